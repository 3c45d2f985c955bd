## Board

expedition_1996-colour-red = Rot
expedition_1996-colour-yellow = Gelb
expedition_1996-colour-blue = Blau
expedition_1996-letter-red = R
expedition_1996-letter-yellow = G
expedition_1996-letter-blue = B
expedition_1996-region-north_america = Nordamerika
expedition_1996-region-south_america = Südamerika
expedition_1996-region-europe = Europa
expedition_1996-region-africa = Afrika
expedition_1996-region-asia = Asien
expedition_1996-region-south_pacific_and_australia = Südsee und Australien
expedition_1996-region-short-south_pacific_and_australia = Südsee, Australien
expedition_1996-board-title = Expedition (1996)
expedition_1996-board-turn = { $name } ist am Zug
expedition_1996-board-your-turn = Du bist am Zug
expedition_1996-board-winner = { $name } gewinnt!
expedition_1996-board-shared = Geteilter Sieg: { $names }
expedition_1996-board-over = Das Spiel ist zu Ende. { $result }
expedition_1996-board-left = { $count ->
    [one] noch { $count } Pfeil
   *[other] noch { $count } Pfeile
}
expedition_1996-board-rest = noch { $count }
expedition_1996-board-rest-each = { $count ->
    [one] Alle drei in { $place } · je noch { $count } Pfeil
   *[other] Alle drei in { $place } · je noch { $count } Pfeile
}
expedition_1996-board-finished = beendet
expedition_1996-board-tip = { $colour } steht bei { $place } ({ $left })
expedition_1996-board-route = Route: { $route }.
expedition_1996-board-not-begun = Nicht begonnen.
expedition_1996-board-news = Neu: { $turns }.
expedition_1996-board-news-own = Seit deinem letzten Zug: { $turns }.
expedition_1996-board-news-turn = { $name }: { $what }
expedition_1996-board-news-removed = entfernt: { $arrows }
expedition_1996-board-news-you = du
expedition_1996-board-ways = Weiter nach: { $places }.
expedition_1996-board-loop = { $place } (Schleife)
expedition_1996-board-next = { $colour } kann weiter nach: { $places }.
expedition_1996-board-branches = { $count ->
    [one] { $count } Abzweig ist möglich: { $ways }.
   *[other] { $count } Abzweige sind möglich: { $ways }.
}
expedition_1996-board-mark = Du darfst einen Chip setzen auf: { $places }.
expedition_1996-board-mark-many = Du darfst einen Chip auf einen von { $count } Orten setzen.
expedition_1996-board-only-tickets = Jeder weitere Pfeil kostet einen Gutschein.
expedition_1996-board-row = Auslage
expedition_1996-board-deck = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] { $count } Auftrag im Nachziehstapel.
   *[other] { $count } Aufträge im Nachziehstapel.
}
expedition_1996-board-supply = { $count ->
    [one] { $count } Gutschein im Vorrat.
   *[other] { $count } Gutscheine im Vorrat.
}
expedition_1996-board-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
expedition_1996-board-now = { $points } (am Ende { $now })
expedition_1996-board-hand = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
expedition_1996-board-tickets = { $count ->
    [one] { $count } Gutschein
   *[other] { $count } Gutscheine
}
expedition_1996-board-to-mark = { $count ->
    [one] { $count } Chip zu setzen
   *[other] { $count } Chips zu setzen
}
expedition_1996-board-marks = Chips auf { $places }
expedition_1996-board-marks-of = Chips von { $name }: { $places }.
expedition_1996-board-collected = { $count ->
    [one] { $count } Chip zurückgeholt
   *[other] { $count } Chips zurückgeholt
}
expedition_1996-board-unfulfilled = auf der Hand geblieben: { $places }
expedition_1996-board-alt-private = Expedition (1996), der Spielplan, wie du ihn siehst.
expedition_1996-board-alt-public = Expedition (1996), der Spielplan.
expedition_1996-map-alt = Expedition (1996), die ganze Karte mit den Namen aller Punkte.
expedition_1996-owed-marks = { $count ->
    [one] Chip setzen; es ist der letzte
   *[other] Chip setzen; noch { $count }
}
expedition_1996-owed-exchange = Tausch: einen von zwei Aufträgen behalten
expedition_1996-owed-branch = Abzweig für { $colour } legen
expedition_1996-owed-bonus = { $count ->
    [one] { $count } Bonuspfeil nutzen
   *[other] { $count } Bonuspfeile nutzen
}
expedition_1996-owed-main = Hauptpfeil legen
expedition_1996-owed-laid = Hauptpfeil gelegt
expedition_1996-owed-tickets = { $count ->
    [one] noch { $count } Gutschein in diesem Zug
   *[other] noch { $count } Gutscheine in diesem Zug
}
expedition_1996-owed-last = letzte Runde
expedition_1996-close-branch = { $count ->
    [one] { $count } möglicher Abzweig
   *[other] { $count } mögliche Abzweige
}
expedition_1996-hand-title = Deine Aufträge
expedition_1996-hand-chips = Deine Chips
expedition_1996-hand-none = keine Aufträge mehr
expedition_1996-hand-marked = { $place } (markiert)
expedition_1996-hand-distance = Linien bis dorthin
expedition_1996-hand-farther = { $count ->
    [one] { $count } weiterer
   *[other] { $count } weitere
}: *{ button-hand }*
expedition_1996-hand-from-start = Linien vom Start
expedition_1996-hand-question = Du gibst { $place } ab. Welchen Auftrag behältst du?
expedition_1996-hand-given = Du gibst ab: { $place }.
expedition_1996-hand-keep = Du behältst einen von: { $places }.
expedition_1996-hand-opened = Erfüllt
expedition_1996-hand-taken = Aus der Auslage
expedition_1996-hand-collected = Chips zurückgeholt
expedition_1996-hand-sunk = Von dir unter den Nachziehstapel gelegt
expedition_1996-kind-start = Start
expedition_1996-kind-red = roter Punkt
expedition_1996-kind-green = grüner Punkt
expedition_1996-kind-edge = roter Punkt { $number } an beiden Rändern
expedition_1996-where-next = Daneben: { $places }.
expedition_1996-where-start = { $count ->
    [0] Das ist der Start.
    [one] { $count } Linie vom Start.
   *[other] { $count } Linien vom Start.
}
expedition_1996-where-far = Linien von den Expeditionen: { $distances }.
expedition_1996-where-tips = Hier steht: { $colours }.
expedition_1996-where-row = Liegt als { $letter } in der Auslage.
expedition_1996-where-mark = Hier liegt ein Chip von { $name }.
expedition_1996-where-own = Das ist jetzt dein Auftrag { $number }.
expedition_1996-targets-title = Deine Ziele, das nächste zuerst
expedition_1996-targets-none = keine Ziele mehr
expedition_1996-targets-marked = mit deinem Chip

