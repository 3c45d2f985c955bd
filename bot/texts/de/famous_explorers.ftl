## Board

famous_explorers-colour-red = Rot
famous_explorers-colour-yellow = Gelb
famous_explorers-colour-blue = Blau
famous_explorers-letter-red = R
famous_explorers-letter-yellow = G
famous_explorers-letter-blue = B
famous_explorers-region-north_america = Nordamerika
famous_explorers-region-south_america = Südamerika
famous_explorers-region-europe = Europa
famous_explorers-region-africa = Afrika
famous_explorers-region-asia = Asien
famous_explorers-region-south_pacific_and_australia = Südsee und Australien
famous_explorers-region-short-south_pacific_and_australia = Südsee, Australien
famous_explorers-board-title = Famous Explorers
famous_explorers-board-turn = { $name } ist am Zug
famous_explorers-board-your-turn = Du bist am Zug
famous_explorers-board-winner = { $name } gewinnt!
famous_explorers-board-shared = Geteilter Sieg: { $names }
famous_explorers-board-over = Das Spiel ist zu Ende. { $result }
famous_explorers-board-left = { $count ->
    [one] noch { $count } Pfeil
   *[other] noch { $count } Pfeile
}
famous_explorers-board-rest = noch { $count }
famous_explorers-board-rest-each = { $count ->
    [one] Alle drei in { $place } · je noch { $count } Pfeil
   *[other] Alle drei in { $place } · je noch { $count } Pfeile
}
famous_explorers-board-finished = beendet
famous_explorers-board-tip = { $colour } steht bei { $place } ({ $left })
famous_explorers-board-route = Route: { $route }.
famous_explorers-board-not-begun = Nicht begonnen.
famous_explorers-board-news = Neu: { $turns }.
famous_explorers-board-news-own = Seit deinem letzten Zug: { $turns }.
famous_explorers-board-news-turn = { $name }: { $what }
famous_explorers-board-news-removed = entfernt: { $arrows }
famous_explorers-board-news-you = du
famous_explorers-board-ways = Weiter nach: { $places }.
famous_explorers-board-loop = { $place } (Schleife)
famous_explorers-board-next = { $colour } kann weiter nach: { $places }.
famous_explorers-board-branches = { $count ->
    [one] { $count } Abzweig ist möglich: { $ways }.
   *[other] { $count } Abzweige sind möglich: { $ways }.
}
famous_explorers-board-row = Auslage
famous_explorers-board-supply = { $count ->
    [one] { $count } Gutschein im Vorrat.
   *[other] { $count } Gutscheine im Vorrat.
}
famous_explorers-board-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
famous_explorers-board-alt-private = Expedition: Famous Explorers, der Spielplan, wie du ihn siehst.
famous_explorers-board-alt-public = Expedition: Famous Explorers, der Spielplan.
famous_explorers-map-alt = Expedition: Famous Explorers, die ganze Karte mit den Namen aller Punkte.
famous_explorers-board-unfulfilled = auf der Hand geblieben: { $places }
famous_explorers-board-mark = Du darfst markieren: { $places }.
famous_explorers-board-spy = Du darfst werten: { $places }.
famous_explorers-board-drop = Entferne eine deiner Markierungen: { $places }.
famous_explorers-board-shift = Du darfst deine Markierung versetzen auf: { $places }.
famous_explorers-board-only-tickets = Jeder weitere Pfeil kostet einen Gutschein.
famous_explorers-board-deck = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] { $count } Karte im Nachziehstapel.
   *[other] { $count } Karten im Nachziehstapel.
}
famous_explorers-board-discards = { $count ->
    [0] keine abgeworfen
    [one] { $count } abgeworfen
   *[other] { $count } abgeworfen
}
famous_explorers-board-shown-discards = Offen abgeworfen
famous_explorers-board-near-start = nahe am Start
famous_explorers-board-market = Entdecker und Ereignisse
famous_explorers-board-events = { $count ->
    [0] Kein Ereignis mehr zu ziehen.
    [one] Noch { $count } Ereignis zu ziehen.
   *[other] Noch { $count } Ereignisse zu ziehen.
}
famous_explorers-board-away = Nicht in diesem Spiel: { $card }.
famous_explorers-board-bought = Gekauft
famous_explorers-board-bought-count = { $count ->
    [one] { $count } gekauft
   *[other] { $count } gekauft
}
famous_explorers-board-hand = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
famous_explorers-board-tickets = { $count ->
    [one] { $count } Gutschein
   *[other] { $count } Gutscheine
}
famous_explorers-board-to-mark = { $count ->
    [one] { $count } Markierung zu setzen
   *[other] { $count } Markierungen zu setzen
}
famous_explorers-board-marks = Markierungen auf { $places }
famous_explorers-board-marks-of = Markierungen von { $name }: { $places }.
famous_explorers-board-owns = gekauft: { $cards }
famous_explorers-secret-title = Geheimziel { $letter }
famous_explorers-secret-unseen = verdeckt
famous_explorers-secret-seen-by = angesehen von { $names }
famous_explorers-secret-empty = keine Karte mehr
famous_explorers-market-empty = leer
famous_explorers-sort-explorer = Entdecker
famous_explorers-sort-immediate = Ereignis, sofort ausgeführt
famous_explorers-doing-immediate = sofort: { $effect }
famous_explorers-doing-kept = aufbewahren: { $effect }
famous_explorers-sort-kept = Ereignis zum Aufbewahren
famous_explorers-worth = { $card } ({ $points })
famous_explorers-bought-effect = { $card }: { $effect }
famous_explorers-owed-branch = Abzweig für { $colour } legen
famous_explorers-owed-bonus = { $count ->
    [one] { $count } Bonuspfeil nutzen
   *[other] { $count } Bonuspfeile nutzen
}
famous_explorers-owed-main = Hauptpfeil legen
famous_explorers-owed-laid = Hauptpfeil gelegt
famous_explorers-owed-tickets = { $count ->
    [one] noch { $count } Gutschein in diesem Zug
   *[other] noch { $count } Gutscheine in diesem Zug
}
famous_explorers-owed-last = letzte Runde
famous_explorers-owed-redraw = Karten abwerfen und ebenso viele ziehen
famous_explorers-owed-marks = { $count ->
    [one] letzte Markierung setzen
   *[other] Markierung setzen; noch { $count }
}
famous_explorers-owed-keep = eine der gezogenen Karten behalten
famous_explorers-owed-drop = eine Markierung entfernen
famous_explorers-owed-window = du darfst ein Geheimziel aufdecken
famous_explorers-close-branch = { $count ->
    [one] { $count } möglicher Abzweig
   *[other] { $count } mögliche Abzweige
}
famous_explorers-hand-marked = { $place } (markiert)
famous_explorers-hand-distance = Linien bis dorthin
famous_explorers-hand-farther = { $count ->
    [one] { $count } weiterer
   *[other] { $count } weitere
}: *{ button-hand }*
famous_explorers-hand-from-start = Linien vom Start
famous_explorers-hand-title = Deine Karten
famous_explorers-hand-none = keine Karten mehr
famous_explorers-hand-question = Du wirfst { $place } ab. Welche Karte behältst du?
famous_explorers-hand-given = Du wirfst ab: { $place }.
famous_explorers-hand-keep = Du behältst eine von: { $places }.
famous_explorers-hand-scorable = jetzt wertbar
famous_explorers-hand-held = zurückgehalten
famous_explorers-hand-late = Ort wurde erreicht
famous_explorers-hand-tossed = Zum Abwerfen ausgewählt
famous_explorers-hand-scored = Aus der Hand gewertet
famous_explorers-hand-taken = Aus der Auslage
famous_explorers-hand-claimed = Geheimziele
famous_explorers-hand-discarded = Abgeworfen
famous_explorers-kind-start = Start
famous_explorers-kind-red = roter Punkt
famous_explorers-kind-green = grüner Punkt
famous_explorers-kind-edge = roter Punkt { $number } an beiden Rändern
famous_explorers-where-next = Daneben: { $places }.
famous_explorers-where-start = { $count ->
    [0] Das ist der Start.
    [one] { $count } Linie vom Start.
   *[other] { $count } Linien vom Start.
}
famous_explorers-where-far = Linien von den Expeditionen: { $distances }.
famous_explorers-where-tips = Hier steht: { $colours }.
famous_explorers-where-row = Liegt als { $letter } in der Auslage.
famous_explorers-where-secret = Das ist Geheimziel { $letter }.
famous_explorers-where-mark = Hier liegt eine Markierung von { $name }.
famous_explorers-where-own = Das ist jetzt deine Karte { $number }.
famous_explorers-targets-title = Deine Ziele, das nächste zuerst
famous_explorers-targets-none = keine Ziele mehr
famous_explorers-targets-marked = mit deiner Markierung
famous_explorers-targets-secret = ein Geheimziel

