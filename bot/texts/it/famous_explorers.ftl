## Board

famous_explorers-colour-red = rossa
famous_explorers-colour-yellow = gialla
famous_explorers-colour-blue = blu
famous_explorers-letter-red = R
famous_explorers-letter-yellow = G
famous_explorers-letter-blue = B
famous_explorers-region-north_america = Nordamerica
famous_explorers-region-south_america = Sudamerica
famous_explorers-region-europe = Europa
famous_explorers-region-africa = Africa
famous_explorers-region-asia = Asia
famous_explorers-region-south_pacific_and_australia = Sud Pacifico e Australia
famous_explorers-region-short-south_pacific_and_australia = Pacifico, Australia
famous_explorers-board-title = Famous Explorers
famous_explorers-board-turn = Turno di { $name }
famous_explorers-board-your-turn = Tocca a te
famous_explorers-board-winner = { $name } vince!
famous_explorers-board-shared = Vittoria condivisa: { $names }
famous_explorers-board-over = La partita è finita. { $result }
famous_explorers-board-left = { $count ->
    [one] { $count } freccia rimasta
   *[other] { $count } frecce rimaste
}
famous_explorers-board-rest = { $count ->
    [one] resta { $count }
   *[other] restano { $count }
}
famous_explorers-board-rest-each = { $count ->
    [one] Tutte e tre a { $place } · resta { $count } freccia ciascuna
   *[other] Tutte e tre a { $place } · restano { $count } frecce ciascuna
}
famous_explorers-board-finished = conclusa
famous_explorers-board-tip = { $colour }: { $place } ({ $left })
famous_explorers-board-route = Percorso: { $route }.
famous_explorers-board-not-begun = Non iniziata.
famous_explorers-board-news = Novità: { $turns }.
famous_explorers-board-news-own = Dal tuo ultimo turno: { $turns }.
famous_explorers-board-news-turn = { $name }: { $what }
famous_explorers-board-news-removed = tolte: { $arrows }
famous_explorers-board-news-you = tu
famous_explorers-board-ways = Può proseguire verso: { $places }.
famous_explorers-board-loop = { $place } (anello)
famous_explorers-board-next = { $colour }: freccia possibile verso { $places }.
famous_explorers-board-branches = { $count ->
    [one] { $count } diramazione possibile: { $ways }.
   *[other] { $count } diramazioni possibili: { $ways }.
}
famous_explorers-board-row = Carte pubbliche
famous_explorers-board-supply = { $count ->
    [one] { $count } buono nella riserva.
   *[other] { $count } buoni nella riserva.
}
famous_explorers-board-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
famous_explorers-board-alt-private = Expedition: Famous Explorers, il tabellone come lo vedi tu.
famous_explorers-board-alt-public = Expedition: Famous Explorers, il tabellone.
famous_explorers-map-alt = Expedition: Famous Explorers, l’intera mappa con i nomi di tutti i punti.
famous_explorers-board-unfulfilled = carte rimaste in mano: { $places }
famous_explorers-board-mark = Puoi contrassegnare: { $places }.
famous_explorers-board-spy = Puoi realizzare: { $places }.
famous_explorers-board-drop = Puoi togliere il tuo contrassegno da: { $places }.
famous_explorers-board-shift = Il tuo contrassegno può spostarsi su: { $places }.
famous_explorers-board-only-tickets = Ogni altra freccia costa un buono.
famous_explorers-board-deck = { $count ->
    [0] Il mazzo è vuoto.
    [one] { $count } carta nel mazzo.
   *[other] { $count } carte nel mazzo.
}
famous_explorers-board-discards = { $count ->
    [0] Nessuno scarto
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
}
famous_explorers-board-shown-discards = Scartate davanti a tutti
famous_explorers-board-near-start = vicino alla partenza
famous_explorers-board-market = Esploratori ed Eventi
famous_explorers-board-events = { $count ->
    [0] Nessun Evento da pescare.
    [one] Ancora { $count } Evento da pescare.
   *[other] Ancora { $count } Eventi da pescare.
}
famous_explorers-board-away = Non in questa partita: { $card }.
famous_explorers-board-bought = Acquisti
famous_explorers-board-bought-count = { $count ->
    [one] { $count } comprata
   *[other] { $count } comprate
}
famous_explorers-board-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
famous_explorers-board-tickets = { $count ->
    [one] { $count } buono
   *[other] { $count } buoni
}
famous_explorers-board-to-mark = { $count ->
    [one] { $count } contrassegno da piazzare
   *[other] { $count } contrassegni da piazzare
}
famous_explorers-board-marks = contrassegni su { $places }
famous_explorers-board-marks-of = Contrassegni di { $name }: { $places }.
famous_explorers-board-owns = possiede { $cards }
famous_explorers-secret-title = Destinazione segreta { $letter }
famous_explorers-secret-unseen = coperta
famous_explorers-secret-seen-by = sbirciata da { $names }
famous_explorers-secret-empty = nessuna carta
famous_explorers-market-empty = vuoto
famous_explorers-sort-explorer = Esploratore
famous_explorers-sort-immediate = Evento immediato
famous_explorers-doing-immediate = immediato: { $effect }
famous_explorers-doing-kept = da tenere: { $effect }
famous_explorers-sort-kept = Evento da tenere
famous_explorers-worth = { $card } ({ $points })
famous_explorers-bought-effect = { $card }: { $effect }
famous_explorers-owed-branch = posa una diramazione ({ $colour })
famous_explorers-owed-bonus = { $count ->
    [one] usa { $count } freccia bonus
   *[other] usa { $count } frecce bonus
}
famous_explorers-owed-main = posa la freccia principale
famous_explorers-owed-laid = freccia principale posata
famous_explorers-owed-tickets = { $count ->
    [one] ancora { $count } buono in questo turno
   *[other] ancora { $count } buoni in questo turno
}
famous_explorers-owed-last = ultimo giro
famous_explorers-owed-redraw = scarta carte e pescane altrettante
famous_explorers-owed-marks = { $count ->
    [one] piazza l’ultimo contrassegno
   *[other] piazza un contrassegno; ancora { $count }
}
famous_explorers-owed-keep = tieni una delle carte pescate
famous_explorers-owed-drop = togli un contrassegno
famous_explorers-owed-window = puoi rivelare una destinazione segreta
famous_explorers-close-branch = { $count ->
    [one] { $count } diramazione possibile
   *[other] { $count } diramazioni possibili
}
famous_explorers-hand-marked = { $place } (contrassegnata)
famous_explorers-hand-distance = linee da percorrere
famous_explorers-hand-farther = { $count ->
    [one] { $count } altro
   *[other] altri { $count }
}: *{ button-hand }*
famous_explorers-hand-from-start = linee dalla partenza
famous_explorers-hand-title = Le tue carte
famous_explorers-hand-none = nessuna carta rimasta
famous_explorers-hand-question = Scarti { $place }. Quale tieni?
famous_explorers-hand-given = Scarti { $place }.
famous_explorers-hand-keep = Tieni una carta tra { $places }.
famous_explorers-hand-scorable = realizzabile ora
famous_explorers-hand-held = trattenuta
famous_explorers-hand-late = luogo già raggiunto
famous_explorers-hand-tossed = Scartate, da sostituire
famous_explorers-hand-scored = Realizzate dalla mano
famous_explorers-hand-taken = Carte pubbliche prese
famous_explorers-hand-claimed = Destinazioni segrete
famous_explorers-hand-discarded = Scartate
famous_explorers-kind-start = partenza
famous_explorers-kind-red = punto rosso
famous_explorers-kind-green = punto verde
famous_explorers-kind-edge = punto rosso { $number } su entrambi i bordi
famous_explorers-where-next = Accanto: { $places }.
famous_explorers-where-start = { $count ->
    [0] È la partenza.
    [one] A { $count } linea dalla partenza.
   *[other] A { $count } linee dalla partenza.
}
famous_explorers-where-far = Linee dalle spedizioni: { $distances }.
famous_explorers-where-tips = Spedizioni qui: { $colours }.
famous_explorers-where-row = Carta pubblica { $letter }.
famous_explorers-where-secret = È la destinazione segreta { $letter }.
famous_explorers-where-mark = Qui si trova un contrassegno di { $name }.
famous_explorers-where-own = Ora è la tua carta { $number }.
famous_explorers-targets-title = Le tue mete, la più vicina per prima
famous_explorers-targets-none = nessuna meta rimasta
famous_explorers-targets-marked = con il tuo contrassegno
famous_explorers-targets-secret = destinazione segreta

