## Board

expedition_1996-colour-red = rossa
expedition_1996-colour-yellow = gialla
expedition_1996-colour-blue = blu
expedition_1996-letter-red = R
expedition_1996-letter-yellow = G
expedition_1996-letter-blue = B
expedition_1996-region-north_america = Nordamerica
expedition_1996-region-south_america = Sudamerica
expedition_1996-region-europe = Europa
expedition_1996-region-africa = Africa
expedition_1996-region-asia = Asia
expedition_1996-region-south_pacific_and_australia = Sud Pacifico e Australia
expedition_1996-region-short-south_pacific_and_australia = Pacifico, Australia
expedition_1996-board-title = Expedition (1996)
expedition_1996-board-turn = Turno di { $name }
expedition_1996-board-your-turn = Tocca a te
expedition_1996-board-winner = { $name } vince!
expedition_1996-board-shared = Vittoria condivisa: { $names }
expedition_1996-board-over = La partita è finita. { $result }
expedition_1996-board-left = { $count ->
    [one] { $count } freccia rimasta
   *[other] { $count } frecce rimaste
}
expedition_1996-board-rest = { $count ->
    [one] resta { $count }
   *[other] restano { $count }
}
expedition_1996-board-rest-each = { $count ->
    [one] Tutte e tre a { $place } · resta { $count } freccia ciascuna
   *[other] Tutte e tre a { $place } · restano { $count } frecce ciascuna
}
expedition_1996-board-finished = conclusa
expedition_1996-board-tip = { $colour }: { $place } ({ $left })
expedition_1996-board-route = Percorso: { $route }.
expedition_1996-board-not-begun = Non iniziata.
expedition_1996-board-news = Novità: { $turns }.
expedition_1996-board-news-own = Dal tuo ultimo turno: { $turns }.
expedition_1996-board-news-turn = { $name }: { $what }
expedition_1996-board-news-removed = tolte: { $arrows }
expedition_1996-board-news-you = tu
expedition_1996-board-ways = Può proseguire verso: { $places }.
expedition_1996-board-loop = { $place } (anello)
expedition_1996-board-next = { $colour }: freccia possibile verso { $places }.
expedition_1996-board-branches = { $count ->
    [one] { $count } diramazione possibile: { $ways }.
   *[other] { $count } diramazioni possibili: { $ways }.
}
expedition_1996-board-mark = Puoi piazzare un gettone su: { $places }.
expedition_1996-board-mark-many = Puoi piazzare un gettone su uno di { $count } luoghi.
expedition_1996-board-only-tickets = Ogni altra freccia costa un buono.
expedition_1996-board-row = Missioni pubbliche
expedition_1996-board-deck = { $count ->
    [0] Il mazzo è vuoto.
    [one] { $count } missione nel mazzo.
   *[other] { $count } missioni nel mazzo.
}
expedition_1996-board-supply = { $count ->
    [one] { $count } buono nella riserva.
   *[other] { $count } buoni nella riserva.
}
expedition_1996-board-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
expedition_1996-board-now = { $points } (alla fine { $now })
expedition_1996-board-hand = { $count ->
    [one] { $count } missione
   *[other] { $count } missioni
}
expedition_1996-board-tickets = { $count ->
    [one] { $count } buono
   *[other] { $count } buoni
}
expedition_1996-board-to-mark = { $count ->
    [one] { $count } gettone da piazzare
   *[other] { $count } gettoni da piazzare
}
expedition_1996-board-marks = gettoni su { $places }
expedition_1996-board-marks-of = Gettoni di { $name }: { $places }.
expedition_1996-board-collected = { $count ->
    [one] { $count } gettone recuperato
   *[other] { $count } gettoni recuperati
}
expedition_1996-board-unfulfilled = missioni rimaste in mano: { $places }
expedition_1996-board-alt-private = Expedition (1996), il tabellone come lo vedi tu.
expedition_1996-board-alt-public = Expedition (1996), il tabellone.
expedition_1996-map-alt = Expedition (1996), l’intera mappa con i nomi di tutti i punti.
expedition_1996-owed-marks = { $count ->
    [one] piazza l’ultimo gettone
   *[other] piazza un gettone; ancora { $count }
}
expedition_1996-owed-exchange = scambio: tieni una di due missioni
expedition_1996-owed-branch = posa una diramazione ({ $colour })
expedition_1996-owed-bonus = { $count ->
    [one] usa { $count } freccia bonus
   *[other] usa { $count } frecce bonus
}
expedition_1996-owed-main = posa la freccia principale
expedition_1996-owed-laid = freccia principale posata
expedition_1996-owed-tickets = { $count ->
    [one] ancora { $count } buono in questo turno
   *[other] ancora { $count } buoni in questo turno
}
expedition_1996-owed-last = ultimo giro
expedition_1996-close-branch = { $count ->
    [one] { $count } diramazione possibile
   *[other] { $count } diramazioni possibili
}
expedition_1996-hand-title = Le tue missioni
expedition_1996-hand-chips = I tuoi gettoni
expedition_1996-hand-none = nessuna missione rimasta
expedition_1996-hand-marked = { $place } (contrassegnata)
expedition_1996-hand-distance = linee da percorrere
expedition_1996-hand-farther = { $count ->
    [one] { $count } altro
   *[other] altri { $count }
}: *{ button-hand }*
expedition_1996-hand-from-start = linee dalla partenza
expedition_1996-hand-question = Cedi { $place }. Quale tieni?
expedition_1996-hand-given = Cedi { $place }.
expedition_1996-hand-keep = Tieni una missione tra { $places }.
expedition_1996-hand-opened = Scoperte
expedition_1996-hand-taken = Prese tra le pubbliche
expedition_1996-hand-collected = Gettoni recuperati
expedition_1996-hand-sunk = Messe da te sotto il mazzo
expedition_1996-kind-start = partenza
expedition_1996-kind-red = punto rosso
expedition_1996-kind-green = punto verde
expedition_1996-kind-edge = punto rosso { $number } su entrambi i bordi
expedition_1996-where-next = Accanto: { $places }.
expedition_1996-where-start = { $count ->
    [0] È la partenza.
    [one] A { $count } linea dalla partenza.
   *[other] A { $count } linee dalla partenza.
}
expedition_1996-where-far = Linee dalle spedizioni: { $distances }.
expedition_1996-where-tips = Spedizioni qui: { $colours }.
expedition_1996-where-row = Missione pubblica { $letter }.
expedition_1996-where-mark = Qui si trova un gettone di { $name }.
expedition_1996-where-own = Ora è la tua missione { $number }.
expedition_1996-targets-title = Le tue mete, la più vicina per prima
expedition_1996-targets-none = nessuna meta rimasta
expedition_1996-targets-marked = con il tuo gettone

