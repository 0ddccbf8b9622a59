# What the laboratory's pages say

title-report = { $game }: what { $games } games show
title-compare = { $game }: { $count } settings compared
title-tune = { $game }: which settings reach the goals
kicker = From the laboratory
other-language = Deutsch
setting = { $players ->
    [one] One player
   *[other] { $players } players
  }, played by { $bots }. { $options }
standard-rules = Standard rules.
with-options = Rules: { $options }.
unfinished = Stopped after { $played } of { $games } games.
in-brief = In brief
per-cent = { $value } %
quoted = “{ $text }”
between = { $low } to { $high }

# Headings
part-length = Length
part-wins = Who wins
part-tension = Tension
part-skill = Luck and skill
part-decisions = Decisions
part-use = What is used
part-waiting = Out of the game, and waiting
part-ends = Draws and limits
part-method = How this was measured
part-settings = The settings
part-differences = What changes
part-trials = The trials

# Measures
measure-rounds = Rounds
measure-decisions = Decisions
measure-minutes = Minutes
measure-lead_changes = Changes of lead
measure-lead_for_good = When the lead is taken for good
measure-comebacks = Comebacks
measure-branching = Choices in a decision
measure-forced = Forced decisions
measure-waiting = Time with nothing to decide
measure-longest_wait = Longest wait (seconds)
measure-out_early = Out before half-time
measure-limit = Ended by the limit
measure-draws = Draws
measure-lost = Lost against the game
measure-skill_random = The stronger wins (against random)
measure-skill_quick = The thinker wins (against quick)
measure-seat_advantage = Advantage of a seat
column-measure = Measure
column-change = Change
column-setting = Setting
column-goal = Distance from the goal
column-games = Share of games
column-meaning = What it does
column-side = { $side } wins
column-figure = Character
column-played = Times played

# Length
say-length = A game takes { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }, { $decisions } decisions and about { $minutes } minutes (medians). Four games in five last { $low } to { $high } minutes.
say-length-even = All games are about equally long.
say-length-wide = The longest games take far longer than the shortest: one in ten is over after { $low } minutes, one in ten takes more than { $high }.

# Who wins
say-seats-fair = No seat has an advantage that { $games } games could show: each wins between { $low } and { $high } % of the games.
say-seats-unfair = Seats are not equal: seat { $best } wins { $high } % of the games, seat { $worst } only { $low } %. Fair would be { $fair } %.
say-sides = { $side } wins { $rate } % of the games ({ $low } to { $high }).
say-figures-fair = No character stands out more than chance alone could make it in { $games } games: { $best } wins most often with { $high } %, { $worst } least often with { $low } %.
say-figures-unfair = Characters are not equal: { $best } wins { $high } % of the games, { $worst } { $low } %.
say-coop = The players win { $rate } % of the games against the game ({ $low } to { $high }).
seat = Seat { $number }
axis-wins = Share of games won

# Tension
say-lead = The lead changes { $changes } times in a game on average. In half of the games the later winner has taken it for good by the time { $share } % of the game is over.
say-lead-late = Most games stay open until late.
say-lead-early = Most games are led by their later winner from early on.
say-comebacks = In { $rate } % of the games ({ $low } to { $high }) the winner once had less than half of a fair chance.
say-no-standing = This game cannot judge its positions yet, so nothing is known about leads and comebacks.
axis-progress = Share of the game that is over
axis-chance = Chance of the later winner
axis-for-good = Lead taken for good

# Skill
say-skill = { $stronger } against { $weaker }: the stronger wins { $rate } % of { $games ->
    [one] one game
   *[other] { $games } games
  } ({ $low } to { $high }). With luck alone it would be { $fair } %.
say-skill-all = Skill decides: hardly any luck is strong enough to save the weaker.
say-skill-some = Both count: the better player usually wins, and not always.
say-skill-none = Mostly luck: the better player hardly wins more often.
say-skill-unknown = No stronger bot has met a weaker one here, so nothing is known about luck and skill.
say-skill-team = { $stronger } in all seats wins { $rate } % of { $games ->
    [one] one game
   *[other] { $games } games
  } ({ $low } to { $high }), { $weaker } { $other } %.
pair = { $stronger } against { $weaker }

# Decisions
say-branching = Where there is a choice, it is one of { $choices } on average. In { $forced } % of all decisions only one thing is possible.
say-forced-many = So many forced decisions cost time and give nothing: let them happen by themselves.
axis-choices = Choices on average

