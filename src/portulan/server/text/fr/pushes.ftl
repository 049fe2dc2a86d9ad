### Ce que dit une notification à qui n’est pas là ; rien que seule une place pourrait savoir.

push-turn = C’est à vous de jouer, avec { $names }.
push-nudge = On vous attend : c’est à vous de jouer, avec { $names }.
push-over = La partie avec { $names } est terminée.
