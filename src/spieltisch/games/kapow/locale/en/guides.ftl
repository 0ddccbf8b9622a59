### How each character is played.

guide-nobody-special-aim = Bring your opponent down to 0 health before your own is gone.
guide-nobody-special-way =
    Six dice are few: in the first rounds one ability that makes you grow (Grow, Activate, Tinker) and one cheap defence such as Block go well together. Might and Energy on Pow! is the attack that nearly every roll allows. Faces on your action die make your rolls reliable: wilds first, then what your favourite attack needs.
    Dice you have no use for are not wasted: any die on Time Jump rerolls another one.
guide-nobody-special-beware = A kicker or multiplier without a base does nothing. Whoever gains a die can be hit by Cheap Shot, whoever gains faces by Side Swipe. And the higher defence moves first in the next round.

guide-tough-nut-aim = Outlast everybody: you have the most health and the best walls.
guide-tough-nut-way = Stone Wall holds off 4 and brings a face, Thick Skin adds 1 for free. Toughness also strikes: with Might it becomes a Headbutt. Spend Toughness and X-Factor on Grit when you have been hit.
guide-tough-nut-beware = You start without an action die, so wilds are rare; Activate early. Walls alone win nothing: grow while you hold, or the fight is decided by whoever grows faster. Health lost past your defence (Siphon, Cheap Shot, Feedback) does not care how thick your skin is.

guide-elusivity-aim = Do not be there when the blow lands, and strike from the side.
guide-elusivity-way = Agility is everything to you: it attacks with Hit and Run and doubles your defence with Evade, and once a round a blank passes for it. Leap with Evade blocks nearly any early attack and brings a face. Sleight of Hand then takes from your opponent what they have just gained.
guide-elusivity-beware = You have the least health. Evade multiplies only what a base defence gives. The blank that counts as Agility works once a round.

guide-time-out-aim = Get more out of every roll than others do.
guide-time-out-way = Rewind rerolls two dice for one, and Borrowed Time gives you a die that you can use at once: two X-Factors are never wasted. With X-Factor to spare, Standstill adds 2 to your defence, and Countdown attacks with X-Factor and Energy.
guide-time-out-beware = What you announce, others hear, and they may change their plans. A borrowed die counts as gained: Cheap Shot is waiting for it. Dice on immediate abilities are locked for the round.

guide-fuse-aim = Hit twice in one round, with everything you have.
guide-fuse-way = Chain Reaction lets you trigger two base attacks, and each gets all your kickers and your multiplier: one kicker counts twice. Sparks needs just Energy and any die. Save Flare Up and Burnout for the round in which two attacks are ready.
guide-fuse-beware = Burnout costs you 2 health, also your last. The defence is subtracted from each of your attacks, so two small ones break on a wall that a big one would break through. You defend no better than anyone else.

guide-crescendo-aim = Grow faster than anyone, and use it before the others do.
guide-crescendo-way = Overture brings a face in every round without a die; Encore two trait dice at once. Forte costs one Energy for +2. Build an action die early that makes X-Factor reliable.
guide-crescendo-beware = Your opponent gets something of everything: a face from Overture, a kicker from Forte, a die from Encore. But what they gain can be punished, too: Side Swipe and Cheap Shot like to see it.

guide-victor-kane-aim = Let your machines do the work: action dice full of faces.
guide-victor-kane-way = Any action die that is not blank gives Arsenal +2; Buyout turns an action die, even a blank one, into faces. Two dice you cannot use are still a Body Armor. Henchmen make you grow with X-Factor and Might.
guide-victor-kane-beware = You start with four trait dice only. Empty sides are blanks: attach every face you get. Whoever takes your faces (Adapt, Heartbreaker, Sleight of Hand) hits you where it hurts.

guide-coquette-aim = Take away what makes others strong, and live on their health.
guide-coquette-way = Siphon takes 2 health past any defence and gives it to you. Heartbreaker strikes for 4 and costs a face as well. Against somebody who multiplies, one X-Factor on Blow a Kiss saves you half the blow. Play Coy adds 2 to your defence.
guide-coquette-beware = All of this needs X-Factor: keep purple dice coming. Blow a Kiss only stops multipliers; if your opponent has none selected, the die is lost.

guide-spoiler-alert-aim = Spoil their plans, then their ending.
guide-spoiler-alert-way = Plot Twist wipes out all attack kickers, Foreseen adds 3 to your defence. Skip Ahead turns a die to what you need. Ruined Ending costs 2 health at least, and up to 4 if they grew this round.
guide-spoiler-alert-beware = Foreseen needs a base defence beside it. Skip Ahead costs two dice to turn one. Look at what your opponent tends to place: against a single strong base, Plot Twist does nothing.

guide-mindset-aim = Turn emptiness into blows.
guide-mindset-way = Every blank that you and your opponent place adds 1 to Psionic Attack. Mind Blast and Empty Mind want blanks, and Split Mind gives you a second base attack that gets the whole kicker again. Action dice with few faces are just right for you.
guide-mindset-beware = A wild placed as a blank does not count for Psionic Attack, and nor do dice that lie on nothing. You have little health, and a careful opponent keeps blanks off the board.

guide-reverb-aim = Make equal dice ring, and let every blow echo.
guide-reverb-way = Each pair of equal dice on Resonance is +2, and a wild pairs with anything. Echo Strike and Sound Barrier bring a face each, so you grow while you fight. Feedback answers every attack that gets through with 1 damage, for free.
guide-reverb-beware = Pairs eat four dice for +4: first make sure that a base attack is there. You have little health, so one point of Feedback is poor consolation for a big hit.
