### Near and Far: the names of cards, people and places, and what cards do.
### Written by tools/near-and-far-names from content/: do not edit.

## Artifacts

artifact-ancient-compass = Ancient Compass
card-ancient-compass = { artifact-ancient-compass }
price-ancient-compass = 2 coins, 1 food and 1 Lizard token
effects-ancient-compass = At the end: +4 JP if you alone have the most coins.
note-ancient-compass = It points to somebody else’s north.
artifact-starry-cloak = Starry Cloak
card-starry-cloak = { artifact-starry-cloak }
price-starry-cloak = 3 gems and 1 Mystic token
effects-starry-cloak = At the end: +1 JP for each Mystic adventurer.
note-starry-cloak = One star is missing, and the cloak knows it.
artifact-dice-game = Dice Game
card-dice-game = { artifact-dice-game }
price-dice-game = 3 coins, 1 food and 1 Outlaw token
effects-dice-game = At the end: +1 JP for each Outlaw adventurer.
note-dice-game = Six faces, all of them in debt.
artifact-scroll-of-legend = Scroll of Legend
card-scroll-of-legend = { artifact-scroll-of-legend }
price-scroll-of-legend = 3 gems and 1 Lizard token
effects-scroll-of-legend = At the end: +1 JP for each Lizard adventurer.
note-scroll-of-legend = The Lizards have corrected it, politely.
artifact-unearthed-treaty = Unearthed Treaty
card-unearthed-treaty = { artifact-unearthed-treaty }
price-unearthed-treaty = 3 coins, 1 food and 1 Nomad token
effects-unearthed-treaty = At the end: +1 JP for each Nomad adventurer.
note-unearthed-treaty = Signed by a kingdom that left no address.
artifact-cooking-spices = Cooking Spices
card-cooking-spices = { artifact-cooking-spices }
price-cooking-spices = 3 food and 1 Nomad token
effects-cooking-spices = On each move, pass 1 empty location for nothing.
note-cooking-spices = With enough pepper any road is short.
artifact-crown-of-cruelty = Crown of Cruelty
card-crown-of-cruelty = { artifact-crown-of-cruelty }
price-crown-of-cruelty = 3 gems and 1 Outlaw token
effects-crown-of-cruelty = When you end your move where others are, each of them gives you 1 coin.
note-crown-of-cruelty = Nobody likes to see it; everybody chips in.
artifact-nightmare-amulet = Nightmare Amulet
card-nightmare-amulet = { artifact-nightmare-amulet }
price-nightmare-amulet = 2 coins and 1 Outlaw token
effects-nightmare-amulet = When you end your move where others are, each of them gives you 1 coin.
note-nightmare-amulet = Neighbours would rather pay than sleep beside it.
artifact-goods-wagon = Goods Wagon
card-goods-wagon = { artifact-goods-wagon }
price-goods-wagon = 3 coins and 1 Nomad token
effects-goods-wagon = In each trade, what you pay is worth 1 more.
note-goods-wagon = It has a false bottom on both sides.
artifact-jade-flute = Jade Flute
card-jade-flute = { artifact-jade-flute }
price-jade-flute = 2 gems and 1 Outlaw token
effects-jade-flute = When you visit the Stables, gain 2 food.
note-jade-flute = The birds listen; Wick pretends not to.
artifact-lockpicking-kit = Lockpicking Kit
card-lockpicking-kit = { artifact-lockpicking-kit }
price-lockpicking-kit = 1 coin, 1 food and 1 Outlaw token
effects-lockpicking-kit = When you win a duel, gain 1 coin.
note-lockpicking-kit = It comes in a locked case.
artifact-gold-magnet = Gold Magnet
card-gold-magnet = { artifact-gold-magnet }
price-gold-magnet = 3 gems, 1 food and 1 Lizard token
effects-gold-magnet = When you visit the Mine, gain 1 coin.
note-gold-magnet = Take out your teeth before use.
artifact-mercenary-contract = Mercenary Contract
card-mercenary-contract = { artifact-mercenary-contract }
price-mercenary-contract = 4 coins, 1 food, 1 Lizard token and 1 Nomad token
effects-mercenary-contract = When you buy this card, place a camp on any empty location.
note-mercenary-contract = Somebody is already asleep there, in your name.
artifact-merchants-coat = Merchant’s Coat
card-merchants-coat = { artifact-merchants-coat }
price-merchants-coat = 2 coins and 1 Mystic token
effects-merchants-coat = Trade twice on a visit to the Town Hall.
note-merchants-coat = There are pockets in the pockets.
artifact-merchant-contract = Merchant Contract
card-merchant-contract = { artifact-merchant-contract }
price-merchant-contract = 3 coins and 1 Nomad token
effects-merchant-contract = Your adventurers may take the slots of other factions.
note-merchant-contract = The small print says that all hats are equal.
artifact-mirror-hat = Mirror Hat
card-mirror-hat = { artifact-mirror-hat }
price-mirror-hat = 3 gems and 1 Mystic token
effects-mirror-hat = You may pass threats without a fight. +1 heart when you leave the town.
note-mirror-hat = One is seldom wary of oneself.
artifact-collectors-cleaver = Collector’s Cleaver
card-collectors-cleaver = { artifact-collectors-cleaver }
price-collectors-cleaver = 2 gems, 1 Outlaw token and 1 Lizard token
effects-collectors-cleaver = You may pass threats without a fight. +1 combat.
note-collectors-cleaver = It splits round sums.
artifact-numbered-door = Numbered Door
card-numbered-door = { artifact-numbered-door }
price-numbered-door = 3 coins, 1 food and 1 Nomad token
effects-numbered-door = Adventurers cost 1 coin less.
note-numbered-door = The number is wrong, the welcome is meant.
artifact-turtle-saddle = Turtle Saddle
card-turtle-saddle = { artifact-turtle-saddle }
price-turtle-saddle = 3 gems, 1 food and 1 Nomad token
effects-turtle-saddle = +1 movement.
note-turtle-saddle = The turtle was not consulted.
artifact-knotted-cord = Knotted Cord
card-knotted-cord = { artifact-knotted-cord }
price-knotted-cord = 1 gem, 1 food and 1 Mystic token
effects-knotted-cord = +1 skill.
note-knotted-cord = Somebody else’s memory, lent with the knack.
artifact-regiment-drum = Regiment Drum
card-regiment-drum = { artifact-regiment-drum }
price-regiment-drum = 3 coins, 1 food and 1 Lizard token
effects-regiment-drum = +1 combat.
note-regiment-drum = Three beats, a rest, and then the charge.
artifact-toll-stool = Toll Stool
card-toll-stool = { artifact-toll-stool }
price-toll-stool = 2 coins, 1 gem and 1 Outlaw token
effects-toll-stool = When you build a camp on a coin or gem location, gain 2 food.
note-toll-stool = Whoever sits, collects.
artifact-glogo-choirbook = Glogo Choirbook
card-glogo-choirbook = { artifact-glogo-choirbook }
price-glogo-choirbook = 1 coin, 1 gem and 1 Mystic token
effects-glogo-choirbook = When you succeed in a quest by skill, gain 2 hearts.
note-glogo-choirbook = To be sung when nobody listens.
artifact-ambroses-abacus = Ambrose’s Abacus
card-ambroses-abacus = { artifact-ambroses-abacus }
price-ambroses-abacus = 3 gems and 1 Outlaw token
effects-ambroses-abacus = At the end: +1 JP for every 3 gems, 3 JP at most.
note-ambroses-abacus = It comes out at zero and is proud of it.
artifact-hobbs-ladle = The Hobbs’ Ladle
card-hobbs-ladle = { artifact-hobbs-ladle }
price-hobbs-ladle = 3 coins and 1 Nomad token
effects-hobbs-ladle = When you visit the Farm, gain 1 food.
note-hobbs-ladle = It always serves the other one’s soup.
artifact-sorrels-ear-trumpet = Sorrel’s Ear Trumpet
card-sorrels-ear-trumpet = { artifact-sorrels-ear-trumpet }
price-sorrels-ear-trumpet = 3 coins and 1 Lizard token
effects-sorrels-ear-trumpet = When you visit the Saloon, gain 1 coin.
note-sorrels-ear-trumpet = For the right ear only.
artifact-wicks-whistle = Wick’s Whistle
card-wicks-whistle = { artifact-wicks-whistle }
price-wicks-whistle = 3 coins, 1 food and 1 Nomad token
effects-wicks-whistle = Pack birds cost 1 food less. When you gain a treasure, gain 1 food.
note-wicks-whistle = If the bird likes you it comes. If not, slowly.
artifact-nettles-answer = Nettle’s Answer
card-nettles-answer = { artifact-nettles-answer }
price-nettles-answer = 2 gems, 1 food and 1 Mystic token
effects-nettles-answer = On your roll for skill in a quest, for 1 food: roll the die again (once a turn).
note-nettles-answer = Correct, but to another question.
artifact-jailhouse-coffee = Jailhouse Coffee
card-jailhouse-coffee = { artifact-jailhouse-coffee }
price-jailhouse-coffee = 3 gems and 1 Outlaw token
effects-jailhouse-coffee = When you lose a duel, gain 2 food. When you leave the town, gain 1 heart.
note-jailhouse-coffee = The door is open; it is the coffee that holds you.
artifact-honest-scale = Honest Scale
card-honest-scale = { artifact-honest-scale }
price-honest-scale = 2 coins and 1 Lizard token
effects-honest-scale = At the end: +2 JP if your reputation is at least 8.
note-honest-scale = It blushes when it is contradicted.
artifact-eleventh-vote = The Eleventh Vote
card-eleventh-vote = { artifact-eleventh-vote }
price-eleventh-vote = 2 coins and 1 Mystic token
effects-eleventh-vote = At the end: you win ties.
note-eleventh-vote = The mayor still does not know that it was yours.
artifact-written-apology = Written Apology
card-written-apology = { artifact-written-apology }
price-written-apology = 2 gems, 1 food and 1 Lizard token
effects-written-apology = +2 hearts when you leave the town.
note-written-apology = Asher would accept it, even from you.
artifact-wanted-poster = Marrow Jane’s Poster
card-wanted-poster = { artifact-wanted-poster }
price-wanted-poster = 2 coins and 1 Outlaw token
effects-wanted-poster = +1 to your duel rolls.
note-wanted-poster = She corrected the price herself, upwards.
artifact-second-ledger = The Second Ledger
card-second-ledger = { artifact-second-ledger }
price-second-ledger = 2 coins, 1 food and 1 Nomad token
effects-second-ledger = In each trade, what you pay is worth 1 more.
note-second-ledger = The first one is for visitors.
artifact-left-hand-glove = Left-Hand Glove
card-left-hand-glove = { artifact-left-hand-glove }
price-left-hand-glove = 2 gems and 1 Outlaw token
effects-left-hand-glove = When you pass a threat without a fight, gain 1 coin.
note-left-hand-glove = It greets before you do and leaves with something.
artifact-salt-anchor = Salt Anchor
card-salt-anchor = { artifact-salt-anchor }
price-salt-anchor = 2 gems and 1 Mystic token
effects-salt-anchor = At the end: +1 JP for each trade route.
note-salt-anchor = It holds in dry weather.
artifact-folding-pier = Folding Pier
card-folding-pier = { artifact-folding-pier }
price-folding-pier = 3 coins and 1 Lizard token
effects-folding-pier = Camps cost 1 heart less.
note-folding-pier = The sea is sold separately.
artifact-grandmother-count = Count of Grandmothers
card-grandmother-count = { artifact-grandmother-count }
price-grandmother-count = 3 coins and 1 Lizard token
effects-grandmother-count = At the end: +1 JP for every 2 adventurers.
note-grandmother-count = One is missing; they say she went for a walk.
artifact-third-asking = The Third Asking
card-third-asking = { artifact-third-asking }
price-third-asking = 2 gems, 2 food and 1 Nomad token
effects-third-asking = When an adventurer joins you, gain 2 food.
note-third-asking = At the third, a Nomad no longer knows how to refuse.
artifact-feathered-bridle = Feathered Bridle
card-feathered-bridle = { artifact-feathered-bridle }
price-feathered-bridle = 4 food and 1 Nomad token
effects-feathered-bridle = At the end: +1 JP for each pack animal.
note-feathered-bridle = The feathers were donated, says the label.
artifact-trophy-belt = Trophy Belt
card-trophy-belt = { artifact-trophy-belt }
price-trophy-belt = 3 gems, 1 food and 1 Lizard token
effects-trophy-belt = At the end: +1 JP for every 2 threats beaten.
note-trophy-belt = Every hole has a story and tells it.
artifact-star-on-a-rope = Star on a Rope
card-star-on-a-rope = { artifact-star-on-a-rope }
price-star-on-a-rope = 4 gems, 1 Mystic token and 1 Lizard token
effects-star-on-a-rope = +2 combat. +1 heart when you leave the town.
note-star-on-a-rope = It pulls a little, mostly in the evening.
artifact-sea-in-a-jar = Sea in a Jar
card-sea-in-a-jar = { artifact-sea-in-a-jar }
price-sea-in-a-jar = 4 coins, 1 Mystic token and 1 Nomad token
effects-sea-in-a-jar = +1 movement. On each move, pass 1 empty location for nothing.
note-sea-in-a-jar = Low tide unless shaken.
artifact-unclaimed-cord = Unclaimed Cord
card-unclaimed-cord = { artifact-unclaimed-cord }
price-unclaimed-cord = 2 coins, 1 food and 2 Mystic tokens
effects-unclaimed-cord = +2 skill.
note-unclaimed-cord = Nobody has come for it in sixty years.
artifact-weighers-pan = Weigher’s Pan
card-weighers-pan = { artifact-weighers-pan }
price-weighers-pan = 3 gems, 1 Outlaw token and 1 Lizard token
effects-weighers-pan = At the end: +1 JP for each bought artifact, 4 JP at most.
note-weighers-pan = Empty, it still weighs something.
artifact-warrant-of-kindness = Warrant of Kindness
card-warrant-of-kindness = { artifact-warrant-of-kindness }
price-warrant-of-kindness = 3 coins, 1 Mystic token and 1 Lizard token
effects-warrant-of-kindness = When you succeed in a quest, gain 1 coin.
note-warrant-of-kindness = To be served at once, by force if need be.
artifact-borrowed-halo = Borrowed Halo
card-borrowed-halo = { artifact-borrowed-halo }
price-borrowed-halo = 2 coins, 1 Outlaw token and 1 Mystic token
effects-borrowed-halo = At the end: +1 JP for every 3 reputation.
note-borrowed-halo = To be returned clean.
artifact-crownless-debt = Crownless Debt
card-crownless-debt = { artifact-crownless-debt }
price-crownless-debt = 4 gems, 1 Outlaw token and 1 Nomad token
effects-crownless-debt = +2 to your roll in duels that you begin.
note-crownless-debt = It reigns very well on its own.
artifact-heart-of-stone = The King’s Stone Heart
card-heart-of-stone = { artifact-heart-of-stone }
price-heart-of-stone = 2 Outlaw tokens, 2 Lizard tokens and 1 Nomad token
effects-heart-of-stone = Worth its points, and nothing else.
note-heart-of-stone = The king is dead. The heart has not noticed.
artifact-kitchen-on-wheels = Kitchen on Wheels
card-kitchen-on-wheels = { artifact-kitchen-on-wheels }
price-kitchen-on-wheels = 3 gems, 1 food and 2 Nomad tokens
effects-kitchen-on-wheels = At the Saloon, take the action of the Farm as well.
note-kitchen-on-wheels = It follows the smell of its customers.
artifact-farewell-banquet = Farewell Banquet
card-farewell-banquet = { artifact-farewell-banquet }
price-farewell-banquet = 2 coins, 2 food and 2 Lizard tokens
effects-farewell-banquet = When you leave the town, gain 2 hearts.
note-farewell-banquet = One leaves better too well fed to stay.
artifact-atlas-of-lies = Atlas of Lies
card-atlas-of-lies = { artifact-atlas-of-lies }
price-atlas-of-lies = 3 gems, 1 Outlaw token and 1 Mystic token
effects-atlas-of-lies = When you fail in a quest, gain 1 coin and 2 hearts.
note-atlas-of-lies = It always loses you in the right place.
artifact-ivory-ledger = Ivory Ledger
card-ivory-ledger = { artifact-ivory-ledger }
price-ivory-ledger = 3 coins, 1 Lizard token and 1 Nomad token
effects-ivory-ledger = At the end: +1 JP for each faction token, 4 JP at most.
note-ivory-ledger = Each page was somebody’s memory.
artifact-fleet-without-sea = Fleet Without a Sea
card-fleet-without-sea = { artifact-fleet-without-sea }
price-fleet-without-sea = 3 coins, 1 food, 1 Mystic token and 1 Nomad token
effects-fleet-without-sea = At the end: +2 JP for each trade route.
note-fleet-without-sea = In good order, and on time for nowhere.
artifact-deposit-slip = Deposit Slip
card-deposit-slip = { artifact-deposit-slip }
price-deposit-slip = 4 gems, 1 Outlaw token and 1 Lizard token
effects-deposit-slip = Keep 1 treasure without an animal.
note-deposit-slip = One porter of brass, as new, unclaimed.

