### Imperator auf Deutsch.
### Ein Platz, der »you« heißt, wird angesprochen: »Du greifst an« statt »Anna greift an«.

game-name = Imperator
game-about = Krönt eine Karte, schickt die anderen in die Schlacht und haltet euren Imperator länger am Leben als alle anderen.

## Bausteine: wer etwas hat, bekommt oder tut

seat-alone =
    { $seat ->
        [you] Du
       *[other] { $seat }
    }
of-seat =
    { $seat ->
        [you] von dir
       *[other] von { $seat }
    }
of-other =
    { $other ->
        [you] von dir
       *[other] von { $other }
    }
to-other =
    { $other ->
        [you] dir
       *[other] { $other }
    }
at-seat =
    { $seat ->
        [you] dich
       *[other] { $seat }
    }
at-other =
    { $other ->
        [you] dich
       *[other] { $other }
    }
imperator-of-seat =
    { $seat ->
        [you] Dein Imperator
       *[other] Der Imperator von { $seat }
    }
attack-of-seat =
    { $seat ->
        [you] Dein Angriff
       *[other] Der Angriff von { $seat }
    }

## Was geschieht: Krönung und Runden

told-crowned =
    { $seat ->
        [you] Du krönst
       *[other] { $seat } krönt
    } { $card } zum Imperator und { $seat ->
        [you] schickst
       *[other] schickt
    } { $target } als ersten Angreifer ins Feld.
told-round = Runde { $round } beginnt.
told-limit = Runde { $round } war die letzte: Jetzt zählen die Leben, danach die HP.
told-draw = Niemand hat die Nase vorn: unentschieden.
told-wins =
    { $seat ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } die Partie!

## Was geschieht: Schlacht

told-attacks =
    { $seat ->
        [you] Du greifst
       *[other] { $seat } greift
    } { $target } { of-other } mit { $card } an.
told-turns =
    { $seat ->
        [you] Du drehst
       *[other] { $seat } dreht
    } den Angriff um: { $card } schlägt gegen { $target } { of-other } zurück.
told-boosts =
    { $seat ->
        [you] Du verstärkst
       *[other] { $seat } verstärkt
    } { $card } mit { $buff }.
told-defends =
    { $seat ->
        [you] Du deckst
       *[other] { $seat } deckt
    } { $card } mit { $buff }.
told-boost-falls =
    { $seat ->
        [you] Deine Verstärkung
       *[other] Die Verstärkung von { $seat }
    } für { $card } verpufft: Der Angriff ist umgedreht worden.
told-attack-falls = { attack-of-seat } mit { $card } auf { $target } { of-other } prallt mit einem anderen zusammen und verfällt.
told-battle-ends = Die Waffen ruhen, die Schlacht ist geschlagen.

## Was geschieht: Auswertung der Stiche

told-dice = Die Würfel fallen: { $die } für { at-seat }, { $other_die } für { at-other }.
told-trick-won = { attack-of-seat } auf { at-other } bricht durch: { $attack } gegen { $defence }.
told-trick-lost = { attack-of-seat } auf { at-other } wird abgewehrt: { $attack } gegen { $defence }.
told-trick-even = { attack-of-seat } auf { at-other } bleibt stecken, { $attack } gegen { $defence }: Alle Karten kehren an ihre Plätze zurück.
told-exchanges =
    { $seat ->
        [you] Du nimmst dir
       *[other] { $seat } nimmt sich
    } { $target } { of-other } und { $seat ->
        [you] gibst
       *[other] gibt
    } { $card } dafür her.
told-damage = { imperator-of-seat } erleidet { $damage } Schaden und hat noch { $hp } HP.
told-loses-life =
    { imperator-of-seat } fällt unter { $damage } Schaden. { $lives ->
        [0] Es war das letzte Leben.
        [one] Ein Leben ist dahin, eines bleibt.
       *[other] Ein Leben ist dahin, { $lives } bleiben.
    }
told-out =
    { $seat ->
        [you] Du scheidest
       *[other] { $seat } scheidet
    } aus; die Karten wandern auf die Ablage.

## Was geschieht: Raid

