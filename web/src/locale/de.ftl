### Was die Seite selbst sagt, auf Deutsch. Schlüssel beginnen mit `ui-`; Fehler sind `error-<key>`.

## Überall

ui-app = Spieltisch
ui-home = Zur Startseite
ui-about = Über uns
ui-unofficial = Ein inoffizielles Fanprojekt, ohne Werbung und Konten.
ui-language = Sprache
ui-look =
    { $look ->
        [light] Aussehen: hell
        [dark] Aussehen: dunkel
       *[auto] Aussehen: wie das Gerät
    }
ui-loading = Einen Moment …
ui-try-again = Noch einmal versuchen
ui-really = Wirklich?
ui-close = Schließen
ui-back = Zurück
ui-trouble = Das hat nicht geklappt ({ $key }).
ui-guest = Gast { $number }
ui-bot = Bot { $number }
ui-kept-warm = Bot für { $name }

## Die Startseite

ui-start-title = Nehmt Platz.
ui-start-about = Brettspiele an einem Tisch, auf dem Sofa oder weit voneinander. Kein Konto, keine Installation: Wähl ein Spiel und schick deinen Leuten einen Link.
ui-start-games = Spiele
ui-players = { $from } bis { $to } Personen
ui-how-to-play = So wird gespielt
ui-set-table = Tisch decken
ui-set-table-for = { $game }: Tisch decken
ui-i-play = Was du spielst
ui-others = Wer spielt noch mit?
ui-how-to-set = Wie wollt ihr spielen?
ui-role-taken = Die Rolle ist schon vergeben.
ui-role-of-seat = Was Platz { $number } spielt: { $role }
ui-plays = { $option }: { $role }
ui-friend-comes = Kommt mit deinem Link
ui-seats-count =
    { $count ->
        [one] Eine Person
       *[other] { $count } Personen
    }
ui-unit-seconds = Sekunden
ui-unit-minutes = Minuten
ui-your-name = Dein Name
ui-how-many = Wie viele spielen mit?
ui-who-plays = Wer spielt mit?
ui-seat-me = Du
ui-seat-number = Platz { $number }
ui-name-of-seat = Name für Platz { $number }
ui-who-bot = Bot
ui-who-friend = Freunde
ui-who-here = Dieses Gerät
ui-options = Mehr Regeln zur Wahl
ui-option-of-seat = { $option }, Platz { $number }
ui-open-table = Tisch öffnen und einladen
ui-play-now = Spielen
ui-join-title = Zu Freunden
ui-code = Code des Tisches
ui-join = Hereinkommen
ui-record-title = Eine gespeicherte Partie
ui-record-about = Noch einmal ansehen oder weiterspielen.
ui-record-choose = Datei wählen
ui-record-watch = Ansehen
ui-record-go-on = Weiterspielen
ui-invited-title = Du bist eingeladen
ui-invited-about = Wie sollen wir dich am Tisch nennen?
ui-lost-title =
    { $why ->
        [was-removed] Du sitzt nicht mehr an diesem Tisch
        [removed] Du hast den Tisch verlassen
        [replaced] Der Tisch ist anderswo offen
        [room-archived] Dieser Tisch ist weggeräumt
       *[other] Hier ist nichts
    }
ui-lost-about = Diese Adresse führt nirgendwohin, oder der Tisch ist abgeräumt.
ui-to-start = Zu den Spielen

## Der Raum vor der Partie

