### Die Prüfungen, die den Helden den Weg versperren.

## Was geschieht, wenn sie geschafft sind

done-standard = Belegen Helden alle Felder, verschwindet sie und die nächste Prüfung kommt. Wo es Erfahrung gibt, bekommt einer der Helden, die sie geschafft haben, einen Punkt.
done-coin = Helden und Zauberer haben je einen Teil. Wer den eigenen zuerst schafft, behält die Karte als Münze; alle Würfel darauf gehen zurück.
done-conflict = Schaffen Helden ihren Teil, nehmen sie dem Zauberer ein Leben; die Karte bleibt und lässt sich noch einmal schaffen. Schafft der Zauberer den anderen Teil, gehen alle Würfel zurück und die Karte verschwindet.

## Standard

card-giant-spider = Riesenspinne
    .long = Acht Beine, und jedes einzelne ist im Weg. { done-standard }
card-thorn-thicket = Dornendickicht
    .long = Es wächst fast so schnell nach, wie ihr hackt. { done-standard }
card-locked-gate = Verschlossenes Tor
    .long = Jemand hat von der anderen Seite abgeschlossen. { done-standard }
card-pendulum-blades = Pendelklingen
    .long = Tick, tack, Kopf einziehen. { done-standard }
card-skeleton-guard = Skelettwache
    .long = Sie stehen Wache, seit sie noch am Leben waren. { done-standard }
card-pitch-black-vault = Stockfinsteres Gewölbe
    .long = Hier unten atmet etwas. Licht, schnell! { done-standard }
card-rope-bridge = Hängebrücke
    .long = Eine Planke knarrt, die nächste fehlt. { done-standard }
card-treasure-mimic = Schatztruhen-Mimik
    .long = Seit wann haben Truhen Zähne? { done-standard }
card-bat-swarm = Fledermausschwarm
    .long = Tausend Flügel, und ihr seht die Hand vor Augen nicht. { done-standard }
card-spiral-stairs = Wendeltreppe
    .long = Rundherum und rundherum, und noch immer kein Tageslicht. { done-standard }
card-goblin-ambush = Koboldhinterhalt
    .long = Erst ein Kichern im Dunkeln, dann alle auf einmal. { done-standard }
card-rune-door = Runentür
    .long = Sie öffnet sich nur, wenn man sie laut vorliest. { done-standard }
card-ice-cavern = Eishöhle
    .long = Wer stehen bleibt, friert fest. { done-standard }
card-ogre-jailer = Oger-Kerkermeister
    .long = Er zählt jede Nacht seine Gefangenen, und ihr steht auf der Liste. { done-standard }
card-collapsing-hall = Einstürzende Halle
    .long = Die Decke hat genug von Besuch. { done-standard }
card-flooded-cellar = Überfluteter Keller
    .long = Das Wasser steht euch bis zum Kinn, und der Ausgang liegt darunter. { done-standard }
card-minotaur = Minotaurus
    .long = Das Labyrinth gehört ihm, und er kennt jede Ecke. { done-standard }
card-clockwork-lock = Uhrwerkschloss
    .long = Hundert Zahnräder, und eines davon ist das richtige. { done-standard }
card-ghost-choir = Geisterchor
    .long = Wer die letzte Strophe hört, singt für immer mit. { done-standard }
card-chasm-leap = Sprung über den Abgrund
    .long = Nicht nach unten schauen. Anlauf. Spring! { done-standard }

## Münzen

card-coin-chest = Münztruhe
    .long = { done-coin }
card-coin-statue = Münzstatue
    .long = { done-coin }
card-coin-well = Münzbrunnen
    .long = { done-coin }
card-coin-shrine = Münzschrein
    .long = { done-coin }

## Konflikte

card-duel-on-the-bridge = Duell auf der Brücke
    .long = { done-conflict }
card-duel-in-the-library = Duell in der Bibliothek
    .long = { done-conflict }
card-duel-in-the-crypt = Duell in der Gruft
    .long = { done-conflict }
card-duel-at-the-gate = Duell am Tor
    .long = { done-conflict }
card-duel-on-the-stairs = Duell auf der Treppe
    .long = { done-conflict }
