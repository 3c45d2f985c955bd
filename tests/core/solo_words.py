"""The words of Solo toy in all languages. Its caravan has a name, as players have."""

ENGLISH = """
solo-about = A caravan.
solo-command = Solo
solo-ask-pack = How many loads?
solo-ask-go = Ready?
solo-move-pack = Pack { $loads }
solo-move-go = Go
solo-event-packed = { $seat } packs { $loads }.
solo-event-travelled = { $seat } moves on by { $by }.
solo-event-ended = The way is over. First: { $first_seats }.
solo-refusal-not-now = Not now.
solo-source-stages = stages
solo-rival-caravan = Sirocco
solo-grade-stroller = Stroller
solo-grade-guide = Guide
solo-grade-legend = Legend
"""

GERMAN = """
solo-about = Eine Karawane.
solo-command = Solo
solo-ask-pack = Wie viele Lasten?
solo-ask-go = Bereit?
solo-move-pack = { $loads } packen
solo-move-go = Los
solo-event-packed = { $seat } packt { $loads }.
solo-event-travelled = { $seat } zieht { $by } weiter.
solo-event-ended = Der Weg ist zu Ende. Vorn: { $first_seats }.
solo-refusal-not-now = Jetzt nicht.
solo-source-stages = Etappen
solo-rival-caravan = Schirokko
solo-grade-stroller = Bummler
solo-grade-guide = Führer
solo-grade-legend = Legende
"""

FRENCH = """
solo-about = Une caravane.
solo-command = Solo
solo-ask-pack = Combien de charges ?
solo-ask-go = En route ?
solo-move-pack = Charger { $loads }
solo-move-go = Partir
solo-event-packed = { $seat } charge { $loads }.
solo-event-travelled = { $seat } avance de { $by }.
solo-event-ended = Fin du voyage. En tête : { $first_seats }.
solo-refusal-not-now = Pas maintenant.
solo-source-stages = étapes
solo-rival-caravan = Siroco
solo-grade-stroller = Flâneur
solo-grade-guide = Guide
solo-grade-legend = Légende
"""

ITALIAN = """
solo-about = Una carovana.
solo-command = Solo
solo-ask-pack = Quanti carichi?
solo-ask-go = Pronti?
solo-move-pack = Carica { $loads }
solo-move-go = Via
solo-event-packed = { $seat } carica { $loads }.
solo-event-travelled = { $seat } avanza di { $by }.
solo-event-ended = Fine del viaggio. In testa: { $first_seats }.
solo-refusal-not-now = Non ora.
solo-source-stages = tappe
solo-rival-caravan = Scirocco
solo-grade-stroller = Viandante
solo-grade-guide = Guida
solo-grade-legend = Leggenda
"""

WORDS = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH, "it": ITALIAN}