## Table

famous_explorers-about = Guida tre spedizioni condivise verso i luoghi delle tue carte.
famous_explorers-length = da 8 a 20 turni a testa, una o due settimane · un po’ di più da imparare
famous_explorers-option-preset = Regole: { $value }
famous_explorers-option-preset-basic = Gioco base
famous_explorers-option-preset-basic-about = Niente nuove regole, Esploratori, Eventi o destinazioni segrete
famous_explorers-option-preset-full = Gioco completo: tutte le regole
famous_explorers-option-preset-full-about = Entrambe le nuove regole, Esploratori, Eventi e destinazioni segrete
famous_explorers-option-new_rule_1 = Nuova regola 1: { $value }
famous_explorers-option-new_rule_1-false = Nuova regola 1: no
famous_explorers-option-new_rule_1-false-about = Le carte di luoghi già raggiunti si realizzano in ogni momento
famous_explorers-option-new_rule_1-true = Nuova regola 1: sì
famous_explorers-option-new_rule_1-true-about = Carte di luoghi già raggiunti: una sola per turno, nel tuo turno
famous_explorers-option-new_rule_2 = Nuova regola 2: { $value }
famous_explorers-option-new_rule_2-false = Nuova regola 2: no
famous_explorers-option-new_rule_2-false-about = Le frecce di un buono possono portare a qualsiasi punto
famous_explorers-option-new_rule_2-true = Nuova regola 2: sì
famous_explorers-option-new_rule_2-true-about = Le frecce di un buono non possono portare ai punti rossi
famous_explorers-option-explorers_events = Esploratori ed Eventi: { $value }
famous_explorers-option-explorers_events-false = Esploratori ed Eventi: no
famous_explorers-option-explorers_events-true = Esploratori ed Eventi: sì
famous_explorers-option-explorers_events-true-about = Carte da comprare con i buoni
famous_explorers-option-secret_destinations = Destinazioni segrete: { $value }
famous_explorers-option-secret_destinations-false = Destinazioni segrete: no
famous_explorers-option-secret_destinations-true = Destinazioni segrete: sì
famous_explorers-option-secret_destinations-true-about = Due destinazioni stanno coperte nella fila
famous_explorers-option-first_player = Giocatore iniziale: posto { $value }
famous_explorers-option-first_player-null = Giocatore iniziale estratto a sorte
famous_explorers-scope-new_rule_1 = Nuova regola 1
famous_explorers-scope-without_new_rule_1 = Gioco senza nuova regola 1
famous_explorers-scope-new_rule_2 = Nuova regola 2
famous_explorers-scope-explorers_events = Esploratori ed Eventi
famous_explorers-scope-secret_destinations = Destinazioni segrete
famous_explorers-scope-without_secret_destinations = Gioco senza destinazioni segrete
famous_explorers-scope-route_rule = Expedition (1996)
famous_explorers-source-cards = carte realizzate
famous_explorers-source-marks = contrassegni realizzati
famous_explorers-source-secrets = extra per le destinazioni segrete
famous_explorers-source-corrections = rivelazioni errate
famous_explorers-source-explorers = Esploratori
famous_explorers-source-events = Eventi
famous_explorers-source-unfulfilled = carte rimaste in mano
famous_explorers-source-unclaimed = contrassegni sul tabellone
famous_explorers-reason-cards = { $cards ->
    [one] { $cards } carta realizzata
   *[other] { $cards } carte realizzate
}: { $points }
famous_explorers-reason-marks = { $marks } di queste con un contrassegno: { $points }
famous_explorers-reason-secrets = { $secrets ->
    [one] extra per { $secrets } destinazione segreta
   *[other] extra per { $secrets } destinazioni segrete
}: { $points }
famous_explorers-reason-explorers = { $explorers ->
    [one] { $explorers } Esploratore
   *[other] { $explorers } Esploratori
}: { $points }
famous_explorers-reason-unfulfilled = { $left ->
    [one] { $left } carta rimasta in mano
   *[other] { $left } carte rimaste in mano
}: { $points }
famous_explorers-reason-unclaimed = { $forgotten ->
    [one] { $forgotten } contrassegno rimasto sul tabellone
   *[other] { $forgotten } contrassegni rimasti sul tabellone
}: { $points }
famous_explorers-ahead-cards = { $first } davanti a { $second }: { $count ->
    [one] { $count } carta realizzata
   *[other] { $count } carte realizzate
} contro { $other }.

## Explorers and Events