## Table

famous_explorers-about = Führe drei gemeinsame Expeditionen zu den Orten deiner Karten.
famous_explorers-length = 8 bis 20 Züge für jeden, ein bis zwei Wochen · etwas mehr zu lernen
famous_explorers-option-preset = Regeln: { $value }
famous_explorers-option-preset-basic = Grundspiel
famous_explorers-option-preset-basic-about = Ohne Neue Regeln, Entdecker, Ereignisse und Geheimziele
famous_explorers-option-preset-full = Komplettes Spiel: alle Regeln
famous_explorers-option-preset-full-about = Beide Neuen Regeln, Entdecker, Ereignisse und Geheimziele
famous_explorers-option-new_rule_1 = Neue Regel 1: { $value }
famous_explorers-option-new_rule_1-false = Neue Regel 1: aus
famous_explorers-option-new_rule_1-false-about = Karten früher erreichter Orte können jederzeit gewertet werden
famous_explorers-option-new_rule_1-true = Neue Regel 1: an
famous_explorers-option-new_rule_1-true-about = Von Karten früher erreichter Orte nur eine pro Zug, nur im eigenen Zug
famous_explorers-option-new_rule_2 = Neue Regel 2: { $value }
famous_explorers-option-new_rule_2-false = Neue Regel 2: aus
famous_explorers-option-new_rule_2-false-about = Gutscheinpfeile dürfen auf jeden Punkt führen
famous_explorers-option-new_rule_2-true = Neue Regel 2: an
famous_explorers-option-new_rule_2-true-about = Gutscheinpfeile dürfen nicht auf rote Punkte führen
famous_explorers-option-explorers_events = Entdecker und Ereignisse: { $value }
famous_explorers-option-explorers_events-false = Entdecker und Ereignisse: aus
famous_explorers-option-explorers_events-true = Entdecker und Ereignisse: an
famous_explorers-option-explorers_events-true-about = Karten, für Gutscheine zu kaufen
famous_explorers-option-secret_destinations = Geheimziele: { $value }
famous_explorers-option-secret_destinations-false = Geheimziele: aus
famous_explorers-option-secret_destinations-true = Geheimziele: an
famous_explorers-option-secret_destinations-true-about = Zwei Ziele liegen verdeckt in der Auslage
famous_explorers-option-first_player = Startspieler: Platz { $value }
famous_explorers-option-first_player-null = Startspieler wird ausgelost
famous_explorers-scope-new_rule_1 = Neue Regel 1
famous_explorers-scope-without_new_rule_1 = Spiel ohne Neue Regel 1
famous_explorers-scope-new_rule_2 = Neue Regel 2
famous_explorers-scope-explorers_events = Entdecker und Ereignisse
famous_explorers-scope-secret_destinations = Geheimziele
famous_explorers-scope-without_secret_destinations = Spiel ohne Geheimziele
famous_explorers-scope-route_rule = Expedition (1996)
famous_explorers-source-cards = gewertete Karten
famous_explorers-source-marks = gewertete Markierungen
famous_explorers-source-secrets = Extrapunkte für Geheimziele
famous_explorers-source-corrections = falsch aufgedeckt
famous_explorers-source-explorers = Entdecker
famous_explorers-source-events = Ereignisse
famous_explorers-source-unfulfilled = auf der Hand
famous_explorers-source-unclaimed = Markierungen auf dem Spielplan
famous_explorers-reason-cards = { $cards ->
    [one] { $cards } Karte gewertet
   *[other] { $cards } Karten gewertet
}: { $points }
famous_explorers-reason-marks = { $marks } davon mit Markierung: { $points }
famous_explorers-reason-secrets = { $secrets ->
    [one] Extrapunkte für { $secrets } Geheimziel
   *[other] Extrapunkte für { $secrets } Geheimziele
}: { $points }
famous_explorers-reason-explorers = { $explorers } Entdecker: { $points }
famous_explorers-reason-unfulfilled = { $left ->
    [one] { $left } Karte noch auf der Hand
   *[other] { $left } Karten noch auf der Hand
}: { $points }
famous_explorers-reason-unclaimed = { $forgotten ->
    [one] { $forgotten } Markierung noch auf dem Spielplan
   *[other] { $forgotten } Markierungen noch auf dem Spielplan
}: { $points }
famous_explorers-ahead-cards = { $first } vor { $second }: { $count ->
    [one] { $count } gewertete Karte
   *[other] { $count } gewertete Karten
} gegen { $other }.

## Explorers and Events

famous_explorers-card-battuta = Ibn Battuta
famous_explorers-card-zheng = Zheng He
famous_explorers-card-humboldt = Alexander von Humboldt
famous_explorers-card-bird = Isabella Bird
famous_explorers-card-amundsen = Roald Amundsen
famous_explorers-card-bell = Gertrude Bell
famous_explorers-card-sacagawea = Sacagawea
famous_explorers-card-grant = Stipendium
famous_explorers-card-march = Gewaltmarsch
famous_explorers-card-bridge = Eingestürzte Brücke
famous_explorers-card-gossip = Hafengerücht
famous_explorers-card-bearings = Neuer Kurs
famous_explorers-card-wind = Rückenwind
famous_explorers-card-spyglass = Fernrohr
famous_explorers-card-pass = Verborgener Pass
famous_explorers-card-letter = Versiegelter Brief
famous_explorers-card-tour = Vortragsreise
famous_explorers-effect-battuta = 3 Punkte für gewertete Orte in sechs Regionen, 2 für fünf
famous_explorers-effect-zheng = 1 Punkt je Paar gewerteter Orte in Asien und Afrika, bis 3
famous_explorers-effect-humboldt = 1, 2, 3 Punkte für 3, 5, 7 benachbarte gewertete Orte
famous_explorers-effect-bird = 1 Punkt je gewertetem Ort ab Entfernung 8, bis 3
famous_explorers-effect-amundsen = 3 Punkte für gewertete Orte weit im Norden und Süden, 1 für einen
famous_explorers-effect-bell = 3 Punkte für vier gewertete Markierungen, 1 für drei
famous_explorers-effect-sacagawea = 1 Punkt je zwei Karten aus Auslage oder Geheimzielen, bis 3
famous_explorers-effect-grant = Nimm 2 Gutscheine aus dem Vorrat
famous_explorers-effect-march = Je 1 Pfeil für 2 Farben, ohne Schleife, Gutschein und Bonus
famous_explorers-effect-bridge = Entferne je 1 Pfeil von 1–2 Farben, kein Gutschein/Bonus
famous_explorers-effect-gossip = Wirf eine Karte ab, ziehe drei und behalte eine
famous_explorers-effect-bearings = Markierung auf noch unerreichten Ort einer Handkarte versetzen
famous_explorers-effect-wind = Lege einen Pfeil beliebiger Farbe
famous_explorers-effect-spyglass = Werte eine Karte: Ort 1 Linie von einer Expedition entfernt
famous_explorers-effect-pass = Ein Abzweig darf überall auf der Route beginnen
famous_explorers-effect-letter = Am Ende kosten zwei Karten auf der Hand keine Punkte
famous_explorers-effect-tour = Am Ende 1 Punkt je zwei übrige Gutscheine, bis 3
famous_explorers-slot-a = A
famous_explorers-slot-b = B

