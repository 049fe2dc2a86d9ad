### Why the server refuses something; what the rules of a game refuse is in the text of the game.

refused-stale = The table has moved on since.
refused-not-yours = This seat is not yours.
refused-not-started = The match has not begun.
refused-over = The match is over.
refused-barrier = This cannot be taken back alone: chance has spoken, somebody has learned something, or another player has decided. Ask the table.
refused-nothing-to-undo = There is no decision of yours to take back.
refused-nothing-to-redo = There is nothing to redo.
refused-already-asked = Somebody is already asking to take back.
refused-not-asked = Nobody is waiting for your answer.
refused-other-question = The question that you answered is no longer asked.
refused-bad-message = This message cannot be read.
refused-bad-move = There is no such move.
refused-slow-down = Too many messages at once.
refused-bot-plays = A bot plays this seat; take it back first.
refused-not-seated = Only people at the table can do this.
refused-try-again = This could not be kept, so it did not happen. Try again.
refused-hello = Say who you are first.
refused-table = There is no such table, or the link is not right.
refused-busy = Too many connections.
refused-too-much = Too much is kept for your address already; wait a while.
refused-chat-full = The chat of this table is full.
refused-damaged = What is stored of this table cannot be read. Tell whoever runs this server.
