## Words

explorers-terrain-P = Grasland
explorers-terrain-W = Gewässer
explorers-terrain-D = Wüste
explorers-terrain-M = Gebirge
explorers-side-P = { explorers-terrain-P }
explorers-side-W = { explorers-terrain-W }
explorers-side-D = { explorers-terrain-D }
explorers-side-M = { explorers-terrain-M }
explorers-side-PM = Grasland und Gebirge
explorers-side-WD = Gewässer und Wüste
explorers-side-PD = Grasland und Wüste
explorers-side-WM = Gewässer und Gebirge
explorers-a-terrain-P = auf Grasland
explorers-a-terrain-W = auf Gewässer
explorers-a-terrain-D = auf Wüste
explorers-a-terrain-M = auf Gebirge
explorers-a-side-P = { explorers-a-terrain-P }
explorers-a-side-W = { explorers-a-terrain-W }
explorers-a-side-D = { explorers-a-terrain-D }
explorers-a-side-M = { explorers-a-terrain-M }
explorers-a-side-PM = auf Grasland und Gebirge
explorers-a-side-WD = auf Gewässer und Wüste
explorers-a-side-PD = auf Grasland und Wüste
explorers-a-side-WM = auf Gewässer und Gebirge
explorers-symbol-k = Schlüssel
explorers-symbol-m = Landkarte
explorers-symbol-h = Pferd
explorers-symbol-a = Apfel
explorers-symbol-c = Karotte
explorers-symbol-f = Fisch
explorers-symbol-g = Edelstein
explorers-symbol-T = Tempel
explorers-a-symbol-a = ein Apfel
explorers-a-symbol-c = eine Karotte
explorers-a-symbol-f = ein Fisch
explorers-a-symbol-g = ein Edelstein

## Achievements: names, and what each demands and gives

explorers-achievement-long-road = Lange Straße
explorers-achievement-great-square = Großes Quadrat
explorers-achievement-straight-line = Gerade Linie
explorers-achievement-untouched-maps = Unberührt: Landkarten
explorers-achievement-untouched-horses = Unberührt: Pferde
explorers-achievement-untouched-gems = Unberührt: Edelsteine
explorers-achievement-every-prairie = Jedes Grasland
explorers-achievement-every-water = Jedes Gewässer
explorers-achievement-every-desert = Jede Wüste
explorers-achievement-every-mountain = Jedes Gebirge
explorers-achievement-good-neighbours = Gute Nachbarn
explorers-achievement-pilgrim = Pilger
explorers-achievement-four-shores = Vier Ufer
explorers-achievement-at-home = Überall zu Hause
explorers-achievement-full-baskets = Volle Körbe
explorers-achievement-village-rings = Dorfringe
explorers-achievement-temple-guard = Tempelwacht
explorers-achievement-lands-end = Ende der Welt
explorers-demand-long-road = 12 Punkte für eine ganze Reihe oder Spalte aus 16 Kreuzen.
explorers-demand-great-square = n × n Punkte für das größte volle Quadrat aus n × n Kreuzen.
explorers-demand-straight-line = 1 Punkt für jedes Kreuz der längsten Linie ohne Lücke, auch diagonal.
explorers-demand-untouched-maps = 6 Punkte am Spielende, wenn keine Landkarte angekreuzt ist.
explorers-demand-untouched-horses = 8 Punkte am Spielende, wenn kein Pferd angekreuzt ist.
explorers-demand-untouched-gems = 16 Punkte am Spielende, wenn kein Edelstein angekreuzt ist.
explorers-demand-every-prairie = 10 Punkte für mindestens ein Kreuz in jedem Gebiet des Typs Grasland.
explorers-demand-every-water = 10 Punkte für mindestens ein Kreuz in jedem Gebiet des Typs Gewässer.
explorers-demand-every-desert = 10 Punkte für mindestens ein Kreuz in jedem Gebiet des Typs Wüste.
explorers-demand-every-mountain = 10 Punkte für mindestens ein Kreuz in jedem Gebiet des Typs Gebirge.
explorers-demand-good-neighbours = Wettlauf um 10, 8, 6, 4 Punkte: an jedem der vier Dörfer ein angrenzendes Kreuz.
explorers-demand-pilgrim = Wettlauf um 10, 8, 6, 4 Punkte: je ein Kreuz neben 3 Dörfern und auf 3 Tempeln.
explorers-demand-four-shores = Wettlauf um 10, 8, 6, 4 Punkte: ein Kreuz an jeder der vier Kanten der Landschaft.
explorers-demand-at-home = Wettlauf um 10, 8, 6, 4 Punkte: mindestens 3 Kreuze auf jedem Plättchen.
explorers-demand-full-baskets = 2, 4, 7, 10 Punkte für 1, 2, 3, 4 Sets aus Apfel, Karotte und Fisch.
explorers-demand-village-rings = 2, 4, 7, 10 Punkte für 1, 2, 3, 4 Dörfer mit Kreuzen an allen vier Seiten.
explorers-demand-temple-guard = 3, 6, 10, 15 Punkte für 1, 2, 3, 4 Tempel mit mindestens 2 angrenzenden Kreuzen.
explorers-demand-lands-end = 5, 10, 15, 20 Punkte für 1, 2, 3, 4 angekreuzte Ecken der Landschaft.

## Table