## Questions

famous_explorers-ask-redraw = Deine Hand erlaubt keine vier Markierungen. { $tossed ->
    [0] Wirf eine oder mehrere Karten ab und ziehe ebenso viele.
    [one] Du wirfst bisher { $tossed } Karte ab; wirf weitere ab oder ziehe ebenso viele.
   *[other] Du wirfst bisher { $tossed } Karten ab; wirf weitere ab oder ziehe ebenso viele.
}
famous_explorers-ask-mark = { $left ->
    [one] Setze deine letzte Markierung. Welchen Ort markierst du?
   *[other] Setze eine von noch { $left } Markierungen. Welchen Ort markierst du?
}
famous_explorers-ask-keep = Welche der gezogenen Karten behältst du? Der Rest wird abgeworfen.
famous_explorers-ask-turn = { $main ->
    [laid] Dein Hauptpfeil liegt.
   *[owed] Lege deinen Hauptpfeil.
} { $spent ->
    [0] { $tickets ->
        [0] Du hast keine Gutscheine.
        [one] Du darfst { $tickets } Gutschein ausgeben.
        [2] Du darfst deine 2 Gutscheine ausgeben.
       *[other] Du darfst 2 deiner { $tickets } Gutscheine ausgeben.
    }
    [1] { $tickets ->
        [0] Du hast keine Gutscheine mehr.
       *[other] Du darfst noch 1 Gutschein ausgeben.
    }
   *[other] Beide Gutscheine dieses Zuges sind ausgegeben.
}
famous_explorers-ask-branch = Eine Schleife! Lege einen kostenlosen Abzweig für { $colour }: von wo und wohin?
famous_explorers-ask-bonus = { $bonuses ->
    [one] { $bonuses } Bonuspfeil ist offen: Nutze ihn oder lehne ihn ab.
   *[other] { $bonuses } Bonuspfeile sind offen: Nutze einen oder lehne ihn ab.
}
famous_explorers-ask-march = { $second ->
    [yes] Gewaltmarsch: Lege den zweiten Pfeil, in einer anderen Farbe und ohne Schleife.
   *[no] Gewaltmarsch: Lege den ersten von zwei Pfeilen verschiedener Farben, ohne Schleife.
}
famous_explorers-ask-bridge = { $second ->
    [yes] Eingestürzte Brücke: Entferne auch den letzten Pfeil einer anderen Expedition oder belass es dabei.
   *[no] Eingestürzte Brücke: Von welcher Expedition entfernst du den letzten Pfeil?
}
famous_explorers-ask-gossip = Hafengerücht: Welche Karte wirfst du ab, um drei zu ziehen?
famous_explorers-ask-bearings = Neuer Kurs: Welche Markierung versetzt du, und wohin?
famous_explorers-ask-wind = Rückenwind: Lege einen Pfeil beliebiger Farbe.
famous_explorers-ask-spyglass = Fernrohr: Welche Karte wertest du?
famous_explorers-ask-drop = Falsch geraten, und du hast keine Punkte zu verlieren. Welche deiner Markierungen entfernst du stattdessen?
famous_explorers-ask-free = Deine Karten: Werte eine oder sag, welche du zurückhältst.
famous_explorers-why-redraw = Ein Ort für eine Markierung ist mindestens 3 Linien vom Start entfernt und kein Nachbar einer anderen von dir.
famous_explorers-why-mark = Eine markierte Karte bringt 2, wenn ihr Ort erreicht wird, sonst kostet sie 2. Alle sehen die Markierung.
famous_explorers-why-keep = Eine Karte nahe bei einer Expedition ist bald erreicht; jede Karte auf der Hand kostet am Ende 1.
famous_explorers-why-turn = { $spent ->
    [0] { $main ->
        [laid] { "" }
       *[owed] Erreichte Karten bringen 1, mit Markierung 2.
    }
   *[other] { "" }
}
famous_explorers-why-branch = Die Expedition geht am Abzweig weiter: Führe sie zu den Orten deiner Karten.
famous_explorers-why-bonus = Ein Bonuspfeil führt eine beliebige Expedition eine Linie weiter und kostet nichts.
famous_explorers-why-march = Punkte, die sie erreichen, bringen nichts; Orte zählen.
famous_explorers-why-bridge = Die Expedition steht dann eine Station weiter hinten; ein Ort dort gilt als erreicht.
famous_explorers-why-gossip = Gib eine Karte ab, die so bald niemand erreicht: Auf der Hand kostet sie am Ende 1.
famous_explorers-why-bearings = Eine Markierung bringt mit ihrer Karte 1 mehr und kostet 1, wenn sie liegen bleibt.
famous_explorers-why-wind = Er kostet keinen Gutschein und ist nicht dein Hauptpfeil.
famous_explorers-why-spyglass = Sie wird gewertet, als wäre ihr Ort erreicht, mit Markierung 2.
famous_explorers-why-drop = Ihre Karte bringt dann 1 statt 2, und die Markierung kostet nichts mehr.
famous_explorers-choose-region = welche Region?
famous_explorers-choose-place = welcher Ort?
famous_explorers-choose-colour = welche Farbe?
famous_explorers-choose-from = welcher Abzweig?
famous_explorers-choose-to = was genau?
famous_explorers-choose-to-ticket = welche Aktion?
famous_explorers-choose-start = welche Markierung?
famous_explorers-what-main = Hauptpfeil
famous_explorers-what-ticket = 1 Gutschein
famous_explorers-what-bonus = Bonuspfeil
famous_explorers-colour-exchange = Tausch (Gutschein)
famous_explorers-what-buy = Karte kaufen
famous_explorers-what-play = Ereignis spielen
famous_explorers-what-score = Karte werten
famous_explorers-what-hold = Karte zurückhalten
famous_explorers-what-release = nicht mehr zurückhalten
famous_explorers-what-peek = Geheimziel ansehen
famous_explorers-what-reveal = Geheimziel aufdecken
famous_explorers-what-hold-all = { famous_explorers-move-hold-all }
famous_explorers-what-release-all = { famous_explorers-move-release-all }
famous_explorers-what-decline = { famous_explorers-move-decline }
famous_explorers-what-end = { famous_explorers-move-end }
famous_explorers-what-and-end = Pfeil, dann Zug beenden
famous_explorers-region-red_dots = rote Punkte
famous_explorers-region-green_dots = grüne Punkte
famous_explorers-region-and-end = { famous_explorers-what-and-end }
famous_explorers-region-score = { famous_explorers-what-score }
famous_explorers-region-play = { famous_explorers-what-play }
famous_explorers-region-reveal = { famous_explorers-what-reveal }

