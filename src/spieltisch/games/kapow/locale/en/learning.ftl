### What one can do, for those who learn it: each kind of choice, and why some are not there.

explain-be = Choose a character
    .does = It has its own health, dice and abilities.
explain-take-card = Take a team-up card
    .does = Your team has it for the whole match.
explain-turn-card = Turn a card
    .does = You and your partner change halves.
explain-place = Place a die
    .does = It goes to a slot that asks for its symbol. An ability counts when all its slots are filled.
explain-take-back = Take a die back
    .does = It lies before you again and can go elsewhere.
explain-aim = Aim
    .does = You will attack this opponent.
explain-ready = Ready
    .does = You are done. When all are, the screens are lifted.
explain-reroll = Reroll a die
    .does = You roll this one once more.
explain-turn-die = Turn a die
    .does = It shows another side of its own.
explain-go-first = Go first
    .does = This member of your team acts first.
explain-trigger = Use an ability
    .does = It works now, or instead of another of its kind.
explain-gain-face = Take a face
    .does = You put it on an action die when you tidy up.
explain-gain-die = Take a die
    .does = You roll it from the next round on, or at once if the ability says so.
explain-give = Give up a loose face
    .does = It goes back to the supply.
explain-strip = Take a face off a die
    .does = It leaves a blank there.
explain-swap-die = Exchange a die
    .does = One of yours for one from the supply.
explain-swap-face = Exchange a face
    .does = One of yours for one from the supply.
explain-attach = Put a face on
    .does = The die shows it from now on as one of its six sides.
explain-detach = Take a face off
    .does = It is loose again and can go to another die.
explain-attach-for-ai = Choose for the AI
    .does = This face comes next on its die.
explain-pass = Nothing more
    .does = You leave it at that.

## Why something cannot be done now

cannot-place-place = Placing: none of the dice before you fits an ability that could still be completed.
cannot-place-take-back = Taking back: none of your dice lies on an ability, or all that do are locked.
cannot-build-attach = Putting faces on: you have no loose face, or no free side.
