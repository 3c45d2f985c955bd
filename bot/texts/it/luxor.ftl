## Board

luxor-tile-Cd = accampamento nel deserto
luxor-tile-Co = accampamento nell’oasi
luxor-tile-Td = tempio nel deserto
luxor-tile-To = tempio nell’oasi
luxor-tile-Pd = piramide nel deserto
luxor-tile-Po = piramide nell’oasi
luxor-tile-Ed = deserto vuoto
luxor-tile-M = montagna
luxor-tile-L = lago
luxor-action-boat = barca
luxor-action-snakes = serpenti
luxor-action-sandstorm = tempesta di sabbia
luxor-action-caravan = carovana
luxor-direction-north = verso nord
luxor-direction-east = verso est
luxor-direction-south = verso sud
luxor-direction-west = verso ovest
luxor-direction-stand = nessuno avanza

luxor-board-title = Expedition Luxor
luxor-board-turn = Tocca a { $name }
luxor-board-your-turn = Tocca a te
luxor-board-choosing = Tutti scelgono una tessera
luxor-board-winner = { $name } vince!
luxor-board-shared = Vittoria condivisa: { $names }
luxor-board-player = Giocatore { $number }
luxor-board-column-supply = riserva
luxor-board-column-tiles = tessere
luxor-board-column-actions = azioni
luxor-board-column-captives = prigionieri
luxor-board-column-points = punti
luxor-board-column-chosen = scelto
luxor-board-mark-recent = ultimo turno
luxor-board-mark-now = questo turno
luxor-board-mark-draft = il tuo piano
luxor-board-mark-free = possibile
luxor-board-mark-full = pieno
luxor-board-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
luxor-board-sources = costruzioni { $structures }, barche { $boats }, prigionieri { $captives }
luxor-board-supply = { $count ->
    [one] 1 avventuriero
   *[other] { $count } avventurieri
} nella riserva
luxor-board-tiles = { $count ->
    [0] nessuna tessera in mano
    [one] 1 tessera in mano (serie { $sets })
   *[other] { $count } tessere in mano (serie { $sets })
}
luxor-board-pile = { $count ->
    [0] pila di pesca vuota
   *[other] pila di pesca { $count } (prossima: serie { $set })
}
luxor-board-actions = tessere azione: { $hand } in mano, { $pile } nella pila
luxor-board-used = usate: { $actions }
luxor-board-captives = prigionieri: { $captives }
luxor-board-captive = { $count } di { $name }
luxor-board-chosen = ha scelto
luxor-board-chosen-wait = Hai scelto. Gli altri stanno ancora pensando.
luxor-board-not-chosen = deve ancora scegliere
luxor-board-over = La partita è finita. { $result }
luxor-board-no-display = Il tabellone iniziale è ancora coperto.
luxor-board-display = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} tra { $first } e { $last }; il tabellone può arrivare a { $limit } per { $limit } tessere.
luxor-board-how-to-read = Avventurieri per numero di giocatore, dal basso in alto; l’ultimo controlla la tessera.
luxor-board-list = { $title }: { $items }.
luxor-board-row = Riga { $row }
luxor-board-full = pieno
luxor-board-boat = barca di { $number }
luxor-board-snakes = serpenti di { $number }
luxor-board-boat-at = barca di { $name } in { $cell }
luxor-board-snakes-at = serpenti di { $name } in { $cell }
luxor-board-recent = Ultimo turno: { $cells }.
luxor-board-recent-now = Cambiato in questo turno: { $cells }.
luxor-board-held = { $name } controlla { $tiles }.
luxor-board-free = Puoi piazzare una tessera in { $cells }.
luxor-board-targets = Puoi scegliere { $cells }.
luxor-board-plan = Il tuo piano, non ancora confermato: { $plan }
luxor-board-plan-tile = { $tile } in { $cell }.
luxor-board-plan-crew = { $count ->
    [one] 1 avventuriero
   *[other] { $count } avventurieri
} nell’accampamento.
luxor-board-plan-left = Restano: { $places }.
luxor-board-plan-place = { $count } in { $cell }
luxor-board-plan-walkers = { $count ->
    [one] 1 avanza
   *[other] { $count } avanzano
} ancora { $direction }.
luxor-board-plan-action = { $action } con l’avventuriero in { $source }.
luxor-board-plan-target = Bersaglio: { $cell }.
luxor-board-alt-private = Expedition Luxor, il tabellone come lo vedi tu.
luxor-board-alt-public = Expedition Luxor, il tabellone.

luxor-hand-title = La tua mano
luxor-hand-tiles = Le tue tessere
luxor-hand-none = nessuna tessera rimasta
luxor-hand-set = serie { $number }
luxor-hand-keep = Tieni l’accampamento. Quale altra tessera tieni?
luxor-hand-keep-choice = a scelta
luxor-hand-keep-always = Tieni
luxor-hand-gifts = Cedi
luxor-hand-supply = La tua riserva: { $count }
luxor-hand-pile = La tua pila di pesca: { $count }
luxor-hand-next = prossima: serie { $number }
luxor-hand-empty = vuota
luxor-hand-actions = Le tue tessere azione
luxor-hand-actions-left = { $count ->
    [one] ancora 1 nella pila
   *[other] ancora { $count } nella pila
}
luxor-hand-actions-pile = Pila delle azioni: { $count }.
luxor-hand-no-actions = finite
luxor-hand-captives = I tuoi prigionieri
luxor-hand-tile = { $tile } (serie { $number })
luxor-hand-worth = { $points ->
    [0] { "" }
    [one] 1 punto
   *[other] { $points } punti
}
luxor-hand-minimum = { $count ->
    [0] nessuno può entrarci
    [one] ci resta almeno 1 avventuriero
   *[other] ci restano almeno { $count } avventurieri
}
