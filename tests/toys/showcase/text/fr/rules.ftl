### La baie aux lanternes : les règles.

rule-SC-1 = On suit les chemins de la baie et, sur l’île, les issues des terrains ; le brouillard s’explore avant qu’on y aille.
rule-SC-2 = Là où se trouve une page, on peut l’ouvrir une fois ; un choix se tente au dé, et appeler coûte deux pièces.
rule-SC-3 = Pour l’escalade, on pioche entre une et six cartes.
rule-SC-4 = On peut essayer un nombre de trois chiffres aussi souvent qu’on veut, jusqu’à le trouver.
rule-SC-5 = Après soixante coups au plus tard, le bateau rentre.
