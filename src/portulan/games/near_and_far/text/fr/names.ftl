### Near and Far : les noms des cartes, des gens et des lieux, et ce que font les cartes.
### Écrit par tools/near-and-far-names à partir de content/ : ne pas modifier.

## Artéfacts

artifact-ancient-compass = Compas ancien
card-ancient-compass = { artifact-ancient-compass }
price-ancient-compass = 2 pièces, 1 nourriture et 1 jeton Lézard
effects-ancient-compass = Fin de partie : +4 PV si personne n’a autant de pièces que vous.
note-ancient-compass = Il indique le nord de quelqu’un d’autre.
artifact-starry-cloak = Cape étoilée
card-starry-cloak = { artifact-starry-cloak }
price-starry-cloak = 3 gemmes et 1 jeton Mystique
effects-starry-cloak = Fin de partie : +1 PV par aventurier Mystique.
note-starry-cloak = Une étoile manque, et la cape le sait.
artifact-dice-game = Jeu de dés
card-dice-game = { artifact-dice-game }
price-dice-game = 3 pièces, 1 nourriture et 1 jeton Hors-la-Loi
effects-dice-game = Fin de partie : +1 PV par aventurier Hors-la-Loi.
note-dice-game = Six faces, toutes en dette.
artifact-scroll-of-legend = Parchemin de légende
card-scroll-of-legend = { artifact-scroll-of-legend }
price-scroll-of-legend = 3 gemmes et 1 jeton Lézard
effects-scroll-of-legend = Fin de partie : +1 PV par aventurier Lézard.
note-scroll-of-legend = Les Lézards l’ont annoté, avec politesse.
artifact-unearthed-treaty = Traité déterré
card-unearthed-treaty = { artifact-unearthed-treaty }
price-unearthed-treaty = 3 pièces, 1 nourriture et 1 jeton Nomade
effects-unearthed-treaty = Fin de partie : +1 PV par aventurier Nomade.
note-unearthed-treaty = Signé par un royaume parti sans laisser d’adresse.
artifact-cooking-spices = Épices de cuisine
card-cooking-spices = { artifact-cooking-spices }
price-cooking-spices = 3 nourritures et 1 jeton Nomade
effects-cooking-spices = À chaque déplacement, passez 1 emplacement vide sans payer.
note-cooking-spices = Avec assez de piment, tout chemin est court.
artifact-crown-of-cruelty = Couronne de cruauté
card-crown-of-cruelty = { artifact-crown-of-cruelty }
price-crown-of-cruelty = 3 gemmes et 1 jeton Hors-la-Loi
effects-crown-of-cruelty = En fin de déplacement là où sont d’autres joueurs, chacun d’eux vous donne 1 pièce.
note-crown-of-cruelty = Personne n’aime la voir ; tout le monde cotise.
artifact-nightmare-amulet = Amulette de cauchemar
card-nightmare-amulet = { artifact-nightmare-amulet }
price-nightmare-amulet = 2 pièces et 1 jeton Hors-la-Loi
effects-nightmare-amulet = En fin de déplacement là où sont d’autres joueurs, chacun d’eux vous donne 1 pièce.
note-nightmare-amulet = Les voisins préfèrent payer que dormir à côté.
artifact-goods-wagon = Wagon de marchandises
card-goods-wagon = { artifact-goods-wagon }
price-goods-wagon = 3 pièces et 1 jeton Nomade
effects-goods-wagon = À chaque échange, ce que vous payez vaut 1 de plus.
note-goods-wagon = Le fond en est double, des deux côtés.
artifact-jade-flute = Flûte de jade
card-jade-flute = { artifact-jade-flute }
price-jade-flute = 2 gemmes et 1 jeton Hors-la-Loi
effects-jade-flute = En visitant les Étables, gagnez 2 nourritures.
note-jade-flute = Les oiseaux écoutent ; Mèche fait semblant que non.
artifact-lockpicking-kit = Matériel de crochetage
card-lockpicking-kit = { artifact-lockpicking-kit }
price-lockpicking-kit = 1 pièce, 1 nourriture et 1 jeton Hors-la-Loi
effects-lockpicking-kit = À chaque duel remporté, gagnez 1 pièce.
note-lockpicking-kit = Livré dans un coffret fermé à clé.
artifact-gold-magnet = Aimant d’or
card-gold-magnet = { artifact-gold-magnet }
price-gold-magnet = 3 gemmes, 1 nourriture et 1 jeton Lézard
effects-gold-magnet = En visitant la Mine, gagnez 1 pièce.
note-gold-magnet = Ôter ses dents avant l’emploi.
artifact-mercenary-contract = Contrat de mercenaire
card-mercenary-contract = { artifact-mercenary-contract }
price-mercenary-contract = 4 pièces, 1 nourriture, 1 jeton Lézard et 1 jeton Nomade
effects-mercenary-contract = À l’achat de cette carte, posez un camp sur n’importe quel emplacement vide.
note-mercenary-contract = Quelqu’un dort déjà là-bas, en votre nom.
artifact-merchants-coat = Manteau de marchand
card-merchants-coat = { artifact-merchants-coat }
price-merchants-coat = 2 pièces et 1 jeton Mystique
effects-merchants-coat = Faites jusqu’à 2 échanges par visite à l’Hôtel de Ville.
note-merchants-coat = Des poches jusque dans les poches.
artifact-merchant-contract = Contrat de marchand
card-merchant-contract = { artifact-merchant-contract }
price-merchant-contract = 3 pièces et 1 jeton Nomade
effects-merchant-contract = Vos aventuriers peuvent occuper les cases des autres factions.
note-merchant-contract = Le petit caractère dit que tous les chapeaux se valent.
artifact-mirror-hat = Chapeau miroir
card-mirror-hat = { artifact-mirror-hat }
price-mirror-hat = 3 gemmes et 1 jeton Mystique
effects-mirror-hat = Vous pouvez passer les menaces sans combat. +1 cœur en quittant la ville.
note-mirror-hat = On se méfie rarement de soi.
artifact-collectors-cleaver = Hachoir du percepteur
card-collectors-cleaver = { artifact-collectors-cleaver }
price-collectors-cleaver = 2 gemmes, 1 jeton Hors-la-Loi et 1 jeton Lézard
effects-collectors-cleaver = Vous pouvez passer les menaces sans combat. +1 en combat.
note-collectors-cleaver = Fend les comptes ronds.
artifact-numbered-door = Porte numérotée
card-numbered-door = { artifact-numbered-door }
price-numbered-door = 3 pièces, 1 nourriture et 1 jeton Nomade
effects-numbered-door = Les aventuriers coûtent 1 pièce de moins.
note-numbered-door = Le numéro est faux ; l’accueil, sincère.
artifact-turtle-saddle = Selle de tortue
card-turtle-saddle = { artifact-turtle-saddle }
price-turtle-saddle = 3 gemmes, 1 nourriture et 1 jeton Nomade
effects-turtle-saddle = +1 en mouvement.
note-turtle-saddle = La tortue n’a pas été consultée.
artifact-knotted-cord = Cordelette nouée
card-knotted-cord = { artifact-knotted-cord }
price-knotted-cord = 1 gemme, 1 nourriture et 1 jeton Mystique
effects-knotted-cord = +1 en habileté.
note-knotted-cord = Le souvenir d’un autre, prêté avec le geste.
artifact-regiment-drum = Tambour du régiment
card-regiment-drum = { artifact-regiment-drum }
price-regiment-drum = 3 pièces, 1 nourriture et 1 jeton Lézard
effects-regiment-drum = +1 en combat.
note-regiment-drum = Trois coups, un silence, et l’on charge.
artifact-toll-stool = Tabouret de péage
card-toll-stool = { artifact-toll-stool }
price-toll-stool = 2 pièces, 1 gemme et 1 jeton Hors-la-Loi
effects-toll-stool = À chaque camp construit sur un emplacement à pièces ou à gemmes, gagnez 2 nourritures.
note-toll-stool = Qui s’assied perçoit.
artifact-glogo-choirbook = Livre de chœur glogo
card-glogo-choirbook = { artifact-glogo-choirbook }
price-glogo-choirbook = 1 pièce, 1 gemme et 1 jeton Mystique
effects-glogo-choirbook = À chaque quête réussie par l’habileté, gagnez 2 cœurs.
note-glogo-choirbook = À chanter quand personne n’écoute.
artifact-ambroses-abacus = Boulier d’Ambroise
card-ambroses-abacus = { artifact-ambroses-abacus }
price-ambroses-abacus = 3 gemmes et 1 jeton Hors-la-Loi
effects-ambroses-abacus = Fin de partie : +1 PV par tranche de 3 gemmes, 3 PV au plus.
note-ambroses-abacus = Le total fait zéro, et il en est fier.
artifact-hobbs-ladle = Louche des Hobbe
card-hobbs-ladle = { artifact-hobbs-ladle }
price-hobbs-ladle = 3 pièces et 1 jeton Nomade
effects-hobbs-ladle = En visitant la Ferme, gagnez 1 nourriture.
note-hobbs-ladle = Elle sert toujours la soupe de l’autre.
artifact-sorrels-ear-trumpet = Cornet de dame Oseille
card-sorrels-ear-trumpet = { artifact-sorrels-ear-trumpet }
price-sorrels-ear-trumpet = 3 pièces et 1 jeton Lézard
effects-sorrels-ear-trumpet = En visitant le Saloon, gagnez 1 pièce.
note-sorrels-ear-trumpet = Réservé à l’oreille droite.
artifact-wicks-whistle = Sifflet de Mèche
card-wicks-whistle = { artifact-wicks-whistle }
price-wicks-whistle = 3 pièces, 1 nourriture et 1 jeton Nomade
effects-wicks-whistle = Les oiseaux porteurs coûtent 1 nourriture de moins. À chaque trésor gagné, gagnez 1 nourriture.
note-wicks-whistle = S’il vous aime, il vient. Sinon aussi, mais lentement.
artifact-nettles-answer = Réponse d’Ortie
card-nettles-answer = { artifact-nettles-answer }
price-nettles-answer = 2 gemmes, 1 nourriture et 1 jeton Mystique
effects-nettles-answer = À votre jet d’habileté en quête, pour 1 nourriture : relancez le dé (une fois par tour).
note-nettles-answer = Juste, mais à une autre question.
artifact-jailhouse-coffee = Café de la prison
card-jailhouse-coffee = { artifact-jailhouse-coffee }
price-jailhouse-coffee = 3 gemmes et 1 jeton Hors-la-Loi
effects-jailhouse-coffee = À chaque duel perdu, gagnez 2 nourritures. En quittant la ville, gagnez 1 cœur.
note-jailhouse-coffee = La porte est ouverte ; c’est le café qui retient.
artifact-honest-scale = Balance honnête
card-honest-scale = { artifact-honest-scale }
price-honest-scale = 2 pièces et 1 jeton Lézard
effects-honest-scale = Fin de partie : +2 PV si votre réputation est d’au moins 8.
note-honest-scale = Elle rougit quand on la contredit.
artifact-eleventh-vote = Onzième voix
card-eleventh-vote = { artifact-eleventh-vote }
price-eleventh-vote = 2 pièces et 1 jeton Mystique
effects-eleventh-vote = Fin de partie : vous remportez les égalités.
note-eleventh-vote = Le maire ignore encore que c’était la tienne.
artifact-written-apology = Excuses écrites
card-written-apology = { artifact-written-apology }
price-written-apology = 2 gemmes, 1 nourriture et 1 jeton Lézard
effects-written-apology = +2 cœurs en quittant la ville.
note-written-apology = Acher l’accepterait, même de vous.
artifact-wanted-poster = Affiche de Jeanne
card-wanted-poster = { artifact-wanted-poster }
price-wanted-poster = 2 pièces et 1 jeton Hors-la-Loi
effects-wanted-poster = +1 à vos jets de duel.
note-wanted-poster = Le prix a été corrigé de sa main, vers le haut.
artifact-second-ledger = Second registre
card-second-ledger = { artifact-second-ledger }
price-second-ledger = 2 pièces, 1 nourriture et 1 jeton Nomade
effects-second-ledger = À chaque échange, ce que vous payez vaut 1 de plus.
note-second-ledger = Le premier est pour les visites.
artifact-left-hand-glove = Gant de la main gauche
card-left-hand-glove = { artifact-left-hand-glove }
price-left-hand-glove = 2 gemmes et 1 jeton Hors-la-Loi
effects-left-hand-glove = À chaque menace passée sans combat, gagnez 1 pièce.
note-left-hand-glove = Il salue avant vous et repart avec quelque chose.
artifact-salt-anchor = Ancre de sel
card-salt-anchor = { artifact-salt-anchor }
price-salt-anchor = 2 gemmes et 1 jeton Mystique
effects-salt-anchor = Fin de partie : +1 PV par route commerciale.
note-salt-anchor = Tient bon par temps sec.
artifact-folding-pier = Ponton pliant
card-folding-pier = { artifact-folding-pier }
price-folding-pier = 3 pièces et 1 jeton Lézard
effects-folding-pier = Les camps coûtent 1 cœur de moins.
note-folding-pier = La mer est en option.
artifact-grandmother-count = Compte en grands-mères
card-grandmother-count = { artifact-grandmother-count }
price-grandmother-count = 3 pièces et 1 jeton Lézard
effects-grandmother-count = Fin de partie : +1 PV par tranche de 2 aventuriers.
note-grandmother-count = Il en manque une, on la dit en promenade.
artifact-third-asking = Troisième demande
card-third-asking = { artifact-third-asking }
price-third-asking = 2 gemmes, 2 nourritures et 1 jeton Nomade
effects-third-asking = À l’arrivée d’un aventurier, gagnez 2 nourritures.
note-third-asking = À la troisième, un Nomade ne sait plus refuser.
artifact-feathered-bridle = Bride emplumée
card-feathered-bridle = { artifact-feathered-bridle }
price-feathered-bridle = 4 nourritures et 1 jeton Nomade
effects-feathered-bridle = Fin de partie : +1 PV par animal porteur.
note-feathered-bridle = Les plumes sont un don, précise l’étiquette.
artifact-trophy-belt = Ceinture à trophées
card-trophy-belt = { artifact-trophy-belt }
price-trophy-belt = 3 gemmes, 1 nourriture et 1 jeton Lézard
effects-trophy-belt = Fin de partie : +1 PV par tranche de 2 menaces vaincues.
note-trophy-belt = Chaque trou a une histoire, et la raconte.
artifact-star-on-a-rope = Étoile en laisse
card-star-on-a-rope = { artifact-star-on-a-rope }
price-star-on-a-rope = 4 gemmes, 1 jeton Mystique et 1 jeton Lézard
effects-star-on-a-rope = +2 en combat. +1 cœur en quittant la ville.
note-star-on-a-rope = Elle tire un peu, surtout le soir.
artifact-sea-in-a-jar = Mer en bocal
card-sea-in-a-jar = { artifact-sea-in-a-jar }
price-sea-in-a-jar = 4 pièces, 1 jeton Mystique et 1 jeton Nomade
effects-sea-in-a-jar = +1 en mouvement. À chaque déplacement, passez 1 emplacement vide sans payer.
note-sea-in-a-jar = Marée basse entre deux secousses.
artifact-unclaimed-cord = Cordelette orpheline
card-unclaimed-cord = { artifact-unclaimed-cord }
price-unclaimed-cord = 2 pièces, 1 nourriture et 2 jetons Mystique
effects-unclaimed-cord = +2 en habileté.
note-unclaimed-cord = Soixante ans que personne n’est venu la chercher.
artifact-weighers-pan = Plateau de peseur
card-weighers-pan = { artifact-weighers-pan }
price-weighers-pan = 3 gemmes, 1 jeton Hors-la-Loi et 1 jeton Lézard
effects-weighers-pan = Fin de partie : +1 PV par artéfact acheté, 4 PV au plus.
note-weighers-pan = Vide, il pèse encore quelque chose.
artifact-warrant-of-kindness = Mandat de bonté
card-warrant-of-kindness = { artifact-warrant-of-kindness }
price-warrant-of-kindness = 3 pièces, 1 jeton Mystique et 1 jeton Lézard
effects-warrant-of-kindness = À chaque quête réussie, gagnez 1 pièce.
note-warrant-of-kindness = Exécutoire sans délai, au besoin par la force.
artifact-borrowed-halo = Auréole d’emprunt
card-borrowed-halo = { artifact-borrowed-halo }
price-borrowed-halo = 2 pièces, 1 jeton Hors-la-Loi et 1 jeton Mystique
effects-borrowed-halo = Fin de partie : +1 PV par tranche de 3 points de réputation.
note-borrowed-halo = À rendre propre.
artifact-crownless-debt = Dette sans couronne
card-crownless-debt = { artifact-crownless-debt }
price-crownless-debt = 4 gemmes, 1 jeton Hors-la-Loi et 1 jeton Nomade
effects-crownless-debt = +2 à votre jet dans les duels que vous provoquez.
note-crownless-debt = Elle règne fort bien toute seule.
artifact-heart-of-stone = Cœur de pierre du roi
card-heart-of-stone = { artifact-heart-of-stone }
price-heart-of-stone = 2 jetons Hors-la-Loi, 2 jetons Lézard et 1 jeton Nomade
effects-heart-of-stone = Vaut ses points, et rien d’autre.
note-heart-of-stone = Le roi est mort ; le cœur n’a rien remarqué.
artifact-kitchen-on-wheels = Cuisine roulante
card-kitchen-on-wheels = { artifact-kitchen-on-wheels }
price-kitchen-on-wheels = 3 gemmes, 1 nourriture et 2 jetons Nomade
effects-kitchen-on-wheels = Au Saloon, faites aussi l’action de la Ferme.
note-kitchen-on-wheels = Elle suit l’odeur de ses clients.
artifact-farewell-banquet = Banquet d’adieu
card-farewell-banquet = { artifact-farewell-banquet }
price-farewell-banquet = 2 pièces, 2 nourritures et 2 jetons Lézard
effects-farewell-banquet = En quittant la ville, gagnez 2 cœurs.
note-farewell-banquet = On part mieux quand on est trop nourri pour rester.
artifact-atlas-of-lies = Atlas des mensonges
card-atlas-of-lies = { artifact-atlas-of-lies }
price-atlas-of-lies = 3 gemmes, 1 jeton Hors-la-Loi et 1 jeton Mystique
effects-atlas-of-lies = À chaque quête manquée, gagnez 1 pièce et 2 cœurs.
note-atlas-of-lies = On s’y perd toujours au bon endroit.
artifact-ivory-ledger = Registre d’ivoire
card-ivory-ledger = { artifact-ivory-ledger }
price-ivory-ledger = 3 pièces, 1 jeton Lézard et 1 jeton Nomade
effects-ivory-ledger = Fin de partie : +1 PV par jeton Faction, 4 PV au plus.
note-ivory-ledger = Chaque page fut un souvenir de quelqu’un.
artifact-fleet-without-sea = Flotte sans mer
card-fleet-without-sea = { artifact-fleet-without-sea }
price-fleet-without-sea = 3 pièces, 1 nourriture, 1 jeton Mystique et 1 jeton Nomade
effects-fleet-without-sea = Fin de partie : +2 PV par route commerciale.
note-fleet-without-sea = En bon ordre, et à l’heure nulle part.
artifact-deposit-slip = Bulletin de consigne
card-deposit-slip = { artifact-deposit-slip }
price-deposit-slip = 4 gemmes, 1 jeton Hors-la-Loi et 1 jeton Lézard
effects-deposit-slip = Gardez 1 trésor sans animal.
note-deposit-slip = Un porteur de laiton, comme neuf, non réclamé.