## Table

expedition_1996-about = Guida tre spedizioni condivise verso i luoghi delle tue missioni.
expedition_1996-length = da 8 a 20 turni a testa, una o due settimane · facile da imparare
expedition_1996-option-variant_a = Variante A: { $value }
expedition_1996-option-variant_a-false = Variante A: no
expedition_1996-option-variant_a-false-about = 4 gettoni a testa; deviazioni ovunque sul percorso
expedition_1996-option-variant_a-true = Variante A: sì
expedition_1996-option-variant_a-true-about = Fino a 10 gettoni a testa; deviazioni solo dall’ultimo anello
expedition_1996-option-variant_b = Variante B: { $value }
expedition_1996-option-variant_b-false = Variante B: no
expedition_1996-option-variant_b-false-about = Missioni e gettoni
expedition_1996-option-variant_b-true = Variante B: sì
expedition_1996-option-variant_b-true-about = Solo gettoni; vince chi recupera per primo tutti i suoi
expedition_1996-option-first_player = Giocatore iniziale: posto { $value }
expedition_1996-option-first_player-null = Giocatore iniziale estratto a sorte
expedition_1996-scope-variant_a = Variante A
expedition_1996-scope-without_variant_a = Gioco senza variante A
expedition_1996-scope-variant_b = Variante B
expedition_1996-scope-without_variant_b = Gioco senza variante B
expedition_1996-source-missions = missioni scoperte
expedition_1996-source-chips = gettoni recuperati
expedition_1996-source-row = missioni pubbliche prese
expedition_1996-source-unfulfilled = missioni rimaste in mano
expedition_1996-source-uncollected = gettoni sul tabellone
expedition_1996-reason-missions = { $own ->
    [one] { $completed } di { $own } missione in mano scoperta
   *[other] { $completed } di { $own } missioni in mano scoperte
}: { $points }
expedition_1996-reason-unfulfilled = { $left ->
    [one] { $left } missione rimasta in mano
   *[other] { $left } missioni rimaste in mano
}: { $points }
expedition_1996-reason-chips = { $chips ->
    [one] { $chips } gettone recuperato
   *[other] { $chips } gettoni recuperati
}: { $points }
expedition_1996-reason-row = { $row ->
    [one] { $row } missione pubblica presa
   *[other] { $row } missioni pubbliche prese
}: { $points }
expedition_1996-reason-uncollected = { $forgotten ->
    [one] { $forgotten } gettone rimasto sul tabellone
   *[other] { $forgotten } gettoni rimasti sul tabellone
}: { $points }
expedition_1996-ahead-distance = { $first } davanti a { $second }: { $count ->
    [one] { $count } linea fino ai gettoni rimasti
   *[other] { $count } linee fino ai gettoni rimasti
} contro { $other }.
expedition_1996-result-line-chips = { $rank }. { $name } · { $points ->
    [one] { $points } gettone recuperato
   *[other] { $points } gettoni recuperati
}

