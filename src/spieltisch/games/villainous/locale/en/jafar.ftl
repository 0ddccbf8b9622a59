### Jafar: names, cards and guide.

name-sultans-palace = Sultan's Palace
name-streets-of-agrabah = Streets of Agrabah
name-oasis = Oasis
name-cave-of-wonders = Cave of Wonders
name-aim-lamp-at-palace = The Lamp's way to the Palace
name-aim-genie-hypnotized = Genie hypnotized
name-why-crushing-blow = no ally within reach has a strength of 3 or less
name-why-narrow-escape = there is no hero in the fate discard pile
name-why-treachery = there is no power to lose

told-weakens = { $card } loses { $amount } strength until the end of the turn.
told-follows =
    { $card } is hypnotized and now fights for { $seat ->
        [you] you
       *[other] { $seat }
    }.

prompt-pick-type = { $card }: what are you looking for?
    .help = Cards are revealed until one of this type appears. You take it into your hand; the others are discarded.

choice-seek-ally = An ally
choice-seek-item = An item

## Effects, allies, items and conditions

card-necessary-sacrifice = Necessary Sacrifice
    .long = Discard an ally or an item under your control and gain 3 power. Items that allies carry and hypnotized heroes can be chosen too, stolen items cannot.
card-palace-guard = Palace Guard
    .long = No ability.
card-scimitar = Scimitar
    .long = Attach it to an ally, whose strength goes up by 1.
card-scrying = Scrying
    .long = Choose item or ally. Reveal cards from your deck until one of that type appears, and take it into your hand; the other revealed cards are discarded.
card-a-snake-am-i = A Snake, Am I?
    .long = Defeat a hero with a strength of 4 or less at the place where your villain is, without allies.
card-deception = Deception
    .long = While the villain whose turn it is has two or more items in the realm, fate items among them, you may reveal that villain's next fate card and play it there. If it cannot be played, it is discarded.
card-giant-hourglass = Giant Hourglass
    .long = When activated, all heroes at its place lose 2 strength until the end of your turn, wherever they go, but never drop below 0. A hero must be there.
card-hypnotize = Hypnotize
    .long = Choose a hero and pay power equal to the hero's strength. The hero is defeated, but stays at the same place as your ally, with the printed strength and no ability. Fate items on the hero are discarded.
card-manipulation = Manipulation
    .long = While the villain whose turn it is has three or more allies, you may take any card from your discard pile into your hand.
card-sorcerous-power = Sorcerous Power
    .long = You may move a hero to any place, and you may move an ally to any place. Locked places are off limits.
card-gazeem = Gazeem
    .long = When Gazeem is discarded from your realm, for whatever reason, you may take an item from your discard pile into your hand.
card-iago = Iago
    .long = When activated, Iago moves to a neighbouring place together with an item at his place that nobody carries. Without such an item he cannot be activated.
card-magic-lamp = Magic Lamp
    .long = It can be played only to the Cave of Wonders, and only when that is unlocked. Then look for Genie in your realm, the fate discard pile and the fate deck: he comes to the Cave as a hero, without items, even if he was hypnotized.
card-razoul = Razoul
    .long = Playing an ally to Razoul's place costs you 1 less power.
card-scarab-pendant = Scarab Pendant
    .long = When you play it, the Cave of Wonders is unlocked for good. While it is under your control, you hold one more card when you draw at the end of your turn.
card-snake-staff = Snake Staff
    .long = When activated, take a Hypnotize from your discard pile into your hand. There must be one.

## Fate

card-wish = Wish
    .long = Attach it to a hero, whose strength goes up by 2.
card-crushing-blow = Crushing Blow
    .long = Discard one of Jafar's allies with a strength of 3 or less. It can be a hypnotized hero, who is not defeated by this.
card-narrow-escape = Narrow Escape
    .long = Choose a hero from Jafar's fate discard pile and play that hero to any place that is not locked.
card-abu = Abu
    .long = When Abu is played, choose one of Jafar's items at this place, if there is one, also one that an ally carries: Abu takes it. Jafar cannot use it until Abu is defeated; then it comes back to him there. A Scimitar is discarded instead.
card-aladdin = Aladdin
    .long = When Aladdin is played, choose one of Jafar's items at this place, if there is one, also one that an ally carries: Aladdin takes it. Jafar cannot use it until Aladdin is defeated; then it comes back to him there. A Scimitar is discarded instead.
card-carpet = Carpet
    .long = No other hero in the realm can be defeated or hypnotized while Carpet is there as a hero.
card-genie = Genie
    .long = His strength goes up by 2 while the Magic Lamp is at his place.
card-princess-jasmine = Princess Jasmine
    .long = At the end of his turn, Jafar draws one card fewer.
card-rajah = Rajah
    .long = Rajah's strength goes up by 2 while Princess Jasmine is in the realm, hypnotized or not.
card-sultan = Sultan
    .long = Palace Guards cannot take part when Sultan is vanquished. All other allies can.
card-treachery = Treachery
    .long = Jafar loses 2 power, or 1 if that is all he has. It cannot be played if he has none.

## Guide

guide-jafar-aim = When your turn begins, the Magic Lamp must be at your palace and Genie must be hypnotized, at whatever place he is. A lamp that a hero has stolen does not count.
guide-jafar-way =
    It takes four steps. First play the Scarab Pendant: it unlocks the Cave of Wonders and gives you a bigger hand. Then play the Magic Lamp to the Cave; Genie appears there with it. Carry the Lamp three places to the left, one step at a time, with Iago or with the move symbol in the Cave. And hypnotize Genie, before or after: beside the Lamp that costs 8 power, away from it 6. Do not hypnotize him before the Lamp is played, because playing it frees him again.
    Scrying finds an item or an ally. Visit the Oasis often for its power; a Necessary Sacrifice turns cards you no longer need into 3 more. The Giant Hourglass makes Genie cheaper if it is where he is, and the Snake Staff brings back a Hypnotize that you had to spend. Keep Iago out of fights.
guide-jafar-beware =
    Abu and Aladdin steal an item where they are played, ideally the Lamp while it is on the move: keep power or allies ready to get rid of them at once. While Carpet is there as a hero, nobody else can be defeated or hypnotized, not even Genie; deal with Carpet first. Wishes make Genie expensive, Treachery takes the power you have saved, and Princess Jasmine makes your hand smaller. Only your palace has the symbol to vanquish heroes, but it works against heroes at any unlocked place. Allies with a strength of 3 or less, Iago above all, fall to a Crushing Blow; a hypnotized Genie does not.
