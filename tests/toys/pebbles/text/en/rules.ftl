### Pebbles: the rules.

rule-PB-SETUP-1 = Pebbles is for 2 or 3 players, on a shore with three coves: north, middle and south.
rule-PB-SETUP-2 = The bag holds 4 grey, 3 white and 2 amber pebbles; nobody sees what comes next.
rule-PB-DAY-1 = { $days ->
    [2] The match lasts two days.
   *[3] The match lasts three days.
    [4] The match lasts four days.
}
rule-PB-DAY-2 = Every morning the sea leaves one pebble from the bag in each bare cove, from north to south, while the bag lasts.
rule-PB-WALK-1 = Then all players choose a cove to walk to, at the same time and in secret.
rule-PB-WALK-2 = A walk leads to a cove where a pebble lies.
rule-PB-WALK-3 = When all have chosen, everybody sees who is where, and the coves are visited from north to south.
rule-PB-FIND-1 = Who is alone in a cove either takes its pebble or digs for another one.
rule-PB-FIND-2 = Players who meet in a cove talk until the evening and find nothing; the pebble stays.
rule-PB-FIND-3 = Digging draws a pebble from the bag; nobody digs when the bag is empty.
rule-PB-POCKET-1 = { $pockets ->
    [open] A pebble dug up goes into the finder's pocket, and everybody sees it.
   *[hidden] A pebble dug up goes into the finder's pocket, and only the finder knows it.
}
rule-PB-END-1 = After the last day all pockets are emptied, and nothing more can be done.
rule-PB-SCORE-1 = A grey pebble is worth 1 point, a white one 2 and an amber one 4.
rule-PB-WIN-1 = The most points win; equal players share the victory.
