### Imperator in English.
### A seat that is called "you" is addressed: "You attack" instead of "Anna attacks".

game-name = Imperator
game-about = Crown one card, send the others into battle, and keep your Imperator alive longer than anyone else.
game-rules =
    Everyone has an Imperator, up to five attackers, up to four buffs and some
    lives; the last one alive wins. Cards are worth their number (jack 11, queen
    12, king 13, ace 14). An Imperator has twice its value in hit points (HP). A
    black one strengthens your black cards in attack, a red one your red cards in
    defence. Each round has four parts:
    1. Battle. Everyone secretly chooses an action, again and again: attack
       someone's attacker with one of yours, boost your attack with a black buff,
       defend an attacked card with a red one, or turn an attack around (with a
       higher card of the same colour, or with black against red). Once attacked,
       you are safe until you act. Attacks on the same player collide, and so do
       attacks made with a card that is itself attacked: the higher card goes
       through, and between equals the player in the middle decides.
    2. Tricks, once everyone has passed. The higher total wins and may exchange
       cards. If the attacker wins, the difference wounds the loser's Imperator;
       at 0 HP the loser loses a life.
    3. Raid. Take turns capturing cards from the middle that your attack exceeds:
       each replaces one of yours or, once per raid, adds to your hand.
    4. Trade if you like, then rearrange your cards for the next round.
game-provenance = Imperator is a designer's draft, not a published game, and it is played as the draft has it. Where the draft leaves a question open, the answer is ours.

## Building blocks: who has, gets or does something

seat-alone =
    { $seat ->
        [you] You
       *[other] { $seat }
    }
of-seat =
    { $seat ->
        [you] your
       *[other] { $seat }'s
    }
of-other =
    { $other ->
        [you] your
       *[other] { $other }'s
    }
of-third =
    { $third ->
        [you] your
       *[other] { $third }'s
    }
to-other =
    { $other ->
        [you] you
       *[other] { $other }
    }
at-seat =
    { $seat ->
        [you] you
       *[other] { $seat }
    }
at-other =
    { $other ->
        [you] you
       *[other] { $other }
    }
of-card-owner =
    { $card-owner ->
        [you] your
       *[other] { $card-owner }'s
    }
of-target-owner =
    { $target-owner ->
        [you] your
       *[other] { $target-owner }'s
    }
imperator-of-seat =
    { $seat ->
        [you] Your Imperator
       *[other] { $seat }'s Imperator
    }
attack-of-seat =
    { $seat ->
        [you] Your attack
       *[other] { $seat }'s attack
    }

## What happens: crowning and rounds

told-crowned =
    { $seat ->
        [you] You crown { $card } Imperator and send
       *[other] { $seat } crowns { $card } Imperator and sends
    } { $target } into the field as the first attacker.
told-round = Round { $round } begins.
told-limit = Round { $round } was the last: most lives win, then most HP.
told-draw = Nobody comes out ahead: it's a draw.
told-wins =
    { $seat ->
        [you] You win
       *[other] { $seat } wins
    } the match!

## What happens: battle

told-attacks =
    { $seat ->
        [you] You attack
       *[other] { $seat } attacks
    } { of-other } { $target } with { $card }.
told-turns =
    { $seat ->
        [you] You turn
       *[other] { $seat } turns
    } the attack around: { $card } strikes back at { of-other } { $target }.
told-boosts =
    { $seat ->
        [you] You boost
       *[other] { $seat } boosts
    } { $card } with { $buff }.
told-defends =
    { $seat ->
        [you] You defend
       *[other] { $seat } defends
    } { $card } with { $buff }.
told-boost-falls =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    } boost for { $card } comes to nothing: the attack has been turned around.
told-attack-outranked = { attack-of-seat } with { $card } on { of-other } { $target } collides with { of-third } attack with { $rival } and fails: { $rival } is higher.
told-attack-gives-way = { attack-of-seat } with { $card } on { of-other } { $target } collides with { of-third } attack with { $rival }. The cards are equal, and { $rival } goes through.
told-attacks-cancel =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    } { $card } and { of-other } { $target } attack each other. The cards are equal, so both attacks fail, and they cannot attack each other again in this battle.
told-battle-ends = The fighting stops. The battle is over.

