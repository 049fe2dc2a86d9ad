### Roam : les règles, une ou deux phrases pour chaque règle numérotée.
### Affichées quand un coup est refusé et dans l’aide du jeu.

## Le plan et ses côtés

rule-RO-GEO-1 = Une carte Terrain compte exactement six cases.
rule-RO-GEO-2 = Tenue avec son parchemin en bas, une carte Terrain présente ses cases en 3 rangées de 2.
rule-RO-GEO-3 = Le plan est une grille de cartes, face Terrain visible : 3 colonnes et 2 rangées.
rule-RO-GEO-4 = Les cartes se touchent : le plan forme un seul champ de 6 cases sur 6, et ni les formes ni les voisinages ne tiennent compte des bords de cartes.
rule-RO-GEO-5 = Une case se désigne par sa colonne, de a à f d’ouest en est, et par sa ligne, de 1 à 6 du nord au sud.
rule-RO-GEO-6 = Les places du plan se nomment, d’ouest en est, nord-ouest, nord et nord-est dans la rangée nord, sud-ouest, sud et sud-est dans la rangée sud.
rule-RO-GEO-7 = Chaque carte Terrain est posée le parchemin vers l’extérieur du plan.
rule-RO-GEO-8 = Les cartes de la rangée sud sont donc droites, celles de la rangée nord tournées d’un demi-tour.
rule-RO-GEO-9 = Les cases d’une carte suivent son sens : dans la rangée nord, la case en haut à gauche se retrouve en bas à droite.
rule-RO-GEO-10 = Le sens d’une carte Terrain ne décide que de la place de ses symboles de pièces.
rule-RO-GEO-11 = Chaque joueur occupe un côté différent du plan et y aligne ses cartes.
rule-RO-GEO-12 = Dans le sens horaire, vus d’en haut, les côtés sont le Sud, l’Ouest, le Nord et l’Est.
rule-RO-GEO-13 = Les personnages d’un joueur se lisent depuis sa place, tous dans la même direction, cartes de Départ et cartes remportées.
rule-RO-GEO-14 = Une forme est dessinée telle que son propriétaire la voit : la rangée du haut est la plus loin de lui, la colonne de droite est à sa droite.
rule-RO-GEO-15 = Sur le plan, la forme tourne avec le côté de son propriétaire : pas du tout au Sud, d’un quart de tour horaire à l’Ouest, d’un demi-tour au Nord, de trois quarts à l’Est.
rule-RO-GEO-16 = Une forme ne se pivote pas, sauf avec une tuile Pivoter, et ne se retourne jamais en miroir.
rule-RO-GEO-17 = Un placement se désigne par le personnage, ses quarts de tour supplémentaires et la case où tombe le coin nord-ouest de ses cases fixes.
rule-RO-GEO-18 = Sur un plan complet, une forme peut être posée partout où l’étendue de ses cases fixes tient dans les 6 cases sur 6.
rule-RO-GEO-19 = Vue du Sud ou du Nord, une carte est large de 2 et profonde de 3 ; vue de l’Ouest ou de l’Est, large de 3 et profonde de 2 : une même forme atteint d’autres cases d’un autre côté.

## Mise en place

rule-RO-SETUP-1 = Roam se joue à 2, 3 ou 4 joueurs.
rule-RO-SETUP-2 = Chaque joueur reçoit les 3 cartes de Départ et les 24 marqueurs d’une même couleur.
rule-RO-SETUP-3 = Les cartes de Départ et les marqueurs des couleurs non jouées retournent dans la boîte.
rule-RO-SETUP-4 = Les cartes Terrain sont mélangées et forment une pioche, face Terrain visible.
rule-RO-SETUP-5 = Les cartes promotionnelles sont mélangées à la pioche, sauf si la table y renonce.
rule-RO-SETUP-6 = Six cartes de la pioche forment le plan.
rule-RO-SETUP-7 = Elles sont posées sur les places dans l’ordre, de 0 à 5.
rule-RO-SETUP-8 = Chaque joueur prend un côté différent du plan et y aligne ses cartes de Départ.
rule-RO-SETUP-9 = Sauf avis contraire, deux joueurs prennent le Sud et le Nord, trois le Sud, l’Ouest et le Nord, quatre tous les côtés ; tout choix de côtés différents convient.
rule-RO-SETUP-10 = Le premier joueur est tiré au sort, à moins que la table ne l’ait désigné.
rule-RO-SETUP-11 = Les pièces forment une réserve commune à côté du plan.
rule-RO-SETUP-12 = Dans l’ordre du tour, les joueurs commencent avec 0, 1, 1 et 2 pièces.
rule-RO-SETUP-13 = Toutes les cartes de Départ commencent face visible.
rule-RO-SETUP-14 = Avec les règles de base, les tuiles Artefact restent dans la boîte ; avec les règles complètes, elles servent.
rule-RO-SETUP-15 = Les tours vont dans le sens horaire, selon les places autour du plan.

