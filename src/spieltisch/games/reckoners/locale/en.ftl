### The Reckoners in English. Dice, Epics, equipment and Reckoners have files of their own in en/.
### A seat that is called "you" is addressed; all else speaks of the Reckoners themselves.
### One word for one thing: Enforcement, barricade, marker (on a track), plan token, population.

game-name = The Reckoners
game-about = Hunt Epics through Newcago together, and bring Steelheart down before the city has lost its people.
game-rules =
    You are a team: you win or lose together. Find Steelheart's weakness (his
    research at 0), then bring his health to 0. If the population falls to 0, all
    is lost. A round has six steps:
    1. Roll, everyone at once: up to three times, and at least one die of each
       roll stays as it is.
    2. Act, everyone at once. Symbols work in your Reckoner's district: earn
       money, fight Enforcement, push back the marker of an Epic or of one of
       Steelheart's tracks, research, attack, or take plan tokens for later. Any
       die can also move you or clear away a barricade anywhere. A die that you
       have begun is used up before anything else happens.
    3. Defeated Epics bring rewards: knowledge about Steelheart, and more.
    4. Buy equipment for your Reckoners from the common purse.
    5. New Epics come into empty districts.
    6. Clockwise from Steelheart's district, each Epic does all that is left of
       its marker; then the marker moves on by 1, and by 1 for each Enforcement.
       Last come Steelheart's four tracks, and he moves on.
    A plan token counts as a die with one symbol of your choice. Where there is a
    barricade, no Reckoner can enter or leave.
game-provenance = The course of play, the set-up, Steelheart's start values, the limits and what abilities and equipment do follow the printed rulebook. The values, tracks and rewards of nearly all Epics, the faces of the dice, the prices, Steelheart's tracks, some names and the answers to open questions are ours, because we do not know the cards; they agree with every example in the rulebook and were tried in several hundred games played by computers, but not yet by people. These are not the printed cards.

## What happens: preparation

told-joins =
    { $seat ->
        [you] You play
       *[other] { $seat } plays
    } { $reckoner }.
told-steelheart-appears = Steelheart appears: { $district }.
told-begins = { $reckoner } begins here: { $district }.

## What happens: rolling

told-round = Round { $round } begins: the dice are rolling.
told-rolls = { $reckoner } rolls { $count ->
        [one] one die
       *[other] { $count } dice
    } again.
told-believes = { $reckoner } has faith and rolls { $count ->
        [one] one die
       *[other] { $count } dice
    } once more.
told-keeps-all = { $reckoner } is happy with the roll.

## What happens: actions

told-actions = All dice are down: time to act.
told-earns = { $reckoner } earns 1 money; in the purse: { $money }.
told-stores = { $reckoner } plans ahead: 1 plan token for the next round.
told-fights = { $reckoner } takes out one Enforcement ({ $district }){ $left ->
        [0] . That was the last one there.
       *[other] ; { $left } left.
    }
told-weakens = { $reckoner } weakens { $card }: { $marker ->
        [one] only 1 action left.
       *[other] { $marker } actions left.
    }
told-hampers = { $reckoner } hampers Steelheart ({ $track }): { $marker ->
        [one] only 1 action left.
       *[other] { $marker } actions left.
    }
told-researches = { $reckoner } researches { $card }{ $left ->
        [0] .
       *[other] : { $left } to go.
    }
told-weakness-found = The weakness is found: { $card } is down to { $health } health.
told-attacks = { $reckoner } attacks { $card }{ $left ->
        [0] .
       *[other] : { $left } health.
    }
told-defeated = Defeated: { $card } ({ $district })!
told-studies = { $reckoner } researches Steelheart.
told-steelheart-research = Steelheart's weakness is { $left } away.
told-steelheart-weakness = Steelheart's weakness is found! He has { $health } health. Now you can attack him.
told-strikes = { $reckoner } hits Steelheart: { $left } health.
told-spends-plan = { $reckoner } spends a plan token.
told-moves = { $reckoner } moves: { $district }.
told-clears = { $reckoner } clears a barricade away ({ $district }){ $left ->
        [0] . The way is open.
        [one] ; one is left.
       *[other] ; { $left } are left.
    }
