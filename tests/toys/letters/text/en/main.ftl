### Dead Letters: what is said of the game, its moves, its events and its table. Pages and cards have no names here: they are in the book.

game-title = Dead Letters
game-tagline = Doors stand in the fog above the village, and the post has sixty years of letters for them.

season-autumn = Autumn
season-winter = Winter
season-spring = Spring

place-office = Post office
place-mill = Mill
place-chapel = Chapel
place-hut = Hut
to-the-place = { $place ->
    [office] to the post office
    [mill] to the mill
    [chapel] to the chapel
   *[hut] to the hut
}
to-the-spot = { $spot ->
    [office] to the post office
    [mill] to the mill
    [chapel] to the chapel
    [hut] to the hut
   *[other] to { $spot }
}
thing = { $thing ->
    [boots] Nailed boots
    [stick] Walking stick
    [almanac] Almanac of manners
    [gloves] Mended gloves
    [lantern] Storm lantern
   *[tin] Biscuit tin
}
the-thing = { $thing ->
    [boots] the nailed boots
    [stick] the walking stick
    [almanac] the almanac of manners
    [gloves] the mended gloves
    [lantern] the storm lantern
   *[tin] the biscuit tin
}
keepsake = { $keepsake ->
    [thimble] Thimble
    [whistle] Whistle
    [marble] Glass marble
   *[crust] Crust of iron bread
}
the-keepsake = { $keepsake ->
    [thimble] the thimble
    [whistle] the whistle
    [marble] the glass marble
   *[crust] the crust of iron bread
}
biscuits = { $n ->
    [one] one biscuit
   *[other] { $n } biscuits
}

## Moves

move-card = Card { $number } comes out of the fog
move-die = The die shows { $pips }
move-pack = Pack { the-thing }
move-travel = Travel { to-the-place }
move-climb = Climb over the stile onto the Table
move-go = { $side ->
    [north] Go north
    [east] Go east
    [south] Go south
   *[west] Go west
}
move-read = Read the page here
move-dial = Try the dials of the strongbox
move-enter = Enter { $number }
move-wait = Wait until evening
move-choose = Take choice { $choice }{ $stat ->
    [legs] { " (" }legs, { $difficulty })
    [tact] { " (" }tact, { $difficulty })
   *[none] { "" }
}{ $cost ->
    [0] { "" }
   *[other] {" "}for { biscuits-for }
}
biscuits-for = { $cost ->
    [one] one biscuit
   *[other] { $cost } biscuits
}
move-leave = Leave the page
move-eat = Eat a biscuit
move-sleep = Sleep
move-press-on = Press on by night
move-agree = Agree
move-object = Object
move-keep = Keep { the-keepsake }

## What is asked

step-pack = What goes into your bag?
step-hour = What do you do with the hour?
step-choose = What do you choose?
step-dial = Which number?
step-evening = It is evening. What do you all do?
step-evening-proposal = Do you agree?
step-first-word = It is evening. What do you all do?
step-keep = What do you keep from the drawer?

## Events

