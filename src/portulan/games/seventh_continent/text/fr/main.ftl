### Le 7e Continent : ce qui se dit du jeu, de ses coups et de ses évènements.
### Les titres des cartes viennent avec chaque phrase : nul ne doit lire le titre d’une carte qui n’a pas encore été prise.

game-title = The 7th Continent
game-tagline = Une terre sur aucune carte, une malédiction sur chacun, et un paquet de cartes pour toute énergie.

## Cartes, personnes, objets, lieux

the-copy = { $copy ->
    [0] {""}
   *[other] {" "}(nº { $copy })
}
the-card = { $fr ->
    [none] la carte { $card }
   *[other] « { $fr } »{ the-copy }
}
the-object = { $fr ->
    [none] l’objet { $object }
   *[other] « { $fr } »{ the-copy } (résistance { $strength })
}
the-other-object = { $other_fr ->
    [none] l’objet { $other }
   *[other] « { $other_fr } » (résistance { $other_strength })
}
the-person = { $person_fr ->
    [none] le joueur { $player }
   *[other] { $person_fr }
}
the-side = { $side ->
    [north] au nord de « { $ground_fr } »
    [east] à l’est de « { $ground_fr } »
    [south] au sud de « { $ground_fr } »
   *[west] à l’ouest de « { $ground_fr } »
}
the-place = { $lies ->
    [none] le lieu { $cell }
    [fog] le brouillard { the-side }
    [open] le terrain nu { the-side }
   *[here] « { $ground_fr } »
}
icon = { $icon ->
    [move] Se déplacer
    [snowshoe] Marcher dans la neige
    [swim] Nager ou naviguer
    [go_see] Aller voir
    [pathfind] Chercher un passage
    [spot] Guetter
    [search] Fouiller
    [craft] Fabriquer
    [make_fire] Faire du feu
    [eat] Manger
    [take] Prendre
    [think] Réfléchir
    [decipher] Déchiffrer
    [open] Ouvrir
    [hide] Se cacher
    [fight] Combattre
    [hunt] Chasser
    [fish] Pêcher
    [climb] Grimper
    [dig] Creuser
    [orientate] S’orienter
    [pull] Tirer
    [balance] Tenir l’équilibre
    [rest] Se reposer
    [heal] Soigner
    [listen] Écouter
    [play_music] Jouer de la musique
    [offer] Offrir
    [pray] Prier
   *[none] Agir
}
cards-to-draw = { $cost ->
    [0] aucune carte
    [one] { $cost } carte
   *[other] { $cost } cartes
}
successes-to-reach = { $difficulty ->
    [0] aucun succès à obtenir
   *[other] { $difficulty } succès
}

## Questions

step-character = Qui êtes-vous ?
step-group = Que fait le groupe ?
step-group-before = Voulez-vous camper, entrer un numéro trouvé ou vous occuper de ce que vous portez ?
step-consent = Êtes-vous d’accord ?
step-action = Quelle action entreprenez-vous ?
step-destination = Où allez-vous ?
step-offer = Participez-vous à l’action ?
step-accept = Acceptez-vous cette aide ?
step-must-join = Tous doivent participer à cette action. En êtes-vous ?
step-objects = Lesquels de vos objets utilisez-vous ?
step-lower-cost = Quels effets appliquez-vous au coût ?
step-materials = Quelles ressources employez-vous ?
step-trade = Combien de cartes piochez-vous en moins, contre autant de succès en plus ?
step-extra-cards = Combien de cartes piochez-vous en plus du coût ?
step-raise-successes = Quels effets appliquez-vous au résultat ?
step-skill = Quelle compétence gardez-vous ?
step-receiver = Qui reçoit la compétence ?
step-excess = Votre main est trop pleine : quelle carte défaussez-vous ?
step-choose-participant = Qui est concerné ?
step-choose = Que faites-vous ?
step-places = Où va le terrain ?
step-pick = Quelle carte ?
step-to-hand = Quelle carte prenez-vous en main ?
step-buy = Quelle compétence avancée acquérez-vous ?
step-flagged-box = Quelle carte prenez-vous ?
step-flag-object = Utilisez-vous un objet pour son symbole ?
step-hold = Qui prend cette carte en main ?
step-cancel-state = Annulez-vous cet état ?
step-recover-pick = Quelle carte retourne dans le Deck d’Action ?
step-travel = Où allez-vous ?
step-across = De quel côté passez-vous ?
step-stow = Que devient cet objet ?
step-drop = Quel objet abandonnez-vous ?
step-give = Que donnez-vous ou échangez-vous ?
step-gift = Acceptez-vous ?
step-damage = Quel objet subit le dégât ?
step-repair = Quel objet est réparé ?
step-excess-objects = Vous avez trop d’objets : lequel défaussez-vous ?
step-search = Quelle carte examinez-vous ?
step-fold = Quel terrain rangez-vous ?
step-enter-number = Quel numéro avez-vous trouvé ?
step-answer = Appliquez-vous cet effet ?
step-join-at = Où votre figurine rejoint-elle les autres ?
step-new-character = Avec qui continuez-vous ?

