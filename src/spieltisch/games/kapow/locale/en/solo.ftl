### Solo sides: the rows that AI characters work through.

## Tough Nut

card-row-tough-nut-s1 = Thick Skin
    .long = In every round: 1 defence.
name-row-tough-nut-s1 = { card-row-tough-nut-s1 }
card-row-tough-nut-s2 = Growth Spurt
    .long = X-Factor + any die: 1 trait die.
name-row-tough-nut-s2 = { card-row-tough-nut-s2 }
card-row-tough-nut-s3 = Headbutt
    .long = Up to 2 times. Might + Might: 5 attack; Might + Energy: 4 attack; Toughness + Might: 4 attack.
name-row-tough-nut-s3 = { card-row-tough-nut-s3 }
card-row-tough-nut-s4 = Stone Wall
    .long = Up to 2 times. Toughness + Toughness: 2 defence, 1 face (no wild); Toughness + Agility: 2 defence.
name-row-tough-nut-s4 = { card-row-tough-nut-s4 }
card-row-tough-nut-s5 = Jab
    .long = Up to 2 times. Energy: 1 attack; Toughness: 1 defence.
name-row-tough-nut-s5 = { card-row-tough-nut-s5 }
card-row-tough-nut-s6 = Patience
    .long = X-Factor: 1 action die, 1 face (no wild); any die: 1 face (no wild).
name-row-tough-nut-s6 = { card-row-tough-nut-s6 }

## Elusivity

card-row-elusivity-s1 = Footwork
    .long = In every round: 1 defence.
name-row-elusivity-s1 = { card-row-elusivity-s1 }
card-row-elusivity-s2 = Quick Study
    .long = X-Factor + any die: 1 trait die.
name-row-elusivity-s2 = { card-row-elusivity-s2 }
card-row-elusivity-s3 = Hit and Run
    .long = Up to 2 times. Agility + Energy: 4 attack; Might + Energy: 4 attack.
name-row-elusivity-s3 = { card-row-elusivity-s3 }
card-row-elusivity-s4 = Evade
    .long = Up to 2 times. Agility + Agility: 2 defence, 1 face (no wild); Agility + Toughness: 2 defence.
name-row-elusivity-s4 = { card-row-elusivity-s4 }
card-row-elusivity-s5 = Feint
    .long = Up to 2 times. Might: 2 attack; Agility: 1 defence.
name-row-elusivity-s5 = { card-row-elusivity-s5 }
card-row-elusivity-s6 = Snatch
    .long = X-Factor: 1 face; any die: 1 face (no wild).
name-row-elusivity-s6 = { card-row-elusivity-s6 }

## Time Out

card-row-time-out-s1 = Standstill
    .long = In every round: 1 defence.
name-row-time-out-s1 = { card-row-time-out-s1 }
card-row-time-out-s2 = Borrowed Time
    .long = X-Factor + any die: 1 trait die.
name-row-time-out-s2 = { card-row-time-out-s2 }
card-row-time-out-s3 = Countdown
    .long = Up to 2 times. X-Factor + Energy: 4 attack; Might + Energy: 4 attack; Energy + Energy: 3 attack, 1 face (no wild).
name-row-time-out-s3 = { card-row-time-out-s3 }
card-row-time-out-s4 = Slow Motion
    .long = Up to 2 times. Toughness + Toughness: 2 defence; Agility + Agility: 1 defence, 1 face (no wild); Toughness + Agility: 2 defence.
name-row-time-out-s4 = { card-row-time-out-s4 }
card-row-time-out-s5 = Tick
    .long = Up to 2 times. Energy: 1 attack; Might: 1 attack.
name-row-time-out-s5 = { card-row-time-out-s5 }
card-row-time-out-s6 = Tock
    .long = X-Factor: 1 action die, 1 face (no wild); any die: 1 face (no wild).
name-row-time-out-s6 = { card-row-time-out-s6 }

## Fuse

card-row-fuse-s1 = Glow
    .long = In every round: 1 attack.
name-row-fuse-s1 = { card-row-fuse-s1 }
card-row-fuse-s2 = Kindling
    .long = X-Factor + any die: 1 trait die.
name-row-fuse-s2 = { card-row-fuse-s2 }
card-row-fuse-s3 = Chain Reaction
    .long = Up to 3 times. Energy + Energy: 4 attack; Might + Energy: 4 attack.
