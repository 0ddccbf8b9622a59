### Imperator in English.
### A seat that is called "you" is addressed: "You attack" instead of "Anna attacks".

game-name = Imperator
game-about = Crown one card, send the others into battle, and keep your Imperator alive longer than anyone else.
game-rules =
    Everybody has an Imperator, up to five attackers, four buffs, and some lives;
    the last one alive wins. Cards are worth their number (jack 11, queen 12, king
    13, ace 14), an Imperator has twice as many hit points (HP). A black Imperator
    makes your black cards stronger in attack, a red one your red ones in defence.
    A round goes like this:
    1. Battle. Beat by beat all choose in secret: attack an attacker with one of
       yours, boost your attack with a black buff, cover an attacked card with a
       red one, or turn an attack around (with a higher card of the same colour,
       or with black against red). Who was attacked is safe until they act.
    2. Tricks, when all have passed. The higher sum wins and may exchange cards.
       If it is the attack, the difference wounds the loser's Imperator; at 0 HP
       a life is lost.
    3. Raid. In turn, capture cards in the middle that your attack exceeds: each
       replaces one of yours or, once per raid, makes your hand grow.
    4. Trade if you like, then lay out your cards anew for the next round.

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
told-limit = Round { $round } was the last: now lives count, then HP.
told-draw = Nobody comes out ahead: it is a draw.
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
        [you] You cover
       *[other] { $seat } covers
    } { $card } with { $buff }.
told-boost-falls =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    } boost for { $card } fizzles: the attack has been turned around.
told-attack-outranked = { attack-of-seat } with { $card } on { of-other } { $target } collides with { of-third } attack with { $rival } and fails: { $rival } is higher.
told-attack-gives-way = { attack-of-seat } with { $card } on { of-other } { $target } collides with { of-third } attack with { $rival }. The cards are equal, and { $rival } goes through.
told-attacks-cancel =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    } { $card } and { of-other } { $target } attack each other. The cards are equal, so both attacks fail, and they cannot attack each other again in this battle.
told-battle-ends = The weapons rest, the battle has been fought.

## What happens: the tricks are settled

told-dice = The dice fall: { $die } for { at-seat }, { $other_die } for { at-other }.
told-trick-won = { attack-of-seat } on { at-other } breaks through: { $attack } against { $defence }.
told-trick-lost = { attack-of-seat } on { at-other } is beaten back: { $attack } against { $defence }.
told-trick-even = { attack-of-seat } on { at-other } gets stuck, { $attack } against { $defence }: every card goes back to its place.
told-exchanges =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { of-other } { $target } and { $seat ->
        [you] give
       *[other] gives
    } { $card } for it.
told-damage = { imperator-of-seat } suffers { $damage } damage and has { $hp } HP left.
told-loses-life =
    { imperator-of-seat } falls under { $damage } damage. { $lives ->
        [0] That was the last life.
        [one] A life is gone, one is left.
       *[other] A life is gone, { $lives } are left.
    }
told-out =
    { $seat ->
        [you] You are
       *[other] { $seat } is
    } out; the cards go to the discard pile.

## What happens: raid

told-raid = Raid! In the middle lie { $cards }.
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
    } { $card } for it.
told-grows =
    { $seat ->
        [you] You add
       *[other] { $seat } adds
    } { $card } to the hand: one more card for the { $place }.
told-raid-ends = The raid is over. What was left goes to the discard pile: { $cards }.

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
told-trades = The trade is made: { of-seat } { $card } for { of-other } { $target }.
told-offer-lapses =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    } offer to { at-other } lapses, as one side has already traded.
told-sorts =
    { $seat ->
        [you] You lay out your
       *[other] { $seat } lays out the
    } cards anew. The Imperator is { $card }.

## What is asked, and help with it

prompt-crown = Which card do you crown Imperator? The other becomes your first attacker.
    .help = The Imperator has twice its value in hit points and does not fight itself. A black one makes your black cards stronger in attack, a red one your red cards in defence.
prompt-battle = Battle: what do you do? All choose in secret, then all is revealed.
    .help = Attack somebody's attacker with one of yours, or act in a trick: a black buff boosts your attack, a red one covers your attacked card, and some attacks can be turned around. Who has been attacked cannot be attacked again before acting. If all pass, the tricks are settled.