## What happens: the tricks are settled

told-dice = The dice come up { $die } for { at-seat } and { $other_die } for { at-other }.
told-trick-won = { attack-of-seat } on { at-other } breaks through: { $attack } against { $defence }.
told-trick-lost = { attack-of-seat } on { at-other } is beaten back: { $attack } against { $defence }.
told-trick-even = { attack-of-seat } on { at-other } stalls, { $attack } against { $defence }: every card goes back to its place.
told-exchanges =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { of-other } { $target } and { $seat ->
        [you] give
       *[other] gives
    } { $card } in return.
told-damage = { imperator-of-seat } suffers { $damage } damage and has { $hp } HP left.
told-loses-life =
    { imperator-of-seat } falls under { $damage } damage. { $lives ->
        [0] That was the last life.
        [one] A life is lost; one is left.
       *[other] A life is lost; { $lives } are left.
    }
told-out =
    { $seat ->
        [you] You are
       *[other] { $seat } is
    } out of the game. { $seat ->
        [you] Your
       *[other] Their
    } cards go to the discard pile.

## What happens: raid

told-raid = Raid! In the middle: { $cards }.
told-reshuffled = The stock is empty: the discard pile is shuffled into a new one.
told-passes =
    { $seat ->
        [you] You pass.
       *[other] { $seat } passes.
    }
told-raids =
    { $seat ->
        [you] You capture
       *[other] { $seat } captures
    } { $target } with { $card }.
told-raids-with =
    { $seat ->
        [you] You capture
       *[other] { $seat } captures
    } { $target } with { $card } and { $buff }.
told-swaps =
    { $seat ->
        [you] You keep { $target } and discard
       *[other] { $seat } keeps { $target } and discards
    } { $card }.
told-grows =
    { $seat ->
        [you] You add { $card } to your
       *[other] { $seat } adds { $card } to their
    } { $place }.
told-raid-ends = The raid is over. Discarded from the middle: { $cards }.

## What happens: trading and sorting

told-offers =
    { $seat ->
        [you] You offer
       *[other] { $seat } offers
    } { to-other } a trade: { $card } for { $target }.
told-declines =
    { $other ->
        [you] You decline
       *[other] { $other } declines
    } { of-seat } offer.
told-trades = It's a deal: { of-seat } { $card } for { of-other } { $target }.
told-offer-lapses =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    } offer to { at-other } lapses: one of the two has already traded.
told-sorts =
    { $seat ->
        [you] You rearrange your
       *[other] { $seat } rearranges their
    } cards. The Imperator is { $card }.

## What is asked, and help with it

prompt-crown = Which card do you crown Imperator? The other becomes your first attacker.
    .help = The Imperator has twice its value in hit points and does not fight. A black one strengthens your black cards in attack, a red one your red cards in defence.
prompt-battle = Battle: what do you do? Everyone chooses in secret, then all is revealed.
    .help = Attack someone's attacker with one of yours, or act in a trick: a black buff boosts your attack, a red one defends your attacked card, and some attacks can be turned around. A player who has been attacked is safe until they act. When everyone passes, the tricks are settled.
prompt-collision = Equally strong attacks collide. Which one goes through?
    .help = Two attacks collide if they hit the same player, or if one is made with the very card that the other hits. The higher card goes through. These are equal, and you are in the middle, so you decide: whatever collides with your choice fails and counts as a pass. If your choice fails to another attack in turn, what it had stopped can still go through. Only equal cards that attack each other both fail, without anyone deciding.
prompt-spoils =
    The trick against { $other } is yours{ $damage ->
        [0] .
       *[other] , with { $damage } damage.
    } Which card do you take, and which do you give?
    .help = You may exchange cards you played in this trick for cards { $other } played in it, as many as you played; each takes the other's place. It makes no difference to the damage.
prompt-spoils-again = Would you like to exchange your other card with { $other } as well?
    .help = You have exchanged one of the two cards you played in this trick. You may exchange the other one too, or leave it at that: your first exchange stands either way.