# Use
say-dead-verbs = Never chosen: { $names }.
say-dead-events = Never happened: { $names }.
say-dead-cards = Never named: { $names }.
say-dead-why = Never does not have to mean dead: it may belong to an option, a number of players or a character that was not played here.
say-rare = Rare, in less than one game in twenty: { $names }.
say-alive = Every action was chosen at least once.
say-alive-events = Everything that can be told has happened at least once.
and-more = and { $count } more
axis-use = Times per game
column-use = What
column-in-games = In how many games
all-uses = All of them, in figures
use-verbs = Actions
use-events = Events
use-cards = Cards

# What games show with a picture, or say in the same words in two places
use-verbs-kapow-be = Be …
use-verbs-kapow-trigger = Trigger …
use-verbs-kapow-gain-face = Gain a face: …
use-verbs-kapow-gain-die = Gain a die: …
use-verbs-kapow-attach-for-ai = Attach a face for the AI: …
use-verbs-kapow-strip = Lose a face that is on a die: …
use-verbs-kapow-detach = Take … off a die
use-verbs-kapow-swap-die = Swap a die: … for …
use-verbs-kapow-swap-face = Swap a face: … for …
use-events-kapow-reveals = … reveals …
use-verbs-villainous-go = Move to …
use-verbs-villainous-stay = Stay at …
use-verbs-villainous-place = To this place: …
use-verbs-villainous-target = Against this player: …
use-verbs-villainous-play-card = Play … from hand
use-verbs-villainous-play-fate = Play … as fate
use-verbs-villainous-react = Play … as a condition
use-verbs-villainous-defeat = Defeat … by an effect
use-verbs-rushout-afflict = Afflict …
use-cards-rushout-dragon-small = Small Dragon Tile
use-cards-rushout-dragon-large = Large Dragon Tile
use-verbs-reckoners-turn = Turn a die to …
use-verbs-reckoners-lose = Lose a die: …
use-verbs-reckoners-take-weaken = As a reward, weaken the Epic (…)
use-verbs-reckoners-take-hamper = As a reward, hamper Steelheart (…)

# Waiting
say-waiting = While it goes on, a player has nothing to decide { $share } % of the time. The longest wait in a game is { $seconds } seconds on average.
say-no-waiting = In real time all play at once: nobody waits for a turn.
say-out = { $early } % of the players are out before half of the rounds are played.
say-nobody-early = Hardly anybody is out before half of the rounds are played.
say-nobody-out = Nobody is ever out of the game early.
axis-out = Rounds played when a player is out
axis-players = Share of those who are out

# Ends
say-limit = { $rate } % of the games end because the last round is over, and not because somebody has won before ({ $low } to { $high }).
say-no-limit = No game was ended by a limit.
say-draws = { $rate } % are draws.
say-no-draws = There was no draw.

# Method
method-seed = Seed “{ $seed }”: the same command plays the same games, on one processor or many.
method-version = Version { $rules } of the rules, version { $bots } of the bots: other ones play other games.
method-pace = Minutes are those of people at a table: { $forced } s for what is forced, { $shortest } s for a decision and { $doubling } s more for each doubling of the choices; those who are asked at the same time think at the same time. This is an assumption, good for comparing.
method-clock = Minutes are those of the table's clock, at the bots' pace.
method-standing = Leads and chances come from the standing that the game's own judge gives to a spectator, at the beginning of each turn or phase.
method-sure = Brackets say between which values the true one lies, with a certainty of 95 %.
method-data = The data lie beside this page: games.parquet has one row for each game, turns.parquet one for each turn.
axis-relative = Change, as a share of what it was
axis-points = Change, in percentage points
method-folders = The data lie beside this page, in a folder for each setting: games.parquet has one row for each game, turns.parquet one for each turn.
method-trials = What was tried is kept beside this page; the same command with --resume and more trials goes on.
method-bots = Bots are not people: where the bots are blind to something, so is this page.

# Comparison
say-baseline = Compared with { $setting }, over the same seeds.
say-sure = Sure enough
say-unsure = Could be chance
verdict-longer = { $percent } % longer ({ $low } to { $high })
verdict-shorter = { $percent } % shorter ({ $low } to { $high })
verdict-more-skill = the stronger wins more often: { $after } against { $before } %
verdict-less-skill = the stronger wins less often: { $after } against { $before } %
verdict-more-limit = more games end by the limit: { $after } against { $before } %
verdict-less-limit = fewer games end by the limit: { $after } against { $before } %
verdict-more-tension = the lead changes more often: { $after } against { $before } times
verdict-less-tension = the lead changes less often: { $after } against { $before } times
verdict-later = the winner leads for good later: after { $after } against { $before } % of the game
verdict-earlier = the winner leads for good earlier: after { $after } against { $before } % of the game
verdict-more-draws = more draws: { $after } against { $before } %
verdict-less-draws = fewer draws: { $after } against { $before } %
verdict-more-out = more players are out early: { $after } against { $before } %
verdict-less-out = fewer players are out early: { $after } against { $before } %
verdict-more-lost = more games are lost: { $after } against { $before } %
verdict-less-lost = fewer games are lost: { $after } against { $before } %
verdict-side = { $side } wins { $after } instead of { $before } %
verdict-seats = seats are not equal: seat { $best } wins { $high } %, seat { $worst } { $low } %
verdict-gone = never chosen any more: { $names }
verdict-new = chosen now: { $names }
verdict-none = no difference that { $games ->
    [one] a single game
   *[other] { $games } games
  } could show
