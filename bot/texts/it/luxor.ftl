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
luxor-a-tile-Cd = un accampamento nel deserto
luxor-a-tile-Co = un accampamento nell’oasi
luxor-a-tile-Td = un tempio nel deserto
luxor-a-tile-To = un tempio nell’oasi
luxor-a-tile-Pd = una piramide nel deserto
luxor-a-tile-Po = una piramide nell’oasi
luxor-a-tile-Ed = un deserto vuoto
luxor-a-tile-M = una montagna
luxor-a-tile-L = un lago
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
luxor-board-turn = Turno di { $name }
luxor-board-your-turn = Tocca a te
luxor-board-choosing = Tutti scelgono una tessera
luxor-board-winner = { $name } vince!
luxor-board-shared = Vittoria condivisa: { $names }
luxor-board-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
luxor-board-sources = strutture { $structures }, barche { $boats }, prigionieri { $captives }
luxor-board-supply = { $count ->
    [one] { $count } avventuriero
   *[other] { $count } avventurieri
} nella riserva
luxor-board-tiles = { $count ->
    [0] nessuna tessera in mano
    [one] { $count } tessera in mano (serie { $sets })
   *[other] { $count } tessere in mano (serie { $sets })
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
    [one] { $count } tessera
   *[other] { $count } tessere
} tra { $first } e { $last }; il tabellone può arrivare a { $limit } per { $limit } tessere.
luxor-board-how-to-read = Avventurieri per numero di giocatore, dal basso in alto; quello in cima controlla la tessera.
luxor-board-row = Riga { $row }
luxor-board-full = pieno
luxor-board-boat = barca del giocatore { $number }
luxor-board-snakes = serpenti del giocatore { $number }
luxor-board-boat-at = barca di { $name } in { $cell }
luxor-board-snakes-at = serpenti di { $name } in { $cell }
luxor-board-recent = Ultimo turno: { $turns }.
luxor-board-news = Dal tuo ultimo turno: { $turns }.
luxor-board-recent-now = Cambiato in questo turno: { $cells }.
luxor-board-held = { $name } controlla { $tiles }.
luxor-board-free = Puoi piazzare una tessera in { $cells }.
luxor-board-targets = Puoi scegliere { $cells }.
luxor-board-plan = Il tuo piano, non ancora confermato: { $plan }
luxor-board-plan-tile = { $tile } in { $cell }.
luxor-board-plan-crew = { $count ->
    [one] { $count } avventuriero
   *[other] { $count } avventurieri
} sull’accampamento.
luxor-board-plan-stays = { $count ->
    [one] { $count } resta
   *[other] { $count } restano
} in { $cell }.
luxor-board-plan-goes = { $count ->
    [one] { $count } avanza
   *[other] { $count } avanzano
} in { $cell }.
luxor-board-plan-way = Si parte { $direction }.
luxor-board-plan-walkers = { $count ->
    [one] { $count } prosegue
   *[other] { $count } proseguono
} { $direction }.
luxor-board-plan-action = { $action } con l’avventuriero in { $source }.
luxor-board-plan-target = Bersaglio: { $cell }.
luxor-board-alt-private = Expedition Luxor, il tabellone come lo vedi tu.
luxor-board-alt-public = Expedition Luxor, il tabellone.

luxor-start-begins = Comincia { $name }
luxor-start-first = comincia
luxor-start-alt = Expedition Luxor, la partita comincia.
luxor-end-alt = Expedition Luxor, il risultato.

luxor-card-hand = Le tue tessere
luxor-card-supply = { $count } in riserva
luxor-card-actions = { $count ->
    [one] { $count } tessera azione
   *[other] { $count } tessere azione
}
luxor-card-captives = { $count ->
    [one] { $count } prigioniero
   *[other] { $count } prigionieri
}