## Treasures

treasure-generosity-contract = Generosity Contract
card-generosity-contract = { treasure-generosity-contract }
effects-generosity-contract = At the end: +4 JP for the highest reputation, +2 JP for the second place, +2 JP for a tie at the top.
note-generosity-contract = Gifts are compulsory and will be marked.
treasure-coin-purse = Coin Purse
card-coin-purse = { treasure-coin-purse }
effects-coin-purse = At the end: +2 JP if you alone have the most coins.
note-coin-purse = It jingles when empty, out of vanity.
treasure-fire-bomb = Fire Bomb
card-fire-bomb = { treasure-fire-bomb }
effects-fire-bomb = On your roll in a duel, against a threat or for combat in a quest, discarding this card: add 4 to the roll.
note-fire-bomb = Instructions on the back, burnt.
treasure-noose = Noose
card-noose = { treasure-noose }
effects-noose = When you visit the Mystic Hut, gain 1 food.
note-noose = It has never held anything but bread.
treasure-old-journal = Old Journal
card-old-journal = { treasure-old-journal }
effects-old-journal = When you visit the Mystic Hut, draw 1 artifact; keep it or discard it.
note-old-journal = The author dies halfway through and goes on.
treasure-ancient-recipe = Ancient Recipe
card-ancient-recipe = { treasure-ancient-recipe }
effects-ancient-recipe = At the end: +2 JP if you alone have the most food.
note-ancient-recipe = Take one ox. The rest has faded.
treasure-old-shovel = Old Shovel
card-old-shovel = { treasure-old-shovel }
effects-old-shovel = When you build a camp on a coin or gem location, gain 1 coin or 1 gem more, as the location shows.
note-old-shovel = It knows the place.
treasure-rusty-bell = Rusty Bell
card-rusty-bell = { treasure-rusty-bell }
effects-rusty-bell = At the Mine, take the action of the Saloon as well.
note-rusty-bell = It can be heard in the saloon, alas.
treasure-tin-sword = Tin Sword
card-tin-sword = { treasure-tin-sword }
effects-tin-sword = +1 combat.
note-tin-sword = Formerly half a pound of beans.
treasure-thimble = The Judge’s Thimble
card-thimble = { treasure-thimble }
effects-thimble = +1 skill.
note-thimble = She mended what she had cut.
treasure-spare-heart = Spare Heart
card-spare-heart = { treasure-spare-heart }
effects-spare-heart = +3 hearts when you leave the town.
note-spare-heart = Hardly used.
treasure-stilt-boots = Stilt Boots
card-stilt-boots = { treasure-stilt-boots }
effects-stilt-boots = +1 movement.
note-stilt-boots = The left one is in more of a hurry.
treasure-welcome-mat = Welcome Mat
card-welcome-mat = { treasure-welcome-mat }
effects-welcome-mat = On each move, pass 1 empty location for nothing.
note-welcome-mat = Wherever it lies, it is home.
treasure-loud-cheese = Loud Cheese
card-loud-cheese = { treasure-loud-cheese }
effects-loud-cheese = At a threat, for 1 food: pass it without a fight.
note-loud-cheese = Danger leaves first, then your friends.
treasure-false-beard = False Beard
card-false-beard = { treasure-false-beard }
effects-false-beard = For 1 food, enter a building without a duel, even when somebody is there.
note-false-beard = Nobody stops a man with a beard and a parcel.
treasure-loaded-die = Loaded Die
card-loaded-die = { treasure-loaded-die }
effects-loaded-die = On your roll in a duel that you begin, against a threat or for combat in a quest, for 1 food: roll the die again (once a turn).
note-loaded-die = It cheats, but for anybody.
treasure-tax-exemption = Tax Exemption
card-tax-exemption = { treasure-tax-exemption }
effects-tax-exemption = At the end: up to 2 artifacts in your hand cost nothing.
note-tax-exemption = Valid in the realm of the late king.
treasure-pawn-ticket = Pawn Ticket
card-pawn-ticket = { treasure-pawn-ticket }
effects-pawn-ticket = At the end: +1 JP for each treasure.
note-pawn-ticket = Item pledged: “patience”.
treasure-locked-diary = Locked Diary
card-locked-diary = { treasure-locked-diary }
effects-locked-diary = At the end: +1 JP for every 2 quests attempted.
note-locked-diary = The key is described inside.
treasure-golden-peg = Golden Tent Peg
card-golden-peg = { treasure-golden-peg }
effects-golden-peg = At the end: +1 JP for every 5 tents placed.
note-golden-peg = The tent is nothing special.
treasure-magpie-box = Magpie Box
card-magpie-box = { treasure-magpie-box }
effects-magpie-box = At the end: +1 JP for every 3 gems, 3 JP at most.
note-magpie-box = The magpie stayed, for love of the trade.
treasure-wet-map = Wet Map
card-wet-map = { treasure-wet-map }
effects-wet-map = When you leave the town, gain 1 heart.
note-wet-map = The ink has run towards a better road.
treasure-lucky-onion = Lucky Onion
card-lucky-onion = { treasure-lucky-onion }
effects-lucky-onion = When you visit the Farm, gain 1 food.
note-lucky-onion = The tears are of luck.
treasure-piano-key = Missing Piano Key
card-piano-key = { treasure-piano-key }
effects-piano-key = Adventurers cost 1 coin less.
note-piano-key = Dame Sorrel has played around it for years.
treasure-bird-brush = Bird Brush
card-bird-brush = { treasure-bird-brush }
effects-bird-brush = When you visit the Stables, gain 1 coin.
note-bird-brush = Wick pays to watch.
treasure-deaf-canary = Deaf Canary
card-deaf-canary = { treasure-deaf-canary }
effects-deaf-canary = When you visit the Mine, roll a die: on 5 or 6, gain 2 gems.
note-deaf-canary = It does not know that the mine creaks.
treasure-trophy-hook = Trophy Hook
card-trophy-hook = { treasure-trophy-hook }
effects-trophy-hook = When you beat a threat, gain 1 gem.
note-trophy-hook = The last trophy was its owner.
treasure-long-spoon = Long Spoon
card-long-spoon = { treasure-long-spoon }
effects-long-spoon = On your turn, for 1 food: gain 2 hearts (once a turn).
note-long-spoon = For dinner with you know whom.
treasure-smelling-salts = Smelling Salts
card-smelling-salts = { treasure-smelling-salts }
effects-smelling-salts = When you fail in a quest, gain 2 hearts.
note-smelling-salts = One sniff and you fail somewhere else.
treasure-echo-in-a-jar = Echo in a Jar
card-echo-in-a-jar = { treasure-echo-in-a-jar }
effects-echo-in-a-jar = When you succeed in a quest by combat, gain 2 coins.
note-echo-in-a-jar = It repeats your victories to paying guests.
treasure-pawned-crown = Pawned Crown
card-pawned-crown = { treasure-pawned-crown }
effects-pawned-crown = At the end: +3 JP if you alone have the most gems.
note-pawned-crown = The king will be back for it on Thursday.
treasure-dowsing-fork = Dowsing Fork
card-dowsing-fork = { treasure-dowsing-fork }
effects-dowsing-fork = When you visit the Mystic Hut, for 1 gem: draw 2 treasures and keep 1 (once a turn).
note-dowsing-fork = It finds water, silver and trouble.
treasure-polite-whetstone = Polite Whetstone
card-polite-whetstone = { treasure-polite-whetstone }
effects-polite-whetstone = +1 to your roll in duels that you begin.
note-polite-whetstone = It begs your pardon at each stroke.
treasure-pot-lid = Pot Lid
card-pot-lid = { treasure-pot-lid }
effects-pot-lid = +2 to your roll in duels that others begin.
note-pot-lid = It has seen worse in the kitchen.
treasure-last-biscuit = Last Biscuit
card-last-biscuit = { treasure-last-biscuit }
effects-last-biscuit = On your turn, discarding this card: gain 4 hearts.
note-last-biscuit = Nobody dares, which is its strength.
treasure-unopened-letter = Unopened Letter
card-unopened-letter = { treasure-unopened-letter }
effects-unopened-letter = At the end: +3 JP if you have at least 1 trade route.
note-unopened-letter = Addressed to the end of the road.