ui-room = Tisch { $code }
ui-lobby-title = Ein Tisch für { $game }
ui-invite-title = Einladen
ui-invite-about = Wer mitspielen soll, scannt das Bild, öffnet den Link oder tippt den Code ein.
ui-qr = QR-Code mit der Einladung zu diesem Tisch
ui-copy-link = Link kopieren
ui-copied = Kopiert
ui-share = Teilen
ui-lock = Tür abschließen
ui-locked = Die Tür ist zu
ui-seats-title = Plätze
ui-seat-open = Freier Platz
ui-seat-open-about = Wartet auf jemanden
ui-bot-about = Spielt aufs Geratewohl
ui-host = Leitet den Tisch
ui-make-host = Leitung übergeben
ui-away = Nicht verbunden
ui-is-ready = Bereit
ui-not-ready = Noch nicht bereit
ui-sit = Hinsetzen
ui-which-bot = Stärke des Bots auf Platz { $number }
ui-strength = { $strength }: { $name }
ui-change-seat = Lieber hier spielen
ui-sit-here = An diesem Gerät
ui-stand-up = Aufstehen
ui-watch-only = Nur zusehen
ui-make-bot = Bot
ui-make-open = Platz freigeben
ui-remove = Wegschicken
ui-standing = Sehen zu
ui-seats-rule =
    { $minutes ->
        [one] Hat die Partie begonnen, wechselt ein Platz nur, wenn einverstanden ist, wer dort spielt. Ist diese Person eine Minute lang weg, entscheiden alle anderen am Tisch.
       *[other] Hat die Partie begonnen, wechselt ein Platz nur, wenn einverstanden ist, wer dort spielt. Ist diese Person { $minutes } Minuten lang weg, entscheiden alle anderen am Tisch.
    }
ui-start = Anfangen
ui-start-fills =
    { $count ->
        [one] Den freien Platz nimmt ein Bot.
       *[other] Die { $count } freien Plätze nehmen Bots.
    }
ui-start-unready =
    { $count ->
        [one] Ein Gast ist noch nicht bereit.
       *[other] { $count } Gäste sind noch nicht bereit.
    }
ui-i-am-ready = Ich bin bereit
ui-not-ready-after-all = Doch noch nicht bereit
ui-brought =
    { $phase ->
        [lobby] { $name } hat in diesen Raum eine gespeicherte Partie mitgebracht und kannte ihren Startwert. Die nächste Partie wird neu gemischt.
        [over] { $name } hat diese gespeicherte Partie mitgebracht und kannte ihren Startwert.
       *[playing] { $name } hat diese gespeicherte Partie mitgebracht und kennt ihren Startwert, aus dem sich alles Kommende errechnen lässt.
    }
ui-host-starts = Wer den Tisch leitet, fängt die Partie an.

## Die Verbindung

ui-light =
    { $light ->
        [open] Verbunden
        [connecting] Verbinde …
        [lost] Verbinde wieder …
        [offline] Kein Netz
       *[gone] Geschlossen
    }
ui-light-long =
    { $light ->
        [offline] Kein Netz. Der Tisch wartet, nichts geht verloren.
       *[other] Verbinde wieder … Nichts geht verloren.
    }

## Der Tisch

ui-explain = Was heißt das?
ui-tip = Erklärung
ui-choices = Was du tun kannst
ui-all-choices = Alle Möglichkeiten ({ $count })
ui-no-choices = Im Moment hast du nichts zu entscheiden.
ui-sending = unterwegs …
ui-a-moment = einen Moment, andere dürfen reagieren
ui-again-to-confirm = noch einmal zum Bestätigen
ui-hint = Tipp
ui-hint-about = Was täte ein Bot?
ui-hint-thinking = Ein Bot denkt nach …
ui-hint-do = So machen
ui-hint-close = Tipp weglegen
ui-hint-touch = Berühre, was leuchtet.
ui-hint-more = Und was noch?
ui-hint-which = Was meinst du?
ui-ahead = Was geschehen wird
ui-final = { $why ->
    [chance] Was dann fällt, entscheidet der Zufall.
   *[seen] Dann wird Verborgenes aufgedeckt.
  }
ui-let-go = Loslassen
ui-undo = Zurück
ui-log = Was geschah
ui-log-empty = Noch ist nichts geschehen.
ui-in-words = Der Tisch in Worten
ui-beside = Neben dem Tisch
ui-chat = Gespräch
ui-chat-unread =
    { $count ->
        [0] Gespräch
        [one] Gespräch, 1 neue Nachricht
       *[other] Gespräch, { $count } neue Nachrichten
    }
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-news-host =
    { $why ->
        [gone] { $before } ist seit einer Minute weg. Jetzt leitet { $name } den Tisch.
        [given] { $before } hat die Leitung des Tisches an { $name } übergeben.
       *[left] { $before } ist gegangen. Jetzt leitet { $name } den Tisch.
    }