## Table

expedition_1996-about = Führe drei gemeinsame Expeditionen zu den Orten deiner Aufträge.
expedition_1996-length = 8 bis 20 Züge für jeden, ein bis zwei Wochen · leicht zu lernen
expedition_1996-option-variant_a = Variante A: { $value }
expedition_1996-option-variant_a-false = Variante A: aus
expedition_1996-option-variant_a-false-about = Je 4 Chips; Abzweige überall auf der Route
expedition_1996-option-variant_a-true = Variante A: an
expedition_1996-option-variant_a-true-about = Je bis zu 10 Chips; Abzweige nur von der letzten Schleife
expedition_1996-option-variant_b = Variante B: { $value }
expedition_1996-option-variant_b-false = Variante B: aus
expedition_1996-option-variant_b-false-about = Aufträge und Chips
expedition_1996-option-variant_b-true = Variante B: an
expedition_1996-option-variant_b-true-about = Nur Chips; wer zuerst alle eigenen zurückholt, gewinnt
expedition_1996-option-first_player = Startspieler: Platz { $value }
expedition_1996-option-first_player-null = Startspieler wird ausgelost
expedition_1996-scope-variant_a = Variante A
expedition_1996-scope-without_variant_a = Spiel ohne Variante A
expedition_1996-scope-variant_b = Variante B
expedition_1996-scope-without_variant_b = Spiel ohne Variante B
expedition_1996-source-missions = erfüllt
expedition_1996-source-chips = Chips zurückgeholt
expedition_1996-source-row = aus der Auslage
expedition_1996-source-unfulfilled = auf der Hand
expedition_1996-source-uncollected = Chips auf dem Spielplan
expedition_1996-reason-missions = { $own ->
    [one] { $completed } von { $own } Auftrag der Hand erfüllt
   *[other] { $completed } von { $own } Aufträgen der Hand erfüllt
}: { $points }
expedition_1996-reason-unfulfilled = { $left ->
    [one] { $left } Auftrag noch auf der Hand
   *[other] { $left } Aufträge noch auf der Hand
}: { $points }
expedition_1996-reason-chips = { $chips ->
    [one] { $chips } Chip zurückgeholt
   *[other] { $chips } Chips zurückgeholt
}: { $points }
expedition_1996-reason-row = { $row ->
    [one] { $row } Auftrag aus der Auslage
   *[other] { $row } Aufträge aus der Auslage
}: { $points }
expedition_1996-reason-uncollected = { $forgotten ->
    [one] { $forgotten } Chip noch auf dem Spielplan
   *[other] { $forgotten } Chips noch auf dem Spielplan
}: { $points }
expedition_1996-ahead-distance = { $first } vor { $second }: { $count ->
    [one] { $count } Linie zu den übrigen Chips
   *[other] { $count } Linien zu den übrigen Chips
} gegen { $other }.
expedition_1996-result-line-chips = { $rank }. { $name } · { $points ->
    [one] { $points } Chip zurückgeholt
   *[other] { $points } Chips zurückgeholt
}