## Questions

expedition_1996-ask-chip = { $left ->
    [one] Piazza il tuo ultimo gettone. Quale luogo contrassegni?
   *[other] Piazza uno dei tuoi { $left } gettoni. Quale luogo contrassegni?
}
expedition_1996-ask-keep = Quale delle due missioni tieni? L’altra va sotto il mazzo.
expedition_1996-ask-turn = { $main ->
    [laid] La tua freccia principale è posata.
   *[owed] Posa la tua freccia principale.
} { $spent ->
    [0] { $tickets ->
        [0] Non hai buoni.
        [one] Puoi spendere { $tickets } buono.
        [2] Puoi spendere i tuoi 2 buoni.
       *[other] Puoi spendere 2 dei tuoi { $tickets } buoni.
    }
    [1] { $tickets ->
        [0] Non hai più buoni.
       *[other] Puoi spendere ancora 1 buono.
    }
   *[other] Hai speso entrambi i buoni di questo turno.
}
expedition_1996-ask-branch = Un anello! Posa una diramazione gratuita della spedizione { $colour }: da dove e verso dove?
expedition_1996-ask-bonus = { $bonuses ->
    [one] { $bonuses } freccia bonus è in sospeso: posala con il colore che vuoi o rifiutala.
   *[other] { $bonuses } frecce bonus sono in sospeso: posane una con il colore che vuoi o rifiutala.
}
expedition_1996-why-chip = Lo recuperi quando una spedizione raggiunge il suo luogo. Tutti lo vedono.
expedition_1996-why-keep = Una missione vicina a una spedizione si realizza prima; ognuna rimasta in mano alla fine costa 1.
expedition_1996-why-turn = { $spent ->
    [0] { $main ->
        [laid] { "" }
       *[owed] Guidale alle tue missioni e ai tuoi gettoni.
    }
   *[other] { "" }
}
expedition_1996-why-branch = La spedizione riparte dalla diramazione.
expedition_1996-why-bonus = Una freccia bonus fa avanzare una spedizione di una linea e non costa nulla.
expedition_1996-choose-region = quale regione?
expedition_1996-choose-place = quale luogo?
expedition_1996-choose-colour = quale spedizione?
expedition_1996-choose-from = quale diramazione?
expedition_1996-choose-to = quale?
expedition_1996-choose-to-ticket = quale azione?
expedition_1996-what-main = freccia principale
expedition_1996-what-ticket = 1 buono
expedition_1996-what-bonus = freccia bonus
expedition_1996-colour-exchange = scambio (1 buono)
expedition_1996-what-decline = { expedition_1996-move-decline }
expedition_1996-what-end = { expedition_1996-move-end }
expedition_1996-what-and-end = freccia, poi finisci il turno
expedition_1996-region-red_dots = punti rossi
expedition_1996-region-green_dots = punti verdi
expedition_1996-region-and-end = { expedition_1996-what-and-end }

## Moves, as buttons and options say them

