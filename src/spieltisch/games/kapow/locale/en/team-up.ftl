### Team-up cards.

card-combined-assault = Combined Assault
    .long = Both of you get attack kicker +2. Dice: half A Might, half B Energy.
name-combined-assault = { card-combined-assault }
card-set-up-punch = Set-Up Punch
    .long = Whoever has half B gets attack multiplier ×2. Dice: half A Agility + any die, half B Might.
name-set-up-punch = { card-set-up-punch }
card-training-montage = Training Montage
    .long = Half A: 1 face that is not a wild. Half B: 1 trait die. Dice: half A X-Factor, half B X-Factor.
name-training-montage = { card-training-montage }
card-shared-lab = Shared Lab
    .long = Half A: 1 face of any type. Half B: 1 action die. Dice: half A any die + any die, half B X-Factor.
name-shared-lab = { card-shared-lab }
card-shield-wall = Shield Wall
    .long = Both of you get defence kicker +2. Dice: half A Toughness, half B Toughness.
name-shield-wall = { card-shield-wall }
card-cover-me = Cover Me
    .long = Whoever has half B gets base defence 5. Dice: half A Agility + any die, half B Toughness.
name-cover-me = { card-cover-me }
card-field-medic = Field Medic
    .long = Immediate: as soon as both halves are filled the team gains 3 health, and the dice are locked. Dice: half A any die + any die, half B X-Factor.
name-field-medic = { card-field-medic }
card-pincer = Pincer
    .long = After power-up: each of you makes the targeted opponent lose 2 health. Dice: half A Agility, half B Energy.
name-pincer = { card-pincer }