event-season = { $season ->
    [autumn] Autumn. The snow is not far off.
    [winter] Winter. The pass is closed.
   *[spring] Spring. The pass is open again.
}
event-packed = { $who ->
    [you] You pack { the-thing }.
   *[other] { $name } packs { the-thing }.
}
event-day = Day { $day } begins.
event-walked = { $who ->
    [you] You come { to-the-spot }.
   *[other] { $name } comes { to-the-spot }.
}
event-set-out = { $who ->
    [you] You go into the fog.
   *[other] { $name } goes into the fog.
}
event-laid = The fog lifts from { $spot }.
event-opened = { $who ->
    [you] You read a page.
   *[other] { $name } reads a page.
}
event-chose = { $who ->
    [you] You take choice { $choice }.
   *[other] { $name } takes choice { $choice }.
}
event-left = { $who ->
    [you] You leave the page.
   *[other] { $name } leaves the page.
}
event-paid = { $who ->
    [you] You pay { biscuits }.
   *[other] { $name } pays { biscuits }.
}
event-threw = { $who ->
    [you] You throw { $pips }: { $sum } in all, { $difficulty } needed.
   *[other] { $name } throws { $pips }: { $sum } in all, { $difficulty } needed.
}
event-warmer = { $who ->
    [you] You gain { $n } warmth.
   *[other] { $name } gains { $n } warmth.
}
event-colder = { $who ->
    [you] You lose { $n } warmth.
   *[other] { $name } loses { $n } warmth.
}
event-got = { $who ->
    [you] You get { biscuits }.
   *[other] { $name } gets { biscuits }.
}
event-lingered = { $who ->
    [you] You lose { $n ->
        [one] an hour
       *[other] { $n } hours
    }.
   *[other] { $name } loses { $n ->
        [one] an hour
       *[other] { $n } hours
    }.
}
event-sent-home = { $who ->
    [you] You cannot feel your feet, and are taken back to the post office.
   *[other] { $name } is taken back to the post office, stiff with cold.
}
event-waited = { $who ->
    [you] You wait until evening.
   *[other] { $name } waits until evening.
}
event-ate = { $who ->
    [you] You eat a biscuit.
   *[other] { $name } eats a biscuit.
}
event-dialled = { $who ->
    [you] You kneel down before the strongbox.
   *[other] { $name } kneels down before the strongbox.
}
event-wrong = { $who ->
    [you] You enter { $number }. Nothing moves.
   *[other] { $name } enters { $number }. Nothing moves.
}
event-slept = Everybody sleeps.
event-pressed-on = Everybody presses on by night.
event-delivered = { $who ->
    [you] You deliver the letter.
   *[other] { $name } delivers the letter.
}
event-snowed = It snows. The letter goes back into the drawer.
event-kept = { $who ->
    [you] You keep { the-keepsake }.
   *[other] { $name } keeps { the-keepsake }.
}

## The table

status = { $phase ->
    [delivered] The letter is delivered.
    [snow] The snow has come, and the letter is where it was.
    [winter] Winter at Orle
    [packing] { $season ->
        [autumn] Autumn
       *[spring] Spring
    }, before the first day
    [wintered] The winter is over.
   *[day] { $season ->
        [autumn] Autumn
       *[spring] Spring
    }, day { $day } of { $days }
}
valley = The valley
table = The Table
stile = The stile
fog-cell = Fog
fog-hint = Nobody knows yet what lies here.
fog = Cards in the fog
unread = unread page
unread-hint = Nobody has read the page of this place yet.
carrier = { $seat ->
    [0] the first carrier
    [1] the second carrier
   *[2] the third carrier
}
counter = On the counter
drawer = In the drawer
kit = In the bag
kept = From the winter
warmth = Warmth
hours = Hours left
biscuits-label = Biscuits
die = The die
strongbox = { $state ->
    [open] The strongbox, open
    [jammed] The strongbox, jammed
   *[closed] The strongbox
}
wrong = Wrong numbers
number = The number
number-hint = Three figures, in the order in which the mail goes.
page-head = { $place ->
    [none] The book
    [office] At the post office
    [mill] At the mill
    [chapel] At the chapel
    [hut] At the hut
   *[table] On the Table
}
test = { $stat ->
    [legs] Legs
   *[tact] Tact
}
cost-biscuits = Costs biscuits
not-yet = asks for another season, or for something that you have not read
too-dear = takes more biscuits than you have
done = has been done
evening = Evening
evening-hint = One says what is done, the others agree.
proposal = { $what ->
    [sleep] It is proposed to sleep.
   *[press-on] It is proposed to press on by night.
}
warmth-by-night = Warmth, pressing on
warmth-by-sleep = Warmth, sleeping in the valley
words = What can be done
notebook = What has been read
page-read = Page { $page }
preview-fog = A card is drawn and read; that cannot be taken back.
preview-read = The page is opened; that cannot be taken back.
preview-eat = { $warmth } warmth afterwards
preview-sleep = A day goes by.
preview-press-on = { $warmth } warmth for the coldest of you
sheet = Score
sheet-letter = The letter
sheet-days = Days left
sheet-total = Total

## Options

option-days = How many days the match lasts.
option-days-6 = six
option-days-4 = four
option-days-8 = eight
option-evening = How the evening is decided.
option-evening-agreed = all agree
option-evening-first = the first word counts