expedition_1996-move-lay = { $by ->
    [ticket] 1 buono: { $colour } → { $to }
    [bonus] Bonus: { $colour } → { $to }
   *[main] { $colour } → { $to }
}{ $to_kind ->
    [red] { " (punto rosso)" }
    [green] { " (punto verde, poi freccia bonus)" }
    [start] { " (partenza)" }
   *[place] { "" }
}
expedition_1996-move-branch = { $start } → { $to }{ $to_kind ->
    [red] { " (punto rosso)" }
    [green] { " (punto verde, poi freccia bonus)" }
    [start] { " (partenza)" }
   *[place] { "" }
}
expedition_1996-then-lay = { $by ->
    [ticket] 1 buono: { $colour } → { $to }
    [bonus] Bonus: { $colour } → { $to }
   *[main] { $colour } → { $to }
}
expedition_1996-then-branch = { $start } → { $to }
expedition_1996-move-remove = 1 buono: togli l’ultima freccia { $colour }
expedition_1996-move-decline = Rifiuta la freccia bonus
expedition_1996-move-end = Finisci il turno
expedition_1996-move-chip = { $place }
expedition_1996-move-pass = Passa: non piazzare altri gettoni
expedition_1996-move-exchange = 1 buono: scambia { $place }
expedition_1996-move-keep = Tieni { $place }
expedition_1996-benefit-row = missione pubblica
expedition_1996-benefit-own = tua missione
expedition_1996-benefit-marked = tua missione con gettone
expedition_1996-benefit-chip = tuo gettone
expedition_1996-benefit-loop = anello
expedition_1996-benefit-ticket = +1 buono
expedition_1996-benefit-bonus = freccia bonus

## Che cosa non si può annullare, quando si chiede di nuovo

expedition_1996-warning-chip = { $tells ->
    [yes] Il tuo gettone su { $place } mostra a tutti che hai quella missione in mano.
   *[no] Il tuo gettone resta su { $place } finché non ci arriva una spedizione.
}
expedition_1996-warning-pass = { $count ->
    [one] Non piazzi altri gettoni: { $count } esce dal gioco.
   *[other] Non piazzi altri gettoni: { $count } escono dal gioco.
}
expedition_1996-warning-exchange = { $count ->
    [one] Cedi { $place } e peschi { $count } missione, che tieni.
   *[other] Cedi { $place } e peschi { $count } missioni, di cui ne tieni una.
}
expedition_1996-warning-ends = Così la partita finisce.
expedition_1996-warning-reach = Raggiungere { $place } può mostrare chi ha quella missione.
expedition_1996-warning-return = Tornare a { $place } può mostrare chi ha quella missione.
expedition_1996-warning-row = Raggiungere { $place } ti dà quella missione pubblica, e se ne scopre una nuova.

## What happened

expedition_1996-event-chip-placed = { $left ->
    [0] { $seat } piazza il suo ultimo gettone su { $place }.
   *[other] { $seat } piazza un gettone su { $place }.
}
expedition_1996-event-passed = { $unable ->
    [yes] { $unused ->
        [one] { $seat } non può piazzare altri gettoni; { $unused } gettone inutilizzato esce dal gioco.
       *[other] { $seat } non può piazzare altri gettoni; i suoi { $unused } gettoni inutilizzati escono dal gioco.
    }
   *[no] { $unused ->
        [one] { $seat } non piazza altri gettoni; { $unused } gettone inutilizzato esce dal gioco.
       *[other] { $seat } non piazza altri gettoni; i suoi { $unused } gettoni inutilizzati escono dal gioco.
    }
}
expedition_1996-event-begun = Tutti i gettoni sono piazzati. Comincia { $first_seat }.
expedition_1996-event-round-began = Giro { $round }.
expedition_1996-event-arrow-laid = { $by ->
    [ticket] { $seat } spende un buono e guida la spedizione { $colour }: { $tail } → { $head }.
    [bonus] { $seat } usa una freccia bonus e guida la spedizione { $colour }: { $tail } → { $head }.
    [branch] { $seat } posa una diramazione della spedizione { $colour }: { $tail } → { $head }.
   *[main] { $seat } guida la spedizione { $colour }: { $tail } → { $head }.
}
expedition_1996-event-arrow-removed = { $seat } spende un buono e toglie la freccia { $colour } { $tail } → { $head }.
expedition_1996-event-ticket-gained = { $count ->
    [0] { $seat } non riceve nulla per il punto rosso: la riserva non ha più buoni.
    [one] { $seat } riceve { $count } buono (punto rosso).
   *[other] { $seat } riceve { $count } buoni.
}
expedition_1996-event-loop-formed = { $seat } forma un anello con la spedizione { $colour } presso { $point }.
expedition_1996-event-bonus-earned = { $seat } riceve una freccia bonus (punto verde).
expedition_1996-event-bonus-lapsed = { $declined ->
    [yes] { $seat } rifiuta la freccia bonus.
   *[no] { $count ->
        [one] Nessuna freccia è possibile: la freccia bonus va persa.
       *[other] Nessuna freccia è possibile: { $count } frecce bonus vanno perse.
    }
}
expedition_1996-event-colour-over = { $stuck ->
    [yes] La spedizione { $colour } è conclusa: nessuna diramazione è possibile.
   *[no] La spedizione { $colour } è conclusa: tutte le sue frecce sono posate.
}
expedition_1996-event-mission-opened = { $chip ->
    [yes] { $seat } scopre la missione { $place } e recupera il suo gettone: **+2**.
   *[no] { $seat } scopre la missione { $place }: **+1**.
}
expedition_1996-event-chip-collected = { $left ->
    [0] { $seat } recupera il suo ultimo gettone, su { $place }: **+1**.
    [one] { $seat } recupera il gettone su { $place }: **+1**; ne resta { $left }.
   *[other] { $seat } recupera il gettone su { $place }: **+1**; ne restano { $left }.
}
expedition_1996-event-row-taken = { $seat } prende la missione pubblica { $place }: **+1**.
expedition_1996-event-row-refilled = Nuova missione pubblica: { $place }.
expedition_1996-event-row-short = { $size ->
    [0] Il mazzo è vuoto e non ci sono più missioni pubbliche.
    [one] Il mazzo è vuoto; resta { $size } missione pubblica.
   *[other] Il mazzo è vuoto; restano { $size } missioni pubbliche.
}
expedition_1996-event-exchanged = { $seat } spende un buono e scambia una missione.
expedition_1996-event-exchange-drawn = Cedi { $given } e peschi: { $drawn }.
expedition_1996-event-mission-kept = Tieni { $kept }.
expedition_1996-event-last-round = { $seat } non ha più missioni in mano: questo giro è l’ultimo.
expedition_1996-event-game-ended = { $how ->
    [arrows] Tutte e tre le spedizioni sono concluse.
    [chips] Un giocatore ha recuperato tutti i suoi gettoni.
   *[round] L’ultimo giro è finito.
} Vittoria: { $winner_seats }.

