### Lantern Bay: the rules.

rule-SC-1 = One walks along the roads of the bay, and on the island through the exits of a cell; fog is explored before one goes there.
rule-SC-2 = Where a page lies it may be opened once; a choice is tried with the die, and calling costs two coins.
rule-SC-3 = For the climb between one and six cards are drawn.
rule-SC-4 = A number of three digits may be tried as often as one likes, until it is found.
rule-SC-5 = After sixty moves at the latest the boat sails home.