luxor-hand-title = La tua mano
luxor-hand-tiles = Le tue tessere, con la serie che tutti vedono sul retro
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
    [one] ancora { $count } nella pila
   *[other] ancora { $count } nella pila
}
luxor-hand-actions-pile = Pila delle azioni: { $count }.
luxor-hand-no-actions = finite
luxor-hand-captives = I tuoi prigionieri
luxor-hand-tile = { $tile } (serie { $number })
luxor-hand-worth = { $points ->
    [0] { "" }
    [one] { $points } punto
   *[other] { $points } punti
}
luxor-hand-minimum = { $count ->
    [0] nessuno può entrarci
    [one] deve restarvi almeno { $count } avventuriero
   *[other] devono restarvi almeno { $count } avventurieri
}

## Table

luxor-about = Piazza tessere, muovi avventurieri, controlla templi e piramidi.
luxor-length = circa 20 turni a testa, due settimane · facile da imparare
luxor-option-adventures = Espansione Nuove Avventure: { $value }
luxor-option-adventures-false = Gioco base
luxor-option-adventures-true = Con l’espansione Nuove Avventure
luxor-option-first_player = Giocatore iniziale: posto { $value }
luxor-option-first_player-null = Giocatore iniziale estratto a sorte
luxor-scope-adventures = Nuove Avventure
luxor-source-structures = strutture
luxor-source-boats = barche
luxor-source-captives = prigionieri
luxor-reason-structures = { $held ->
    [one] { $held } struttura controllata
   *[other] { $held } strutture controllate
}: { $points }
luxor-reason-boats = { $boats ->
    [one] { $boats } barca
   *[other] { $boats } barche
}: { $points }
luxor-tie-supply = spareggio: { $count ->
    [one] { $count } avventuriero
   *[other] { $count } avventurieri
} nella riserva
luxor-ahead-supply = { $first } davanti a { $second }: { $count ->
    [one] { $count } avventuriero nella riserva
   *[other] { $count } avventurieri nella riserva
} contro { $other }.

## Questions

luxor-ask-keep = Quale tessera tieni oltre all’accampamento? Le altre vanno nel tabellone iniziale.
luxor-ask-turn = { $possible ->
    [place] { $placed ->
        [0] { $most ->
            [1] Piazza la tua ultima tessera: dove?
           *[other] Piazza da 1 a { $most } tessere. Dove va la prima?
        }
        [1] Piazza una seconda tessera o finisci il turno.
       *[other] Piazza una terza tessera o finisci il turno.
    }
    [place-or-use] { $placed ->
        [1] Piazza una seconda tessera, usa una tessera azione o finisci il turno.
       *[other] Piazza una terza tessera, usa una tessera azione o finisci il turno.
    }
    [use] Usa una tessera azione o finisci il turno.
   *[end] Ora nessuna delle tue tessere azione è utilizzabile: finisci il turno.
}
luxor-ask-deploy = Quanti dei tuoi { $supply } sull’accampamento?
luxor-ask-walk = { $walk ->
    [must] { $crew } avventurieri sull’accampamento, al massimo { $room } possono restare: dove va un gruppo?
   *[may] { $crew ->
        [one] C’è { $crew } avventuriero
       *[other] Ci sono { $crew } avventurieri
    } sull’accampamento. Vuoi far avanzare un gruppo? In quale direzione?
}
luxor-ask-leave = { $at ->
    [camp] Quanti restano sull’accampamento? { $walkers ->
        [one] C’è { $walkers } avventuriero
       *[other] Ci sono { $walkers } avventurieri
    } in { $cell }. Gli altri proseguono.
   *[tile] { $walkers ->
        [one] C’è { $walkers } avventuriero
       *[other] Ci sono { $walkers } avventurieri
    } in { $cell }. Quanti restano lì? Gli altri proseguono.
}
luxor-ask-target = Azione { $action }: quale tessera?
luxor-ask-confirm = Confermi il tuo piano, come nell’immagine?
luxor-why-keep = Un tempio vale 2 punti per chi è in cima; su una montagna ne devono restare 3.
luxor-why-turn = { $placed ->
    [0] In cima: accampamento 1, tempio 2, piramide 3.
   *[other] { "" }
}
luxor-why-walk = Su ogni tessera qualcuno deve restare, sopra gli altri. Al massimo 4 per tessera.
luxor-why-leave = Chi resta sta in cima qui, finché non arriva un altro.
luxor-why-target = Il tuo avventuriero lascia la montagna, e la tessera azione è usata.
luxor-why-confirm = Fino ad allora nessuno lo vede, e *Annulla* lo ritira.
luxor-choose-row = quale riga?
luxor-choose-column = quale casella?
luxor-step-row = Riga { $value }
luxor-step-column = Colonna { $value }
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
luxor-what-Td-end = { luxor-tile-Td }, poi fine turno
luxor-what-To-end = { luxor-tile-To }, poi fine turno
luxor-what-Pd-end = { luxor-tile-Pd }, poi fine turno
luxor-what-Po-end = { luxor-tile-Po }, poi fine turno
luxor-what-Ed-end = { luxor-tile-Ed }, poi fine turno
luxor-what-M-end = { luxor-tile-M }, poi fine turno
luxor-what-L-end = { luxor-tile-L }, poi fine turno
luxor-count-spread = Distribuisci gli avventurieri
luxor-count-spread-end = Distribuisci e finisci il turno
luxor-choose-count = quanti?
luxor-choose-direction = in quale direzione?
luxor-choose-way = quanti?
luxor-choose-way-spread = come?
luxor-choose-way-spread-end = come?
luxor-what-boat = { luxor-action-boat }
luxor-what-snakes = { luxor-action-snakes }
luxor-what-sandstorm = { luxor-action-sandstorm }
luxor-what-caravan = { luxor-action-caravan }

