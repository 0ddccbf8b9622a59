### Die Worte von Imperators Spielbrett, auf Deutsch.

board-label = Der Tisch
board-round = Runde { $round }
board-stock = Stapel
board-stock-count =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
board-discard = Ablage
board-discard-count =
    { $count ->
        [one] 1 Karte auf der Ablage
       *[other] { $count } Karten auf der Ablage
    }

board-place-imperator = Imperator
board-place-attackers = Angreifer
board-place-buffs = Buff
board-place-middle = in der Mitte
board-place-dealt = ausgeteilt
board-attackers = Angreifer
board-buffs = Buffs
board-empty = leerer Platz
board-grows = nächster Platz, der dazukommt

board-help-hidden = Diese Karte kennt nur, wem sie gehört.
board-help-value =
    { $card }: Wert { $value }. { $use ->
        [defence] Rot ist die Farbe der Verteidigung
       *[attack] Schwarz ist die Farbe des Angriffs
    }{ $perk ->
        [0] .
       *[other] {""}: Der Imperator gibt { $perk } dazu.
    }
board-help-imperator = Als Imperator hat sie { $hp } HP.
board-help-attackers = Sie greift Angreifer der anderen an und kann selbst angegriffen werden.
board-help-buffs =
    { $use ->
        [defence] Als Buff verteidigt sie eine angegriffene Karte.
       *[attack] Als Buff verstärkt sie einen Angriff.
    }
board-help-middle = Wer mit mehr als ihrem Wert angreift, darf sie nehmen.
board-help-dealt = Gekrönt hat sie { $hp } HP, sonst ist sie der erste Angreifer.

board-attacks = greift { $card } an, { $mine } gegen { $theirs }
board-attacked = wird von { $card } angegriffen, { $mine } gegen { $theirs }
board-boosts = verstärkt einen Angriff
board-guards = verteidigt
board-used = in diesem Raid verbraucht
board-damage = { $damage } Schaden
board-beaten = geschlagen

board-lives =
    { $lives ->
        [one] 1 Leben
       *[other] { $lives } Leben
    }
board-hp = { $hp } von { $full } HP
board-hp-help = Der Imperator hat doppelt so viele HP wie sein Wert. Bei null ist ein Leben verloren.
board-perk-attack = +{ $perk } für schwarze Angriffe
board-perk-defence = +{ $perk } für rote Verteidigung
board-perk-attack-help = Ein schwarzer Imperator gibt jeder schwarzen Karte, die angreift, { $perk } dazu.
board-perk-defence-help = Ein roter Imperator gibt jeder roten Karte, die verteidigt, { $perk } dazu.
board-exposed = angreifbar
board-exposed-help = Angreifbar. Wer angegriffen wird, ist bis zur nächsten eigenen Aktion geschützt.
board-covered = geschützt
board-covered-help = Geschützt: wurde angegriffen und ist erst nach der nächsten eigenen Aktion wieder angreifbar.
board-out = ausgeschieden
board-thinking = überlegt
board-ready = hat entschieden
board-open = { $name } groß zeigen
board-close = { $name } klein zeigen
board-targets =
    { $count ->
        [one] 1 Karte wählbar
       *[other] { $count } Karten wählbar
    }

board-trick = { $attacker } gegen { $defender }: { $attack } gegen { $defence }
board-turned = umgedreht
board-tricks = Stiche
board-rivals = Angriffe, die aufeinandertreffen
board-held = hält
board-even = gleich

board-raid = Raid
board-raid-order = In dieser Reihenfolge, immer im Kreis:
board-raid-turn = { $name } ist dran
board-raid-grown = ist gewachsen
board-raid-empty = In der Mitte liegt nichts mehr.

board-offer =
    { $name ->
        [you] Du bietest
       *[other] { $name } bietet
    } { $other ->
        [you] dir
       *[other] { $other }
    } einen Tausch an
board-offers-later = Angebote, die danach kommen
board-offer-gives = gibt
board-offer-wants = will
board-offer-mine = Dein Angebot
board-offer-choose = Tippe die Karte an, die du dafür haben möchtest.
board-accept = Annehmen
board-decline = Ablehnen

board-sort = Ordne deine Karten
board-sort-help = Zwei Karten ziehen oder antippen: Sie tauschen die Plätze.
board-sort-held = Nun die Karte, mit der sie den Platz tauscht.
board-sort-done = Fertig
board-sort-stay = So lassen
board-sort-reset = Wie zuvor
board-sort-waiting = So soll es liegen. Die anderen sortieren noch.

board-crown-hint = Tippe die Karte an, die herrschen soll.
board-battle-free = Noch ist keine Klinge gezogen.
board-result-damage = −{ $damage } HP
board-die = Würfel: { $value }
board-dismiss = Schließen

board-winner = Sieg
board-winners = Unentschieden
