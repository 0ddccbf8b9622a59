# Was die Seiten des Labors sagen

title-report = { $game }: was { $games } Partien zeigen
title-compare = { $game }: { $count } Einstellungen im Vergleich
title-tune = { $game }: welche Einstellungen die Ziele erreichen
kicker = Aus dem Labor
other-language = English
setting = { $players ->
    [one] Eine Person
   *[other] { $players } Personen
  }, gespielt von { $bots }. { $options }
standard-rules = Standardregeln.
with-options = Regeln: { $options }.
unfinished = Abgebrochen nach { $played } von { $games } Partien.
in-brief = Kurz gesagt
per-cent = { $value } %
quoted = »{ $text }«
between = { $low } bis { $high }

# Überschriften
part-length = Länge
part-wins = Wer gewinnt
part-tension = Spannung
part-skill = Glück und Können
part-decisions = Entscheidungen
part-use = Was benutzt wird
part-waiting = Ausscheiden und Warten
part-ends = Unentschieden und Grenzen
part-method = Wie gemessen wurde
part-settings = Die Einstellungen
part-differences = Was sich ändert
part-trials = Die Versuche

# Maße
measure-rounds = Runden
measure-decisions = Entscheidungen
measure-minutes = Minuten
measure-lead_changes = Führungswechsel
measure-lead_for_good = Wann endgültig geführt wird
measure-comebacks = Aufholjagden
measure-branching = Möglichkeiten je Entscheidung
measure-forced = Erzwungene Entscheidungen
measure-waiting = Zeit ohne Entscheidung
measure-longest_wait = Längstes Warten (Sekunden)
measure-out_early = Ausgeschieden vor der Halbzeit
measure-limit = Durch die Grenze beendet
measure-draws = Unentschieden
measure-lost = Gegen das Spiel verloren
measure-skill_random = Der Stärkere gewinnt (gegen Zufall)
measure-skill_quick = Der Denker gewinnt (gegen quick)
measure-seat_advantage = Vorteil eines Platzes
column-measure = Maß
column-change = Änderung
column-setting = Einstellung
column-goal = Abstand vom Ziel
column-games = Anteil der Partien
column-meaning = Was es bewirkt
column-side = Siege: { $side }
column-figure = Figur
column-played = So oft gespielt

# Länge
say-length = Eine Partie dauert { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }, { $decisions } Entscheidungen und etwa { $minutes } Minuten (Mediane). Vier von fünf Partien dauern { $low } bis { $high } Minuten.
say-length-even = Alle Partien sind ungefähr gleich lang.
say-length-wide = Die längsten Partien dauern weit länger als die kürzesten: Eine von zehn ist nach { $low } Minuten vorbei, eine von zehn dauert mehr als { $high }.

# Wer gewinnt
say-seats-fair = Kein Platz hat einen Vorteil, den { $games } Partien zeigen könnten: Jeder gewinnt zwischen { $low } und { $high } % der Partien.
say-seats-unfair = Die Plätze sind nicht gleich: Platz { $best } gewinnt { $high } % der Partien, Platz { $worst } nur { $low } %. Gerecht wären { $fair } %.
say-sides = { $side }: { $rate } % der Partien gewonnen ({ $low } bis { $high }).
say-figures-fair = Keine Figur fällt mehr auf, als es in { $games } Partien durch Zufall sein könnte: { $best } gewinnt mit { $high } % am häufigsten, { $worst } mit { $low } % am seltensten.
say-figures-unfair = Die Figuren sind nicht gleich: { $best } gewinnt { $high } % der Partien, { $worst } { $low } %.
say-coop = Gemeinsam gewinnt man { $rate } % der Partien gegen das Spiel ({ $low } bis { $high }).
seat = Platz { $number }
axis-wins = Anteil gewonnener Partien

# Spannung
say-lead = Die Führung wechselt im Schnitt { $changes }-mal je Partie. In der Hälfte der Partien führt endgültig, wer am Ende gewinnt, sobald { $share } % der Partie vorbei sind.
say-lead-late = Die meisten Partien bleiben lange offen.
say-lead-early = Die meisten Partien führt von früh an, wer sie am Ende gewinnt.
say-comebacks = In { $rate } % der Partien ({ $low } bis { $high }) hatte, wer am Ende gewann, einmal weniger als die halbe gerechte Aussicht.
say-no-standing = Dieses Spiel kann seine Stellungen noch nicht beurteilen; über Führung und Aufholjagden ist nichts bekannt.
axis-progress = Anteil der Partie, der vorbei ist
axis-chance = Aussicht des späteren Siegers
axis-for-good = Endgültig in Führung