explorers-about = Alle kreuzen gleichzeitig Felder an, jeder auf der gleichen Landschaft.
explorers-length = 28 Züge, alle gleichzeitig, zwei Wochen · leicht zu lernen
explorers-option-expert = Expertenseiten: { $value }
explorers-option-expert-none = Alle Seiten normal
explorers-option-expert-temples = Experten-Tempel
explorers-option-expert-provisions = Experten-Proviant
explorers-option-expert-villages = Experten-Dörfer
explorers-option-expert-gems = Experten-Edelsteine
explorers-option-achievements = Aufträge: { $value }
explorers-option-achievements-0 = Keine Aufträge
explorers-option-achievements-1 = 1 Auftrag
explorers-option-achievements-2 = 2 Aufträge
explorers-option-achievements-3 = 3 Aufträge
explorers-option-first_player = Startspieler: Platz { $value }
explorers-option-first_player-null = Startspieler wird ausgelost
explorers-option-drawn_landscape = Landschaft: { $value }
explorers-option-drawn_landscape-false = Der Startspieler darf die Landschaft ändern
explorers-option-drawn_landscape-true = Die ausgeloste Landschaft gilt
explorers-scope-temples = Experten-Tempel
explorers-scope-normal_temples = Normale Tempel
explorers-scope-provisions = Experten-Proviant
explorers-scope-normal_provisions = Normaler Proviant
explorers-scope-gems = Experten-Edelsteine
explorers-scope-normal_gems = Normale Edelsteine
explorers-scope-villages = Experten-Dörfer
explorers-scope-normal_villages = Normale Dörfer
explorers-scope-achievements = Aufträge
explorers-scope-solo = Solovariante
explorers-scope-together = Spiel zu mehreren
explorers-source-provisions = Proviant
explorers-source-gems = Edelsteine
explorers-source-temples = Tempel
explorers-source-villages = Dörfer
explorers-source-achievements = Aufträge
explorers-reason-provisions = { $provisions }-mal Proviant: { $points }
explorers-reason-gems = { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
}: { $points }
explorers-reason-temples = { $temples } Tempel besucht: { $points }
explorers-tie-maps = bei Gleichstand: { $count ->
    [one] { $count } Landkarte eingesetzt
   *[other] { $count } Landkarten eingesetzt
}
explorers-ahead-maps = { $first } vor { $second }: { $count ->
    [one] { $count } Landkarte eingesetzt
   *[other] { $count } Landkarten eingesetzt
} gegen { $other }.
explorers-grade-daydreamer = Träumer
explorers-grade-rambler = Wanderer
explorers-grade-scout = Kundschafter
explorers-grade-trailblazer = Wegbereiter
explorers-grade-cartographer = Kartograf
explorers-grade-legend = Legende
explorers-title-round = { $round ->
    [0] Spielaufbau
   *[other] Runde { $round }, Zug { $number }
}

## Questions

explorers-ask-layout = Das ist die Landschaft. Nimmst du sie an, lässt du neu auslosen oder änderst du ein Plättchen? { $changes ->
    [one] { $changes } Änderung ist noch möglich.
   *[other] { $changes } Änderungen sind noch möglich.
}
explorers-ask-village = Mehrere Dörfer liegen der Mitte gleich nah. Welches wird das Startdorf?
explorers-ask-begin = Auf welchen Geländetyp setzt du deine 3 Startkreuze? Das erste muss an das Startdorf angrenzen.
explorers-ask-side = Welche Seite der Karte wählst du? Dort hast du 3 Kreuze; die anderen haben dort 2 oder auf der anderen Seite 3.
explorers-ask-take = Wo setzt du deine Kreuze?
explorers-ask-cross = { $left ->
    [one] Noch { $left } Kreuz
   *[other] Noch { $left } Kreuze
} { $a-side }: wo?
explorers-ask-horse = Pferd: ein Kreuz mehr, jedes Gelände. Wo?
explorers-ask-bonus = Der Tempel bringt dir { $count ->
    [one] { $count } Bonuskreuz
   *[other] { $count } Bonuskreuze
}. Auf welchen Geländetyp? Oder hör auf.
explorers-ask-bonus-cross = Bonus: Welches Feld { $a-side } kreuzt du an? Oder hör auf. { $left ->
    [one] Noch { $left } Bonuskreuz.
   *[other] Noch { $left } Bonuskreuze.
}
explorers-ask-commit = { $lost ->
    [none] Deine Kreuze sind gesetzt. Bestätigst du sie?
   *[other] Für deine übrigen Kreuze ist kein Feld erlaubt, also verfallen sie: { $lost ->
        [key] Für den Tempel neben deinen Kreuzen hast du keinen Schlüssel
        [closed] Der Proviant neben deinen Kreuzen ist in dieser Runde für dich gesperrt
        [both] Für den Tempel neben deinen Kreuzen hast du keinen Schlüssel, und der Proviant dort ist in dieser Runde für dich gesperrt
       *[apart] Kein freies Feld { $a-side } grenzt an deine Kreuze
    }. Bestätigst du, oder nimmst du etwas zurück?
}
explorers-why-layout = Alle spielen darauf. Vier Dörfer, ein Tempel auf jedem Plättchen.
explorers-why-village = Dort beginnen alle, und von dort gehen alle Kreuze aus.
explorers-why-begin = Von dort gehst du weiter: zu einem Schlüssel, einem Tempel oder Proviant.
explorers-why-side = Nimm das Gelände, auf dem dir 3 Kreuze am meisten bringen.
explorers-why-take = Es zählt, was sie erreichen, nicht nur wie viele es sind.
explorers-why-bonus = Bonuskreuze folgen den gleichen Regeln; was du nicht setzt, ist verloren.
explorers-why-commit = Haben alle bestätigt, lässt sich nichts mehr ändern.
explorers-why-bonus-cross = Bonuskreuze folgen den gleichen Regeln; was du nicht setzt, ist verloren.
explorers-choose-quadrant = annehmen, neu auslosen oder welches Viertel?
explorers-choose-tile = welches Plättchen?
explorers-choose-degrees = welches Plättchen, wie weit gedreht?
explorers-choose-row = welche Reihe?
explorers-choose-square = welches Feld?
explorers-choose-square-placed = + = Punkte
explorers-choose-square-placed-commit = { explorers-choose-square-placed }
explorers-choose-side = welche Seite?
explorers-choose-terrain = welches Gelände?
explorers-step-quadrant = Viertel { $value }
explorers-step-tile = Plättchen { $value }
explorers-step-degrees = { $value ->
    [0] Nicht gedreht
   *[other] Um { $value }° gedreht
}
explorers-step-row = Reihe { $value }
explorers-quadrant-accept = Auf dieser Landschaft spielen
explorers-quadrant-redraw = Neue Landschaft auslosen
explorers-side-map = Landkarte einsetzen
explorers-row-stop = Aufhören: keine Bonuskreuze mehr
explorers-row-placed = Alle Kreuze auf einmal
explorers-row-placed-commit = Alle Kreuze, dann bestätigen