## Les tours

rule-RO-TURN-1 = En commençant par le premier joueur, les tours se suivent dans le sens horaire.
rule-RO-TURN-2 = À son tour, un joueur utilise exactement un de ses personnages face visible ; on ne passe pas.
rule-RO-TURN-3 = Un tour a son ordre : début, repos, utilisation d’un personnage avec ce qui la précède et la suit, cartes complétées, marché, fin. Ce qui appartient à une autre étape ne se fait pas maintenant.
rule-RO-TURN-4 = Un seul personnage est utilisé par tour, même s’il est retourné face visible entre-temps.
rule-RO-TURN-5 = Les cartes complétées se résolvent à la fin du tour, jamais pendant la pose des marqueurs.
rule-RO-TURN-6 = Hors de son tour, un joueur ne décide de rien, sauf de ses enchères.
rule-RO-TURN-7 = On ne peut rien donner, prêter ni échanger.

## Utiliser un personnage

rule-RO-PLACE-1 = Le personnage utilisé est retourné face cachée.
rule-RO-PLACE-2 = Les marqueurs reproduisent la forme du personnage, dans le sens de sa carte : choisissez où la poser.
rule-RO-PLACE-3 = Toutes les cases fixes de la forme doivent se trouver dans le plan, occupées ou non.
rule-RO-PLACE-4 = Les emplacements optionnels peuvent dépasser du plan.
rule-RO-PLACE-5 = Une case ne contient qu’un seul marqueur.
rule-RO-PLACE-6 = Une case fixe déjà occupée, par qui que ce soit, est ignorée ; les autres reçoivent tout de même leur marqueur.
rule-RO-PLACE-7 = Toute case fixe qui peut recevoir un marqueur doit en recevoir un.
rule-RO-PLACE-8 = Poser une forme uniquement sur des cases occupées est permis et ne place rien ; une table peut l’interdire quand on peut l’éviter.
rule-RO-PLACE-9 = Une forme peut couvrir des cases de plusieurs cartes.
rule-RO-PLACE-10 = On ne reprend pas ses marqueurs tant que la carte qui les porte n’est pas complétée.
rule-RO-PLACE-11 = Si aucun personnage face visible ne tient sur le plan, le joueur en retourne un face cachée et ne place rien.
rule-RO-PLACE-12 = Toutes les cases fixes sont remplies au même moment ; une case libérée plus tard dans le tour ne l’est plus.

## Marqueurs et pièces

rule-RO-SUPPLY-1 = Un joueur sans marqueur joue son tour normalement, mais n’en place aucun.
rule-RO-SUPPLY-2 = Un joueur qui a moins de marqueurs que de cases fixes libres les place tous et choisit sur lesquelles.
rule-RO-SUPPLY-3 = Les emplacements optionnels ne reçoivent que des marqueurs restants une fois les cases fixes remplies.
rule-RO-SUPPLY-4 = Chaque joueur a 24 marqueurs, en réserve ou sur le plan, à tout moment.
rule-RO-COIN-1 = Qui place un marqueur sur des symboles de pièces prend une pièce par symbole.
rule-RO-COIN-2 = Une case porte 0, 1 ou 2 symboles de pièces.
rule-RO-COIN-3 = Une case ignorée ne rapporte rien.
rule-RO-COIN-4 = Les pièces se prennent aussitôt et peuvent être dépensées dans le même tour.
rule-RO-COIN-5 = Prendre les pièces n’est pas un choix : cela se fait tout seul.
rule-RO-COIN-6 = Les pièces de chacun sont visibles par tous.
rule-RO-COIN-7 = Les pièces ne manquent jamais ; leurs deux valeurs ne servent qu’à faire l’appoint.
rule-RO-COIN-8 = Personne ne peut payer plus de pièces qu’il n’en possède.
rule-RO-COIN-9 = Les symboles de pièces ne s’épuisent pas : ils rapportent à nouveau quand un marqueur y est de nouveau placé.

## Emplacements optionnels