## Moves, as buttons and options say them

luxor-move-keep = Tieni: { $tile }
luxor-move-place = { $cell }: { $tile }
luxor-move-deploy = { $count ->
    [0] nessuno
    [one] { $count } avventuriero
   *[other] { $count } avventurieri
}
luxor-move-walk = { $direction-code ->
    [north] ↑ nord
    [east] → est
    [south] ↓ sud
    [west] ← ovest
   *[stand] { $direction }
}
luxor-move-leave = { $count ->
    [one] Ne resta { $count }
   *[other] Ne restano { $count }
}
luxor-move-confirm = { $end ->
    [end] Conferma e finisci il turno
   *[on] { $next ->
        [second] Conferma, poi una 2ª tessera
        [third] Conferma, poi una 3ª tessera
        [action] Conferma, poi una tessera azione
       *[more] Conferma, poi continua
    }
}
luxor-move-use = Azione { $action }, avventuriero da { $source }
luxor-move-target = { $cell }
luxor-move-end = Finisci il turno
luxor-line-stay = { $count ->
    [one] { $count } resta
   *[other] { $count } restano
} in { $cell }
luxor-line-end = { $line }, fine turno
luxor-line-place = { $cell }: { $tile }, fine turno

## Che cosa non si può annullare, quando si chiede di nuovo

luxor-warning-keep = Tutti gli altri hanno scelto: con la tua scelta le tessere iniziali vengono scoperte.

## What happened

