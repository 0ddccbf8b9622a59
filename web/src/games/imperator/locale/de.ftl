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

ending-left = { $out ->
    [yes] gestürzt
   *[no] { $lives ->
        [one] noch 1 Leben, { $hp } Trefferpunkte
       *[other] noch { $lives } Leben, { $hp } Trefferpunkte
      }
  }

# Der Lehrer: eine Lektion nach der anderen, mit dem, worauf sie wartet

tutor-first-1 = Du hast zwei Karten bekommen. Eine davon krönst du zum Imperator: Er kämpft nicht, aber solange er steht, bist du im Spiel. Seine Trefferpunkte sind das Doppelte seiner Zahl. Die andere wird dein erster Angreifer. Tippe die Karte an, die herrschen soll, und bestätige.
    .until = battle
    .during = crowning
tutor-first-2 = Das ist dein Hof: der Imperator mit seinen Trefferpunkten, deine Angreifer, später deine Buffs, und deine drei Leben. Sind die Trefferpunkte weg, kostet das ein Leben.
    .until = read
    .during = crowning battle
tutor-first-3 = Jetzt ist Schlacht. Tippe einen deiner Angreifer an und dann die Karte, gegen die er zieht; gewinnt der Angriff, trifft der Unterschied den Imperator dort. Alle wählen gleichzeitig und verdeckt, dann wird aufgedeckt.
    .until = read
    .during = crowning battle
tutor-first-4 = Schwarz greift an, Rot verteidigt. Wer handelt, ist angreifbar; wer passt, hält sich heraus. Es geht in Schritten weiter, bis alle passen. Greif an oder passe!
    .until = raid
    .during = crowning battle spoils
tutor-first-5 = Der Raid: In der Mitte liegt Beute. Tippe einen Angreifer an und dann eine Karte, die weniger wert ist als sein Angriff. Du tauschst sie gegen eine eigene, oder du behältst sie zusätzlich: einmal in jedem Raid wächst deine Hand.
    .until = offers
    .during = battle spoils raid
tutor-first-6 = Du kannst jemandem einen Tausch anbieten: deine Karte gegen eine von dort. Du musst nicht.
    .until = sort
    .during = raid offers replies
tutor-first-7 = Lege deine Karten neu aus: Tippe zwei an, und sie wechseln die Plätze. Wer soll herrschen, wer greift an, wer hilft als Buff? Ein verwundeter Imperator kann sich unter den Angreifern ausruhen. Bestätige dann darunter.
    .until = battle
    .during = raid offers replies sort
tutor-first-8 = Das war eine Runde. Wer zuletzt lebt, gewinnt. Ein Tipp vom Bot steckt hinter der Glühbirne, die Regeln hinter dem Fragezeichen. Viel Glück!
    .until = read
