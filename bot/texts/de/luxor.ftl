## Board

luxor-tile-Cd = Wüstenlager
luxor-tile-Co = Oasenlager
luxor-tile-Td = Wüstentempel
luxor-tile-To = Oasentempel
luxor-tile-Pd = Wüstenpyramide
luxor-tile-Po = Oasenpyramide
luxor-tile-Ed = leere Wüste
luxor-tile-M = Gebirge
luxor-tile-L = See
luxor-a-tile-Cd = ein Wüstenlager
luxor-a-tile-Co = ein Oasenlager
luxor-a-tile-Td = einen Wüstentempel
luxor-a-tile-To = einen Oasentempel
luxor-a-tile-Pd = eine Wüstenpyramide
luxor-a-tile-Po = eine Oasenpyramide
luxor-a-tile-Ed = eine leere Wüste
luxor-a-tile-M = ein Gebirge
luxor-a-tile-L = einen See
luxor-action-boat = Boot
luxor-action-snakes = Schlangen
luxor-action-sandstorm = Sandsturm
luxor-action-caravan = Karawane
luxor-direction-north = nach Norden
luxor-direction-east = nach Osten
luxor-direction-south = nach Süden
luxor-direction-west = nach Westen
luxor-direction-stand = niemand geht los

luxor-board-title = Expedition Luxor
luxor-board-turn = { $name } ist am Zug
luxor-board-your-turn = Du bist am Zug
luxor-board-choosing = Alle wählen ein Plättchen
luxor-board-winner = { $name } gewinnt!
luxor-board-shared = Geteilter Sieg: { $names }
luxor-board-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
luxor-board-sources = Bauwerke { $structures }, Boote { $boats }, Gefangene { $captives }
luxor-board-supply = { $count } Abenteurer im Vorrat
luxor-board-tiles = { $count ->
    [0] kein Plättchen auf der Hand
    [one] { $count } Plättchen auf der Hand (Satz { $sets })
   *[other] { $count } Plättchen auf der Hand (Sätze { $sets })
}
luxor-board-pile = { $count ->
    [0] Nachziehstapel leer
   *[other] Nachziehstapel { $count } (nächstes: Satz { $set })
}
luxor-board-actions = { $hand } Aktionsplättchen auf der Hand, { $pile } im Stapel
luxor-board-used = benutzt: { $actions }
luxor-board-captives = Gefangene: { $captives }
luxor-board-captive = { $count } von { $name }
luxor-board-chosen = hat gewählt
luxor-board-chosen-wait = Du hast gewählt. Die anderen überlegen noch.
luxor-board-not-chosen = muss noch wählen
luxor-board-over = Das Spiel ist zu Ende. { $result }
luxor-board-no-display = Die Startauslage liegt noch verdeckt.
luxor-board-display = { $count ->
    [one] { $count } Plättchen liegt
   *[other] { $count } Plättchen liegen
} zwischen { $first } und { $last }; die Auslage darf { $limit } mal { $limit } Plättchen groß werden.
luxor-board-how-to-read = Abenteurer nach Spielernummern, von unten nach oben; der oberste (letzte) beherrscht das Plättchen.
luxor-board-row = Reihe { $row }
luxor-board-full = voll
luxor-board-boat = Boot von { $number }
luxor-board-snakes = Schlangen von { $number }
luxor-board-boat-at = Boot von { $name } auf { $cell }
luxor-board-snakes-at = Schlangen von { $name } auf { $cell }
luxor-board-recent = Letzter Zug: { $turns }.
luxor-board-news = Seit deinem letzten Zug: { $turns }.
luxor-board-recent-now = In diesem Zug verändert: { $cells }.
luxor-board-held = { $name } beherrscht { $tiles }.
luxor-board-free = Du darfst anlegen auf { $cells }.
luxor-board-targets = Du darfst wählen: { $cells }.
luxor-board-plan = Dein Plan, noch nicht bestätigt: { $plan }
luxor-board-plan-tile = { $tile } auf { $cell }.
luxor-board-plan-crew = { $count } Abenteurer auf dem Lager.
luxor-board-plan-stays = { $count ->
    [one] { $count } bleibt
   *[other] { $count } bleiben
} auf { $cell } stehen.
luxor-board-plan-goes = { $count ->
    [one] { $count } geht
   *[other] { $count } gehen
} nach { $cell }.
luxor-board-plan-way = Los geht es { $direction }.
luxor-board-plan-walkers = { $count ->
    [one] { $count } geht
   *[other] { $count } gehen
} weiter { $direction }.
luxor-board-plan-action = { $action } mit dem Abenteurer auf { $source }.
luxor-board-plan-target = Ziel: { $cell }.
luxor-board-alt-private = Expedition Luxor, die Auslage, wie du sie siehst.
luxor-board-alt-public = Expedition Luxor, die Auslage.