# Können
say-skill = { $stronger } gegen { $weaker }: Der Stärkere gewinnt { $rate } % von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  } ({ $low } bis { $high }). Mit Glück allein wären es { $fair } %.
say-skill-all = Das Können entscheidet: Kaum ein Glück ist groß genug, den Schwächeren zu retten.
say-skill-some = Beides zählt: Wer besser spielt, gewinnt meistens und nicht immer.
say-skill-none = Meist Glück: Wer besser spielt, gewinnt kaum häufiger.
say-skill-unknown = Hier hat kein stärkerer Bot gegen einen schwächeren gespielt; über Glück und Können ist nichts bekannt.
say-skill-team = { $stronger } auf allen Plätzen gewinnt { $rate } % von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  } ({ $low } bis { $high }), { $weaker } { $other } %.
pair = { $stronger } gegen { $weaker }

# Entscheidungen
say-branching = Wer die Wahl hat, wählt im Schnitt aus { $choices } Möglichkeiten. Bei { $forced } % aller Entscheidungen ist nur eines möglich.
say-forced-many = So viele erzwungene Entscheidungen kosten Zeit und geben nichts: Sie sollten von selbst geschehen.
axis-choices = Möglichkeiten im Schnitt

# Gebrauch
say-dead-verbs = Nie gewählt: { $names }.
say-dead-events = Nie geschehen: { $names }.
say-dead-cards = Nie genannt: { $names }.
say-dead-why = Nie heißt nicht unbedingt tot: Es kann zu einer Option, einer Personenzahl oder einer Figur gehören, die hier nicht gespielt wurde.
say-rare = Selten, in weniger als einer von zwanzig Partien: { $names }.
say-alive = Jede Handlung wurde mindestens einmal gewählt.
say-alive-events = Alles, was erzählt werden kann, ist mindestens einmal geschehen.
and-more = und { $count } weitere
axis-use = Mal je Partie
column-use = Was
column-in-games = In wie vielen Partien
all-uses = Alle, in Zahlen
use-verbs = Handlungen
use-events = Ereignisse
use-cards = Karten

# Was Spiele mit einem Bild zeigen oder an zwei Stellen gleich sagen
use-verbs-kapow-be = … sein
use-verbs-kapow-trigger = … auslösen
use-verbs-kapow-gain-face = Eine Seite erhalten: …
use-verbs-kapow-gain-die = Einen Würfel erhalten: …
use-verbs-kapow-attach-for-ai = Für die KI eine Seite aufstecken: …
use-verbs-kapow-strip = Eine Seite verlieren, die auf einem Würfel steckt: …
use-verbs-kapow-detach = … vom Würfel nehmen
use-verbs-kapow-swap-die = Einen Würfel tauschen: … gegen …
use-verbs-kapow-swap-face = Eine Seite tauschen: … gegen …
use-events-kapow-reveals = … deckt … auf
use-verbs-villainous-go = Nach … ziehen
use-verbs-villainous-stay = In … bleiben
use-verbs-villainous-place = An diesen Ort: …
use-verbs-villainous-target = Gegen diese Person: …
use-verbs-villainous-play-card = … aus der Hand spielen
use-verbs-villainous-play-fate = … als Schicksal spielen
use-verbs-villainous-react = … als Bedingung spielen
use-verbs-villainous-defeat = … durch eine Wirkung besiegen
use-verbs-rushout-afflict = … heimsuchen
use-cards-rushout-dragon-small = Kleines Drachenplättchen
use-cards-rushout-dragon-large = Großes Drachenplättchen
use-verbs-reckoners-turn = Einen Würfel drehen: …
use-verbs-reckoners-lose = Einen Würfel verlieren: …
use-verbs-reckoners-take-weaken = Als Belohnung den Epic schwächen (…)
use-verbs-reckoners-take-hamper = Als Belohnung Steelheart bremsen (…)

# Warten
say-waiting = Während der Partie hat man { $share } % der Zeit nichts zu entscheiden. Das längste Warten einer Partie dauert im Schnitt { $seconds } Sekunden.
say-no-waiting = In Echtzeit spielen alle zugleich: Niemand wartet auf einen Zug.
say-out = { $early } % der Mitspielenden sind ausgeschieden, bevor die Hälfte der Runden gespielt ist.
say-nobody-early = Kaum jemand scheidet aus, bevor die Hälfte der Runden gespielt ist.
say-nobody-out = Niemand scheidet früh aus.
axis-out = Gespielte Runden beim Ausscheiden
axis-players = Anteil der Ausgeschiedenen

# Ende
say-limit = { $rate } % der Partien enden, weil die letzte Runde vorbei ist, und nicht, weil vorher jemand gewonnen hat ({ $low } bis { $high }).
say-no-limit = Keine Partie wurde durch eine Grenze beendet.
say-draws = { $rate } % enden unentschieden.
say-no-draws = Es gab kein Unentschieden.

