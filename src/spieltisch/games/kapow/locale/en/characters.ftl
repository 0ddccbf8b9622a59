### Characters: who they are and what they can do.

## Tough Nut

card-character-tough-nut = Tough Nut
    .long = A wall with fists: lots of health, strong defence, and it heals. 24 health. Dice: 2× blue, red, yellow, purple.
name-tough-nut = Tough Nut
card-thick-skin = Thick Skin
    .long = Defence kicker +1 in every round; it only counts with a base defence. Needs no dice.
name-thick-skin = { card-thick-skin }
card-stone-wall = Stone Wall
    .long = Base defence 4. You gain 1 face that is not a wild. Dice: Toughness + Toughness.
name-stone-wall = { card-stone-wall }
card-headbutt = Headbutt
    .long = Base attack 4. Dice: Toughness + Might.
name-headbutt = { card-headbutt }
card-grit = Grit
    .long = Immediate: You gain 3 health. Dice: Toughness + X-Factor.
name-grit = { card-grit }

## Elusivity

card-character-elusivity = Elusivity
    .long = Hard to hit: blanks pass for Agility, and a good dodge counts double. 17 health. Dice: 2× green, yellow, red, purple; action die with Agility + Wild.
name-elusivity = Elusivity
card-blur = Blur
    .long = This round: One of your dice that shows blank may be placed as Agility in each round. Needs no dice.
name-blur = { card-blur }
card-hit-and-run = Hit and Run
    .long = Base attack 4. Dice: Agility + Energy.
name-hit-and-run = { card-hit-and-run }
card-evade = Evade
    .long = Defence multiplier ×2. Dice: Agility + X-Factor.
name-evade = { card-evade }
card-sleight-of-hand = Sleight of Hand
    .long = After power-up: Your opponent loses a face that you pick, and you gain 1 face that is not a wild. Dice: Agility + any die.
name-sleight-of-hand = { card-sleight-of-hand }

## Time Out

card-character-time-out = Time Out
    .long = Rerolls and borrowed dice: few rolls stay bad for long. 21 health. Dice: 2× purple, yellow, blue, green; action die with Wild.
name-time-out = Time Out
card-rewind = Rewind
    .long = Immediate: Reroll up to two of your other dice that are not locked. Dice: any die.
name-rewind = { card-rewind }
card-borrowed-time = Borrowed Time
    .long = Immediate: You gain a trait die of any colour, roll it at once and use it this round. You keep it. Dice: X-Factor + X-Factor.
name-borrowed-time = { card-borrowed-time }
card-standstill = Standstill
    .long = Defence kicker +2. Dice: X-Factor.
name-standstill = { card-standstill }
card-countdown = Countdown
    .long = Base attack 4. Dice: X-Factor + Energy.
name-countdown = { card-countdown }

## Fuse

card-character-fuse = Fuse
    .long = Two attacks in one round, at a price. 22 health. Dice: yellow, 2× red, blue, purple; action die with Energy.
name-fuse = Fuse
card-chain-reaction = Chain Reaction
    .long = This round: You may trigger two base attacks in each round. Each is an attack of its own with all your kickers and your multiplier. Needs no dice.
name-chain-reaction = { card-chain-reaction }
card-sparks = Sparks
    .long = Base attack 3. Dice: Energy + any die.
name-sparks = { card-sparks }
card-flare-up = Flare Up
    .long = Attack kicker +3. Dice: Energy + Energy.
name-flare-up = { card-flare-up }
card-burnout = Burnout
    .long = Attack multiplier ×2, and you lose 2 health when you use it. Dice: a real Wild.
name-burnout = { card-burnout }

## Crescendo

card-character-crescendo = Crescendo
    .long = Everything gets louder: you grow fast, and your opponent a little with you. 22 health. Dice: yellow, purple, red, blue, green; action die with X-Factor.
name-crescendo = Crescendo
card-overture = Overture
    .long = Power-up: You gain 1 face that is not a wild. Your opponent gains 1 face that is not a wild. Needs no dice.
name-overture = { card-overture }
card-forte = Forte
    .long = Attack kicker +2 for you; your opponent gets attack kicker +1 this round, whoever attacks first. Dice: Energy.
name-forte = { card-forte }
card-fortissimo = Fortissimo
    .long = Base attack 4. Dice: X-Factor + Might.
name-fortissimo = { card-fortissimo }
card-encore = Encore
    .long = Power-up: You gain 2 trait dice of any colour. Your opponent gains 1 trait die of any colour. Dice: X-Factor + X-Factor.
name-encore = { card-encore }

## Victor Kane

