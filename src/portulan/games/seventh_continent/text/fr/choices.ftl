### Le 7e Continent : qui part et qui revient, les indices, ce que certaines tables choisissent, et leurs usages.

## Questions

step-clues = Quelles malédictions voulez-vous lever ?
step-clues-proposal = Ces indices vous conviennent-ils ?
step-leaving = Pour combien de temps partez-vous ?
step-pairs = Combien de paires de demi-étoiles comptent ?
step-provide = Quelles cartes fournissent une ressource ?
step-pay = Quelle carte d’expérience dépensez-vous ?
step-learner = Qui reçoit la compétence ?
step-at-taking = Appliquez-vous un effet à cette carte ?

## Coups

move-clues = Partir contre « { $fr0 } »{ $fr1 ->
    [none] {""}
   *[other] , « { $fr1 } »
}{ $fr2 ->
    [none] {""}
   *[other] , « { $fr2 } »
}{ $fr3 ->
    [none] {""}
   *[other] , « { $fr3 } »
}{ $line_fr ->
    [none] {""}
   *[other] {" : "}{ $line_fr }
}{ $set ->
    [0] {""}
   *[other] {" "}(choix { $set })
}
move-depart = Quitter la table
move-pause = Partir pour un temps
move-quit = Partir pour de bon
move-come = { $person_fr ->
    [none] Le joueur { $player } rejoint la partie
   *[other] Faire revenir { $person_fr }
}
move-pair = { $halves ->
    [0] Ne compter aucune paire (0)
    [one] Compter { $halves } paire
   *[other] Compter { $halves } paires
}
move-hint = Lire l’aide de { the-card }, pour deux cartes

## Évènements

event-clue = Vous partez contre { the-card }.
event-left = { $who ->
    [you] Vous partez pour un temps.
   *[other] { $name } part pour un temps.
}
event-came = { $who ->
    [you] Vous êtes de retour.
   *[other] { $name } est de retour.
}
event-unseen = Une carte { $n } est bannie sans être vue.
event-paired = { $n ->
    [0] Aucune paire de demi-étoiles ne compte.
    [one] { $n } paire de demi-étoiles compte.
   *[other] { $n } paires de demi-étoiles comptent.
}
event-relinked = { the-card } est maintenant à { the-place }.
event-decided = { $who ->
    [you] Vous choisissez sur la page.
   *[other] { $name } choisit sur la page.
}
event-shelved = { the-card } ne trouve pas de place sur la table, et attend.
event-withdrawn = { $who ->
    [you] Ceux qui participent ne le peuvent pas : vous annoncez une autre action.
   *[other] Ceux qui participent ne le peuvent pas : { $name } annonce une autre action.
}

## La table

unseen = Bannies sans être vues : carte { $number }

## Usages de la table

option-pairing = Comment les demi-étoiles font des paires.
option-pairing-max = autant que possible
option-pairing-choose = autant que le dit le joueur actif
option-board_limit = Combien de places a la table.
option-board_limit-none = autant qu’il en faut
option-board_limit-9 = 9
option-board_limit-12 = 12
option-board_limit-16 = 16
option-board_limit-20 = 20
option-board_limit-25 = 25
option-board_limit-30 = 30
option-xp_zone = Où se gardent les cartes qui portent de l’expérience.
option-xp_zone-satchel = sous la Besace
option-xp_zone-hand = en main, comme des bonus
option-xp_target = Où va une compétence avancée.
option-xp_target-deck = dans le Deck d’Action
option-xp_target-hand = dans une main
option-xp_target-discard = dans la Défausse
option-auto_reduce = Si les réductions qui ne coûtent rien sont appliquées d’office.
option-auto_reduce-on = oui
option-auto_reduce-off = non, chacune est demandée
option-practice = Entraînement : tout se reprend.
option-practice-off = non
option-practice-on = oui, quoi qu’une décision ait montré