## Moves, as buttons and options say them

explorers-move-accept = Auf dieser Landschaft spielen
explorers-move-redraw = Neue Landschaft auslosen
explorers-move-place = { $quadrant }: Plättchen { $tile }, { $degrees ->
    [0] nicht gedreht
   *[other] um { $degrees }° gedreht
}
explorers-move-village = Dorf auf { $square }
explorers-move-begin = { $terrain }
explorers-move-side = { $side }
explorers-move-take = { $a-side }
explorers-move-map = Landkarte: 4 Kreuze { $a-terrain }
explorers-move-mark = { $square }
explorers-move-bonus = Bonuskreuze { $a-terrain }
explorers-move-stop = Aufhören: keine Bonuskreuze mehr
explorers-move-commit = Meine Kreuze bestätigen
explorers-line-placed = { $marked }{ $points ->
    [none] { "" }
   *[other] { " · " }{ $points }
}
explorers-line-committed = { $line } · bestätigen
explorers-line-finds = { $first }, { $rest }
explorers-benefit-P = Grasland
explorers-benefit-W = Gewässer
explorers-benefit-D = Wüste
explorers-benefit-M = Gebirge
explorers-benefit-k = Schlüssel
explorers-benefit-m = Landkarte
explorers-benefit-h = Pferd
explorers-benefit-a = Apfel
explorers-benefit-c = Karotte
explorers-benefit-f = Fisch
explorers-benefit-g = Edelstein
explorers-benefit-T = Tempel
explorers-benefit-village = an einem Dorf
explorers-benefit-two = 2 Kreuze
explorers-benefit-three = 3 Kreuze
explorers-caveat-lost = dort ist kein Feld möglich
explorers-undo-commit = Bestätigung zurücknehmen

## Was sich nicht zurücknehmen lässt, bei der Nachfrage

explorers-warning-accept = Das Spiel beginnt auf dieser Landschaft.
explorers-warning-redraw = Diese Landschaft kommt nicht wieder.
explorers-warning-village = Alle beginnen bei diesem Dorf.
explorers-warning-side = Alle sehen sofort, welche Seite du wählst, und richten sich danach.

## What happened