## Trésors

treasure-generosity-contract = Contrat de générosité
card-generosity-contract = { treasure-generosity-contract }
effects-generosity-contract = Fin de partie : +4 PV pour la plus haute réputation, +2 PV pour la deuxième place, +2 PV en cas d’égalité en tête.
note-generosity-contract = Les dons sont obligatoires et notés.
treasure-coin-purse = Bourse de pièces
card-coin-purse = { treasure-coin-purse }
effects-coin-purse = Fin de partie : +2 PV si personne n’a autant de pièces que vous.
note-coin-purse = Elle tinte même vide, par vanité.
treasure-fire-bomb = Bombe de feu
card-fire-bomb = { treasure-fire-bomb }
effects-fire-bomb = À votre jet en duel, contre une menace ou de combat en quête, en défaussant cette carte : ajoutez 4 au jet.
note-fire-bomb = Mode d’emploi au dos, brûlé.
treasure-noose = Nœud coulant
card-noose = { treasure-noose }
effects-noose = En visitant la Hutte Mystique, gagnez 1 nourriture.
note-noose = N’a jamais serré que du pain.
treasure-old-journal = Vieux journal
card-old-journal = { treasure-old-journal }
effects-old-journal = En visitant la Hutte Mystique, piochez 1 artéfact ; gardez-le ou défaussez-le.
note-old-journal = L’auteur meurt page douze et continue.
treasure-ancient-recipe = Recette ancienne
card-ancient-recipe = { treasure-ancient-recipe }
effects-ancient-recipe = Fin de partie : +2 PV si personne n’a autant de nourriture que vous.
note-ancient-recipe = Prendre un bœuf. La suite est effacée.
treasure-old-shovel = Vieille pelle
card-old-shovel = { treasure-old-shovel }
effects-old-shovel = À chaque camp construit sur un emplacement à pièces ou à gemmes, gagnez 1 pièce ou 1 gemme de plus, selon l’emplacement.
note-old-shovel = Elle connaît l’endroit.
treasure-rusty-bell = Cloche rouillée
card-rusty-bell = { treasure-rusty-bell }
effects-rusty-bell = À la Mine, faites aussi l’action du Saloon.
note-rusty-bell = On l’entend du saloon, hélas.
treasure-tin-sword = Épée de fer-blanc
card-tin-sword = { treasure-tin-sword }
effects-tin-sword = +1 en combat.
note-tin-sword = Contenance : une demi-livre de haricots.
treasure-thimble = Dé à coudre du juge
card-thimble = { treasure-thimble }
effects-thimble = +1 en habileté.
note-thimble = Elle recousait ce qu’elle tranchait.
treasure-spare-heart = Cœur de rechange
card-spare-heart = { treasure-spare-heart }
effects-spare-heart = +3 cœurs en quittant la ville.
note-spare-heart = Peu servi.
treasure-stilt-boots = Bottes-échasses
card-stilt-boots = { treasure-stilt-boots }
effects-stilt-boots = +1 en mouvement.
note-stilt-boots = La gauche est plus pressée.
treasure-welcome-mat = Paillasson
card-welcome-mat = { treasure-welcome-mat }
effects-welcome-mat = À chaque déplacement, passez 1 emplacement vide sans payer.
note-welcome-mat = Posé n’importe où, c’est chez soi.
treasure-loud-cheese = Fromage de diversion
card-loud-cheese = { treasure-loud-cheese }
effects-loud-cheese = Face à une menace, pour 1 nourriture : passez-la sans combat.
note-loud-cheese = Le danger s’éloigne, puis les amis.
treasure-false-beard = Fausse barbe
card-false-beard = { treasure-false-beard }
effects-false-beard = Pour 1 nourriture, entrez dans un bâtiment sans duel, même si quelqu’un s’y trouve.
note-false-beard = Le barbu de service entre partout.
treasure-loaded-die = Dé pipé
card-loaded-die = { treasure-loaded-die }
effects-loaded-die = À votre jet dans un duel que vous provoquez, contre une menace ou de combat en quête, pour 1 nourriture : relancez le dé (une fois par tour).
note-loaded-die = Il triche, mais pour n’importe qui.
treasure-tax-exemption = Dispense de taxe
card-tax-exemption = { treasure-tax-exemption }
effects-tax-exemption = Fin de partie : jusqu’à 2 artéfacts en main ne coûtent rien.
note-tax-exemption = Valable au royaume de feu le roi.
treasure-pawn-ticket = Reconnaissance de gage
card-pawn-ticket = { treasure-pawn-ticket }
effects-pawn-ticket = Fin de partie : +1 PV par trésor.
note-pawn-ticket = L’objet déposé : « la patience ».
treasure-locked-diary = Journal à serrure
card-locked-diary = { treasure-locked-diary }
effects-locked-diary = Fin de partie : +1 PV par tranche de 2 quêtes tentées.
note-locked-diary = La clé est décrite à l’intérieur.
treasure-golden-peg = Sardine en or
card-golden-peg = { treasure-golden-peg }
effects-golden-peg = Fin de partie : +1 PV par tranche de 5 tentes posées.
note-golden-peg = Ni poisson, ni discrète.
treasure-magpie-box = Boîte à pie
card-magpie-box = { treasure-magpie-box }
effects-magpie-box = Fin de partie : +1 PV par tranche de 3 gemmes, 3 PV au plus.
note-magpie-box = La pie est restée, par amour de l’art.
treasure-wet-map = Carte mouillée
card-wet-map = { treasure-wet-map }
effects-wet-map = En quittant la ville, gagnez 1 cœur.
note-wet-map = L’encre a coulé vers un meilleur chemin.
treasure-lucky-onion = Oignon porte-bonheur
card-lucky-onion = { treasure-lucky-onion }
effects-lucky-onion = En visitant la Ferme, gagnez 1 nourriture.
note-lucky-onion = On pleure, mais de chance.
treasure-piano-key = Touche de piano égarée
card-piano-key = { treasure-piano-key }
effects-piano-key = Les aventuriers coûtent 1 pièce de moins.
note-piano-key = Dame Oseille joue autour depuis dix ans.
treasure-bird-brush = Brosse à oiseau
card-bird-brush = { treasure-bird-brush }
effects-bird-brush = En visitant les Étables, gagnez 1 pièce.
note-bird-brush = Mèche paie pour regarder.
treasure-deaf-canary = Canari sourd
card-deaf-canary = { treasure-deaf-canary }
effects-deaf-canary = En visitant la Mine, lancez un dé : sur 5 ou 6, gagnez 2 gemmes.
note-deaf-canary = Il ne sait pas que la mine craque.
treasure-trophy-hook = Crochet à trophées
card-trophy-hook = { treasure-trophy-hook }
effects-trophy-hook = À chaque menace vaincue, gagnez 1 gemme.
note-trophy-hook = Le précédent trophée était le propriétaire.
treasure-long-spoon = Longue cuiller
card-long-spoon = { treasure-long-spoon }
effects-long-spoon = Pendant votre tour, pour 1 nourriture : gagnez 2 cœurs (une fois par tour).
note-long-spoon = Pour dîner avec qui l’on sait.
treasure-smelling-salts = Sels de la mer morte
card-smelling-salts = { treasure-smelling-salts }
effects-smelling-salts = À chaque quête manquée, gagnez 2 cœurs.
note-smelling-salts = Une bouffée, et l’on recommence ailleurs.
treasure-echo-in-a-jar = Écho en bocal
card-echo-in-a-jar = { treasure-echo-in-a-jar }
effects-echo-in-a-jar = À chaque quête réussie par le combat, gagnez 2 pièces.
note-echo-in-a-jar = Il répète vos victoires à qui paie.
treasure-pawned-crown = Couronne en gage
card-pawned-crown = { treasure-pawned-crown }
effects-pawned-crown = Fin de partie : +3 PV si personne n’a autant de gemmes que vous.
note-pawned-crown = Le roi reviendra la chercher jeudi.
treasure-dowsing-fork = Fourchette de sourcier
card-dowsing-fork = { treasure-dowsing-fork }
effects-dowsing-fork = En visitant la Hutte Mystique, pour 1 gemme : piochez 2 trésors et gardez-en 1 (une fois par tour).
note-dowsing-fork = Trouve l’eau, l’argenterie, les ennuis.
treasure-polite-whetstone = Pierre à aiguiser polie
card-polite-whetstone = { treasure-polite-whetstone }
effects-polite-whetstone = +1 à votre jet dans les duels que vous provoquez.
note-polite-whetstone = Elle s’excuse à chaque passage.
treasure-pot-lid = Couvercle de marmite
card-pot-lid = { treasure-pot-lid }
effects-pot-lid = +2 à votre jet dans les duels qu’on vous impose.
note-pot-lid = A vu pire en cuisine.
treasure-last-biscuit = Dernier biscuit
card-last-biscuit = { treasure-last-biscuit }
effects-last-biscuit = Pendant votre tour, en défaussant cette carte : gagnez 4 cœurs.
note-last-biscuit = Personne n’ose, et c’est sa force.
treasure-unopened-letter = Lettre cachetée
card-unopened-letter = { treasure-unopened-letter }
effects-unopened-letter = Fin de partie : +3 PV si vous avez au moins 1 route commerciale.
note-unopened-letter = Adressée au bout de la route.