## Moves, as buttons and options say them

famous_explorers-move-lay = { $by ->
    [ticket] Gutschein: { $colour } → { $to }
    [bonus] Bonus: { $colour } → { $to }
   *[main] { $colour } → { $to }
}{ $to_kind ->
    [red] { " (roter Punkt)" }
    [green] { " (grüner Punkt, dann Bonuspfeil)" }
    [start] { " (Start)" }
   *[place] { "" }
}
famous_explorers-move-branch = { $start } → { $to }{ $to_kind ->
    [red] { " (roter Punkt)" }
    [green] { " (grüner Punkt, dann Bonuspfeil)" }
    [start] { " (Start)" }
   *[place] { "" }
}
famous_explorers-then-lay = { $by ->
    [ticket] Gutschein: { $colour } → { $to }
    [bonus] Bonus: { $colour } → { $to }
   *[main] { $colour } → { $to }
}
famous_explorers-then-branch = { $start } → { $to }
famous_explorers-move-remove = { $colour }: letzten Pfeil entfernen (1 Gutschein)
famous_explorers-move-decline = Bonuspfeil ablehnen
famous_explorers-move-end = Zug beenden
famous_explorers-move-toss = Abwerfen: { $place }
famous_explorers-move-redraw = Ebenso viele Karten ziehen
famous_explorers-move-mark = { $place }
famous_explorers-move-exchange = { $place } tauschen (1 Gutschein)
famous_explorers-move-keep = Behalten: { $place }
famous_explorers-move-score = Werten: { $place }
famous_explorers-move-hold = Zurückhalten: { $place }
famous_explorers-move-release = Nicht mehr zurückhalten: { $place }
famous_explorers-move-hold-all = Alle Karten zurückhalten
famous_explorers-move-release-all = Keine Karte zurückhalten
famous_explorers-move-buy = { $card } · { $timing ->
    [immediate] 1 Gutschein, sofort
    [kept] 1 Gutschein, aufbewahren
   *[explorer] 2 Gutscheine
}
famous_explorers-detail-buy = { $effect }
famous_explorers-move-play = Ereignis { $card }
famous_explorers-move-extra = { $colour } → { $to }{ $to_kind ->
    [red] { " (roter Punkt)" }
    [green] { " (grüner Punkt)" }
    [start] { " (Start)" }
   *[place] { "" }
}
famous_explorers-move-lift = { $colour }: letzten Pfeil entfernen
famous_explorers-move-enough = Keinen zweiten Pfeil entfernen
famous_explorers-move-give = Abwerfen: { $place }
famous_explorers-move-shift = { $start } → { $to }
famous_explorers-move-spy = Werten: { $place }
famous_explorers-move-peek = Geheimziel { $slot } ansehen
famous_explorers-move-reveal = Geheimziel { $slot } aufdecken
famous_explorers-move-drop = Markierung entfernen: { $place }
famous_explorers-benefit-row = Karte der Auslage
famous_explorers-benefit-own = deine Karte
famous_explorers-benefit-marked = deine markierte Karte
famous_explorers-benefit-held = deine Karte, zurückgehalten
famous_explorers-benefit-secret = dein Geheimziel
famous_explorers-benefit-loop = schließt Schleife
famous_explorers-benefit-ticket = bringt 1 Gutschein
famous_explorers-benefit-bonus = bringt Bonuspfeil

## Was sich nicht zurücknehmen lässt, bei der Nachfrage

famous_explorers-warning-mark = Deine Markierung auf { $place } zeigt allen, dass du die Karte auf der Hand hast.
famous_explorers-warning-redraw = { $count ->
    [one] Du wirfst die { $count } beiseitegelegte Karte ab und ziehst eine neue.
   *[other] Du wirfst die { $count } beiseitegelegten Karten ab und ziehst ebenso viele neue.
}
famous_explorers-warning-give = { $count ->
    [one] Du wirfst { $place } ab und ziehst { $count } Karte, die du behältst.
   *[other] Du wirfst { $place } ab und ziehst { $count } Karten, von denen du eine behältst.
}
famous_explorers-warning-score = Deine Karte { $place } wird gewertet, und alle sehen sie.
famous_explorers-warning-shift = Deine Markierung auf { $to } zeigt allen, dass du die Karte auf der Hand hast.
famous_explorers-warning-buy = { $count ->
    [one] Du gibst { $count } Gutschein aus, und eine neue Karte kommt ins Angebot.
   *[other] Du gibst { $count } Gutscheine aus, und eine neue Karte kommt ins Angebot.
}
famous_explorers-warning-peek = Du siehst, was Geheimziel { $slot } ist, und alle sehen, dass du es weißt.
famous_explorers-warning-reveal = Ist Geheimziel { $slot } der Ort { $place }, bekommst du 2 Punkte. Ist es ein anderer und steht dort keine Expedition, { $cost ->
    [point] verlierst du 1 Punkt
    [mark] entfernst du eine deiner Markierungen vom Spielplan, weil du keinen Punkt zu verlieren hast
   *[nothing] verlierst du nichts, weil du weder Punkte noch Markierungen hast
}{ $others ->
    [0] { "" }
    [one] , und { $others } anderer, der es angesehen hat, bekommt 1 Punkt
   *[other] , und die { $others } anderen, die es angesehen haben, bekommen je 1 Punkt
}.
famous_explorers-warning-ends = Damit endet das Spiel.
famous_explorers-warning-secret = { $place } ist Geheimziel { $slot }: Du bekommst es, und ein neues kommt an seine Stelle.
famous_explorers-warning-reach = Ist { $place } erreicht, kann herauskommen, wer die Karte hat.
famous_explorers-warning-return = Steht die Expedition wieder bei { $place }, kann herauskommen, wer die Karte hat.
famous_explorers-warning-row = Ist { $place } erreicht, bekommst du die Karte aus der Auslage, und eine neue wird aufgedeckt.

## What happened

