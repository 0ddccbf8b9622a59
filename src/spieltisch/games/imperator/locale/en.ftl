### Imperator in English.
### A seat that is called "you" is addressed: "You attack" instead of "Anna attacks".

game-name = Imperator
game-about = Crown one card, send the others into battle, and keep your Imperator alive longer than anyone else.

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
told-attack-falls = { attack-of-seat } with { $card } on { of-other } { $target } collides with another and comes to nothing.
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

## What is asked

prompt-crown = Which card do you crown Imperator? The other becomes your first attacker.
prompt-battle = Battle: what do you do? All choose in secret, then all is revealed.
prompt-collision = Equally strong attacks collide. Which one shall stand?
prompt-spoils = The trick is yours. Which card do you take, and which do you give for it?
prompt-raid = Raid: which card in the middle do you capture?
prompt-raid-buff = The attacker alone is too weak. Which black buff helps it?
prompt-loot = Captured! Which of your cards do you give up for it?
prompt-offer = Would you like to offer a trade? Which card would you give?
prompt-offer-for = What would you like to have for { $card }?
prompt-reply = { $other } offers you { $card } for { $target }. Do you accept?
prompt-sort = Sorting: which card is your Imperator from now on?
prompt-sort-buffs =
    { $missing ->
        [one] Which card becomes a buff? One is still missing; what is left attacks.
       *[other] Which card becomes a buff? { $missing } are still missing; what is left attacks.
    }
prompt-sort-confirm = The other cards are attackers. Shall it lie like this?

## What can be chosen

choice-crown = Crown { $card }
choice-pass = Pass
choice-attack = { $card } attacks { $target }
choice-boost = Boost { $card } with { $buff }
choice-defend = Cover { $card } with { $buff }
choice-turn = Turn the attack: { $card } strikes back
choice-let-stand = { $card } against { $target } stands
choice-take = Take { $target }, give { $card }
choice-enough = Take no card
choice-raid = { $card } captures { $target }
choice-add-buff = Add { $buff }
choice-swap = Discard { $card }
choice-keep = Discard nothing: add it to the hand
choice-no-offer = No trade
choice-give = Offer { $card }
choice-want = Ask for { $target }
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
    } · Imperator { $card } ({ $hp } of { $full } HP) · attackers { $cards }
describe-table-buffs =
    { $seat ->
        [you] Your buffs: { $cards }
       *[other] { $seat }'s buffs: { $cards }
    }
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