## Questions

expedition_1996-ask-chip = { $left ->
    [one] Setze deinen letzten Chip. Welchen Ort markierst du?
   *[other] Setze einen von noch { $left } Chips. Welchen Ort markierst du?
}
expedition_1996-ask-keep = Welchen der beiden Aufträge behältst du? Der andere kommt unter den Nachziehstapel.
expedition_1996-ask-turn = { $main ->
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
expedition_1996-ask-branch = Eine Schleife! Lege einen kostenlosen Abzweig für { $colour }: von wo und wohin?
expedition_1996-ask-bonus = { $bonuses ->
    [one] { $bonuses } Bonuspfeil ist offen: Lege ihn mit einer beliebigen Farbe oder lehne ihn ab.
   *[other] { $bonuses } Bonuspfeile sind offen: Lege einen mit einer beliebigen Farbe oder lehne ihn ab.
}
expedition_1996-why-chip = Du holst ihn zurück, wenn eine Expedition den Ort erreicht. Alle sehen ihn.
expedition_1996-why-keep = Ein Auftrag nahe bei einer Expedition ist bald erfüllt; jeder auf der Hand kostet am Ende 1.
expedition_1996-why-turn = { $spent ->
    [0] { $main ->
        [laid] { "" }
       *[owed] Führe sie zu deinen Aufträgen und Chips.
    }
   *[other] { "" }
}
expedition_1996-why-branch = Die Expedition geht am Abzweig weiter.
expedition_1996-why-bonus = Ein Bonuspfeil führt eine beliebige Expedition eine Linie weiter und kostet nichts.
expedition_1996-choose-region = welche Region?
expedition_1996-choose-place = welcher Ort?
expedition_1996-choose-colour = welche Farbe?
expedition_1996-choose-from = welcher Abzweig?
expedition_1996-choose-to = was genau?
expedition_1996-choose-to-ticket = welche Aktion?
expedition_1996-what-main = Hauptpfeil
expedition_1996-what-ticket = 1 Gutschein
expedition_1996-what-bonus = Bonuspfeil
expedition_1996-colour-exchange = Tausch (Gutschein)
expedition_1996-what-decline = { expedition_1996-move-decline }
expedition_1996-what-end = { expedition_1996-move-end }
expedition_1996-what-and-end = Pfeil, dann Zug beenden
expedition_1996-region-red_dots = rote Punkte
expedition_1996-region-green_dots = grüne Punkte
expedition_1996-region-and-end = { expedition_1996-what-and-end }

## Moves, as buttons and options say them

expedition_1996-move-lay = { $by ->
    [ticket] Gutschein: { $colour } → { $to }
    [bonus] Bonus: { $colour } → { $to }
   *[main] { $colour } → { $to }
}{ $to_kind ->
    [red] { " (roter Punkt)" }
    [green] { " (grüner Punkt, dann Bonuspfeil)" }
    [start] { " (Start)" }
   *[place] { "" }
}
expedition_1996-move-branch = { $start } → { $to }{ $to_kind ->
    [red] { " (roter Punkt)" }
    [green] { " (grüner Punkt, dann Bonuspfeil)" }
    [start] { " (Start)" }
   *[place] { "" }
}
expedition_1996-then-lay = { $by ->
    [ticket] Gutschein: { $colour } → { $to }
    [bonus] Bonus: { $colour } → { $to }
   *[main] { $colour } → { $to }
}
expedition_1996-then-branch = { $start } → { $to }
expedition_1996-move-remove = { $colour }: letzten Pfeil entfernen (1 Gutschein)
expedition_1996-move-decline = Bonuspfeil ablehnen
expedition_1996-move-end = Zug beenden
expedition_1996-move-chip = { $place }
expedition_1996-move-pass = Passen: keine Chips mehr setzen
expedition_1996-move-exchange = { $place } tauschen (1 Gutschein)
expedition_1996-move-keep = Behalten: { $place }
expedition_1996-benefit-row = Auftrag der Auslage
expedition_1996-benefit-own = dein Auftrag
expedition_1996-benefit-marked = dein Auftrag mit Chip
expedition_1996-benefit-chip = dein Chip
expedition_1996-benefit-loop = schließt Schleife
expedition_1996-benefit-ticket = bringt 1 Gutschein
expedition_1996-benefit-bonus = bringt Bonuspfeil

## Was sich nicht zurücknehmen lässt, bei der Nachfrage

expedition_1996-warning-chip = { $tells ->
    [yes] Dein Chip auf { $place } zeigt allen, dass du den Auftrag auf der Hand hast.
   *[no] Dein Chip bleibt auf { $place }, bis eine Expedition dorthin kommt.
}
expedition_1996-warning-pass = { $count ->
    [one] Du setzt keine Chips mehr: { $count } kommt unbenutzt aus dem Spiel.
   *[other] Du setzt keine Chips mehr: { $count } kommen unbenutzt aus dem Spiel.
}
expedition_1996-warning-exchange = { $count ->
    [one] Du gibst { $place } ab und ziehst { $count } Auftrag, den du behältst.
   *[other] Du gibst { $place } ab und ziehst { $count } Aufträge, von denen du einen behältst.
}
expedition_1996-warning-ends = Damit endet das Spiel.
expedition_1996-warning-reach = Ist { $place } erreicht, kann herauskommen, wer den Auftrag hat.
expedition_1996-warning-return = Steht die Expedition wieder bei { $place }, kann herauskommen, wer den Auftrag hat.
expedition_1996-warning-row = Ist { $place } erreicht, bekommst du den Auftrag aus der Auslage, und ein neuer wird aufgedeckt.

## What happened

expedition_1996-event-chip-placed = { $left ->
    [0] { $seat } setzt den letzten eigenen Chip auf { $place }.
   *[other] { $seat } setzt einen Chip auf { $place }.
}
expedition_1996-event-passed = { $unable ->
    [yes] { $unused ->
        [one] { $seat } kann keine Chips mehr setzen; { $unused } Chip kommt aus dem Spiel.
       *[other] { $seat } kann keine Chips mehr setzen; { $unused } Chips kommen aus dem Spiel.
    }
   *[no] { $unused ->
        [one] { $seat } setzt keine Chips mehr; { $unused } Chip kommt aus dem Spiel.
       *[other] { $seat } setzt keine Chips mehr; { $unused } Chips kommen aus dem Spiel.
    }
}
expedition_1996-event-begun = Alle Chips sind gesetzt. { $first_seat } beginnt.
expedition_1996-event-round-began = Runde { $round }.
expedition_1996-event-arrow-laid = { $by ->
    [ticket] { $seat } gibt einen Gutschein aus und führt { $colour } weiter: { $tail } → { $head }.
    [bonus] { $seat } nutzt einen Bonuspfeil und führt { $colour } weiter: { $tail } → { $head }.
    [branch] { $seat } legt einen Abzweig für { $colour }: { $tail } → { $head }.
   *[main] { $seat } führt { $colour } weiter: { $tail } → { $head }.
}
expedition_1996-event-arrow-removed = { $seat } gibt einen Gutschein aus und entfernt bei { $colour } den Pfeil { $tail } → { $head }.
expedition_1996-event-ticket-gained = { $count ->
    [0] { $seat } bekommt für den roten Punkt nichts: Im Vorrat liegt kein Gutschein mehr.
    [one] { $seat } bekommt { $count } Gutschein (roter Punkt).
   *[other] { $seat } bekommt { $count } Gutscheine.
}
expedition_1996-event-loop-formed = { $seat } schließt mit { $colour } bei { $point } eine Schleife.
expedition_1996-event-bonus-earned = { $seat } bekommt einen Bonuspfeil (grüner Punkt).
expedition_1996-event-bonus-lapsed = { $declined ->
    [yes] { $seat } lehnt den Bonuspfeil ab.
   *[no] { $count ->
        [one] Kein Pfeil ist möglich: Der Bonuspfeil verfällt.
       *[other] Kein Pfeil ist möglich: { $count } Bonuspfeile verfallen.
    }
}
expedition_1996-event-colour-over = { $stuck ->
    [yes] Die Expedition in { $colour } ist beendet: Kein Abzweig ist möglich.
   *[no] Die Expedition in { $colour } ist beendet: Alle ihre Pfeile sind gelegt.
}
expedition_1996-event-mission-opened = { $chip ->
    [yes] { $seat } erfüllt den Auftrag { $place } und holt den eigenen Chip zurück: **+2**.
   *[no] { $seat } erfüllt den Auftrag { $place }: **+1**.
}
expedition_1996-event-chip-collected = { $left ->
    [0] { $seat } holt den letzten eigenen Chip zurück, von { $place }: **+1**.
    [one] { $seat } holt den Chip von { $place } zurück: **+1**; es fehlt noch { $left }.
   *[other] { $seat } holt den Chip von { $place } zurück: **+1**; es fehlen noch { $left }.
}
expedition_1996-event-row-taken = { $seat } bekommt { $place } aus der Auslage: **+1**.
expedition_1996-event-row-refilled = Neu in der Auslage: { $place }.
expedition_1996-event-row-short = { $size ->
    [0] Der Nachziehstapel ist leer, und die Auslage auch.
    [one] Der Nachziehstapel ist leer; in der Auslage bleibt { $size } Auftrag.
   *[other] Der Nachziehstapel ist leer; in der Auslage bleiben { $size } Aufträge.
}
expedition_1996-event-exchanged = { $seat } gibt einen Gutschein aus und tauscht einen Auftrag.
expedition_1996-event-exchange-drawn = Du gibst { $given } ab und ziehst: { $drawn }.
expedition_1996-event-mission-kept = Du behältst { $kept }.
expedition_1996-event-last-round = { $seat } hat keinen Auftrag mehr auf der Hand: Diese Runde ist die letzte.
expedition_1996-event-game-ended = { $how ->
    [arrows] Alle drei Expeditionen sind beendet.
    [chips] Jemand hat alle eigenen Chips zurückgeholt.
   *[round] Die letzte Runde ist zu Ende.
} Sieg für { $winner_seats }!

## Events in at most six words after who did it

expedition_1996-short-begun = Alle Chips sind gesetzt
expedition_1996-short-chip-placed = setzt einen Chip: { $place }
expedition_1996-short-passed = setzt keine Chips mehr
expedition_1996-short-arrow-laid = erreicht { $head } ({ $colour })
expedition_1996-short-arrow-removed = kehrt zurück: { $tip }
expedition_1996-short-loop-formed = schließt eine Schleife mit { $colour }
expedition_1996-short-bonus-earned = bekommt einen Bonuspfeil
expedition_1996-short-colour-over = Die Expedition in { $colour } ist beendet
expedition_1996-short-row-taken = bekommt { $place }
expedition_1996-short-ticket-gained = { $count ->
    [0] findet keinen Gutschein mehr
    [one] bekommt { $count } Gutschein
   *[other] bekommt { $count } Gutscheine
}
expedition_1996-short-last-round = hat keinen Auftrag mehr
expedition_1996-short-mission-opened = erfüllt { $place }
expedition_1996-short-chip-collected = holt einen Chip: { $place }
expedition_1996-short-exchanged = tauscht einen Auftrag
expedition_1996-short-game-ended = { $how ->
    [arrows] Alle drei Expeditionen sind beendet
    [chips] Jemand hat alle Chips zurück
   *[round] Die letzte Runde ist zu Ende
}

## Refusals

expedition_1996-refusal-game-over = Das Spiel ist zu Ende.
expedition_1996-refusal-not-your-turn = Du bist nicht am Zug, sondern { $turn_seat }.
expedition_1996-refusal-no-such-point = Diese Station gibt es nicht: { $point }.
expedition_1996-refusal-no-such-colour = Diese Farbe gibt es nicht: { $colour }. Es gibt Rot, Gelb und Blau.
expedition_1996-refusal-branch-first = Lege zuerst den fälligen Abzweig für { $colour }.
expedition_1996-refusal-bonus-first = { $bonuses ->
    [one] Nutze zuerst deinen offenen Bonuspfeil oder lehne ihn ab.
   *[other] Nutze zuerst deine { $bonuses } offenen Bonuspfeile oder lehne sie ab.
}
expedition_1996-refusal-two-tickets = Du darfst pro Zug höchstens { $limit } Gutscheine ausgeben; ausgegeben hast du { $spent }.
expedition_1996-refusal-no-ticket = Du hast keinen Gutschein mehr.
expedition_1996-refusal-main-laid = Dein Hauptpfeil liegt schon. Jeder andere Pfeil kostet einen Gutschein.
expedition_1996-refusal-main-owed = Du musst noch deinen Hauptpfeil legen, bevor du den Zug beendest.
expedition_1996-refusal-no-bonus = Du hast gerade keinen Bonuspfeil.
expedition_1996-refusal-colour-over = Die Expedition in { $colour } ist beendet: Von ihr darf kein Pfeil mehr gelegt oder entfernt werden.
expedition_1996-refusal-not-from-tip = { $colour } steht bei { $point }, und von dort führt keine Linie nach { $to }.
expedition_1996-refusal-no-branching = { $colour } darf nur dort weiter, wo die Expedition steht; { $point } wäre nur von anderswo zu erreichen.
expedition_1996-refusal-turning-back = { $colour } kommt gerade von { $point } und darf nicht auf derselben Linie umkehren.
expedition_1996-refusal-line-used = Auf der Linie zwischen { $point } und { $to } liegt schon ein Pfeil in { $colour }.
expedition_1996-refusal-second-loop = Mit { $colour } wurde in diesem Zug schon eine Schleife geschlossen; bei { $point } würde sich eine zweite schließen.
expedition_1996-refusal-start-line-taken = Ein erster Pfeil braucht eine Linie ganz ohne Pfeile; auf der Linie nach { $to } liegt schon einer.
expedition_1996-refusal-no-arrow = In { $colour } liegt kein Pfeil, den du entfernen könntest.
expedition_1996-refusal-loop-by-removal = Mit { $colour } wurde in diesem Zug schon eine Schleife geschlossen; ohne diesen Pfeil entstünde eine zweite.
expedition_1996-refusal-other-colour = Der fällige Abzweig gehört zu { $colour }.
expedition_1996-refusal-no-line = Zwischen { $point } und { $to } gibt es keine Linie.
expedition_1996-refusal-already-visited = Ein Abzweig muss auf eine neue Station zeigen, und { $to } liegt schon auf der Route von { $colour }.
expedition_1996-refusal-off-the-loop = Der Abzweig muss auf der letzten Schleife beginnen, und { $point } liegt nicht darauf.
expedition_1996-refusal-no-arrowhead = Der Abzweig muss an einer Station beginnen, auf die ein Pfeil seiner Farbe zeigt; auf { $point } zeigt keiner in { $colour }.
expedition_1996-refusal-not-visited = Der Abzweig muss auf der Route beginnen, und { $point } liegt nicht auf der Route von { $colour }.
expedition_1996-refusal-chips-first = Setzt zuerst eure Chips; danach brechen die Expeditionen auf.
expedition_1996-refusal-chips-placed = Alle Chips sind schon gesetzt.
expedition_1996-refusal-no-passing = { $left ->
    [one] Passen ist nicht erlaubt; du hast noch { $left } Chip zu setzen.
   *[other] Passen ist nicht erlaubt; du hast noch { $left } Chips zu setzen.
}
expedition_1996-refusal-not-a-place = { $place } ist kein Ort; Chips liegen nur auf Orten.
expedition_1996-refusal-not-in-hand = Diesen Auftrag hast du nicht auf der Hand: { $place }.
expedition_1996-refusal-next-to-start = { $place } liegt direkt neben dem Start, zu nahe für einen Chip.
expedition_1996-refusal-chip-there = Auf { $place } liegt schon ein Chip.
expedition_1996-refusal-no-missions = In Variante B gibt es keine Aufträge zu tauschen.
expedition_1996-refusal-marked = Auf { $place } liegt dein Chip, darum darfst du diesen Auftrag nicht abgeben.
expedition_1996-refusal-deck-empty = Der Nachziehstapel ist leer, darum lässt sich nichts tauschen.
expedition_1996-refusal-keep-first = Wähle zuerst den Auftrag, den du behältst.
expedition_1996-refusal-no-exchange = Du tauschst gerade keinen Auftrag.
expedition_1996-refusal-not-drawn = { $place } gehört nicht zu den Aufträgen, die du gezogen hast.

## Commands

expedition_1996-command = Expedition (1996) durch Tippen spielen
expedition_1996-command-arrow = Deinen Hauptpfeil legen
expedition_1996-command-arrow-colour = Welche Expedition: red, yellow oder blue
expedition_1996-command-arrow-to = Wohin er zeigt, zum Beispiel Timbuktu
expedition_1996-command-voucher = Einen Gutschein ausgeben und einen Pfeil legen
expedition_1996-command-voucher-colour = Welche Expedition: red, yellow oder blue
expedition_1996-command-voucher-to = Wohin er zeigt, zum Beispiel Timbuktu
expedition_1996-command-bonus = Einen Bonuspfeil legen
expedition_1996-command-bonus-colour = Welche Expedition: red, yellow oder blue
expedition_1996-command-bonus-to = Wohin er zeigt, zum Beispiel Timbuktu
expedition_1996-command-branch = Den Abzweig legen, der auf eine Schleife folgt
expedition_1996-command-branch-arrow = Farbe, Abzweigpunkt und wohin der Abzweig zeigt
expedition_1996-command-remove = Einen Gutschein ausgeben und den letzten Pfeil einer Expedition entfernen
expedition_1996-command-remove-colour = Welche Expedition: red, yellow oder blue
expedition_1996-command-exchange = Einen Gutschein ausgeben und einen Auftrag deiner Hand tauschen
expedition_1996-command-exchange-mission = Der Auftrag, den du abgibst
expedition_1996-command-keep = Einen der beiden gezogenen Aufträge behalten
expedition_1996-command-keep-mission = Der Auftrag, den du behältst
expedition_1996-command-chip = Einen Chip setzen
expedition_1996-command-chip-place = Der Ort, den du markierst
expedition_1996-command-decline = Einen Bonuspfeil ablehnen
expedition_1996-command-pass = Keine Chips mehr setzen (Variante A)
expedition_1996-command-end = Deinen Zug beenden

## In one minute

expedition_1996-minute =
    { "" }**Ziel:** Führe die drei gemeinsamen Expeditionen zu den Orten deiner Aufträge.
    { "" }**Dein Zug:** Lege einen Pfeil in Rot, Gelb oder Blau, von dort, wo diese Expedition steht. Ein roter Punkt gibt einen Gutschein für eine weitere Aktion, ein grüner einen Bonuspfeil, eine Schleife einen Abzweig.
    { "" }**Punkte:** 1 für jeden Auftrag, dessen Ort erreicht wird, 2 mit deinem Chip; 1 für einen Auftrag der Auslage, zu dem du führst. Am Ende kostet jeder Auftrag auf der Hand und jeder liegende Chip 1.
    { "" }**Variante B:** nur Chips; wer zuerst alle zurückholt, gewinnt.
expedition_1996-minute-goal = Deine Orte erreichen
expedition_1996-minute-goal-note = Alle bewegen alle drei Expeditionen. Zahl auf Rosa: deine Aufträge
expedition_1996-minute-turn = Einen Pfeil legen
expedition_1996-minute-turn-note = In Rot, Gelb oder Blau, von dort aus, wo diese Expedition steht
expedition_1996-minute-more = Extras
expedition_1996-minute-red = Gutschein: noch eine Aktion
expedition_1996-minute-green = Bonuspfeil
expedition_1996-minute-loop = Schleife: freier Abzweig
expedition_1996-minute-points = Punkte
expedition_1996-minute-own = eigener Auftrag
expedition_1996-minute-marked = mit deinem Chip
expedition_1996-minute-row = Auftrag der Auslage
expedition_1996-minute-left = am Ende auf der Hand
expedition_1996-minute-board = am Ende auf dem Spielplan
expedition_1996-key-place = Ort; zu jedem gibt es einen Auftrag
expedition_1996-key-red = roter Punkt: ein Gutschein
expedition_1996-key-edge = Randpunkt: gleiche Zahl, gleicher Punkt
expedition_1996-key-pin = hier steht eine Expedition
expedition_1996-key-hollow = hohl: noch nicht aufgebrochen
expedition_1996-key-old = älterer Pfeil
expedition_1996-key-new = neuer Pfeil
expedition_1996-key-gone = ein Pfeil wurde entfernt
expedition_1996-key-order = von wem gelegt, und als wievielter
expedition_1996-key-halo = diesen Punkt darfst du wählen
expedition_1996-key-free = diesen Pfeil darfst du legen
expedition_1996-key-choice = so heißt es in Menüs und beim Tippen
expedition_1996-key-shared = dasselbe in mehreren Farben
expedition_1996-key-loop = das schließt eine Schleife
expedition_1996-key-own = Auftrag auf deiner Hand
expedition_1996-key-row = Auftrag der Auslage
expedition_1996-key-mark = Chip eines Spielers
expedition_1996-key-fresh = neuer Chip
expedition_1996-key-ring = um diesen Punkt geht es
expedition_1996-key-lead = dünne Linie: was zu einem Punkt gehört

## The key of signs

expedition_1996-signs =
    { "" }**Die Landkarte**
    - { $star } der Start, Stockholm
    - runder Punkt in der Farbe seiner Region: ein Ort. Zu jedem Ort gibt es einen Auftrag.
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
    { "" }**Aufträge und Chips**
    - Buchstabe auf Weiß: ein Auftrag der Auslage
    - Zahl auf Rosa: ein eigener Auftrag. Nur du siehst ihn. Verlässt einer deine Hand, rücken die nach ihm auf.
    - Wappen: ein Chip, mit goldenem Rand ein neuer. Spieler 1 bis 6: { $seat-0 } 1 · { $seat-1 } 2 · { $seat-2 } 3 · { $seat-3 } 4 · { $seat-4 } 5 · { $seat-5 } 6
    { "" }**Was du wählen darfst**
    - unterbrochener Ring oder gestrichelte Linie in Hellgrün: eine Station, die du wählen darfst, oder eine Linie, auf die du einen Pfeil legen darfst
    - farbiges Schild wie R1 oder G2: So heißt dasselbe auf Knöpfen und in Menüs. Du kannst es auch nach `/move` tippen.
    - ganzer Ring: die Station, um die es im Bild geht
    - gebogener Pfeil: Der Pfeil dorthin schließt eine Schleife.
    { "" }**Jetzt**
    - Gold und { $pointer }: wer am Zug ist. { $crown }: wer gewonnen hat.
    - Zahl nach { $red }, { $yellow } oder { $blue } im Text: So viele Linien ist diese Expedition von dem Ort entfernt.

## Start and end

expedition_1996-start-alt = Expedition (1996), der Anfang des Spiels.
expedition_1996-start-seats = Spieler
expedition_1996-start-first = { $name } beginnt
expedition_1996-start-begins = beginnt
expedition_1996-start-basic = Grundspiel
expedition_1996-start-variant_a = Variante A
expedition_1996-start-variant_b = Variante B
expedition_1996-end-alt = Expedition (1996), das Ende des Spiels.
expedition_1996-end-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
expedition_1996-end-tie = Je { $count } Chips; der kürzere Weg zu den übrigen Chips entscheidet: { $facts }
expedition_1996-end-tie-of = { $name } { $count }
expedition_1996-end-missions = Aufträge
expedition_1996-end-chips = Chips
expedition_1996-end-row = Auslage
expedition_1996-end-unfulfilled = Hand
expedition_1996-end-uncollected = Plan

## Why a hint advises a move

expedition_1996-because-marked = { $newly ->
    [1] du setzt deinen Chip auf { $about }, { $number ->
        [one] { $number } Linie
       *[other] { $number } Linien
    } entfernt
   *[0] { $about }, dein Auftrag mit Chip, ist dann { $number ->
        [one] { $number } Linie
       *[other] { $number } Linien
    } entfernt{ $otherwise ->
        [-1] {""}
        [0] {", sonst nicht zu erreichen"}
       *[other] {", sonst "}{ $otherwise }
    }
}
expedition_1996-because-chip = { $about }, dein Chip, ist dann { $number ->
    [one] { $number } Linie
   *[other] { $number } Linien
} entfernt{ $otherwise ->
    [-1] {""}
    [0] {", sonst nicht zu erreichen"}
   *[other] {", sonst "}{ $otherwise }
}
expedition_1996-because-mission = { $about }, dein Auftrag, ist dann { $number ->
    [one] { $number } Linie
   *[other] { $number } Linien
} entfernt{ $otherwise ->
    [-1] {""}
    [0] {", sonst nicht zu erreichen"}
   *[other] {", sonst "}{ $otherwise }
}
expedition_1996-because-points = es bringt sofort Punkte
expedition_1996-because-rivals = die anderen bekommen weniger
expedition_1996-because-theirs = { $about }, ein Chip von { $rival }, ist dann { $number ->
    [0] nicht zu erreichen
    [one] { $number } Linie entfernt
   *[other] { $number } Linien entfernt
}{ $otherwise ->
    [-1] {""}
   *[other] {", sonst "}{ $otherwise }
}
expedition_1996-because-tickets = du hast dann { $number ->
    [one] { $number } Gutschein
   *[other] { $number } Gutscheine
}, sonst { $otherwise }
expedition_1996-because-row = Aufträge der Auslage rücken näher
expedition_1996-because-arrows = du darfst in diesem Zug noch { $number ->
    [one] { $number } Pfeil
   *[other] { $number } Pfeile
} legen{ $otherwise ->
    [-1] {""}
   *[other] {", sonst "}{ $otherwise }
}
expedition_1996-because-branch = die Expedition darf von einem anderen Punkt aus weiter
expedition_1996-because-standstill = die Expeditionen kommen voran
expedition_1996-because-lead = du liegst am Ende weiter vorn
expedition_1996-because-won = du gewinnst damit
expedition_1996-because-fresh = du suchst dir einen neuen Auftrag aus