told-uses = { $reckoner } uses { $card }.
told-aims = { $reckoner } takes aim at { $district }.
told-briefs = { $reckoner } briefs { $other }: 1 plan token, to be used at once.
told-turns = { $reckoner } turns a die.
told-gives-up = { $reckoner } gives up { $count ->
        [one] one symbol
       *[other] { $count } symbols
    }.
told-lapses = { $count ->
        [one] One symbol lapses
       *[other] { $count } symbols lapse
    }: { $reckoner } has no use for it here.
told-is-done =
    { $seat ->
        [you] You are done.
       *[other] { $seat } is done.
    }
told-comes-back =
    { $seat ->
        [you] You go on after all.
       *[other] { $seat } goes on after all.
    }

## What happens: rewards and equipment

told-reward = The reward for defeating { $card }:
told-reward-money = { $count } money; in the purse: { $money }.
told-reward-fight = One Enforcement is gone ({ $district }); { $left } left.
told-reward-weaken = Weakened: { $card }, { $marker ->
        [one] only 1 action left.
       *[other] { $marker } actions left.
    }
told-reward-hamper = Steelheart is hampered ({ $track }): { $marker ->
        [one] only 1 action left.
       *[other] { $marker } actions left.
    }
told-reward-plan = { $reckoner } gets a plan token.
told-reward-lapses = { $count ->
        [one] One reward lapses.
       *[other] { $count } rewards lapse.
    }
told-buys = { $reckoner } gets { $card }; in the purse: { $money }.
told-refreshes = Four new cards are in the market; in the purse: { $money }.
told-redeems = { $reckoner } gets a lost die back; in the purse: { $money }.

## What happens: the Epics

told-epic-phase = Now the Epics act.
told-enters = A new Epic: { $card } ({ $district }).
told-activates = { $card } acts: { $count ->
        [one] 1 action.
       *[other] { $count } actions.
    }
told-marker-moves = { $card }: { $marker ->
        [one] 1 action is now left of the marker
       *[other] { $marker } actions are now left of the marker
    }{ $repeats ->
        [0] .
        [one] , and the last action is repeated.
       *[other] , and the last action is repeated { $repeats } times.
    }
told-kills = An attack on the population: −{ $count }.
told-population = { $left ->
        [0] Nobody is left.
       *[other] Population: { $left }.
    }
told-supports = Supported: { $card }.
told-fortifies = { $card } { $risen ->
        [0] cannot get any stronger, and the population pays for it.
       *[other] gets stronger.
    }
told-recruits = { $count ->
        [one] One Enforcement comes
       *[other] { $count } Enforcement come
    }: { $district }.
told-builds = { $count ->
        [one] A barricade is built
       *[other] { $count } barricades are built
    }: { $district }.
told-boosts = Steelheart gets stronger ({ $track }): { $marker } actions.
told-boosts-over = Steelheart's track is full ({ $track }): its last action happens at once.
told-base = The Epics are closing in on your base: { $left ->
        [0] next time it is found!
        [one] 1 step to go.
       *[other] { $left } steps to go.
    }
told-base-found = A base is found! You lose a die.
told-loses = { $reckoner } loses a die.
told-steelheart-acts = Steelheart acts.
told-steelheart-moves = Steelheart moves on by { $count ->
        [one] one district
       *[other] { $count } districts
    }: { $district }.
told-wins = Steelheart is defeated! Newcago is free, after { $round ->
        [one] one round.
       *[other] { $round } rounds.
    }
told-loses-all = Newcago is lost, after { $round ->
        [one] one round.
       *[other] { $round } rounds.
    }

## Questions

prompt-pick = Whom do you play?
    .help = Every Reckoner has dice and an ability of their own. A team needs researchers as well as fighters.
prompt-equip = What do you buy for your Reckoners?
    .help = Everyone pays from one purse, so talk about it. What you buy stays with that Reckoner and works from the next round on. Lost dice come back for 2 money. The first player can exchange all four cards for 1 money.