## Events in at most six words after who did it

expedition_1996-short-begun = Tutti i gettoni sono piazzati
expedition_1996-short-chip-placed = piazza un gettone: { $place }
expedition_1996-short-passed = non piazza altri gettoni
expedition_1996-short-arrow-laid = raggiunge { $head } ({ $colour })
expedition_1996-short-arrow-removed = torna: { $tip }
expedition_1996-short-loop-formed = forma un anello con la { $colour }
expedition_1996-short-bonus-earned = riceve una freccia bonus
expedition_1996-short-colour-over = La spedizione { $colour } è conclusa
expedition_1996-short-row-taken = prende { $place }
expedition_1996-short-ticket-gained = { $count ->
    [0] non trova più buoni
    [one] riceve { $count } buono
   *[other] riceve { $count } buoni
}
expedition_1996-short-last-round = non ha più missioni in mano
expedition_1996-short-mission-opened = scopre { $place }
expedition_1996-short-chip-collected = recupera un gettone: { $place }
expedition_1996-short-exchanged = scambia una missione
expedition_1996-short-game-ended = { $how ->
    [arrows] Le tre spedizioni sono concluse
    [chips] Uno ha tutti i suoi gettoni
   *[round] L’ultimo giro è finito
}

## Refusals

expedition_1996-refusal-game-over = La partita è finita.
expedition_1996-refusal-not-your-turn = Non tocca a te: è il turno di { $turn_seat }.
expedition_1996-refusal-no-such-point = Questo punto non esiste: { $point }.
expedition_1996-refusal-no-such-colour = Questo colore non esiste: { $colour }. Le spedizioni sono rossa, gialla e blu.
expedition_1996-refusal-branch-first = Prima posa la diramazione obbligatoria della spedizione { $colour }.
expedition_1996-refusal-bonus-first = { $bonuses ->
    [one] Prima usa la tua freccia bonus o rifiutala.
   *[other] Prima usa le tue { $bonuses } frecce bonus o rifiutale.
}
expedition_1996-refusal-two-tickets = Puoi spendere al massimo { $limit } buoni per turno; buoni già spesi: { $spent }.
expedition_1996-refusal-no-ticket = Non hai più buoni.
expedition_1996-refusal-main-laid = La tua freccia principale è già posata. Ogni altra freccia costa un buono.
expedition_1996-refusal-main-owed = Non hai ancora posato la freccia principale: posala prima di finire il turno.
expedition_1996-refusal-no-bonus = Ora non hai nessuna freccia bonus.
expedition_1996-refusal-colour-over = La spedizione { $colour } è conclusa: non si possono più posare o togliere sue frecce.
expedition_1996-refusal-not-from-tip = La spedizione { $colour } si trova presso { $point } e da lì nessuna linea porta verso { $to }.
expedition_1996-refusal-no-branching = La spedizione { $colour } può proseguire solo da dove si trova; { $point } si raggiungerebbe solo da un altro punto.
expedition_1996-refusal-turning-back = La spedizione { $colour } non può tornare subito indietro verso { $point }.
expedition_1996-refusal-line-used = Sulla linea tra { $point } e { $to } c’è già una freccia { $colour }.
expedition_1996-refusal-second-loop = In questo turno con la spedizione { $colour } è già stato formato un anello; presso { $point } se ne chiuderebbe un secondo.
expedition_1996-refusal-start-line-taken = Una prima freccia richiede una linea senza alcuna freccia; sulla linea verso { $to } ce n’è già una.
expedition_1996-refusal-no-arrow = La spedizione { $colour } non ha frecce da togliere sul tabellone.
expedition_1996-refusal-loop-by-removal = In questo turno con la spedizione { $colour } è già stato formato un anello; togliendo questa freccia se ne formerebbe un secondo.
expedition_1996-refusal-other-colour = Devi posare una diramazione della spedizione { $colour }, non di un’altra.
expedition_1996-refusal-no-line = Nessuna linea unisce { $point } e { $to }.
expedition_1996-refusal-already-visited = Una diramazione deve portare a un punto nuovo, e { $to } è già sul percorso della spedizione { $colour }.
expedition_1996-refusal-off-the-loop = La diramazione deve partire dall’ultimo anello, e { $point } non ne fa parte.
expedition_1996-refusal-no-arrowhead = La diramazione deve partire da dove porta una freccia del suo colore; nessuna freccia { $colour } raggiunge { $point }.
expedition_1996-refusal-not-visited = La diramazione deve partire dal percorso, e { $point } non è su quello della spedizione { $colour }.
expedition_1996-refusal-chips-first = Prima piazza i tuoi gettoni; le spedizioni partono dopo.
expedition_1996-refusal-chips-placed = Tutti i gettoni sono già piazzati.
expedition_1996-refusal-no-passing = { $left ->
    [one] Non puoi passare; hai ancora { $left } gettone da piazzare.
   *[other] Non puoi passare; hai ancora { $left } gettoni da piazzare.
}
expedition_1996-refusal-not-a-place = { $place } non è un luogo; i gettoni vanno solo sui luoghi.
expedition_1996-refusal-not-in-hand = Non hai in mano questa missione: { $place }.
expedition_1996-refusal-next-to-start = { $place } è proprio accanto alla partenza, troppo vicino per un gettone.
expedition_1996-refusal-chip-there = Su { $place } c’è già un gettone.
expedition_1996-refusal-no-missions = Nella variante B non ci sono missioni da scambiare.
expedition_1996-refusal-marked = Su { $place } c’è il tuo gettone, quindi non puoi cedere questa missione.
expedition_1996-refusal-deck-empty = Il mazzo è vuoto, quindi non si può scambiare nulla.
expedition_1996-refusal-keep-first = Prima scegli quale missione tieni.
expedition_1996-refusal-no-exchange = Ora non stai scambiando nessuna missione.
expedition_1996-refusal-not-drawn = { $place } non è tra le missioni che hai pescato.