name-row-fuse-s3 = { card-row-fuse-s3 }
card-row-fuse-s4 = Smoke Screen
    .long = Up to 2 times. Agility + Agility: 2 defence, 1 face (no wild); Toughness + Agility: 2 defence; Toughness + any die: 1 defence.
name-row-fuse-s4 = { card-row-fuse-s4 }
card-row-fuse-s5 = Sparks
    .long = Up to 2 times. Energy: 2 attack; Might: 1 attack.
name-row-fuse-s5 = { card-row-fuse-s5 }
card-row-fuse-s6 = Ash
    .long = X-Factor: 1 face; any die: 1 face (no wild).
name-row-fuse-s6 = { card-row-fuse-s6 }

## Crescendo

card-row-crescendo-s1 = Overture
    .long = In every round: 1 face (no wild).
name-row-crescendo-s1 = { card-row-crescendo-s1 }
card-row-crescendo-s2 = Encore
    .long = X-Factor + X-Factor: 2 trait dice; X-Factor + any die: 1 trait die.
name-row-crescendo-s2 = { card-row-crescendo-s2 }
card-row-crescendo-s3 = Fortissimo
    .long = Up to 2 times. X-Factor + Might: 5 attack; Might + Energy: 4 attack.
name-row-crescendo-s3 = { card-row-crescendo-s3 }
card-row-crescendo-s4 = Sound Wall
    .long = Up to 2 times. Toughness + Agility: 2 defence; Agility + Agility: 1 defence, 1 face (no wild); Toughness + any die: 1 defence.
name-row-crescendo-s4 = { card-row-crescendo-s4 }
card-row-crescendo-s5 = Staccato
    .long = Up to 2 times. Energy: 1 attack; Might: 1 attack.
name-row-crescendo-s5 = { card-row-crescendo-s5 }
card-row-crescendo-s6 = Rehearsal
    .long = X-Factor: 1 action die, 1 face (no wild); any die: 1 face (no wild).
name-row-crescendo-s6 = { card-row-crescendo-s6 }

## Victor Kane

card-row-victor-kane-s1 = Deep Pockets
    .long = In every round: 1 face (no wild).
name-row-victor-kane-s1 = { card-row-victor-kane-s1 }
card-row-victor-kane-s2 = Henchmen
    .long = X-Factor + any die: 1 trait die.
name-row-victor-kane-s2 = { card-row-victor-kane-s2 }
card-row-victor-kane-s3 = Arsenal
    .long = Up to 2 times. Action die that is not blank: 3 attack.
name-row-victor-kane-s3 = { card-row-victor-kane-s3 }
card-row-victor-kane-s4 = Takeover
    .long = Might + Energy: 4 attack; Might + Might: 4 attack; Energy + Energy: 4 attack.
name-row-victor-kane-s4 = { card-row-victor-kane-s4 }
card-row-victor-kane-s5 = Body Armor
    .long = Up to 2 times. Toughness + Toughness: 3 defence; Toughness + any die: 1 defence; Agility + any die: 1 defence.
name-row-victor-kane-s5 = { card-row-victor-kane-s5 }
card-row-victor-kane-s6 = Buyout
    .long = X-Factor: 1 action die, 1 face (no wild); any die: 1 face (no wild).
name-row-victor-kane-s6 = { card-row-victor-kane-s6 }

## Coquette

card-row-coquette-s1 = Charm
    .long = In every round: 1 defence.
name-row-coquette-s1 = { card-row-coquette-s1 }
card-row-coquette-s2 = Admirers
    .long = X-Factor + any die: 1 trait die.
name-row-coquette-s2 = { card-row-coquette-s2 }
card-row-coquette-s3 = Heartbreaker
    .long = Up to 2 times. X-Factor + Agility: 4 attack; Might + Energy: 4 attack.
name-row-coquette-s3 = { card-row-coquette-s3 }
card-row-coquette-s4 = Siphon
    .long = X-Factor + Energy: its opponent loses 2 health, it gains 2 health.
name-row-coquette-s4 = { card-row-coquette-s4 }
card-row-coquette-s5 = Play Coy
    .long = Up to 2 times. Agility + Agility: 2 defence, 1 face (no wild); Toughness + any die: 1 defence; Agility + any die: 1 defence.
