### Jafar: names, cards and guide.

name-jafar = Jafar
name-sultans-palace = Sultan's Palace
name-streets-of-agrabah = Streets of Agrabah
name-oasis = Oasis
name-cave-of-wonders = Cave of Wonders
name-aim-lamp-at-palace = The Lamp's way to the Palace
name-aim-genie-hypnotized = Genie hypnotized

told-weakens = { $card } is { $amount } weaker until the turn ends.
told-follows =
    { $card } is spellbound and now an ally { $seat ->
        [you] of yours
       *[other] of { $seat }
    }.

prompt-pick-type = { $card }: what are you looking for?
    .help = Cards are revealed until one of this type comes. You take it into your hand; those before it are discarded.

choice-seek-ally = An ally
choice-seek-item = An item

## Effects, allies, items and conditions

card-necessary-sacrifice = Necessary Sacrifice
    .long = Discard an ally or an item under your control and gain 3 power. Items that allies carry and hypnotized heroes can be chosen too, stolen items cannot.
card-palace-guard = Palace Guard
    .long = No ability.
card-scimitar = Scimitar
    .long = Attach it to an ally, who is 1 stronger.
card-scrying = Scrying
    .long = Name items or allies. Reveal cards of your deck until one of that type comes and take it into your hand; the other revealed cards are discarded.
card-a-snake-am-i = A Snake, Am I?
    .long = Defeat a hero with a strength of 4 or less at the place where your villain is, without allies.
card-deception = Deception
    .long = While the villain whose turn it is has two or more items in the realm, fate items among them, you may reveal that villain's next fate card and play it there. If it cannot be played, it is discarded.
card-giant-hourglass = Giant Hourglass
    .long = When activated, all heroes who are at its place now are 2 weaker until your turn ends, but not below 0. A hero must be there.
card-hypnotize = Hypnotize
    .long = Choose a hero and pay as much power as that hero is strong. The hero is defeated, but stays at the same place as your ally, with the printed strength and without ability. Fate items on the hero are discarded.
card-manipulation = Manipulation
    .long = While the villain whose turn it is has three or more allies, you may take any card from your discard pile into your hand.
card-sorcerous-power = Sorcerous Power
    .long = You may move a hero to any place, and you may move an ally to any place. Locked places are out of reach.
card-gazeem = Gazeem
    .long = When Gazeem is discarded from your realm, for whatever reason, you may take an item from your discard pile into your hand.
card-iago = Iago
    .long = When activated, Iago moves to a neighbouring place together with an item at his place that nobody carries. Without such an item he cannot be activated.
card-magic-lamp = Magic Lamp
    .long = It can be played only to the Cave of Wonders, and only when that is open. Then Genie is searched for in your realm, the fate discard pile and the fate deck and comes to the Cave as a hero, without items, even if he was hypnotized.
card-razoul = Razoul
    .long = Playing an ally to Razoul's place costs you 1 power less.
card-scarab-pendant = Scarab Pendant
    .long = When you play it, the Cave of Wonders is unlocked for good. While it is under your control, you fill your hand up to one card more.
card-snake-staff = Snake Staff
    .long = When activated, take a Hypnotize from your discard pile into your hand. One must be there.

## Fate

card-wish = Wish
    .long = Attach it to a hero, who is 2 stronger.
card-crushing-blow = Crushing Blow
    .long = Discard one of Jafar's allies with a strength of 3 or less. A hypnotized hero can be chosen too; this is no defeat.
card-narrow-escape = Narrow Escape
    .long = Choose a hero from Jafar's fate discard pile and play that hero to any place that is not locked.
card-abu = Abu
    .long = When Abu is played, choose one of Jafar's items at this place, if there is one, also one that an ally carries: Abu takes it. Jafar cannot use it until Abu is defeated; then it comes back to him there. A Scimitar is discarded instead.
card-aladdin = Aladdin
    .long = When Aladdin is played, choose one of Jafar's items at this place, if there is one, also one that an ally carries: Aladdin takes it. Jafar cannot use it until Aladdin is defeated; then it comes back to him there. A Scimitar is discarded instead.
card-carpet = Carpet
    .long = No other hero in the realm can be defeated or hypnotized while Carpet is there as a hero.
card-genie = Genie
    .long = Genie is 2 stronger while the Magic Lamp is at his place.
card-princess-jasmine = Princess Jasmine
    .long = At the end of his turn Jafar draws one card less.
card-rajah = Rajah
    .long = Rajah is 2 stronger while Princess Jasmine is in the realm, hypnotized or not.
card-sultan = Sultan
    .long = Palace Guards cannot take part when Sultan is vanquished. All other allies can.
card-treachery = Treachery
    .long = Jafar loses 2 power, or 1 if he has no more. It cannot be played if he has none.

## Guide

guide-jafar-aim = When your turn begins, the Magic Lamp lies at your palace and Genie is hypnotized, at whatever place he is. A lamp that a hero has stolen does not count.
guide-jafar-way =
    It takes four steps. First play the Scarab Pendant: it opens the Cave of Wonders and gives you a bigger hand. Then play the Magic Lamp to the Cave; Genie appears there with it. Carry the Lamp three places to the left, one step at a time, with Iago or with the move symbol in the Cave. And hypnotize Genie, before or after: beside the Lamp that costs 8 power, away from it 6. Do not hypnotize him before the Lamp is played, for that frees him again.
    Scrying finds an item or an ally. Visit the Oasis often for its power; a Necessary Sacrifice turns cards you no longer need into 3 more. The Giant Hourglass makes Genie cheaper if it lies where he is, and the Snake Staff brings back a Hypnotize that you had to spend. Keep Iago out of fights.
guide-jafar-beware =
    Abu and Aladdin steal an item where they are played, most gladly the Lamp on its way: keep power or allies ready to get rid of them at once. While Carpet is there as a hero, nobody else can be defeated or hypnotized, not even Genie; deal with Carpet first. Wishes make Genie expensive, Treachery takes the power you have saved, and Princess Jasmine makes your hand smaller. Only your palace has the symbol to vanquish heroes, but it can be used against heroes at any open place. Allies with a strength of 3 or less, Iago above all, fall to a Crushing Blow; a hypnotized Genie does not.