## Commands

expedition_1996-command = Gioca a Expedition (1996) scrivendo le mosse
expedition_1996-command-arrow = Posa la tua freccia principale
expedition_1996-command-arrow-colour = Quale spedizione: red, yellow o blue
expedition_1996-command-arrow-to = Il punto a cui porta, per esempio Timbuktu
expedition_1996-command-voucher = Spendi un buono per posare una freccia
expedition_1996-command-voucher-colour = Quale spedizione: red, yellow o blue
expedition_1996-command-voucher-to = Il punto a cui porta, per esempio Timbuktu
expedition_1996-command-bonus = Posa una freccia bonus
expedition_1996-command-bonus-colour = Quale spedizione: red, yellow o blue
expedition_1996-command-bonus-to = Il punto a cui porta, per esempio Timbuktu
expedition_1996-command-branch = Posa la diramazione che segue un anello
expedition_1996-command-branch-arrow = Colore, punto d’uscita e punto a cui porta
expedition_1996-command-remove = Spendi un buono per togliere l’ultima freccia di una spedizione
expedition_1996-command-remove-colour = Quale spedizione: red, yellow o blue
expedition_1996-command-exchange = Spendi un buono per scambiare una missione della tua mano
expedition_1996-command-exchange-mission = La missione che cedi
expedition_1996-command-keep = Tieni una delle due missioni pescate
expedition_1996-command-keep-mission = La missione che tieni
expedition_1996-command-chip = Piazza un gettone
expedition_1996-command-chip-place = Il luogo che contrassegni
expedition_1996-command-decline = Rifiuta una freccia bonus
expedition_1996-command-pass = Non piazzare altri gettoni (variante A)
expedition_1996-command-end = Finisci il turno

