### What only the board of Rush Out! says. Cards, prompts and lessons are with the game.

board-label = The labyrinth
board-hand = Your dice
board-roll = Roll
board-space = Space
board-back = Back
board-take-all = Take your dice back
board-ping = Point
board-spend =
    { $armed ->
        [0] 2 coins
       *[other] Sure?
    }
board-rolled = Rolled: { $faces }.
board-round = Round { $round }

## Dice and cards for those who hear them

board-die-unrolled =
    { $tumbling ->
        [0] not rolled
       *[other] rolling
    }
board-die =
    { $seat ->
        [you] Your die
       *[other] Die of { $seat }
    }: { $face }{ $laid ->
        [0] { "" }
       *[other] , on { $card }
    }
board-fields =
    { $side ->
        [heroes] heroes
       *[other] wizard
    } { $filled } of { $count }, missing: { $missing }
board-banner = banner: { $symbol }
board-under-dragon = under the dragon
board-clap-due = completed, dice waiting for a clap
board-plate =
    { $seat }: { $hero }{ $wounded ->
        [0] { "" }
       *[other] , wounded
    }{ $weak ->
        [0] { "" }
        [one] , 1 weakness
       *[other] , { $weak } weaknesses
    }{ $experience ->
        [0] { "" }
       *[other] , experience { $experience }
    }
board-joker-is = Your joker stands for { $symbol }
board-wounded = You are wounded
board-experience = Experience: { $count }
board-dragon =
    { $position ->
        [0] The dragon sits on its tile.
        [4] The dragon sits on the trial deck.
       *[other] The dragon stands on trial { $position } of 3.
    }

## Who is winning

board-trophies-heroes = Heroes: { $count } of { $needed } trophies
board-trophies-wizard = Wizard: { $count } of { $needed } trophies
board-completed = Heroes have completed { $count } in this round
board-cast = Spells cast in this round: { $count }
board-coins-heroes = Coins of the heroes: { $count }
board-coins-wizard = Coins of the wizard: { $count }
board-souls = Souls left: { $count }
board-life = Lives of the wizard: { $count }

## Before and between the rounds

board-heroes-choose = The heroes choose who they are …
board-starts-in = Starts in { $seconds }
board-look-around = Look at the cards!
board-start = START
board-ready = Ready?
board-wizard-starts = { $name }'s first roll is the signal.
board-market =
    { $side ->
        [heroes] Market: equipment
       *[other] Market: scrolls
    }
board-market-closes = The market closes in { $seconds } seconds
board-market-waits = Still buying: { $names }
board-coins-lost = Coins that are not spent are lost.
board-price = Price: { $count }
board-for-whom = For whom?
board-sold-out = Everything is sold.

## What is wanted now

board-clap = Clap!
board-forget = Take the dice without clapping
board-swirl = Swirl! Which die do you lay on it?
board-as-what = As what?
board-let-go = Cancel
board-learning = Who gets the experience?
board-armed =
    { $verb ->
        [ping] Point: touch a card.
        [turn-joker] Which die becomes a joker?
        [dispel] What do you dispel?
        [heal] Whom do you heal?
        [flip] Which die do you turn over?
        [exchange] Which spell do you swap?
        [call] Whom do you call out?
       *[spend-coins] Two coin cards remove the top card of your deck. Touch again to do it.
    }
board-power-turn-joker = Make a joker
board-power-dispel = Dispel
board-power-heal = Heal
board-power-push-dragon = Push the dragon back
board-power-flip = Turn a die over
board-power-exchange = Swap a spell
board-power-call = Call out a hero
board-paused = Waiting for { $names } …
board-held = { $name ->
        [you] You have
       *[other] { $name } has
    } stopped the game.
board-go-on = Go on
board-paused-left = If nobody comes back, bots play on in { $seconds } seconds.

## Lessons and keys

board-tutor = How to play
board-tutor-on = Go on
board-tutor-try = Try it
board-tutor-still = Time stands still while you read.
board-tutor-skip = Skip
board-tutor-end = Got it!
board-tutor-again = Show me again how to play
board-key-space = Space
    .does = Roll
board-key-numbers = 1 – 9
    .does = Lay on a card (with Shift: point at it)
board-key-letters = S D F G H
    .does = Pick up a single die
board-key-arrows = ← →
    .does = Pick up the next die
board-key-t = T
    .does = Take all dice back
board-key-p = P
    .does = Point at a card
board-key-k = K
    .does = Clap
