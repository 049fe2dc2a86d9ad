### Pebbles: moves and events.

the-pebble = { $kind ->
    [grey] a grey pebble
    [white] a white pebble
   *[amber] an amber pebble
}
the-cove = the { $cove } cove

move-pebble = The sea gives { the-pebble }
move-walk = Walk to { the-cove }
move-take = Take the pebble on the sand
move-dig = Dig for another pebble

event-morning = Day { $day } begins.
event-washed = The sea leaves { the-pebble } in { the-cove }.
event-set-out = { $who ->
    [you] You set out for { the-cove }.
   *[other] { $name } sets out.
}
event-arrived = { $who ->
    [you] You arrive at { the-cove }.
   *[other] { $name } arrives at { the-cove }.
}
event-met = Friends meet in { the-cove } and find nothing.
event-took = { $who ->
    [you] You take { the-pebble } from { the-cove }.
   *[other] { $name } takes { the-pebble } from { the-cove }.
}
event-dug = { $who ->
    [you] You dig up { the-pebble } and pocket it.
   *[other] { $name } digs something up and pockets it.
}
event-emptied = { $who ->
    [you] You show { the-pebble } from your pocket.
   *[other] { $name } shows { the-pebble } from a pocket.
}
event-shown = { $who ->
    [you] You let the others see it: { the-pebble }.
   *[other] { $name } lets the others see it: { the-pebble }.
}

status = { $phase ->
    [over] The tide is in: the match is over.
   *[day] Day { $day }
}
shore = The shore
bag = The bag
found = Found on the sand
pocket = In the pocket
hidden-pebble = a pebble that you cannot see
sheet = Score
sheet-total = Total
