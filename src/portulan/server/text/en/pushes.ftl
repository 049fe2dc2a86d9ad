### What a notification says to somebody who is away; nothing that a seat alone may know.

push-turn = It is your turn, with { $names }.
push-nudge = You are waited for: it is your turn, with { $names }.
push-over = The match with { $names } is over.