told-raid = Raid! In der Mitte liegen { $cards }.
told-reshuffled = Der Stapel ist leer: Die Ablage wird gemischt und bildet einen neuen.
told-passes =
    { $seat ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
told-raids =
    { $seat ->
        [you] Du erbeutest
       *[other] { $seat } erbeutet
    } { $target } mit { $card }.
told-raids-with =
    { $seat ->
        [you] Du erbeutest
       *[other] { $seat } erbeutet
    } { $target } mit { $card } und { $buff }.
told-swaps =
    { $seat ->
        [you] Du behältst
       *[other] { $seat } behält
    } { $target } und { $seat ->
        [you] legst
       *[other] legt
    } dafür { $card } ab.
told-grows =
    { $seat ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $card } dazu: eine Karte mehr für die { $place }.
told-raid-ends = Der Raid ist vorbei. Auf die Ablage kommt, was liegen blieb: { $cards }.

## Was geschieht: Tauschen und Sortieren

told-offers =
    { $seat ->
        [you] Du bietest
       *[other] { $seat } bietet
    } { to-other } einen Tausch an: { $card } gegen { $target }.
told-declines =
    { $other ->
        [you] Du lehnst
       *[other] { $other } lehnt
    } { $seat ->
        [you] dein Angebot
       *[other] das Angebot von { $seat }
    } ab.
told-trades = Der Tausch gilt: { $card } { of-seat } gegen { $target } { of-other }.
told-offer-lapses =
    { $seat ->
        [you] Dein Angebot
       *[other] Das Angebot von { $seat }
    } an { at-other } verfällt, denn eine Seite hat schon getauscht.
told-sorts =
    { $seat ->
        [you] Du ordnest deine
       *[other] { $seat } ordnet die
    } Karten neu. Imperator ist { $card }.

## Was gefragt wird

prompt-crown = Welche Karte krönst du zum Imperator? Die andere wird dein erster Angreifer.
prompt-battle = Schlacht: Was tust du? Alle wählen verdeckt, dann wird aufgedeckt.
prompt-collision = Gleich starke Angriffe prallen zusammen. Welcher soll gelten?
prompt-spoils = Der Stich gehört dir. Welche Karte nimmst du, welche gibst du dafür her?
prompt-raid = Raid: Welche Karte aus der Mitte erbeutest du?
prompt-raid-buff = Der Angreifer allein ist zu schwach. Welcher schwarze Buff hilft ihm?
prompt-loot = Erbeutet! Welche deiner Karten gibst du dafür auf?
prompt-offer = Möchtest du einen Tausch anbieten? Welche Karte gäbst du her?
prompt-offer-for = Was möchtest du für { $card } haben?
prompt-reply = { $other } bietet dir { $card } für { $target }. Nimmst du an?
prompt-sort = Sortieren: Welche Karte ist ab jetzt dein Imperator?
prompt-sort-buffs =
    { $missing ->
        [one] Welche Karte wird Buff? Eine fehlt noch; was übrig bleibt, greift an.
       *[other] Welche Karte wird Buff? { $missing } fehlen noch; was übrig bleibt, greift an.
    }
prompt-sort-confirm = Die übrigen Karten sind Angreifer. Soll es so liegen?

## Was zur Wahl steht

choice-crown = { $card } krönen
choice-pass = Passen
choice-attack = { $card } greift { $target } an
choice-boost = { $card } mit { $buff } verstärken
choice-defend = { $card } mit { $buff } decken
choice-turn = Angriff umdrehen: { $card } schlägt zurück
choice-let-stand = { $card } gegen { $target } gilt
choice-take = { $target } nehmen, { $card } geben
choice-enough = Keine Karte nehmen
choice-raid = { $card } erbeutet { $target }
choice-add-buff = { $buff } dazulegen
choice-swap = { $card } ablegen
choice-keep = Nichts ablegen: auf die Hand damit
choice-no-offer = Kein Tausch
choice-give = { $card } anbieten
choice-want = { $target } verlangen
choice-accept = Annehmen
choice-decline = Ablehnen
choice-stay = Alles bleibt, wie es ist
choice-emperor = { $card } als Imperator
choice-support = { $card } als Buff
choice-confirm = Ja, so soll es liegen
choice-again = Nein, noch einmal von vorn

## Der Tisch in Worten

describe-table =
    { $round ->
        [0] { $phase } · { $stock } Karten im Stapel
       *[other] Runde { $round } · { $phase } · { $stock } Karten im Stapel
    }
describe-table-player =
    { seat-alone }: { $lives ->
        [one] 1 Leben
       *[other] { $lives } Leben
    } · Imperator { $card } ({ $hp } von { $full } HP) · Angreifer { $cards }
describe-table-buffs =
    { $seat ->
        [you] Deine Buffs: { $cards }
       *[other] Buffs von { $seat }: { $cards }
    }
describe-table-dealt = { seat-alone }: { $cards }
describe-table-out = { seat-alone }: ausgeschieden
describe-table-trick = Stich: { $cards } { of-seat } ({ $attack }) gegen { $others } { of-other } ({ $defence })
describe-table-middle = In der Mitte: { $cards }

## Namen

name-attackers = Angreifer
name-buffs = Buffs
name-crowning = Krönung
name-battle = Schlacht
name-spoils = Auswertung
name-raid = Raid
name-offers = Tauschangebote
name-replies = Antworten
name-sort = Sortieren
name-over = Ende

## Optionen

option-lives = Leben
    .help = So oft darf der Imperator fallen, bis man ausscheidet.
option-round_limit = Letzte Runde
    .help = Nach dieser Runde gewinnt, wer die meisten Leben hat, bei Gleichstand die meisten HP.
option-hidden_buffs = Verdeckte Buffs
    .help = Buffs sieht nur, wem sie gehören, bis sie ausgespielt werden.
option-heal_each_round = Heilung
    .help = Zu Beginn jeder Runde verschwindet aller Schaden.
option-underdog_perk = Hilfe für Schwache
    .help = Je kleiner der Imperator, desto mehr gibt er seinen Karten: 16 minus seinen Wert statt immer 2.
option-colour_bonus = Farbbonus
    .help = So viel stärker sind schwarze Karten im Angriff und rote in der Verteidigung.
option-battle_die = Schlachtwürfel
    .help = Beide Seiten eines Stichs addieren einen Würfel mit so vielen Seiten; 0 heißt ohne Würfel.

## Karten: kurz für Listen, lang zum Vorlesen

card-clubs-2 = ♣2
    .long = Kreuz 2
card-clubs-3 = ♣3
    .long = Kreuz 3
card-clubs-4 = ♣4
    .long = Kreuz 4
card-clubs-5 = ♣5
    .long = Kreuz 5
card-clubs-6 = ♣6
    .long = Kreuz 6
card-clubs-7 = ♣7
    .long = Kreuz 7
card-clubs-8 = ♣8
    .long = Kreuz 8
card-clubs-9 = ♣9
    .long = Kreuz 9
card-clubs-10 = ♣10
    .long = Kreuz 10
card-clubs-jack = ♣B
    .long = Kreuz Bube
card-clubs-queen = ♣D
    .long = Kreuz Dame
card-clubs-king = ♣K
    .long = Kreuz König
card-clubs-ace = ♣A
    .long = Kreuz Ass

card-diamonds-2 = ♦2
    .long = Karo 2
card-diamonds-3 = ♦3
    .long = Karo 3
card-diamonds-4 = ♦4
    .long = Karo 4
card-diamonds-5 = ♦5
    .long = Karo 5
card-diamonds-6 = ♦6
    .long = Karo 6
card-diamonds-7 = ♦7
    .long = Karo 7
card-diamonds-8 = ♦8
    .long = Karo 8
card-diamonds-9 = ♦9
    .long = Karo 9
card-diamonds-10 = ♦10
    .long = Karo 10
card-diamonds-jack = ♦B
    .long = Karo Bube
card-diamonds-queen = ♦D
    .long = Karo Dame
card-diamonds-king = ♦K
    .long = Karo König
card-diamonds-ace = ♦A
    .long = Karo Ass

card-hearts-2 = ♥2
    .long = Herz 2
card-hearts-3 = ♥3
    .long = Herz 3
card-hearts-4 = ♥4
    .long = Herz 4
card-hearts-5 = ♥5
    .long = Herz 5
card-hearts-6 = ♥6
    .long = Herz 6
card-hearts-7 = ♥7
    .long = Herz 7
card-hearts-8 = ♥8
    .long = Herz 8
card-hearts-9 = ♥9
    .long = Herz 9
card-hearts-10 = ♥10
    .long = Herz 10
card-hearts-jack = ♥B
    .long = Herz Bube
card-hearts-queen = ♥D
    .long = Herz Dame
card-hearts-king = ♥K
    .long = Herz König
card-hearts-ace = ♥A
    .long = Herz Ass

card-spades-2 = ♠2
    .long = Pik 2
card-spades-3 = ♠3
    .long = Pik 3
card-spades-4 = ♠4
    .long = Pik 4
card-spades-5 = ♠5
    .long = Pik 5
card-spades-6 = ♠6
    .long = Pik 6
card-spades-7 = ♠7
    .long = Pik 7
card-spades-8 = ♠8
    .long = Pik 8
card-spades-9 = ♠9
    .long = Pik 9
card-spades-10 = ♠10
    .long = Pik 10
card-spades-jack = ♠B
    .long = Pik Bube
card-spades-queen = ♠D
    .long = Pik Dame
card-spades-king = ♠K
    .long = Pik König
card-spades-ace = ♠A
    .long = Pik Ass