prompt-collision = Equally strong attacks collide. Which one shall stand?
    .help = Two attacks on the same player cannot both stand, nor can an attack made with the very card that another one attacks. You are in the middle and decide; what falls counts as a pass.
prompt-spoils =
    The trick against { $other } is yours{ $damage ->
        [0] .
       *[other] , with { $damage } damage.
    } Which card do you take, and which do you give?
    .help = You may exchange cards that you played in this trick for cards that { $other } played in it; each comes to lie where the other lay. The damage to the loser's Imperator does not depend on it.
prompt-raid = Raid: which card in the middle do you capture?
    .help = An attacker captures a card whose value is below its attack; one black buff may help. Attackers and buffs work once per raid, which goes round until all pass in a row.
prompt-raid-buff = { $card } alone is too weak for { $target }. Which black buff helps it?
    .help = Together the two have to exceed the value of { $target }. Both have then done their work in this raid.
prompt-loot = You have captured { $target }. Which of your cards do you give up for it?
    .help = { $target } takes the place of the card you discard, be it Imperator, attacker or buff. Once per raid you may keep them all, up to five attackers and four buffs.
prompt-offer = Would you like to offer a trade? Which card would you give?
    .help = A card of yours for one of somebody else's. All offers are shown together, then those who are asked accept or decline; nobody trades more than once in a round.
prompt-offer-for = What would you like to have for { $card }, and from whom?
    .help = Whoever owns the card that you ask for may accept or decline. Damage on a card is gone when it changes hands.
prompt-reply = { $other } offers you { $card } for your { $target }. Do you accept?
    .help = If you accept, the two cards change places, and neither of you trades again in this round. If you decline, everything stays as it is.
prompt-sort = Sorting: which card is your Imperator from now on?
    .help = All lay out their cards anew, unseen by the others: an Imperator, buffs, and the rest as attackers. Damage stays with a card, wherever you lay it.
prompt-sort-buffs =
    { $missing ->
        [one] Which card becomes a buff? One is still missing; what is left attacks.
       *[other] Which card becomes a buff? { $missing } are still missing; what is left attacks.
    }
    .help = Buffs do not attack. In a trick a black one boosts your attack, a red one covers your attacked card.
prompt-sort-confirm = { $card } is the Imperator, and what is no buff attacks. Shall it lie like this?
    .help = If so, it is shown to the others when all have sorted. If not, you sort once more from the start.

## What can be chosen

choice-crown = Crown { $card }
choice-pass = Pass
choice-attack = Attack { of-target-owner } { $target } with { $card }
choice-boost = Boost { $card } with { $buff }
choice-defend = Cover { $card } with { $buff }
choice-turn = Turn the attack: { $card } strikes back
choice-let-stand = Let { of-card-owner } { $card } attack { of-target-owner } { $target }
choice-take = Take { of-target-owner } { $target }, give { $card }
choice-enough = Take no card
choice-raid = Capture { $target } with { $card }
choice-add-buff = Add { $buff }
choice-swap = Discard { $card }
choice-keep = Discard nothing: add it to the hand
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
choice-again = No, once more from the start

## The table in words

describe-table =
    { $round ->
        [0] { $phase } · { $stock } cards in the stock
       *[other] Round { $round } · { $phase } · { $stock } cards in the stock
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
name-over = The end

## Options

preset-short = Short game
    .help = Everyone has just one life. The game takes about ten rounds instead of more than thirty.
option-lives = Lives
    .help = So often the Imperator may fall before its player is out.
option-round_limit = Last round
    .help = After this round most lives win, and among equals most HP.
option-hidden_buffs = Hidden buffs
    .help = Only its owner sees a buff until it is played.
option-heal_each_round = Healing
    .help = All damage is gone when a round begins.
option-underdog_perk = Help for the weak
    .help = The smaller the Imperator, the more it gives to its cards: 16 minus its value instead of always 2.
option-colour_bonus = Colour bonus
    .help = So much stronger are black cards in attack and red ones in defence.
option-battle_die = Battle die
    .help = Both sides of a trick add a die with so many sides; 0 means no dice.

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