## In one minute

expedition_1996-minute =
    { "" }**Scopo:** guida le tre spedizioni condivise ai luoghi delle tue missioni.
    { "" }**Il tuo turno:** posa una freccia rossa, gialla o blu, da dove si trova quella spedizione. Un punto rosso dà un buono (altra azione), un punto verde una freccia bonus, un anello una diramazione.
    { "" }**Punti:** 1 per ogni missione il cui luogo è raggiunto, 2 con il tuo gettone; 1 per una missione pubblica che raggiungi tu. Alla fine ogni missione in mano e ogni gettone rimasto costa 1.
    { "" }**Variante B:** solo gettoni; vince chi li recupera prima.
expedition_1996-minute-goal = Raggiungi i tuoi luoghi
expedition_1996-minute-goal-note = Tutti guidano le tre spedizioni. Numeri sul rosa: le tue missioni
expedition_1996-minute-turn = Posa una freccia
expedition_1996-minute-turn-note = Rossa, gialla o blu, da dove si trova quella spedizione
expedition_1996-minute-more = In più
expedition_1996-minute-red = buono: un’altra azione
expedition_1996-minute-green = freccia bonus
expedition_1996-minute-loop = anello: diramazione
expedition_1996-minute-points = Punti
expedition_1996-minute-own = tua missione
expedition_1996-minute-marked = con il tuo gettone
expedition_1996-minute-row = missione pubblica
expedition_1996-minute-left = in mano alla fine
expedition_1996-minute-board = sul tabellone alla fine
expedition_1996-key-place = luogo; ognuno ha una missione
expedition_1996-key-red = punto rosso: un buono
expedition_1996-key-edge = punto di bordo: stesso numero, stesso punto
expedition_1996-key-pin = qui c’è una spedizione
expedition_1996-key-hollow = vuoto: non ancora partita
expedition_1996-key-old = freccia meno recente
expedition_1996-key-new = freccia nuova
expedition_1996-key-gone = una freccia è stata tolta
expedition_1996-key-order = posata da chi, e in quale ordine
expedition_1996-key-halo = punto che puoi scegliere
expedition_1996-key-free = freccia che puoi posare
expedition_1996-key-choice = il suo nome nei menu e da digitare
expedition_1996-key-shared = la stessa in più colori
expedition_1996-key-loop = così si chiude un anello
expedition_1996-key-own = missione nella tua mano
expedition_1996-key-row = missione pubblica
expedition_1996-key-mark = gettone di un giocatore
expedition_1996-key-fresh = gettone nuovo
expedition_1996-key-ring = l’immagine mostra questo punto
expedition_1996-key-lead = linea sottile: ciò che spetta a un punto

## The key of signs

expedition_1996-signs =
    { "" }**La mappa**
    - { $star } la partenza, Stoccolma
    - cerchio del colore della sua regione: un luogo. Ogni luogo ha una missione.
    - { $ticket } in un rombo rosso: un punto rosso, che dà un buono
    - { $plus } in un cerchio verde: un punto verde, che dà una freccia bonus
    - numero rosso al bordo della mappa: un punto di bordo. Lo stesso numero a sinistra e a destra è lo stesso punto.
    - linea sottile da un nome, una lettera, un numero o uno scudo: porta al punto a cui appartengono
    { "" }**Spedizioni**
    - { $red } le frecce rosse hanno pallini, { $yellow } quelle gialle barre, { $blue } quelle blu un’anima chiara
    - spillo con uno di questi segni: la spedizione si trova su questo punto
    - freccia larga e vivace: è nuova. Nel messaggio pubblico è stata posata nell’ultimo turno, nelle tue immagini dopo il tuo ultimo turno. Le frecce più pallide sono più vecchie.
    - numero accanto a una freccia nuova: l’ordine in cui sono state posate. Lo scudo davanti a un numero mostra chi ha posato questa e le successive.
    - linea tratteggiata con una croce: qui è stata tolta una freccia
    { "" }**Missioni e gettoni**
    - lettera su bianco: una missione pubblica
    - numero su rosa: una tua missione. La vedi solo tu. Quando una lascia la mano, le successive avanzano di un numero.
    - scudo: un gettone, con bordo dorato se è nuovo. Giocatori da 1 a 6: { $seat-0 } 1 · { $seat-1 } 2 · { $seat-2 } 3 · { $seat-3 } 4 · { $seat-4 } 5 · { $seat-5 } 6
    { "" }**Che cosa puoi scegliere**
    - anello spezzato o linea tratteggiata verde chiaro: un punto che puoi scegliere, o una linea su cui puoi posare una freccia
    - etichetta colorata come R1 o G2: pulsanti e menu chiamano così la stessa cosa. Puoi anche digitarla dopo `/move`.
    - anello intero: il punto di cui parla l’immagine
    - freccia ricurva: andarci chiude un anello
    { "" }**Ora**
    - oro e { $pointer }: a chi tocca. { $crown }: chi ha vinto.
    - numero dopo { $red }, { $yellow } o { $blue } nel testo: quante linee separano questa spedizione dal luogo

