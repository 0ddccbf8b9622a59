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
       *[other] { $seat }'s die
    }: { $face }{ $laid ->
        [0] { "" }
       *[other] , on { $card }
    }
board-fields =
    { $side ->
        [heroes] heroes
       *[other] wizard
    } { $filled } of { $count }, still needed: { $missing }
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
        [one] , 1 experience point
       *[other] , { $experience } experience points
    }
board-joker-is = Your joker counts as { $symbol }
board-wounded = You are wounded
board-experience = Experience: { $count }
board-dragon =
    { $position ->
        [0] The dragon sits on its tile.
        [4] The dragon sits on the trial deck.
       *[other] The dragon is on trial { $position }, counting from its tile.
    }

## Who is winning

board-trophies-heroes = Heroes: { $count } of { $needed } trophies
board-trophies-wizard = Wizard: { $count } of { $needed } trophies
board-completed =
    { $count ->
        [one] The heroes have completed 1 card this round
       *[other] The heroes have completed { $count } cards this round
    }
board-cast = Spells cast this round: { $count }
board-coins-heroes = Heroes' coins: { $count }
board-coins-wizard = Wizard's coins: { $count }
board-souls = Souls left: { $count }
board-life = Wizard's lives: { $count }

## Before and between the rounds

board-heroes-choose = The heroes are choosing their characters …
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
board-market-closes =
    { $seconds ->
        [one] The market closes in 1 second
       *[other] The market closes in { $seconds } seconds
    }
board-market-waits = Still buying: { $names }
board-coins-lost = Unspent coins are lost.
board-price =
    { $count ->
        [one] Price: 1 coin
       *[other] Price: { $count } coins
    }
board-for-whom = For whom?
board-sold-out = Everything is sold out.

## What is wanted now

board-clap = Clap!
board-forget = Take your dice without clapping
board-swirl = A swirl! Which die do you place on it?
board-as-what = As what?
board-let-go = Cancel
board-learning = Who gets the experience?
board-armed =
    { $verb ->
        [ping] Touch the card to point at.
        [turn-joker] Which die becomes a joker?
        [dispel] What do you dispel?
        [heal] Who do you heal?
        [flip] Which die do you turn over?
        [exchange] Which spell do you swap?
        [call] Who do you call out?
       *[spend-coins] Spend two coin cards to remove the top card of your deck? Touch again to do it.
    }
board-power-turn-joker = Make a joker
board-power-dispel = Dispel
board-power-heal = Heal
board-power-push-dragon = Push the dragon back
board-power-flip = Turn a die over
board-power-exchange = Swap a spell
board-power-call = Call out a hero

## The end

ending-rounds = { $setup }, { $round ->
    [one] one round
   *[other] { $round } rounds
  }.
ending-trophies = { $count } of { $needed } { $needed ->
    [one] trophy
   *[other] trophies
  }
ending-otherwise = Change sides or set up differently

## Lessons and keys

board-key-space = Space
    .does = Roll
board-key-numbers = 1 – 9
    .does = Place on a card (with Shift: point at it)
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
