### What the command line says of itself, in English. Nobody needs it at the table.

## What help looks like

# In one line each, so that they can be said without Fluent.
usage = Usage: { $command } [OPTIONS]
usage-of-group = Usage: { $command } COMMAND …
arguments = Arguments
options = Options
commands = Commands
required = required
default = default { $value }
from = from { $low }
from-to = from { $low } to { $high }
either = { $rest } or { $last }

## What stands for the value of an option

metavar-bots = BOT,…
metavar-cluster = ray[:ADDRESS]
metavar-code = CODE
metavar-decimal = NUMBER
metavar-duels = NUMBER NUMBER
metavar-file = FILE
metavar-folder = FOLDER
metavar-game = GAME
metavar-goal = MEASURE=NUMBER
metavar-name = NAME
metavar-names = NAME,…
metavar-number = NUMBER
metavar-range = NAME=LOW..HIGH
metavar-setting = NAME=VALUE
metavar-sittings = TABLE,…
metavar-parts = PART,…
metavar-text = TEXT

## What can be wrong with a command line

no-such-command = There is no command '{ $name }'.
no-such-option = There is no option { $name } here.
no-such-language = Spieltisch does not speak '{ $name }'. It speaks: { $known }.
did-you-mean = Did you mean { $names }?
missing = { $name } is missing. That is: { $meaning }
too-much = { $command } does not know what to do with '{ $words }'.
value-missing = Something is missing after { $option }: { $option } { $metavar }
value-unwanted = { $option } stands alone; it takes no value.
value-wrong = { $name } has to be { $wanted }, not '{ $given }'.
wanted-number = a whole number
wanted-decimal = a number
wanted-duels = two whole numbers
less-than-no-duels = There cannot be less than no duels.
more = Read more: { $command } --help
aborted = Stopped.

## Help