## Cartes Monde

world-widows-wick = Mèche de la Veuve
card-widows-wick = { world-widows-wick }
effects-widows-wick = En quittant la ville, gagnez 2 cœurs.
note-widows-wick = Allumée, elle demande où l’on va.
world-glogo-pipe = Diapason de glogo
card-glogo-pipe = { world-glogo-pipe }
effects-glogo-pipe = +1 en habileté. +1 cœur en quittant la ville.
note-glogo-pipe = Une seule note, qui rend les mains sûres.
world-cold-blade = Lame froide
card-cold-blade = { world-cold-blade }
effects-cold-blade = +1 en combat. +1 cœur en quittant la ville.
note-cold-blade = Elle ne garde aucune rancune, ni rien d’autre.
world-brass-weight = Poids de laiton
card-brass-weight = { world-brass-weight }
effects-brass-weight = À chaque échange, ce que vous payez vaut 2 de plus.
note-brass-weight = Exact, et par là même un peu gênant.
world-stamped-receipt = Reçu tamponné
card-stamped-receipt = { world-stamped-receipt }
effects-stamped-receipt = Entrez à l’Hôtel de Ville sans duel, même si quelqu’un s’y trouve. En visitant l’Hôtel de Ville, gagnez 1 pièce.
note-stamped-receipt = La mairie s’incline devant le tampon.
world-kings-button = Bouton du roi
card-kings-button = { world-kings-button }
effects-kings-button = Fin de partie : +4 PV si personne n’a autant d’artéfacts achetés que vous.
note-kings-button = Il n’ouvre aucun manteau connu.
world-door-without-house = Porte sans maison
card-door-without-house = { world-door-without-house }
effects-door-without-house = Entrez dans un bâtiment sans duel, même si quelqu’un s’y trouve.
note-door-without-house = On la pose contre un mur et l’on entre.
world-white-petal = Pétale blanc
card-white-petal = { world-white-petal }
effects-white-petal = À votre jet contre une menace ou en quête, relancez le dé (une fois par tour).
note-white-petal = Ce dé n’a jamais roulé, si ?
world-foresters-axe = Hache du forestier
card-foresters-axe = { world-foresters-axe }
effects-foresters-axe = +1 en combat. À chaque camp construit, gagnez 1 nourriture.
note-foresters-axe = Deux fils, un manche.
world-moss-lantern = Lanterne de mousse
card-moss-lantern = { world-moss-lantern }
effects-moss-lantern = Vous pouvez passer les menaces sans combat.
note-moss-lantern = Éclaire peu, mais seulement ce qui convient.
world-ropes-end = Bout de corde
card-ropes-end = { world-ropes-end }
effects-ropes-end = À votre jet contre une menace ou en quête, pour 1 nourriture : ajoutez 3 au jet (une fois par tour).
note-ropes-end = L’autre bout tient une étoile.
world-star-iron = Fer d’étoile
card-star-iron = { world-star-iron }
effects-star-iron = +1 en habileté. +1 en combat.
note-star-iron = Il a le goût de tomber.
world-bottled-shade = Ombre en bouteille
card-bottled-shade = { world-bottled-shade }
effects-bottled-shade = À chaque déplacement, passez 2 emplacements vides sans payer.
note-bottled-shade = À boire avant midi.
world-ships-nail = Clou de marine
card-ships-nail = { world-ships-nail }
effects-ships-nail = +1 en mouvement. À chaque déplacement, passez 1 emplacement vide sans payer.
note-ships-nail = Il montre où la coque n’est plus.
world-tasters-cup = Gobelet du goûteur
card-tasters-cup = { world-tasters-cup }
effects-tasters-cup = Votre nourriture peut remplacer les cœurs, pour passer un emplacement et pour les camps.
note-tasters-cup = Qui boit en premier marche en premier.
world-water-bell = Cloche d’eau
card-water-bell = { world-water-bell }
effects-water-bell = En visitant la Ferme, gagnez 2 nourritures.
note-water-bell = Un tintement, et les rangs de choux se redressent.
world-empty-chair = Chaise vide
card-empty-chair = { world-empty-chair }
effects-empty-chair = Les aventuriers coûtent 2 pièces de moins.
note-empty-chair = Quelqu’un finit toujours par s’y asseoir.
world-roll-book = Registre d’appel
card-roll-book = { world-roll-book }
effects-roll-book = Fin de partie : +1 PV par aventurier.
note-roll-book = Présent. Présent. Présent.
world-water-deed = Titre d’eau
card-water-deed = { world-water-deed }
effects-water-deed = Fin de partie : +2 PV par route commerciale.
note-water-deed = Parcelle sise sous la surface, laquelle est absente.
world-wheeled-boat = Barque à roues
card-wheeled-boat = { world-wheeled-boat }
effects-wheeled-boat = +2 en mouvement.
note-wheeled-boat = Écope quand même, par habitude.
world-banshee-necklace = Collier de la banshee
card-banshee-necklace = { world-banshee-necklace }
effects-banshee-necklace = +2 à vos jets de duel.
note-banshee-necklace = Il crie avant vous, ce qui aide.
world-both-envelopes = Les deux enveloppes
card-both-envelopes = { world-both-envelopes }
effects-both-envelopes = À chaque duel remporté, gagnez 2 pièces. À chaque duel perdu, gagnez 2 pièces.
note-both-envelopes = Le vainqueur est payé ; l’autre aussi.
world-bridge-plank = Planche du pont
card-bridge-plank = { world-bridge-plank }
effects-bridge-plank = Les camps coûtent 1 cœur de moins.
note-bridge-plank = On bâtit vite sur ce qui a déjà brûlé.
world-polite-drum = Tambour poli
card-polite-drum = { world-polite-drum }
effects-polite-drum = Face à une menace, pour 1 nourriture : gagnez 3 cœurs (une fois par tour).
note-polite-drum = Il frappe avant d’entrer en guerre.
world-halyards-knot = Nœud de la mère Drisse
card-halyards-knot = { world-halyards-knot }
effects-halyards-knot = Gardez 1 trésor sans animal, sans qu’il compte pour la prime des trois trésors. À chaque trésor gagné, gagnez 1 pièce.
note-halyards-knot = Parents par la loi, et par le paquetage.
world-drifting-ring = Alliance dérivante
card-drifting-ring = { world-drifting-ring }
effects-drifting-ring = En visitant le Saloon, gagnez 1 pièce et 1 nourriture.
note-drifting-ring = Elle change de doigt la nuit.
world-gull-whistle = Sifflet à mouettes
card-gull-whistle = { world-gull-whistle }
effects-gull-whistle = Les oiseaux porteurs coûtent 1 nourriture de moins. Fin de partie : +1 PV par animal porteur.
note-gull-whistle = Elles viennent toutes, c’est bien le défaut.
world-ivory-comb = Peigne d’ivoire
card-ivory-comb = { world-ivory-comb }
effects-ivory-comb = Fin de partie : +1 PV par menace vaincue.
note-ivory-comb = Il range les mauvais souvenirs par taille.
world-long-memory = Longue mémoire
card-long-memory = { world-long-memory }
effects-long-memory = Fin de partie : +1 PV par quête tentée.
note-long-memory = Depuis le début, et dans l’ordre.
world-surprising-gift = Cadeau surprenant
card-surprising-gift = { world-surprising-gift }
effects-surprising-gift = Fin de partie : vous remportez les égalités. À chaque quête réussie, gagnez 1 pièce (une fois par tour).
note-surprising-gift = Septième-Tante elle-même n’avait pas prévu le ruban.