prompt-place = Where does your Reckoner begin?
    .help = Most symbols work only in your own district. Steelheart's district is as good as any other if you want to research or hamper him.
prompt-roll = What do you keep?
    .help = Put at least one die aside and roll the rest again, three rolls at most. You may wait and see what the others roll.
prompt-act = What do you do?
    .help = Use dice, plan tokens and cards in any order, everyone at once. Any die can also move you or clear a barricade away. Say "Done" when there is nothing more you want to do; until everyone is done you can come back.
prompt-spend = { $reckoner }: what do you do with { $count ->
        [one] the last symbol
       *[other] the { $count } symbols
    }?
    .help = A die that you have begun is used up before anybody does anything else. Give up what you do not need.
prompt-turn = { $reckoner }: which face do you turn the die to?
    .help = Any face of this die will do.
prompt-rest = You are done. Would you like to do something after all?
    .help = You can come back as long as not everyone is done. Nobody is waiting for you.
prompt-reward = Where do the rewards go?{ $fight ->
        [0] {""}
       *[other] {" "}Enforcement { $fight }.
    }{ $weaken ->
        [0] {""}
       *[other] {" "}Weaken { $weaken }.
    }{ $plan ->
        [0] {""}
       *[other] {" "}Plan tokens { $plan }.
    }
    .help = They work anywhere in the city, in any order. You decide for the team, so talk about it.
prompt-lose = A base is found. Which die do you lose?
    .help = You can buy it back later for 2 money. Every Reckoner keeps at least one die. You decide for the team, so talk about it.

## Choices

choice-pick = Play { $reckoner }
choice-buy = Buy { $card } for { $reckoner }
choice-redeem = Buy a lost die back: { $die }
choice-refresh = Exchange the market (1 money)
choice-place = { $reckoner } begins here: { $district }
choice-keep = Keep: { $die }
choice-release = Do not keep after all: { $die }
choice-roll = { $reckoner } rolls the rest again
choice-finish = { $reckoner } keeps everything
choice-faith = { $card }: roll all that you do not keep once more
choice-earn = Earn money with { $die }
choice-plan = Take plan tokens with { $die }
choice-fight = Fight Enforcement ({ $district }) with { $die }
choice-weaken = Weaken the Epic ({ $district }) with { $die }
choice-hamper = Hamper Steelheart ({ $track }) with { $die }
choice-research = Research the Epic ({ $district }) with { $die }
choice-study = Research Steelheart with { $die }
choice-attack = Attack the Epic ({ $district }) with { $die }
choice-strike = Attack Steelheart with { $die }
choice-move = Move ({ $district }) with { $die }
choice-clear = Clear a barricade away ({ $district }) with { $die }
choice-pay = Pay for { $card } with { $die }
choice-then-earn = Earn money
choice-then-plan = Take a plan token
choice-then-fight = Fight Enforcement ({ $district })
choice-then-weaken = Weaken the Epic ({ $district })
choice-then-hamper = Hamper Steelheart ({ $track })
choice-then-research = Research the Epic ({ $district })
choice-then-study = Research Steelheart
choice-then-attack = Attack the Epic ({ $district })
choice-then-strike = Attack Steelheart
choice-then-move = Move instead ({ $district })
choice-then-clear = Clear a barricade away instead ({ $district })
choice-then-pay = Spend all of it on { $card }
choice-play = Use { $card }
choice-ride = { $card }: move ({ $district })
choice-aim = { $card }: take aim at { $district }
choice-brief = { $card }: a plan token for { $reckoner }
choice-improvise = { $card }: turn ({ $die })
choice-turn = { $face }
choice-give-up = Give up the rest
choice-take-fight = Take out one Enforcement ({ $district })
choice-take-weaken = Weaken the Epic ({ $district })
choice-take-hamper = Hamper Steelheart ({ $track })
choice-take-plan = A plan token for { $reckoner }
choice-lose = { $die }
choice-done = Done
choice-back = Do something after all

## Options

preset-rulebook = As in the rulebook
    .help = One Reckoner each, dealt by lot unless you wish for one. Alone you play two.
