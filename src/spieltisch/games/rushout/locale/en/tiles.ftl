### Heroes, the dragon's tile, and what the market sells.

## Heroes

heals-tile = A wounded hero plays on and is healed when heroes fill the spaces on the tile.

card-bard = Bard
    .long = Jokers count as keys. With experience (1 point): turn any hero's rolled die that is not on a card to its joker. { heals-tile }
card-ranger = Ranger
    .long = Jokers count as footprints. With experience (2 points): get rid of a weakness or a curse. { heals-tile }
card-warrior = Warrior
    .long = Jokers count as swords. With experience (3 points): push the dragon back one step. { heals-tile }
card-paladin = Paladin
    .long = Jokers count as fire. With experience (3 points): heal a wounded hero at once. { heals-tile }

## The dragon's tile

pushes-dragon = Only jokers go here, from two heroes at most. When it is completed the dragon goes back one step towards its tile; the tile stays and can be filled again.

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
    .long = Turn a rolled die that is not on a card from plant to water or from water to plant, as often as you like.
card-scroll-of-seeds = Scroll of Seeds
    .long = Turn a rolled die that is not on a card from plant to air or from air to plant, as often as you like.
card-scroll-of-exchange = Scroll of Exchange
    .long = Swap one of your face-up spells for the top card of your deck, as often as you like. Dice on it come back to you. This does not make the deck any smaller.
card-scroll-of-tides = Scroll of Tides
    .long = Your jokers also count as water, banner or not.
card-scroll-of-roots = Scroll of Roots
    .long = Your jokers also count as plants, banner or not.
card-scroll-of-winds = Scroll of Winds
    .long = Your jokers also count as air, banner or not.
card-scroll-of-storms = Scroll of Storms
    .long = Fill it like a spell: knock all hero dice off one card or tile of your choice that is not completed. Your dice come back, the scroll stays.
card-scroll-of-the-dragon = Scroll of the Dragon
    .long = Fill it like a spell: the dragon moves one step towards the trial deck. Your dice come back, the scroll stays.