luxor-event-kept = { $seat } ha scelto una tessera iniziale.
luxor-event-laid = Il tabellone iniziale viene scoperto. Comincia { $first_seat }.
luxor-event-placed = { $direction-code ->
    [stand] { $crew ->
        [0] { $seat } piazza { $a-tile } in { $cell }.
        [one] { $seat } piazza { $a-tile } in { $cell } con { $crew } avventuriero.
       *[other] { $seat } piazza { $a-tile } in { $cell } con { $crew } avventurieri.
    }
   *[other] { $seat } piazza { $a-tile } in { $cell }: { $stay ->
        [one] { $stay } resta
       *[other] { $stay } restano
    }, { $walked }.
}
luxor-walk = { $count ->
    [one] { $count } avanza in { $cell }
   *[other] { $count } avanzano in { $cell }
}
luxor-walks = { $first }, { $rest }
luxor-event-drew-tile = Peschi: { $tile }.
luxor-event-acted = { $action-code ->
    [boat] { $seat } mette una barca in { $target }; un avventuriero lascia { $source } e torna nella riserva.
    [snakes] { $seat } mette serpenti in { $target }; un avventuriero lascia { $source } e torna nella riserva.
    [sandstorm] { $seat } manda una tempesta di sabbia da { $source } a { $target } e { $captives ->
        [0] non cattura nessuno
        [one] fa { $captives } prigioniero: **+{ $captives }**
       *[other] fa { $captives } prigionieri: **+{ $captives }**
    }.
   *[caravan] { $seat } guida una carovana da { $source } a { $target }.
}
luxor-event-held = { $taken ->
    [yes] { $seat } toglie { $cell } a { $former_seat }: **+{ $points }**, { $former_seat } **−{ $points }**.
   *[no] { $seat } controlla { $cell }: **+{ $points }**.
}
luxor-event-left = { $seat } non controlla più { $cell }: **−{ $points }**.
luxor-event-boat-paid = { $seat } ottiene **+{ $points }** per la barca in { $cell }.
luxor-event-round-began = Giro { $round }.
luxor-event-drew-action-tile = Peschi una tessera azione: { $action }.
luxor-event-game-ended = L’ultima tessera è piazzata. Vittoria: { $winner_seats }.

## Events in at most six words after who did it

luxor-short-kept = sceglie una tessera iniziale
luxor-short-laid = Il tabellone iniziale viene scoperto
luxor-short-placed = piazza una tessera in { $cell }
luxor-short-acted = { $action-code ->
    [boat] mette una barca in { $target }
    [snakes] mette serpenti in { $target }
    [sandstorm] manda una tempesta in { $target }
   *[caravan] guida una carovana in { $target }
}
luxor-short-held = { $taken ->
    [yes] prende { $cell }
   *[no] controlla { $cell }
}
luxor-short-left = non controlla più { $cell }
luxor-short-boat-paid = guadagna con la barca in { $cell }
luxor-short-game-ended = L’ultima tessera è piazzata

## Refusals

