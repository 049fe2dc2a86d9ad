### Galets : les règles.

rule-PB-SETUP-1 = Galets se joue à 2 ou 3, sur un rivage à trois criques : nord, milieu et sud.
rule-PB-SETUP-2 = Le sac contient 4 galets gris, 3 blancs et 2 d’ambre ; personne ne voit lequel vient ensuite.
rule-PB-DAY-1 = { $days ->
    [2] La partie dure deux jours.
   *[3] La partie dure trois jours.
    [4] La partie dure quatre jours.
}
rule-PB-DAY-2 = Chaque matin la mer laisse un galet du sac dans chaque crique nue, du nord au sud, tant que le sac en contient.
rule-PB-WALK-1 = Puis tous choisissent en même temps et en secret la crique où ils vont.
rule-PB-WALK-2 = On marche vers une crique où se trouve un galet.
rule-PB-WALK-3 = Quand tous ont choisi, chacun voit qui est où, et les criques sont visitées du nord au sud.
rule-PB-FIND-1 = Qui est seul dans une crique prend son galet ou creuse pour en trouver un autre.
rule-PB-FIND-2 = Ceux qui se rencontrent dans une crique bavardent jusqu’au soir et ne trouvent rien ; le galet reste.
rule-PB-FIND-3 = Creuser tire un galet du sac ; personne ne creuse quand le sac est vide.
rule-PB-POCKET-1 = { $pockets ->
    [open] Un galet déterré va dans la poche de qui l’a trouvé, et tous le voient.
   *[hidden] Un galet déterré va dans la poche de qui l’a trouvé, et lui seul le connaît.
}
rule-PB-END-1 = Après le dernier jour toutes les poches sont vidées, et plus rien ne peut être fait.
rule-PB-SCORE-1 = Un galet gris vaut 1 point, un blanc 2 et un d’ambre 4.
rule-PB-WIN-1 = Le plus de points l’emporte ; les joueurs à égalité partagent la victoire.