preset-choose = Choose your Reckoner
    .help = Everyone chooses a Reckoner when the match begins, with their dice and abilities in view.
preset-double = Two Reckoners each
    .help = For up to three of you: everyone plays two Reckoners, and Newcago has more defenders.
option-difficulty = Difficulty
    .help = Beginner and normal for your first games; after that Steelheart gets tougher and his tracks more dangerous.
option-reckoner = Reckoner
    .help = Whom you play: at random, chosen at the table, or named here.
option-each = Reckoners per seat
    .help = Two or three of you may play two Reckoners each. Whoever plays alone always has two.

## Names

name-beginner = Beginner
name-normal = Normal
name-hard = Hard
name-extreme = Extreme
name-random = Random
name-choose = Choose at the table
name-one = One
name-two = Two
name-the-reckoners = The Reckoners
name-reckoner-unknown = A Reckoner

name-newcago-theater = Newcago Theater
name-the-loop = The Loop
name-soldier-field = Soldier Field
name-steel-catacombs = Steel Catacombs
name-understreets = Understreets
name-weapons-factory = Weapons Factory
name-palace-shore = Palace Shore

name-track-red = red: Enforcement
name-track-blue = blue: barricades
name-track-yellow = yellow: energy blasts
name-track-purple = purple: manhunt

name-phase-choosing = Choosing Reckoners
name-phase-setting = Set-up
name-phase-outfitting = Preparation: equipment
name-phase-placing = Preparation: where to begin
name-phase-roll = Rolling
name-phase-actions = Actions
name-phase-rewards = Rewards
name-phase-equipment = Equipment
name-phase-epics = Epics
name-phase-over = Over

name-act-fortify = get stronger
name-act-recruit = recruit Enforcement
name-act-population-1 = population −1
name-act-population-2 = population −2
name-act-population-3 = population −3
name-act-barricade = build a barricade
name-act-boost-red = strengthen Steelheart (red)
name-act-boost-blue = strengthen Steelheart (blue)
name-act-boost-yellow = strengthen Steelheart (yellow)
name-act-boost-purple = strengthen Steelheart (purple)
name-act-discover-base = look for the base
name-act-support-recruit = neighbours recruit Enforcement
name-act-support-fortify = neighbours get stronger
name-act-support-barricade = neighbours build barricades
name-act-support-population = neighbours: population −1

name-timing-permanent = always works
name-timing-free = once a round
name-timing-paid = once a round, for a die or a plan token

## Where a card lies and what is to be said of it

lies-epic-deck = in the Epic deck
lies-equipment-deck = in the equipment deck
lies-market = in the market
lies-beaten = defeated this round
lies-defeated = defeated
lies-box = out of the game
lies-district = { $district }
lies-gear = with { $reckoner }
fact-research = research { $count }
fact-health = health { $count }
fact-weak-health = at most { $count } once the weakness is known
fact-acts = does in this order: { $acts }
fact-rewards =
    brings: research Steelheart { $research }{ $money ->
        [0] {""}
       *[other] , money { $money }
    }{ $fight ->
        [0] {""}
       *[other] , Enforcement { $fight }
    }{ $weaken ->
        [0] {""}
       *[other] , weaken { $weaken }
    }{ $plan ->
        [0] {""}
       *[other] , plan tokens { $plan }
    }
fact-timing = { $timing }
fact-price = costs { $count } money

## What a choice comes to, before it is made

tally-costs = Costs { $price } of { $money } money
tally-changes = { $before } → { $after }{ $result ->
        [weakness] , the weakness is found
        [defeat] , defeated
        [victory] , victory
       *[none] { "" }
    }

## Why something cannot be chosen

bar-lost = This die is lost. In the equipment step it can be bought back for { $price }; the team has { $money }.
bar-spent = Used already this round.
bar-kept = Kept for good: it is used in the action step.
bar-later = Its time comes in the action step.
bar-busy = { $reckoner } is using up a die; then it goes on.
bar-done = You have said that you are done.
bar-no-use = There is nothing that this die could do where its Reckoner is.
bar-permanent = This card always works; there is nothing to choose.
bar-used = Used already this round.
bar-no-die = A fitting die has to be spent for this card, and none is left.
bar-no-effect = It would have no effect right now.
bar-market-later = Equipment is bought in the equipment step, after the rewards.
bar-too-dear = Costs { $price }, and the team has { $money }: { $missing } more needed.

