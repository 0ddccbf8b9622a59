### What only the board of Kapow! says.

board-label = The fight
board-phase = Round { $round }: { $phase }
board-abilities = Your abilities
board-groups = Which abilities
board-group-attack = Attack
board-group-defence = Defence
board-group-quick = At once
board-group-power = Power up
board-group-team = Team
board-filled = { $count } selected
board-fits =
    { $count ->
        [one] This die fits on one ability.
       *[other] This die fits on { $count } abilities.
    }
board-ability = { $name }. { $text }
board-needs =
    { $count ->
        [0] Filled.
       *[other] { $fillable ->
            [1] Still needed: { $missing }. You have it.
           *[other] Still needed: { $missing }.
        }
    }
board-unfinished = { $ability } still needs: { $missing }.
board-free = Needs no dice.
board-other-half =
    { $filled ->
        [1] Partner is in
       *[other] Partner still missing
    }
board-hidden = hidden
board-die =
    { $locked ->
        [1] { $colour }: { $face }, locked
       *[other] { $colour }: { $face }
    }
board-die-on =
    { $locked ->
        [1] { $colour }: { $face } on { $ability }, locked
       *[other] { $colour }: { $face } on { $ability }
    }
board-die-as =
    { $locked ->
        [1] { $colour }: { $face } as { $as } on { $ability }, locked
       *[other] { $colour }: { $face } as { $as } on { $ability }
    }
board-rolled = Rolled: { $faces }.
board-start = Start marker
board-ready =
    { $ready ->
        [1] ready
       *[other] thinking
    }
board-health = { $health } of { $full } health
board-more = { $health } more health and { $dice ->
        [0] no more dice
        [one] one more die
       *[other] { $dice } more dice
    } than its board says
board-loose =
    { $count ->
        [one] Loose face: { $face }
       *[other] { $count } loose faces: { $face }
    }
board-loose-faces = Loose faces
board-screen = Screen
board-mine-only = Behind your screen
board-announced = Announced: { $abilities }
board-aim-at = Aim at { $name }
board-aims = { $from } aims at { $to }
board-targets = Who aims at whom
board-whisper = Talk to { $name }: your opponents do not hear it
board-tray = Your dice
board-all-placed = All dice are on abilities.
board-waiting = Waiting for { $names }.
board-undo = Take back
board-pass = Nothing (more)
board-ready-select = Ready!
board-ready-turn-cards = Leave them like this!
board-ready-tidy = Done building!
board-sum-attack = Attack: ({ $base } + { $kick }) × { $times } = { $total }
board-sum-defence = Defence: ({ $base } + { $kick }) × { $times } = { $total }
board-no-base = Without a base this counts for nothing.
board-nothing-selected = Nothing selected.
board-ai-thinks = { $name } rolls and picks row by row
board-faster = Faster
board-skip = Continue
board-up-to = up to { $count } times
board-reveal = Screens up!
board-sound-blocked = CLANG!
board-sound-small = BIFF!
board-sound-medium = WHAM!
board-sound-big = KAPOW!
board-supply = Supply
board-close = Close
board-left = { $name }: { $count } left
board-give = What do you give?
board-take = What do you take for it?
board-for-ai = Which face does the AI attach next?
board-pool-note = You attach your loose faces to action dice when you tidy up.
board-workshop = Action dice: { $name }
board-built =
    { $count ->
        [0] Action die { $number }: no face
        [one] Action die { $number }: 1 face
       *[other] Action die { $number }: { $count } faces
    }
board-side =
    { $does ->
        [on] Side { $number }: { $face }, attach here
        [off] Side { $number }: { $face }, take off
       *[turn] Side { $number }: { $face }
    }
board-no-action-dice = There is no action die.
board-no-loose = No loose faces. Tap a side to take its face off.
board-build-hint = Pick a face and tap the die it should go on. Tapping a side takes its face off again.
board-build-one = Tap a face and it goes on your die. Tapping a side takes its face off again.
board-cards = Team-up cards
board-turn = Turn { $card }
board-draft = Choosing
board-choose-again = Tap again to choose
board-guides = The characters
board-guide-mine = How do I play this?

## Keys

board-key-letters = S D F …
    .does = Pick up one of your dice, from the left
board-key-arrows = ← →
    .does = Pick up the previous or next die
board-key-up-down = ↑ ↓
    .does = On to the next thing that lights up; Enter takes it
board-key-numbers = 1 – 4
    .does = Show attack, defence, at once, power up
board-key-enter = Enter
    .does = Ready, or on with a scene
board-key-p = P
    .does = Nothing (more)
board-key-escape = Esc
    .does = Let go; back to the table; skip a scene

## The end

ending-round = The fight was decided in round { $round }.
ending-health = { $health } of { $full } health
ending-otherwise = Choose the next characters

## The first round

tutor-first-1 = Welcome to the ring! This is your opponent; a screen hides what they rolled. Whoever drops to 0 health first is knocked out.
tutor-first-2 = These are your dice, freshly rolled. Tap one to see which abilities it fits. The white star is a wild: it stands for anything.
tutor-first-3 = Now place a die: tap the die, then an ability that lights up. Or tap the ability right away, and a die that fits goes there by itself.
    .until = placed
tutor-first-4 = The sum is kept here: (base + kickers) × multiplier, first your attack, then your defence. Without a base it all counts for nothing.
tutor-first-5 = An ability only works when all of its slots are filled. Tapping a placed die takes it back. Place whatever you like: attack, defence, and something to power up if there is enough.
tutor-first-6 = Happy with it? Then say that you are ready. Once everybody is, the screens go up.
    .until = ready
tutor-first-7 = Once everything lies open, fighters attack in turn; whatever the defence does not hold off costs health. The higher defence goes first in the next round.
tutor-first-8 = Whoever filled power-up abilities then takes dice and faces from the supply.
tutor-first-9 = When you tidy up you put faces on your black action dice: that is how you build dice that roll better. Enjoy the next round!
