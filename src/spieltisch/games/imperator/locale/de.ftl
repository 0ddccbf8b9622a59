### Imperator auf Deutsch.
### Ein Platz, der »you« heißt, wird angesprochen: »Du greifst an« statt »Anna greift an«.

game-name = Imperator
game-about = Krönt eine Karte, schickt die anderen in die Schlacht und haltet euren Imperator länger am Leben als alle anderen.
game-rules =
    Alle haben einen Imperator, bis zu fünf Angreifer, bis zu vier Buffs und einige
    Leben; wer zuletzt lebt, gewinnt. Karten zählen ihre Zahl (Bube 11, Dame 12,
    König 13, Ass 14). Ein Imperator hat doppelt so viele Trefferpunkte (HP). Ein
    schwarzer stärkt deine schwarzen Karten im Angriff, ein roter deine roten in
    der Verteidigung. So läuft eine Runde:
    1. Schlacht. Immer wieder wählen alle verdeckt: fremde Angreifer angreifen, den
       Angriff mit einem schwarzen Buff verstärken, eine angegriffene Karte mit
       einem roten verteidigen oder einen Angriff umdrehen (mit einer höheren Karte
       der gleichen Farbe oder mit Schwarz gegen Rot). Wer angegriffen wurde, ist
       bis zur nächsten eigenen Aktion geschützt. Angriffe auf dieselbe Person
       prallen zusammen, ebenso einer mit der Karte, die ein anderer trifft: Es
       gilt die höhere Karte; unter gleichen entscheidet, wer dazwischen steht.
    2. Stiche, wenn alle gepasst haben. Die höhere Summe gewinnt und darf Karten
       tauschen. Ist es der Angriff, trifft der Unterschied den anderen Imperator;
       0 HP kosten ein Leben.
    3. Raid. Reihum erbeutet ihr Karten aus der Mitte, die euer Angriff übertrifft:
       statt einer eigenen oder, einmal je Raid, zusätzlich.
    4. Tauscht, wenn ihr mögt, und legt die Karten für die nächste Runde neu aus.