## Coups

move-card = Carte { $card }{ $fr ->
    [none] {""}
   *[other] {" "}: « { $fr } »
}
move-one-of = Possibilité { $place }
move-be = Jouer { $fr ->
    [none] la carte { $card }
   *[other] { $fr }
}
move-active = Agir : { the-person }
move-give = Donner ou échanger un objet
move-hand-over = Donner { the-object } à { the-person }
move-swap = Échanger { the-object } contre { the-other-object }
move-drop = Abandonner un objet
move-abandon = Abandonner { the-object }
move-look = Entrer un numéro que vous avez trouvé
move-search = Examiner { the-card }
move-enter = Entrer { $number }
move-camp = Camper
move-clear-table = Ranger des terrains
move-fold = Ranger { the-place }
move-agree = { $at ->
    [consent] { $proposed ->
        [camp] Être d’accord pour camper
        [look] Être d’accord pour entrer un numéro
        [clear-table] Être d’accord pour ranger des terrains
       *[active] Être d’accord : { $person_fr } agit
    }
    [gift] Accepter l’objet
    [accept] Accepter l’aide
   *[other] Être d’accord
}
move-object = { $at ->
    [accept] Refuser l’aide
    [gift] Refuser
   *[other] S’opposer
}
move-act = { $fr ->
    [none] Action { $place } de la carte { $card }
   *[other] { icon } ({ cards-to-draw }, { successes-to-reach }), action { $place } de { the-card }
}
move-explore = Explorer { the-place }
move-pass = Passer
move-go = Aller vers { the-place }
move-join = Participer
move-stay = Rester à l’écart
move-use = Utiliser { the-object }
move-apply = Appliquer l’effet { $place } de { the-card }{ apply-changes }
apply-changes = { $less ->
    [0] {""}
   *[other] , { $less } de moins à piocher
}{ $more ->
    [0] {""}
   *[other] , { $more } de plus à piocher
}{ $stars ->
    [0] {""}
   *[other] , { $stars } succès de plus
}{ $easier ->
    [0] {""}
   *[other] , { $easier } de moins à atteindre
}
move-with = Employer { resource-word }
resource-word = { $resource ->
    [wood] du bois
    [stone] de la pierre
    [foliage] du feuillage
    [vine] de la liane
    [bamboo] du bambou
    [bone] de l’os
    [poison] du poison
   *[fire] du feu
}
move-done = { $at ->
    [objects] { $used ->
        [0] N’utiliser aucun objet
       *[other] N’utiliser aucun autre objet
    }
    [lower-cost] Laisser le coût tel quel
    [materials] N’employer aucune autre ressource
    [raise-successes] { $fails ->
        [0] Laisser le résultat tel quel
       *[other] Laisser échouer
    }
    [skill] Ne garder aucune compétence
    [drop] Tout garder
    [give] Ne rien donner
    [search] Ne rien examiner
    [buy] Ne rien acquérir de plus
    [flag-object] N’en utiliser aucun
    [fold] Ne rien ranger de plus
    [cancel-state] Laisser faire
    [answer] Ne pas l’appliquer
    [new-character] Quitter la partie
   *[other] Continuer
}
move-trade = { $cards ->
    [0] Piocher ce que dit le coût (0 de moins)
    [one] Piocher { $cards } carte de moins contre { $cards } succès de plus
   *[other] Piocher { $cards } cartes de moins contre { $cards } succès de plus
}
move-extra = { $cards ->
    [0] Ne piocher aucune carte de plus (0)
    [one] Piocher { $cards } carte de plus
   *[other] Piocher { $cards } cartes de plus
}
move-keep = Garder { the-card }
move-to = { the-person }
move-choose = Choix { $place }
move-call = Prendre la carte { $number }{ $place ->
    [0] {""}
   *[other] {" "}(choix { $place })
}
move-new = En faire un objet à part
move-assemble = L’assembler avec { the-object }{ $related ->
    [yes]  : un mot-clef commun, résistance { $then } ensuite
    [no]  : tout s’assemble, mais sans mot-clef commun la résistance reste à { $then }
   *[none] {""}
}
move-leave = La défausser
move-hit = Endommager { the-object }
move-mend = Réparer { the-object }
move-pick = Choisir { the-card }
move-buy = Acquérir { the-card }