famous_explorers-card-battuta = Ibn Battuta
famous_explorers-card-zheng = Zheng He
famous_explorers-card-humboldt = Alexander von Humboldt
famous_explorers-card-bird = Isabella Bird
famous_explorers-card-amundsen = Roald Amundsen
famous_explorers-card-bell = Gertrude Bell
famous_explorers-card-sacagawea = Sacagawea
famous_explorers-card-grant = Sovvenzione
famous_explorers-card-march = Marcia forzata
famous_explorers-card-bridge = Ponte crollato
famous_explorers-card-gossip = Voci del porto
famous_explorers-card-bearings = Nuova rotta
famous_explorers-card-wind = Vento in poppa
famous_explorers-card-spyglass = Cannocchiale
famous_explorers-card-pass = Passo nascosto
famous_explorers-card-letter = Lettera sigillata
famous_explorers-card-tour = Giro di conferenze
famous_explorers-effect-battuta = 3 punti con luoghi realizzati in sei regioni, 2 in cinque
famous_explorers-effect-zheng = 1 punto per coppia di luoghi realizzati Asia-Africa, fino a 3
famous_explorers-effect-humboldt = 1, 2, 3 punti per 3, 5, 7 luoghi realizzati vicini
famous_explorers-effect-bird = 1 punto per luogo realizzato a distanza almeno 8, fino a 3
famous_explorers-effect-amundsen = 3 punti per luoghi realizzati all’estremo nord e sud, 1 se uno solo
famous_explorers-effect-bell = 3 punti per quattro contrassegni realizzati, 1 per tre
famous_explorers-effect-sacagawea = 1 punto ogni due carte pubbliche o segrete, fino a 3
famous_explorers-effect-grant = Prendi 2 buoni dalla riserva
famous_explorers-effect-march = Una freccia per due colori; niente anelli, buoni o bonus
famous_explorers-effect-bridge = Togli l’ultima freccia a uno o due colori; né buoni né bonus
famous_explorers-effect-gossip = Scarta una carta, pescane tre e tienine una
famous_explorers-effect-bearings = Sposta un contrassegno sul luogo non raggiunto di un’altra carta
famous_explorers-effect-wind = Posa una freccia di qualsiasi colore
famous_explorers-effect-spyglass = Realizza una carta a una linea da una spedizione
famous_explorers-effect-pass = Una diramazione può partire da tutto il percorso
famous_explorers-effect-letter = Alla fine, fino a due carte in mano non costano punti
famous_explorers-effect-tour = Alla fine, 1 punto ogni due buoni rimasti, fino a 3
famous_explorers-slot-a = A
famous_explorers-slot-b = B

## Questions

