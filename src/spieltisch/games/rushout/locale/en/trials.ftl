### The trials that bar the heroes' way out.

## What completing them does

done-standard = When heroes fill all its spaces it leaves and the next trial comes. Where there is experience, one of the heroes who completed it gets a point.
done-coin = The heroes and the wizard have a part each. Whoever completes theirs first keeps the card as a coin, and all dice on it go back.
done-conflict = When heroes complete their part they take one of the wizard's lives; the card stays and can be completed again. When the wizard completes the other part, all dice go back and the card leaves.

## Standard

card-giant-spider = Giant Spider
    .long = Eight legs, and every one of them is in the way. { done-standard }
card-thorn-thicket = Thorn Thicket
    .long = It grows back almost as fast as you cut it. { done-standard }
card-locked-gate = Locked Gate
    .long = Somebody has turned the key from the other side. { done-standard }
card-pendulum-blades = Pendulum Blades
    .long = Tick, tock, and duck. { done-standard }
card-skeleton-guard = Skeleton Guard
    .long = They have stood guard since they were alive. { done-standard }
card-pitch-black-vault = Pitch-Black Vault
    .long = Something is breathing down here. Light, quick! { done-standard }
card-rope-bridge = Rope Bridge
    .long = One plank creaks, the next one is missing. { done-standard }
card-treasure-mimic = Treasure Mimic
    .long = Since when do chests have teeth? { done-standard }
card-bat-swarm = Bat Swarm
    .long = A thousand wings, and you can't see your hand in front of your face. { done-standard }
card-spiral-stairs = Spiral Stairs
    .long = Round and round, and still no daylight. { done-standard }
card-goblin-ambush = Goblin Ambush
    .long = First a giggle in the dark, then all at once. { done-standard }
card-rune-door = Rune Door
    .long = It only opens for those who read it aloud. { done-standard }
card-ice-cavern = Ice Cavern
    .long = Stand still and you freeze to the floor. { done-standard }
card-ogre-jailer = Ogre Jailer
    .long = He counts his prisoners every night, and you are on the list. { done-standard }
card-collapsing-hall = Collapsing Hall
    .long = The ceiling is tired of visitors. { done-standard }
card-flooded-cellar = Flooded Cellar
    .long = The water is up to your chin, and the exit lies below. { done-standard }
card-minotaur = Minotaur
    .long = The labyrinth is his, and he knows every corner of it. { done-standard }
card-clockwork-lock = Clockwork Lock
    .long = A hundred cogs, and one of them is the right one. { done-standard }
card-ghost-choir = Ghost Choir
    .long = Whoever hears the last verse sings along for ever. { done-standard }
card-chasm-leap = Chasm Leap
    .long = Don't look down. Run. Jump! { done-standard }

## Coins

card-coin-chest = Coin Chest
    .long = { done-coin }
card-coin-statue = Coin Statue
    .long = { done-coin }
card-coin-well = Coin Well
    .long = { done-coin }
card-coin-shrine = Coin Shrine
    .long = { done-coin }

## Conflicts

card-duel-on-the-bridge = Duel on the Bridge
    .long = { done-conflict }
card-duel-in-the-library = Duel in the Library
    .long = { done-conflict }
card-duel-in-the-crypt = Duel in the Crypt
    .long = { done-conflict }
card-duel-at-the-gate = Duel at the Gate
    .long = { done-conflict }
card-duel-on-the-stairs = Duel on the Stairs
    .long = { done-conflict }