famous_explorers-event-redrawn = { $count ->
    [one] { $seat } konnte keine vier Markierungen setzen und zieht { $count } Karte neu.
   *[other] { $seat } konnte keine vier Markierungen setzen und zieht { $count } Karten neu.
}
famous_explorers-event-redraw-seen = Du wirfst ab: { $tossed }. Du ziehst: { $drawn }.
famous_explorers-event-mark-placed = { $left ->
    [0] { $seat } setzt die letzte Markierung auf { $place }.
   *[other] { $seat } setzt eine Markierung auf { $place }.
}
famous_explorers-event-begun = Alle Markierungen sind gesetzt. { $first_seat } beginnt.
famous_explorers-event-round-began = Runde { $round }.
famous_explorers-event-arrow-laid = { $by ->
    [ticket] { $seat } gibt einen Gutschein aus und führt { $colour } weiter: { $tail } → { $head }.
    [bonus] { $seat } nutzt einen Bonuspfeil und führt { $colour } weiter: { $tail } → { $head }.
    [branch] { $seat } legt einen Abzweig für { $colour }: { $tail } → { $head }.
    [march] { $seat } führt { $colour } im Gewaltmarsch weiter: { $tail } → { $head }.
    [wind] { $seat } führt { $colour } mit Rückenwind weiter: { $tail } → { $head }.
   *[main] { $seat } führt { $colour } weiter: { $tail } → { $head }.
}
famous_explorers-event-arrow-removed = { $by ->
    [bridge] { $seat } entfernt bei { $colour } den Pfeil { $tail } → { $head } (Eingestürzte Brücke).
   *[ticket] { $seat } gibt einen Gutschein aus und entfernt bei { $colour } den Pfeil { $tail } → { $head }.
}
famous_explorers-event-ticket-gained = { $count ->
    [0] { $seat } bekommt für den roten Punkt nichts: Im Vorrat liegt kein Gutschein mehr.
    [one] { $seat } bekommt { $count } Gutschein.
   *[other] { $seat } bekommt { $count } Gutscheine.
}
famous_explorers-event-loop-formed = { $seat } schließt mit { $colour } bei { $point } eine Schleife.
famous_explorers-event-bonus-earned = { $seat } bekommt einen Bonuspfeil (grüner Punkt).
famous_explorers-event-bonus-lapsed = { $declined ->
    [yes] { $seat } lehnt den Bonuspfeil ab.
   *[no] { $count ->
        [one] Kein Pfeil ist möglich: Der Bonuspfeil verfällt.
       *[other] Kein Pfeil ist möglich: { $count } Bonuspfeile verfallen.
    }
}
famous_explorers-event-colour-over = { $stuck ->
    [yes] Die Expedition in { $colour } ist beendet: Kein Abzweig ist möglich.
   *[no] Die Expedition in { $colour } ist beendet: Alle ihre Pfeile sind gelegt.
}
famous_explorers-event-last-round = { $seat } hat keine Karte mehr auf der Hand: Diese Runde ist die letzte.
famous_explorers-event-row-taken = { $seat } bekommt { $place } aus der Auslage: **+1**.
famous_explorers-event-row-refilled = Neu in der Auslage: { $place }.
famous_explorers-event-row-short = { $size ->
    [0] Es gibt keine Karte mehr zu ziehen, und die Auslage ist leer.
    [one] Es gibt keine Karte mehr zu ziehen; in der Auslage bleibt { $size } Karte.
   *[other] Es gibt keine Karte mehr zu ziehen; in der Auslage bleiben { $size } Karten.
}
famous_explorers-event-card-scored = { $how ->
    [late] { $mark ->
        [yes] { $seat } wertet die verspätete Karte { $place } mit eigener Markierung: **+2**.
       *[no] { $seat } wertet die verspätete Karte { $place }: **+1**.
    }
    [spyglass] { $mark ->
        [yes] { $seat } wertet durch das Fernrohr { $place } mit eigener Markierung: **+2**.
       *[no] { $seat } wertet durch das Fernrohr { $place }: **+1**.
    }
    [end] { $mark ->
        [yes] { $seat } wertet am Ende { $place } mit eigener Markierung: **+2**.
       *[no] { $seat } wertet am Ende { $place }: **+1**.
    }
   *[reached] { $mark ->
        [yes] { $seat } wertet { $place } mit eigener Markierung: **+2**.
       *[no] { $seat } wertet { $place }: **+1**.
    }
}
famous_explorers-event-card-given = { $by ->
    [gossip] { $count ->
        [one] { $seat } wirft eine Karte ab und zieht { $count }.
       *[other] { $seat } wirft eine Karte ab und zieht { $count }.
    }
   *[exchange] { $seat } gibt einen Gutschein aus und tauscht eine Karte.
}
famous_explorers-event-cards-drawn = Du wirfst { $given } ab und ziehst: { $drawn }.
famous_explorers-event-card-kept = Du behältst { $kept }.
famous_explorers-event-deck-shuffled = { $count ->
    [one] Der Nachziehstapel ist leer: { $count } abgeworfene Karte bildet den neuen.
   *[other] Der Nachziehstapel ist leer: { $count } abgeworfene Karten werden gemischt und bilden den neuen.
}
famous_explorers-event-hold-changed = { $held ->
    [yes] Du hältst zurück: { $places }.
   *[no] Du hältst nicht mehr zurück: { $places }.
}
famous_explorers-event-card-bought = { $price ->
    [one] { $seat } kauft für { $price } Gutschein: { $card }.
   *[other] { $seat } kauft für { $price } Gutscheine: { $card }.
}
famous_explorers-event-slot-filled = Neu im Angebot: { $card }.
famous_explorers-event-slot-empty = Es gibt keine Ereignisse mehr: Der Platz bleibt leer.
famous_explorers-event-event-played = { $seat } spielt ein Ereignis: { $card }.
famous_explorers-event-mark-moved = { $seat } versetzt eine Markierung: { $start } → { $to }.
famous_explorers-event-peeked = { $seat } sieht sich statt eines Bonuspfeils Geheimziel { $slot } an.
famous_explorers-event-secret-seen = Geheimziel { $slot } ist { $place }.
famous_explorers-event-secret-claimed = { $known ->
    [yes] { $seat } hat Geheimziel { $slot } erreicht, { $place }: **+2**.
   *[no] { $seat } deckt Geheimziel { $slot } auf, { $place }, und hat es gerade erreicht: **+2**.
}
famous_explorers-event-secret-missed = { $wrong ->
    [yes] { $seat } deckt Geheimziel { $slot } auf: { $place }. Falsch: Dort steht keine Expedition.
   *[no] { $seat } deckt Geheimziel { $slot } auf: { $place }. Dort steht eine andere Expedition, also geschieht nichts.
}{ $gaining ->
    [0] { "" }
   *[other] { " " }**+1** für Marker darauf: { $gaining_seats }.
}
famous_explorers-event-point-lost = { $seat } verliert 1 Punkt, weil falsch geraten wurde: **−1**.
famous_explorers-event-mark-dropped = { $seat } entfernt die Markierung auf { $place }, statt 1 Punkt zu verlieren.
famous_explorers-event-secret-laid = { $empty ->
    [yes] Für Geheimziel { $slot } gibt es keine Karte mehr.
   *[no] Ein neues Geheimziel { $slot } liegt verdeckt aus.
}
famous_explorers-event-secrets-shown = Geheimziele, die niemand geholt hat: { $places }.
famous_explorers-event-game-ended = { $how ->
    [arrows] Alle drei Expeditionen sind beendet.
   *[round] Die letzte Runde ist zu Ende.
} Sieg für { $winner_seats }!

## Events in at most six words after who did it

famous_explorers-short-begun = Alle Markierungen sind gesetzt
famous_explorers-short-mark-placed = markiert { $place }
famous_explorers-short-arrow-laid = erreicht { $head } ({ $colour })
famous_explorers-short-arrow-removed = kehrt zurück: { $tip }
famous_explorers-short-loop-formed = schließt eine Schleife mit { $colour }
famous_explorers-short-bonus-earned = bekommt einen Bonuspfeil
famous_explorers-short-colour-over = Die Expedition in { $colour } ist beendet
famous_explorers-short-row-taken = bekommt { $place }
famous_explorers-short-ticket-gained = { $count ->
    [0] findet keinen Gutschein mehr
    [one] bekommt { $count } Gutschein
   *[other] bekommt { $count } Gutscheine
}
famous_explorers-short-last-round = hat keine Handkarte mehr
famous_explorers-short-card-scored = wertet { $place }
famous_explorers-short-card-given = tauscht eine Karte
famous_explorers-short-card-bought = kauft { $card }
famous_explorers-short-event-played = spielt { $card }
famous_explorers-short-mark-moved = versetzt eine Markierung: { $to }
famous_explorers-short-peeked = sieht sich Geheimziel { $slot } an
famous_explorers-short-secret-claimed = erreicht Geheimziel { $slot }
famous_explorers-short-secret-missed = deckt Geheimziel { $slot } auf
famous_explorers-short-point-lost = verliert 1 Punkt
famous_explorers-short-mark-dropped = entfernt eine Markierung
famous_explorers-short-game-ended = { $how ->
    [arrows] Alle drei Expeditionen sind beendet
   *[round] Die letzte Runde ist zu Ende
}

