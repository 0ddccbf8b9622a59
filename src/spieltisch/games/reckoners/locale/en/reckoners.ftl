### The Reckoners: their names, their abilities, and how to play them.

name-david = David
name-megan = Megan
name-abraham = Abraham
name-prof = Prof
name-cody = Cody
name-tia = Tia

card-improvise = Improvise
    .long = Turn one of your own dice that is not spent yet to any of its faces.
card-checkmate = Checkmate
    .long = For weaken: attack three times. { as-one-die }
card-faith = Faith
    .long = While rolling: roll any of the dice that you have just rolled once more before you keep some.
card-lead-the-way = Lead the Way
    .long = For plan: weaken, research and attack, once each. { as-one-die }
card-sniper = Sniper
    .long = Take aim at a district: until the end of the actions Cody’s dice and cards work there, too.
card-operations = Operations
    .long = Another Reckoner gets a plan token that can be used at once.

guide-david-aim = David pushes markers back: his blue dice mostly show weaken.
guide-david-way = Keep the most dangerous Epics and Steelheart’s tracks small. With Improvise, one die each round becomes exactly what the team lacks.
guide-david-beware = Nobody can be weakened below one action. Keep the turned die until you know what the others need.

guide-megan-aim = Megan cleans up: her red dice take out Enforcement, often two at a time.
guide-megan-way = Where there is no Enforcement, the Epics’ markers move on by only 1. Checkmate turns one weaken into three attacks: good when a weakness has just been found.
guide-megan-beware = A die that you pay with is gone, even if it shows two symbols. A plan token pays just as well.

guide-abraham-aim = Abraham defeats Epics: his green dice mostly show attacks.
guide-abraham-way = Wait until the weakness is found, then strike. Faith lets you improve a roll without using one up.
guide-abraham-beware = Some Epics cannot be attacked at all before their weakness is known. Talk before you keep attacks.

guide-prof-aim = Prof plans: his orange dice bring plan tokens that can be anything later.
guide-prof-way = Save tokens for the round in which it matters. Lead the Way turns one plan into weaken, research and attack at once.
guide-prof-beware = Fresh tokens can be used from the next round on, and there are no more than twenty.

guide-cody-aim = Cody earns money and helps where it is needed.
guide-cody-way = With Sniper your dice work in a second district, too, even one die in both. Your money buys the team its best equipment.
guide-cody-beware = Money can be spent only in the equipment step. The token stays where it is until everyone is done.

guide-tia-aim = Tia researches: her purple dice find weaknesses.
guide-tia-way = Find them before the others attack; health falls at once. Operations gives somebody a plan token every round.
guide-tia-beware = Surplus research is lost. Split double symbols between the Epic and Steelheart when he is in the same district.