## Talents

talent-bounty-hunter = Chasseur de prime
card-bounty-hunter = { talent-bounty-hunter }
talent-text-bounty-hunter = Devant une menace, combattez celle de votre choix parmi toutes celles qui restent.
effects-bounty-hunter = Combattez la menace restante de votre choix.
talent-bribery = Corruption
card-bribery = { talent-bribery }
talent-text-bribery = Pour 1 pièce, entrez sans duel dans un bâtiment occupé.
effects-bribery = Pour 1 pièce, entrez dans un bâtiment sans duel, même si quelqu’un s’y trouve.
talent-cooking = Cuisine
card-cooking = { talent-cooking }
talent-text-cooking = Commencez chaque partie avec 2 nourritures.
effects-cooking = Au début de chaque partie, gagnez 2 nourritures.
talent-fishing = Pêche
card-fishing = { talent-fishing }
talent-text-fishing = Commencez chaque partie avec 1 nourriture.
effects-fishing = Au début de chaque partie, gagnez 1 nourriture.
talent-gem-trading = Commerce de gemmes
card-gem-trading = { talent-gem-trading }
talent-text-gem-trading = Là où l’on paie en pièces, vos gemmes sont acceptées ; l’inverse, non.
effects-gem-trading = Vos gemmes peuvent remplacer les pièces, dans les paiements.
talent-legend = Légende
card-legend = { talent-legend }
talent-text-legend = À la fin, jusqu’à 3 artéfacts restés en main ne coûtent rien.
effects-legend = Fin de partie : jusqu’à 3 artéfacts en main ne coûtent rien.
talent-martial-arts = Arts martiaux
card-martial-arts = { talent-martial-arts }
talent-text-martial-arts = Ajoutez 1 à vos jets de duel, en attaque comme en défense.
effects-martial-arts = +1 à vos jets de duel.
talent-meditation = Méditation
card-meditation = { talent-meditation }
talent-text-meditation = Là où l’on dépense des cœurs, votre nourriture en tient lieu ; l’inverse, non.
effects-meditation = Votre nourriture peut remplacer les cœurs, sur les jets, pour passer un emplacement et pour les camps.
talent-pack-bird-breeding = Élevage d’oiseaux porteurs
card-pack-bird-breeding = { talent-pack-bird-breeding }
talent-text-pack-bird-breeding = Aux Étables avec au moins 2 animaux, gagnez 1 pièce. Pendant votre tour, rendez des animaux pour 2 cœurs chacun.
effects-pack-bird-breeding = En visitant les Étables, si vous avez au moins 2 animaux porteurs, gagnez 1 pièce. Pendant votre tour, en rendant 1 animal porteur : gagnez 2 cœurs.
talent-persuasion = Persuasion
card-persuasion = { talent-persuasion }
talent-text-persuasion = Au Magasin Général, piochez 1 artéfact de plus ; gardez-le ou défaussez-le.
effects-persuasion = En visitant le Magasin Général, piochez 1 artéfact ; gardez-le ou défaussez-le.
talent-piano-playing = Jouer du piano
card-piano-playing = { talent-piano-playing }
talent-text-piano-playing = Au Saloon, gagnez 1 nourriture : on vous nourrit pour que vous arrêtiez.
effects-piano-playing = En visitant le Saloon, gagnez 1 nourriture.
talent-politician = Politicien
card-politician = { talent-politician }
talent-text-politician = Entrez à l’Hôtel de Ville même occupé ; vous pouvez y acheter un talent.
effects-politician = Vous pouvez acheter un talent à l’Hôtel de Ville. Entrez à l’Hôtel de Ville sans duel, même si quelqu’un s’y trouve.
talent-potion-making = Fabrication de potion
card-potion-making = { talent-potion-making }
talent-text-potion-making = À la Hutte Mystique, gagnez 1 nourriture.
effects-potion-making = En visitant la Hutte Mystique, gagnez 1 nourriture.
talent-borrowing = Emprunt
card-borrowing = { talent-borrowing }
talent-text-borrowing = Gardez 1 trésor sans animal pour le porter ; il ne compte pas pour la prime des trois trésors.
effects-borrowing = Gardez 1 trésor sans animal, sans qu’il compte pour la prime des trois trésors.
talent-spelunking = Spéléologie
card-spelunking = { talent-spelunking }
talent-text-spelunking = À la Mine, lancez un dé : de 4 à 6, gagnez 1 gemme.
effects-spelunking = En visitant la Mine, lancez un dé : de 4 à 6, gagnez 1 gemme.
talent-storytelling = Narration
card-storytelling = { talent-storytelling }
talent-text-storytelling = À la fin, 2 points si votre réputation est la plus haute.
effects-storytelling = Fin de partie : +2 PV si personne n’a une réputation aussi haute que la vôtre.
talent-taunting = Raillerie
card-taunting = { talent-taunting }
talent-text-taunting = Ajoutez 1 à vos jets de duel ; l’adversaire cherche encore sa réplique.
effects-taunting = +1 à vos jets de duel.
talent-treasure-hunter = Chasseur de trésors
card-treasure-hunter = { talent-treasure-hunter }
talent-text-treasure-hunter = Après le choix des artéfacts, piochez-en 2 de plus ; gardez ou défaussez chacun.
effects-treasure-hunter = Après le choix des artéfacts, piochez 2 artéfacts ; gardez ou défaussez chacun.

## Animaux, ville et cartes