## Évènements

event-chose = { $who ->
    [you] Vous jouez { $fr }.
   *[other] { $name } joue { $fr }.
}
event-turn = { $who ->
    [you] C’est vous qui agissez.
   *[other] C’est { $name } qui agit.
}
event-proposed = { $by-who ->
    [you] Vous faites une proposition.
   *[other] { $by-name } fait une proposition.
}
event-objected = { $who ->
    [you] Vous vous opposez.
   *[other] { $name } s’oppose.
}
event-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
event-acted = { $card ->
    [hidden] { $who ->
        [you] Vous entrez dans { the-place }.
       *[other] { $name } entre dans { the-place }.
    }
   *[other] { $who ->
        [you] Votre action : { icon } ({ the-card }).
       *[other] Action de { $name } : { icon } ({ the-card }).
    }
}
event-joined = { $who ->
    [you] Vous participez.
   *[other] { $name } participe.
}
event-stayed = { $who ->
    [you] Vous restez à l’écart.
   *[other] { $name } reste à l’écart.
}
event-used = { $who ->
    [you] Vous utilisez { the-card } ; résistance restante : { $die }.
   *[other] { $name } utilise { the-card } ; résistance restante : { $die }.
}
event-applied = { $who ->
    [you] Vous appliquez un effet de { the-card }.
   *[other] { $name } applique un effet de { the-card }.
}
event-headed = { $who ->
    [you] Vous vous dirigez vers { the-place }.
   *[other] { $name } se dirige vers { the-place }.
}
event-material = { $who ->
    [you] Vous employez { resource-word }.
   *[other] { $name } emploie { resource-word }.
}
event-extra = { $n ->
    [0] Aucune carte n’est piochée en plus.
    [one] { $n } carte est piochée en plus.
   *[other] { $n } cartes sont piochées en plus.
}
event-traded = { $n ->
    [one] Une carte de moins est piochée, contre un succès de plus.
   *[other] { $n } cartes de moins sont piochées, contre { $n } succès de plus.
}
event-drew = { $who ->
    [you] Vous piochez { the-card }.
   *[other] { $name } pioche { the-card }.
}
event-risked = { $who ->
    [you] Vous piochez { the-card } dans la Défausse.
   *[other] { $name } pioche { the-card } dans la Défausse.
}
event-succeeded = Réussite : { $n } succès pour { $needed } requis.
event-failed = Échec : { $n } succès pour { $needed } requis.
event-kept = { $who ->
    [you] Vous prenez { the-card } en main.
   *[other] { $name } prend { the-card } en main.
}
event-cleared = { $n ->
    [one] { $n } carte piochée rejoint la Défausse.
   *[other] { $n } cartes piochées rejoignent la Défausse.
}
event-over = L’action est terminée.
event-discarded = Défausse : { the-card }.
event-to-past = Au Passé : { the-card }.
event-put-away = Mise de côté avec son explorateur : { the-card }.
event-returned = Retour dans son deck : { the-card }.
event-banished = Bannie : { the-card }.
event-lost = Vous perdez { the-card } du Deck d’Action.
event-recovered = Retour dans le Deck d’Action : { the-card }.
event-fewer = { $n ->
    [0] Aucune des { $said } cartes ne revient : au plus autant que de cartes piochées, et cette action n’en a pioché aucune.
    [one] Seule { $n } des { $said } cartes revient : au plus autant que de cartes piochées pour cette action.
   *[other] Seules { $n } des { $said } cartes reviennent : au plus autant que de cartes piochées pour cette action.
}
event-peeked = Sur le Deck d’Action se trouve { the-card }.
event-took = { $who ->
    [you] Vous révélez { the-card }.
   *[other] { $name } révèle { the-card }.
}
event-nothing = Il n’y a plus de carte { $n }.
event-past-returned = Les cartes du Passé retournent dans leurs decks.
event-placed = { $lies ->
    [self] Mise en jeu : { the-card }.
   *[other] Mise en jeu à { the-place } : { the-card }.
}
event-fogged = Le brouillard s’étend { the-side }.
event-added = { $who ->
    [you] Vous avez désormais { the-card }.
   *[other] { $name } a désormais { the-card }.
}
event-assembled = { $who ->
    [you] { the-card } rejoint vos objets, résistance { $die }.
   *[other] { the-card } rejoint les objets de { $name }, résistance { $die }.
}
event-gave = { $who ->
    [you] Vous donnez { the-card } à { $other-name }.
   *[other] { $other-who ->
        [you] { $name } vous donne { the-card }.
       *[other] { $name } donne { the-card } à { $other-name }.
    }
}
event-damaged = { the-card } est abîmé ; résistance restante : { $die }.
event-mended = { the-card } est réparé ; résistance : { $die }.
event-moved = { $who ->
    [you] Vous rejoignez { the-place }.
   *[other] { $name } rejoint { the-place }.
}
event-fire = { $who ->
    [you] Votre feu brûle à { the-place }.
   *[other] Le feu de { $name } brûle à { the-place }.
}
event-fire-out = { $who ->
    [you] Votre feu est éteint.
   *[other] Le feu de { $name } est éteint.
}
event-cancelled = { $who ->
    [you] Vous échappez à { the-card }.
   *[other] { $name } échappe à { the-card }.
}
event-wrong = { $who ->
    [you] Vous essayez { $n } sur { the-card } : rien.
   *[other] { $name } essaie { $n } sur { the-card } : rien.
}{ $free ->
    [0] {" "}Chaque nouvelle erreur coûte une carte.
    [1] {" "}C’est faux ; encore une erreur gratuite à cet endroit.
    [2] {" "}C’est faux ; encore deux erreurs gratuites à cet endroit.
   *[other] {" "}C’est faux.
}
event-camped = Le camp est dressé : le Passé retourne dans ses decks.
event-eliminated = { $who ->
    [you] Vous êtes hors de la partie.
   *[other] { $name } est hors de la partie.
}
event-curse-lifted = La malédiction est levée : { the-card }.
event-told = { $who ->
    [you] Vous lisez une page.
   *[other] { $name } lit une page.
}
event-won = Toutes les malédictions sont levées : vous avez gagné.
event-cursed = { $n ->
    [one] Une malédiction est parmi les cartes : elle ne donne aucun succès.
   *[other] { $n } malédictions sont parmi les cartes : elles ne donnent aucun succès.
}
event-emptied = Le Deck d’Action est vide : désormais les cartes viennent de la Défausse, et une malédiction parmi elles met fin à l’aventure.
event-defeated = Une malédiction est sortie de la Défausse : vous avez perdu.