rule-RO-OPT-1 = Après la pose, un joueur peut payer 2 pièces pour placer un marqueur sur un emplacement optionnel du personnage utilisé ce tour.
rule-RO-OPT-2 = Il peut le faire une fois par emplacement optionnel, pour 2 pièces chacun.
rule-RO-OPT-3 = L’emplacement optionnel doit se trouver dans le plan et être libre.
rule-RO-OPT-4 = Un marqueur sur un emplacement optionnel rapporte comme un autre, et ces pièces peuvent payer le suivant.
rule-RO-OPT-5 = Les cases fixes sont remplies d’abord ; puis les emplacements optionnels s’achètent un par un, dans l’ordre voulu.
rule-RO-OPT-6 = Des cases fixes ignorées n’empêchent pas d’acheter des emplacements optionnels.
rule-RO-OPT-7 = Personne n’est obligé d’acheter un emplacement optionnel.
rule-RO-OPT-8 = Les pièces payées vont à la réserve.

## Cartes complétées

rule-RO-CLAIM-1 = À la fin d’un tour, toute carte dont les six cases sont occupées est complétée et résolue.
rule-RO-CLAIM-2 = Seul compte l’état à la fin de la pose, quels que soient les marqueurs et la façon dont ils sont arrivés là.
rule-RO-CLAIM-3 = Le joueur qui a le plus de marqueurs sur la carte la remporte, quel que soit le tour en cours.
rule-RO-CLAIM-4 = Les joueurs à égalité pour le plus de marqueurs font une enchère entre eux.
rule-RO-CLAIM-5 = Si plusieurs cartes sont complétées dans un tour, le joueur actif décide de l’ordre où elles sont résolues.
rule-RO-CLAIM-6 = L’ordre se choisit carte par carte, chaque fois que la précédente est entièrement résolue.
rule-RO-CLAIM-7 = Chaque carte est résolue jusqu’au bout, remplacement compris, avant la suivante.
rule-RO-CLAIM-8 = Le gagnant pose la carte près des siennes, face personnage visible, dans la même direction.
rule-RO-CLAIM-9 = Tous les marqueurs de la carte reviennent à leurs propriétaires.
rule-RO-CLAIM-10 = La place est reprise par la première carte de la pioche, parchemin vers l’extérieur.
rule-RO-CLAIM-11 = La nouvelle carte n’a pas de marqueur.
rule-RO-CLAIM-12 = Qui ne remporte pas la carte mais y a au moins un marqueur gagne 1 pièce, quel que soit leur nombre.
rule-RO-CLAIM-13 = Plusieurs joueurs peuvent gagner cette pièce pour la même carte, le joueur actif aussi.
rule-RO-CLAIM-14 = Le gagnant ne reçoit pas de pièce pour la carte.
rule-RO-CLAIM-15 = Cette pièce vient après le paiement du gagnant ; elle ne peut pas être misée pour la même carte.
rule-RO-CLAIM-16 = Un personnage remporté sert à partir du prochain tour de son propriétaire.
rule-RO-CLAIM-17 = Un joueur peut posséder autant de cartes qu’il veut.
rule-RO-CLAIM-18 = Qui a le plus de marqueurs remporte la carte et ne peut pas la refuser.

## Enchères

rule-RO-AUCTION-1 = Seuls les joueurs à égalité pour le plus de marqueurs participent.
rule-RO-AUCTION-2 = Le joueur actif commence, puis on suit le sens horaire ; s’il n’est pas à égalité, c’est le premier joueur à égalité après lui qui commence.
rule-RO-AUCTION-3 = Chaque participant parle une seule fois : il enchérit ou il passe.
rule-RO-AUCTION-4 = La première enchère peut être de 0 pièce, même après des joueurs qui ont passé.
rule-RO-AUCTION-5 = Chaque enchère suivante doit dépasser la plus haute d’au moins 1 pièce.
rule-RO-AUCTION-6 = Personne ne peut miser plus de pièces qu’il n’en possède.
rule-RO-AUCTION-7 = Un participant qui ne peut pas enchérir passe d’office.
rule-RO-AUCTION-8 = Qui passe est hors de cette enchère.
rule-RO-AUCTION-9 = Le plus offrant paie et remporte la carte.
rule-RO-AUCTION-10 = Les autres gardent les pièces qu’ils ont misées.
rule-RO-AUCTION-11 = Si tous ont passé avant le dernier participant, celui-ci remporte la carte pour 0 pièce.
rule-RO-AUCTION-12 = Les participants qui ne gagnent pas reçoivent la pièce due pour leurs marqueurs sur la carte.
rule-RO-AUCTION-13 = Les enchères sont publiques et se font à tour de rôle.