explorers-event-drawn = { $seat } lässt eine neue Landschaft auslosen: { $layout }.
explorers-event-placed = { $seat } legt Plättchen { $tile } in Viertel { $quadrant }, { $degrees ->
    [0] nicht gedreht
   *[other] um { $degrees }° gedreht
}.
explorers-event-accepted = { $count ->
    [0] Die Landschaft steht.
    [1] Die Landschaft steht. Auftrag im Spiel: { $achievement }.
   *[other] Die Landschaft steht. Aufträge im Spiel: { $achievement }.
}
explorers-event-started = { $chosen ->
    [yes] { $seat } wählt das Dorf auf { $square } als Startdorf.
   *[no] Das Startdorf liegt auf { $square }, der Mitte am nächsten.
}
explorers-event-turned = { $active ->
    [solo] Runde { $round }, Zug { $number }: 3 Kreuze { $near-code ->
            [P] { explorers-a-side-P }
            [W] { explorers-a-side-W }
            [D] { explorers-a-side-D }
            [M] { explorers-a-side-M }
            [PM] { explorers-a-side-PM }
            [WD] { explorers-a-side-WD }
            [PD] { explorers-a-side-PD }
           *[WM] { explorers-a-side-WM }
        } oder 2 { $far-code ->
            [P] { explorers-a-side-P }
            [W] { explorers-a-side-W }
            [D] { explorers-a-side-D }
            [M] { explorers-a-side-M }
            [PM] { explorers-a-side-PM }
            [WD] { explorers-a-side-WD }
            [PD] { explorers-a-side-PD }
           *[WM] { explorers-a-side-WM }
        }.
    [nobody] Runde { $round }, Zug { $number }: { $side } / { $other_side-code ->
            [P] { explorers-side-P }
            [W] { explorers-side-W }
            [D] { explorers-side-D }
            [M] { explorers-side-M }
            [PM] { explorers-side-PM }
            [WD] { explorers-side-WD }
            [PD] { explorers-side-PD }
           *[WM] { explorers-side-WM }
        }. Niemand ist aktiv: 3 Kreuze auf eine der Seiten.
   *[somebody] Runde { $round }, Zug { $number }: { $side } / { $other_side-code ->
            [P] { explorers-side-P }
            [W] { explorers-side-W }
            [D] { explorers-side-D }
            [M] { explorers-side-M }
            [PM] { explorers-side-PM }
            [WD] { explorers-side-WD }
            [PD] { explorers-side-PD }
           *[WM] { explorers-side-WM }
        }. { $seat } ist aktiv.
}
explorers-event-sided = { $seat } wählt { $side }: dort 3 Kreuze, für die anderen 2.
explorers-event-chose = { $map ->
    [yes] { $seat } setzt eine Landkarte ein: { $crosses } Kreuze { $a-side }.
   *[no] { $seat } hat { $crosses } Kreuze { $a-side }.
}
explorers-event-crossed = { $symbol-code ->
    [none] { $seat } kreuzt { $square } an.
    [k] { $seat } kreuzt { $square } an: ein Schlüssel, der einen Tempel öffnet.
    [m] { $seat } kreuzt { $square } an: eine Landkarte für einen späteren Zug.
    [h] { $seat } kreuzt { $square } an: ein Pferd, also ein zusätzliches Kreuz auf beliebigem Gelände.
    [T] { $seat } kreuzt { $square } an: ein Tempel; ein Schlüssel wird durchgestrichen.
   *[other] { $seat } kreuzt { $square } an: { $a-symbol }.
}
explorers-event-lost = { $what ->
    [regular] { $count ->
        [one] Für { $count } Kreuz ist kein Feld mehr erlaubt: Es verfällt.
       *[other] Für { $count } Kreuze ist kein Feld mehr erlaubt: Sie verfallen.
    }
    [horse] { $count ->
        [one] Für { $count } Kreuz eines Pferdes ist kein Feld erlaubt: Es verfällt.
       *[other] Für { $count } Kreuze von Pferden ist kein Feld erlaubt: Sie verfallen.
    }
   *[bonus] { $count ->
        [one] Für { $count } Bonuskreuz ist kein Feld erlaubt: Es verfällt.
       *[other] Für { $count } Bonuskreuze ist kein Feld erlaubt: Sie verfallen.
    }
}
explorers-event-chose-bonus = { $seat } hat { $count ->
    [one] { $count } Bonuskreuz
   *[other] { $count } Bonuskreuze
} { $a-terrain }.
explorers-event-stopped = { $seat } hört auf und verzichtet auf { $count ->
    [one] { $count } Bonuskreuz
   *[other] { $count } Bonuskreuze
}.
explorers-event-committed = Deine Kreuze sind bestätigt. Endgültig sind sie, sobald alle bestätigt haben.
explorers-event-marked = { $map ->
    [yes] { $seat } setzt eine Landkarte ein, { $crosses } Kreuze { $a-side }
   *[no] { $seat } hat { $crosses } Kreuze { $a-side }
}: { $count ->
    [0] keines lässt sich setzen
   *[other] { $marked }
}{ $keys ->
    [0] { "" }
    [one] { " · " }{ $keys } Schlüssel
   *[other] { " · " }{ $keys } Schlüssel
}{ $maps ->
    [0] { "" }
    [one] { " · " }{ $maps } Landkarte
   *[other] { " · " }{ $maps } Landkarten
}{ $horses ->
    [0] { "" }
    [one] { " · " }{ $horses } Pferd
   *[other] { " · " }{ $horses } Pferde
}{ $apples ->
    [0] { "" }
    [one] { " · " }{ $apples } Apfel
   *[other] { " · " }{ $apples } Äpfel
}{ $carrots ->
    [0] { "" }
    [one] { " · " }{ $carrots } Karotte
   *[other] { " · " }{ $carrots } Karotten
}{ $fish ->
    [0] { "" }
    [one] { " · " }{ $fish } Fisch
   *[other] { " · " }{ $fish } Fische
}{ $gems ->
    [0] { "" }
    [one] { " · " }{ $gems } Edelstein
   *[other] { " · " }{ $gems } Edelsteine
}.
explorers-event-visited = { $seat } besucht Tempel { $quadrant }: **{ $points }**{ $bonus ->
    [0] { "" }
    [one] { " und " }{ $bonus } Bonuskreuz
   *[other] { " und " }{ $bonus } Bonuskreuze
}.
explorers-event-fulfilled = { $seat } erfüllt „{ $achievement }“: **{ $points }**.
explorers-event-counted = { $source-code ->
    [villages] { $seat } bekommt **{ $points }** für Kreuze an Dörfern.
   *[achievements] { $seat } bekommt **{ $points }** für Aufträge.
}
explorers-event-round-scored = { $seat } bekommt am Ende von Runde { $round } **{ $provisions }** für Proviant und **{ $gems }** für Edelsteine.
explorers-event-struck = { $temples ->
    [none] { $achievement-code ->
        [none] Neue Runde: Für { $seat } gibt es nichts mehr zu streichen.
       *[other] Neue Runde: { $seat } verliert den höchsten offenen Wert jedes noch nicht erfüllten Wettlaufs: { $achievement }.
    }
   *[other] { $achievement-code ->
        [none] Neue Runde: { $seat } verliert den höchsten offenen Wert jedes noch nicht besuchten Tempels: { $temples }.
       *[other] Neue Runde: { $seat } verliert den höchsten offenen Wert jedes noch nicht besuchten Tempels ({ $temples }) und jedes noch nicht erfüllten Wettlaufs ({ $achievement }).
    }
}

## Events in at most six words after who did it

explorers-short-drawn = lässt eine neue Landschaft auslosen
explorers-short-placed = legt Plättchen { $tile } in Viertel { $quadrant }
explorers-short-accepted = Die Landschaft steht
explorers-short-started = beginnt am Dorf auf { $square }
explorers-short-marked = { $count ->
    [0] kann kein Kreuz setzen
    [one] setzt { $count } Kreuz
   *[other] setzt { $count } Kreuze
}
explorers-short-visited = besucht Tempel { $quadrant }
explorers-short-fulfilled = erfüllt einen Auftrag
explorers-short-counted = { $source-code ->
    [villages] bekommt Punkte für Dörfer
   *[achievements] bekommt Punkte für Aufträge
}
explorers-short-round-scored = bekommt Punkte für Proviant und Edelsteine

