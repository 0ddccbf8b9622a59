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
between-cards = { ", " }
list-more = { $rest }, { $item }
list-last = { $rest } and { $item }
says = { $name }: “{ $text }”
one-of-alike = { $text } ({ $number } of { $count })
alike-in-place = { $text } ({ $place })
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
outcome-lost = Everyone has lost.

## What can go wrong at a table (Python's own sentences are the same; a test compares them)

error-table-error = Something went wrong at the table.
error-unknown-game = There is no game called '{ $game }'. These are known: { $known }.
error-wrong-number-of-seats =
    { $game } cannot be played with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }. Possible numbers: { $allowed }.
error-unknown-bot = There is no bot called '{ $bot }' for { $game }. These are known: { $known }.
error-wrong-number-of-bots = Name one bot for all seats, or { $seats }, one for each seat; you named { $bots }.
error-unknown-option = There is no option called '{ $option }'. These are known: { $known }.
error-unknown-preset = There is no preset called '{ $preset }'. These are known: { $known }.
error-option-taken-twice = Option '{ $option }': only one seat can have '{ $value }'.
error-option-out-of-range =
    Option '{ $option }' cannot be '{ $value }'. Allowed: { $kind ->
        [flag] on, off
        [number] { $low } to { $high }
        [per-seat] { $seats } x ({ $names })
       *[one-of] { $names }
    }.
error-not-offered = Seat { $seat } is not offered this choice: { $choice }.
error-not-asked = Seat { $seat } is not being asked anything. The table is waiting for: { $waiting }.
error-too-early = Seat { $seat } cannot choose at { $at } ms; the earliest is { $ready } ms.
error-clock-first = A choice at { $at } ms has to wait: something else is due before it, at { $due } ms.
error-cannot-undo =
    { $reason ->
        [nothing] Seat { $seat } has nothing to take back.
        [other-seat] Seat { $seat } cannot take its choice back: another seat has chosen since.
        [chance] Seat { $seat } cannot take its choice back: cards or dice have been drawn since.
        [seen] Seat { $seat } cannot take its choice back: something hidden has been seen since.
        [moved-on] Seat { $seat } cannot take its choice back: the game has moved on.
       *[other] Seat { $seat } cannot take its choice back.
    }
error-other-rules = This record was made with version { $theirs } of the rules of { $game }; this is version { $ours }.
error-damaged-record =
    This record is damaged: { $reason ->
        [unreadable] it cannot be read ({ $detail })
        [format] its format is { $format }, not { $known }
        [digest] its contents do not match its digest
        [seed] its seed is not a hexadecimal number
        [commitment] its seed is not the one that was promised
        [choice] choice { $number } cannot be made
        [end] its choices lead to a different end
       *[other] something in it is wrong
    }.
error-no-record = A fork has no record of its own; ask the table it came from.
error-no-such-deal = No other deal fits what seat { $seat } has seen since the last checkpoint.
error-broken-script = The rules of { $game } failed: { $what }
error-file-trouble =
    { $reason ->
        [missing] There is no '{ $file }'.
        [folder] '{ $file }' is a folder, not a file.
        [denied] There is no permission to read or write '{ $file }'.
        [exists] '{ $file }' already exists.
        [full] There is no space left for '{ $file }'.
        [name] '{ $file }' cannot be the name of a file.
        [big] '{ $file }' is too big for a saved match.
       *[other] '{ $file }' cannot be read or written (system error { $number }).
    }

## What messengers show of an invitation

invitation-title = { $host } invites you to { $game }
invitation-about =
    { $free ->
        [0] { $players }. All seats are taken, but you can watch.
        [one] { $players }. One seat is free: no account, nothing to install.
       *[other] { $players }. { $free } seats are free: no account, nothing to install.
    }

## What can go wrong in a room