## Refusals

famous_explorers-refusal-game-over = Das Spiel ist zu Ende.
famous_explorers-refusal-not-your-turn = Du bist nicht am Zug, sondern { $turn_seat }.
famous_explorers-refusal-no-such-point = Diese Station gibt es nicht: { $point }.
famous_explorers-refusal-no-such-colour = Diese Farbe gibt es nicht: { $colour }. Es gibt Rot, Gelb und Blau.
famous_explorers-refusal-branch-first = Lege zuerst den fälligen Abzweig für { $colour }.
famous_explorers-refusal-bonus-first = { $bonuses ->
    [one] Nutze zuerst deinen offenen Bonus oder lehne ihn ab.
   *[other] Nutze zuerst deine { $bonuses } offenen Boni oder lehne sie ab.
}
famous_explorers-refusal-two-tickets = Du darfst pro Zug höchstens { $limit } Gutscheine ausgeben; ausgegeben hast du { $spent }.
famous_explorers-refusal-no-ticket = Du hast keinen Gutschein mehr.
famous_explorers-refusal-main-laid = Dein Hauptpfeil liegt schon. Jeder andere Pfeil kostet einen Gutschein.
famous_explorers-refusal-main-owed = Du musst noch deinen Hauptpfeil legen, bevor du den Zug beendest.
famous_explorers-refusal-no-bonus = Du hast gerade keinen Bonuspfeil.
famous_explorers-refusal-colour-over = Die Expedition in { $colour } ist beendet: Von ihr darf kein Pfeil mehr gelegt oder entfernt werden.
famous_explorers-refusal-not-from-tip = { $colour } steht bei { $point }, und von dort führt keine Linie nach { $to }.
famous_explorers-refusal-no-branching = { $colour } darf nur dort weiter, wo die Expedition steht; { $point } wäre nur von anderswo zu erreichen.
famous_explorers-refusal-turning-back = { $colour } kommt gerade von { $point } und darf nicht auf derselben Linie umkehren.
famous_explorers-refusal-line-used = Auf der Linie zwischen { $point } und { $to } liegt schon ein Pfeil in { $colour }.
famous_explorers-refusal-second-loop = Mit { $colour } wurde in diesem Zug schon eine Schleife geschlossen; bei { $point } würde sich eine zweite schließen.
famous_explorers-refusal-no-arrow = In { $colour } liegt kein Pfeil, den du entfernen könntest.
famous_explorers-refusal-loop-by-removal = Mit { $colour } wurde in diesem Zug schon eine Schleife geschlossen; ohne diesen Pfeil entstünde eine zweite.
famous_explorers-refusal-other-colour = Der fällige Abzweig gehört zu { $colour }.
famous_explorers-refusal-no-line = Zwischen { $point } und { $to } gibt es keine Linie.
famous_explorers-refusal-already-visited = Ein Abzweig muss auf eine neue Station zeigen, und { $to } liegt schon auf der Route von { $colour }.
famous_explorers-refusal-off-the-loop = Der Abzweig muss auf der letzten Schleife beginnen, und { $point } liegt nicht darauf.
famous_explorers-refusal-no-arrowhead = Der Abzweig muss an einer Station beginnen, auf die ein Pfeil seiner Farbe zeigt; auf { $point } zeigt keiner in { $colour }.
famous_explorers-refusal-not-visited = Der Abzweig muss auf der Route beginnen, und { $point } liegt nicht auf der Route von { $colour }.
famous_explorers-refusal-ticket-to-red = Ein Pfeil durch Gutschein oder Ereignis darf nicht auf einen roten Punkt zeigen, und { $to } ist einer.
famous_explorers-refusal-marks-first = { $left ->
    [one] Setze zuerst deine letzte Markierung; danach brechen die Expeditionen auf.
   *[other] Setze zuerst deine { $left } Markierungen; danach brechen die Expeditionen auf.
}
famous_explorers-refusal-marks-placed = Alle Markierungen sind schon gesetzt.
famous_explorers-refusal-redraw-first = Ziehe zuerst neu: Deine Hand erlaubt keine vier Markierungen.
famous_explorers-refusal-nothing-tossed = Wirf zuerst mindestens eine Karte ab.
famous_explorers-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $place }.
famous_explorers-refusal-too-close = { $place } liegt zu nahe am Start für eine Markierung.
famous_explorers-refusal-marked-already = Auf { $place } liegt schon eine Markierung.
famous_explorers-refusal-next-to-own = { $place } ist ein Nachbar deiner Markierung auf { $other }.
famous_explorers-refusal-never-four = Mit einer Markierung auf { $place } kämst du nicht mehr auf vier.
famous_explorers-refusal-no-seat = Du spielst an diesem Tisch nicht mit.
famous_explorers-refusal-never-reached = An diesem Ort war noch keine Expedition: { $place }.
famous_explorers-refusal-late-not-your-turn = Dort steht keine Expedition mehr; diese Karte darfst du nur im eigenen Zug werten.
famous_explorers-refusal-one-late-card = Nur eine Karte pro Zug für einen Ort, an dem keine Expedition mehr steht.
famous_explorers-refusal-all-held = Du hältst schon alle deine Karten zurück.
famous_explorers-refusal-none-held = Du hältst keine Karte zurück.
famous_explorers-refusal-held-already = Du hältst { $place } schon zurück.
famous_explorers-refusal-not-held = Du hältst { $place } nicht zurück.
famous_explorers-refusal-no-cards-left = Es gibt keine Karte mehr zu ziehen, darum lässt sich nichts tauschen.
famous_explorers-refusal-not-drawn = { $place } gehört nicht zu den Karten, die du gezogen hast.
famous_explorers-refusal-no-market = An diesem Tisch wird ohne Entdecker und Ereignisse gespielt.
famous_explorers-refusal-not-for-sale = { $card } steht gerade nicht zum Verkauf.
famous_explorers-refusal-bought-already = Pro Zug darf nur eine Karte gekauft werden.
famous_explorers-refusal-explorer-costs-both = Ein Entdecker kostet beide Gutscheine eines Zuges; du darfst nur noch { $left } ausgeben.
famous_explorers-refusal-no-effect = { $card } hätte jetzt keine Wirkung.
famous_explorers-refusal-not-owned = Diese Karte hast du nicht: { $card }.
famous_explorers-refusal-scores-at-end = { $card } wird nicht gespielt, sondern zählt am Ende des Spiels.
famous_explorers-refusal-no-branch-owed = Den Verborgenen Pass spielst du nur, wenn ein Abzweig fällig ist, und jetzt ist keiner fällig.
famous_explorers-refusal-task-first = { $task ->
    [keep] Wähle zuerst die Karte, die du behältst.
    [drop] Entferne zuerst eine deiner Markierungen vom Spielplan.
   *[march] Führe zuerst dein Ereignis aus.
}
famous_explorers-refusal-colour-used = Für { $colour } hast du dieses Ereignis schon genutzt: Wähle eine andere Farbe.
famous_explorers-refusal-closes-loop = Mit { $colour } würde sich so eine Schleife schließen, und die erlaubt das Ereignis nicht.
famous_explorers-refusal-one-at-least = Entferne mindestens einen Pfeil.
famous_explorers-refusal-not-next-to-tip = Keine begonnene Expedition ist nur eine Linie von { $place } entfernt.
famous_explorers-refusal-no-mark-there = Auf { $place } liegt keine Markierung von dir.
famous_explorers-refusal-reached-already = { $place } wurde schon erreicht; deine Markierung kann nicht dorthin.
famous_explorers-refusal-no-secrets = An diesem Tisch wird ohne Geheimziele gespielt.
famous_explorers-refusal-slot-empty = Geheimziel { $slot } ist weg, und es gab keine Karte, um es zu ersetzen.
famous_explorers-refusal-known-already = Geheimziel { $slot } kennst du schon.
famous_explorers-refusal-no-place-reached = Ein Geheimziel kannst du nur aufdecken, gleich nachdem dein Pfeil einen Ort erreicht hat.
famous_explorers-refusal-setting-up = Noch werden Hände für die Markierungen geändert; danach kannst du Karten zurückhalten.
famous_explorers-refusal-nothing-drawn = Du hast keine Karten gezogen, unter denen du wählen könntest.
famous_explorers-refusal-no-wrong-reveal = Du musst keine Markierung für ein falsch aufgedecktes Geheimziel entfernen.
famous_explorers-refusal-no-event = Du führst gerade kein Ereignis aus, zu dem das gehört.