## Refusals

explorers-refusal-game-over = Das Spiel ist zu Ende.
explorers-refusal-no-such-seat = { $players ->
    [one] Es gibt nur { $players } Spieler.
   *[other] Es gibt nur { $players } Spieler.
}
explorers-refusal-layout-stands = Die Landschaft steht und kann nicht mehr geändert werden.
explorers-refusal-not-first = Das entscheidet nur der Startspieler, { $first_seat }.
explorers-refusal-changed-enough = Die Landschaft wurde schon { $most }-mal geändert, öfter geht es nicht. Nimm sie jetzt an.
explorers-refusal-no-such-tile = Ein Plättchen { $tile } gibt es nicht: Sie haben die Nummern 1 bis 8.
explorers-refusal-tile-once = Jedes Plättchen nur einmal: Plättchen { $tile } liegt schon in Viertel { $quadrant }. Wähle ein anderes.
explorers-refusal-lies-so = Plättchen { $tile } liegt in Viertel { $quadrant } schon genau so. Wähle ein anderes oder drehe es.
explorers-refusal-layout-first = Zuerst muss { $first_seat } eine Landschaft annehmen.
explorers-refusal-village-stands = Das Startdorf steht schon fest.
explorers-refusal-not-closest = Dieses Dorf liegt der Mitte nicht am nächsten. Zur Wahl stehen { $squares }.
explorers-refusal-card-fixed = Die Karte darf nicht gedreht werden: Nimm 3 Kreuze auf der zugewandten Seite oder 2 auf der abgewandten.
explorers-refusal-nobody-active = In diesem Zug ist niemand aktiv, also wählt niemand für alle. Nimm 3 Kreuze auf einer der beiden Seiten.
explorers-refusal-not-active = Nur { $active_seat } wählt als aktiver Spieler eine Seite der Karte für alle.
explorers-refusal-side-final = Du hast schon gewählt: { $side }. Alle haben es gesehen, darum ist es endgültig.
explorers-refusal-set-up-first = Der Aufbau ist noch nicht fertig: { $first_seat } muss Landschaft und Startdorf festlegen.
explorers-refusal-start-crosses-first = Zuerst setzen alle ihre Startkreuze; dann wird die erste Karte aufgedeckt.
explorers-refusal-not-on-card = Das steht nicht auf der Karte: Sie zeigt { $side } oder { $other_side-code ->
        [P] { explorers-side-P }
        [W] { explorers-side-W }
        [D] { explorers-side-D }
        [M] { explorers-side-M }
        [PM] { explorers-side-PM }
        [WD] { explorers-side-WD }
        [PD] { explorers-side-PD }
       *[WM] { explorers-side-WM }
    }.
explorers-refusal-side-first = Wähle zuerst eine Seite der Karte, auch wenn du eine Landkarte einsetzen willst.
explorers-refusal-wait-for-side = Warte, bis { $active_seat } eine Seite der Karte gewählt hat.
explorers-refusal-committed = Du hast schon bestätigt. Um etwas zu ändern, drücke zuerst *Bestätigung zurücknehmen*.
explorers-refusal-started = Die Startkreuze sind schon gesetzt. Richte dich jetzt nach der Karte.
explorers-refusal-chosen = Du hast für diesen Zug schon gewählt: { $side }. *Rückgängig* nimmt das zurück.
explorers-refusal-not-beside-start = Dieser Geländetyp grenzt nicht an dein Startdorf: { $terrain }. Daneben liegen { $beside-code ->
        [PWD] { explorers-terrain-P }, { explorers-terrain-W } und { explorers-terrain-D }
        [PWM] { explorers-terrain-P }, { explorers-terrain-W } und { explorers-terrain-M }
        [PDM] { explorers-terrain-P }, { explorers-terrain-D } und { explorers-terrain-M }
       *[WDM] { explorers-terrain-W }, { explorers-terrain-D } und { explorers-terrain-M }
    }.