## World cards

world-widows-wick = The Widow’s Wick
card-widows-wick = { world-widows-wick }
effects-widows-wick = When you leave the town, gain 2 hearts.
note-widows-wick = Lit, it asks where you are going.
world-glogo-pipe = Glogo Pitch Pipe
card-glogo-pipe = { world-glogo-pipe }
effects-glogo-pipe = +1 skill. +1 heart when you leave the town.
note-glogo-pipe = A single note, which steadies the hands.
world-cold-blade = Cold Blade
card-cold-blade = { world-cold-blade }
effects-cold-blade = +1 combat. +1 heart when you leave the town.
note-cold-blade = It bears no grudge, nor anything else.
world-brass-weight = Brass Weight
card-brass-weight = { world-brass-weight }
effects-brass-weight = In each trade, what you pay is worth 2 more.
note-brass-weight = Exact, and therefore a little embarrassing.
world-stamped-receipt = Stamped Receipt
card-stamped-receipt = { world-stamped-receipt }
effects-stamped-receipt = Enter the Town Hall without a duel, even when somebody is there. When you visit the Town Hall, gain 1 coin.
note-stamped-receipt = The Town Hall bows to the stamp.
world-kings-button = The King’s Button
card-kings-button = { world-kings-button }
effects-kings-button = At the end: +4 JP if you alone have the most bought artifacts.
note-kings-button = It opens no coat that anybody knows.
world-door-without-house = Door Without a House
card-door-without-house = { world-door-without-house }
effects-door-without-house = Enter a building without a duel, even when somebody is there.
note-door-without-house = Lean it against a wall and go in.
world-white-petal = White Petal
card-white-petal = { world-white-petal }
effects-white-petal = On your roll against a threat or in a quest, roll the die again (once a turn).
note-white-petal = That die was never rolled, was it?
world-foresters-axe = The Forester’s Axe
card-foresters-axe = { world-foresters-axe }
effects-foresters-axe = +1 combat. When you build a camp, gain 1 food.
note-foresters-axe = Two sons, one handle.
world-moss-lantern = Moss Lantern
card-moss-lantern = { world-moss-lantern }
effects-moss-lantern = You may pass threats without a fight.
note-moss-lantern = It shows little, and only what is wise.
world-ropes-end = The Rope’s End
card-ropes-end = { world-ropes-end }
effects-ropes-end = On your roll against a threat or in a quest, for 1 food: add 3 to the roll (once a turn).
note-ropes-end = At the other end there is a star.
world-star-iron = Star Iron
card-star-iron = { world-star-iron }
effects-star-iron = +1 skill. +1 combat.
note-star-iron = It tastes of falling.
world-bottled-shade = Bottled Shade
card-bottled-shade = { world-bottled-shade }
effects-bottled-shade = On each move, pass 2 empty locations for nothing.
note-bottled-shade = Drink before noon.
world-ships-nail = Ship’s Nail
card-ships-nail = { world-ships-nail }
effects-ships-nail = +1 movement. On each move, pass 1 empty location for nothing.
note-ships-nail = It points to where the hull no longer is.
world-tasters-cup = The Taster’s Cup
card-tasters-cup = { world-tasters-cup }
effects-tasters-cup = Your food may stand for hearts, when passing locations and for camps.
note-tasters-cup = Who drinks first, walks first.
world-water-bell = Water Bell
card-water-bell = { world-water-bell }
effects-water-bell = When you visit the Farm, gain 2 food.
note-water-bell = One ring, and the cabbages sit up.
world-empty-chair = Empty Chair
card-empty-chair = { world-empty-chair }
effects-empty-chair = Adventurers cost 2 coins less.
note-empty-chair = Somebody always sits down in the end.
world-roll-book = The Roll Book
card-roll-book = { world-roll-book }
effects-roll-book = At the end: +1 JP for each adventurer.
note-roll-book = Present. Present. Present.
world-water-deed = Deed to the Water
card-water-deed = { world-water-deed }
effects-water-deed = At the end: +2 JP for each trade route.
note-water-deed = A plot below the surface, which is away.
world-wheeled-boat = Wheeled Boat
card-wheeled-boat = { world-wheeled-boat }
effects-wheeled-boat = +2 movement.
note-wheeled-boat = One bails it out of habit.
world-banshee-necklace = Banshee Necklace
card-banshee-necklace = { world-banshee-necklace }
effects-banshee-necklace = +2 to your duel rolls.
note-banshee-necklace = It screams before you do, which helps.
world-both-envelopes = Both Envelopes
card-both-envelopes = { world-both-envelopes }
effects-both-envelopes = When you win a duel, gain 2 coins. When you lose a duel, gain 2 coins.
note-both-envelopes = The winner is paid; so is the other.
world-bridge-plank = Plank of the Bridge
card-bridge-plank = { world-bridge-plank }
effects-bridge-plank = Camps cost 1 heart less.
note-bridge-plank = One builds quickly on what has burnt before.
world-polite-drum = Polite Drum
card-polite-drum = { world-polite-drum }
effects-polite-drum = At a threat, for 1 food: gain 3 hearts (once a turn).
note-polite-drum = It knocks before going to war.
world-halyards-knot = Ma Halyard’s Knot
card-halyards-knot = { world-halyards-knot }
effects-halyards-knot = Keep 1 treasure without an animal; it does not count for the bonus of three treasures. When you gain a treasure, gain 1 coin.
note-halyards-knot = Kin by law, and by luggage.
world-drifting-ring = Drifting Ring
card-drifting-ring = { world-drifting-ring }
effects-drifting-ring = When you visit the Saloon, gain 1 coin and 1 food.
note-drifting-ring = It changes fingers by night.
world-gull-whistle = Gull Whistle
card-gull-whistle = { world-gull-whistle }
effects-gull-whistle = Pack birds cost 1 food less. At the end: +1 JP for each pack animal.
note-gull-whistle = They all come, which is the drawback.
world-ivory-comb = Ivory Comb
card-ivory-comb = { world-ivory-comb }
effects-ivory-comb = At the end: +1 JP for each threat beaten.
note-ivory-comb = It sorts bad memories by size.
world-long-memory = Long Memory
card-long-memory = { world-long-memory }
effects-long-memory = At the end: +1 JP for each quest attempted.
note-long-memory = From the beginning, and in order.
world-surprising-gift = Surprising Gift
card-surprising-gift = { world-surprising-gift }
effects-surprising-gift = At the end: you win ties. When you succeed in a quest, gain 1 coin (once a turn).
note-surprising-gift = Not even Seventh Aunt foresaw the ribbon.