# Verfahren
method-seed = Startwert »{ $seed }«: Derselbe Befehl spielt dieselben Partien, auf einem Prozessor oder auf vielen.
method-version = Fassung { $rules } der Regeln, Fassung { $bots } der Bots: Andere spielen andere Partien.
method-pace = Minuten sind solche von Menschen am Tisch: { $forced } s für Erzwungenes, { $shortest } s für eine Entscheidung und { $doubling } s mehr für jede Verdopplung der Möglichkeiten; wer gleichzeitig gefragt ist, denkt gleichzeitig. Das ist eine Annahme, gut zum Vergleichen.
method-clock = Minuten sind die der Tischuhr, im Tempo der Bots.
method-standing = Führung und Aussichten kommen aus dem Stand, den das Urteil des Spiels selbst jemandem gibt, der zusieht, jeweils zu Beginn eines Zugs oder einer Phase.
method-sure = In Klammern steht, zwischen welchen Werten der wahre liegt, mit einer Sicherheit von 95 %.
method-data = Die Daten liegen neben dieser Seite: games.parquet hat eine Zeile je Partie, turns.parquet eine je Zug.
axis-relative = Änderung, als Anteil des bisherigen Werts
axis-points = Änderung, in Prozentpunkten
method-folders = Die Daten liegen neben dieser Seite, je Einstellung in einem Ordner: games.parquet hat eine Zeile je Partie, turns.parquet eine je Zug.
method-trials = Was versucht wurde, liegt neben dieser Seite; derselbe Befehl mit --resume und mehr Versuchen macht weiter.
method-bots = Bots sind keine Menschen: Wofür die Bots blind sind, dafür ist es auch diese Seite.

# Vergleich
say-baseline = Verglichen mit { $setting }, bei denselben Startwerten.
say-sure = Hinreichend sicher
say-unsure = Könnte Zufall sein
verdict-longer = { $percent } % länger ({ $low } bis { $high })
verdict-shorter = { $percent } % kürzer ({ $low } bis { $high })
verdict-more-skill = der Stärkere gewinnt häufiger: { $after } gegen { $before } %
verdict-less-skill = der Stärkere gewinnt seltener: { $after } gegen { $before } %
verdict-more-limit = die Grenze beendet mehr Partien: { $after } gegen { $before } %
verdict-less-limit = die Grenze beendet weniger Partien: { $after } gegen { $before } %
verdict-more-tension = die Führung wechselt häufiger: { $after }- gegen { $before }-mal
verdict-less-tension = die Führung wechselt seltener: { $after }- gegen { $before }-mal
verdict-later = endgültig geführt wird später: nach { $after } gegen { $before } % der Partie
verdict-earlier = endgültig geführt wird früher: nach { $after } gegen { $before } % der Partie
verdict-more-draws = häufiger unentschieden: { $after } gegen { $before } %
verdict-less-draws = seltener unentschieden: { $after } gegen { $before } %
verdict-more-out = mehr scheiden früh aus: { $after } gegen { $before } %
verdict-less-out = weniger scheiden früh aus: { $after } gegen { $before } %
verdict-more-lost = mehr Partien gehen verloren: { $after } gegen { $before } %
verdict-less-lost = weniger Partien gehen verloren: { $after } gegen { $before } %
verdict-side = Siege { $side }: { $after } statt { $before } %
verdict-seats = die Plätze sind nicht gleich: Platz { $best } gewinnt { $high } %, Platz { $worst } { $low } %
verdict-gone = nie mehr gewählt: { $names }
verdict-new = jetzt gewählt: { $names }
verdict-none = kein Unterschied, den { $games ->
    [one] eine einzige Partie zeigen könnte
   *[other] { $games } Partien zeigen könnten
  }
verdict-little = kein Unterschied in Länge, Können, Spannung oder Ende, den { $games } Partien zeigen könnten; sicher ändert sich { $changes }
verdict = { $setting }: { $parts }.

# Abstimmen
say-goals = Ziele: { $goals }. { $trials } Einstellungen wurden versucht, je { $games } Partien.
say-varied = Verändert wurde: { $ranges }.
say-best = Allen Zielen am nächsten: { $setting } ({ $reached }).
say-front = Die Front (●, im Bild messingfarben): Keine andere Einstellung ist einem Ziel näher, ohne von einem anderen weiter weg zu sein.
reached = { $measure } { $value }
say-tuned = Jeder Versuch ist eine Stichprobe: { $games } Partien lassen dem Zufall Raum; die besten sollten noch einmal verglichen werden, ehe entschieden wird.