luxor-start-begins = { $name } beginnt
luxor-start-first = beginnt
luxor-start-alt = Expedition Luxor, das Spiel beginnt.
luxor-end-alt = Expedition Luxor, das Ergebnis.

luxor-card-hand = Deine Plättchen
luxor-card-supply = { $count } im Vorrat
luxor-card-actions = { $count } Aktionsplättchen
luxor-card-captives = { $count ->
    [one] { $count } Gefangener
   *[other] { $count } Gefangene
}

luxor-hand-title = Deine Hand
luxor-hand-tiles = Deine Plättchen, mit dem Satz, den alle auf der Rückseite sehen
luxor-hand-none = keine Plättchen mehr
luxor-hand-set = Satz { $number }
luxor-hand-keep = Das Lager behältst du. Welches zweite Plättchen behältst du?
luxor-hand-keep-choice = zur Wahl
luxor-hand-keep-always = Du behältst
luxor-hand-gifts = Du gibst ab
luxor-hand-supply = Dein Vorrat: { $count }
luxor-hand-pile = Dein Nachziehstapel: { $count }
luxor-hand-next = nächstes: Satz { $number }
luxor-hand-empty = leer
luxor-hand-actions = Deine Aktionsplättchen
luxor-hand-actions-left = { $count ->
    [one] noch { $count } im Stapel
   *[other] noch { $count } im Stapel
}
luxor-hand-actions-pile = Aktionsstapel: { $count }.
luxor-hand-no-actions = keine mehr
luxor-hand-captives = Deine Gefangenen
luxor-hand-tile = { $tile } (Satz { $number })
luxor-hand-worth = { $points ->
    [0] { "" }
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
luxor-hand-minimum = { $count ->
    [0] nicht betretbar
    [one] mindestens { $count } Abenteurer bleibt stehen
   *[other] mindestens { $count } Abenteurer bleiben stehen
}

## Table

luxor-about = Lege Plättchen, schicke Abenteurer los, beherrsche Tempel und Pyramiden.
luxor-length = etwa 20 Züge für jeden, zwei Wochen · leicht zu lernen
luxor-option-adventures = Erweiterung Neue Abenteuer: { $value }
luxor-option-adventures-false = Grundspiel
luxor-option-adventures-true = Mit der Erweiterung Neue Abenteuer
luxor-option-first_player = Startspieler: Platz { $value }
luxor-option-first_player-null = Startspieler wird ausgelost
luxor-scope-adventures = Neue Abenteuer
luxor-source-structures = Bauwerke
luxor-source-boats = Boote
luxor-source-captives = Gefangene
luxor-reason-structures = { $held ->
    [one] { $held } Bauwerk beherrscht
   *[other] { $held } Bauwerke beherrscht
}: { $points }
luxor-reason-boats = { $boats ->
    [one] { $boats } Boot
   *[other] { $boats } Boote
}: { $points }
luxor-tie-supply = bei Gleichstand: noch { $count } Abenteurer
luxor-ahead-supply = { $first } vor { $second }: { $count ->
    [one] { $count } Abenteurer im Vorrat
   *[other] { $count } Abenteurer im Vorrat
} gegen { $other }.

## Questions

luxor-ask-keep = Welches Plättchen behältst du außer dem Lager? Die anderen kommen in die Startauslage.
luxor-ask-turn = { $possible ->
    [place] { $placed ->
        [0] { $most ->
            [1] Lege dein letztes Plättchen an: wohin?
           *[other] Lege 1 bis { $most } Plättchen an. Wohin kommt das erste?
        }
        [1] Lege ein zweites Plättchen an, oder beende.
       *[other] Lege ein drittes Plättchen an, oder beende.
    }
    [place-or-use] { $placed ->
        [1] Lege ein zweites Plättchen an, nutze ein Aktionsplättchen oder beende deinen Zug.
       *[other] Lege ein drittes Plättchen an, nutze ein Aktionsplättchen oder beende deinen Zug.
    }
    [use] Nutze ein Aktionsplättchen oder beende deinen Zug.
   *[end] Keines deiner Aktionsplättchen lässt sich jetzt nutzen: Beende deinen Zug.
}
luxor-ask-deploy = Wie viele deiner { $supply } kommen aufs Lager?
luxor-ask-walk = { $walk ->
    [must] { $crew } Abenteurer sind auf dem Lager, höchstens { $room } dürfen bleiben: Wohin geht eine Gruppe?
   *[may] { $crew ->
        [one] { $crew } Abenteurer steht
       *[other] { $crew } Abenteurer stehen
    } auf dem Lager. Geht eine Gruppe los, und wohin?
}
luxor-ask-leave = { $at ->
    [camp] Wie viele bleiben auf dem Lager stehen? { $walkers ->
        [one] { $walkers } Abenteurer ist
       *[other] { $walkers } Abenteurer sind
    } dort, auf { $cell }. Die übrigen gehen weiter.
   *[tile] { $walkers ->
        [one] { $walkers } Abenteurer ist
       *[other] { $walkers } Abenteurer sind
    } auf { $cell }. Wie viele bleiben dort stehen? Die übrigen gehen weiter.
}
luxor-ask-target = { $action }: welches Plättchen?
luxor-ask-confirm = Bestätigst du deinen Plan, wie im Bild?
luxor-why-keep = Ein Tempel bringt 2 Punkte für den, der oben steht; auf einem Gebirge müssen 3 stehen bleiben.
luxor-why-turn = { $placed ->
    [0] Am Ende oben: Lager 1, Tempel 2, Pyramide 3.
   *[other] { "" }
}
luxor-why-walk = Auf jedem Plättchen müssen einige stehen bleiben, über denen, die dort sind. Höchstens 4 auf einem.
luxor-why-leave = Wer stehen bleibt, steht hier oben, bis ein anderer kommt.
luxor-why-target = Dein Abenteurer verlässt dafür das Gebirge, und das Aktionsplättchen ist verbraucht.
luxor-why-confirm = Bis dahin sieht ihn niemand, und *Rückgängig* nimmt ihn zurück.
luxor-choose-row = welche Reihe?
luxor-choose-column = welches Feld?
luxor-step-row = Reihe { $value }
luxor-step-column = Spalte { $value }
luxor-step-what = { $value }
luxor-what-Cd = { luxor-tile-Cd }
luxor-what-Co = { luxor-tile-Co }
luxor-what-Td = { luxor-tile-Td }
luxor-what-To = { luxor-tile-To }
luxor-what-Pd = { luxor-tile-Pd }
luxor-what-Po = { luxor-tile-Po }
luxor-what-Ed = { luxor-tile-Ed }
luxor-what-M = { luxor-tile-M }
luxor-what-L = { luxor-tile-L }
luxor-what-Td-end = { luxor-tile-Td }, dann Zug beenden
luxor-what-To-end = { luxor-tile-To }, dann Zug beenden
luxor-what-Pd-end = { luxor-tile-Pd }, dann Zug beenden
luxor-what-Po-end = { luxor-tile-Po }, dann Zug beenden
luxor-what-Ed-end = { luxor-tile-Ed }, dann Zug beenden
luxor-what-M-end = { luxor-tile-M }, dann Zug beenden
luxor-what-L-end = { luxor-tile-L }, dann Zug beenden
luxor-count-spread = Abenteurer verteilen
luxor-count-spread-end = Verteilen und Zug beenden
luxor-choose-count = wie viele?
luxor-choose-direction = wohin?
luxor-choose-way = wie viele?
luxor-choose-way-spread = wie?
luxor-choose-way-spread-end = wie?
luxor-what-boat = { luxor-action-boat }
luxor-what-snakes = { luxor-action-snakes }
luxor-what-sandstorm = { luxor-action-sandstorm }
luxor-what-caravan = { luxor-action-caravan }

## Moves, as buttons and options say them

luxor-move-keep = Behalten: { $tile }
luxor-move-place = { $cell }: { $tile }
luxor-move-deploy = { $count ->
    [0] keiner
    [one] { $count } Abenteurer
   *[other] { $count } Abenteurer
}
luxor-move-walk = { $direction-code ->
    [north] ↑ Norden
    [east] → Osten
    [south] ↓ Süden
    [west] ← Westen
   *[stand] { $direction }
}
luxor-move-leave = { $count ->
    [one] { $count } bleibt stehen
   *[other] { $count } bleiben stehen
}
luxor-move-confirm = { $end ->
    [end] Bestätigen und Zug beenden
   *[on] { $next ->
        [second] Bestätigen, dann ein 2. Plättchen
        [third] Bestätigen, dann ein 3. Plättchen
        [action] Bestätigen, dann ein Aktionsplättchen
       *[more] Bestätigen, dann weiter
    }
}
luxor-move-use = { $action }, Abenteurer von { $source }
luxor-move-target = { $cell }
luxor-move-end = Zug beenden
luxor-line-stay = { $count ->
    [one] { $count } bleibt
   *[other] { $count } bleiben
} auf { $cell }
luxor-line-end = { $line }, Zug beenden
luxor-line-place = { $cell }: { $tile }, Zug beenden

## Was sich nicht zurücknehmen lässt, bei der Nachfrage

luxor-warning-keep = Alle anderen haben schon gewählt: Mit deiner Wahl wird die Startauslage aufgedeckt.

## What happened

luxor-event-kept = { $seat } hat ein Startplättchen gewählt.
luxor-event-laid = Die Startauslage wird aufgedeckt. { $first_seat } beginnt.
luxor-event-placed = { $direction-code ->
    [stand] { $crew ->
        [0] { $seat } legt auf { $cell } { $a-tile } an.
        [one] { $seat } legt auf { $cell } { $a-tile } mit { $crew } Abenteurer an.
       *[other] { $seat } legt auf { $cell } { $a-tile } mit { $crew } Abenteurern an.
    }
   *[other] { $seat } legt auf { $cell } { $a-tile } an: { $stay ->
        [one] { $stay } bleibt
       *[other] { $stay } bleiben
    } stehen, { $walked }.
}
luxor-walk = { $count ->
    [one] { $count } geht nach { $cell }
   *[other] { $count } gehen nach { $cell }
}
luxor-walks = { $first }, { $rest }
luxor-event-drew-tile = Du ziehst nach: { $tile }.
luxor-event-acted = { $action-code ->
    [boat] { $seat } legt ein Boot auf { $target }; ein Abenteurer kehrt von { $source } zurück.
    [snakes] { $seat } legt Schlangen auf { $target }; ein Abenteurer kehrt von { $source } zurück.
    [sandstorm] { $seat } schickt einen Sandsturm von { $source } nach { $target } und { $captives ->
        [0] nimmt niemanden gefangen
        [one] macht { $captives } Gefangenen: **+{ $captives }**
       *[other] macht { $captives } Gefangene: **+{ $captives }**
    }.
   *[caravan] { $seat } führt eine Karawane von { $source } nach { $target }.
}
luxor-event-held = { $taken ->
    [yes] { $seat } nimmt { $former_seat } die Mehrheit auf { $cell } ab: **+{ $points }**, { $former_seat } **−{ $points }**.
   *[no] { $seat } beherrscht { $cell }: **+{ $points }**.
}
luxor-event-left = { $seat } beherrscht { $cell } nicht mehr: **−{ $points }**.
luxor-event-boat-paid = { $seat } erhält **+{ $points }** für das Boot auf { $cell }.
luxor-event-round-began = Runde { $round }.
luxor-event-drew-action-tile = Du ziehst ein Aktionsplättchen nach: { $action }.
luxor-event-game-ended = Das letzte Plättchen liegt. Sieg für { $winner_seats }!

## Events in at most six words after who did it

luxor-short-kept = wählt ein Startplättchen
luxor-short-laid = Die Startauslage wird aufgedeckt
luxor-short-placed = legt ein Plättchen auf { $cell }
luxor-short-acted = { $action-code ->
    [boat] legt ein Boot auf { $target }
    [snakes] legt Schlangen auf { $target }
    [sandstorm] schickt einen Sandsturm nach { $target }
   *[caravan] führt eine Karawane nach { $target }
}
luxor-short-held = { $taken ->
    [yes] nimmt die Mehrheit auf { $cell }
   *[no] beherrscht { $cell }
}
luxor-short-left = beherrscht { $cell } nicht mehr
luxor-short-boat-paid = verdient am Boot auf { $cell }
luxor-short-game-ended = Das letzte Plättchen liegt

## Refusals

luxor-refusal-game-over = Das Spiel ist zu Ende.
luxor-refusal-no-such-seat = Es gibt nur { $players } Spieler.
luxor-refusal-not-your-turn = Du bist nicht am Zug, sondern { $turn_seat }.
luxor-refusal-already-kept = Du hast dein Startplättchen schon gewählt.
luxor-refusal-keep-first = Wähle zuerst das Plättchen, das du behältst.
luxor-refusal-keep-other = Du musst das Lager und ein anderes Plättchen behalten.
luxor-refusal-action-used = Du hast schon eine Aktion genutzt; in diesem Zug legst du kein Plättchen mehr an.
luxor-refusal-draft-open = Bestätige erst, was du begonnen hast, oder nimm es mit *Rückgängig* zurück.
luxor-refusal-three-tiles = Höchstens drei Plättchen pro Zug.
luxor-refusal-not-in-hand = Dieses Plättchen hast du nicht auf der Hand: { $tile }.
luxor-refusal-taken = { $cell } ist schon belegt.
luxor-refusal-no-edge = { $cell } berührt kein Plättchen: Plättchen müssen eine Kante gemeinsam haben, nur über Eck genügt nicht.
luxor-refusal-limit = { $cell } liegt zu weit außen: Die Auslage würde { $size } Plättchen breit oder hoch; die Grenze ist { $limit }.
luxor-refusal-no-camp = Abenteurer kommen nur ins Spiel, wenn du ein Lager anlegst.
luxor-refusal-supply-short = Dein Vorrat reicht für dieses Lager nicht: Es bekommt keine Abenteurer.
luxor-refusal-camp-minimum = { $minimum ->
    [one] Ein Wüstenlager braucht mindestens { $minimum } Abenteurer.
   *[other] Ein Oasenlager braucht mindestens { $minimum } Abenteurer.
}
luxor-refusal-camp-maximum = Auf ein Lager kommen höchstens { $maximum } Abenteurer.
luxor-refusal-supply-left = In deinem Vorrat { $supply ->
    [one] ist nur noch { $supply } Abenteurer
   *[other] sind nur noch { $supply } Abenteurer
}.
luxor-refusal-camp-crowded = Fünf Abenteurer darfst du nur auf ein Lager setzen, wenn mindestens einer davon losgehen kann, und von dort kann niemand los.
luxor-refusal-must-walk = Auf einem Plättchen dürfen höchstens { $room } Abenteurer stehen bleiben, also muss mindestens einer losgehen.
luxor-refusal-no-walkers = Niemand kann losgehen: Mindestens { $minimum ->
    [one] { $minimum } Abenteurer muss
   *[other] { $minimum } Abenteurer müssen
} auf dem Lager stehen bleiben.
luxor-refusal-one-direction = Alle, die losgehen, gehen in dieselbe Richtung.
luxor-refusal-no-walk = Gerade ist niemand unterwegs. Abenteurer gehen nur von einem eben angelegten Lager los, und immer geradeaus.
luxor-refusal-no-tile = Dort liegt kein Plättchen.
luxor-refusal-lake = Einen See kann niemand betreten.
luxor-refusal-snakes = Schlangen! Niemand kann { $cell } betreten.
luxor-refusal-no-room = Dort ist kein Platz: Auf { $cell } stehen schon { $present }.
luxor-refusal-entry-minimum = { $minimum ->
    [one] Um { $cell } zu betreten, muss dort { $minimum } Abenteurer stehen bleiben.
    [2] { $cell } ist eine Oase: { $minimum } Abenteurer müssen dort stehen bleiben.
   *[other] { $cell } ist ein Gebirge: { $minimum } Abenteurer müssen dort stehen bleiben.
}
luxor-refusal-too-many-left = { $walkers ->
    [one] Nur { $walkers } Abenteurer ist unterwegs.
   *[other] Nur { $walkers } Abenteurer sind unterwegs.
}
luxor-refusal-camp-stays = { $minimum ->
    [one] Mindestens { $minimum } Abenteurer muss auf dem Lager stehen bleiben.
   *[other] Mindestens { $minimum } Abenteurer müssen auf dem Lager stehen bleiben.
}
luxor-refusal-nobody-walks = Du hast eine Richtung gewählt, also muss mindestens ein Abenteurer das Lager verlassen.
luxor-refusal-tile-crowded = Höchstens 4 Abenteurer pro Plättchen: Auf { $cell } ist noch Platz für { $room }.
luxor-refusal-rest-stuck = { $rest ->
    [one] Der Abenteurer, der weitergeht, könnte auf den Plättchen dahinter nirgends stehen bleiben.
   *[other] Die übrigen { $rest } könnten auf den Plättchen dahinter nicht alle stehen bleiben.
}
luxor-refusal-nothing-drafted = Es gibt nichts zu bestätigen. Lege erst ein Plättchen an.
luxor-refusal-draft-unfinished = Beantworte erst die offene Frage, dann bestätige.
luxor-refusal-turn-must-end = In diesem Zug kann nichts mehr folgen, also endet er damit.
luxor-refusal-place-first = Lege zuerst dein Landschaftsplättchen an.
luxor-refusal-place-one = Du musst mindestens ein Plättchen anlegen.
luxor-refusal-no-adventures = An diesem Tisch wird ohne die Neuen Abenteuer gespielt.
luxor-refusal-one-action = Nur ein Aktionsplättchen pro Zug.
luxor-refusal-no-action = Wähle zuerst ein Aktionsplättchen.
luxor-refusal-action-not-in-hand = Dieses Aktionsplättchen hast du nicht auf der Hand: { $action }.
luxor-refusal-no-mountain = Du brauchst ein Gebirge mit einem eigenen Abenteurer darauf, und { $cell } ist keines.
luxor-refusal-no-effect = { $action }: Von dort aus hätte das keine Wirkung, deshalb ist es nicht erlaubt.
luxor-refusal-target-no-tile = Auf { $cell } liegt kein Plättchen.
luxor-refusal-boat-needs-lake = Ein Boot braucht einen See, und { $cell } ist keiner.
luxor-refusal-boat-taken = Auf { $cell } liegt schon ein Boot.
luxor-refusal-boat-snakes = Auf { $cell } liegen Schlangen; dort kann kein Boot hin.
luxor-refusal-snakes-taken = Auf { $cell } liegt schon etwas.
luxor-refusal-snakes-occupied = Schlangen brauchen ein leeres Plättchen; auf { $cell } stehen Abenteurer.
luxor-refusal-sandstorm-same = Das Ziel des Sandsturms muss ein anderes Plättchen sein.
luxor-refusal-sandstorm-majority = Auf { $cell } hast du nicht die Mehrheit.
luxor-refusal-sandstorm-full = Auf { $cell } hast du schon vier Abenteurer.
luxor-refusal-caravan-far = Eine Karawane führt auf ein Plättchen neben ihrem Gebirge; { $cell } liegt nicht daneben.

## Commands

luxor-command = Expedition Luxor durch Tippen spielen
luxor-command-keep = Das Startplättchen wählen, das du behältst
luxor-command-keep-tile = Welches Plättchen neben dem Lager
luxor-command-place = Ein Plättchen anlegen, auf ein Lager auch Abenteurer, die losgehen dürfen
luxor-command-place-tile = Welches Plättchen deiner Hand
luxor-command-place-cell = Wohin, zum Beispiel F6
luxor-command-place-adventurers = Wie viele auf das Lager kommen
luxor-command-place-walk = Wohin eine Gruppe geht, oder stand
luxor-command-place-leave = Wie viele auf dem Lager und auf jedem Plättchen stehen bleiben, zum Beispiel 1 2 2
luxor-command-place-then = ok macht es endgültig, ok end beendet auch den Zug
luxor-command-action = Ein Aktionsplättchen der Neuen Abenteuer nutzen
luxor-command-action-use = Welches Aktionsplättchen
luxor-command-action-mountain = Dein Gebirge
luxor-command-action-target = Das Plättchen, um das es geht
luxor-command-action-then = ok end macht es endgültig
luxor-command-confirm = Deinen Plan endgültig machen
luxor-command-confirm-then = ok, um weiterzuspielen, ok end, um den Zug zu beenden
luxor-command-end = Deinen Zug beenden

## In one minute

luxor-minute =
    { "" }**Ziel:** oben stehen. Am Ende zählt für dich jedes Lager, jeder Tempel und jede Pyramide, wo dein Abenteurer ganz oben steht.
    { "" }**Dein Zug:** Lege ein bis drei Plättchen an. Nur ein Lager bringt Abenteurer, bis zu fünf. Wer dort nicht stehen bleibt, geht geradeaus weiter; auf jedem Plättchen bleiben einige stehen, auf denen, die schon da sind. Mehr als vier passen nicht auf ein Plättchen.
    { "" }**Punkte:** Lager 1, Tempel 2, Pyramide 3. Liegen alle Plättchen, gewinnen die meisten Punkte.
luxor-minute-place = Plättchen anlegen
luxor-minute-place-note = Eins bis drei im Zug, Kante an Kante
luxor-minute-camp = Ein Lager bringt Abenteurer
luxor-minute-camp-note = Bis zu fünf. Die übrigen gehen geradeaus; auf jedem Plättchen bleiben einige.
luxor-minute-top = Oben stehen
luxor-minute-top-note = Wer später kommt, steht oben. Vier passen auf ein Plättchen.
luxor-minute-points = Punkte am Ende
luxor-minute-points-note = Die Zahl in der Figur: So viele müssen mindestens bleiben.
luxor-key-points = Punkte des Plättchens
luxor-key-stay = so viele müssen dort stehen bleiben
luxor-key-stack = Abenteurer; der oberste zählt
luxor-key-back = Rückseite mit dem Satz, 1 bis 5
luxor-key-boat = Boot eines Spielers
luxor-key-snakes = Schlangen: niemand darf darauf
luxor-key-captive = Gefangener
luxor-key-wall = hier endet die Auslage
luxor-key-empty = Feld ohne Plättchen
luxor-key-recent = im letzten Zug verändert
luxor-key-tab = wessen Zug das war
luxor-key-step = Schritte eines Weges
luxor-key-free = hier darfst du anlegen
luxor-key-target = dieses Plättchen darfst du wählen
luxor-key-choosable = dieses Plättchen darfst du behalten
luxor-key-kept = dieses Plättchen behältst du
luxor-key-given = dieses Plättchen gibst du ab
luxor-key-way = ein Weg kann hierher führen
luxor-key-planned = dein Plan, noch nicht bestätigt
luxor-key-walkers = so viele gehen weiter
luxor-key-leaving = ein Abenteurer verlässt das Gebirge

## The key of signs

luxor-signs =
    { "" }**Das Feld**
    - Buchstaben oben und Zahlen links: die Namen der Felder, etwa F6
    - Zahl auf Blau oben links auf einem Plättchen: die Punkte, die es bringt
    - Abenteurer mit einer Zahl unten links: So viele müssen mindestens stehen bleiben, wenn eine Gruppe es betritt.
    - Scheiben: Abenteurer, { $disc-0 } 1 · { $disc-1 } 2 · { $disc-2 } 3 · { $disc-3 } 4. Die untersten kamen zuerst, der oberste bringt die Punkte.
    - Stapel: Jede Scheibe zeigt an ihrer Seite, wem sie gehört. Bei vier ist das Plättchen voll.
    - Boot auf einem See oder Schlangen über einem Plättchen: ein Aktionsplättchen. Farbe und Zeichen zeigen, wem es gehört.
    - Scheibe in einem Käfig: ein Gefangener
    - sandfarbener Balken am Rand: Dort kann die Auslage nicht weiter wachsen.
    - Plättchen im Text: { $luxor-tile-cd } { luxor-tile-Cd }, { $luxor-tile-co } { luxor-tile-Co }, { $luxor-tile-td } { luxor-tile-Td }, { $luxor-tile-to } { luxor-tile-To }, { $luxor-tile-pd } { luxor-tile-Pd }, { $luxor-tile-po } { luxor-tile-Po }, { $luxor-tile-ed } { luxor-tile-Ed }, { $luxor-tile-m } { luxor-tile-M }, { $luxor-tile-l } { luxor-tile-L }
    - Aktionsplättchen: { $luxor-action-boat } { luxor-action-boat }, { $luxor-action-snakes } { luxor-action-snakes }, { $luxor-action-sandstorm } { luxor-action-sandstorm }, { $luxor-action-caravan } { luxor-action-caravan }
    { "" }**Was neu ist**
    - Rahmen aus einer dunklen und einer weißen Linie: Dieses Plättchen hat sich geändert. Im Beitrag im letzten Zug, in deinen eigenen Bildern seit deinem letzten Zug.
    - Scheibe in so einem Rahmen: wessen Zug es war. Zahlen dort: die Schritte eines Weges in ihrer Reihenfolge.
    { "" }**Was du wählen darfst**
    - grüner unterbrochener Rahmen mit Namen: Auf dieses Feld darfst du ein Plättchen legen.
    - grüner ganzer Rahmen mit Namen: Dieses Plättchen darfst du wählen.
    - grüner Pfeil und Zahlen: wohin ein Weg führen kann, Schritt für Schritt
    - unterbrochener Rahmen in Violett: dein Plan, noch nicht bestätigt
    - Pfeil in der Farbe eines Spielers: wie viele weitergehen und wohin. −1: Ein Abenteurer verlässt dieses Gebirge.
    { "" }**Jetzt**
    - Gold und { $pointer }: wer am Zug ist. { $crown }: wer gewonnen hat.

## Why a hint advises a move

luxor-because-own = { $instead ->
    [nobody] { $about } zählt für dich
    [nothing] { $about } gehört dir, bevor { $rival } dorthin kommt
    [empty] { $about } gehört dir, bevor { $rival } dorthin kommt
    [theirs] du nimmst { $rival } das Feld { $about } ab
   *[own] { $number ->
        [0] { $rival } kann { $about } nicht mehr einnehmen
       *[other] { $about } ist für { $rival } schwerer einzunehmen
    }
}
luxor-because-theirs = { $instead ->
    [nobody] { $about } zählt weniger für die anderen
    [theirs] { $less ->
        [1] { $about } zählt weniger für { $rival }
       *[0] { $otherwise ->
            [-1] { $about } zählt weniger für { $rival }
           *[other] { $about } ist { $rival } leichter abzunehmen
        }
    }
   *[other] { $about } zählt weniger für { $rival }
}
luxor-because-empty = { $instead ->
    [nobody] { $about } ist für dich leichter einzunehmen
    [theirs] { $about } zählt nicht mehr für { $rival }
   *[other] { $number ->
        [0] { $rival } kann { $about } nicht mehr einnehmen
       *[other] { $less ->
            [1] { $about } ist für { $rival } schwerer einzunehmen
           *[other] { $about } ist für dich leichter einzunehmen
        }
    }
}
luxor-because-mountain = Abenteurer auf dem Gebirge { $about } sind bereit für ein Aktionsplättchen
luxor-because-boat = am Boot bei { $about } sind Felder frei
luxor-because-supply = { $number } Abenteurer bleiben in deinem Vorrat{ $otherwise ->
    [-1] {""}
   *[other] {", sonst "}{ $otherwise }
}
luxor-because-rivals = { $instead ->
    [nobody] die anderen bekommen weniger
   *[other] { $rival } bekommt weniger
}
luxor-because-hand = du behältst mehr auf der Hand
luxor-because-gifts = die Plättchen, die du weggibst, sind weniger wert
luxor-because-rest = in diesem Zug geht noch mehr
luxor-because-lead = du liegst am Ende weiter vorn