## Start and end

expedition_1996-start-alt = Expedition (1996), l’inizio della partita.
expedition_1996-start-seats = Giocatori
expedition_1996-start-first = { $name } inizia
expedition_1996-start-begins = inizia
expedition_1996-start-basic = Gioco base
expedition_1996-start-variant_a = Variante A
expedition_1996-start-variant_b = Variante B
expedition_1996-end-alt = Expedition (1996), la fine della partita.
expedition_1996-end-rounds = { $count ->
    [one] { $count } giro
   *[other] { $count } giri
}
expedition_1996-end-tie = { $count } gettoni ciascuno; decide la via più breve verso i gettoni rimasti: { $facts }
expedition_1996-end-tie-of = { $name } { $count }
expedition_1996-end-missions = missioni
expedition_1996-end-chips = gettoni
expedition_1996-end-row = pubbliche
expedition_1996-end-unfulfilled = in mano
expedition_1996-end-uncollected = tabellone

## Why a hint advises a move

expedition_1996-because-marked = { $newly ->
    [1] metti il tuo gettone su { $about }, che dista { $number ->
        [one] { $number } linea
       *[other] { $number } linee
    }
   *[0] { $about }, tua missione con gettone, dista allora { $number ->
        [one] { $number } linea
       *[other] { $number } linee
    }{ $otherwise ->
        [-1] {""}
        [0] {", altrimenti non è raggiungibile"}
       *[other] {", altrimenti "}{ $otherwise }
    }
}
expedition_1996-because-chip = { $about }, tuo gettone, dista allora { $number ->
    [one] { $number } linea
   *[other] { $number } linee
}{ $otherwise ->
    [-1] {""}
    [0] {", altrimenti non è raggiungibile"}
   *[other] {", altrimenti "}{ $otherwise }
}
expedition_1996-because-mission = { $about }, tua missione, dista allora { $number ->
    [one] { $number } linea
   *[other] { $number } linee
}{ $otherwise ->
    [-1] {""}
    [0] {", altrimenti non è raggiungibile"}
   *[other] {", altrimenti "}{ $otherwise }
}
expedition_1996-because-points = dà subito punti
expedition_1996-because-rivals = gli altri ottengono meno
expedition_1996-because-theirs = { $about }, un gettone di { $rival }, allora { $number ->
    [0] non è raggiungibile
    [one] dista { $number } linea
   *[other] dista { $number } linee
}{ $otherwise ->
    [-1] {""}
   *[other] {", altrimenti "}{ $otherwise }
}
expedition_1996-because-tickets = hai allora { $number ->
    [one] { $number } buono
   *[other] { $number } buoni
}, altrimenti { $otherwise }
expedition_1996-because-row = missioni pubbliche sono più vicine
expedition_1996-because-arrows = puoi posare ancora { $number ->
    [one] { $number } freccia
   *[other] { $number } frecce
} in questo turno{ $otherwise ->
    [-1] {""}
   *[other] {", altrimenti "}{ $otherwise }
}
expedition_1996-because-branch = la spedizione può ripartire da un altro punto
expedition_1996-because-standstill = le spedizioni vanno avanti
expedition_1996-because-lead = finisci con più vantaggio
expedition_1996-because-won = vinci la partita
expedition_1996-because-fresh = scegli una nuova missione
