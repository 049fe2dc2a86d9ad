### Pourquoi le serveur refuse quelque chose ; ce que refusent les règles d’un jeu est dans le texte du jeu.

refused-stale = La table a changé entre-temps.
refused-not-yours = Cette place n’est pas la vôtre.
refused-not-started = La partie n’a pas commencé.
refused-over = La partie est finie.
refused-barrier = Impossible de revenir en arrière sans l’accord de la table : le hasard a parlé, quelqu’un a appris quelque chose, ou un autre joueur a décidé. Demandez à la table.
refused-nothing-to-undo = Vous n’avez aucune décision à reprendre.
refused-nothing-to-redo = Il n’y a rien à refaire.
refused-already-asked = Quelqu’un demande déjà à revenir en arrière.
refused-not-asked = Personne n’attend votre réponse.
refused-other-question = La question à laquelle vous répondez n’est plus posée.
refused-bad-message = Ce message est illisible.
refused-bad-move = Ce coup n’existe pas.
refused-slow-down = Trop de messages à la fois.
refused-bot-plays = Un robot joue cette place ; reprenez-la d’abord.
refused-not-seated = Seules les personnes assises à la table peuvent faire cela.
refused-try-again = Rien n’a pu être conservé, donc rien ne s’est passé. Réessayez.
refused-hello = Dites d’abord qui vous êtes.
refused-table = Cette table n’existe pas, ou le lien n’est pas le bon.
refused-busy = Trop de connexions.
refused-too-much = Trop de choses sont déjà conservées pour votre adresse ; attendez un peu.
refused-chat-full = La discussion de cette table est pleine.
refused-damaged = Ce qui est conservé de cette table est illisible. Prévenez la personne qui tient ce serveur.