famous_explorers-ask-redraw = La tua mano non permette quattro contrassegni. { $tossed ->
    [0] Scarta una o più carte, poi pescane altrettante.
    [one] Per ora scarti { $tossed } carta; scartane altre o pescane altrettante.
   *[other] Per ora scarti { $tossed } carte; scartane altre o pescane altrettante.
}
famous_explorers-ask-mark = { $left ->
    [one] Piazza il tuo ultimo contrassegno. Quale luogo contrassegni?
   *[other] Piazza uno dei tuoi { $left } contrassegni. Quale luogo contrassegni?
}
famous_explorers-ask-keep = Quale delle carte pescate tieni? Il resto si scarta.
famous_explorers-ask-turn = { $main ->
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
famous_explorers-ask-branch = Un anello! Posa una diramazione gratuita della spedizione { $colour }: da dove e verso dove?
famous_explorers-ask-bonus = { $bonuses ->
    [one] { $bonuses } freccia bonus è in sospeso: usala o rifiutala.
   *[other] { $bonuses } frecce bonus sono in sospeso: usane una o rifiutala.
}
famous_explorers-ask-march = { $second ->
    [yes] Marcia forzata: posa la seconda freccia, di un altro colore e senza chiudere un anello.
   *[no] Marcia forzata: posa la prima di due frecce di colori diversi, senza chiudere un anello.
}
famous_explorers-ask-bridge = { $second ->
    [yes] Ponte crollato: togli anche l’ultima freccia di un’altra spedizione, o fermati qui.
   *[no] Ponte crollato: di quale spedizione togli l’ultima freccia?
}
famous_explorers-ask-gossip = Voci del porto: quale carta scarti per pescarne tre?
famous_explorers-ask-bearings = Nuova rotta: quale contrassegno sposti, e dove?
famous_explorers-ask-wind = Vento in poppa: posa una freccia di qualsiasi colore.
famous_explorers-ask-spyglass = Cannocchiale: quale carta realizzi?
famous_explorers-ask-drop = Era sbagliato, e non hai punti da perdere. Quale dei tuoi contrassegni togli al loro posto?
famous_explorers-ask-free = Le tue carte: realizzane una, o di’ quali trattieni.
famous_explorers-why-redraw = Un luogo da contrassegnare è a 3 o più linee dalla partenza e non è vicino a un altro tuo contrassegno.
famous_explorers-why-mark = Una carta contrassegnata vale 2 se il luogo è raggiunto, altrimenti costa 2. Tutti vedono il contrassegno.
famous_explorers-why-keep = Una carta vicina a una spedizione si raggiunge prima; ogni carta rimasta in mano alla fine costa 1.
famous_explorers-why-turn = { $spent ->
    [0] { $main ->
        [laid] { "" }
       *[owed] Carta raggiunta: 1, con il contrassegno 2.
    }
   *[other] { "" }
}
famous_explorers-why-branch = La spedizione riparte dalla diramazione: guidala verso le tue carte.
famous_explorers-why-bonus = Una freccia bonus fa avanzare una spedizione di una linea e non costa nulla.
famous_explorers-why-march = I punti raggiunti non danno nulla; i luoghi contano.
famous_explorers-why-bridge = La spedizione torna indietro di un punto; un luogo lì conta come raggiunto.
famous_explorers-why-gossip = Cedi una carta che nessuno raggiungerà presto: in mano alla fine costa 1.
famous_explorers-why-bearings = Un contrassegno vale 1 in più con la sua carta, e costa 1 se resta sul tabellone.
famous_explorers-why-wind = Non costa buoni e non è la tua freccia principale.
famous_explorers-why-spyglass = Conta come se il luogo fosse raggiunto, 2 con il contrassegno.
famous_explorers-why-drop = La sua carta varrà 1 invece di 2, e il contrassegno non costerà più nulla.
famous_explorers-choose-region = quale regione?
famous_explorers-choose-place = quale luogo?
famous_explorers-choose-colour = quale spedizione?
famous_explorers-choose-from = quale diramazione?
famous_explorers-choose-to = quale?
famous_explorers-choose-to-ticket = quale azione?
famous_explorers-choose-start = quale contrassegno?
famous_explorers-what-main = freccia principale
famous_explorers-what-ticket = 1 buono
famous_explorers-what-bonus = freccia bonus
famous_explorers-colour-exchange = scambio (1 buono)
famous_explorers-what-buy = compra una carta
famous_explorers-what-play = gioca un Evento
famous_explorers-what-score = realizza una carta
famous_explorers-what-hold = trattieni una carta
famous_explorers-what-release = non trattenere più
famous_explorers-what-peek = sbircia una segreta
famous_explorers-what-reveal = rivela una segreta
famous_explorers-what-hold-all = { famous_explorers-move-hold-all }
famous_explorers-what-release-all = { famous_explorers-move-release-all }
famous_explorers-what-decline = { famous_explorers-move-decline }
famous_explorers-what-end = { famous_explorers-move-end }
famous_explorers-what-and-end = freccia, poi finisci il turno
famous_explorers-region-red_dots = punti rossi
famous_explorers-region-green_dots = punti verdi
famous_explorers-region-and-end = { famous_explorers-what-and-end }
famous_explorers-region-score = { famous_explorers-what-score }
famous_explorers-region-play = { famous_explorers-what-play }
famous_explorers-region-reveal = { famous_explorers-what-reveal }

## Moves, as buttons and options say them

famous_explorers-move-lay = { $by ->
    [ticket] 1 buono: { $colour } → { $to }
    [bonus] Bonus: { $colour } → { $to }
   *[main] { $colour } → { $to }
}{ $to_kind ->
    [red] { " (punto rosso)" }
    [green] { " (punto verde, poi freccia bonus)" }
    [start] { " (partenza)" }
   *[place] { "" }
}
famous_explorers-move-branch = { $start } → { $to }{ $to_kind ->
    [red] { " (punto rosso)" }
    [green] { " (punto verde, poi freccia bonus)" }
    [start] { " (partenza)" }
   *[place] { "" }
}
famous_explorers-then-lay = { $by ->
    [ticket] 1 buono: { $colour } → { $to }
    [bonus] Bonus: { $colour } → { $to }
   *[main] { $colour } → { $to }
}
famous_explorers-then-branch = { $start } → { $to }
famous_explorers-move-remove = 1 buono: togli l’ultima freccia { $colour }
famous_explorers-move-decline = Rifiuta la freccia bonus
famous_explorers-move-end = Finisci il turno
famous_explorers-move-toss = Scarta { $place }
famous_explorers-move-redraw = Pesca altrettante carte
famous_explorers-move-mark = { $place }
famous_explorers-move-exchange = 1 buono: scambia { $place }
famous_explorers-move-keep = Tieni { $place }
famous_explorers-move-score = Realizza la carta { $place }
famous_explorers-move-hold = Trattieni { $place }
famous_explorers-move-release = Non trattenere più { $place }
famous_explorers-move-hold-all = Trattieni tutte le carte
famous_explorers-move-release-all = Non trattenere nessuna carta
famous_explorers-move-buy = { $card } · { $timing ->
    [immediate] 1 buono, immediato
    [kept] 1 buono, da tenere
   *[explorer] 2 buoni
}
famous_explorers-detail-buy = { $effect }
famous_explorers-move-play = Evento { $card }
famous_explorers-move-extra = { $colour } → { $to }{ $to_kind ->
    [red] { " (punto rosso)" }
    [green] { " (punto verde)" }
    [start] { " (partenza)" }
   *[place] { "" }
}
famous_explorers-move-lift = Togli l’ultima freccia { $colour }
famous_explorers-move-enough = Non togliere una seconda freccia
famous_explorers-move-give = Scarta { $place }
famous_explorers-move-shift = { $start } → { $to }
famous_explorers-move-spy = Realizza la carta { $place }
famous_explorers-move-peek = Sbircia la segreta { $slot }
famous_explorers-move-reveal = Rivela la segreta { $slot }
famous_explorers-move-drop = Togli il contrassegno da { $place }
famous_explorers-benefit-row = carta pubblica
famous_explorers-benefit-own = tua carta
famous_explorers-benefit-marked = tua carta contrassegnata
famous_explorers-benefit-held = tua carta, trattenuta
famous_explorers-benefit-secret = tua destinazione segreta
famous_explorers-benefit-loop = anello
famous_explorers-benefit-ticket = +1 buono
famous_explorers-benefit-bonus = freccia bonus

## Che cosa non si può annullare, quando si chiede di nuovo

famous_explorers-warning-mark = Il tuo contrassegno su { $place } mostra a tutti che hai quella carta in mano.
famous_explorers-warning-redraw = { $count ->
    [one] Scarti { $count } carta messa da parte e ne peschi un’altra.
   *[other] Scarti le { $count } carte messe da parte e ne peschi altrettante.
}
famous_explorers-warning-give = { $count ->
    [one] Scarti { $place } e peschi { $count } carta, che tieni.
   *[other] Scarti { $place } e peschi { $count } carte, di cui ne tieni una.
}
famous_explorers-warning-score = La tua carta { $place } viene realizzata e tutti la vedono.
famous_explorers-warning-shift = Il tuo contrassegno su { $to } mostra a tutti che hai quella carta in mano.
famous_explorers-warning-buy = { $count ->
    [one] Spendi { $count } buono e una nuova carta è in vendita.
   *[other] Spendi { $count } buoni e una nuova carta è in vendita.
}
famous_explorers-warning-peek = Vedi qual è la destinazione segreta { $slot } e tutti vedono che l’hai sbirciata.
famous_explorers-warning-reveal = Se la destinazione segreta { $slot } è { $place }, ottieni 2 punti. Se è un altro luogo e lì non c’è nessuna spedizione, { $cost ->
    [point] perdi 1 punto
    [mark] togli uno dei tuoi contrassegni dal tabellone, perché non hai punti da perdere
   *[nothing] non perdi nulla, perché non hai né punti né contrassegni
}{ $others ->
    [0] { "" }
    [one] , e { $others } altro giocatore, che l’ha sbirciata, ottiene 1 punto
   *[other] , e gli altri { $others } giocatori che l’hanno sbirciata ottengono 1 punto ciascuno
}.
famous_explorers-warning-ends = Così la partita finisce.
famous_explorers-warning-secret = { $place } è la destinazione segreta { $slot }: la ottieni e una nuova ne prende il posto.
famous_explorers-warning-reach = Raggiungere { $place } può mostrare chi ha quella carta.
famous_explorers-warning-return = Tornare a { $place } può mostrare chi ha quella carta.
famous_explorers-warning-row = Raggiungere { $place } ti dà quella carta pubblica, e se ne scopre una nuova.

## What happened

famous_explorers-event-redrawn = { $count ->
    [one] { $seat } non poteva piazzare quattro contrassegni e sostituisce { $count } carta.
   *[other] { $seat } non poteva piazzare quattro contrassegni e sostituisce { $count } carte.
}
famous_explorers-event-redraw-seen = Scarti { $tossed } e peschi: { $drawn }.
famous_explorers-event-mark-placed = { $left ->
    [0] { $seat } piazza il suo ultimo contrassegno su { $place }.
   *[other] { $seat } piazza un contrassegno su { $place }.
}
famous_explorers-event-begun = Tutti i contrassegni sono piazzati. Comincia { $first_seat }.
famous_explorers-event-round-began = Giro { $round }.
famous_explorers-event-arrow-laid = { $by ->
    [ticket] { $seat } spende un buono e guida la spedizione { $colour }: { $tail } → { $head }.
    [bonus] { $seat } usa una freccia bonus e guida la spedizione { $colour }: { $tail } → { $head }.
    [branch] { $seat } posa una diramazione della spedizione { $colour }: { $tail } → { $head }.
    [march] { $seat } guida la spedizione { $colour } con la Marcia forzata: { $tail } → { $head }.
    [wind] { $seat } guida la spedizione { $colour } con il Vento in poppa: { $tail } → { $head }.
   *[main] { $seat } guida la spedizione { $colour }: { $tail } → { $head }.
}
famous_explorers-event-arrow-removed = { $by ->
    [bridge] { $seat } toglie la freccia { $colour } { $tail } → { $head } (Ponte crollato).
   *[ticket] { $seat } spende un buono e toglie la freccia { $colour } { $tail } → { $head }.
}
famous_explorers-event-ticket-gained = { $count ->
    [0] { $seat } non riceve nulla per il punto rosso: la riserva non ha più buoni.
    [one] { $seat } riceve { $count } buono.
   *[other] { $seat } riceve { $count } buoni.
}
famous_explorers-event-loop-formed = { $seat } forma un anello con la spedizione { $colour } presso { $point }.
famous_explorers-event-bonus-earned = { $seat } riceve una freccia bonus (punto verde).
famous_explorers-event-bonus-lapsed = { $declined ->
    [yes] { $seat } rifiuta la freccia bonus.
   *[no] { $count ->
        [one] Nessuna freccia è possibile: la freccia bonus va persa.
       *[other] Nessuna freccia è possibile: { $count } frecce bonus vanno perse.
    }
}
famous_explorers-event-colour-over = { $stuck ->
    [yes] La spedizione { $colour } è conclusa: nessuna diramazione è possibile.
   *[no] La spedizione { $colour } è conclusa: tutte le sue frecce sono posate.
}
famous_explorers-event-last-round = { $seat } non ha più carte in mano: questo giro è l’ultimo.
famous_explorers-event-row-taken = { $seat } prende la carta pubblica { $place }: **+1**.
famous_explorers-event-row-refilled = Nuova carta pubblica: { $place }.
famous_explorers-event-row-short = { $size ->
    [0] Non ci sono più carte da pescare, né carte pubbliche.
    [one] Non ci sono più carte da pescare; resta { $size } carta pubblica.
   *[other] Non ci sono più carte da pescare; restano { $size } carte pubbliche.
}
famous_explorers-event-card-scored = { $how ->
    [late] { $mark ->
        [yes] { $seat } realizza la carta tardiva { $place } con il suo contrassegno: **+2**.
       *[no] { $seat } realizza la carta tardiva { $place }: **+1**.
    }
    [spyglass] { $mark ->
        [yes] { $seat } realizza la carta { $place } con il Cannocchiale e il suo contrassegno: **+2**.
       *[no] { $seat } realizza la carta { $place } con il Cannocchiale: **+1**.
    }
    [end] { $mark ->
        [yes] { $seat } realizza alla fine la carta { $place } con il suo contrassegno: **+2**.
       *[no] { $seat } realizza alla fine la carta { $place }: **+1**.
    }
   *[reached] { $mark ->
        [yes] { $seat } realizza la carta { $place } con il suo contrassegno: **+2**.
       *[no] { $seat } realizza la carta { $place }: **+1**.
    }
}
famous_explorers-event-card-given = { $by ->
    [gossip] { $count ->
        [one] { $seat } scarta una carta e ne pesca { $count }.
       *[other] { $seat } scarta una carta e ne pesca { $count }.
    }
   *[exchange] { $seat } spende un buono e scambia una carta.
}
famous_explorers-event-cards-drawn = Scarti { $given } e peschi: { $drawn }.
famous_explorers-event-card-kept = Tieni { $kept }.
famous_explorers-event-deck-shuffled = { $count ->
    [one] Il mazzo è vuoto: { $count } carta scartata forma quello nuovo.
   *[other] Il mazzo è vuoto: { $count } carte scartate si mescolano e formano quello nuovo.
}
famous_explorers-event-hold-changed = { $held ->
    [yes] Trattieni: { $places }.
   *[no] Non trattieni più: { $places }.
}
famous_explorers-event-card-bought = { $price ->
    [one] { $seat } compra “{ $card }” per { $price } buono.
   *[other] { $seat } compra “{ $card }” per { $price } buoni.
}
famous_explorers-event-slot-filled = Nuova carta in vendita: { $card }.
famous_explorers-event-slot-empty = Non ci sono più Eventi: lo spazio resta vuoto.
famous_explorers-event-event-played = { $seat } gioca un Evento: { $card }.
famous_explorers-event-mark-moved = { $seat } sposta un contrassegno: { $start } → { $to }.
famous_explorers-event-peeked = { $seat } sbircia la destinazione segreta { $slot } invece di posare una freccia bonus.
famous_explorers-event-secret-seen = La destinazione segreta { $slot } è { $place }.
famous_explorers-event-secret-claimed = { $known ->
    [yes] { $seat } ha raggiunto la destinazione segreta { $slot }, { $place }: **+2**.
   *[no] { $seat } rivela la destinazione segreta { $slot }, appena raggiunta: { $place }, **+2**.
}
famous_explorers-event-secret-missed = { $wrong ->
    [yes] { $seat } rivela la destinazione segreta { $slot }: { $place }. Sbagliato: lì non c’è nessuna spedizione.
   *[no] { $seat } rivela la destinazione segreta { $slot }: { $place }. Lì c’è un’altra spedizione, quindi non succede nulla.
}{ $gaining ->
    [0] { "" }
   *[other] { " " }**+1** per il gettone: { $gaining_seats }.
}
famous_explorers-event-point-lost = { $seat } perde 1 punto per la rivelazione errata: **−1**.
famous_explorers-event-mark-dropped = { $seat } toglie il contrassegno da { $place } invece di perdere un punto.
famous_explorers-event-secret-laid = { $empty ->
    [yes] Non ci sono più carte per la destinazione segreta { $slot }.
   *[no] Una nuova destinazione segreta { $slot } è in gioco, coperta.
}
famous_explorers-event-secrets-shown = Destinazioni segrete che nessuno ha preso: { $places }.
famous_explorers-event-game-ended = { $how ->
    [arrows] Tutte e tre le spedizioni sono concluse.
   *[round] L’ultimo giro è finito.
} Vittoria: { $winner_seats }.

## Events in at most six words after who did it

famous_explorers-short-begun = Tutti i contrassegni sono piazzati
famous_explorers-short-mark-placed = segna { $place }
famous_explorers-short-arrow-laid = raggiunge { $head } ({ $colour })
famous_explorers-short-arrow-removed = torna: { $tip }
famous_explorers-short-loop-formed = forma un anello con la { $colour }
famous_explorers-short-bonus-earned = riceve una freccia bonus
famous_explorers-short-colour-over = La spedizione { $colour } è conclusa
famous_explorers-short-row-taken = prende { $place }
famous_explorers-short-ticket-gained = { $count ->
    [0] non trova più buoni
    [one] riceve { $count } buono
   *[other] riceve { $count } buoni
}
famous_explorers-short-last-round = non ha più carte in mano
famous_explorers-short-card-scored = realizza { $place }
famous_explorers-short-card-given = scambia una carta
famous_explorers-short-card-bought = compra { $card }
famous_explorers-short-event-played = gioca { $card }
famous_explorers-short-mark-moved = sposta un contrassegno: { $to }
famous_explorers-short-peeked = sbircia la destinazione segreta { $slot }
famous_explorers-short-secret-claimed = raggiunge la destinazione segreta { $slot }
famous_explorers-short-secret-missed = rivela la destinazione segreta { $slot }
famous_explorers-short-point-lost = perde 1 punto
famous_explorers-short-mark-dropped = toglie un contrassegno
famous_explorers-short-game-ended = { $how ->
    [arrows] Le tre spedizioni sono concluse
   *[round] L’ultimo giro è finito
}

## Refusals

famous_explorers-refusal-game-over = La partita è finita.
famous_explorers-refusal-not-your-turn = Non tocca a te: è il turno di { $turn_seat }.
famous_explorers-refusal-no-such-point = Questo punto non esiste: { $point }.
famous_explorers-refusal-no-such-colour = Questo colore non esiste: { $colour }. Le spedizioni sono rossa, gialla e blu.
famous_explorers-refusal-branch-first = Prima posa la diramazione obbligatoria della spedizione { $colour }.
famous_explorers-refusal-bonus-first = { $bonuses ->
    [one] Prima usa il tuo bonus o rifiutalo.
   *[other] Prima usa i tuoi { $bonuses } bonus o rifiutali.
}
famous_explorers-refusal-two-tickets = Puoi spendere al massimo { $limit } buoni per turno; buoni già spesi: { $spent }.
famous_explorers-refusal-no-ticket = Non hai più buoni.
famous_explorers-refusal-main-laid = La tua freccia principale è già posata. Ogni altra freccia costa un buono.
famous_explorers-refusal-main-owed = Non hai ancora posato la freccia principale: posala prima di finire il turno.
famous_explorers-refusal-no-bonus = Ora non hai nessuna freccia bonus.
famous_explorers-refusal-colour-over = La spedizione { $colour } è conclusa: non si possono più posare o togliere sue frecce.
famous_explorers-refusal-not-from-tip = La spedizione { $colour } si trova presso { $point } e da lì nessuna linea porta verso { $to }.
famous_explorers-refusal-no-branching = La spedizione { $colour } può proseguire solo da dove si trova; { $point } si raggiungerebbe solo da un altro punto.
famous_explorers-refusal-turning-back = La spedizione { $colour } non può tornare subito indietro verso { $point }.
famous_explorers-refusal-line-used = Sulla linea tra { $point } e { $to } c’è già una freccia { $colour }.
famous_explorers-refusal-second-loop = In questo turno con la spedizione { $colour } è già stato formato un anello; presso { $point } se ne chiuderebbe un secondo.
famous_explorers-refusal-no-arrow = La spedizione { $colour } non ha frecce da togliere sul tabellone.
famous_explorers-refusal-loop-by-removal = In questo turno con la spedizione { $colour } è già stato formato un anello; togliendo questa freccia se ne formerebbe un secondo.
famous_explorers-refusal-other-colour = Devi posare una diramazione della spedizione { $colour }, non di un’altra.
famous_explorers-refusal-no-line = Nessuna linea unisce { $point } e { $to }.
famous_explorers-refusal-already-visited = Una diramazione deve portare a un punto nuovo, e { $to } è già sul percorso della spedizione { $colour }.
famous_explorers-refusal-off-the-loop = La diramazione deve partire dall’ultimo anello, e { $point } non ne fa parte.
famous_explorers-refusal-no-arrowhead = La diramazione deve partire da dove porta una freccia del suo colore; nessuna freccia { $colour } raggiunge { $point }.
famous_explorers-refusal-not-visited = La diramazione deve partire dal percorso, e { $point } non è su quello della spedizione { $colour }.
famous_explorers-refusal-ticket-to-red = Una freccia pagata con un buono o posata da un Evento non può portare a un punto rosso, e { $to } lo è.
famous_explorers-refusal-marks-first = { $left ->
    [one] Prima piazza il tuo ultimo contrassegno; le spedizioni partono dopo.
   *[other] Prima piazza i tuoi { $left } contrassegni; le spedizioni partono dopo.
}
famous_explorers-refusal-marks-placed = Tutti i contrassegni sono già piazzati.
famous_explorers-refusal-redraw-first = Prima sostituisci delle carte: la tua mano non permette quattro contrassegni.
famous_explorers-refusal-nothing-tossed = Prima scarta almeno una carta.
famous_explorers-refusal-not-in-hand = Non hai in mano questa carta: { $place }.
famous_explorers-refusal-too-close = Il luogo { $place } è troppo vicino alla partenza per un contrassegno.
famous_explorers-refusal-marked-already = Su { $place } c’è già un contrassegno.
famous_explorers-refusal-next-to-own = Il luogo { $place } è vicino al tuo contrassegno su { $other }.
famous_explorers-refusal-never-four = Con un contrassegno su { $place } non potresti più arrivare a quattro.
famous_explorers-refusal-no-seat = Non giochi a questo tavolo.
famous_explorers-refusal-never-reached = Nessuna spedizione è ancora stata qui: { $place }.
famous_explorers-refusal-late-not-your-turn = Lì non c’è più nessuna spedizione: puoi realizzare questa carta solo nel tuo turno.
famous_explorers-refusal-one-late-card = Una sola carta per turno per un luogo in cui non c’è più nessuna spedizione.
famous_explorers-refusal-all-held = Trattieni già tutte le tue carte.
famous_explorers-refusal-none-held = Non trattieni nessuna carta.
famous_explorers-refusal-held-already = Trattieni già { $place }.
famous_explorers-refusal-not-held = Non trattieni { $place }.
famous_explorers-refusal-no-cards-left = Non ci sono più carte da pescare, quindi non si può scambiare nulla.
famous_explorers-refusal-not-drawn = { $place } non è tra le carte che hai pescato.
famous_explorers-refusal-no-market = A questo tavolo si gioca senza Esploratori ed Eventi.
famous_explorers-refusal-not-for-sale = Non puoi comprare { $card }: questa carta non è in vendita.
famous_explorers-refusal-bought-already = Si può comprare una sola carta per turno.
famous_explorers-refusal-explorer-costs-both = Un Esploratore costa entrambi i buoni di un turno; buoni che puoi ancora spendere: { $left }.
famous_explorers-refusal-no-effect = { $card } ora non avrebbe effetto.
famous_explorers-refusal-not-owned = Non hai questa carta: { $card }.
famous_explorers-refusal-scores-at-end = { $card } non si gioca: conta alla fine della partita.
famous_explorers-refusal-no-branch-owed = Il Passo nascosto si gioca quando devi posare una diramazione, e ora non devi posarne.
famous_explorers-refusal-task-first = { $task ->
    [keep] Prima scegli quale carta tieni.
    [drop] Prima togli uno dei tuoi contrassegni dal tabellone.
   *[march] Prima esegui il tuo Evento.
}
famous_explorers-refusal-colour-used = Questo Evento è già stato usato per la spedizione { $colour }: scegli un altro colore.
famous_explorers-refusal-closes-loop = Con la spedizione { $colour } si formerebbe un anello, e l’Evento non lo permette.
famous_explorers-refusal-one-at-least = Togli almeno una freccia.
famous_explorers-refusal-not-next-to-tip = Nessuna spedizione iniziata si trova a una sola linea da { $place }.
famous_explorers-refusal-no-mark-there = Non hai un contrassegno su { $place }.
famous_explorers-refusal-reached-already = Il luogo { $place } è già stato raggiunto; il tuo contrassegno non può andarci.
famous_explorers-refusal-no-secrets = A questo tavolo si gioca senza destinazioni segrete.
famous_explorers-refusal-slot-empty = La destinazione segreta { $slot } non c’è più: mancava una carta per sostituirla.
famous_explorers-refusal-known-already = Conosci già la destinazione segreta { $slot }.
famous_explorers-refusal-no-place-reached = Puoi rivelare una destinazione segreta solo subito dopo che la tua freccia ha raggiunto un luogo.
famous_explorers-refusal-setting-up = Qualcuno sta ancora cambiando carte; dopo potrai trattenere carte.
famous_explorers-refusal-nothing-drawn = Non hai pescato carte tra cui scegliere.
famous_explorers-refusal-no-wrong-reveal = Non devi togliere nessun contrassegno per una rivelazione errata.
famous_explorers-refusal-no-event = Non stai eseguendo un Evento che lo chiede.

## Commands

famous_explorers-command = Gioca a Expedition: Famous Explorers scrivendo le mosse
famous_explorers-command-arrow = Posa la tua freccia principale
famous_explorers-command-arrow-colour = Quale spedizione: red, yellow o blue
famous_explorers-command-arrow-to = Il punto a cui porta, per esempio Timbuktu
famous_explorers-command-ticket = Spendi un buono per posare una freccia
famous_explorers-command-ticket-colour = Quale spedizione: red, yellow o blue
famous_explorers-command-ticket-to = Il punto a cui porta, per esempio Timbuktu
famous_explorers-command-bonus = Posa una freccia bonus
famous_explorers-command-bonus-colour = Quale spedizione: red, yellow o blue
famous_explorers-command-bonus-to = Il punto a cui porta, per esempio Timbuktu
famous_explorers-command-branch = Posa la diramazione che segue un anello
famous_explorers-command-branch-arrow = Colore, punto d’uscita e punto a cui porta
famous_explorers-command-remove = Spendi un buono per togliere l’ultima freccia di una spedizione
famous_explorers-command-remove-colour = Quale spedizione: red, yellow o blue
famous_explorers-command-exchange = Spendi un buono per scambiare una carta della tua mano
famous_explorers-command-exchange-card = La carta che scarti
famous_explorers-command-keep = Tieni una delle carte pescate
famous_explorers-command-keep-card = La carta che tieni
famous_explorers-command-mark = Piazza un contrassegno
famous_explorers-command-mark-place = Il luogo che contrassegni
famous_explorers-command-score = Realizza una carta della tua mano il cui luogo è stato raggiunto
famous_explorers-command-score-card = La carta che realizzi
famous_explorers-command-hold = Trattieni una carta: non viene realizzata quando il suo luogo è raggiunto
famous_explorers-command-hold-card = La carta che trattieni, o all per tutte
famous_explorers-command-release = Non trattenere più una carta
famous_explorers-command-release-card = La carta che non trattieni più, o all per tutte
famous_explorers-command-buy = Compra un Esploratore per 2 buoni o un Evento per 1
famous_explorers-command-buy-card = Quale Esploratore o quale Evento
famous_explorers-command-event = Gioca un Evento da tenere che hai comprato
famous_explorers-command-event-card = Quale Evento
famous_explorers-command-step = Esegui ciò che ti viene chiesto, per esempio il passo di un Evento
famous_explorers-command-step-move = Quale dei passi possibili
famous_explorers-command-peek = Sbircia una destinazione segreta invece di posare una freccia bonus
famous_explorers-command-peek-slot = Quale destinazione segreta: a o b
famous_explorers-command-reveal = Rivela una destinazione segreta subito dopo aver raggiunto un luogo
famous_explorers-command-reveal-slot = Quale destinazione segreta: a o b
famous_explorers-command-decline = Rifiuta una freccia bonus
famous_explorers-command-end = Finisci il turno

## In one minute

famous_explorers-minute =
    { "" }**Scopo:** guida le tre spedizioni condivise ai luoghi delle tue carte.
    { "" }**Il tuo turno:** posa una freccia rossa, gialla o blu, da dove si trova quella spedizione. Un punto rosso dà un buono per un’altra azione, un punto verde una freccia bonus, un anello una diramazione.
    { "" }**Punti:** 1 per ogni tua carta il cui luogo è raggiunto, 2 con il tuo contrassegno; 1 per una carta pubblica che raggiungi tu. Alla fine ogni carta in mano e ogni contrassegno rimasto costa 1. Una mano vuota avvia l’ultimo giro.
famous_explorers-minute-goal = Raggiungi i tuoi luoghi
famous_explorers-minute-goal-note = Tutti guidano le tre spedizioni. Numeri sul rosa: le tue carte
famous_explorers-minute-turn = Posa una freccia
famous_explorers-minute-turn-note = Rossa, gialla o blu, da dove si trova quella spedizione
famous_explorers-minute-more = In più
famous_explorers-minute-red = buono: un’altra azione
famous_explorers-minute-green = freccia bonus
famous_explorers-minute-loop = anello: diramazione
famous_explorers-minute-points = Punti
famous_explorers-minute-own = tua carta
famous_explorers-minute-marked = con il tuo contrassegno
famous_explorers-minute-row = carta pubblica
famous_explorers-minute-left = in mano alla fine
famous_explorers-minute-board = sul tabellone alla fine
famous_explorers-key-place = luogo; ognuno ha una carta
famous_explorers-key-red = punto rosso: un buono
famous_explorers-key-edge = punto di bordo: stesso numero, stesso punto
famous_explorers-key-pin = qui c’è una spedizione
famous_explorers-key-hollow = vuoto: non ancora partita
famous_explorers-key-old = freccia meno recente
famous_explorers-key-new = freccia nuova
famous_explorers-key-gone = una freccia è stata tolta
famous_explorers-key-order = posata da chi, e in quale ordine
famous_explorers-key-halo = punto che puoi scegliere
famous_explorers-key-free = freccia che puoi posare
famous_explorers-key-choice = il suo nome nei menu e da digitare
famous_explorers-key-shared = la stessa in più colori
famous_explorers-key-loop = così si chiude un anello
famous_explorers-key-own = carta nella tua mano
famous_explorers-key-row = carta pubblica
famous_explorers-key-mark = contrassegno di un giocatore
famous_explorers-key-fresh = contrassegno nuovo
famous_explorers-key-ring = l’immagine mostra questo punto
famous_explorers-key-lead = linea sottile: ciò che spetta a un punto
famous_explorers-key-secret = destinazione segreta vista
famous_explorers-key-ready = puoi realizzarla ora
famous_explorers-key-held = la trattieni
famous_explorers-key-reached = raggiunto, ora non realizzabile

## The key of signs

famous_explorers-signs =
    { "" }**La mappa**
    - { $star } la partenza, Stoccolma
    - cerchio del colore della sua regione: un luogo. Ogni luogo ha una carta.
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
    { "" }**Carte e contrassegni**
    - lettera su bianco: una carta pubblica
    - numero su rosa: una carta della tua mano. La vedi solo tu. Quando una lascia la mano, le successive avanzano di un numero.
    - carta scura con A o B: una destinazione segreta che hai visto
    - scudo: un contrassegno, con bordo dorato se è nuovo. Giocatori da 1 a 6: { $seat-0 } 1 · { $seat-1 } 2 · { $seat-2 } 3 · { $seat-3 } 4 · { $seat-4 } 5 · { $seat-5 } 6
    - su una carta della tua mano, una spunta: puoi realizzarla ora; due barre: la stai trattenendo; un orologio: il suo luogo è stato raggiunto, ma ora non puoi realizzarla
    { "" }**Che cosa puoi scegliere**
    - anello spezzato o linea tratteggiata verde chiaro: un punto che puoi scegliere, o una linea su cui puoi posare una freccia
    - etichetta colorata come R1 o G2: pulsanti e menu chiamano così la stessa cosa. Puoi anche digitarla dopo `/move`.
    - anello intero: il punto di cui parla l’immagine
    - freccia ricurva: andarci chiude un anello
    { "" }**Ora**
    - oro e { $pointer }: a chi tocca. { $crown }: chi ha vinto.
    - numero dopo { $red }, { $yellow } o { $blue } nel testo: quante linee separano questa spedizione dal luogo

## Start and end

famous_explorers-start-alt = Expedition: Famous Explorers, l’inizio della partita.
famous_explorers-start-seats = Giocatori
famous_explorers-start-first = { $name } inizia
famous_explorers-start-begins = inizia
famous_explorers-start-basic = Gioco base
famous_explorers-start-new_rule_1 = Nuova regola 1
famous_explorers-start-new_rule_2 = Nuova regola 2
famous_explorers-start-explorers_events = Esploratori ed Eventi
famous_explorers-start-secret_destinations = Destinazioni segrete
famous_explorers-end-alt = Expedition: Famous Explorers, la fine della partita.
famous_explorers-end-rounds = { $count ->
    [one] { $count } giro
   *[other] { $count } giri
}
famous_explorers-end-tie = { $count } punti ciascuno; decidono le carte realizzate: { $facts }
famous_explorers-end-tie-of = { $name } { $count }
famous_explorers-end-cards = carte
famous_explorers-end-marks = contrassegni
famous_explorers-end-secrets = segrete
famous_explorers-end-corrections = errori
famous_explorers-end-explorers = Esploratori
famous_explorers-end-events = Eventi
famous_explorers-end-unfulfilled = in mano
famous_explorers-end-unclaimed = tabellone

## Why a hint advises a move

famous_explorers-because-mark = { $newly ->
    [1] contrassegni { $about }, che dista { $number ->
        [one] { $number } linea
       *[other] { $number } linee
    }
   *[0] { $about }, tua carta contrassegnata, dista allora { $number ->
        [one] { $number } linea
       *[other] { $number } linee
    }{ $otherwise ->
        [-1] {""}
        [0] {", altrimenti non è raggiungibile"}
       *[other] {", altrimenti "}{ $otherwise }
    }
}
famous_explorers-because-card = { $about }, tua carta, dista allora { $number ->
    [one] { $number } linea
   *[other] { $number } linee
}{ $otherwise ->
    [-1] {""}
    [0] {", altrimenti non è raggiungibile"}
   *[other] {", altrimenti "}{ $otherwise }
}
famous_explorers-because-secret = { $about }, la destinazione segreta che conosci, dista allora { $number ->
    [one] { $number } linea
   *[other] { $number } linee
}{ $otherwise ->
    [-1] {""}
    [0] {", altrimenti non è raggiungibile"}
   *[other] {", altrimenti "}{ $otherwise }
}
famous_explorers-because-points = dà subito punti
famous_explorers-because-rivals = gli altri ottengono meno
famous_explorers-because-theirs = { $about }, un contrassegno di { $rival }, allora { $number ->
    [0] non è raggiungibile
    [one] dista { $number } linea
   *[other] dista { $number } linee
}{ $otherwise ->
    [-1] {""}
   *[other] {", altrimenti "}{ $otherwise }
}
famous_explorers-because-tickets = hai allora { $number ->
    [one] { $number } buono
   *[other] { $number } buoni
}, altrimenti { $otherwise }
famous_explorers-because-row = carte pubbliche sono più vicine
famous_explorers-because-arrows = puoi posare ancora { $number ->
    [one] { $number } freccia
   *[other] { $number } frecce
} in questo turno{ $otherwise ->
    [-1] {""}
   *[other] {", altrimenti "}{ $otherwise }
}
famous_explorers-because-branch = la spedizione può ripartire da un altro punto
famous_explorers-because-standstill = le spedizioni vanno avanti
famous_explorers-because-lead = finisci con più vantaggio
famous_explorers-because-won = vinci la partita
famous_explorers-because-reached-card = { $about } è già raggiunto: puoi segnare la carta
famous_explorers-because-reached-mark = { $about } è già raggiunto: puoi segnare la carta
famous_explorers-because-explorers = gli Esploratori daranno punti
famous_explorers-because-events = un Evento tenuto servirà più avanti
famous_explorers-because-tasks = hai un Evento da eseguire
famous_explorers-because-redraw = la tua mano permette più contrassegni