card-character-victor-kane = Victor Kane
    .long = Money and machines: action dice do the work. 21 health. Dice: red, yellow, blue, purple; action dice with Might + Wild / Toughness.
name-victor-kane = Victor Kane
card-arsenal = Arsenal
    .long = Attack kicker +2. Dice: action die that is not blank.
name-arsenal = { card-arsenal }
card-body-armor = Body Armor
    .long = Base defence 2. Dice: any die + any die.
name-body-armor = { card-body-armor }
card-henchmen = Henchmen
    .long = Power-up: You gain 1 trait die of any colour. Dice: X-Factor + Might.
name-henchmen = { card-henchmen }
card-buyout = Buyout
    .long = Power-up: You gain 1 face of any type. Dice: any action die + any die.
name-buyout = { card-buyout }

## Coquette

card-character-coquette = Coquette
    .long = Steals faces, health and the thunder of big attacks. 20 health. Dice: 2× purple, green, yellow, red; action die with X-Factor + Agility.
name-coquette = Coquette
card-heartbreaker = Heartbreaker
    .long = Base attack 4, and whoever is attacked gives up one face of their choice. Dice: X-Factor + Agility.
name-heartbreaker = { card-heartbreaker }
card-siphon = Siphon
    .long = After power-up: Your opponent loses 2 health and you gain 2. Dice: X-Factor + Energy.
name-siphon = { card-siphon }
card-blow-a-kiss = Blow a Kiss
    .long = This round: Your opponent's attack multiplier has no effect this round. Dice: X-Factor.
name-blow-a-kiss = { card-blow-a-kiss }
card-play-coy = Play Coy
    .long = Defence kicker +2. Dice: Agility.
name-play-coy = { card-play-coy }

## Spoiler Alert

card-character-spoiler-alert = Spoiler Alert
    .long = Knows what is coming: foils plans and turns dice. 20 health. Dice: purple, blue, yellow, red, green; action die with X-Factor + Toughness.
name-spoiler-alert = Spoiler Alert
card-foreseen = Foreseen
    .long = Defence kicker +3. Dice: X-Factor.
name-foreseen = { card-foreseen }
card-plot-twist = Plot Twist
    .long = This round: Your opponent's attack kickers count 0 this round. Dice: X-Factor + any die.
name-plot-twist = { card-plot-twist }
card-ruined-ending = Ruined Ending
    .long = After power-up: Your opponent loses 2 health, and 1 more for each die gained this round, 2 more at most. Dice: X-Factor + Might.
name-ruined-ending = { card-ruined-ending }
card-skip-ahead = Skip Ahead
    .long = Immediate: Turn one of your other dice that is not locked to any of its faces. Dice: any die + any die.
name-skip-ahead = { card-skip-ahead }

## Mindset

card-character-mindset = Mindset
    .long = Feeds on blanks: the emptier the dice, the harder the blow. 19 health. Dice: purple, yellow, blue, green; action dice with X-Factor / Energy.
name-mindset = Mindset
card-psionic-attack = Psionic Attack
    .long = Attack kicker of 1 for each die showing blank that you and your opponent have placed. Wilds placed as blanks do not count. Dice: X-Factor.
name-psionic-attack = { card-psionic-attack }
card-mind-blast = Mind Blast
    .long = Base attack 2. Dice: Blank + Energy.
name-mind-blast = { card-mind-blast }
card-split-mind = Split Mind
    .long = This round: You may trigger two base attacks this round. Each is an attack of its own with all your kickers and your multiplier. Dice: X-Factor + Blank.
name-split-mind = { card-split-mind }
card-empty-mind = Empty Mind
    .long = Base defence 3. You gain 1 face that is not a wild. Dice: Blank + Blank.
name-empty-mind = { card-empty-mind }

## Reverb

card-character-reverb = Reverb
    .long = Pairs and echoes: equal dice add up, and blows come back. 19 health. Dice: 2× yellow, green, blue, purple; action die with Energy.
name-reverb = Reverb
card-echo-strike = Echo Strike
    .long = Base attack 4. You gain 1 face that is not a wild. Dice: Energy + Energy.
name-echo-strike = { card-echo-strike }
card-resonance = Resonance
    .long = Attack kicker +2 for each pair of dice that show the same. Dice: any die that is not blank + any die that is not blank, up to 2 times.
name-resonance = { card-resonance }
card-sound-barrier = Sound Barrier
    .long = Base defence 3. You gain 1 face that is not a wild. Dice: Agility + Toughness.
name-sound-barrier = { card-sound-barrier }
card-feedback = Feedback
    .long = After power-up: If you lost health to an attack this round, your opponent loses 1 health. Needs no dice.
name-feedback = { card-feedback }
