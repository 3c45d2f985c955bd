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
luxor-action-boat = Boot
luxor-action-snakes = Schlangen
luxor-action-sandstorm = Sandsturm
luxor-action-caravan = Karawane
luxor-direction-north = nach Norden
luxor-direction-east = nach Osten
luxor-direction-south = nach Süden
luxor-direction-west = nach Westen
luxor-direction-stand = niemand zieht

luxor-board-title = Expedition Luxor
luxor-board-turn = { $name } ist am Zug
luxor-board-your-turn = Du bist am Zug
luxor-board-choosing = Alle wählen ein Plättchen
luxor-board-winner = { $name } gewinnt!
luxor-board-shared = Geteilter Sieg: { $names }
luxor-board-player = Spieler { $number }
luxor-board-column-supply = Vorrat
luxor-board-column-tiles = Plättchen
luxor-board-column-actions = Aktionen
luxor-board-column-captives = Gefangene
luxor-board-column-points = Punkte
luxor-board-column-chosen = gewählt
luxor-board-mark-recent = letzter Zug
luxor-board-mark-now = dieser Zug
luxor-board-mark-draft = dein Plan
luxor-board-mark-free = möglich
luxor-board-mark-full = voll
luxor-board-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
luxor-board-sources = Bauwerke { $structures }, Boote { $boats }, Gefangene { $captives }
luxor-board-supply = { $count } Abenteurer im Vorrat
luxor-board-tiles = { $count ->
    [0] kein Plättchen auf der Hand
    [one] 1 Plättchen auf der Hand (Satz { $sets })
   *[other] { $count } Plättchen auf der Hand (Sätze { $sets })
}
luxor-board-pile = { $count ->
    [0] Nachziehstapel leer
   *[other] Nachziehstapel { $count } (nächstes: Satz { $set })
}
luxor-board-actions = Aktionsplättchen { $hand } auf der Hand, { $pile } im Stapel
luxor-board-used = benutzt: { $actions }
luxor-board-captives = Gefangene: { $captives }
luxor-board-captive = { $count } von { $name }
luxor-board-chosen = hat gewählt
luxor-board-chosen-wait = Du hast gewählt. Die anderen überlegen noch.
luxor-board-not-chosen = muss noch wählen
luxor-board-over = Das Spiel ist aus. { $result }
luxor-board-no-display = Die Startauslage liegt noch verdeckt.
luxor-board-display = { $count ->
    [one] 1 Plättchen liegt
   *[other] { $count } Plättchen liegen
} zwischen { $first } und { $last }; die Auslage darf { $limit } mal { $limit } Plättchen groß werden.
luxor-board-how-to-read = Abenteurer nach Spielernummern, von unten nach oben; dem letzten gehört das Plättchen.
luxor-board-list = { $title }: { $items }.
luxor-board-row = Reihe { $row }
luxor-board-full = voll
luxor-board-boat = Boot von { $number }
luxor-board-snakes = Schlangen von { $number }
luxor-board-boat-at = Boot von { $name } auf { $cell }
luxor-board-snakes-at = Schlangen von { $name } auf { $cell }
luxor-board-recent = Letzter Zug: { $cells }.
luxor-board-recent-now = In diesem Zug verändert: { $cells }.
luxor-board-held = { $name } beherrscht { $tiles }.
luxor-board-free = Du darfst anlegen auf { $cells }.
luxor-board-targets = Du darfst wählen: { $cells }.
luxor-board-plan = Dein Plan, noch nicht bestätigt: { $plan }
luxor-board-plan-tile = { $tile } auf { $cell }.
luxor-board-plan-crew = { $count } Abenteurer auf dem Lager.
luxor-board-plan-left = Stehen geblieben: { $places }.
luxor-board-plan-place = { $count } auf { $cell }
luxor-board-plan-walkers = { $count ->
    [one] 1 zieht
   *[other] { $count } ziehen
} weiter { $direction }.
luxor-board-plan-action = { $action } mit dem Abenteurer auf { $source }.
luxor-board-plan-target = Ziel: { $cell }.
luxor-board-alt-private = Expedition Luxor, die Auslage, wie du sie siehst.
luxor-board-alt-public = Expedition Luxor, die Auslage.

luxor-hand-title = Deine Hand
luxor-hand-tiles = Deine Plättchen
luxor-hand-none = keine Plättchen mehr
luxor-hand-set = Satz { $number }
luxor-hand-keep = Das Lager behältst du. Welches Plättchen noch?
luxor-hand-keep-choice = zur Wahl
luxor-hand-keep-always = Du behältst
luxor-hand-gifts = Du gibst ab
luxor-hand-supply = Dein Vorrat: { $count }
luxor-hand-pile = Dein Nachziehstapel: { $count }
luxor-hand-next = nächstes: Satz { $number }
luxor-hand-empty = leer
luxor-hand-actions = Deine Aktionsplättchen
luxor-hand-actions-left = { $count ->
    [one] noch 1 im Stapel
   *[other] noch { $count } im Stapel
}
luxor-hand-actions-pile = Aktionsstapel: { $count }.
luxor-hand-no-actions = keine mehr
luxor-hand-captives = Deine Gefangenen
luxor-hand-tile = { $tile } (Satz { $number })
luxor-hand-worth = { $points ->
    [0] { "" }
    [one] 1 Punkt
   *[other] { $points } Punkte
}
luxor-hand-minimum = { $count ->
    [0] nicht betretbar
    [one] mindestens 1 Abenteurer bleibt stehen
   *[other] mindestens { $count } Abenteurer bleiben stehen
}
