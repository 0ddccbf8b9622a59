### Heroes, the dragon's tile, and what the market sells.

## Heroes

heals-tile = A wounded hero plays on and is healed when heroes fill the fields of the tile.

card-bard = Bard
    .long = Jokers count as keys. With experience (1 point): turn a rolled die of any hero that is not laid to its joker. { heals-tile }
card-ranger = Ranger
    .long = Jokers count as footprints. With experience (2 points): get rid of a weakness or a curse. { heals-tile }
card-warrior = Warrior
    .long = Jokers count as swords. With experience (3 points): push the dragon back one step. { heals-tile }
card-paladin = Paladin
    .long = Jokers count as fire. With experience (3 points): heal a wounded hero at once. { heals-tile }

## The dragon's tile

pushes-dragon = Only jokers go here, of two heroes at most. When it is full the dragon goes one step back towards its tile; the tile stays and can be filled again.

card-dragon-small = Dragon Tile
    .long = { pushes-dragon }
card-dragon-large = Dragon Tile
    .long = { pushes-dragon }

## Equipment, for heroes

card-torch = Torch
    .long = Your jokers may also count as fire.
card-boots = Boots
    .long = Your jokers may also count as footprints.
card-lockpick = Lockpick
    .long = Your jokers may also count as keys.
card-whetstone = Whetstone
    .long = Your jokers may also count as swords.
card-amulet = Amulet
    .long = Your jokers may also count as hearts.
card-crown = Crown
    .long = Your jokers may count as any symbol.

## Scrolls, for the wizard

card-scroll-of-springs = Scroll of Springs
    .long = Turn a rolled die that is not laid from plant to water or from water to plant, as often as you like.
card-scroll-of-seeds = Scroll of Seeds
    .long = Turn a rolled die that is not laid from plant to air or from air to plant, as often as you like.
card-scroll-of-exchange = Scroll of Exchange
    .long = Swap one of your open spells for the top card of your deck, as often as you like. Dice on it come back to you. The deck gets no smaller by this.
card-scroll-of-tides = Scroll of Tides
    .long = Your jokers always count as water, too, banner or not.
card-scroll-of-roots = Scroll of Roots
    .long = Your jokers always count as plants, too, banner or not.
card-scroll-of-winds = Scroll of Winds
    .long = Your jokers always count as air, too, banner or not.
card-scroll-of-storms = Scroll of Storms
    .long = Fill it like a spell: knock all hero dice off one card or tile of your choice that is not completed. Your dice come back, the scroll stays.
card-scroll-of-the-dragon = Scroll of the Dragon
    .long = Fill it like a spell: the dragon moves one step towards the trial deck. Your dice come back, the scroll stays.