animal-bird = Oiseau porteur
card-bird = { animal-bird }
effects-bird = +1 en mouvement. Porte 1 trésor. Face à une menace, en rendant l’animal : passez-la sans combat.
animal-turtle = Tortue porteuse
card-turtle = { animal-turtle }
effects-turtle = +1 en mouvement. Porte 1 trésor. À chaque déplacement, passez 1 emplacement vide sans payer. Face à une menace, en rendant l’animal : passez-la sans combat.
side-dusk = Trimbale au crépuscule
card-dusk = { side-dusk }
side-day = Trimbale au grand jour
card-day = { side-day }
effects-day = En allant en prison, gagnez 1 nourriture.
map-1 = Les Cavernes de Glogo
mood-1 = Lumière de lampe, gouttes, rumeurs de marché montées d’en bas.
card-map-01 = { map-1 }
map-2 = Les Plaines Brisées
mood-2 = Du vent, de hautes herbes, des portes debout sans maison.
card-map-02 = { map-2 }
map-3 = La Forêt Pourpre
mood-3 = Crépuscule rouge à midi, fleurs blanches, tout se dit à voix basse.
card-map-03 = { map-3 }
map-4 = La Montagne au Météore
mood-4 = Étoiles froides en plein jour, goût de fer, oreilles qui tintent.
card-map-04 = { map-4 }
map-5 = Le Désert Toxique
mood-5 = Chaleur blanche, clochettes aux points d’eau, patience.
card-map-05 = { map-5 }
effects-map-05 = En entrant sur un emplacement aux eaux empoisonnées, perdez 1 cœur.
map-6 = La Vallée Nuageuse
mood-6 = Un nuage jaune jusqu’à la poitrine, de la mousse, des voix qu’on croit reconnaître.
card-map-06 = { map-6 }
map-7 = La Mer Asséchée
mood-7 = Lumière de sel, arêtes hautes comme des églises, bateaux à roues.
card-map-07 = { map-7 }
map-8 = Le Delta de Feu
mood-8 = La nuit toute la journée, des tambours, de bonnes manières sous le feu.
card-map-08 = { map-8 }
map-9 = Les Îles Dent-de-Roc
mood-9 = Embruns, mouettes, cordes d’un rocher à l’autre, plaisanteries aux enterrements.
card-map-09 = { map-9 }
map-10 = La Jungle aux Mammouths
mood-10 = Chaleur verte, six yeux, courtoisie énorme.
card-map-10 = { map-10 }
effects-map-10 = Fin de partie : −8 PV si vous n’avez pas de camp près des mammouths.
map-11 = La Dernière Ruine
mood-11 = Air immobile, ombres exactes, chaque son pesé.
card-map-11 = { map-11 }

## Les gens

adventurer-tib = Tib Trois-fois-pendu
member-tib = { adventurer-tib }
adventurer-sal = Sal la Cuillère
member-sal = { adventurer-sal }
adventurer-mags = Mags la Discrète
member-mags = { adventurer-mags }
adventurer-otto = Otto des Deux Bords
member-otto = { adventurer-otto }
adventurer-bramble = Ronce
member-bramble = { adventurer-bramble }
adventurer-pell = Pell Pardon
member-pell = { adventurer-pell }
adventurer-hollis = Hollis l’Alibi
member-hollis = { adventurer-hollis }
adventurer-larceny = Tante Larcin
member-larceny = { adventurer-larceny }
adventurer-left-hand = La Main gauche
member-left-hand = { adventurer-left-hand }
adventurer-plum = Prune, novice
member-plum = { adventurer-plum }
adventurer-blot = Frère Pâté
member-blot = { adventurer-blot }
adventurer-hush = Sœur Chut
member-hush = { adventurer-hush }
adventurer-forget-me = Vieux Myosotis
member-forget-me = { adventurer-forget-me }
adventurer-ada = Ada Double-Nœud
member-ada = { adventurer-ada }
adventurer-maybe = Docteur Peut-être
member-maybe = { adventurer-maybe }
adventurer-twice = Pèlerin Bis
member-twice = { adventurer-twice }
adventurer-perpetua = Perpétue
member-perpetua = { adventurer-perpetua }
adventurer-abbess = L’Abbesse de Oui
member-abbess = { adventurer-abbess }
adventurer-sunday = Caporal Dimanche
member-sunday = { adventurer-sunday }
adventurer-egg = Soldat Coquille
member-egg = { adventurer-egg }
adventurer-bertha = Berthe au Soleil
member-bertha = { adventurer-bertha }
adventurer-kindly = Sergent S’il-te-plaît
member-kindly = { adventurer-kindly }
adventurer-flint = Petite-nièce Silex
member-flint = { adventurer-flint }
adventurer-ruth = Ruth Sixième-Mue
member-ruth = { adventurer-ruth }
adventurer-sorry = Major Désolé
member-sorry = { adventurer-sorry }
adventurer-complaint = Vieille Plainte
member-complaint = { adventurer-complaint }
adventurer-grandmother-four = Grand-mère Quatre
member-grandmother-four = { adventurer-grandmother-four }
adventurer-pip = Pip Va-nu-pieds
member-pip = { adventurer-pip }
adventurer-tansy = Tanaisie Deux-Sacs
member-tansy = { adventurer-tansy }
adventurer-halfway = Mi-Chemin
member-halfway = { adventurer-halfway }
adventurer-gravel = Oncle Gravier
member-gravel = { adventurer-gravel }
adventurer-daisy = Marguerite Assez
member-daisy = { adventurer-daisy }
adventurer-quick-widow = La Veuve pressée
member-quick-widow = { adventurer-quick-widow }
adventurer-osk = Osk le Tas
member-osk = { adventurer-osk }
adventurer-nan = Nan Jamais-là
member-nan = { adventurer-nan }
adventurer-amaro = Amaro Deux-Bottes
member-amaro = { adventurer-amaro }
pet-receipt = Quittance
member-receipt = { pet-receipt }
pet-major-crumb = Commandant Miette
member-major-crumb = { pet-major-crumb }
pet-ounce = Once
member-ounce = { pet-ounce }
pet-interest = Agio
member-interest = { pet-interest }
pet-exception = Exception
member-exception = { pet-exception }
threat-apologetic-bandit = Bandit confus
threat-toll-goose = Oie de péage
threat-lamp-eater = Mange-lampe
threat-salt-wolf = Loup de sel
threat-herd-of-doors = Troupeau de portes
threat-deputy-bailiffs = Huissiers adjoints
threat-lost-regiment = Régiment égaré
threat-well-with-arms = Puits à bras
threat-rope-gnawer = Ronge-corde
threat-mourning-mammoth = Mammouth en deuil
threat-not-quite-dead-fish = Poisson presque mort
threat-auditor = Auditeur du plateau
boss-zag = Zag le Chasseur de Trésors
boss-shreya = Capitaine Shreya
boss-ivory-queen = La Reine d’Ivoire
boss-red-king = Le Roi Rouge
chief-green = Jeanne la Moelle
chief-blue = La Non-Signée
chief-red = Acher Troisième-Mue
chief-yellow = Vieux-Bac
character-abelone = Abelone Tarr
epithet-abelone = passeuse d’une mer qui a séché
character-bo = Bo Hask
epithet-bo = tambour déserteur
character-cosimo = Cosimo Vell
epithet-cosimo = faussaire de cartes
character-dorothea = Dorothée Pinson
epithet-dorothea = juge de quatre vallées
character-fenn = Fenn
epithet-fenn = l’enfant du puits
character-ivo = Ivo Lalouette
epithet-ivo = accordeur, voleur d’une note
character-tamsin = Mère Tamsine
epithet-tamsin = la Mystique à la clochette
character-tock = Tic
epithet-tock = porteur de laiton, en consigne

## Mots-clés

keyword-FINED = AMENDE
keyword-what-FINED = Vous avez payé l’amende d’un roi mort, et vous en gardez le reçu tamponné.
keyword-BUTTON = BOUTON
keyword-what-BUTTON = Un bouton de laiton, qui n’ouvre aucun manteau connu de vous.
keyword-WHITE = BLANCHE
keyword-what-WHITE = Vous avez goûté la fleur ; on vous a dit quelque chose, et vous ne savez plus quoi.
keyword-BROTHER = FRÈRE
keyword-what-BROTHER = Vous avez porté un message d’un frère à l’autre.
keyword-ROPE = CORDE
keyword-what-ROPE = Vous avez mis la main à la corde de l’étoile.
keyword-HALFBACK = MOITIÉ
keyword-what-HALFBACK = Zag a triché avec vous et vous en a renvoyé la moitié.
keyword-TASTER = GORGÉE
keyword-what-TASTER = Vous avez bu en premier, pour quelqu’un d’autre.
keyword-BELL = GRELOT
keyword-what-BELL = Un grelot d’enfant, à rendre.
keyword-PLACE = COUVERT
keyword-what-PLACE = Vous avez mis le couvert pour quelqu’un qui n’était pas là.
keyword-ROLLCALL = APPEL
keyword-what-ROLLCALL = Vous avez répondu à un nom, à l’appel de Shreya.
keyword-SALT = SEL
keyword-what-SALT = Vous détenez un titre sur un morceau d’eau.
keyword-NAIL = CLOU
keyword-what-NAIL = Un clou de marine, qui montre quelque chose.
keyword-ENVELOPE = ENVELOPPE
keyword-what-ENVELOPE = Vous avez vu qui paie.
keyword-BRIDGE = PONT
keyword-what-BRIDGE = Vous avez réparé ce pour quoi l’on se battait.
keyword-KNOT = NŒUD
keyword-what-KNOT = Noué par la mère Drisse : vous êtes de la famille, selon la loi.
keyword-AUNT = TANTE
keyword-what-AUNT = Septième-Tante a commencé à vous raconter, et reprendra où elle en était.
keyword-TUSK = DÉFENSE
keyword-what-TUSK = Vous avez vendu un souvenir, et vous savez lequel.
keyword-BURNING = BRÛLANTE
keyword-what-BURNING = Une chose que vous portez est chaude et ne devrait pas l’être.

## Lieux des cartes