ui-news-seat =
    { $why ->
        [given] { $before } hat { $name } Platz { $number } überlassen.
        [agreed] Die Runde ist einverstanden: { $name } spielt jetzt auf Platz { $number }.
        [bot] { $name } spielt jetzt statt eines Bots auf Platz { $number }.
        [person] { $before } ist weg: { $name } spielt jetzt auf Platz { $number }.
       *[open] { $name } hat sich auf Platz { $number } gesetzt.
    }
ui-news-seat-wanted = { $name } bittet um Platz { $number }.
ui-news-seat-denied = { $name } bekommt Platz { $number } nicht.
ui-news-seat-unwanted = { $name } bittet nicht mehr um Platz { $number }.
ui-news-brought = { $name } hat eine gespeicherte Partie mitgebracht und kennt ihren Startwert.
ui-news-shaky = { $name } hat wieder die Verbindung verloren. Ein Bot spielt weiter, bis sie hält.
ui-news-time-up = Die Bedenkzeit von { $name } ist um. Ein Bot spielt weiter.
ui-turn-time = Bedenkzeit
ui-turn-time-off = keine: jeder denkt, solange er will
ui-turn-time-of = { $unit ->
    [seconds] { $seconds } Sekunden
   *[minutes] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
      }
  } { $per ->
    [move] je Zug
   *[player] für die ganze Partie
  }
ui-turn-time-about = Ist sie um, entscheidet ein Bot: bei Zeit je Zug nur dieses Mal, sonst bis zum Ende der Partie.
ui-clocks = Bedenkzeit
ui-clock-window = Zeit zu reagieren
ui-chat-say = Etwas sagen
ui-chat-aside = Nur meine Seite hört es
ui-chat-side = an { $side }
ui-proposes = schlägt vor: { $choice }
ui-proposes-past = hat Platz { $seat } etwas vorgeschlagen.
ui-proposal-accept = Machen
ui-suggests = { $name } schlägt vor: { $choice }
ui-proposal-decline = Nein, danke
ui-proposal-lapsed = Was { $name } vorgeschlagen hat, geht nicht mehr.
ui-chat-send = Senden
ui-emotes = Schnelle Worte
ui-emote-hello = Hallo!
ui-emote-bravo = Gut gespielt!
ui-emote-ha = Ha!
ui-emote-ouch = Autsch!
ui-emote-hmm = Hm …
ui-emote-thanks = Danke!
ui-sound = Töne
ui-sound-about =
    { $on ->
        [on] Du hörst, was geschieht. Ein Druck macht den Tisch stumm.
       *[off] Der Tisch ist stumm. Ein Druck, und du hörst, was geschieht und wann du dran bist.
    }
ui-volume = Lautstärke
ui-volume-is = { $percent } Prozent
ui-volume-about = Karten, Würfel, Treffer, Gewinne, dein Zug und das Ende klingen jeweils anders. Dieses Gerät merkt sich, wie laut du es magst.
ui-zoom = Größe des Tisches
ui-zoom-in = Näher heran
ui-zoom-out = Weiter weg
ui-zoom-whole = Ganzer Tisch
ui-zoom-is = { $percent } %
ui-zoom-about = Zwei Finger holen den Tisch heran, ebenso das Mausrad mit Strg; verschieben lässt er sich mit einem Finger, dem Rad oder der Maus.
ui-full-screen = Vollbild
ui-hold = Spiel anhalten
ui-people = Wer da ist
ui-help = Hilfe
ui-hand-to-bot = Einen Bot spielen lassen
ui-take-back = Wieder selbst spielen
ui-want = Um den Platz bitten
ui-withdraw = Nicht mehr bitten
ui-wants-this = { $name } bittet um diesen Platz
ui-wanted =
    { $whose ->
        [mine] { $name } möchte deinen Platz ({ $number }) übernehmen, mit allem, was man dort sieht. Bist du einverstanden?
        [bot] { $name } möchte statt des Bots auf Platz { $number } spielen, mit allem, was man dort sieht. Bist du einverstanden?
       *[other] { $name } möchte Platz { $number } ({ $owner }) übernehmen, mit allem, was man dort sieht. Bist du einverstanden?
    }