error-not-your-seat = Seat { $seat } is not yours.
error-seat-taken = Seat { $seat } is not free.
error-ask-first = Others have a say in who gets seat { $seat }: ask for it.
error-asked-often = You have been denied seat { $seat } often enough in this match.
error-nobody-asks = Nobody is asking for this seat any more.
error-not-your-say = This is not yours to decide.
error-not-steady = Your connection was lost again. You get the seat back when it has held for a moment.
error-no-seat = There is no seat { $seat } at this table.
error-not-host = Only the host may do this.
error-not-a-guest = You are not in this room yet.
error-no-such-guest = This person is no longer in the room.
error-room-archived = This room has been put away because nobody had visited it for a long time. Whoever runs the server can bring it back.
error-no-such-room = There is no such room. Is the code right?
error-no-such-bot = There is no bot called '{ $bot }'.
error-room-locked = The host has locked this room.
error-room-full = This room is full.
error-home-full = Too many guests of this room share your internet connection. Come in over another one, or ask the host to remove somebody.
error-room-worn-out = This room has seen so much that it takes nothing new any more. The match can be played to its end; then open a new room.
error-undone-often = So much has been taken back in this match that nothing more can be.
error-was-removed = The host has removed you from this room.
error-removed = You have left this room.
error-replaced = This table is open in too many tabs; this one was disconnected.
error-not-possible = That is not possible here.
error-stale = The table has moved on in the meantime. Please choose again.
error-not-in-real-time = This game waits for everyone anyway.
error-not-playing = Only players can do this.
error-too-late = Too late: someone was faster.
error-not-yet = Not so fast: one thing at a time.
error-wrong-phase =
    { $phase ->
        [lobby] This is only possible once the match has begun.
        [playing] This is not possible while a match is going on.
       *[over] This is not possible now: the match is over.
    }
error-not-over = This is only possible once the match is over.
error-paused = The game is paused. It will continue in a moment.
error-muted = A curse has silenced you. Until it is lifted you can speak only with your dice.
error-no-hint = There is no hint for this.
error-too-fast = That was too much at once. Please wait a moment.
error-too-slow = The connection was too slow and is being re-established.
error-too-long = This is too big: the limit is { $limit } bytes.
error-bad-message = The server did not understand this. Please reload the page.
error-bad-origin = This request did not come from our own page.
error-name-missing = Please tell us your name.
error-name-reserved = '{ $name }' cannot be used as a name. Please choose another one.
error-nothing-said = This message is empty.
error-no-side = You are not playing on exactly one side.
error-no-such-link = This link is not valid, or not any more.
error-no-roles = In this game roles are not wished for.
error-not-your-side = Seat { $seat } is not on your side.
error-in-secret = This is chosen in secret: nothing can be proposed here.
error-not-stored = This could not be saved, so it has not happened. Please try again.
error-not-replayed = This match cannot be shown right now. Please try again.
error-closing = The server is restarting; your seat is kept.
error-no-page = The page has not been built yet.
error-not-found = There is nothing at this address.

## What can go wrong on the command line

port-taken = Port { $port } cannot be used ({ $detail }). Try another one: spieltisch serve --port 8001
data-trouble = The rooms in '{ $folder }' cannot be opened: { $detail }.
restored = Room { $code } is back.
not-archived = There is no whole archive of a room { $code } in '{ $folder }'.
bad-host = '{ $host }' is not a public name. --host takes the name that people type, such as play.example.org; to open the server to the network, use --lan.
folder-taken = Another Spieltisch server is already using '{ $folder }'. Stop it first, or choose another folder: spieltisch serve --data FOLDER
no-such-seat =
    There is no seat { $seat }; this table has { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }.
same-name = Two seats are called '{ $name }'. Give them different names.
load-alone = A loaded match has its own game, options and seed: --load can only be combined with --seats and --lang.

## The server