luxor-refusal-game-over = La partita è finita.
luxor-refusal-no-such-seat = Ci sono solo { $players } giocatori.
luxor-refusal-not-your-turn = Non tocca a te: è il turno di { $turn_seat }.
luxor-refusal-already-kept = Hai già scelto la tua tessera iniziale.
luxor-refusal-keep-first = Prima scegli la tessera che tieni.
luxor-refusal-keep-other = Devi tenere l’accampamento e un’altra tessera.
luxor-refusal-action-used = Hai già usato un’azione; in questo turno non piazzi altre tessere.
luxor-refusal-draft-open = Prima conferma ciò che hai iniziato, oppure ritiralo con *Annulla*.
luxor-refusal-three-tiles = Al massimo tre tessere per turno.
luxor-refusal-not-in-hand = Non hai in mano questa tessera: { $tile }.
luxor-refusal-taken = La casella { $cell } è occupata.
luxor-refusal-no-edge = { $cell } non tocca nessuna tessera: serve un lato in comune, un angolo non basta.
luxor-refusal-limit = { $cell } è troppo lontana: il tabellone diventerebbe largo o alto { $size } tessere; il limite è { $limit }.
luxor-refusal-no-camp = Gli avventurieri entrano in gioco solo quando piazzi un accampamento.
luxor-refusal-supply-short = La tua riserva non basta per questo accampamento: non riceve avventurieri.
luxor-refusal-camp-minimum = { $minimum ->
    [one] Un accampamento nel deserto richiede almeno { $minimum } avventuriero.
   *[other] Un accampamento nell’oasi richiede almeno { $minimum } avventurieri.
}
luxor-refusal-camp-maximum = Su un accampamento vanno al massimo { $maximum } avventurieri.
luxor-refusal-supply-left = Nella tua riserva { $supply ->
    [one] resta solo { $supply } avventuriero
   *[other] restano solo { $supply } avventurieri
}.
luxor-refusal-camp-crowded = Puoi mettere cinque avventurieri su un accampamento solo se uno di loro può partire, e da lì nessuno può avanzare.
luxor-refusal-must-walk = Su una tessera possono restare al massimo { $room } avventurieri, quindi almeno uno deve avanzare.
luxor-refusal-no-walkers = Nessuno può avanzare: { $minimum ->
    [one] il primo avventuriero deve
   *[other] i primi { $minimum } avventurieri devono
} restare sull’accampamento.
luxor-refusal-one-direction = Tutti quelli che avanzano vanno nella stessa direzione.
luxor-refusal-no-walk = Ora nessuno sta avanzando. Gli avventurieri avanzano solo da un accampamento appena piazzato, e sempre dritto.
luxor-refusal-no-tile = Lì non c’è nessuna tessera.
luxor-refusal-lake = Nessuno può entrare in un lago.
luxor-refusal-snakes = Serpenti! Nessuno può entrare in { $cell }.
luxor-refusal-no-room = Lì non c’è posto: in { $cell } ci sono già { $present } avventurieri.
luxor-refusal-entry-minimum = { $minimum ->
    [one] Per entrare in { $cell } devi lasciarci { $minimum } avventuriero.
    [2] { $cell } è un’oasi: devi lasciarci { $minimum } avventurieri.
   *[other] { $cell } è una montagna: devi lasciarci { $minimum } avventurieri.
}
luxor-refusal-too-many-left = { $walkers ->
    [one] Sta avanzando solo { $walkers } avventuriero.
   *[other] Stanno avanzando solo { $walkers } avventurieri.
}
luxor-refusal-camp-stays = { $minimum ->
    [one] Il primo avventuriero deve restare sull’accampamento.
   *[other] I primi { $minimum } avventurieri devono restare sull’accampamento.
}
luxor-refusal-nobody-walks = Hai scelto di avanzare, quindi almeno un avventuriero deve lasciare l’accampamento.
luxor-refusal-tile-crowded = Al massimo 4 avventurieri per tessera: in { $cell } c’è ancora posto per { $room }.
luxor-refusal-rest-stuck = { $rest ->
    [one] L’avventuriero che prosegue non potrebbe restare su nessuna delle tessere successive.
   *[other] Gli altri { $rest } non potrebbero restare tutti sulle tessere successive.
}
luxor-refusal-nothing-drafted = Non c’è nulla da confermare. Prima piazza una tessera.
luxor-refusal-draft-unfinished = Prima rispondi alla domanda aperta, poi conferma.
luxor-refusal-turn-must-end = In questo turno non può seguire altro, quindi finisce qui.
luxor-refusal-place-first = Prima piazza la tua tessera terreno.
luxor-refusal-place-one = Devi piazzare almeno una tessera.
luxor-refusal-no-adventures = A questo tavolo si gioca senza le Nuove Avventure.
luxor-refusal-one-action = Una sola tessera azione per turno.
luxor-refusal-no-action = Prima scegli una tessera azione.
luxor-refusal-action-not-in-hand = Non hai in mano questa tessera azione: { $action }.
luxor-refusal-no-mountain = Ti serve un avventuriero su una montagna, e { $cell } non è una montagna con uno dei tuoi.
luxor-refusal-no-effect = L’azione { $action } da lì non avrebbe effetto, quindi non puoi usarla.
luxor-refusal-target-no-tile = In { $cell } non c’è nessuna tessera.
luxor-refusal-boat-needs-lake = Una barca ha bisogno di un lago, e { $cell } non lo è.
luxor-refusal-boat-taken = In { $cell } c’è già una barca.
luxor-refusal-boat-snakes = In { $cell } ci sono i serpenti; lì non può andare nessuna barca.
luxor-refusal-snakes-taken = In { $cell } c’è già qualcosa.
luxor-refusal-snakes-occupied = I serpenti richiedono una tessera senza avventurieri; in { $cell } ce ne sono.
luxor-refusal-sandstorm-same = La tempesta di sabbia deve andare su un’altra tessera.
luxor-refusal-sandstorm-majority = Non hai la maggioranza in { $cell }.
luxor-refusal-sandstorm-full = Hai già quattro avventurieri in { $cell }.
luxor-refusal-caravan-far = Una carovana va su una tessera accanto alla sua montagna; { $cell } non lo è.