ui-agree = Einverstanden
ui-decline = Ablehnen
ui-you-want = Du hast um Platz { $number } gebeten. Gefragt: { $names }.
ui-gone =
    { $minutes ->
        [one] Seit über einer Minute weg
       *[other] Seit über { $minutes } Minuten weg
    }
ui-shaky = Deine Verbindung war wieder weg. Ein Bot spielt für dich, bis sie eine Weile hält.
ui-seats-free = Die Partie geht weiter, wenn alle Plätze besetzt sind: von dir, einem Bot oder jemandem mit dem Link.
ui-watches = sieht zu
ui-title-your-turn = Du bist dran
ui-chosen = Deine Wahl ist getroffen.
ui-watching = Du siehst zu.
ui-waiting = Einen Moment …
ui-waiting-for = Gewartet wird auf: { $names }.
ui-hand-over = Gib das Gerät an { $name } weiter
ui-hand-over-about = Alle anderen schauen weg.
ui-i-am = Ich bin { $name }
ui-others-may-react = Andere dürfen reagieren.
ui-you-may-react = Du darfst reagieren:
ui-do-not-react = Nicht jetzt
ui-do-not-react-in-turn = In diesem Zug nicht
ui-no-reaction = Keine Reaktion
ui-may-react = { $name } darf reagieren
ui-may-react-about = Wer will, nimmt das Gerät; alle anderen schauen weg. Sonst geht es gleich weiter.
ui-reaction-time = Bedenkzeit für Reaktionen
ui-reaction-time-about = So lange bleibt dir in den Zügen der anderen, um eine Karte dazwischen zu spielen: { $seconds } Sekunden. Die Zeit läuft immer ganz ab, damit niemand etwas daraus schließen kann.
ui-see-table = Den Tisch ansehen
ui-see-result = Das Ergebnis
ui-rematch = Noch einmal
ui-earlier-rules = Diese Partie hat unter früheren Regeln begonnen
ui-earlier-rules-about = { $game } wurde seitdem aktualisiert und die Regeln haben sich geändert. Die Partie lässt sich hier deshalb nicht fortsetzen oder ansehen. Ihr könnt sie speichern und in derselben Runde neu anfangen.
ui-rematch-next = Weiter: { $what }
ui-rematch-otherwise = Anders aufstellen
ui-course = Wie es lief
ui-course-about = Die Aussichten aller auf den Sieg, vom Anfang bis zum Ende der Partie
ui-course-turn = { $name }: { $rises ->
    [yes] plus
   *[no] minus
  } { $percent } Prozent.
ui-rematch-by-host = Wer den Tisch leitet, kann noch einmal anfangen.
ui-replay = Partie noch einmal ansehen
ui-save-record = Partie speichern
ui-help-table = Was leuchtet, steht zur Wahl: Berühre es, und berühre es noch einmal, um zu bestätigen. Du kannst auch eine Karte auf eine andere ziehen oder die Liste nehmen. Halte eine Karte fest oder verweile darauf, dann erklärt sie sich.
ui-ways = Was kann ich hier tun?
ui-ways-can = Du kannst
ui-ways-count = { $count } Möglichkeiten
ui-ways-now = Jetzt: { $choice }. { $told }
ui-ways-cannot = Was jetzt nicht geht
ui-ways-dim = Was du sonst nicht wählen kannst, sagt warum, wenn du es berührst.
ui-ways-none = Im Moment fragt dich niemand etwas. Sieh dich um: Was geschieht, steht in der Liste, und die Regeln sind hinter dem Fragezeichen.
ui-legend = Was die Symbole bedeuten
ui-help-keys = Tasten
ui-key =
    { $key ->
        [a] alle Möglichkeiten als Liste
        [x] was du hier tun kannst, in Worten
        [u] die letzte Wahl zurücknehmen
        [b] ein Tipp: was ein Bot täte, und warum
        [n] das Nächste zeigen, was die anderen tun
        [c] Gespräch
        [l] was geschah
        [nearer] näher an den Tisch heran
        [farther] weiter weg
        [whole] den ganzen Tisch sehen
        [v] Vollbild an und aus
        [m] Töne an und aus
        [Esc] in die Gegenwart springen oder loslassen, was gewählt ist
       *[other] diese Hilfe
    }