prompt-raid = Raid: which card in the middle do you capture?
    .help = An attacker captures a card whose value is below its attack; one black buff may help. Each attacker and each buff can be used once per raid. It goes round until everyone passes in a row.
prompt-raid-buff = { $card } alone is too weak for { $target }. Which black buff helps it?
    .help = Together the two have to exceed the value of { $target }. Neither can be used again in this raid.
prompt-loot = You have captured { $target }. Which of your cards do you give up for it?
    .help = { $target } takes the place of the card you discard, whether Imperator, attacker or buff. Once per raid you may discard nothing and let your hand grow instead, up to five attackers and four buffs.
prompt-offer = Would you like to offer a trade? Which card would you give?
    .help = One of your cards for one of someone else's. All offers are revealed together, then whoever is asked accepts or declines. Nobody trades more than once per round. A hidden card you offer is shown only to the player you ask.
prompt-offer-for = What would you like for { $card }, and from whom?
    .help = The owner of the card you ask for may accept or decline. When a card changes hands, any damage on it is gone.
prompt-reply = { $other } offers you { $card } for your { $target }. Do you accept?
    .help = If you accept, the two cards change places, and neither of you trades again this round. If you decline, nothing changes.
prompt-sort = Sorting: which card is your Imperator from now on?
    .help = Everyone rearranges their cards in secret: an Imperator, buffs, and the rest as attackers. Damage stays on a card wherever you put it.
prompt-sort-buffs =
    { $missing ->
        [one] Which card becomes a buff? You need one more; the rest are attackers.
       *[other] Which card becomes a buff? You need { $missing } more; the rest are attackers.
    }
    .help = Buffs do not attack. In a trick a black one boosts your attack, a red one defends your attacked card.
prompt-sort-confirm = { $card } is your Imperator, and everything that is not a buff attacks. Is that how you want it?
    .help = If so, the others see it once everyone has sorted. If not, you start sorting again.

## What can be chosen

choice-crown = Crown { $card }
choice-pass = Pass
choice-attack = Attack { of-target-owner } { $target } with { $card }
choice-boost = Boost { $card } with { $buff }
choice-defend = Defend { $card } with { $buff }
choice-turn = Turn the attack around: { $card } strikes back
choice-let-stand = Let { of-card-owner } { $card } attack { of-target-owner } { $target }
choice-take = Take { of-target-owner } { $target }, give { $card }
choice-enough = Take no card
choice-no-more = Take no second card
choice-raid = Capture { $target } with { $card }
choice-add-buff = Add { $buff }
choice-swap = Discard { $card }
choice-keep = Discard nothing: let your hand grow
choice-no-offer = No trade
choice-give = Offer { $card }
choice-want =
    Ask { $target-owner ->
        [you] you
       *[other] { $target-owner }
    } for { $target }
choice-accept = Accept
choice-decline = Decline
choice-stay = Leave everything as it is
choice-emperor = { $card } as Imperator
choice-support = { $card } as a buff
choice-confirm = Yes, like this
choice-again = No, start again

## What a choice comes to, before it is made

tally-trick =
    { $die ->
        [0] { "" }
       *[other] Before the dice:{ " " }
    }{ $attack } against { $defence }: { $verdict ->
        [won] breaks through, { $damage } damage
        [even] stalls, nobody wins
       *[lost] is beaten back
    }
tally-captures = { $attack } against { $value }: enough
tally-captures-with = { $own } + { $help } = { $attack } against { $value }: enough with the buff
tally-needs-buff = { $attack } against { $value }: a black buff has to help
tally-exchange = You get { $gained } for { $given }
tally-reign =
    { $hp } of { $full } HP, { $black ->
        [1] black cards attack
       *[0] red cards defend
    } with +{ $perk }

## Why something cannot be chosen