## Commands

famous_explorers-command = Expedition: Famous Explorers durch Tippen spielen
famous_explorers-command-arrow = Deinen Hauptpfeil legen
famous_explorers-command-arrow-colour = Welche Expedition: red, yellow oder blue
famous_explorers-command-arrow-to = Wohin er zeigt, zum Beispiel Timbuktu
famous_explorers-command-ticket = Einen Gutschein ausgeben und einen Pfeil legen
famous_explorers-command-ticket-colour = Welche Expedition: red, yellow oder blue
famous_explorers-command-ticket-to = Wohin er zeigt, zum Beispiel Timbuktu
famous_explorers-command-bonus = Einen Bonuspfeil legen
famous_explorers-command-bonus-colour = Welche Expedition: red, yellow oder blue
famous_explorers-command-bonus-to = Wohin er zeigt, zum Beispiel Timbuktu
famous_explorers-command-branch = Den Abzweig legen, der auf eine Schleife folgt
famous_explorers-command-branch-arrow = Farbe, Abzweigpunkt und wohin der Abzweig zeigt
famous_explorers-command-remove = Einen Gutschein ausgeben und den letzten Pfeil einer Expedition entfernen
famous_explorers-command-remove-colour = Welche Expedition: red, yellow oder blue
famous_explorers-command-exchange = Einen Gutschein ausgeben und eine Karte deiner Hand tauschen
famous_explorers-command-exchange-card = Die Karte, die du abwirfst
famous_explorers-command-keep = Eine der gezogenen Karten behalten
famous_explorers-command-keep-card = Die Karte, die du behältst
famous_explorers-command-mark = Eine Markierung setzen
famous_explorers-command-mark-place = Der Ort, den du markierst
famous_explorers-command-score = Eine Karte deiner Hand werten, deren Ort erreicht ist
famous_explorers-command-score-card = Die Karte, die du wertest
famous_explorers-command-hold = Eine Karte zurückhalten: Sie wird beim Erreichen nicht gewertet
famous_explorers-command-hold-card = Die Karte, die du zurückhältst, oder all für alle
famous_explorers-command-release = Eine Karte nicht mehr zurückhalten
famous_explorers-command-release-card = Die Karte, die du nicht mehr zurückhältst, oder all für alle
famous_explorers-command-buy = Einen Entdecker für 2 Gutscheine oder ein Ereignis für 1 kaufen
famous_explorers-command-buy-card = Welcher Entdecker oder welches Ereignis
famous_explorers-command-event = Ein aufbewahrtes Ereignis spielen
famous_explorers-command-event-card = Welches Ereignis
famous_explorers-command-step = Einen anderen verlangten Schritt ausführen, etwa den eines Ereignisses
famous_explorers-command-step-move = Welcher der möglichen Schritte
famous_explorers-command-peek = Ein Geheimziel ansehen, statt einen Bonuspfeil zu legen
famous_explorers-command-peek-slot = Welches Geheimziel: a oder b
famous_explorers-command-reveal = Ein Geheimziel aufdecken, gleich nachdem ein Ort erreicht ist
famous_explorers-command-reveal-slot = Welches Geheimziel: a oder b
famous_explorers-command-decline = Einen Bonuspfeil ablehnen
famous_explorers-command-end = Deinen Zug beenden

## In one minute

famous_explorers-minute =
    { "" }**Ziel:** Führe die drei gemeinsamen Expeditionen zu den Orten deiner Karten.
    { "" }**Dein Zug:** Lege einen Pfeil in Rot, Gelb oder Blau, von dort, wo diese Expedition steht. Ein roter Punkt gibt einen Gutschein für eine weitere Aktion, ein grüner einen Bonuspfeil, eine Schleife einen Abzweig.
    { "" }**Punkte:** 1 für jede deiner Karten, deren Ort erreicht wird, 2 mit deiner Markierung; 1 für eine Karte der Auslage, zu der du führst. Am Ende kostet jede Handkarte und jede Markierung auf dem Spielplan 1. Eine leere Hand leitet die letzte Runde ein.
famous_explorers-minute-goal = Deine Orte erreichen
famous_explorers-minute-goal-note = Alle bewegen alle drei Expeditionen. Zahl auf Rosa: deine Karten
famous_explorers-minute-turn = Einen Pfeil legen
famous_explorers-minute-turn-note = In Rot, Gelb oder Blau, von dort aus, wo diese Expedition steht
famous_explorers-minute-more = Extras
famous_explorers-minute-red = Gutschein: noch eine Aktion
famous_explorers-minute-green = Bonuspfeil
famous_explorers-minute-loop = Schleife: freier Abzweig
famous_explorers-minute-points = Punkte
famous_explorers-minute-own = eigene Karte
famous_explorers-minute-marked = mit deiner Markierung
famous_explorers-minute-row = Karte der Auslage
famous_explorers-minute-left = am Ende auf der Hand
famous_explorers-minute-board = am Ende auf dem Spielplan
famous_explorers-key-place = Ort; zu jedem gibt es eine Karte
famous_explorers-key-red = roter Punkt: ein Gutschein
famous_explorers-key-edge = Randpunkt: gleiche Zahl, gleicher Punkt
famous_explorers-key-pin = hier steht eine Expedition
famous_explorers-key-hollow = hohl: noch nicht aufgebrochen
famous_explorers-key-old = älterer Pfeil
famous_explorers-key-new = neuer Pfeil
famous_explorers-key-gone = ein Pfeil wurde entfernt
famous_explorers-key-order = von wem gelegt, und als wievielter
famous_explorers-key-halo = diesen Punkt darfst du wählen
famous_explorers-key-free = diesen Pfeil darfst du legen
famous_explorers-key-choice = so heißt es in Menüs und beim Tippen
famous_explorers-key-shared = dasselbe in mehreren Farben
famous_explorers-key-loop = das schließt eine Schleife
famous_explorers-key-own = Karte auf deiner Hand
famous_explorers-key-row = Karte der Auslage
famous_explorers-key-mark = Markierung eines Spielers
famous_explorers-key-fresh = neue Markierung
famous_explorers-key-ring = um diesen Punkt geht es
famous_explorers-key-lead = dünne Linie: was zu einem Punkt gehört
famous_explorers-key-secret = Geheimziel, das du kennst
famous_explorers-key-ready = darfst du jetzt werten
famous_explorers-key-held = hältst du zurück
famous_explorers-key-reached = erreicht, jetzt nicht zu werten