## Repos

rule-RO-REST-1 = Si, au début de son tour, tous les personnages d’un joueur sont face cachée, ils sont tous retournés face visible, gratuitement.
rule-RO-REST-2 = Après le repos, le tour se poursuit normalement.
rule-RO-REST-3 = Un repos retourne tous les personnages ; aucun ne reste face cachée.
rule-RO-REST-4 = Un seul personnage face visible, par exemple une carte tout juste remportée, empêche le repos gratuit.
rule-RO-REST-5 = Il y a au plus un repos par tour, gratuit ou anticipé.
rule-RO-EARLYREST-1 = Au début de son tour, un joueur qui a un personnage face visible peut prendre un repos anticipé, ou non.
rule-RO-EARLYREST-2 = Un repos anticipé coûte 1 pièce par personnage face visible à ce moment.
rule-RO-EARLYREST-3 = Ensuite, tous les personnages face cachée sont retournés, sans exception.
rule-RO-EARLYREST-4 = Le prix d’un repos anticipé doit être payé en entier.
rule-RO-EARLYREST-5 = Un repos anticipé demande au moins un personnage face cachée.
rule-RO-EARLYREST-6 = Un repos anticipé n’est plus possible plus tard dans le tour.
rule-RO-EARLYREST-7 = Après un repos anticipé, le tour se poursuit normalement.

## Fin de partie et points

rule-RO-END-1 = La fin approche quand un joueur possède au moins dix cartes, cartes de Départ comprises.
rule-RO-END-2 = Les tuiles Artefact et l’Avant-poste ne comptent pas comme cartes ; les cartes promotionnelles, si.
rule-RO-END-3 = Cela peut arriver pendant le tour de n’importe qui, à n’importe qui.
rule-RO-END-4 = On termine alors la manche, pour que chacun ait joué le même nombre de tours.
rule-RO-END-5 = Si cela arrive au dernier tour de la manche, la partie se termine après ce tour ; plus rien ne se joue ensuite.
rule-RO-END-6 = Les tours restants se jouent en entier, avec toutes leurs étapes.
rule-RO-END-7 = D’autres joueurs avec dix cartes n’y changent rien.
rule-RO-SCORE-1 = Chaque joueur additionne les points de toutes ses cartes, face visible ou cachée.
rule-RO-SCORE-2 = Les cartes de Départ comptent pour les points imprimés, c’est-à-dire 0.
rule-RO-SCORE-3 = Avec les règles complètes, on ajoute les points de toutes ses tuiles Artefact, face visible ou cachée.
rule-RO-SCORE-4 = Le propriétaire de l’Avant-poste ajoute 3 points.
rule-RO-SCORE-5 = Pièces, marqueurs et cartes inachevées ne rapportent aucun point.
rule-RO-SCORE-6 = Le plus de points l’emporte ; à égalité, le plus de pièces ; si l’égalité persiste, la victoire est partagée.
rule-RO-SCORE-7 = Les autres rangs se décident de même : les points, puis les pièces ; les joueurs à égalité partagent leur rang.

## Artefacts