serving = Spieltisch is open: { $address }
serving-lan = Phones and other computers on the same network can reach it at this address.
serving-proxy = The proxy that ends TLS passes requests on to { $address }, with the Host header as it came.
serving-end = Ctrl+C stops it; all rooms are kept.
no-page = The page for browsers is not part of this installation; the terminal, simulations and bots work without it. To get it, install Node.js 20 or newer and then Spieltisch once more (pip install --force-reinstall --no-cache-dir), or run "make page" in a clone.
loaded-server =
    { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } with { $seats } seats{ $bots ->
        [0] {""}
        [one] , one of them a bot's
       *[other] , { $bots } of them bots'
    }, { $seconds } seconds: { $moves } moves, { $moves_per_s } per second, { $refused } refused.
    Half of them were answered within { NUMBER($p50_ms, maximumFractionDigits: 1) } ms, 99 of 100 within { NUMBER($p99_ms, maximumFractionDigits: 1) } ms, the slowest after { NUMBER($slowest_ms, maximumFractionDigits: 1) } ms.
loaded-processor = Each move cost the server { NUMBER($processor_ms, maximumFractionDigits: 2) } ms of processor time.
loaded-others = At the other sockets of a table half of them had arrived after { NUMBER($shown_p50_ms, maximumFractionDigits: 1) } ms, 95 of 100 after { NUMBER($shown_p95_ms, maximumFractionDigits: 1) } ms, 99 of 100 after { NUMBER($shown_p99_ms, maximumFractionDigits: 1) } ms.
loaded-hostile = With a hostile client next to them, the slowest answer took { NUMBER($slowest_ms, maximumFractionDigits: 1) } ms; the client itself was answered { $answers }.

## At the table in a terminal

bot-random = Random { $number }
    .about = Plays at random
bot-steady = Steady { $number }
    .about = Plays well, as fast as a practised person
bot-slow = Slow { $number }
    .about = Takes its time and makes mistakes now and then
bot-quick = Quick { $number }
    .about = Decides fast and seldom errs
bot-easy = Gentle { $number }
    .about = Knows the game, but overlooks something now and then
bot-hard = Shrewd { $number }
    .about = Thinks ahead before every move
bot-expert = Master { $number }
    .about = Thinks long and forgives nothing
bot-thinker = Thinker { $number }
    .about = Thinks as long as it is allowed to
bot-spoiler = Spoiler { $number }
    .about = Wants nothing for itself and plays fate every second turn; for races in the laboratory.
bot-slow-at-quick-pace = Slow head { $number }
bot-steady-at-quick-pace = Steady head { $number }
bot-quick-at-slow-pace = Slow hands { $number }
strength-easy = Easy
strength-normal = Normal
strength-hard = Hard
strength-expert = Expert
welcome = { $game }: { $names }
welcome-help = Choose by number. 'rules' explains the game, 'help' the question at hand.
commitment =
    Fingerprint of the seed (so that you can check afterwards that all was fair):
    { $hash }
seed =
    The seed, now revealed ('spieltisch verify' checks a saved match):
    { $seed }
hand-over = Hand the device to { $name }. { $name }: press Enter to go on.
earlier-news =
    { $count ->
        [one] … one earlier line
       *[other] … { $count } earlier lines
    }
no-such-number =
    { $count ->
        [one] There is only choice 1.
       *[other] Please type a number from 1 to { $count }.
    }
not-understood = I don't understand that. Choose by number; 'help' tells you more.
command-help = help
command-rules = rules
command-table = table
command-card = card
command-discards = discards
command-guide = guide
command-save = save
command-load = load
command-hint = hint
command-undo = undo
command-quit = quit
hint-line =
    A bot would choose: { $choice }.{ $rest ->
        [0] { "" }
       *[other] { " " }Nothing else looks better now.
    }{ $count ->
        [0] { "" }
       *[other] { " " }Why: { $reasons }.
    }
hint-none = There are no hints for this game.
play-help =
    a number    take this choice
    rules       how the game is played
    table       show the table again
    card N      explain the cards of choice N
    card NAME   explain a card that you can see
    discards    show the discarded cards
    guide       how your side is played, if there is a guide
    hint        what a bot would do, and why
    undo        take back the last choice
    save FILE   save the match (save! overwrites)
    load FILE   continue a saved match
    quit        leave
    help or ?   what this is about, and this list