help-help = Show this help.
help-app = A digital game table: rules enforced, bots, and simulations.
help-serve = Open the table in browsers: rooms, seats, bots.
help-lan = Also open it to other devices on the same network; shows the address as a QR code.
help-port = The port; 0 picks any free one.
help-data = The folder for the rooms; by default the system's folder for user data.
help-keep = Rooms that nobody has visited for so many days are put into the folder 'archive'; 0 keeps them all.
help-restore = Bring a room back from the archive; the server must not be running.
help-room-code = The room's code.
help-host = The public name of a server behind a proxy that ends TLS, such as play.example.org: links and QR codes start with https://NAME, cookies are sent over TLS only, and only pages of that origin may act. It says nothing about where the server listens; for that, see --lan.
help-trust-proxy = Believe the last entry of X-Forwarded-For and X-Forwarded-Proto, so that limits count each visitor's own address. Only for a server that nobody can reach except through your own proxy.
help-bot-pause = How many milliseconds a bot waits before it chooses, so that a table full of bots leaves time for the others.
help-load-test = Measure how fast a server on this machine answers many tables at once.
help-tables = Number of tables.
help-rate = Moves per second at each table.
help-time = How many seconds to measure.
help-load-bots = How many of the seats at each table are played by the usual bot.
help-hostile = Next to the tables, a hostile client does its worst, with no limits to hold it back.
help-games = Show the games, their seats and options.
help-play = Play on this device, with others or against bots.
help-simulate = Let bots play many games and count who wins.
help-arena = Let bots play against each other and tell who is stronger.
help-arena-bots = Who plays, separated by commas. Seats and figures rotate, and every order plays the same deals.
help-arena-split = How they share the seats: all take turns (even), so with four players two against two, or the first has one and the others share the rest (one).
help-arena-jobs = How many processes to use; the order of the games is the same with any number.
help-iterations = So many tries for each decision of a thinker, instead of a time: the games go the same way on every machine.
help-budget = Milliseconds of CPU time for each decision of a thinker. By default its own.
help-lab = The laboratory: what many games teach.
help-fit = Fit what each part of a standing counts from games that bots play.
help-fit-out = The file to write; by default the weights are shown.
help-fit-with = Learn from games under this setting; with several each table is played under each of them. NAME=VALUE, several options separated by commas, the name of a preset, or “standard”.
help-fit-only = Fit only these parts, separated by commas, and leave all others as they are; for example villain,crowd: what it is worth to be each figure.
help-train = Find what each part of a standing counts by playing: CMA-ES looks for the weights with which the first bot wins soonest. Races say most in the fewest games, for example --bots quick,spoiler at Villainous.
help-train-games = How many deals each candidate plays at every table of a generation.
help-train-figures = Only the weights of these figures, separated by commas, each by itself; by default of all.
help-train-but = Leave these parts as they are, separated by commas.
help-train-population = How many candidates a generation has. Chance weighs more than weights in a single game, so many are better than a few that play more.
help-train-generations = How many generations there are.
help-train-checks = On as many other deals as that many generations have, old and new weights play in the end.
help-learn = Learn from the games of the first bot which choices it likes, so that others look there first.
help-replay = Show a saved match step by step, in words.
help-verify = Check a saved match: its seed, every choice and its end.
help-bench = Measure how fast a game runs here.
help-lang = Language; by default that of the environment.
help-json = Output as JSON, one line per entry.
help-option = A rule option, such as lives=2; may be given several times. 'spieltisch games' shows all.
help-preset = Options that are set together, such as 'short' for a short game; may be given several times. 'spieltisch games' shows all.
help-file = A saved match.
help-game = The game's id, such as imperator.
help-play-game = The game's id; by default you are asked.
help-seats = Who plays, separated by commas: people's names, 'you' for yourself, 'quick' or another bot's name for a bot. By default you, against the usual bots.
help-seed = The seed for all chance; by default a new one.
help-load = Continue a saved match.
help-players = Number of seats.
help-games-count = Number of games.
help-bots = Who plays: a bot's name for all seats, or one for each, separated by commas. By default the game's usual bot.
help-jobs = How many processes to use; the results are the same with any number.
help-replay-seat = Show only what this seat could see (counted from 1).
help-replay-all = Show everything without pausing.
help-bench-games = The games' ids; by default all.
help-seconds = How many seconds one measurement takes.
help-repeats = Number of measurements; the median is shown.

help-lab-report = Play many games and write a page about them: length, fairness, tension, skill, what is used.
help-lab-bots = Who plays all seats; of several the first has one seat and the others share the rest.
help-lab-seed = The seed for all chance: the same seed plays the same games.
help-lab-out = The folder to write to; by default one such as imperator-report.
help-lab-resume = Go on with what the folder holds.
help-lab-on = Play on Ray: ray for this machine, ray:ADDRESS for a cluster.
help-lab-duels = How many games tell luck from skill: quick against random, and thinker against quick. By default a tenth and a fiftieth of the games.
help-lab-compare = Play the same seeds under several settings and say what changes.
help-lab-with = A setting: NAME=VALUE, several options separated by commas, the name of a preset, or “standard”. The first is what the others are compared with.
help-lab-tune = Search for settings that reach goals.
help-lab-vary = An option to vary: NAME=LOW..HIGH, or NAME=ONE,OTHER.
help-lab-goal = A goal: MEASURE=NUMBER, such as rounds=10 or seat_advantage=0.
help-lab-trials = How many settings to try.
help-lab-verdict = Try each option of a game against the standard rules and write what it does, as Markdown.
help-lab-tables = For how many players, separated by commas; 8x20 plays 20 games for each setting with eight, 2x6@thinker lets the thinker play them.
help-lab-page = The file to write. What stands between its two marks, the conclusion, is kept.
help-lab-besides = Try this setting, too: NAME=VALUE, several options separated by commas.
help-lab-only = Try these options only, separated by commas.