explorers-refusal-start-terrain = Noch ist keine Karte aufgedeckt. Wähle den Geländetyp deiner Startkreuze.
explorers-refusal-own-side = Du bist aktiv: Deine Kreuze kommen { $a-side }, wie du gewählt hast, es sei denn, du setzt eine Landkarte ein.
explorers-refusal-no-map-yet = Für deine Startkreuze darfst du keine Landkarte einsetzen.
explorers-refusal-one-map = Eine Landkarte pro Zug: Du setzt schon eine ein.
explorers-refusal-map-too-new = Diese Landkarte hast du erst in diesem Zug gefunden. Einsetzen darfst du sie ab dem nächsten.
explorers-refusal-no-map = Du hast keine ungenutzte Landkarte. Kreuze in der Landschaft eine an.
explorers-refusal-map-too-late = Eine Landkarte setzt du vor deinem ersten Kreuz ein. *Rückgängig* nimmt deine Kreuze zurück.
explorers-refusal-choose-first = Wähle zuerst, wohin deine Kreuze in diesem Zug kommen.
explorers-refusal-bonus-terrain-first = Wähle zuerst den Geländetyp für { $count ->
    [one] { $count } Bonuskreuz
   *[other] { $count } Bonuskreuze
}, oder hör auf.
explorers-refusal-only-two = Du hast { $a-side } nur 2 Kreuze, und beide sind gesetzt. Bestätige oder nimm etwas zurück.
explorers-refusal-all-placed = Alle deine Kreuze sind gesetzt. Bestätige oder nimm etwas zurück.
explorers-refusal-off-map = Dieses Feld liegt nicht in der Landschaft: Felder heißen A1 bis P16.
explorers-refusal-village = { $square } ist ein Dorf. Dörfer werden nicht angekreuzt.
explorers-refusal-taken = { $square } ist schon angekreuzt.
explorers-refusal-apart = { $square } grenzt an keines deiner Kreuze. Es muss waagerecht oder senkrecht an eines angrenzen; über Eck genügt nicht.
explorers-refusal-no-key = Für den Tempel auf { $square } brauchst du einen Schlüssel. Kreuze zuerst einen an.
explorers-refusal-bonus-terrain = { $square } ist { $terrain }. Diese Bonuskreuze kommen nur { $a-side }.
explorers-refusal-start-terrain-only = { $square } ist { $terrain }. Deine Startkreuze kommen alle { $a-side }.
explorers-refusal-map-terrain = { $square } ist { $terrain }. Eine Landkarte gilt nur für einen Geländetyp: { $side }.
explorers-refusal-pair-only = { $square } ist { $terrain }. In diesem Zug sind nur { $side } erlaubt.
explorers-refusal-terrain-only = { $square } ist { $terrain }. Deine Kreuze in diesem Zug kommen nur { $a-side }.
explorers-refusal-had-already = Du hast in Runde { $round } schon { $symbol-code ->
    [a] einen Apfel
    [c] eine Karotte
   *[f] einen Fisch
}; { $square } ist bis zur nächsten Runde gesperrt.
explorers-refusal-no-provisions = In Runde { $round } wird kein Proviant gesammelt: { $square } ist gesperrt.
explorers-refusal-other-provisions = In Runde { $round } werden nur { $collected-code ->
    [a] Äpfel
    [c] Karotten
   *[f] Fische
} gesammelt: { $square } ist gesperrt ({ $symbol }).
explorers-refusal-four-already = Du hast in Runde { $round } schon vier { $symbol-code ->
    [a] Äpfel
    [c] Karotten
   *[f] Fische
}: { $square } ist gesperrt.
explorers-refusal-batch-terrain = Diese Bonuskreuze kommen { $a-side }, wie du gewählt hast. Setze sie dort oder hör auf.
explorers-refusal-horse-first = Setze zuerst das zusätzliche Kreuz deines Pferdes.
explorers-refusal-regular-first = Bonuskreuze kommen nach den regulären: Du musst noch { $count ->
    [one] { $count } Kreuz
   *[other] { $count } Kreuze
} setzen.
explorers-refusal-no-bonus = Du hast jetzt keine Bonuskreuze zu setzen. Auf der Expertenseite bringt sie ein Tempel.
explorers-refusal-crosses-left = Du musst noch { $count ->
    [one] { $count } Kreuz
   *[other] { $count } Kreuze
} setzen: Ein Feld ist noch erlaubt.
explorers-refusal-bonus-left = Du hast noch { $count ->
    [one] { $count } Bonuskreuz
   *[other] { $count } Bonuskreuze
} zu setzen. Setze weiter oder hör auf.

## Commands

explorers-command = Explorers durch Tippen spielen
explorers-command-place = Ein Plättchen auf ein Viertel der Landschaft legen
explorers-command-place-quadrant = Das Viertel: A, B, C oder D
explorers-command-place-tile = Die Nummer des Plättchens
explorers-command-place-degrees = Wie weit es im Uhrzeigersinn gedreht ist
explorers-command-begin = Den Geländetyp deiner Startkreuze wählen und Felder ankreuzen
explorers-command-begin-terrain = Der Geländetyp, etwa desert
explorers-command-begin-first = Das erste Feld, etwa C7
explorers-command-begin-second = Das zweite Feld
explorers-command-begin-third = Das dritte Feld
explorers-command-begin-then = commit, wenn das alles ist
explorers-command-side = Als aktiver Spieler eine Seite der Karte wählen
explorers-command-side-side = Die Seite, etwa water oder water+desert
explorers-command-take = Wählen, wohin deine Kreuze kommen, und Felder ankreuzen
explorers-command-take-side = Die Seite der Karte, etwa water oder water+desert
explorers-command-take-first = Das erste Feld, etwa C7
explorers-command-take-second = Das zweite Feld
explorers-command-take-third = Das dritte Feld
explorers-command-take-then = commit, wenn das alles ist
explorers-command-map = Eine Landkarte einsetzen: 4 Kreuze auf einen Geländetyp
explorers-command-map-terrain = Der Geländetyp, etwa desert
explorers-command-map-first = Das erste Feld, etwa C7
explorers-command-map-second = Das zweite Feld
explorers-command-map-third = Das dritte Feld
explorers-command-map-fourth = Das vierte Feld
explorers-command-map-then = commit, wenn das alles ist
explorers-command-cross = Felder ankreuzen
explorers-command-cross-square = Das erste Feld, etwa C7
explorers-command-cross-second = Das zweite Feld
explorers-command-cross-third = Das dritte Feld
explorers-command-cross-then = commit, wenn das alles ist
explorers-command-commit = Deine Kreuze dieses Zuges bestätigen

## Board