card-which = Which card? 'card 2' explains the cards of choice 2, 'card NAME' any card you can see.
card-none = You can see no card called '{ $name }'.
card-none-in-choice = Choice { $number } touches no card.
card-too-many = Too many cards match '{ $name }': { $cards }.
discards-none = There is no discard pile in this game.
discards-line = { $place }: { $cards }
guide-none = There is no guide for you here. 'rules' explains the game.
guide-aim = Your objective
guide-way = How to get there
guide-beware = What to watch out for
save-where = Save where? For example: save match.json
save-anyway = 'save! { $file }' overwrites it.
saved = Saved as { $file }. Continue at any time with: spieltisch play --load { $file }
save-at-end = save FILE, or Enter to leave >
not-understood-at-end = Only 'save FILE' or Enter works here.
load-where = Load what? For example: load match.json
load-unsaved = This match is not saved. 'save FILE' keeps it, 'load! { $file }' discards it.
loaded = Loaded: { $file }
undone = Taken back.
quit-unsaved = This match is not saved. 'save FILE' keeps it, 'quit!' discards it.
left = See you soon!
left-unsaved = See you soon! Nothing was saved; next time, 'save FILE' keeps the match.
which-game = Which game?

## Records

step = { $number }. { $name }: { $choice }
step-secret = { $number }. { $name } chooses in secret
step-clock = { $number }. Time passes
step-prompt = Enter: next · a number: that many steps · q: quit >
step-help = Enter shows the next choice, a number shows that many at once, q quits.
unfinished =
    { $count ->
        [one] The match is not over after one choice.
       *[other] The match is not over after { $count } choices.
    }
verified-file = ✓ The file is intact.
verified-seed = ✓ The seed matches its fingerprint { $hash }.
verified-choices =
    { $count ->
        [one] ✓ The one choice was legal.
       *[other] ✓ All { $count } choices were legal.
    }
verified-end = ✓ They lead to the recorded end.
not-verified = ✗ { $why }

## Tables

game-head = { $low } to { $high } seats
option-per-seat = { $option } (per seat)
column-option = option
column-preset = preset
column-sets = sets
column-allowed = allowed
column-default = default
column-meaning = meaning
column-seat = who
column-wins = wins
column-bot = bot
column-games = games
column-draws = draws
column-sure = 95 % sure
column-ms = ms a decision
column-ms-p95 = ms, 95 of 100
column-figure = figure
column-rival = against
between = { $low } – { $high }
arena-seed = Seed: { $seed }
no-such-part = There is no part “{ $name }” in this standing. There are: { $known }.
fit-needs-scipy = Fitting needs SciPy. Install it with: pip install 'spieltisch[lab]'
fit-needs-games = No game was decided, so there is nothing to learn from. Play more games.
learn-needs-traits = { $game } does not say by what it tells choices apart, so there is nothing to learn.
fit-no-judge = { $game } cannot judge its positions yet, so there is nothing to fit.
train-needs-cmaes = Training needs NumPy and cmaes. Install them with: pip install 'spieltisch[lab]'
train-no-difference = All weights did equally well: nobody won, or this bot does not go by them. Let it play more games or longer ones, or train another.
train-no-figure = The first bot does not play this figure in any of these games.
no-such-figure = There is no figure “{ $name }” in this standing. There are: { $known }.
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
lost = lost by everyone
rounds = rounds
decisions = decisions
benched =
    { $game } with { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
measure-decisions_per_s = decisions
measure-forks_per_s = forks
measure-forks_mid_effect_per_s = forks in the middle of an effect
measure-rollouts_per_s = rollouts
few-mid-effect =
    { $count ->
        [0] No position in the middle of an effect turned up
        [one] Only one position in the middle of an effect turned up
       *[other] Only { $count } positions in the middle of an effect turned up
    } in { $choices } random choices.

## Figures

figure = { $figure }
share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