## Commands

luxor-command = Gioca a Expedition Luxor scrivendo le mosse
luxor-command-keep = Scegli la tessera iniziale che tieni
luxor-command-keep-tile = Quale tessera oltre all’accampamento
luxor-command-place = Piazza una tessera e, su un accampamento, avventurieri che possono avanzare
luxor-command-place-tile = Quale tessera della tua mano
luxor-command-place-cell = Dove, per esempio F6
luxor-command-place-adventurers = Quanti vanno sull’accampamento
luxor-command-place-walk = Dove avanza un gruppo, o stand
luxor-command-place-leave = Quanti restano sull’accampamento e su ogni tessera, per esempio 1 2 2
luxor-command-place-then = ok per confermare, ok end per finire anche il turno
luxor-command-action = Usa una tessera azione delle Nuove Avventure
luxor-command-action-use = Quale tessera azione
luxor-command-action-mountain = La tua montagna
luxor-command-action-target = La tessera bersaglio
luxor-command-action-then = ok end per confermare e finire il turno
luxor-command-confirm = Conferma il tuo piano
luxor-command-confirm-then = ok per continuare, ok end per finire il turno
luxor-command-end = Finisci il turno

## In one minute

luxor-minute =
    { "" }**Scopo:** stare in cima. Alla fine ti danno punti accampamenti, templi e piramidi su cui il tuo avventuriero è in cima.
    { "" }**Il tuo turno:** piazza da una a tre tessere. Solo un accampamento porta avventurieri, fino a cinque. Chi non resta lì avanza in linea retta; su ogni tessera qualcuno si ferma, sopra chi c’è già. Una tessera ne tiene quattro.
    { "" }**Punti:** accampamento 1, tempio 2, piramide 3. Quando tutte le tessere sono piazzate, vince chi ha più punti.
luxor-minute-place = Piazza tessere
luxor-minute-place-note = Da una a tre per turno, lato a lato
luxor-minute-camp = L’accampamento porta gente
luxor-minute-camp-note = Fino a cinque. Gli altri avanzano dritto; su ogni tessera resta qualcuno.
luxor-minute-top = Stare in cima
luxor-minute-top-note = Chi arriva dopo sta in cima. Su una tessera stanno in quattro.
luxor-minute-points = Punti alla fine
luxor-minute-points-note = Il numero nella figura: ne devono restare almeno tanti.
luxor-key-points = punti della tessera
luxor-key-stay = ne devono restare tanti per entrarci
luxor-key-stack = avventurieri; segna quello in cima
luxor-key-back = dorso con la serie, da 1 a 5
luxor-key-boat = barca di un giocatore
luxor-key-snakes = serpenti: nessuno entra
luxor-key-captive = prigioniero
luxor-key-wall = il tabellone finisce qui
luxor-key-empty = casella senza tessera
luxor-key-recent = cambiata nell’ultimo turno
luxor-key-tab = di chi era il turno
luxor-key-step = passi di un’avanzata
luxor-key-free = qui puoi piazzare
luxor-key-target = puoi scegliere questa tessera
luxor-key-choosable = puoi tenere questa tessera
luxor-key-kept = tieni questa tessera
luxor-key-given = cedi questa tessera
luxor-key-way = un’avanzata può arrivare qui
luxor-key-planned = il tuo piano, non confermato
luxor-key-walkers = tanti proseguono
luxor-key-leaving = un avventuriero lascia la montagna

## The key of signs