## The table in words

describe-table =
    { $round ->
        [0] { $phase }
       *[other] Round { $round } · { $phase }
    } · population { $population } · money { $money } · base: { $base ->
        [0] found next time
        [one] 1 step away
       *[other] { $base } steps away
    }{ $lost ->
        [0] {""}
        [one] {" "}· 1 die lost
       *[other] {" "}· { $lost } dice lost
    }
describe-steelheart =
    Steelheart{ $placed ->
        [0] {""}
       *[other] {" "}({ $district })
    }: { $research ->
        [0] health { $health }
       *[other] research { $research }
    } · actions: red { $red }, blue { $blue }, yellow { $yellow }, purple { $purple }
describe-district =
    { $district }{ $steelheart ->
        [0] {""}
       *[other] {" "}· Steelheart
    }{ $enforcement ->
        [0] {""}
       *[other] {" "}· Enforcement { $enforcement }
    }{ $barricades ->
        [0] {""}
       *[other] {" "}· barricades { $barricades }
    }{ $sniper ->
        [0] {""}
       *[other] {" "}· aimed at
    }{ $here ->
        [0] {""}
       *[other] {" "}· here: { $team }
    }
describe-epic =
    {"  "}{ $card }: { $research ->
        [0] weakness known
       *[other] research { $research }
    }, { $health ->
        [-1] cannot be attacked
       *[other] health { $health }
    }{ $research ->
        [0] {""}
       *[other] {" "}(then at most { $weak })
    } · does: { $acts } | next: { $more }
describe-reckoner =
    { $reckoner } ({ $seat }){ $placed ->
        [0] {""}
       *[other] {" "}· { $district }
    } · plan tokens { $plans }{ $fresh ->
        [0] {""}
       *[other] {" "}(and { $fresh } from the next round on)
    }
describe-dice = {"  "}Dice · white: { $white } · coloured: { $coloured }
describe-rolled = {"  "}Roll { $throw } · open: { $loose } · kept: { $marked }
describe-gear = {"  "}Cards: { $cards }
describe-ware = In the market: { $card } ({ $count })
describe-forecast =
    If the Epics acted now: { $actions } actions, { $count ->
        [0] nobody dies
       *[other] population −{ $count }
    }{ $losses ->
        [0] {""}
        [one] , 1 die lost
       *[other] , { $losses } dice lost
    }{ $unknown ->
        [0] .
        [one] ; and one new Epic.
       *[other] ; and { $unknown } new Epics.
    }

# What a standing is made of
part-odds = matches mostly go well like this
part-difficulty = it suits Steelheart's strength
part-population = more people survive
part-dying = fewer people are in danger
part-steelheart-research = you come closer to Steelheart's weakness
part-steelheart-weakness = Steelheart's weakness is known
part-steelheart-health = Steelheart has less health
part-steelheart-tracks = Steelheart does less at the end of the round
part-epics = the Epics do less at the end of the round
part-epics-shaken = Epics are closer to their defeat
part-enforcement = there is less Enforcement in the city
part-barricades = there are fewer barricades
part-base = your base is better hidden
part-dice = you have more dice
part-equipment = you have more equipment
part-plans = you have more plan tokens
part-money = you have more money left
part-rivals = Steelheart is worse off

# What bots say
remark-agrees = Good idea.
remark-goes = I am going to { $district }.
remark-against-steelheart = I am working on Steelheart.
remark-after = I am after { $card }.
remark-holds-down = I am keeping things quiet: { $district }.
remark-clears = I am clearing the way: { $district }.
remark-saves-money = I am earning money for equipment.
remark-plans-ahead = I am planning ahead for the next round.
remark-rallies = Everybody on Steelheart: he can fall this round!
remark-keeps-attack = I am keeping my attack for { $card }.