ui-leave-table = Den Tisch verlassen (der Platz bleibt deiner)

## Noch einmal ansehen

ui-replay-of = { $game }, noch einmal
ui-replay-none = Keine gespeicherte Partie ist offen. Wähl eine auf der Startseite.
ui-replay-begin = Der Anfang
ui-replay-secret = { $name } wählt verdeckt.
ui-first = Zum Anfang
ui-previous = Einen Schritt zurück
ui-next = Einen Schritt weiter
ui-last = Zum Ende
ui-play = Laufen lassen
ui-pause = Anhalten
ui-moment = Moment der Partie
ui-moment-of = { $at } von { $last }
ui-view-of = Wessen Blick
ui-view-spectator = Wie man es beim Zusehen sieht
ui-view-seat = Wie { $name } es sieht
ui-fair = War der Zufall ehrlich?
ui-fair-about = Vor dem ersten Zug bekamen alle die Prüfsumme (SHA-256) des Startwerts, aus dem aller Zufall kommt. Jetzt ist der Startwert offen, und alle können prüfen, dass es derselbe ist.
ui-verified = Geprüft: Startwert, jede Wahl und das Ende passen zusammen.
ui-verifying = Wird geprüft …
ui-not-verified = Diese Partie ließ sich nicht prüfen.
ui-commitment = Prüfsumme
ui-seed = Startwert

## Regeln und über uns

ui-rules-title = So wird { $game } gespielt
ui-about-title = Über diesen Tisch
ui-about-what = Spieltisch ist ein digitaler Spieltisch. Er kennt die Regeln, gibt, zählt und bewahrt Geheimnisse; das Spielen ist eure Sache.
ui-about-fans = Er ist ein inoffizielles Projekt von Leuten, die gern spielen. Er gehört zu keinem Verlag und zeigt weder Bilder noch Texte von einem: Alle Worte, Karten und Bretter hier sind unsere eigenen.
ui-about-data = Gespeichert wird nur, was eine Partie braucht. Ein Cookie hält deinen Platz; Name, Sprache und Aussehen merkt sich dein Browser.
ui-about-icons-title = Zeichen
ui-about-icons = Die Zeichen auf den Karten sind von { $authors }, aus game-icons.net, unter der Lizenz CC BY 3.0. Farben, Größen und feine Linien wurden geändert.
ui-about-font-title = Schrift
ui-about-font = Die Buchstaben auf Karten und Tafeln sind die Cinzel von Natanael Gama (The Cinzel Project Authors), unter der SIL Open Font License 1.1.
ui-about-licence-title = Lizenz
ui-about-licence = Das Programm ist freie Software unter der Apache-Lizenz 2.0.

## Was alle Bretter sagen

ui-paused = Wir warten auf { $names } …
ui-held = { $name ->
        [you] Du hast
       *[other] { $name } hat
    } das Spiel angehalten.
ui-go-on = Weiter geht’s
ui-paused-left =
    { $seconds ->
        [one] Kommt niemand zurück, spielen in 1 Sekunde Bots weiter.
       *[other] Kommt niemand zurück, spielen in { $seconds } Sekunden Bots weiter.
    }