## Talents

talent-bounty-hunter = Bounty Hunter
card-bounty-hunter = { talent-bounty-hunter }
talent-text-bounty-hunter = At a threat, fight whichever of the remaining threats you like.
effects-bounty-hunter = Fight whichever of the remaining threats you like.
talent-bribery = Bribery
card-bribery = { talent-bribery }
talent-text-bribery = For 1 coin you enter an occupied building without a duel.
effects-bribery = For 1 coin, enter a building without a duel, even when somebody is there.
talent-cooking = Cooking
card-cooking = { talent-cooking }
talent-text-cooking = You begin each game with 2 food.
effects-cooking = At the beginning of each game, gain 2 food.
talent-fishing = Fishing
card-fishing = { talent-fishing }
talent-text-fishing = You begin each game with 1 food.
effects-fishing = At the beginning of each game, gain 1 food.
talent-gem-trading = Gem Trading
card-gem-trading = { talent-gem-trading }
talent-text-gem-trading = Wherever coins are paid your gems are taken; not the other way round.
effects-gem-trading = Your gems may stand for coins, in payments.
talent-legend = Legend
card-legend = { talent-legend }
talent-text-legend = At the end, up to 3 artifacts left in your hand cost nothing.
effects-legend = At the end: up to 3 artifacts in your hand cost nothing.
talent-martial-arts = Martial Arts
card-martial-arts = { talent-martial-arts }
talent-text-martial-arts = Add 1 to your duel rolls, attacking or defending.
effects-martial-arts = +1 to your duel rolls.
talent-meditation = Meditation
card-meditation = { talent-meditation }
talent-text-meditation = Wherever hearts are spent your food will do; not the other way round.
effects-meditation = Your food may stand for hearts, on rolls, when passing locations and for camps.
talent-pack-bird-breeding = Pack-Bird Breeding
card-pack-bird-breeding = { talent-pack-bird-breeding }
talent-text-pack-bird-breeding = At the Stables with at least 2 animals, gain 1 coin. On your turn, return animals for 2 hearts each.
effects-pack-bird-breeding = When you visit the Stables, if you have at least 2 pack animals, gain 1 coin. On your turn, returning 1 pack animal: gain 2 hearts.
talent-persuasion = Persuasion
card-persuasion = { talent-persuasion }
talent-text-persuasion = At the General Store, draw 1 more artifact; keep it or discard it.
effects-persuasion = When you visit the General Store, draw 1 artifact; keep it or discard it.
talent-piano-playing = Piano Playing
card-piano-playing = { talent-piano-playing }
talent-text-piano-playing = At the Saloon, gain 1 food: they feed you so that you stop.
effects-piano-playing = When you visit the Saloon, gain 1 food.
talent-politician = Politician
card-politician = { talent-politician }
talent-text-politician = You enter the Town Hall even when it is occupied, and may buy a talent there.
effects-politician = You may buy a talent at the Town Hall. Enter the Town Hall without a duel, even when somebody is there.
talent-potion-making = Potion Making
card-potion-making = { talent-potion-making }
talent-text-potion-making = At the Mystic Hut, gain 1 food.
effects-potion-making = When you visit the Mystic Hut, gain 1 food.
talent-borrowing = Borrowing
card-borrowing = { talent-borrowing }
talent-text-borrowing = Keep 1 treasure without an animal to carry it; it does not count for the bonus of three treasures.
effects-borrowing = Keep 1 treasure without an animal; it does not count for the bonus of three treasures.
talent-spelunking = Spelunking
card-spelunking = { talent-spelunking }
talent-text-spelunking = At the Mine, roll a die: on 4 to 6, gain 1 gem.
effects-spelunking = When you visit the Mine, roll a die: on 4 to 6, gain 1 gem.
talent-storytelling = Storytelling
card-storytelling = { talent-storytelling }
talent-text-storytelling = At the end, 2 points if your reputation is the highest.
effects-storytelling = At the end: +2 JP if your reputation alone is the highest.
talent-taunting = Taunting
card-taunting = { talent-taunting }
talent-text-taunting = Add 1 to your duel rolls; they are still looking for a reply.
effects-taunting = +1 to your duel rolls.
talent-treasure-hunter = Treasure Hunter
card-treasure-hunter = { talent-treasure-hunter }
talent-text-treasure-hunter = After the draft, draw 2 more artifacts; keep or discard each.
effects-treasure-hunter = After the draft, draw 2 artifacts; keep or discard each.

## Animals, town and maps

animal-bird = Pack Bird
card-bird = { animal-bird }
effects-bird = +1 movement. Carries 1 treasure. At a threat, returning the animal: pass it without a fight.
animal-turtle = Pack Turtle
card-turtle = { animal-turtle }
effects-turtle = +1 movement. Carries 1 treasure. On each move, pass 1 empty location for nothing. At a threat, returning the animal: pass it without a fight.
side-dusk = Haulaway at dusk
card-dusk = { side-dusk }
side-day = Haulaway by day
card-day = { side-day }
effects-day = When you go to jail, gain 1 food.
map-1 = Glogo Caverns
mood-1 = Lamplight, dripping, market noise from below.
card-map-01 = { map-1 }
map-2 = Broken Plains
mood-2 = Wind, tall grass, doors standing without houses.
card-map-02 = { map-2 }
map-3 = Crimson Forest
mood-3 = Red dusk at noon, white flowers, everything whispered.
card-map-03 = { map-3 }
map-4 = Meteor Mountain
mood-4 = Cold stars by day, iron taste, ears ringing.
card-map-04 = { map-4 }
map-5 = Toxic Desert
mood-5 = White heat, bells on the water holes, patience.
card-map-05 = { map-5 }
effects-map-05 = When you enter a location with poisoned water, lose 1 heart.
map-6 = Cloudy Valley
mood-6 = Yellow cloud to the chest, moss, voices one nearly knows.
card-map-06 = { map-6 }
map-7 = Dried Sea
mood-7 = Salt light, ribs of fish like churches, boats with wheels.
card-map-07 = { map-7 }
map-8 = Fire Delta
mood-8 = Night all day, drums, good manners under fire.
card-map-08 = { map-8 }
map-9 = Rocktooth Isles
mood-9 = Spray, gulls, ropes between rocks, jokes at funerals.
card-map-09 = { map-9 }
map-10 = Mammoth Jungle
mood-10 = Green heat, six eyes, enormous courtesy.
card-map-10 = { map-10 }
effects-map-10 = At the end: −8 JP if you have no camp beside mammoths.
map-11 = The Last Ruin
mood-11 = Still air, exact shadows, every sound weighed.
card-map-11 = { map-11 }