place-A = L’Escalier du péage
place-B = Chez la Veuve aux lampes
place-C = La Tribune des glogos
place-D = Le Marché d’en bas
place-1 = La Salle des amendes
place-2 = La Charrette à boutons
place-3 = L’Enclos aux portes
place-4 = La Passerelle
place-5 = Le Poteau aux grelots
place-6 = Le Tertre du roi
place-17 = La Maison du docteur
place-18 = Les Pierres dos à dos
place-19 = La Table de Chut
place-20 = La Clairière blanche
place-33 = La Maison du treuil
place-34 = Les Puits d’ombre
place-35 = La Poste de Mi-Pente
place-36 = Les Marches aux vœux
place-37 = Le Creux muet
place-38 = Le Cimetière amarré
place-39 = Le Poste lézard
place-49 = L’Auvent du goûteur
place-50 = L’École des grelots
place-51 = Le Puits profond
place-52 = Le Tribunal sec
place-53 = L’Auberge de la dernière coupe
place-65 = La Maison de l’octroi
place-66 = La Longue Table
place-67 = Le Champ de manœuvre
place-68 = La Barrière de cinq heures
place-69 = Le Dispensaire
place-70 = L’Échelle du nuage
place-71 = L’Enclos moussu
place-81 = La Persévérance
place-82 = La Nef d’arêtes
place-83 = La Cour des Eaux
place-84 = Le Chantier Barrow
place-85 = La Dernière Flaque
place-86 = La Lèche
place-97 = La Tête de pont
place-98 = La Tente du payeur
place-99 = La Corderie
place-100 = La Redoute
place-101 = La Batterie courtoise
place-102 = Le Mess flottant
place-113 = Le Gréement
place-114 = La Cale aux Farces
place-115 = La Jetée de l’Amiral
place-116 = La Bourse aux Mouettes
place-117 = L’Île à l’Arbre
place-118 = La Citerne d’Ossian
place-119 = Le Bureau des Dérives
place-129 = La Pierre aux questions
place-130 = Le Comptoir d’ivoire
place-131 = La Nef dans le figuier
place-132 = Le Cercle des Os
place-145 = La Porte des Sortants
place-146 = Le Pied de la Corde
place-147 = Le Champ d’appel
place-148 = Le Quai à sec
place-149 = La Table des Peseurs
place-150 = La Cour des Portes
place-151 = Le Poteau aux Nœuds

## Les mêmes, là où une phrase en a besoin