ui-tutor = So wird gespielt
ui-tutor-on = Weiter
ui-tutor-try = Ausprobieren
ui-tutor-still = Solange du liest, steht die Zeit still.
ui-tutor-skip = Überspringen
ui-tutor-end = Alles klar!
ui-tutor-again = Zeig mir noch einmal, wie es geht
ui-pile-empty = Hier liegt noch nichts.
ui-pile-read = Berühre eine Karte, um sie zu lesen.
ui-reader = Diese Karte
ui-lower = Karte weglegen
ui-stage-aside = Den Tisch ansehen
ui-stage-back = Zurück zur Wahl

## Was die anderen tun, eins nach dem anderen

ui-lane = Was gerade geschieht
ui-pace = Tempo
ui-pace-about = Wie schnell du siehst, was die anderen tun. Niemand wartet darauf, und was du selbst tust, geht vor: Ein Tipp auf den Tisch springt in die Gegenwart.
ui-pace-is =
    { $pace ->
        [slow] Langsam
        [fast] Schnell
        [step] Schrittweise
        [none] Alles sofort
       *[normal] Normal
    }
ui-show-next = Weiter
ui-show-skip = In die Gegenwart springen
ui-show-back = Zurück in die Gegenwart
ui-show-again = Noch einmal zeigen
ui-show-your-turn = Gleich bist du dran. Das ist geschehen:
ui-looking-back = Vorhin
ui-strip = Seit deinem letzten Zug
ui-strip-empty = Seit deinem letzten Zug ist nichts geschehen.
ui-follow = Dem Geschehen folgen
ui-follow-about = Wenn andere am Zug sind, zeigt der Tisch, wo etwas geschieht. Sobald du gefragt wirst, zeigt er wieder deinen Teil.

## Was schiefgehen kann

error-no-connection = Der Tisch ist nicht zu erreichen. Läuft der Server?

## Wiederkommen

ui-continue = Weiterspielen
ui-with = mit { $names }
ui-match-over = Zu Ende. Noch einmal ansehen
ui-match-lobby = Noch nicht begonnen
ui-match-waits = { $names } ist dran
ui-to-table = Zum Tisch
ui-finished =
    { $count ->
        [one] Eine beendete Partie
       *[other] { $count } beendete Partien
    }
ui-personal = Meine Partien auf ein anderes Gerät
ui-personal-about = Öffne diesen Link auf dem anderen Gerät oder scann dort das Bild. Wer den Link hat, spielt als du: Behalte ihn für dich. Ein neuer Link macht den alten ungültig.
ui-personal-make = Meinen Link machen
ui-personal-qr = Dein persönlicher Link als QR-Code
ui-me-title = Deine Partien auf diesem Gerät
ui-me-about = Dieser Link bringt alle deine Partien auf dieses Gerät. Auf dem anderen ändert sich nichts.
ui-me-own =
    { $count ->
        [one] Dieses Gerät hat schon eine eigene Partie. Sie bleibt, wo sie ist, wird hier aber nicht mehr aufgeführt.
       *[other] Dieses Gerät hat schon { $count } eigene Partien. Sie bleiben, wo sie sind, werden hier aber nicht mehr aufgeführt.
    }
ui-me-enter = Hierher holen
ui-open-tables = Offene Tische
ui-table-of = Tisch von { $name }
ui-seats-left =
    { $count ->
        [0] Alle Plätze sind besetzt; du kannst zusehen.
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
ui-publish = Tisch öffentlich zeigen
ui-publish-about = Wer auf die Startseite kommt, kann mitspielen, solange du hier wartest.
ui-notes = Benachrichtigen
ui-notes-about = Wenn du dran bist und gerade woanders hinsiehst.
ui-notes-denied = Dein Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen ändern.
ui-share-replay = Partie teilen

## Ohne Verbindung

ui-offline = Du bist offline. Regeln lesen und einen Tisch vorbereiten geht; zum Spielen braucht es den Server.
ui-offline-title = Du bist offline
ui-offline-about = Der Tisch, den du suchst, steht auf dem Server, und der ist gerade nicht zu erreichen. Sobald du wieder online bist, öffnet er sich von selbst; nichts Gespieltes geht verloren.