## People

adventurer-tib = Thrice-Hanged Tib
member-tib = { adventurer-tib }
adventurer-sal = Soup-Spoon Sal
member-sal = { adventurer-sal }
adventurer-mags = Mags Who Wasn’t There
member-mags = { adventurer-mags }
adventurer-otto = Otto Both-Sides
member-otto = { adventurer-otto }
adventurer-bramble = Bramble
member-bramble = { adventurer-bramble }
adventurer-pell = Beg-Pardon Pell
member-pell = { adventurer-pell }
adventurer-hollis = Hollis the Alibi
member-hollis = { adventurer-hollis }
adventurer-larceny = Aunt Larceny
member-larceny = { adventurer-larceny }
adventurer-left-hand = The Left Hand
member-left-hand = { adventurer-left-hand }
adventurer-plum = Novice Plum
member-plum = { adventurer-plum }
adventurer-blot = Brother Blot
member-blot = { adventurer-blot }
adventurer-hush = Sister Hush
member-hush = { adventurer-hush }
adventurer-forget-me = Old Forget-Me
member-forget-me = { adventurer-forget-me }
adventurer-ada = Ada Granny-Knot
member-ada = { adventurer-ada }
adventurer-maybe = Doctor Maybe
member-maybe = { adventurer-maybe }
adventurer-twice = Pilgrim Twice
member-twice = { adventurer-twice }
adventurer-perpetua = Perpetua
member-perpetua = { adventurer-perpetua }
adventurer-abbess = The Abbess of Yes
member-abbess = { adventurer-abbess }
adventurer-sunday = Corporal Sunday
member-sunday = { adventurer-sunday }
adventurer-egg = Private Egg
member-egg = { adventurer-egg }
adventurer-bertha = Basking Bertha
member-bertha = { adventurer-bertha }
adventurer-kindly = Sergeant Kindly
member-kindly = { adventurer-kindly }
adventurer-flint = Great-Niece Flint
member-flint = { adventurer-flint }
adventurer-ruth = Sixth-Moult Ruth
member-ruth = { adventurer-ruth }
adventurer-sorry = Major Sorry
member-sorry = { adventurer-sorry }
adventurer-complaint = Old Complaint
member-complaint = { adventurer-complaint }
adventurer-grandmother-four = Grandmother Four
member-grandmother-four = { adventurer-grandmother-four }
adventurer-pip = Pip Barefoot
member-pip = { adventurer-pip }
adventurer-tansy = Tansy Two-Bags
member-tansy = { adventurer-tansy }
adventurer-halfway = Halfway Hal
member-halfway = { adventurer-halfway }
adventurer-gravel = Uncle Gravel
member-gravel = { adventurer-gravel }
adventurer-daisy = Daisy Enough
member-daisy = { adventurer-daisy }
adventurer-quick-widow = The Quick Widow
member-quick-widow = { adventurer-quick-widow }
adventurer-osk = Osk the Heap
member-osk = { adventurer-osk }
adventurer-nan = Never-Home Nan
member-nan = { adventurer-nan }
adventurer-amaro = Both-Boots Amaro
member-amaro = { adventurer-amaro }
pet-receipt = Receipt
member-receipt = { pet-receipt }
pet-major-crumb = Major Crumb
member-major-crumb = { pet-major-crumb }
pet-ounce = Ounce
member-ounce = { pet-ounce }
pet-interest = Interest
member-interest = { pet-interest }
pet-exception = Exception
member-exception = { pet-exception }
threat-apologetic-bandit = Apologetic Bandit
threat-toll-goose = Toll Goose
threat-lamp-eater = Lamp-Eater
threat-salt-wolf = Salt Wolf
threat-herd-of-doors = Herd of Doors
threat-deputy-bailiffs = Deputy Bailiffs
threat-lost-regiment = Regiment Off Course
threat-well-with-arms = Well with Arms
threat-rope-gnawer = Rope-Gnawer
threat-mourning-mammoth = Mourning Mammoth
threat-not-quite-dead-fish = The Not Quite Dead Fish
threat-auditor = Auditor of the Pan
boss-zag = Zag the Treasure Hunter
boss-shreya = Captain Shreya
boss-ivory-queen = The Ivory Queen
boss-red-king = The Red King
chief-green = Marrow Jane
chief-blue = The Unsigned
chief-red = Third-Moult Asher
chief-yellow = Old Ferry
character-abelone = Abelone Tarr
epithet-abelone = ferrywoman on a sea that dried
character-bo = Bo Hask
epithet-bo = drummer, deserted
character-cosimo = Cosimo Vell
epithet-cosimo = forger of maps
character-dorothea = Dorothea Finch
epithet-dorothea = judge in four valleys
character-fenn = Fenn
epithet-fenn = the child from the well
character-ivo = Ivo Lark
epithet-ivo = piano tuner, thief of one note
character-tamsin = Mother Tamsin
epithet-tamsin = the Mystic with the handbell
character-tock = Tock
epithet-tock = porter of brass, left as a deposit

## Keywords

keyword-FINED = FINED
keyword-what-FINED = You paid a dead king’s fine and have the stamped receipt.
keyword-BUTTON = BUTTON
keyword-what-BUTTON = A brass button that opens no coat you know.
keyword-WHITE = WHITE
keyword-what-WHITE = You have tasted the flower; somebody told you something and you no longer know what.
keyword-BROTHER = BROTHER
keyword-what-BROTHER = You carried a message from one brother to the other.
keyword-ROPE = ROPE
keyword-what-ROPE = You put your hands to the rope of the star.
keyword-HALFBACK = HALFBACK
keyword-what-HALFBACK = Zag cheated you and sent half of it back.
keyword-TASTER = TASTER
keyword-what-TASTER = You drank first, for somebody else.
keyword-BELL = BELL
keyword-what-BELL = A child’s bell, to be returned.
keyword-PLACE = PLACE
keyword-what-PLACE = You laid a place for somebody who was not there.
keyword-ROLLCALL = ROLLCALL
keyword-what-ROLLCALL = You answered to a name at Shreya’s roll-call.
keyword-SALT = SALT
keyword-what-SALT = You hold a title to a piece of water.
keyword-NAIL = NAIL
keyword-what-NAIL = A ship’s nail that points.
keyword-ENVELOPE = ENVELOPE
keyword-what-ENVELOPE = You saw who pays.
keyword-BRIDGE = BRIDGE
keyword-what-BRIDGE = You mended what they fought over.
keyword-KNOT = KNOT
keyword-what-KNOT = Tied by Ma Halyard; you are somebody’s kin by law.
keyword-AUNT = AUNT
keyword-what-AUNT = Seventh Aunt has begun to tell you, and will go on when she sees you.
keyword-TUSK = TUSK
keyword-what-TUSK = You sold a memory and know which.
keyword-BURNING = BURNING
keyword-what-BURNING = Something you carry is warm and should not be.

## Places of the maps

place-A = The Toll Stairs
place-B = The Lamp Widow’s
place-C = The Choir Ledge
place-D = The Bottom Market
place-1 = The Fining Hall
place-2 = The Button Cart
place-3 = The Door Fold
place-4 = The Footbridge
place-5 = The Bell Post
place-6 = The King’s Mound
place-17 = The Doctor’s House
place-18 = The Back-to-Back Stones
place-19 = The Table at Hush
place-20 = The White Clearing
place-33 = The Winch House
place-34 = The Shade Pits
place-35 = The Halfway Post
place-36 = The Wishing Steps
place-37 = The Dumb Hollow
place-38 = The Moored Churchyard
place-39 = The Lizard Picket
place-49 = The Taster’s Awning
place-50 = The School of Bells
place-51 = The Deep Well
place-52 = The Dry Court
place-53 = The Last Cup Inn
place-65 = The Tax House
place-66 = The Long Table
place-67 = The Drill Ground
place-68 = The Five-o’Clock Gate
place-69 = The Dispensary
place-70 = The Cloud Gauge
place-71 = The Moss Yard
place-81 = The Perseverance
place-82 = The Rib Nave
place-83 = The Water Court
place-84 = The Barrow Yard
place-85 = The Last Puddle
place-86 = The Lick
place-97 = The Bridgehead
place-98 = The Paymaster’s Tent
place-99 = The Ropewalk
place-100 = The Redoubt
place-101 = The Courteous Battery
place-102 = The Floating Mess
place-113 = The Rigging Loft
place-114 = The Laughing Slip
place-115 = The Admiral’s Jetty
place-116 = The Gull Exchange
place-117 = One-Tree Isle
place-118 = Reed’s Cistern
place-119 = The Drift Office
place-129 = The Asking Stone
place-130 = The Ivory Counter
place-131 = The Ship in the Fig Tree
place-132 = The Bone Circle
place-145 = The Outgoing Gate
place-146 = The Foot of the Rope
place-147 = The Parade Ground
place-148 = The Dry Quay
place-149 = The Weighers’ Table
place-150 = The Court of Doors
place-151 = The Knot Post