rule-RO-ART-1 = Les tuiles sont mélangées ; quatre sont posées face visible et forment le marché, les autres une pile face cachée.
rule-RO-ART-2 = À la fin de son tour, un joueur peut acheter une des tuiles du marché à son prix.
rule-RO-ART-3 = On achète au plus une tuile par tour.
rule-RO-ART-4 = Un joueur peut posséder autant de tuiles qu’il veut, même de la même capacité.
rule-RO-ART-5 = L’achat vient après toutes les cartes complétées du tour.
rule-RO-ART-6 = La tuile achetée est face visible, et le marché est aussitôt complété tant qu’il reste des tuiles.
rule-RO-ART-7 = Une tuile tout juste achetée peut servir aussitôt si elle ne place ni ne déplace de marqueur : seulement Pièce et Retourner.
rule-RO-ART-8 = Utiliser une tuile la retourne face cachée ; seule une tuile à soi, face visible, peut être utilisée.
rule-RO-ART-9 = Les tuiles ne servent qu’au tour de leur propriétaire, jamais pour enchérir au tour d’un autre.
rule-RO-ART-10 = Pièce et Retourner peuvent servir au début du tour, avant le repos, qui en tient compte.
rule-RO-ART-11 = Glisser sert avant ou après la pose, Pivoter avec l’utilisation d’un personnage, Gratuit et Remplacer une fois les cases fixes remplies.
rule-RO-ART-12 = Pièce peut servir au début, avant et après l’utilisation d’un personnage, avant une enchère et au marché ; Retourner aux mêmes moments, sauf avant une enchère.
rule-RO-ART-13 = On peut utiliser autant de tuiles qu’on veut dans un tour.
rule-RO-ART-14 = À chaque repos, gratuit ou anticipé, toutes les tuiles face cachée du joueur sont retournées aussi.
rule-RO-ART-15 = Un seul personnage retourné par une tuile, ou remporté, ne retourne aucune tuile.
rule-RO-ART-16 = Les tuiles face visible n’ajoutent rien au prix d’un repos anticipé.
rule-RO-ART-17 = Une tuile ne peut servir que si elle a un effet ; les tuiles face visible de même capacité se valent.
rule-RO-ART-18 = Quand la pile est vide, le marché n’est plus complété ; dans un marché vide, on n’achète rien.
rule-RO-ART-19 = Les tuiles du marché ne sont ni échangées ni défaussées autrement.
rule-RO-ARTCOIN-1 = Pièce : gagnez 1 pièce.
rule-RO-ARTSLIDE-1 = Glisser : déplacez un marqueur, de n’importe quel joueur, vers une case voisine libre.
rule-RO-ARTSLIDE-2 = Voisine veut dire un pas au nord, à l’est, au sud ou à l’ouest, jamais en diagonale.
rule-RO-ARTSLIDE-3 = Le pas peut passer d’une carte à l’autre, mais pas sortir du plan.
rule-RO-ARTSLIDE-4 = La nouvelle case ne rapporte de pièces à personne.
rule-RO-ARTSLIDE-5 = Un marqueur placé plus tôt dans le même tour peut glisser.
rule-RO-ARTSLIDE-6 = Un glissement peut compléter une carte ou l’ouvrir de nouveau ; seul l’état final compte.
rule-RO-ARTROT-1 = Pivoter : la forme tourne d’un quart au moment de la pose.
rule-RO-ARTROT-2 = Le joueur choisit le sens ; cases fixes et emplacements optionnels tournent ensemble, sans miroir.
rule-RO-ARTROT-3 = Plusieurs tuiles Pivoter s’additionnent : un quart de tour dans un sens ou l’autre coûte une tuile, un demi-tour deux.
rule-RO-ARTROT-4 = Pivoter ne sert que si la forme tournée est différente.
rule-RO-ARTFREE-1 = Gratuit : un marqueur est posé sur un emplacement optionnel du personnage utilisé ce tour, sans payer les 2 pièces.
rule-RO-ARTFREE-2 = Toutes les autres conditions tiennent, et les symboles de pièces rapportent.
rule-RO-ARTFREE-3 = Une tuile sert pour un emplacement optionnel ; les autres peuvent être payés ou offerts par d’autres tuiles.
rule-RO-ARTFLIP-1 = Retourner : retournez un de vos personnages, face visible ou cachée.
rule-RO-ARTFLIP-2 = Si le dernier personnage face visible est ainsi retourné au début du tour, le repos gratuit suit et remet tout face visible, cette tuile aussi.
rule-RO-ARTFLIP-3 = Entre le repos et l’utilisation d’un personnage, le dernier personnage face visible ne peut pas être retourné.
rule-RO-ARTFLIP-4 = Le personnage utilisé ce tour peut être retourné ensuite, mais pas utilisé de nouveau dans le même tour.
rule-RO-ARTREPL-1 = Remplacer : échangez le marqueur d’un autre joueur, sur une case couverte par la forme utilisée ce tour, contre un des vôtres.
rule-RO-ARTREPL-2 = Si la case porte des symboles de pièces, gagnez ces pièces.
rule-RO-ARTREPL-3 = Le marqueur revient à son propriétaire ; le nouveau vient de la réserve du joueur actif, qui ne doit pas être vide.
rule-RO-ARTREPL-4 = Sont couvertes les cases fixes ; un emplacement optionnel seulement si ses 2 pièces sont payées à ce moment, ou si une tuile Gratuit sert pour lui.
rule-RO-ARTREPL-5 = Remplacer peut servir sur une case ignorée ce tour-ci.

## Avant-poste