game-provenance = Imperator ist ein Entwurf seines Erfinders und kein veröffentlichtes Spiel; gespielt wird, wie der Entwurf es vorsieht. Wo er eine Frage offen lässt, stammt die Antwort von uns.

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
of-third =
    { $third ->
        [you] von dir
       *[other] von { $third }
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
of-card-owner =
    { $card-owner ->
        [you] von dir
       *[other] von { $card-owner }
    }
of-target-owner =
    { $target-owner ->
        [you] von dir
       *[other] von { $target-owner }
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
told-limit = Runde { $round } war die letzte: Es gewinnt, wer die meisten Leben hat, danach, wer die meisten HP hat.
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
        [you] Du verteidigst
       *[other] { $seat } verteidigt
    } { $card } mit { $buff }.
told-boost-falls =
    { $seat ->
        [you] Deine Verstärkung
       *[other] Die Verstärkung von { $seat }
    } für { $card } verpufft: Der Angriff ist umgedreht worden.
told-attack-outranked = { attack-of-seat } mit { $card } auf { $target } { of-other } prallt mit dem Angriff { of-third } mit { $rival } zusammen und verfällt: { $rival } ist höher.
told-attack-gives-way = { attack-of-seat } mit { $card } auf { $target } { of-other } prallt mit dem Angriff { of-third } mit { $rival } zusammen. Die Karten sind gleich hoch, und es gilt { $rival }.
told-attacks-cancel = { $card } { of-seat } und { $target } { of-other } greifen einander an. Die Karten sind gleich hoch: Beide Angriffe verfallen, und in dieser Schlacht können die beiden einander nicht mehr angreifen.
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

told-raid = Raid! In der Mitte: { $cards }.
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

## Was gefragt wird, und Hilfe dazu

prompt-crown = Welche Karte krönst du zum Imperator? Die andere wird dein erster Angreifer.
    .help = Der Imperator hat doppelt so viele Trefferpunkte, wie er wert ist, und kämpft nicht selbst. Ein schwarzer stärkt deine schwarzen Karten im Angriff, ein roter deine roten in der Verteidigung.
prompt-battle = Schlacht: Was tust du? Alle wählen verdeckt, dann wird aufgedeckt.
    .help = Greif mit einem Angreifer einen fremden an oder handle in einem Stich: Ein schwarzer Buff verstärkt deinen Angriff, ein roter verteidigt deine angegriffene Karte, und manche Angriffe lassen sich umdrehen. Wer angegriffen wurde, ist bis zur nächsten eigenen Aktion geschützt. Passen alle, werden die Stiche ausgewertet.
prompt-collision = Gleich starke Angriffe prallen zusammen. Welcher soll gelten?
    .help = Zwei Angriffe prallen zusammen, wenn sie dieselbe Person treffen oder wenn einer mit der Karte geführt wird, die der andere trifft. Dann gilt die höhere Karte. Diese hier sind gleich hoch, und du stehst dazwischen: Du entscheidest, und was mit deiner Wahl zusammenprallt, verfällt und zählt als gepasst. Verfällt deine Wahl ihrerseits wegen eines anderen Angriffs, kann doch noch gelten, was sie verdrängt hatte. Nur gleich hohe Karten, die einander angreifen, verfallen beide, ohne dass jemand entscheidet.
prompt-spoils =
    Der Stich gegen { $other } gehört dir{ $damage ->
        [0] .
       *[other] , mit { $damage } Schaden.
    } Welche Karte nimmst du, welche gibst du?
    .help = Du darfst eigene Karten aus diesem Stich gegen solche tauschen, die { $other } darin gespielt hat, so viele, wie du gespielt hast; jede kommt dorthin, wo die andere lag. Am Schaden ändert das nichts.
prompt-spoils-again = Möchtest du auch deine andere Karte mit { $other } tauschen?
    .help = Eine der beiden Karten, die du in diesem Stich gespielt hast, ist getauscht. Du darfst auch die andere tauschen oder es dabei belassen: Der erste Tausch gilt so oder so.
prompt-raid = Raid: Welche Karte aus der Mitte erbeutest du?
    .help = Ein Angreifer erbeutet eine Karte, deren Wert unter seinem Angriff liegt; ein schwarzer Buff darf helfen. Angreifer und Buffs wirken einmal je Raid, und es geht reihum, bis alle nacheinander passen.
prompt-raid-buff = { $card } allein ist zu schwach für { $target }. Welcher schwarze Buff hilft?
    .help = Beide zusammen müssen den Wert von { $target } übertreffen. Damit haben sie in diesem Raid ihre Arbeit getan.
prompt-loot = Du hast { $target } erbeutet. Welche deiner Karten gibst du dafür auf?
    .help = { $target } kommt an den Platz der Karte, die du ablegst, ob Imperator, Angreifer oder Buff. Einmal je Raid darfst du alle behalten, bis zu fünf Angreifer und vier Buffs.
prompt-offer = Möchtest du einen Tausch anbieten? Welche Karte gäbst du her?
    .help = Eine Karte von dir gegen eine fremde. Alle Angebote werden zugleich aufgedeckt, dann sagen die Gefragten ja oder nein; niemand tauscht mehr als einmal je Runde. Bietest du eine verdeckte Karte an, sieht sie nur, wer gefragt wird.
prompt-offer-for = Was möchtest du für { $card } haben, und von wem?
    .help = Wem die Karte gehört, darf annehmen oder ablehnen. Wechselt eine Karte die Hand, ist aller Schaden auf ihr verschwunden.
prompt-reply = { $other } bietet dir { $card } und möchte { $target } von dir. Nimmst du an?
    .help = Nimmst du an, tauschen die beiden Karten die Plätze, und ihr beide tauscht in dieser Runde nicht noch einmal. Lehnst du ab, bleibt alles, wie es ist.
prompt-sort = Sortieren: Welche Karte ist ab jetzt dein Imperator?
    .help = Alle legen verdeckt ihre Karten neu aus: einen Imperator, die Buffs, und der Rest sind Angreifer. Schaden bleibt auf einer Karte, wohin du sie auch legst.
prompt-sort-buffs =
    { $missing ->
        [one] Welche Karte wird Buff? Eine fehlt noch; was übrig bleibt, greift an.
       *[other] Welche Karte wird Buff? { $missing } fehlen noch; was übrig bleibt, greift an.
    }
    .help = Buffs greifen nicht selbst an. In einem Stich verstärkt ein schwarzer deinen Angriff, ein roter verteidigt deine angegriffene Karte.
prompt-sort-confirm = { $card } ist Imperator, und was kein Buff ist, greift an. Soll es so liegen?
    .help = Wenn ja, sehen es die anderen, sobald alle sortiert haben. Wenn nein, sortierst du noch einmal von vorn.

## Was zur Wahl steht

choice-crown = { $card } krönen
choice-pass = Passen
choice-attack = { $target } { of-target-owner } mit { $card } angreifen
choice-boost = { $card } mit { $buff } verstärken
choice-defend = { $card } mit { $buff } verteidigen
choice-turn = Angriff umdrehen: { $card } schlägt zurück
choice-let-stand = { $card } { of-card-owner } gegen { $target } { of-target-owner } gilt
choice-take = { $target } { of-target-owner } nehmen, { $card } geben
choice-enough = Keine Karte nehmen
choice-no-more = Keine zweite Karte nehmen
choice-raid = { $target } mit { $card } erbeuten
choice-add-buff = { $buff } dazulegen
choice-swap = { $card } ablegen
choice-keep = Nichts ablegen: Die Hand wächst
choice-no-offer = Kein Tausch
choice-give = { $card } anbieten
choice-want =
    { $target-owner ->
        [you] Von dir
       *[other] Von { $target-owner }
    } { $target } verlangen
choice-accept = Annehmen
choice-decline = Ablehnen
choice-stay = Alles bleibt, wie es ist
choice-emperor = { $card } als Imperator
choice-support = { $card } als Buff
choice-confirm = Ja, so soll es liegen
choice-again = Nein, noch einmal von vorn

## Worauf eine Wahl hinausläuft, bevor sie getroffen ist

tally-trick =
    { $die ->
        [0] { "" }
       *[other] Vor den Würfeln:{ " " }
    }{ $attack } gegen { $defence }: { $verdict ->
        [won] bricht durch, { $damage } Schaden
        [even] bleibt stecken, niemand gewinnt
       *[lost] wird abgewehrt
    }
tally-captures = { $attack } gegen { $value }: reicht
tally-captures-with = { $own } + { $help } = { $attack } gegen { $value }: reicht mit dem Buff
tally-needs-buff = { $attack } gegen { $value }: Ein schwarzer Buff muss helfen
tally-exchange = Du bekommst { $gained } für { $given }
tally-reign =
    { $hp } von { $full } HP, { $black ->
        [1] schwarze Karten greifen
       *[0] rote Karten verteidigen
    } mit +{ $perk }{ $black ->
        [1] { " an" }
       *[0] { "" }
    }

## Warum etwas nicht zur Wahl steht

bar-decided = Du hast dich entschieden. Es geht weiter, sobald auch die anderen so weit sind.
bar-others-raid = Im Raid ist gerade { $seat } dran.
bar-others-spoils = { $seat } hat den Stich gewonnen und sucht sich aus, was getauscht wird.
bar-others-turn = Du wirst gerade nichts gefragt.
bar-imperator = Dein Imperator kämpft nicht: Er stärkt deine Karten und nimmt den Schaden.
bar-in-trick = Diese Karte steckt schon in einem Stich. Er wird ausgewertet, wenn die Schlacht vorbei ist.
bar-nobody-exposed = Gerade kann niemand angegriffen werden: Alle wurden schon angegriffen und sind sicher, bis sie handeln.
bar-black-buff = Ein schwarzer Buff verstärkt einen Angriff, und du hast keinen, der ihn brauchen könnte.
bar-red-buff = Ein roter Buff verteidigt eine angegriffene Karte, und keine von deinen braucht ihn.
bar-only-attackers = Nur Angreifer können angegriffen werden.
bar-covered = { $seat } wurde schon angegriffen und ist sicher bis zur nächsten eigenen Aktion.
bar-no-attacker-left = Du hast keinen Angreifer mehr für diese Karte.
bar-used = In diesem Raid schon eingesetzt.
bar-too-weak = Zu schwach: Es fehlt { $missing } Stärke, um irgendeine Karte der Mitte zu erbeuten.
bar-out-of-reach = Außer Reichweite: Deinem besten Angriff fehlt { $missing }.
bar-none-left = Alle deine Angreifer waren in diesem Raid schon im Einsatz.
bar-buff-helps = Ein schwarzer Buff hilft einem Angreifer: Wähle zuerst den Angreifer und die Karte in der Mitte.
bar-red-in-raid = Im Raid helfen nur schwarze Buffs.
bar-buff-too-weak = Reicht nicht: Es fehlt noch { $missing }.
bar-not-in-trick = Getauscht werden nur Karten, die in diesem Stich gespielt wurden.

## Der Tisch in Worten

describe-table =
    { $round ->
        [0] { $phase }
       *[other] Runde { $round } · { $phase }
    } · { $stock ->
        [one] 1 Karte im Stapel
       *[other] { $stock } Karten im Stapel
    }
describe-table-player =
    { seat-alone }: { $lives ->
        [one] 1 Leben
       *[other] { $lives } Leben
    } · Imperator { $card } ({ $hp } von { $full } HP, { $use ->
        [attack] schwarze Angriffe
       *[defence] rote Verteidigung
    } +{ $perk })
describe-table-cards =
    { "  " }Angreifer { $cards }{ $covered ->
        [1] { " " }(nicht angreifbar)
       *[0] { "" }
    }{ $count ->
        [0] { "" }
       *[other] { " " }· Buffs { $others }
    }
describe-table-damage = { "  " }Schaden auf { $cards }: { $damage }
describe-table-dealt = { seat-alone }: { $cards }
describe-table-out = { seat-alone }: ausgeschieden
describe-table-trick = Stich: { $cards } { of-seat } ({ $attack }) gegen { $others } { of-other } ({ $defence })
describe-table-middle = In der Mitte: { $cards }

## Wo eine Karte liegt und was von ihr zu sagen ist

lies-stock = im Stapel
lies-discard = auf der Ablage
lies-middle = in der Mitte
lies-dealt =
    { $seat ->
        [you] dir
       *[other] { $seat }
    } ausgeteilt
lies-imperator =
    { $seat ->
        [you] dein Imperator
       *[other] Imperator von { $seat }
    }
lies-attackers =
    { $seat ->
        [you] unter deinen Angreifern
       *[other] unter den Angreifern von { $seat }
    }
lies-buffs =
    { $seat ->
        [you] unter deinen Buffs
       *[other] unter den Buffs von { $seat }
    }
fact-value =
    Wert { $value } · { $black ->
        [1] schwarz, die Farbe des Angriffs
       *[0] rot, die Farbe der Verteidigung
    }
fact-damage = { $damage } Schaden darauf

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

preset-rulebook = Wie in den Regeln
    .help = Drei Leben, keine Würfel, alle Karten offen: das ganze Spiel. Zu viert oder mit mehr kann es einen Abend füllen.
preset-recommended = Empfohlen
    .help = Zwei Leben, verdeckte Buffs, ein Farbbonus von 3, und beide Seiten eines Stichs würfeln: kürzer, länger offen, und die Partie bleibt selten stecken. Am besten zu zweit bis zu viert.
preset-first-game = Erste Partie
    .help = Ein Leben, alle Karten offen und keine Würfel; nach spätestens 15 Runden ist Schluss.
preset-short = Kurze Partie
    .help = Ein Leben, und beide Seiten eines Stichs würfeln: weniger als die halbe Zeit. Auch zu fünft oder mit mehr gut.
option-lives = Leben
    .help = So oft darf der Imperator fallen, bis man ausscheidet.
option-round_limit = Letzte Runde
    .help = Erreicht die Partie diese Runde, ist deren Schlacht die letzte: Es gewinnt, wer die meisten Leben hat, danach, wer die meisten HP hat.
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

# Cards of a list are set apart by this.
between-cards = { " " }

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

## Warum: Teile eines Standes, als Gründe

part-lives = du behältst mehr Leben
part-hp = dein Imperator ist gesünder
part-fallen = dein Imperator fällt nicht
part-attackers = du hast mehr Angreifer
part-buffs = du hast mehr Buffs
part-black-cards = deine schwarzen Karten sind stärker
part-red-cards = deine roten Karten sind stärker
part-rivals = die anderen stehen schlechter da