## The same where a sentence needs them

the-artifact = { $artifact ->
    [ancient-compass] { artifact-ancient-compass }
    [starry-cloak] { artifact-starry-cloak }
    [dice-game] { artifact-dice-game }
    [scroll-of-legend] { artifact-scroll-of-legend }
    [unearthed-treaty] { artifact-unearthed-treaty }
    [cooking-spices] { artifact-cooking-spices }
    [crown-of-cruelty] { artifact-crown-of-cruelty }
    [nightmare-amulet] { artifact-nightmare-amulet }
    [goods-wagon] { artifact-goods-wagon }
    [jade-flute] { artifact-jade-flute }
    [lockpicking-kit] { artifact-lockpicking-kit }
    [gold-magnet] { artifact-gold-magnet }
    [mercenary-contract] { artifact-mercenary-contract }
    [merchants-coat] { artifact-merchants-coat }
    [merchant-contract] { artifact-merchant-contract }
    [mirror-hat] { artifact-mirror-hat }
    [collectors-cleaver] { artifact-collectors-cleaver }
    [numbered-door] { artifact-numbered-door }
    [turtle-saddle] { artifact-turtle-saddle }
    [knotted-cord] { artifact-knotted-cord }
    [regiment-drum] { artifact-regiment-drum }
    [toll-stool] { artifact-toll-stool }
    [glogo-choirbook] { artifact-glogo-choirbook }
    [ambroses-abacus] { artifact-ambroses-abacus }
    [hobbs-ladle] the Hobbs’ Ladle
    [sorrels-ear-trumpet] { artifact-sorrels-ear-trumpet }
    [wicks-whistle] { artifact-wicks-whistle }
    [nettles-answer] { artifact-nettles-answer }
    [jailhouse-coffee] { artifact-jailhouse-coffee }
    [honest-scale] { artifact-honest-scale }
    [eleventh-vote] the Eleventh Vote
    [written-apology] { artifact-written-apology }
    [wanted-poster] { artifact-wanted-poster }
    [second-ledger] the Second Ledger
    [left-hand-glove] { artifact-left-hand-glove }
    [salt-anchor] { artifact-salt-anchor }
    [folding-pier] { artifact-folding-pier }
    [grandmother-count] { artifact-grandmother-count }
    [third-asking] the Third Asking
    [feathered-bridle] { artifact-feathered-bridle }
    [trophy-belt] { artifact-trophy-belt }
    [star-on-a-rope] { artifact-star-on-a-rope }
    [sea-in-a-jar] { artifact-sea-in-a-jar }
    [unclaimed-cord] { artifact-unclaimed-cord }
    [weighers-pan] { artifact-weighers-pan }
    [warrant-of-kindness] { artifact-warrant-of-kindness }
    [borrowed-halo] { artifact-borrowed-halo }
    [crownless-debt] { artifact-crownless-debt }
    [heart-of-stone] the King’s Stone Heart
    [kitchen-on-wheels] { artifact-kitchen-on-wheels }
    [farewell-banquet] { artifact-farewell-banquet }
    [atlas-of-lies] { artifact-atlas-of-lies }
    [ivory-ledger] { artifact-ivory-ledger }
    [fleet-without-sea] { artifact-fleet-without-sea }
    [deposit-slip] { artifact-deposit-slip }
   *[hidden] an artifact
}
the-treasure = { $treasure ->
    [generosity-contract] { treasure-generosity-contract }
    [coin-purse] { treasure-coin-purse }
    [fire-bomb] { treasure-fire-bomb }
    [noose] { treasure-noose }
    [old-journal] { treasure-old-journal }
    [ancient-recipe] { treasure-ancient-recipe }
    [old-shovel] { treasure-old-shovel }
    [rusty-bell] { treasure-rusty-bell }
    [tin-sword] { treasure-tin-sword }
    [thimble] the Judge’s Thimble
    [spare-heart] { treasure-spare-heart }
    [stilt-boots] { treasure-stilt-boots }
    [welcome-mat] { treasure-welcome-mat }
    [loud-cheese] { treasure-loud-cheese }
    [false-beard] { treasure-false-beard }
    [loaded-die] { treasure-loaded-die }
    [tax-exemption] { treasure-tax-exemption }
    [pawn-ticket] { treasure-pawn-ticket }
    [locked-diary] { treasure-locked-diary }
    [golden-peg] { treasure-golden-peg }
    [magpie-box] { treasure-magpie-box }
    [wet-map] { treasure-wet-map }
    [lucky-onion] { treasure-lucky-onion }
    [piano-key] { treasure-piano-key }
    [bird-brush] { treasure-bird-brush }
    [deaf-canary] { treasure-deaf-canary }
    [trophy-hook] { treasure-trophy-hook }
    [long-spoon] { treasure-long-spoon }
    [smelling-salts] { treasure-smelling-salts }
    [echo-in-a-jar] { treasure-echo-in-a-jar }
    [pawned-crown] { treasure-pawned-crown }
    [dowsing-fork] { treasure-dowsing-fork }
    [polite-whetstone] { treasure-polite-whetstone }
    [pot-lid] { treasure-pot-lid }
    [last-biscuit] { treasure-last-biscuit }
    [unopened-letter] { treasure-unopened-letter }
   *[hidden] a treasure
}
the-world = { $world ->
    [widows-wick] the Widow’s Wick
    [glogo-pipe] { world-glogo-pipe }
    [cold-blade] { world-cold-blade }
    [brass-weight] { world-brass-weight }
    [stamped-receipt] { world-stamped-receipt }
    [kings-button] the King’s Button
    [door-without-house] { world-door-without-house }
    [white-petal] { world-white-petal }
    [foresters-axe] the Forester’s Axe
    [moss-lantern] { world-moss-lantern }
    [ropes-end] the Rope’s End
    [star-iron] { world-star-iron }
    [bottled-shade] { world-bottled-shade }
    [ships-nail] { world-ships-nail }
    [tasters-cup] the Taster’s Cup
    [water-bell] { world-water-bell }
    [empty-chair] { world-empty-chair }
    [roll-book] the Roll Book
    [water-deed] { world-water-deed }
    [wheeled-boat] { world-wheeled-boat }
    [banshee-necklace] { world-banshee-necklace }
    [both-envelopes] { world-both-envelopes }
    [bridge-plank] { world-bridge-plank }
    [polite-drum] { world-polite-drum }
    [halyards-knot] { world-halyards-knot }
    [drifting-ring] { world-drifting-ring }
    [gull-whistle] { world-gull-whistle }
    [ivory-comb] { world-ivory-comb }
    [long-memory] { world-long-memory }
    [surprising-gift] { world-surprising-gift }
   *[hidden] a world card
}
the-adventurer = { $adventurer ->
    [tib] { adventurer-tib }
    [sal] { adventurer-sal }
    [mags] { adventurer-mags }
    [otto] { adventurer-otto }
    [bramble] { adventurer-bramble }
    [pell] { adventurer-pell }
    [hollis] { adventurer-hollis }
    [larceny] { adventurer-larceny }
    [left-hand] the Left Hand
    [plum] { adventurer-plum }
    [blot] { adventurer-blot }
    [hush] { adventurer-hush }
    [forget-me] { adventurer-forget-me }
    [ada] { adventurer-ada }
    [maybe] { adventurer-maybe }
    [twice] { adventurer-twice }
    [perpetua] { adventurer-perpetua }
    [abbess] the Abbess of Yes
    [sunday] { adventurer-sunday }
    [egg] { adventurer-egg }
    [bertha] { adventurer-bertha }
    [kindly] { adventurer-kindly }
    [flint] { adventurer-flint }
    [ruth] { adventurer-ruth }
    [sorry] { adventurer-sorry }
    [complaint] { adventurer-complaint }
    [grandmother-four] { adventurer-grandmother-four }
    [pip] { adventurer-pip }
    [tansy] { adventurer-tansy }
    [halfway] { adventurer-halfway }
    [gravel] { adventurer-gravel }
    [daisy] { adventurer-daisy }
    [quick-widow] the Quick Widow
    [osk] { adventurer-osk }
    [nan] { adventurer-nan }
    [amaro] { adventurer-amaro }
   *[hidden] an adventurer
}
the-pet = { $pet ->
    [receipt] { pet-receipt }
    [major-crumb] { pet-major-crumb }
    [ounce] { pet-ounce }
    [interest] { pet-interest }
    [exception] { pet-exception }
   *[hidden] a pet
}
the-member = { $member ->
    [tib] { adventurer-tib }
    [sal] { adventurer-sal }
    [mags] { adventurer-mags }
    [otto] { adventurer-otto }
    [bramble] { adventurer-bramble }
    [pell] { adventurer-pell }
    [hollis] { adventurer-hollis }
    [larceny] { adventurer-larceny }
    [left-hand] the Left Hand
    [plum] { adventurer-plum }
    [blot] { adventurer-blot }
    [hush] { adventurer-hush }
    [forget-me] { adventurer-forget-me }
    [ada] { adventurer-ada }
    [maybe] { adventurer-maybe }
    [twice] { adventurer-twice }
    [perpetua] { adventurer-perpetua }
    [abbess] the Abbess of Yes
    [sunday] { adventurer-sunday }
    [egg] { adventurer-egg }
    [bertha] { adventurer-bertha }
    [kindly] { adventurer-kindly }
    [flint] { adventurer-flint }
    [ruth] { adventurer-ruth }
    [sorry] { adventurer-sorry }
    [complaint] { adventurer-complaint }
    [grandmother-four] { adventurer-grandmother-four }
    [pip] { adventurer-pip }
    [tansy] { adventurer-tansy }
    [halfway] { adventurer-halfway }
    [gravel] { adventurer-gravel }
    [daisy] { adventurer-daisy }
    [quick-widow] the Quick Widow
    [osk] { adventurer-osk }
    [nan] { adventurer-nan }
    [amaro] { adventurer-amaro }
    [receipt] { pet-receipt }
    [major-crumb] { pet-major-crumb }
    [ounce] { pet-ounce }
    [interest] { pet-interest }
    [exception] { pet-exception }
   *[hidden] a member of the party
}
the-newcomer = { $newcomer ->
    [tib] { adventurer-tib }
    [sal] { adventurer-sal }
    [mags] { adventurer-mags }
    [otto] { adventurer-otto }
    [bramble] { adventurer-bramble }
    [pell] { adventurer-pell }
    [hollis] { adventurer-hollis }
    [larceny] { adventurer-larceny }
    [left-hand] the Left Hand
    [plum] { adventurer-plum }
    [blot] { adventurer-blot }
    [hush] { adventurer-hush }
    [forget-me] { adventurer-forget-me }
    [ada] { adventurer-ada }
    [maybe] { adventurer-maybe }
    [twice] { adventurer-twice }
    [perpetua] { adventurer-perpetua }
    [abbess] the Abbess of Yes
    [sunday] { adventurer-sunday }
    [egg] { adventurer-egg }
    [bertha] { adventurer-bertha }
    [kindly] { adventurer-kindly }
    [flint] { adventurer-flint }
    [ruth] { adventurer-ruth }
    [sorry] { adventurer-sorry }
    [complaint] { adventurer-complaint }
    [grandmother-four] { adventurer-grandmother-four }
    [pip] { adventurer-pip }
    [tansy] { adventurer-tansy }
    [halfway] { adventurer-halfway }
    [gravel] { adventurer-gravel }
    [daisy] { adventurer-daisy }
    [quick-widow] the Quick Widow
    [osk] { adventurer-osk }
    [nan] { adventurer-nan }
    [amaro] { adventurer-amaro }
    [receipt] { pet-receipt }
    [major-crumb] { pet-major-crumb }
    [ounce] { pet-ounce }
    [interest] { pet-interest }
    [exception] { pet-exception }
   *[hidden] the newcomer
}
the-threat = { $threat ->
    [apologetic-bandit] { threat-apologetic-bandit }
    [toll-goose] { threat-toll-goose }
    [lamp-eater] { threat-lamp-eater }
    [salt-wolf] { threat-salt-wolf }
    [herd-of-doors] { threat-herd-of-doors }
    [deputy-bailiffs] { threat-deputy-bailiffs }
    [lost-regiment] { threat-lost-regiment }
    [well-with-arms] { threat-well-with-arms }
    [rope-gnawer] { threat-rope-gnawer }
    [mourning-mammoth] { threat-mourning-mammoth }
    [not-quite-dead-fish] the Not Quite Dead Fish
    [auditor] { threat-auditor }
   *[hidden] a threat
}
the-boss = { $boss ->
    [zag] { boss-zag }
    [shreya] { boss-shreya }
    [ivory-queen] the Ivory Queen
    [red-king] the Red King
   *[hidden] a boss
}
the-character = { $character ->
    [abelone] { character-abelone }
    [bo] { character-bo }
    [cosimo] { character-cosimo }
    [dorothea] { character-dorothea }
    [fenn] { character-fenn }
    [ivo] { character-ivo }
    [tamsin] { character-tamsin }
    [tock] { character-tock }
   *[hidden] a traveller
}
the-rival = { $rival ->
    [abelone] { character-abelone }
    [bo] { character-bo }
    [cosimo] { character-cosimo }
    [dorothea] { character-dorothea }
    [fenn] { character-fenn }
    [ivo] { character-ivo }
    [tamsin] { character-tamsin }
    [tock] { character-tock }
   *[hidden] a traveller
}
the-talent = { $talent ->
    [bounty-hunter] { talent-bounty-hunter }
    [bribery] { talent-bribery }
    [cooking] { talent-cooking }
    [fishing] { talent-fishing }
    [gem-trading] { talent-gem-trading }
    [legend] { talent-legend }
    [martial-arts] { talent-martial-arts }
    [meditation] { talent-meditation }
    [pack-bird-breeding] { talent-pack-bird-breeding }
    [persuasion] { talent-persuasion }
    [piano-playing] { talent-piano-playing }
    [politician] { talent-politician }
    [potion-making] { talent-potion-making }
    [borrowing] { talent-borrowing }
    [spelunking] { talent-spelunking }
    [storytelling] { talent-storytelling }
    [taunting] { talent-taunting }
    [treasure-hunter] { talent-treasure-hunter }
   *[hidden] a talent
}
the-keyword = { $keyword ->
    [FINED] { keyword-FINED }
    [BUTTON] { keyword-BUTTON }
    [WHITE] { keyword-WHITE }
    [BROTHER] { keyword-BROTHER }
    [ROPE] { keyword-ROPE }
    [HALFBACK] { keyword-HALFBACK }
    [TASTER] { keyword-TASTER }
    [BELL] { keyword-BELL }
    [PLACE] { keyword-PLACE }
    [ROLLCALL] { keyword-ROLLCALL }
    [SALT] { keyword-SALT }
    [NAIL] { keyword-NAIL }
    [ENVELOPE] { keyword-ENVELOPE }
    [BRIDGE] { keyword-BRIDGE }
    [KNOT] { keyword-KNOT }
    [AUNT] { keyword-AUNT }
    [TUSK] { keyword-TUSK }
    [BURNING] { keyword-BURNING }
   *[hidden] a keyword
}
the-card = { $card ->
    [ancient-compass] { artifact-ancient-compass }
    [starry-cloak] { artifact-starry-cloak }
    [dice-game] { artifact-dice-game }
    [scroll-of-legend] { artifact-scroll-of-legend }
    [unearthed-treaty] { artifact-unearthed-treaty }
    [cooking-spices] { artifact-cooking-spices }
    [crown-of-cruelty] { artifact-crown-of-cruelty }
    [nightmare-amulet] { artifact-nightmare-amulet }
    [goods-wagon] { artifact-goods-wagon }
    [jade-flute] { artifact-jade-flute }
    [lockpicking-kit] { artifact-lockpicking-kit }
    [gold-magnet] { artifact-gold-magnet }
    [mercenary-contract] { artifact-mercenary-contract }
    [merchants-coat] { artifact-merchants-coat }
    [merchant-contract] { artifact-merchant-contract }
    [mirror-hat] { artifact-mirror-hat }
    [collectors-cleaver] { artifact-collectors-cleaver }
    [numbered-door] { artifact-numbered-door }
    [turtle-saddle] { artifact-turtle-saddle }
    [knotted-cord] { artifact-knotted-cord }
    [regiment-drum] { artifact-regiment-drum }
    [toll-stool] { artifact-toll-stool }
    [glogo-choirbook] { artifact-glogo-choirbook }
    [ambroses-abacus] { artifact-ambroses-abacus }
    [hobbs-ladle] the Hobbs’ Ladle
    [sorrels-ear-trumpet] { artifact-sorrels-ear-trumpet }
    [wicks-whistle] { artifact-wicks-whistle }
    [nettles-answer] { artifact-nettles-answer }
    [jailhouse-coffee] { artifact-jailhouse-coffee }
    [honest-scale] { artifact-honest-scale }
    [eleventh-vote] the Eleventh Vote
    [written-apology] { artifact-written-apology }
    [wanted-poster] { artifact-wanted-poster }
    [second-ledger] the Second Ledger
    [left-hand-glove] { artifact-left-hand-glove }
    [salt-anchor] { artifact-salt-anchor }
    [folding-pier] { artifact-folding-pier }
    [grandmother-count] { artifact-grandmother-count }
    [third-asking] the Third Asking
    [feathered-bridle] { artifact-feathered-bridle }
    [trophy-belt] { artifact-trophy-belt }
    [star-on-a-rope] { artifact-star-on-a-rope }
    [sea-in-a-jar] { artifact-sea-in-a-jar }
    [unclaimed-cord] { artifact-unclaimed-cord }
    [weighers-pan] { artifact-weighers-pan }
    [warrant-of-kindness] { artifact-warrant-of-kindness }
    [borrowed-halo] { artifact-borrowed-halo }
    [crownless-debt] { artifact-crownless-debt }
    [heart-of-stone] the King’s Stone Heart
    [kitchen-on-wheels] { artifact-kitchen-on-wheels }
    [farewell-banquet] { artifact-farewell-banquet }
    [atlas-of-lies] { artifact-atlas-of-lies }
    [ivory-ledger] { artifact-ivory-ledger }
    [fleet-without-sea] { artifact-fleet-without-sea }
    [deposit-slip] { artifact-deposit-slip }
    [generosity-contract] { treasure-generosity-contract }
    [coin-purse] { treasure-coin-purse }
    [fire-bomb] { treasure-fire-bomb }
    [noose] { treasure-noose }
    [old-journal] { treasure-old-journal }
    [ancient-recipe] { treasure-ancient-recipe }
    [old-shovel] { treasure-old-shovel }
    [rusty-bell] { treasure-rusty-bell }
    [tin-sword] { treasure-tin-sword }
    [thimble] the Judge’s Thimble
    [spare-heart] { treasure-spare-heart }
    [stilt-boots] { treasure-stilt-boots }
    [welcome-mat] { treasure-welcome-mat }
    [loud-cheese] { treasure-loud-cheese }
    [false-beard] { treasure-false-beard }
    [loaded-die] { treasure-loaded-die }
    [tax-exemption] { treasure-tax-exemption }
    [pawn-ticket] { treasure-pawn-ticket }
    [locked-diary] { treasure-locked-diary }
    [golden-peg] { treasure-golden-peg }
    [magpie-box] { treasure-magpie-box }
    [wet-map] { treasure-wet-map }
    [lucky-onion] { treasure-lucky-onion }
    [piano-key] { treasure-piano-key }
    [bird-brush] { treasure-bird-brush }
    [deaf-canary] { treasure-deaf-canary }
    [trophy-hook] { treasure-trophy-hook }
    [long-spoon] { treasure-long-spoon }
    [smelling-salts] { treasure-smelling-salts }
    [echo-in-a-jar] { treasure-echo-in-a-jar }
    [pawned-crown] { treasure-pawned-crown }
    [dowsing-fork] { treasure-dowsing-fork }
    [polite-whetstone] { treasure-polite-whetstone }
    [pot-lid] { treasure-pot-lid }
    [last-biscuit] { treasure-last-biscuit }
    [unopened-letter] { treasure-unopened-letter }
    [widows-wick] the Widow’s Wick
    [glogo-pipe] { world-glogo-pipe }
    [cold-blade] { world-cold-blade }
    [brass-weight] { world-brass-weight }
    [stamped-receipt] { world-stamped-receipt }
    [kings-button] the King’s Button
    [door-without-house] { world-door-without-house }
    [white-petal] { world-white-petal }
    [foresters-axe] the Forester’s Axe
    [moss-lantern] { world-moss-lantern }
    [ropes-end] the Rope’s End
    [star-iron] { world-star-iron }
    [bottled-shade] { world-bottled-shade }
    [ships-nail] { world-ships-nail }
    [tasters-cup] the Taster’s Cup
    [water-bell] { world-water-bell }
    [empty-chair] { world-empty-chair }
    [roll-book] the Roll Book
    [water-deed] { world-water-deed }
    [wheeled-boat] { world-wheeled-boat }
    [banshee-necklace] { world-banshee-necklace }
    [both-envelopes] { world-both-envelopes }
    [bridge-plank] { world-bridge-plank }
    [polite-drum] { world-polite-drum }
    [halyards-knot] { world-halyards-knot }
    [drifting-ring] { world-drifting-ring }
    [gull-whistle] { world-gull-whistle }
    [ivory-comb] { world-ivory-comb }
    [long-memory] { world-long-memory }
    [surprising-gift] { world-surprising-gift }
    [bounty-hunter] { talent-bounty-hunter }
    [bribery] { talent-bribery }
    [cooking] { talent-cooking }
    [fishing] { talent-fishing }
    [gem-trading] { talent-gem-trading }
    [legend] { talent-legend }
    [martial-arts] { talent-martial-arts }
    [meditation] { talent-meditation }
    [pack-bird-breeding] { talent-pack-bird-breeding }
    [persuasion] { talent-persuasion }
    [piano-playing] { talent-piano-playing }
    [politician] { talent-politician }
    [potion-making] { talent-potion-making }
    [borrowing] { talent-borrowing }
    [spelunking] { talent-spelunking }
    [storytelling] { talent-storytelling }
    [taunting] { talent-taunting }
    [treasure-hunter] { talent-treasure-hunter }
    [bird] { animal-bird }
    [turtle] { animal-turtle }
    [dusk] { side-dusk }
    [day] { side-day }
    [map-01] { map-1 }
    [map-02] { map-2 }
    [map-03] { map-3 }
    [map-04] { map-4 }
    [map-05] { map-5 }
    [map-06] { map-6 }
    [map-07] { map-7 }
    [map-08] { map-8 }
    [map-09] { map-9 }
    [map-10] { map-10 }
    [map-11] the Last Ruin
   *[hidden] a card
}
the-chief = { $faction ->
    [green] { chief-green }
    [blue] the Unsigned
    [red] { chief-red }
    [yellow] { chief-yellow }
   *[hidden] a chief
}
the-epithet = { $character ->
    [abelone] { epithet-abelone }
    [bo] { epithet-bo }
    [cosimo] { epithet-cosimo }
    [dorothea] { epithet-dorothea }
    [fenn] { epithet-fenn }
    [ivo] { epithet-ivo }
    [tamsin] { epithet-tamsin }
    [tock] { epithet-tock }
   *[hidden] a traveller
}
the-price = { $artifact ->
    [ancient-compass] { price-ancient-compass }
    [starry-cloak] { price-starry-cloak }
    [dice-game] { price-dice-game }
    [scroll-of-legend] { price-scroll-of-legend }
    [unearthed-treaty] { price-unearthed-treaty }
    [cooking-spices] { price-cooking-spices }
    [crown-of-cruelty] { price-crown-of-cruelty }
    [nightmare-amulet] { price-nightmare-amulet }
    [goods-wagon] { price-goods-wagon }
    [jade-flute] { price-jade-flute }
    [lockpicking-kit] { price-lockpicking-kit }
    [gold-magnet] { price-gold-magnet }
    [mercenary-contract] { price-mercenary-contract }
    [merchants-coat] { price-merchants-coat }
    [merchant-contract] { price-merchant-contract }
    [mirror-hat] { price-mirror-hat }
    [collectors-cleaver] { price-collectors-cleaver }
    [numbered-door] { price-numbered-door }
    [turtle-saddle] { price-turtle-saddle }
    [knotted-cord] { price-knotted-cord }
    [regiment-drum] { price-regiment-drum }
    [toll-stool] { price-toll-stool }
    [glogo-choirbook] { price-glogo-choirbook }
    [ambroses-abacus] { price-ambroses-abacus }
    [hobbs-ladle] { price-hobbs-ladle }
    [sorrels-ear-trumpet] { price-sorrels-ear-trumpet }
    [wicks-whistle] { price-wicks-whistle }
    [nettles-answer] { price-nettles-answer }
    [jailhouse-coffee] { price-jailhouse-coffee }
    [honest-scale] { price-honest-scale }
    [eleventh-vote] { price-eleventh-vote }
    [written-apology] { price-written-apology }
    [wanted-poster] { price-wanted-poster }
    [second-ledger] { price-second-ledger }
    [left-hand-glove] { price-left-hand-glove }
    [salt-anchor] { price-salt-anchor }
    [folding-pier] { price-folding-pier }
    [grandmother-count] { price-grandmother-count }
    [third-asking] { price-third-asking }
    [feathered-bridle] { price-feathered-bridle }
    [trophy-belt] { price-trophy-belt }
    [star-on-a-rope] { price-star-on-a-rope }
    [sea-in-a-jar] { price-sea-in-a-jar }
    [unclaimed-cord] { price-unclaimed-cord }
    [weighers-pan] { price-weighers-pan }
    [warrant-of-kindness] { price-warrant-of-kindness }
    [borrowed-halo] { price-borrowed-halo }
    [crownless-debt] { price-crownless-debt }
    [heart-of-stone] { price-heart-of-stone }
    [kitchen-on-wheels] { price-kitchen-on-wheels }
    [farewell-banquet] { price-farewell-banquet }
    [atlas-of-lies] { price-atlas-of-lies }
    [ivory-ledger] { price-ivory-ledger }
    [fleet-without-sea] { price-fleet-without-sea }
    [deposit-slip] { price-deposit-slip }
   *[hidden] its price
}
the-spot = { $spot ->
    [A] { place-A }
    [B] { place-B }
    [C] { place-C }
    [D] { place-D }
    [1] { place-1 }
    [2] { place-2 }
    [3] { place-3 }
    [4] { place-4 }
    [5] { place-5 }
    [6] { place-6 }
    [17] { place-17 }
    [18] { place-18 }
    [19] { place-19 }
    [20] { place-20 }
    [33] { place-33 }
    [34] { place-34 }
    [35] { place-35 }
    [36] { place-36 }
    [37] { place-37 }
    [38] { place-38 }
    [39] { place-39 }
    [49] { place-49 }
    [50] { place-50 }
    [51] { place-51 }
    [52] { place-52 }
    [53] { place-53 }
    [65] { place-65 }
    [66] { place-66 }
    [67] { place-67 }
    [68] { place-68 }
    [69] { place-69 }
    [70] { place-70 }
    [71] { place-71 }
    [81] { place-81 }
    [82] { place-82 }
    [83] { place-83 }
    [84] { place-84 }
    [85] { place-85 }
    [86] { place-86 }
    [97] { place-97 }
    [98] { place-98 }
    [99] { place-99 }
    [100] { place-100 }
    [101] { place-101 }
    [102] { place-102 }
    [113] { place-113 }
    [114] { place-114 }
    [115] { place-115 }
    [116] { place-116 }
    [117] { place-117 }
    [118] { place-118 }
    [119] { place-119 }
    [129] { place-129 }
    [130] { place-130 }
    [131] { place-131 }
    [132] { place-132 }
    [145] { place-145 }
    [146] { place-146 }
    [147] { place-147 }
    [148] { place-148 }
    [149] { place-149 }
    [150] { place-150 }
    [151] { place-151 }
   *[none] { "" }
}
