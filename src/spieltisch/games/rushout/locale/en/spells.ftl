### The wizard's spells.

## What they do

does-confuse = Knock one hero die of your choice off a card or tile that is not completed. It has to be rolled again.
does-confuse-all = Knock all hero dice off one card or tile of your choice that is not completed. They have to be rolled again.
does-summon = It goes on top of the trial deck and will be the next trial. There, heroes complete its other part.
does-dragon = The dragon moves one step towards the trial deck. If it gets there, you win the round.
does-dragon-twice = The dragon moves two steps towards the trial deck. If it gets there, you win the round.
does-swirl = Give it to a hero. One of that hero's dice is stuck in the swirl until heroes complete the card. A second swirl takes no second die, but both must be completed before the die comes back.
lasts-until-complete = Dice that are already there stay. It ends when heroes complete the card.
does-silence = It falls on all heroes: they can neither speak nor point at cards until they complete it.
does-one-hand = It falls on all heroes: until they complete it, they place or take back one die at a time, and everything takes them half a second longer.
does-clap = It falls on all heroes: until they complete it, dice come back from a completed card or the dragon tile only when everyone with dice there has clapped. Two must clap together, within three seconds.
does-doom = Wound a hero. Then take a soul for every wounded hero, including this one.
does-doom-twice = Wound two heroes. It brings you no souls.
does-drain = A hero of your choice loses 1 experience point.
does-drain-all = Every hero loses 1 experience point.

## Confusion

card-stray-thought = Stray Thought
    .long = { does-confuse }
card-slippery-fingers = Slippery Fingers
    .long = { does-confuse }
card-flicker = Flicker
    .long = { does-confuse }
card-whisper = Whisper
    .long = { does-confuse }
card-bewilderment = Bewilderment
    .long = { does-confuse-all }
card-mirror-maze = Mirror Maze
    .long = { does-confuse-all }
card-thunderclap = Thunderclap
    .long = { does-confuse-all }
card-mind-storm = Mind Storm
    .long = { does-confuse-all }

## Summoning

card-summon-vines = Summon Vines
    .long = { does-summon }
card-summon-slime = Summon Slime
    .long = { does-summon }
card-summon-wind-imp = Summon Wind Imp
    .long = { does-summon }
card-summon-hound = Summon Hound
    .long = { does-summon }
card-summon-lock-spirit = Summon Lock Spirit
    .long = { does-summon }
card-summon-golem = Summon Golem
    .long = { does-summon }
card-summon-wraith = Summon Wraith
    .long = { does-summon }

## Dragon lore

card-dragon-call = Dragon Call
    .long = { does-dragon }
card-dragon-scale = Dragon Scale
    .long = { does-dragon }
card-dragon-breath = Dragon Breath
    .long = { does-dragon }
card-dragon-claw = Dragon Claw
    .long = { does-dragon }
card-dragon-wing = Dragon Wing
    .long = { does-dragon }
card-dragon-eye = Dragon Eye
    .long = { does-dragon }
card-dragon-heart = Dragon Heart
    .long = { does-dragon-twice }

## Weakness

card-lame-hand = Lame Hand
    .long = { does-swirl }
card-numb-hand = Numb Hand
    .long = { does-swirl }
card-fear-of-fire = Fear of Fire
    .long = Give it to a hero, who can no longer place dice on fire spaces. { lasts-until-complete }
card-blunted-blade = Blunted Blade
    .long = Give it to a hero, who can no longer place dice on sword spaces. { lasts-until-complete }
card-heavy-feet = Heavy Feet
    .long = Give it to a hero, who can no longer place dice on footprint spaces. { lasts-until-complete }
card-rusty-keys = Rusty Keys
    .long = Give it to a hero, who can no longer place dice on key spaces. { lasts-until-complete }

## Curses

card-curse-of-silence = Curse of Silence
    .long = { does-silence }
card-curse-of-hush = Curse of Hush
    .long = { does-silence }
card-curse-of-the-bound-arm = Curse of the Bound Arm
    .long = { does-one-hand }
card-curse-of-the-stiff-arm = Curse of the Stiff Arm
    .long = { does-one-hand }
card-curse-of-merriment = Curse of Merriment
    .long = { does-clap }
card-curse-of-applause = Curse of Applause
    .long = { does-clap }

## Doom

card-doom-strike = Doom Strike
    .long = { does-doom }
card-doom-bell = Doom Bell
    .long = { does-doom }
card-doom-wind = Doom Wind
    .long = { does-doom }
card-doom-harvest = Doom Harvest
    .long = { does-doom }
card-twin-doom = Twin Doom
    .long = { does-doom-twice }
card-doom-hail = Doom Hail
    .long = { does-doom-twice }
card-doom-quake = Doom Quake
    .long = { does-doom-twice }

## Drain

card-forget = Forget
    .long = { does-drain }
card-dull-wits = Dull Wits
    .long = { does-drain }
card-lost-lesson = Lost Lesson
    .long = { does-drain }
card-great-forgetting = Great Forgetting
    .long = { does-drain-all }
card-blank-page = Blank Page
    .long = { does-drain-all }
card-ebb = Ebb
    .long = { does-drain-all }