name-row-coquette-s5 = { card-row-coquette-s5 }
card-row-coquette-s6 = Flirt
    .long = Energy: 1 attack; any die: 1 face (no wild).
name-row-coquette-s6 = { card-row-coquette-s6 }

## Spoiler Alert

card-row-spoiler-alert-s1 = Foreseen
    .long = In every round: 1 defence.
name-row-spoiler-alert-s1 = { card-row-spoiler-alert-s1 }
card-row-spoiler-alert-s2 = Sequel
    .long = X-Factor + any die: 1 trait die.
name-row-spoiler-alert-s2 = { card-row-spoiler-alert-s2 }
card-row-spoiler-alert-s3 = Ruined Ending
    .long = Up to 2 times. X-Factor + Might: 3 attack, its opponent loses 1 health; Might + Energy: 4 attack.
name-row-spoiler-alert-s3 = { card-row-spoiler-alert-s3 }
card-row-spoiler-alert-s4 = Plot Armor
    .long = Up to 2 times. Toughness + Toughness: 2 defence, 1 face (no wild); Toughness + Agility: 2 defence; Agility + Agility: 2 defence.
name-row-spoiler-alert-s4 = { card-row-spoiler-alert-s4 }
card-row-spoiler-alert-s5 = Teaser
    .long = Up to 2 times. Energy: 1 attack; Might: 1 attack.
name-row-spoiler-alert-s5 = { card-row-spoiler-alert-s5 }
card-row-spoiler-alert-s6 = Leak
    .long = X-Factor: 1 face; any die: 1 face (no wild).
name-row-spoiler-alert-s6 = { card-row-spoiler-alert-s6 }

## Mindset

card-row-mindset-s1 = Calm
    .long = In every round: 1 defence.
name-row-mindset-s1 = { card-row-mindset-s1 }
card-row-mindset-s2 = Insight
    .long = X-Factor + any die: 1 trait die.
name-row-mindset-s2 = { card-row-mindset-s2 }
card-row-mindset-s3 = Psionic Attack
    .long = Up to 2 times. X-Factor + Blank: 4 attack; Might + Energy: 4 attack; Blank + Energy: 3 attack.
name-row-mindset-s3 = { card-row-mindset-s3 }
card-row-mindset-s4 = Empty Mind
    .long = Up to 2 times. Blank + Blank: 2 defence, 1 face (no wild); Toughness + any die: 1 defence; Agility + any die: 1 defence.
name-row-mindset-s4 = { card-row-mindset-s4 }
card-row-mindset-s5 = Mind Blast
    .long = Up to 2 times. Energy: 2 attack; Might: 1 attack.
name-row-mindset-s5 = { card-row-mindset-s5 }
card-row-mindset-s6 = Meditation
    .long = X-Factor: 1 action die, 1 face (no wild); any die: 1 face (no wild).
name-row-mindset-s6 = { card-row-mindset-s6 }

## Reverb

card-row-reverb-s1 = Hum
    .long = In every round: 1 defence.
name-row-reverb-s1 = { card-row-reverb-s1 }
card-row-reverb-s2 = Echo Chamber
    .long = In every round: 1 face (no wild).
name-row-reverb-s2 = { card-row-reverb-s2 }
card-row-reverb-s3 = Shock Wave
    .long = Might + Might + Might: 7 attack; Energy + Energy + Energy: 6 attack; X-Factor + X-Factor + X-Factor: 2 trait dice.
name-row-reverb-s3 = { card-row-reverb-s3 }
card-row-reverb-s4 = Sound Barrier
    .long = Up to 2 times. Agility + Agility: 2 defence, 1 face (no wild); Toughness + Toughness: 3 defence.
name-row-reverb-s4 = { card-row-reverb-s4 }
card-row-reverb-s5 = Feedback Loop
    .long = X-Factor + X-Factor: 1 trait die, its opponent loses 2 health.
name-row-reverb-s5 = { card-row-reverb-s5 }
card-row-reverb-s6 = Amplifier
    .long = Action die that is not blank: 3 attack.
name-row-reverb-s6 = { card-row-reverb-s6 }
card-row-reverb-s7 = Reverberation
    .long = Up to 2 times. X-Factor: 1 trait die; Energy: 1 attack; any die: 1 face (no wild).
name-row-reverb-s7 = { card-row-reverb-s7 }
