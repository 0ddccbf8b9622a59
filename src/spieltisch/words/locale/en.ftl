### What all games share, in English.

## Building blocks

you = You
seat = Seat { $number }
hidden-card = a hidden card
hidden-cards =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
hidden-die = a hidden die
nothing = -
list-more = { $rest }, { $item }
list-last = { $rest } and { $item }
one-of-alike = { $text } ({ $number } of { $count })
on = on
off = off
allowed-flag = on, off
allowed-number = { $low } to { $high }

## How it ended

outcome-won =
    { $count ->
        [one] { $names } has won.
       *[other] The winners are: { $names }.
    }
outcome-won-you = You have won!
outcome-draw = A draw: { $names }.
outcome-lost = Everybody has lost.

## What can go wrong on the command line (errors of tables and files speak English by themselves)

no-such-language = There is no such language here. There is: { $known }.
no-such-seat = There is no seat { $seat }; this table has { $count } seats.
same-name = Two seats are called '{ $name }'. Give them different names.
load-alone = A loaded match brings its game, options and seed along: --load goes with --seats and --lang only.

## At the table in a terminal

bot-random = Random { $number }
welcome = { $game }: { $names }
welcome-help = Choose by number. 'rules' explains the game, 'help' the question at hand.
commitment =
    Fingerprint of the seed (so that chance can be checked in the end):
    { $hash }
seed =
    The seed, now open ('spieltisch verify' checks a saved match):
    { $seed }
hand-over = Hand the device to { $name }. { $name }: press Enter to go on.
earlier-news =
    { $count ->
        [one] … one line before
       *[other] … { $count } lines before
    }
no-such-number =
    { $count ->
        [one] There is only choice 1.
       *[other] Please type a number from 1 to { $count }.
    }
not-understood = I do not understand this. Choose by a number; 'help' tells more.
command-help = help
command-rules = rules
command-table = table
command-save = save
command-load = load
command-undo = undo
command-quit = quit
play-help =
    a number    take this choice
    rules       how the game is played
    table       show the table again
    undo        take back the last choice
    save FILE   save the match (save! overwrites)
    load FILE   go on with a saved match
    quit        leave
    help or ?   what this is about, and this list
save-where = Where to? For example: save match.json
save-anyway = 'save! { $file }' overwrites it.
saved = Saved in { $file }. Go on at any time with: spieltisch play --load { $file }
save-at-end = save FILE, or Enter to leave >
not-understood-at-end = Only 'save FILE' or Enter is possible here.
load-where = Load what? For example: load match.json
load-unsaved = This match is not saved. 'save FILE' keeps it, 'load! { $file }' drops it.
loaded = Loaded: { $file }
undone = Taken back.
quit-unsaved = This match is not saved. 'save FILE' keeps it, 'quit!' drops it.
left = See you soon!
left-unsaved = See you soon! Nothing was saved; next time 'save FILE' keeps the match.
which-game = Which game?

## Records

step = { $number }. { $name }: { $choice }
step-secret = { $number }. { $name } chooses in secret
step-clock = { $number }. The clock goes on
step-prompt = Enter: next · number: so many steps · q: quit >
step-help = Enter shows the next choice, a number so many at once, q quits.
unfinished =
    { $count ->
        [one] The match is not over after one choice.
       *[other] The match is not over after { $count } choices.
    }
verified-file = ✓ The file is undamaged.
verified-seed = ✓ The seed fits its fingerprint { $hash }.
verified-choices =
    { $count ->
        [one] ✓ The one choice was legal.
       *[other] ✓ All { $count } choices were legal.
    }
verified-end = ✓ They lead to the same end.
not-verified = ✗ { $why }

## Tables

game-head = { $low } to { $high } seats
option-per-seat = { $option } (per seat)
column-option = option
column-allowed = allowed
column-default = default
column-meaning = meaning
column-seat = who
column-wins = wins
column-share = share
column-length = length
column-mean = mean
column-median = median
column-measure = per second
column-low = lowest
column-high = highest
simulating = Games
simulated =
    { $count ->
        [one] { $game }: 1 game
       *[other] { $game }: { $count } games
    }
draws = draws
lost = lost by all
rounds = rounds
decisions = decisions
benched = { $game } with { $count } seats
measure-decisions_per_s = decisions
measure-forks_per_s = forks
measure-forks_mid_effect_per_s = forks in the middle of an effect
measure-rollouts_per_s = rollouts

## Figures

figure = { $figure }
share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## Help on the command line

help-app = A digital game table: rules enforced, bots, and a laboratory.
help-games = Show the games, their seats and options.
help-play = Play at one device, with others or against bots.
help-simulate = Let bots play many games and count who wins.
help-replay = Show a saved match step by step, in words.
help-verify = Check a saved match: its seed, every choice and its end.
help-bench = Measure how fast a game runs here.
help-lang = Language; by default that of the environment.
help-json = Output as JSON, one line per entry.
help-option = A rule option, such as lives=2; may be given several times. 'games' shows all.
help-file = A saved match.
help-game = The game's id, such as imperator.
help-play-game = The game's id; by default the only one, or you are asked.
help-seats = Who plays, separated by commas: people's names, 'you' for yourself, 'random' for a bot. By default: you,random,random
help-seed = The seed of chance; by default a new one.
help-load = Go on with a saved match.
help-players = Number of seats.
help-games-count = Number of games.
help-jobs = So many processes work at once; the outcome is always the same.
help-replay-seat = Show only what this seat could see (counted from 1).
help-replay-all = Show everything without pausing.
help-bench-games = The games' ids; by default all.
help-seconds = How long one measurement takes.
help-repeats = Number of measurements; the median is shown.