## The key of signs

famous_explorers-signs =
    { "" }**Die Landkarte**
    - { $star } der Start, Stockholm
    - runder Punkt in der Farbe seiner Region: ein Ort. Zu jedem Ort gibt es eine Karte.
    - { $ticket } in einer roten Raute: ein roter Punkt, er bringt einen Gutschein
    - { $plus } in einem grünen Kreis: ein grüner Punkt, er bringt einen Bonuspfeil
    - rote Zahl am Rand der Karte: ein Randpunkt. Dieselbe Zahl links und rechts ist dieselbe Station.
    - dünner Strich an einem Namen, Buchstaben, Wappen oder einer Zahl: Er führt zu der Station, zu der sie gehören.
    { "" }**Expeditionen**
    - { $red } rote Pfeile haben Punkte, { $yellow } gelbe Querstriche, { $blue } blaue einen hellen Kern
    - Nadel mit einem dieser Zeichen: Hier steht die Expedition.
    - breiter, heller Pfeil: neu. Im Beitrag wurde er im letzten Zug gelegt, in deinen eigenen Bildern seit deinem letzten Zug. Blassere Pfeile sind älter.
    - Zahl an einem neuen Pfeil: die Reihenfolge, in der sie gelegt wurden. Das Wappen vor einer Zahl zeigt, wer diesen und die nächsten gelegt hat.
    - gestrichelte Linie mit Kreuz: Hier wurde ein Pfeil entfernt.
    { "" }**Karten und Markierungen**
    - Buchstabe auf Weiß: eine Karte der Auslage
    - Zahl auf Rosa: eine Karte auf deiner Hand. Nur du siehst sie. Verlässt eine deine Hand, rücken die nach ihr auf.
    - dunkle Karte mit A oder B: ein Geheimziel, das du gesehen hast
    - Wappen: eine Markierung, mit goldenem Rand eine neue. Spieler 1 bis 6: { $seat-0 } 1 · { $seat-1 } 2 · { $seat-2 } 3 · { $seat-3 } 4 · { $seat-4 } 5 · { $seat-5 } 6
    - an einer Karte auf deiner Hand ein Haken: Du darfst sie jetzt werten; zwei Balken: Du hältst sie zurück; eine Uhr: Ihr Ort wurde erreicht, aber du darfst sie jetzt nicht werten.
    { "" }**Was du wählen darfst**
    - unterbrochener Ring oder gestrichelte Linie in Hellgrün: eine Station, die du wählen darfst, oder eine Linie, auf die du einen Pfeil legen darfst
    - farbiges Schild wie R1 oder G2: So heißt dasselbe auf Knöpfen und in Menüs. Du kannst es auch nach `/move` tippen.
    - ganzer Ring: die Station, um die es im Bild geht
    - gebogener Pfeil: Der Pfeil dorthin schließt eine Schleife.
    { "" }**Jetzt**
    - Gold und { $pointer }: wer am Zug ist. { $crown }: wer gewonnen hat.
    - Zahl nach { $red }, { $yellow } oder { $blue } im Text: So viele Linien ist diese Expedition von dem Ort entfernt.

## Start and end

famous_explorers-start-alt = Expedition: Famous Explorers, der Anfang des Spiels.
famous_explorers-start-seats = Spieler
famous_explorers-start-first = { $name } beginnt
famous_explorers-start-begins = beginnt
famous_explorers-start-basic = Grundspiel
famous_explorers-start-new_rule_1 = Neue Regel 1
famous_explorers-start-new_rule_2 = Neue Regel 2
famous_explorers-start-explorers_events = Entdecker und Ereignisse
famous_explorers-start-secret_destinations = Geheimziele
famous_explorers-end-alt = Expedition: Famous Explorers, das Ende des Spiels.
famous_explorers-end-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
famous_explorers-end-tie = Je { $count } Punkte; gewertete Karten entscheiden: { $facts }
famous_explorers-end-tie-of = { $name } { $count }
famous_explorers-end-cards = Karten
famous_explorers-end-marks = markiert
famous_explorers-end-secrets = Geheimziele
famous_explorers-end-corrections = falsch
famous_explorers-end-explorers = Entdecker
famous_explorers-end-events = Ereignisse
famous_explorers-end-unfulfilled = Hand
famous_explorers-end-unclaimed = Plan

## Why a hint advises a move

famous_explorers-because-mark = { $newly ->
    [1] du markierst { $about }, { $number ->
        [one] { $number } Linie
       *[other] { $number } Linien
    } entfernt
   *[0] { $about }, deine markierte Karte, ist dann { $number ->
        [one] { $number } Linie
       *[other] { $number } Linien
    } entfernt{ $otherwise ->
        [-1] {""}
        [0] {", sonst nicht zu erreichen"}
       *[other] {", sonst "}{ $otherwise }
    }
}
famous_explorers-because-card = { $about }, deine Karte, ist dann { $number ->
    [one] { $number } Linie
   *[other] { $number } Linien
} entfernt{ $otherwise ->
    [-1] {""}
    [0] {", sonst nicht zu erreichen"}
   *[other] {", sonst "}{ $otherwise }
}
famous_explorers-because-secret = { $about }, das Geheimziel, das du kennst, ist dann { $number ->
    [one] { $number } Linie
   *[other] { $number } Linien
} entfernt{ $otherwise ->
    [-1] {""}
    [0] {", sonst nicht zu erreichen"}
   *[other] {", sonst "}{ $otherwise }
}
famous_explorers-because-points = es bringt sofort Punkte
famous_explorers-because-rivals = die anderen bekommen weniger
famous_explorers-because-theirs = { $about }, eine Markierung von { $rival }, ist dann { $number ->
    [0] nicht zu erreichen
    [one] { $number } Linie entfernt
   *[other] { $number } Linien entfernt
}{ $otherwise ->
    [-1] {""}
   *[other] {", sonst "}{ $otherwise }
}
famous_explorers-because-tickets = du hast dann { $number ->
    [one] { $number } Gutschein
   *[other] { $number } Gutscheine
}, sonst { $otherwise }
famous_explorers-because-row = Karten der Auslage rücken näher
famous_explorers-because-arrows = du darfst in diesem Zug noch { $number ->
    [one] { $number } Pfeil
   *[other] { $number } Pfeile
} legen{ $otherwise ->
    [-1] {""}
   *[other] {", sonst "}{ $otherwise }
}
famous_explorers-because-branch = die Expedition darf von einem anderen Punkt aus weiter
famous_explorers-because-standstill = die Expeditionen kommen voran
famous_explorers-because-lead = du liegst am Ende weiter vorn
famous_explorers-because-won = du gewinnst damit
famous_explorers-because-reached-card = { $about } ist schon erreicht: du darfst die Karte werten
famous_explorers-because-reached-mark = { $about } ist schon erreicht: du darfst die Karte werten
famous_explorers-because-explorers = Entdecker bringen noch Punkte
famous_explorers-because-events = ein aufgehobenes Ereignis nützt später
famous_explorers-because-tasks = du darfst ein Ereignis ausführen
famous_explorers-because-redraw = deine Hand erlaubt mehr Markierungen