rule-RO-OUTPOST-1 = Dans cette variante, la carte Avant-poste est posée à côté du plan.
rule-RO-OUTPOST-2 = Un joueur dont les marqueurs occupent les huit cases autour du marqueur d’un autre obtient l’Avant-poste.
rule-RO-OUTPOST-3 = Les huit cases doivent exister : un marqueur au bord du plan ne peut pas être entouré.
rule-RO-OUTPOST-4 = Les huit marqueurs appartiennent au même joueur.
rule-RO-OUTPOST-5 = On le vérifie après chaque changement sur le plan, pour chaque joueur, avant de résoudre les cartes.
rule-RO-OUTPOST-6 = L’action d’un autre joueur peut aussi y mener.
rule-RO-OUTPOST-7 = Une fois obtenu, l’Avant-poste n’est jamais perdu, et personne d’autre ne peut l’obtenir.
rule-RO-OUTPOST-8 = L’Avant-poste vaut 3 points à la fin.
rule-RO-OUTPOST-9 = L’Avant-poste se joue avec les règles de base ou complètes, avec ou sans empilement.

## Empilement

rule-RO-STACK-1 = Dans cette variante, une case peut contenir deux marqueurs, le second sur le premier.
rule-RO-STACK-2 = Une case n’est ignorée, ou interdite, que si elle contient deux marqueurs ; une case fixe qui en a un doit en recevoir un second.
rule-RO-STACK-3 = Les deux marqueurs peuvent être au même joueur.
rule-RO-STACK-4 = Un second marqueur sur une case ne rapporte pas de pièces.
rule-RO-STACK-5 = Un marqueur sur chacune des six cases suffit toujours à compléter une carte.
rule-RO-STACK-6 = La majorité compte tous les marqueurs de la carte, même recouverts.
rule-RO-STACK-7 = Les égalités se résolvent comme d’habitude.
rule-RO-STACK-8 = Les artefacts agissent sur les marqueurs recouverts comme sur les autres.
rule-RO-STACK-9 = Tout marqueur d’une pile peut glisser vers une case sans marqueur ; si celui du dessous part, celui du dessus descend.
rule-RO-STACK-10 = Tout marqueur d’une pile peut être remplacé et garde son niveau ; seul celui du dessous rapporte des pièces.
rule-RO-STACK-11 = Pour l’Avant-poste, un marqueur de la pile suffit, autour comme au centre.
rule-RO-STACK-12 = Tous les marqueurs des piles reviennent quand la carte est résolue ; la pièce reste de 1 par joueur et par carte.

## Cartes promotionnelles, limites, ce qui est visible

rule-RO-PROMO-1 = Les 5 cartes Animal font partie de la pioche et en suivent toutes les règles.
rule-RO-LIMIT-1 = Tous les éléments sauf les pièces sont limités ; ce qui est épuisé n’est plus disponible.
rule-RO-LIMIT-2 = Si les pièces manquent, n’importe quoi peut les remplacer.
rule-RO-LIMIT-3 = Si la pioche est vide quand une place doit être reprise, la place reste vide.
rule-RO-LIMIT-4 = Une place vide ne fait pas partie du plan : ni case fixe, ni emplacement optionnel, ni glissement ne l’atteint.
rule-RO-LIMIT-5 = Si les six places sont vides, la partie se termine aussitôt ; elle se termine aussi après une manche où personne n’a plus de marqueur, où aucune carte n’est complète et où aucune tuile Glisser n’est possédée ni ne peut plus s’acheter.
rule-RO-LIMIT-6 = Avec toute la pioche, les cartes ne s’épuisent pas avant la fin.
rule-RO-LIMIT-7 = Après un certain nombre de manches complètes de suite sans carte résolue (20, ou selon ce qui est convenu), la partie se termine à la fin de la manche et l’on compte les points.
rule-RO-INFO-1 = Les pièces sont visibles.
rule-RO-INFO-2 = La pioche est posée face Terrain visible : chacun voit sa première carte.
rule-RO-INFO-3 = Le parchemin d’une carte Terrain montre les points et la forme de son personnage, sur le plan comme sur la pioche.
rule-RO-INFO-4 = Les personnages de tous les joueurs sont connus de tous, face visible ou cachée.
rule-RO-INFO-5 = L’ordre de la pioche sous sa première carte et celui de la pile d’artefacts sont inconnus de tous.
rule-RO-INFO-6 = Tout le reste est visible : plan, marqueurs, réserves, marché, tuiles, enchères et Avant-poste.
