### Die Helden, das Drachenplättchen und was es auf dem Markt gibt.

## Helden

heals-tile = Verwundet spielt er weiter, bis Helden die Felder des Plättchens füllen und ihn heilen.

card-bard = Barde
    .long = Joker gelten als Schlüssel. Mit Erfahrung (1 Punkt): einen geworfenen, noch nicht gelegten Würfel irgendeines Helden auf den Joker drehen. { heals-tile }
card-ranger = Waldläufer
    .long = Joker gelten als Fußspuren. Mit Erfahrung (2 Punkte): eine Schwäche oder einen Fluch loswerden. { heals-tile }
card-warrior = Krieger
    .long = Joker gelten als Schwerter. Mit Erfahrung (3 Punkte): den Drachen einen Schritt zurückdrängen. { heals-tile }
card-paladin = Paladin
    .long = Joker gelten als Feuer. Mit Erfahrung (3 Punkte): einen verwundeten Helden sofort heilen. { heals-tile }

## Das Drachenplättchen

pushes-dragon = Hierhin kommen nur Joker, von höchstens zwei Helden. Ist es geschafft, geht der Drache einen Schritt zurück in Richtung seines Plättchens; es bleibt liegen und lässt sich wieder füllen.

card-dragon-small = Drachenplättchen
    .long = { pushes-dragon }
card-dragon-large = Drachenplättchen
    .long = { pushes-dragon }

## Ausrüstung für die Helden

card-torch = Fackel
    .long = Deine Joker dürfen auch als Feuer gelten.
card-boots = Stiefel
    .long = Deine Joker dürfen auch als Fußspuren gelten.
card-lockpick = Dietrich
    .long = Deine Joker dürfen auch als Schlüssel gelten.
card-whetstone = Wetzstein
    .long = Deine Joker dürfen auch als Schwerter gelten.
card-amulet = Amulett
    .long = Deine Joker dürfen auch als Herzen gelten.
card-crown = Krone
    .long = Deine Joker dürfen als jedes Symbol gelten.

## Schriftrollen für den Zauberer

card-scroll-of-springs = Schriftrolle der Quellen
    .long = Dreh einen geworfenen, noch nicht gelegten Würfel von Pflanze auf Wasser oder von Wasser auf Pflanze, sooft du willst.
card-scroll-of-seeds = Schriftrolle der Samen
    .long = Dreh einen geworfenen, noch nicht gelegten Würfel von Pflanze auf Luft oder von Luft auf Pflanze, sooft du willst.
card-scroll-of-exchange = Schriftrolle des Tausches
    .long = Tausch einen deiner offenen Zauber gegen die oberste Karte deines Stapels, sooft du willst. Würfel darauf kommen zu dir zurück. Kleiner wird der Stapel dadurch nicht.
card-scroll-of-tides = Schriftrolle der Gezeiten
    .long = Deine Joker gelten immer auch als Wasser, mit oder ohne Banner.
card-scroll-of-roots = Schriftrolle der Wurzeln
    .long = Deine Joker gelten immer auch als Pflanze, mit oder ohne Banner.
card-scroll-of-winds = Schriftrolle der Winde
    .long = Deine Joker gelten immer auch als Luft, mit oder ohne Banner.
card-scroll-of-storms = Schriftrolle der Stürme
    .long = Füll sie wie einen Zauber: Feg alle Heldenwürfel von einer Karte oder einem Plättchen deiner Wahl, wo noch etwas fehlt. Deine Würfel kommen zurück, die Schriftrolle bleibt.
card-scroll-of-the-dragon = Schriftrolle des Drachen
    .long = Füll sie wie einen Zauber: Der Drache geht einen Schritt auf den Prüfungsstapel zu. Deine Würfel kommen zurück, die Schriftrolle bleibt.