## Règles de la table

option-deck_profile = Quels bandeaux portent les compétences ?
option-deck_profile-table = ceux du tableau de probabilités imprimé
option-deck_profile-published = ceux des compétences publiées
option-easy = À quel niveau jouez-vous ?
option-easy-off = le jeu tel quel
option-easy-on = en mode facile, avec une carte qui aide
option-easy_effect = Que fait la carte du mode facile ?
option-easy_effect-fire = elle aide auprès du feu
option-easy_effect-keep = elle laisse garder plus de compétences
option-done_scope = Quelles actions sont faites, une fois entreprises sur un terrain ?
option-done_scope-terrain = celles du terrain lui-même
option-done_scope-all = toutes celles entreprises là
option-impossible_mandatory = Que devient une action obligatoire impossible ?
option-impossible_mandatory-skip = elle est laissée de côté
option-impossible_mandatory-fail = elle échoue
option-object_double = Combien de fois sert un objet qui offre une action et l’aide aussi ?
option-object_double-two = deux fois
option-object_double-one = une fois
option-locked_strict = Qu’est-ce qui peut réduire le coût d’une action verrouillée ?
option-locked_strict-on = les cartes en main et les objets seulement
option-locked_strict-off = tout
option-self_pair = Les deux moitiés d’une même carte font-elles une étoile ?
option-self_pair-off = pas à elles seules
option-self_pair-on = oui
option-hand_limit = Que compte la limite de main ?
option-hand_limit-joint = compétences et bonus ensemble
option-hand_limit-each = compétences et bonus à part
option-flag_hint = Les sommes qui ne mènent nulle part sont-elles proposées ?
option-flag_hint-off = oui, à vous de trouver
option-flag_hint-on = non
option-guess_penalty = Que coûtent les faux numéros ?
option-guess_penalty-after_three = une carte chacun après trois
option-guess_penalty-none = rien
option-guess_penalty-one_card = une carte chacun
option-cancelled_state = Où va un état annulé ?
option-cancelled_state-return = dans son deck
option-cancelled_state-past = dans le Passé
option-banish_from_past = Bannit-on aussi depuis le Passé ?
option-banish_from_past-off = non
option-banish_from_past-on = oui
option-overflow = Où vont les cartes perdues quand le Deck d’Action s’épuise ?
option-overflow-aside = de côté jusqu’à la dernière
option-overflow-in = tout de suite dans la Défausse
option-connect = Quels terrains communiquent ?
option-connect-adjacent = les voisins
option-connect-arrows = les voisins reliés par une flèche
option-fire_saved = Les feux survivent-ils à un camp ?
option-fire_saved-off = non
option-fire_saved-on = oui
option-hidden_presence = Faut-il être sur place pour entrer un numéro ?
option-hidden_presence-off = non
option-hidden_presence-on = oui
option-new_board_terrains = Où vont les terrains d’un Plateau quitté ?
option-new_board_terrains-return = dans leur deck
option-new_board_terrains-past = dans le Passé
option-direct_gift_assemble = Un objet qui vient d’être donné peut-il être assemblé ?
option-direct_gift_assemble-on = oui
option-direct_gift_assemble-off = non
option-camp_min_actions = Combien d’actions séparent deux camps ?
option-camp_min_actions-0 = aucune
option-camp_min_actions-1 = 1
option-camp_min_actions-2 = 2
option-camp_min_actions-3 = 3
option-camp_min_actions-5 = 5
option-camp_min_actions-10 = 10
option-lifted_curse_card = Que devient la carte d’une malédiction levée ?
option-lifted_curse_card-stay = elle reste
option-lifted_curse_card-banish = elle est bannie