luxor-signs =
    { "" }**Il tabellone**
    - lettere in alto e numeri a sinistra: i nomi delle caselle, per esempio F6
    - numero su blu in alto a sinistra su una tessera: i punti che dà
    - avventuriero con un numero in basso a sinistra: quanti avventurieri devono almeno restarvi quando un gruppo entra
    - dischi: gli avventurieri, { $disc-0 } 1 · { $disc-1 } 2 · { $disc-2 } 3 · { $disc-3 } 4. Quelli in basso sono arrivati prima, quello in cima ottiene i punti.
    - pila: ogni disco mostra sul lato di chi è. Con quattro la tessera è piena.
    - barca su un lago, o serpenti su una tessera: una tessera azione. Il colore e il segno mostrano di chi è.
    - disco in una gabbia: un prigioniero
    - barra color sabbia al bordo: da quella parte il tabellone non può crescere oltre
    - tessere nel testo: { $luxor-tile-cd } { luxor-tile-Cd }, { $luxor-tile-co } { luxor-tile-Co }, { $luxor-tile-td } { luxor-tile-Td }, { $luxor-tile-to } { luxor-tile-To }, { $luxor-tile-pd } { luxor-tile-Pd }, { $luxor-tile-po } { luxor-tile-Po }, { $luxor-tile-ed } { luxor-tile-Ed }, { $luxor-tile-m } { luxor-tile-M }, { $luxor-tile-l } { luxor-tile-L }
    - tessere azione: { $luxor-action-boat } { luxor-action-boat }, { $luxor-action-snakes } { luxor-action-snakes }, { $luxor-action-sandstorm } { luxor-action-sandstorm }, { $luxor-action-caravan } { luxor-action-caravan }
    { "" }**Che cosa è nuovo**
    - cornice di una linea scura e una bianca: questa tessera è cambiata. Nel messaggio pubblico nell’ultimo turno, nelle tue immagini dopo il tuo ultimo turno.
    - disco in una cornice così: di chi era il turno. Numeri nello stesso punto: i passi di un’avanzata, in ordine.
    { "" }**Che cosa puoi scegliere**
    - cornice verde spezzata con un nome: puoi piazzare una tessera su questa casella
    - cornice verde intera con un nome: puoi scegliere questa tessera
    - freccia verde e numeri: dove può portare un’avanzata, passo per passo
    - cornice viola spezzata: il tuo piano, non ancora confermato
    - freccia del colore di un giocatore: quanti proseguono, e verso dove. −1: un avventuriero lascia questa montagna.
    { "" }**Ora**
    - oro e { $pointer }: a chi tocca. { $crown }: chi ha vinto.

## Why a hint advises a move

luxor-because-own = { $instead ->
    [nobody] { $about } conta per te
    [nothing] { $about } è tua prima che ci arrivi { $rival }
    [empty] { $about } è tua prima che ci arrivi { $rival }
    [theirs] prendi { $about } a { $rival }
   *[own] { $number ->
        [0] { $rival } non può più prendere { $about }
       *[other] { $about } è più difficile da prendere per { $rival }
    }
}
luxor-because-theirs = { $instead ->
    [nobody] { $about } conta meno per gli altri
    [theirs] { $less ->
        [1] { $about } conta meno per { $rival }
       *[0] { $otherwise ->
            [-1] { $about } conta meno per { $rival }
           *[other] { $about } è più facile da prendere a { $rival }
        }
    }
   *[other] { $about } conta meno per { $rival }
}
luxor-because-empty = { $instead ->
    [nobody] { $about } è più facile da prendere per te
    [theirs] { $about } non conta più per { $rival }
   *[other] { $number ->
        [0] { $rival } non può più prendere { $about }
       *[other] { $less ->
            [1] { $about } è più difficile da prendere per { $rival }
           *[other] { $about } è più facile da prendere per te
        }
    }
}
luxor-because-mountain = gli avventurieri sulla montagna { $about } sono pronti per una tessera azione
luxor-because-boat = la barca in { $about } ha caselle libere accanto
luxor-because-supply = { $number } avventurieri restano nella tua riserva{ $otherwise ->
    [-1] {""}
   *[other] {", altrimenti "}{ $otherwise }
}
luxor-because-rivals = { $instead ->
    [nobody] gli altri ottengono meno
   *[other] { $rival } ottiene meno
}
luxor-because-hand = tieni di più in mano
luxor-because-gifts = le tessere che dai via valgono meno
luxor-because-rest = in questo turno si può fare ancora di più
luxor-because-lead = finisci con più vantaggio