verdict-little = no difference in length, skill, tension or ends that { $games } games could show; sure is a change of { $changes }
verdict = { $setting }: { $parts }.

# Tuning
say-goals = Goals: { $goals }. { $trials } settings were tried, { $games } games each.
say-varied = Varied: { $ranges }.
say-best = Nearest to all goals: { $setting } ({ $reached }).
say-front = The front (●, brass in the picture): no other setting is nearer to one goal without being further from another.
reached = { $measure } { $value }
say-tuned = Each trial is a sample: { $games } games leave room for chance, so compare the best ones once more before you decide.

# On the command line
lab-missing = This needs { $library }, which is not installed. Install it with: pip install 'spieltisch[{ $extra }]'
lab-occupied = Something is already kept in { $folder }. Go on with it (--resume) or choose another folder (--out).
lab-other-study = { $folder } holds games of another study (difference: { $parts }). Nothing was added. Repeat what it began with, or choose another folder (--out).
lab-other-rules = The rules have changed since the games in { $folder } were played. Nothing was added. Choose another folder (--out).
lab-other-bots = The bots have changed since the games in { $folder } were played (version { $kept }, now { $now }). Nothing was added and nothing lost. To see them as they are, ask for no more than there is (--games, --duels, --trials); to go on with the bots of today, choose another folder (--out).
lab-other-worker = A worker plays with other bots than this machine (version { $theirs }, here { $ours }). Its games were not taken; what was played before is kept. Install the same Spieltisch everywhere, then go on with --resume.
lab-no-folder = Nothing can be written to { $path }: there is something else of that name. Choose another place (--out, --page).
lab-no-right = Nothing may be written to { $path }. Choose another place (--out, --page).
lab-no-setting = At none of these tables anything can be played: { $game } is for { $players } players.
lab-only = “{ $text }” is no option of { $game }. Options are { $known }.
lab-where = { $on } is no place to play at. Use ray, or ray:ADDRESS.
lab-no-cluster = No Ray cluster takes us at { $address }: { $reason }
lab-playing = Playing games
lab-stopped = Stopped after { $played } of { $games } games. What there is has been kept; the same command with --resume goes on.
lab-stopped-search = Stopped with { $tried } settings tried. What there is has been kept; the same command with --resume goes on.
lab-written = Written: { $file }
lab-with = “{ $text }” sets no option. Write NAME=VALUE, several of them separated by commas, the name of a preset, or “standard”.
lab-one-setting = There is nothing to compare with. Name at least two settings: --with standard --with NAME=VALUE.
lab-vary = “{ $text }” does not say how to vary an option. Write NAME=LOW..HIGH or NAME=ONE,OTHER.
lab-goal = “{ $text }” is no goal. Write MEASURE=NUMBER; measures are { $known }.

# The verdict
verdict-title = { $game }: what each rule does
verdict-made = Made by
verdict-table = { $players ->
    [one] One player
   *[other] { $players } players
  }, played by { $bot }
verdict-settings = What is tried
verdict-sample = { $games ->
    [one] One game
   *[other] { $games } games
  } for each setting, played by { $bots }, over the same seeds{ $duels ->
    [0] .
   *[other] ; { $duels } duels for each setting tell luck from skill.
  }
verdict-version = Version { $rules } of the rules, version { $bots } of the bots.
verdict-unfinished = Stopped before all games were played; the same command with --resume goes on.
verdict-even = No difference that so many games could show.
verdict-uneven = That is more difference than chance would bring.
verdict-for = The figures speak for: { $names }. Something is surely better than under the standard rules, and nothing surely worse, as far as limits, draws, early exits and tension go.
verdict-for-none = The figures speak for no setting over the standard rules: nothing is surely better without something else being worse.
verdict-many = Where so much is compared, one difference in twenty looks sure by chance.
verdict-dead = What is never used
lab-tables = “{ $text }” is no table. Write PLAYERS, PLAYERSxGAMES or PLAYERSxGAMES@BOT.