## Raisons d’un conseil

reason-chance = { $cards ->
    [0] Aucune carte à piocher
    [one] { $cards } carte à piocher
   *[other] { $cards } cartes à piocher
} : { $chance ->
    [100] cela ne peut échouer.
   *[other] { $chance } % de chances de réussir{ $risk ->
        [0] .
       *[other] , { $risk } % de risque de tirer une malédiction mortelle.
    }
}
reason-aim = { $aim ->
    [fog] Le but : voir ce que cache le brouillard.
    [walk] { $fr ->
        [none] Le but : un lieu où il y a plus à faire qu’ici.
       *[other] Le but : « { $fr } », où il y a plus à faire qu’ici.
    }
    [new] Le but : une carte que personne n’a encore vue.
    [card] Le but : une carte que vous connaissez déjà.
    [strength] Le but : reprendre des forces ; des cartes reviennent dans le Deck d’Action.
    [repair] Le but : réparer ce que vous portez.
    [cure] Le but : se défaire d’un état.
    [change] Le but : changer ce lieu pour de bon.
    [journey] Le but : une autre partie du continent.
    [curse] Le but : lever une malédiction.
    [fire] Le but : un feu.
    [object] Le but : un objet pour la route.
    [bonus] Le but : une carte de plus en main.
    [learn] Le but : apprendre une compétence avancée.
    [story] Tous doivent agir ici ensemble : l’histoire avance.
   *[text] Le but : apprendre ce qui en résulte.
}
reason-help = { $less ->
    [0] { $stars ->
        [one] Cela ajoute { $stars } succès.
       *[other] Cela ajoute { $stars } succès.
    }
   *[other] { $stars ->
        [0] Cela retire { $less } au coût.
       *[other] Cela retire { $less } au coût et ajoute { $stars } succès.
    }
}
reason-energy = { $change ->
    [more] { $amount ->
        [one] Vous y reprenez { $amount } carte de forces.
       *[other] Vous y reprenez { $amount } cartes de forces.
    }
   *[less] { $amount ->
        [one] Il en coûte { $amount } carte du Deck d’Action.
       *[other] Il en coûte { $amount } cartes du Deck d’Action.
    }
}
reason-pages = { $change ->
    [more] Vous lirez ce que personne n’a encore lu.
   *[less] Vous n’y apprendrez rien de nouveau.
}
reason-places = { $change ->
    [more] Un nouveau lieu s’ouvre.
   *[less] Des lieux connus se referment.
}
reason-states = { $change ->
    [more] Un état vous quitte ; chacun rend le suivant plus coûteux.
   *[less] Vous pourriez en garder un état.
}
reason-objects = { $change ->
    [more] { $amount ->
        [one] Vos objets serviront { $amount } fois de plus.
       *[other] Vos objets serviront { $amount } fois de plus.
    }
   *[less] { $amount ->
        [one] Vos objets s’usent de { $amount } point.
       *[other] Vos objets s’usent de { $amount } points.
    }
}
reason-hand = { $change ->
    [more] Une carte de plus en main pour vous aider.
   *[less] Une carte quitte votre main.
}