the-artifact = { $artifact ->
    [ancient-compass] « { artifact-ancient-compass } »
    [starry-cloak] « { artifact-starry-cloak } »
    [dice-game] « { artifact-dice-game } »
    [scroll-of-legend] « { artifact-scroll-of-legend } »
    [unearthed-treaty] « { artifact-unearthed-treaty } »
    [cooking-spices] « { artifact-cooking-spices } »
    [crown-of-cruelty] « { artifact-crown-of-cruelty } »
    [nightmare-amulet] « { artifact-nightmare-amulet } »
    [goods-wagon] « { artifact-goods-wagon } »
    [jade-flute] « { artifact-jade-flute } »
    [lockpicking-kit] « { artifact-lockpicking-kit } »
    [gold-magnet] « { artifact-gold-magnet } »
    [mercenary-contract] « { artifact-mercenary-contract } »
    [merchants-coat] « { artifact-merchants-coat } »
    [merchant-contract] « { artifact-merchant-contract } »
    [mirror-hat] « { artifact-mirror-hat } »
    [collectors-cleaver] « { artifact-collectors-cleaver } »
    [numbered-door] « { artifact-numbered-door } »
    [turtle-saddle] « { artifact-turtle-saddle } »
    [knotted-cord] « { artifact-knotted-cord } »
    [regiment-drum] « { artifact-regiment-drum } »
    [toll-stool] « { artifact-toll-stool } »
    [glogo-choirbook] « { artifact-glogo-choirbook } »
    [ambroses-abacus] « { artifact-ambroses-abacus } »
    [hobbs-ladle] « { artifact-hobbs-ladle } »
    [sorrels-ear-trumpet] « { artifact-sorrels-ear-trumpet } »
    [wicks-whistle] « { artifact-wicks-whistle } »
    [nettles-answer] « { artifact-nettles-answer } »
    [jailhouse-coffee] « { artifact-jailhouse-coffee } »
    [honest-scale] « { artifact-honest-scale } »
    [eleventh-vote] « { artifact-eleventh-vote } »
    [written-apology] « { artifact-written-apology } »
    [wanted-poster] « { artifact-wanted-poster } »
    [second-ledger] « { artifact-second-ledger } »
    [left-hand-glove] « { artifact-left-hand-glove } »
    [salt-anchor] « { artifact-salt-anchor } »
    [folding-pier] « { artifact-folding-pier } »
    [grandmother-count] « { artifact-grandmother-count } »
    [third-asking] « { artifact-third-asking } »
    [feathered-bridle] « { artifact-feathered-bridle } »
    [trophy-belt] « { artifact-trophy-belt } »
    [star-on-a-rope] « { artifact-star-on-a-rope } »
    [sea-in-a-jar] « { artifact-sea-in-a-jar } »
    [unclaimed-cord] « { artifact-unclaimed-cord } »
    [weighers-pan] « { artifact-weighers-pan } »
    [warrant-of-kindness] « { artifact-warrant-of-kindness } »
    [borrowed-halo] « { artifact-borrowed-halo } »
    [crownless-debt] « { artifact-crownless-debt } »
    [heart-of-stone] « { artifact-heart-of-stone } »
    [kitchen-on-wheels] « { artifact-kitchen-on-wheels } »
    [farewell-banquet] « { artifact-farewell-banquet } »
    [atlas-of-lies] « { artifact-atlas-of-lies } »
    [ivory-ledger] « { artifact-ivory-ledger } »
    [fleet-without-sea] « { artifact-fleet-without-sea } »
    [deposit-slip] « { artifact-deposit-slip } »
   *[hidden] un artéfact
}
the-treasure = { $treasure ->
    [generosity-contract] « { treasure-generosity-contract } »
    [coin-purse] « { treasure-coin-purse } »
    [fire-bomb] « { treasure-fire-bomb } »
    [noose] « { treasure-noose } »
    [old-journal] « { treasure-old-journal } »
    [ancient-recipe] « { treasure-ancient-recipe } »
    [old-shovel] « { treasure-old-shovel } »
    [rusty-bell] « { treasure-rusty-bell } »
    [tin-sword] « { treasure-tin-sword } »
    [thimble] « { treasure-thimble } »
    [spare-heart] « { treasure-spare-heart } »
    [stilt-boots] « { treasure-stilt-boots } »
    [welcome-mat] « { treasure-welcome-mat } »
    [loud-cheese] « { treasure-loud-cheese } »
    [false-beard] « { treasure-false-beard } »
    [loaded-die] « { treasure-loaded-die } »
    [tax-exemption] « { treasure-tax-exemption } »
    [pawn-ticket] « { treasure-pawn-ticket } »
    [locked-diary] « { treasure-locked-diary } »
    [golden-peg] « { treasure-golden-peg } »
    [magpie-box] « { treasure-magpie-box } »
    [wet-map] « { treasure-wet-map } »
    [lucky-onion] « { treasure-lucky-onion } »
    [piano-key] « { treasure-piano-key } »
    [bird-brush] « { treasure-bird-brush } »
    [deaf-canary] « { treasure-deaf-canary } »
    [trophy-hook] « { treasure-trophy-hook } »
    [long-spoon] « { treasure-long-spoon } »
    [smelling-salts] « { treasure-smelling-salts } »
    [echo-in-a-jar] « { treasure-echo-in-a-jar } »
    [pawned-crown] « { treasure-pawned-crown } »
    [dowsing-fork] « { treasure-dowsing-fork } »
    [polite-whetstone] « { treasure-polite-whetstone } »
    [pot-lid] « { treasure-pot-lid } »
    [last-biscuit] « { treasure-last-biscuit } »
    [unopened-letter] « { treasure-unopened-letter } »
   *[hidden] un trésor
}
the-world = { $world ->
    [widows-wick] « { world-widows-wick } »
    [glogo-pipe] « { world-glogo-pipe } »
    [cold-blade] « { world-cold-blade } »
    [brass-weight] « { world-brass-weight } »
    [stamped-receipt] « { world-stamped-receipt } »
    [kings-button] « { world-kings-button } »
    [door-without-house] « { world-door-without-house } »
    [white-petal] « { world-white-petal } »
    [foresters-axe] « { world-foresters-axe } »
    [moss-lantern] « { world-moss-lantern } »
    [ropes-end] « { world-ropes-end } »
    [star-iron] « { world-star-iron } »
    [bottled-shade] « { world-bottled-shade } »
    [ships-nail] « { world-ships-nail } »
    [tasters-cup] « { world-tasters-cup } »
    [water-bell] « { world-water-bell } »
    [empty-chair] « { world-empty-chair } »
    [roll-book] « { world-roll-book } »
    [water-deed] « { world-water-deed } »
    [wheeled-boat] « { world-wheeled-boat } »
    [banshee-necklace] « { world-banshee-necklace } »
    [both-envelopes] « { world-both-envelopes } »
    [bridge-plank] « { world-bridge-plank } »
    [polite-drum] « { world-polite-drum } »
    [halyards-knot] « { world-halyards-knot } »
    [drifting-ring] « { world-drifting-ring } »
    [gull-whistle] « { world-gull-whistle } »
    [ivory-comb] « { world-ivory-comb } »
    [long-memory] « { world-long-memory } »
    [surprising-gift] « { world-surprising-gift } »
   *[hidden] une carte Monde
}
the-adventurer = { $adventurer ->
    [tib] { adventurer-tib }
    [sal] { adventurer-sal }
    [mags] { adventurer-mags }
    [otto] { adventurer-otto }
    [bramble] { adventurer-bramble }
    [pell] { adventurer-pell }
    [hollis] { adventurer-hollis }
    [larceny] { adventurer-larceny }
    [left-hand] la Main gauche
    [plum] { adventurer-plum }
    [blot] { adventurer-blot }
    [hush] { adventurer-hush }
    [forget-me] { adventurer-forget-me }
    [ada] { adventurer-ada }
    [maybe] { adventurer-maybe }
    [twice] { adventurer-twice }
    [perpetua] { adventurer-perpetua }
    [abbess] l’Abbesse de Oui
    [sunday] { adventurer-sunday }
    [egg] { adventurer-egg }
    [bertha] { adventurer-bertha }
    [kindly] { adventurer-kindly }
    [flint] { adventurer-flint }
    [ruth] { adventurer-ruth }
    [sorry] { adventurer-sorry }
    [complaint] { adventurer-complaint }
    [grandmother-four] { adventurer-grandmother-four }
    [pip] { adventurer-pip }
    [tansy] { adventurer-tansy }
    [halfway] { adventurer-halfway }
    [gravel] { adventurer-gravel }
    [daisy] { adventurer-daisy }
    [quick-widow] la Veuve pressée
    [osk] { adventurer-osk }
    [nan] { adventurer-nan }
    [amaro] { adventurer-amaro }
   *[hidden] un aventurier
}
the-pet = { $pet ->
    [receipt] { pet-receipt }
    [major-crumb] { pet-major-crumb }
    [ounce] { pet-ounce }
    [interest] { pet-interest }
    [exception] { pet-exception }
   *[hidden] un animal de compagnie
}
the-member = { $member ->
    [tib] { adventurer-tib }
    [sal] { adventurer-sal }
    [mags] { adventurer-mags }
    [otto] { adventurer-otto }
    [bramble] { adventurer-bramble }
    [pell] { adventurer-pell }
    [hollis] { adventurer-hollis }
    [larceny] { adventurer-larceny }
    [left-hand] la Main gauche
    [plum] { adventurer-plum }
    [blot] { adventurer-blot }
    [hush] { adventurer-hush }
    [forget-me] { adventurer-forget-me }
    [ada] { adventurer-ada }
    [maybe] { adventurer-maybe }
    [twice] { adventurer-twice }
    [perpetua] { adventurer-perpetua }
    [abbess] l’Abbesse de Oui
    [sunday] { adventurer-sunday }
    [egg] { adventurer-egg }
    [bertha] { adventurer-bertha }
    [kindly] { adventurer-kindly }
    [flint] { adventurer-flint }
    [ruth] { adventurer-ruth }
    [sorry] { adventurer-sorry }
    [complaint] { adventurer-complaint }
    [grandmother-four] { adventurer-grandmother-four }
    [pip] { adventurer-pip }
    [tansy] { adventurer-tansy }
    [halfway] { adventurer-halfway }
    [gravel] { adventurer-gravel }
    [daisy] { adventurer-daisy }
    [quick-widow] la Veuve pressée
    [osk] { adventurer-osk }
    [nan] { adventurer-nan }
    [amaro] { adventurer-amaro }
    [receipt] { pet-receipt }
    [major-crumb] { pet-major-crumb }
    [ounce] { pet-ounce }
    [interest] { pet-interest }
    [exception] { pet-exception }
   *[hidden] un membre du groupe
}
the-newcomer = { $newcomer ->
    [tib] { adventurer-tib }
    [sal] { adventurer-sal }
    [mags] { adventurer-mags }
    [otto] { adventurer-otto }
    [bramble] { adventurer-bramble }
    [pell] { adventurer-pell }
    [hollis] { adventurer-hollis }
    [larceny] { adventurer-larceny }
    [left-hand] la Main gauche
    [plum] { adventurer-plum }
    [blot] { adventurer-blot }
    [hush] { adventurer-hush }
    [forget-me] { adventurer-forget-me }
    [ada] { adventurer-ada }
    [maybe] { adventurer-maybe }
    [twice] { adventurer-twice }
    [perpetua] { adventurer-perpetua }
    [abbess] l’Abbesse de Oui
    [sunday] { adventurer-sunday }
    [egg] { adventurer-egg }
    [bertha] { adventurer-bertha }
    [kindly] { adventurer-kindly }
    [flint] { adventurer-flint }
    [ruth] { adventurer-ruth }
    [sorry] { adventurer-sorry }
    [complaint] { adventurer-complaint }
    [grandmother-four] { adventurer-grandmother-four }
    [pip] { adventurer-pip }
    [tansy] { adventurer-tansy }
    [halfway] { adventurer-halfway }
    [gravel] { adventurer-gravel }
    [daisy] { adventurer-daisy }
    [quick-widow] la Veuve pressée
    [osk] { adventurer-osk }
    [nan] { adventurer-nan }
    [amaro] { adventurer-amaro }
    [receipt] { pet-receipt }
    [major-crumb] { pet-major-crumb }
    [ounce] { pet-ounce }
    [interest] { pet-interest }
    [exception] { pet-exception }
   *[hidden] la recrue
}
the-threat = { $threat ->
    [apologetic-bandit] « { threat-apologetic-bandit } »
    [toll-goose] « { threat-toll-goose } »
    [lamp-eater] « { threat-lamp-eater } »
    [salt-wolf] « { threat-salt-wolf } »
    [herd-of-doors] « { threat-herd-of-doors } »
    [deputy-bailiffs] « { threat-deputy-bailiffs } »
    [lost-regiment] « { threat-lost-regiment } »
    [well-with-arms] « { threat-well-with-arms } »
    [rope-gnawer] « { threat-rope-gnawer } »
    [mourning-mammoth] « { threat-mourning-mammoth } »
    [not-quite-dead-fish] « { threat-not-quite-dead-fish } »
    [auditor] « { threat-auditor } »
   *[hidden] une menace
}
the-boss = { $boss ->
    [zag] { boss-zag }
    [shreya] { boss-shreya }
    [ivory-queen] la Reine d’Ivoire
    [red-king] le Roi Rouge
   *[hidden] un boss
}
the-character = { $character ->
    [abelone] { character-abelone }
    [bo] { character-bo }
    [cosimo] { character-cosimo }
    [dorothea] { character-dorothea }
    [fenn] { character-fenn }
    [ivo] { character-ivo }
    [tamsin] { character-tamsin }
    [tock] { character-tock }
   *[hidden] un voyageur
}
the-rival = { $rival ->
    [abelone] { character-abelone }
    [bo] { character-bo }
    [cosimo] { character-cosimo }
    [dorothea] { character-dorothea }
    [fenn] { character-fenn }
    [ivo] { character-ivo }
    [tamsin] { character-tamsin }
    [tock] { character-tock }
   *[hidden] un voyageur
}
the-talent = { $talent ->
    [bounty-hunter] « { talent-bounty-hunter } »
    [bribery] « { talent-bribery } »
    [cooking] « { talent-cooking } »
    [fishing] « { talent-fishing } »
    [gem-trading] « { talent-gem-trading } »
    [legend] « { talent-legend } »
    [martial-arts] « { talent-martial-arts } »
    [meditation] « { talent-meditation } »
    [pack-bird-breeding] « { talent-pack-bird-breeding } »
    [persuasion] « { talent-persuasion } »
    [piano-playing] « { talent-piano-playing } »
    [politician] « { talent-politician } »
    [potion-making] « { talent-potion-making } »
    [borrowing] « { talent-borrowing } »
    [spelunking] « { talent-spelunking } »
    [storytelling] « { talent-storytelling } »
    [taunting] « { talent-taunting } »
    [treasure-hunter] « { talent-treasure-hunter } »
   *[hidden] un talent
}
the-keyword = { $keyword ->
    [FINED] { keyword-FINED }
    [BUTTON] { keyword-BUTTON }
    [WHITE] { keyword-WHITE }
    [BROTHER] { keyword-BROTHER }
    [ROPE] { keyword-ROPE }
    [HALFBACK] { keyword-HALFBACK }
    [TASTER] { keyword-TASTER }
    [BELL] { keyword-BELL }
    [PLACE] { keyword-PLACE }
    [ROLLCALL] { keyword-ROLLCALL }
    [SALT] { keyword-SALT }
    [NAIL] { keyword-NAIL }
    [ENVELOPE] { keyword-ENVELOPE }
    [BRIDGE] { keyword-BRIDGE }
    [KNOT] { keyword-KNOT }
    [AUNT] { keyword-AUNT }
    [TUSK] { keyword-TUSK }
    [BURNING] { keyword-BURNING }
   *[hidden] un mot-clé
}
the-card = { $card ->
    [ancient-compass] « { artifact-ancient-compass } »
    [starry-cloak] « { artifact-starry-cloak } »
    [dice-game] « { artifact-dice-game } »
    [scroll-of-legend] « { artifact-scroll-of-legend } »
    [unearthed-treaty] « { artifact-unearthed-treaty } »
    [cooking-spices] « { artifact-cooking-spices } »
    [crown-of-cruelty] « { artifact-crown-of-cruelty } »
    [nightmare-amulet] « { artifact-nightmare-amulet } »
    [goods-wagon] « { artifact-goods-wagon } »
    [jade-flute] « { artifact-jade-flute } »
    [lockpicking-kit] « { artifact-lockpicking-kit } »
    [gold-magnet] « { artifact-gold-magnet } »
    [mercenary-contract] « { artifact-mercenary-contract } »
    [merchants-coat] « { artifact-merchants-coat } »
    [merchant-contract] « { artifact-merchant-contract } »
    [mirror-hat] « { artifact-mirror-hat } »
    [collectors-cleaver] « { artifact-collectors-cleaver } »
    [numbered-door] « { artifact-numbered-door } »
    [turtle-saddle] « { artifact-turtle-saddle } »
    [knotted-cord] « { artifact-knotted-cord } »
    [regiment-drum] « { artifact-regiment-drum } »
    [toll-stool] « { artifact-toll-stool } »
    [glogo-choirbook] « { artifact-glogo-choirbook } »
    [ambroses-abacus] « { artifact-ambroses-abacus } »
    [hobbs-ladle] « { artifact-hobbs-ladle } »
    [sorrels-ear-trumpet] « { artifact-sorrels-ear-trumpet } »
    [wicks-whistle] « { artifact-wicks-whistle } »
    [nettles-answer] « { artifact-nettles-answer } »
    [jailhouse-coffee] « { artifact-jailhouse-coffee } »
    [honest-scale] « { artifact-honest-scale } »
    [eleventh-vote] « { artifact-eleventh-vote } »
    [written-apology] « { artifact-written-apology } »
    [wanted-poster] « { artifact-wanted-poster } »
    [second-ledger] « { artifact-second-ledger } »
    [left-hand-glove] « { artifact-left-hand-glove } »
    [salt-anchor] « { artifact-salt-anchor } »
    [folding-pier] « { artifact-folding-pier } »
    [grandmother-count] « { artifact-grandmother-count } »
    [third-asking] « { artifact-third-asking } »
    [feathered-bridle] « { artifact-feathered-bridle } »
    [trophy-belt] « { artifact-trophy-belt } »
    [star-on-a-rope] « { artifact-star-on-a-rope } »
    [sea-in-a-jar] « { artifact-sea-in-a-jar } »
    [unclaimed-cord] « { artifact-unclaimed-cord } »
    [weighers-pan] « { artifact-weighers-pan } »
    [warrant-of-kindness] « { artifact-warrant-of-kindness } »
    [borrowed-halo] « { artifact-borrowed-halo } »
    [crownless-debt] « { artifact-crownless-debt } »
    [heart-of-stone] « { artifact-heart-of-stone } »
    [kitchen-on-wheels] « { artifact-kitchen-on-wheels } »
    [farewell-banquet] « { artifact-farewell-banquet } »
    [atlas-of-lies] « { artifact-atlas-of-lies } »
    [ivory-ledger] « { artifact-ivory-ledger } »
    [fleet-without-sea] « { artifact-fleet-without-sea } »
    [deposit-slip] « { artifact-deposit-slip } »
    [generosity-contract] « { treasure-generosity-contract } »
    [coin-purse] « { treasure-coin-purse } »
    [fire-bomb] « { treasure-fire-bomb } »
    [noose] « { treasure-noose } »
    [old-journal] « { treasure-old-journal } »
    [ancient-recipe] « { treasure-ancient-recipe } »
    [old-shovel] « { treasure-old-shovel } »
    [rusty-bell] « { treasure-rusty-bell } »
    [tin-sword] « { treasure-tin-sword } »
    [thimble] « { treasure-thimble } »
    [spare-heart] « { treasure-spare-heart } »
    [stilt-boots] « { treasure-stilt-boots } »
    [welcome-mat] « { treasure-welcome-mat } »
    [loud-cheese] « { treasure-loud-cheese } »
    [false-beard] « { treasure-false-beard } »
    [loaded-die] « { treasure-loaded-die } »
    [tax-exemption] « { treasure-tax-exemption } »
    [pawn-ticket] « { treasure-pawn-ticket } »
    [locked-diary] « { treasure-locked-diary } »
    [golden-peg] « { treasure-golden-peg } »
    [magpie-box] « { treasure-magpie-box } »
    [wet-map] « { treasure-wet-map } »
    [lucky-onion] « { treasure-lucky-onion } »
    [piano-key] « { treasure-piano-key } »
    [bird-brush] « { treasure-bird-brush } »
    [deaf-canary] « { treasure-deaf-canary } »
    [trophy-hook] « { treasure-trophy-hook } »
    [long-spoon] « { treasure-long-spoon } »
    [smelling-salts] « { treasure-smelling-salts } »
    [echo-in-a-jar] « { treasure-echo-in-a-jar } »
    [pawned-crown] « { treasure-pawned-crown } »
    [dowsing-fork] « { treasure-dowsing-fork } »
    [polite-whetstone] « { treasure-polite-whetstone } »
    [pot-lid] « { treasure-pot-lid } »
    [last-biscuit] « { treasure-last-biscuit } »
    [unopened-letter] « { treasure-unopened-letter } »
    [widows-wick] « { world-widows-wick } »
    [glogo-pipe] « { world-glogo-pipe } »
    [cold-blade] « { world-cold-blade } »
    [brass-weight] « { world-brass-weight } »
    [stamped-receipt] « { world-stamped-receipt } »
    [kings-button] « { world-kings-button } »
    [door-without-house] « { world-door-without-house } »
    [white-petal] « { world-white-petal } »
    [foresters-axe] « { world-foresters-axe } »
    [moss-lantern] « { world-moss-lantern } »
    [ropes-end] « { world-ropes-end } »
    [star-iron] « { world-star-iron } »
    [bottled-shade] « { world-bottled-shade } »
    [ships-nail] « { world-ships-nail } »
    [tasters-cup] « { world-tasters-cup } »
    [water-bell] « { world-water-bell } »
    [empty-chair] « { world-empty-chair } »
    [roll-book] « { world-roll-book } »
    [water-deed] « { world-water-deed } »
    [wheeled-boat] « { world-wheeled-boat } »
    [banshee-necklace] « { world-banshee-necklace } »
    [both-envelopes] « { world-both-envelopes } »
    [bridge-plank] « { world-bridge-plank } »
    [polite-drum] « { world-polite-drum } »
    [halyards-knot] « { world-halyards-knot } »
    [drifting-ring] « { world-drifting-ring } »
    [gull-whistle] « { world-gull-whistle } »
    [ivory-comb] « { world-ivory-comb } »
    [long-memory] « { world-long-memory } »
    [surprising-gift] « { world-surprising-gift } »
    [bounty-hunter] « { talent-bounty-hunter } »
    [bribery] « { talent-bribery } »
    [cooking] « { talent-cooking } »
    [fishing] « { talent-fishing } »
    [gem-trading] « { talent-gem-trading } »
    [legend] « { talent-legend } »
    [martial-arts] « { talent-martial-arts } »
    [meditation] « { talent-meditation } »
    [pack-bird-breeding] « { talent-pack-bird-breeding } »
    [persuasion] « { talent-persuasion } »
    [piano-playing] « { talent-piano-playing } »
    [politician] « { talent-politician } »
    [potion-making] « { talent-potion-making } »
    [borrowing] « { talent-borrowing } »
    [spelunking] « { talent-spelunking } »
    [storytelling] « { talent-storytelling } »
    [taunting] « { talent-taunting } »
    [treasure-hunter] « { talent-treasure-hunter } »
    [bird] « { animal-bird } »
    [turtle] « { animal-turtle } »
    [dusk] « { side-dusk } »
    [day] « { side-day } »
    [map-01] « { map-1 } »
    [map-02] « { map-2 } »
    [map-03] « { map-3 } »
    [map-04] « { map-4 } »
    [map-05] « { map-5 } »
    [map-06] « { map-6 } »
    [map-07] « { map-7 } »
    [map-08] « { map-8 } »
    [map-09] « { map-9 } »
    [map-10] « { map-10 } »
    [map-11] « { map-11 } »
   *[hidden] une carte
}
the-chief = { $faction ->
    [green] { chief-green }
    [blue] la Non-Signée
    [red] { chief-red }
    [yellow] { chief-yellow }
   *[hidden] un chef
}
the-epithet = { $character ->
    [abelone] { epithet-abelone }
    [bo] { epithet-bo }
    [cosimo] { epithet-cosimo }
    [dorothea] { epithet-dorothea }
    [fenn] { epithet-fenn }
    [ivo] { epithet-ivo }
    [tamsin] { epithet-tamsin }
    [tock] { epithet-tock }
   *[hidden] un voyageur
}
the-price = { $artifact ->
    [ancient-compass] { price-ancient-compass }
    [starry-cloak] { price-starry-cloak }
    [dice-game] { price-dice-game }
    [scroll-of-legend] { price-scroll-of-legend }
    [unearthed-treaty] { price-unearthed-treaty }
    [cooking-spices] { price-cooking-spices }
    [crown-of-cruelty] { price-crown-of-cruelty }
    [nightmare-amulet] { price-nightmare-amulet }
    [goods-wagon] { price-goods-wagon }
    [jade-flute] { price-jade-flute }
    [lockpicking-kit] { price-lockpicking-kit }
    [gold-magnet] { price-gold-magnet }
    [mercenary-contract] { price-mercenary-contract }
    [merchants-coat] { price-merchants-coat }
    [merchant-contract] { price-merchant-contract }
    [mirror-hat] { price-mirror-hat }
    [collectors-cleaver] { price-collectors-cleaver }
    [numbered-door] { price-numbered-door }
    [turtle-saddle] { price-turtle-saddle }
    [knotted-cord] { price-knotted-cord }
    [regiment-drum] { price-regiment-drum }
    [toll-stool] { price-toll-stool }
    [glogo-choirbook] { price-glogo-choirbook }
    [ambroses-abacus] { price-ambroses-abacus }
    [hobbs-ladle] { price-hobbs-ladle }
    [sorrels-ear-trumpet] { price-sorrels-ear-trumpet }
    [wicks-whistle] { price-wicks-whistle }
    [nettles-answer] { price-nettles-answer }
    [jailhouse-coffee] { price-jailhouse-coffee }
    [honest-scale] { price-honest-scale }
    [eleventh-vote] { price-eleventh-vote }
    [written-apology] { price-written-apology }
    [wanted-poster] { price-wanted-poster }
    [second-ledger] { price-second-ledger }
    [left-hand-glove] { price-left-hand-glove }
    [salt-anchor] { price-salt-anchor }
    [folding-pier] { price-folding-pier }
    [grandmother-count] { price-grandmother-count }
    [third-asking] { price-third-asking }
    [feathered-bridle] { price-feathered-bridle }
    [trophy-belt] { price-trophy-belt }
    [star-on-a-rope] { price-star-on-a-rope }
    [sea-in-a-jar] { price-sea-in-a-jar }
    [unclaimed-cord] { price-unclaimed-cord }
    [weighers-pan] { price-weighers-pan }
    [warrant-of-kindness] { price-warrant-of-kindness }
    [borrowed-halo] { price-borrowed-halo }
    [crownless-debt] { price-crownless-debt }
    [heart-of-stone] { price-heart-of-stone }
    [kitchen-on-wheels] { price-kitchen-on-wheels }
    [farewell-banquet] { price-farewell-banquet }
    [atlas-of-lies] { price-atlas-of-lies }
    [ivory-ledger] { price-ivory-ledger }
    [fleet-without-sea] { price-fleet-without-sea }
    [deposit-slip] { price-deposit-slip }
   *[hidden] son prix
}
the-spot = { $spot ->
    [A] { place-A }
    [B] { place-B }
    [C] { place-C }
    [D] { place-D }
    [1] { place-1 }
    [2] { place-2 }
    [3] { place-3 }
    [4] { place-4 }
    [5] { place-5 }
    [6] { place-6 }
    [17] { place-17 }
    [18] { place-18 }
    [19] { place-19 }
    [20] { place-20 }
    [33] { place-33 }
    [34] { place-34 }
    [35] { place-35 }
    [36] { place-36 }
    [37] { place-37 }
    [38] { place-38 }
    [39] { place-39 }
    [49] { place-49 }
    [50] { place-50 }
    [51] { place-51 }
    [52] { place-52 }
    [53] { place-53 }
    [65] { place-65 }
    [66] { place-66 }
    [67] { place-67 }
    [68] { place-68 }
    [69] { place-69 }
    [70] { place-70 }
    [71] { place-71 }
    [81] { place-81 }
    [82] { place-82 }
    [83] { place-83 }
    [84] { place-84 }
    [85] { place-85 }
    [86] { place-86 }
    [97] { place-97 }
    [98] { place-98 }
    [99] { place-99 }
    [100] { place-100 }
    [101] { place-101 }
    [102] { place-102 }
    [113] { place-113 }
    [114] { place-114 }
    [115] { place-115 }
    [116] { place-116 }
    [117] { place-117 }
    [118] { place-118 }
    [119] { place-119 }
    [129] { place-129 }
    [130] { place-130 }
    [131] { place-131 }
    [132] { place-132 }
    [145] { place-145 }
    [146] { place-146 }
    [147] { place-147 }
    [148] { place-148 }
    [149] { place-149 }
    [150] { place-150 }
    [151] { place-151 }
   *[none] { "" }
}