# Auf der Befehlszeile
lab-missing = Das braucht { $library }, und es ist nicht installiert. Installieren mit: pip install 'spieltisch[{ $extra }]'
lab-occupied = In { $folder } liegt schon etwas. Damit weitermachen (--resume) oder einen anderen Ordner wählen (--out).
lab-other-study = In { $folder } liegen Partien einer anderen Untersuchung (Unterschied: { $parts }). Nichts kam hinzu. Bitte angeben, womit sie begann, oder einen anderen Ordner wählen (--out).
lab-other-rules = Die Regeln haben sich geändert, seit die Partien in { $folder } gespielt wurden. Nichts kam hinzu. Bitte einen anderen Ordner wählen (--out).
lab-other-bots = Die Bots haben sich geändert, seit die Partien in { $folder } gespielt wurden (Fassung { $kept }, jetzt { $now }). Nichts kam hinzu, nichts ging verloren. Wer sie sehen will, wie sie sind, verlangt nicht mehr, als da ist (--games, --duels, --trials); mit den Bots von heute geht es in einem anderen Ordner weiter (--out).
lab-other-worker = Ein Helfer spielt mit anderen Bots als dieser Rechner (Fassung { $theirs }, hier { $ours }). Seine Partien wurden nicht genommen; was vorher gespielt war, bleibt. Bitte überall denselben Spieltisch installieren und dann mit --resume weitermachen.
lab-no-folder = Nach { $path } lässt sich nicht schreiben: Dort liegt schon etwas anderes dieses Namens. Bitte einen anderen Ort wählen (--out, --page).
lab-no-right = Nach { $path } darf nicht geschrieben werden. Bitte einen anderen Ort wählen (--out, --page).
lab-no-setting = An keinem dieser Tische lässt sich etwas spielen: { $game } ist für { $players } Personen.
lab-only = »{ $text }« ist keine Option von { $game }. Optionen sind { $known }.
lab-where = { $on } ist kein Ort zum Spielen. Möglich sind ray und ray:ADRESSE.
lab-no-cluster = Unter { $address } nimmt uns kein Ray-Cluster an: { $reason }
lab-playing = Partien werden gespielt
lab-stopped = Abgebrochen nach { $played } von { $games } Partien. Was da ist, bleibt; derselbe Befehl mit --resume macht weiter.
lab-stopped-search = Abgebrochen nach { $tried } versuchten Einstellungen. Was da ist, bleibt; derselbe Befehl mit --resume macht weiter.
lab-written = Geschrieben: { $file }
lab-with = »{ $text }« setzt keine Option. Gemeint ist NAME=WERT, mehrere durch Kommas getrennt, der Name einer Voreinstellung oder »standard«.
lab-one-setting = Es gibt nichts zu vergleichen. Bitte mindestens zwei Einstellungen nennen: --with standard --with NAME=WERT.
lab-vary = »{ $text }« sagt nicht, wie eine Option sich ändern soll. Gemeint ist NAME=VON..BIS oder NAME=EINS,ANDERES.
lab-goal = »{ $text }« ist kein Ziel. Gemeint ist MASS=ZAHL; Maße sind { $known }.

# Das Urteil
verdict-title = { $game }: was jede Regel bewirkt
verdict-made = Gemacht mit
verdict-table = { $players ->
    [one] Eine Person
   *[other] { $players } Personen
  }, gespielt von { $bot }
verdict-settings = Was versucht wird
verdict-sample = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  } je Einstellung, gespielt von { $bots }, bei denselben Startwerten{ $duels ->
    [0] .
   *[other] ; { $duels } Duelle je Einstellung trennen Glück von Können.
  }
verdict-version = Fassung { $rules } der Regeln, Fassung { $bots } der Bots.
verdict-unfinished = Abgebrochen, ehe alle Partien gespielt waren; derselbe Befehl mit --resume macht weiter.
verdict-even = Kein Unterschied, den so viele Partien zeigen könnten.
verdict-uneven = Das ist mehr Unterschied, als der Zufall brächte.
verdict-for = Die Zahlen sprechen für: { $names }. Etwas ist sicher besser als mit den Standardregeln und nichts sicher schlechter, was Grenzen, Unentschieden, frühes Ausscheiden und Spannung angeht.
verdict-for-none = Die Zahlen sprechen für keine Einstellung gegen die Standardregeln: Nichts ist sicher besser, ohne dass anderes schlechter wäre.
verdict-many = Wo so vieles verglichen wird, wirkt einer von zwanzig Unterschieden durch Zufall sicher.
verdict-dead = Was nie benutzt wird
lab-tables = »{ $text }« ist kein Tisch. Gemeint ist PERSONEN, PERSONENxPARTIEN oder PERSONENxPARTIEN@BOT.