explorers-board-title = Explorers
explorers-board-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
explorers-board-round = Runde { $round }
explorers-board-number = Zug { $number }
explorers-board-your-turn = Du bist am Zug
explorers-board-when = Runde { $round }, Zug { $number }
explorers-board-tile = Plättchen { $number }
explorers-board-turned = { $degrees ->
    [0] nicht gedreht
   *[other] um { $degrees }° gedreht
}
explorers-board-layout = { $name } legt die Landschaft
explorers-board-village = { $name } wählt das Startdorf
explorers-board-start = Startkreuze
explorers-board-side = { $name } wählt eine Seite
explorers-board-mark = { $players ->
    [1] Setze deine Kreuze
   *[other] Alle setzen Kreuze
}
explorers-board-winner = { $name } gewinnt!
explorers-board-shared = Unentschieden: { $names }
explorers-board-grade = { $grade }, { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
explorers-board-card = Karte: { $first } oder { $second }
explorers-board-chosen = { $name } hat { $side } gewählt
explorers-board-crosses = { $count ->
    [one] { $count } Kreuz
   *[other] { $count } Kreuze
} auf { $side }
explorers-board-gone = In dieser Runde schon aufgedeckt
explorers-board-nothing = nichts mehr
explorers-board-temple-values = Tempel, noch offene Werte
explorers-board-temple-bonus = Tempel, noch offene Bonuskreuze
explorers-board-achievements = Aufträge
explorers-board-keys = { $count ->
    [one] { $count } Schlüssel
   *[other] { $count } Schlüssel
}{ $used ->
    [0] { "" }
   *[other] { " " }({ $used } eingesetzt)
}
explorers-board-maps = { $count ->
    [one] { $count } Landkarte
   *[other] { $count } Landkarten
}{ $used ->
    [0] { "" }
   *[other] { " " }({ $used } eingesetzt)
}
explorers-board-gems = { $count ->
    [one] { $count } Edelstein
   *[other] { $count } Edelsteine
}
explorers-board-visited = besuchte Tempel: { $temples }
explorers-board-basket = Proviant dieser Runde: { $items }
explorers-board-basket-of = Runde { $round }, Proviant: { $items }
explorers-board-none = nichts
explorers-board-closed = In dieser Runde für dich gesperrt
explorers-board-draft = In diesem Zug angekreuzt, der Reihe nach
explorers-board-allowed = Du darfst ankreuzen
explorers-board-villages = Du darfst wählen
explorers-board-last = Letzter Zug
explorers-board-crossed = Kreuze nach Reihen
explorers-board-tiles = Plättchen
explorers-board-placed = { $quadrant }: Plättchen { $tile }, { $degrees ->
    [0] nicht gedreht
   *[other] um { $degrees }° gedreht
}, Dorf { $village }
explorers-board-village-key = Dorf mit der Nummer seines Plättchens
explorers-board-cross-key = dein Kreuz
explorers-board-temples-at = Tempel
explorers-board-start-village = Startdorf: { $square }.
explorers-board-alt-private = Explorers, deine Landschaft.
explorers-board-alt-public = Explorers, die Landschaften aller.

explorers-start-begins = { $name } ist Startspieler
explorers-start-first = Startspieler
explorers-start-alt = Explorers, das Spiel beginnt.
explorers-end-alt = Explorers, das Ergebnis.
explorers-end-total = gesamt
explorers-end-shared = { $names }: derselbe Rang, auch gleich viele Landkarten.

explorers-button-hand = Mein Bogen
explorers-hand-title = Dein Wertungsbogen
explorers-hand-rounds = Proviant und Edelsteine
explorers-hand-temples = Tempel
explorers-hand-villages = Dörfer
explorers-hand-achievements = Aufträge
explorers-hand-total = Wenn das Spiel jetzt endete: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
explorers-hand-round = { $provisions ->
    [one] { $provisions } Punkt
   *[other] { $provisions } Punkte
}, { $gems } für Edelsteine
explorers-hand-temple = Tempel { $quadrant }: nicht besucht, noch offen { $values }.
explorers-hand-visited = Tempel { $quadrant }: besucht, { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
explorers-hand-village = Dorf { $number }: { $beside ->
    [one] { $beside } Kreuz
   *[other] { $beside } Kreuze
} daneben, { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
explorers-hand-progress = { $wanted ->
    [0] jetzt { $reached }
   *[other] { $reached } von { $wanted }
}
explorers-hand-untouched = { $count ->
    [0] unberührt
   *[other] { $count } angekreuzt
}
explorers-hand-race = { $progress }, noch offen: { $values }

explorers-signs =
    { "" }**Die Landschaft**
    - Buchstaben oben und Zahlen links: die Namen der Felder, zum Beispiel C8
    - { $explorers-prairie } { explorers-terrain-P }, { $explorers-water } { explorers-terrain-W }, { $explorers-desert } { explorers-terrain-D }, { $explorers-mountain } { explorers-terrain-M }
    - { $explorers-key } { explorers-symbol-k }, { $explorers-map } { explorers-symbol-m }, { $explorers-horse } { explorers-symbol-h }, { $explorers-apple } { explorers-symbol-a }, { $explorers-carrot } { explorers-symbol-c }, { $explorers-fish } { explorers-symbol-f }, { $explorers-gem } { explorers-symbol-g }
    - Haus { $explorers-village }: ein Dorf mit der Nummer seines Plättchens
    - Tempel { $explorers-temple }: sein Buchstabe, darunter, was der nächste Besucher bekommt, mit + Bonuskreuze. Rosa: Du hast ihn besucht, mit deinen Punkten.
    - { $explorers-cross }: ein Kreuz. Angekreuzte Felder sind heller, und was darauf liegt, bleibt vor dem Kreuz.
    - helles Kreuz auf dunklem Feld: im letzten Zug gesetzt
    - rosa Rahmen mit Zahl: in diesem Zug angekreuzt, in dieser Reihenfolge; noch nicht bestätigt
    - schraffiertes Feld mit blassem Bild: in dieser Runde für dich gesperrt
    - grüner Rahmen mit Namen: Dieses Feld darfst du ankreuzen
    - grüner Punkt: erreichbar mit den Geländetypen, unter denen du wählst
    { "" }**Über deiner Landschaft**
    - die Karte mit ihren zwei Seiten und wie viele Kreuze du auf jeder hast. Goldener Rahmen: die Seite, die der aktive Spieler gewählt hat, oder im Solospiel die dir zugewandte Seite. Rosa Rahmen: wohin deine Kreuze in diesem Zug kommen.
    - kleine Karten: alle anderen. Durchgestrichene wurden in dieser Runde schon aufgedeckt.
    { "" }**Neben deiner Landschaft**
    - Tempel A bis D mit ihren Werten; der fette ist der nächste, durchgestrichene sind weg
    - dann Schlüssel, Landkarten, Proviant dieser Runde und Edelsteine. Blass: nicht gefunden. Durchgestrichen: eingesetzt.
    { "" }**Unter den Bildern**
    - { $explorers-committed }: hat bestätigt. { $pointer }: ist gefragt. { $crown }: hat gewonnen.
    - { $disc-0 } 1 · { $disc-1 } 2 · { $disc-2 } 3 · { $disc-3 } 4: die Spieler

## In one minute

explorers-minute =
    { "" }**Ziel:** die Felder ankreuzen, die am meisten bringen. Alle spielen gleichzeitig auf der gleichen Landschaft.
    { "" }**Ein Zug:** Eine Karte zeigt zwei Geländetypen. Der aktive Spieler wählt einen und setzt dort 3 Kreuze, die anderen dort 2 oder 3 auf dem anderen. Jedes Kreuz grenzt an eins von dir.
    { "" }**Punkte:** Tempel (mit Schlüssel; wer zuerst kommt, bekommt mehr), Dörfer mit Kreuzen ringsum, Apfel, Karotte und Fisch jeder Runde, jeder Edelstein in jeder Runde. Landkarten und Pferde bringen weitere Kreuze. Vier Runden zu sieben Zügen.
explorers-minute-card = Eine Seite wählen
explorers-minute-card-note = Aktiv: 3 hier. Die anderen: hier 2 oder auf der anderen Seite 3
explorers-minute-cross = Felder ankreuzen
explorers-minute-cross-note = Jedes Kreuz grenzt an eins von dir
explorers-minute-find = Was du findest
explorers-minute-key = öffnet einen Tempel
explorers-minute-map = 4 Kreuze, freie Wahl
explorers-minute-horse = sofort 1 Kreuz mehr
explorers-minute-points = Punkte
explorers-minute-temple = je früher, desto mehr
explorers-minute-village = Kreuze ringsum
explorers-minute-food = Sorten je Runde
explorers-minute-gem = jeder, jede Runde
explorers-key-cross = Kreuz
explorers-key-fresh = Kreuz des letzten Zuges
explorers-key-draft = dein Kreuz dieses Zuges, noch nicht bestätigt
explorers-key-legal = dieses Feld darfst du ankreuzen
explorers-key-reach = bei dieser Wahl erreichbar
explorers-key-closed = für dich in dieser Runde gesperrt
explorers-key-village = Dorf mit der Zahl seines Plättchens
explorers-key-temple = Tempel: Buchstabe, und was der nächste Besuch bringt
explorers-key-visited = besucht, mit deinen Punkten
explorers-key-chosen = gewählte Seite der Karte
explorers-key-taken = hierhin kommen deine Kreuze
explorers-key-card = Karte, die noch kommen kann
explorers-key-gone = in dieser Runde schon aufgedeckt
explorers-key-place = noch nicht gefunden
explorers-key-used = verbraucht
explorers-key-struck = gestrichener Wert: vergeben
explorers-key-last = Kreuze des letzten Zuges, dann ihre Funde

## Why a hint advises a move

explorers-because-points = Punkte, die feststehen
explorers-because-provisions = { $less ->
    [1] weiterer Proviant liegt neben deinen Kreuzen
   *[0] { $otherwise ->
        [-1] weiterer Proviant liegt neben deinen Kreuzen
       *[other] { $number ->
            [one] { $number } Proviant zählt
           *[other] { $number } Stück Proviant zählen
        } in dieser Runde, sonst { $otherwise }
    }
}
explorers-because-gems = { $less ->
    [1] ein Edelstein liegt neben deinen Kreuzen
   *[0] { $otherwise ->
        [-1] ein Edelstein liegt neben deinen Kreuzen
       *[other] { $number ->
            [one] du hast { $number } Edelstein
           *[other] du hast { $number } Edelsteine
        }, sonst { $otherwise }
    }
}
explorers-because-temples = { $less ->
    [1] ein Tempel für deinen Schlüssel liegt neben deinen Kreuzen
   *[0] { $otherwise ->
        [-1] ein Tempel für deinen Schlüssel liegt neben deinen Kreuzen
       *[other] { $number ->
            [one] du hast noch { $number } Schlüssel
           *[other] du hast noch { $number } Schlüssel
        }, sonst { $otherwise }
    }
}
explorers-because-visit = { $instead ->
    [nobody] du besuchst den Tempel auf { $about }
   *[other] du besuchst den Tempel auf { $about }, neben dem { $rival } mit einem Schlüssel steht
}
explorers-because-maps = { $less ->
    [1] eine Landkarte liegt neben deinen Kreuzen
   *[0] { $otherwise ->
        [-1] eine Landkarte liegt neben deinen Kreuzen
       *[other] { $number ->
            [one] du hast noch { $number } Landkarte
           *[other] du hast noch { $number } Landkarten
        }, sonst { $otherwise }
    }
}
explorers-because-villages = Dörfer bringen mehr
explorers-because-village = { $less ->
    [1] neben das Dorf auf { $about } passen weitere Kreuze
   *[0] { $otherwise ->
        [-1] neben das Dorf auf { $about } passen weitere Kreuze
       *[other] { $number ->
            [one] { $number } Kreuz liegt
           *[other] { $number } Kreuze liegen
        } neben dem Dorf auf { $about }, sonst { $otherwise }
    }
}
explorers-because-achievements = Aufträge rücken näher
explorers-because-rest = in diesem Zug geht noch mehr
explorers-because-layout = die Landschaft steht früher