bar-decided = You have decided. It goes on as soon as the others have, too.
bar-others-raid = It is { $seat }'s turn in the raid.
bar-others-spoils = { $seat } has won the trick and is choosing what to exchange.
bar-others-turn = You are not asked anything right now.
bar-imperator = Your Imperator does not fight: it gives strength and takes the damage.
bar-in-trick = This card is in a trick already. What is decided there is decided when the battle ends.
bar-nobody-exposed = Nobody can be attacked right now: everyone has been attacked and is safe until they act.
bar-black-buff = A black buff boosts an attack, and you have none that could use it.
bar-red-buff = A red buff defends an attacked card, and none of yours needs it.
bar-only-attackers = Only attackers can be attacked.
bar-covered = { $seat } has been attacked and is safe until they act.
bar-no-attacker-left = You have no attacker left for this card.
bar-used = Used already in this raid.
bar-too-weak =
    { $missing ->
        [one] Needs 1 more strength to capture any card in the middle.
       *[other] Needs { $missing } more strength to capture any card in the middle.
    }
bar-out-of-reach =
    { $missing ->
        [one] Out of reach: your best attack is 1 short.
       *[other] Out of reach: your best attack is { $missing } short.
    }
bar-none-left = All your attackers have been used in this raid.
bar-buff-helps = A black buff helps an attacker: choose the attacker and the card in the middle first.
bar-red-in-raid = Only black buffs help in a raid.
bar-buff-too-weak =
    { $missing ->
        [one] Not enough: 1 more is needed.
       *[other] Not enough: { $missing } more are needed.
    }
bar-not-in-trick = Only cards that were played in this trick can be exchanged.

## The table in words

describe-table =
    { $round ->
        [0] { $phase }
       *[other] Round { $round } · { $phase }
    } · { $stock ->
        [one] 1 card in the stock
       *[other] { $stock } cards in the stock
    }
describe-table-player =
    { seat-alone }: { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    } · Imperator { $card } ({ $hp } of { $full } HP, { $use ->
        [attack] black attacks
       *[defence] red defences
    } +{ $perk })
describe-table-cards =
    { "  " }attackers { $cards }{ $covered ->
        [1] { " " }(cannot be attacked)
       *[0] { "" }
    }{ $count ->
        [0] { "" }
       *[other] { " " }· buffs { $others }
    }
describe-table-damage = { "  " }damage on { $cards }: { $damage }
describe-table-dealt = { seat-alone }: { $cards }
describe-table-out = { seat-alone }: out of the game
describe-table-trick = Trick: { of-seat } { $cards } ({ $attack }) against { of-other } { $others } ({ $defence })
describe-table-middle = In the middle: { $cards }

## Where a card lies, and what is to be said of it

lies-stock = in the stock
lies-discard = in the discard pile
lies-middle = in the middle
lies-dealt =
    dealt to { $seat ->
        [you] you
       *[other] { $seat }
    }
lies-imperator = { of-seat } Imperator
lies-attackers = among { of-seat } attackers
lies-buffs = among { of-seat } buffs
fact-value =
    value { $value } · { $black ->
        [1] black, the colour of attack
       *[0] red, the colour of defence
    }
fact-damage = { $damage } damage on it

## Names

name-attackers = attackers
name-buffs = buffs
name-crowning = Crowning
name-battle = Battle
name-spoils = Settling the tricks
name-raid = Raid
name-offers = Trade offers
name-replies = Replies
name-sort = Sorting
name-over = Game over

## Options

preset-rulebook = As in the rulebook
    .help = Three lives, no dice, every card open: the whole game. With four or more it can fill an evening.
preset-recommended = Recommended
    .help = Two lives, hidden buffs, a colour bonus of 3, and each side of a trick rolls a die: shorter, open for longer, and games rarely get stuck. Best for two to four.
preset-first-game = First game
    .help = One life, every card open and no dice; it is over after 15 rounds at the latest.
preset-short = Short game
    .help = One life, and each side of a trick rolls a die: less than half the time. Also good with five or more.
option-lives = Lives
    .help = How many times your Imperator can fall before you are out.
option-round_limit = Last round
    .help = If the game reaches this round, its battle is the last: whoever has the most lives wins, then whoever has the most HP.
option-hidden_buffs = Hidden buffs
    .help = Only its owner sees a buff until it is played.
option-heal_each_round = Healing
    .help = All damage heals at the start of each round.
option-underdog_perk = Underdog bonus
    .help = The lower the Imperator, the more it adds to its cards: 16 minus its value instead of always 2.
option-colour_bonus = Colour bonus
    .help = Black cards get this much more in attack, red cards this much more in defence.
option-battle_die = Battle die
    .help = Each side of a trick adds a die with this many sides; 0 means no dice.

## Cards: short for lists, long for reading aloud

# Cards of a list are set apart by this.
between-cards = { " " }

card-clubs-2 = ♣2
    .long = 2 of clubs
card-clubs-3 = ♣3
    .long = 3 of clubs
card-clubs-4 = ♣4
    .long = 4 of clubs
card-clubs-5 = ♣5
    .long = 5 of clubs
card-clubs-6 = ♣6
    .long = 6 of clubs
card-clubs-7 = ♣7
    .long = 7 of clubs
card-clubs-8 = ♣8
    .long = 8 of clubs
card-clubs-9 = ♣9
    .long = 9 of clubs
card-clubs-10 = ♣10
    .long = 10 of clubs
card-clubs-jack = ♣J
    .long = jack of clubs
card-clubs-queen = ♣Q
    .long = queen of clubs
card-clubs-king = ♣K
    .long = king of clubs
card-clubs-ace = ♣A
    .long = ace of clubs

card-diamonds-2 = ♦2
    .long = 2 of diamonds
card-diamonds-3 = ♦3
    .long = 3 of diamonds
card-diamonds-4 = ♦4
    .long = 4 of diamonds
card-diamonds-5 = ♦5
    .long = 5 of diamonds
card-diamonds-6 = ♦6
    .long = 6 of diamonds
card-diamonds-7 = ♦7
    .long = 7 of diamonds
card-diamonds-8 = ♦8
    .long = 8 of diamonds
card-diamonds-9 = ♦9
    .long = 9 of diamonds
card-diamonds-10 = ♦10
    .long = 10 of diamonds
card-diamonds-jack = ♦J
    .long = jack of diamonds
card-diamonds-queen = ♦Q
    .long = queen of diamonds
card-diamonds-king = ♦K
    .long = king of diamonds
card-diamonds-ace = ♦A
    .long = ace of diamonds

card-hearts-2 = ♥2
    .long = 2 of hearts
card-hearts-3 = ♥3
    .long = 3 of hearts
card-hearts-4 = ♥4
    .long = 4 of hearts
card-hearts-5 = ♥5
    .long = 5 of hearts
card-hearts-6 = ♥6
    .long = 6 of hearts
card-hearts-7 = ♥7
    .long = 7 of hearts
card-hearts-8 = ♥8
    .long = 8 of hearts
card-hearts-9 = ♥9
    .long = 9 of hearts
card-hearts-10 = ♥10
    .long = 10 of hearts
card-hearts-jack = ♥J
    .long = jack of hearts
card-hearts-queen = ♥Q
    .long = queen of hearts
card-hearts-king = ♥K
    .long = king of hearts
card-hearts-ace = ♥A
    .long = ace of hearts

card-spades-2 = ♠2
    .long = 2 of spades
card-spades-3 = ♠3
    .long = 3 of spades
card-spades-4 = ♠4
    .long = 4 of spades
card-spades-5 = ♠5
    .long = 5 of spades
card-spades-6 = ♠6
    .long = 6 of spades
card-spades-7 = ♠7
    .long = 7 of spades
card-spades-8 = ♠8
    .long = 8 of spades
card-spades-9 = ♠9
    .long = 9 of spades
card-spades-10 = ♠10
    .long = 10 of spades
card-spades-jack = ♠J
    .long = jack of spades
card-spades-queen = ♠Q
    .long = queen of spades
card-spades-king = ♠K
    .long = king of spades
card-spades-ace = ♠A
    .long = ace of spades

## Why: parts of a standing, as reasons

part-lives = you keep more lives
part-hp = your Imperator is healthier
part-fallen = your Imperator does not fall
part-attackers = you have more attackers
part-buffs = you have more buffs
part-black-cards = your black cards are stronger
part-red-cards = your red cards are stronger
part-rivals = the others are worse off
