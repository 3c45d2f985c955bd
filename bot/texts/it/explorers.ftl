## Words

explorers-terrain-P = pianura
explorers-terrain-W = acqua
explorers-terrain-D = deserto
explorers-terrain-M = montagna
explorers-side-P = { explorers-terrain-P }
explorers-side-W = { explorers-terrain-W }
explorers-side-D = { explorers-terrain-D }
explorers-side-M = { explorers-terrain-M }
explorers-side-PM = pianura e montagna
explorers-side-WD = acqua e deserto
explorers-side-PD = pianura e deserto
explorers-side-WM = acqua e montagna
explorers-a-terrain-P = sulla pianura
explorers-a-terrain-W = sull’acqua
explorers-a-terrain-D = sul deserto
explorers-a-terrain-M = sulla montagna
explorers-a-side-P = { explorers-a-terrain-P }
explorers-a-side-W = { explorers-a-terrain-W }
explorers-a-side-D = { explorers-a-terrain-D }
explorers-a-side-M = { explorers-a-terrain-M }
explorers-a-side-PM = sulla pianura e sulla montagna
explorers-a-side-WD = sull’acqua e sul deserto
explorers-a-side-PD = sulla pianura e sul deserto
explorers-a-side-WM = sull’acqua e sulla montagna
explorers-symbol-k = chiave
explorers-symbol-m = mappa
explorers-symbol-h = cavallo
explorers-symbol-a = mela
explorers-symbol-c = carota
explorers-symbol-f = pesce
explorers-symbol-g = gemma
explorers-symbol-T = tempio
explorers-a-symbol-a = una mela
explorers-a-symbol-c = una carota
explorers-a-symbol-f = un pesce
explorers-a-symbol-g = una gemma

## Achievements: names, and what each demands and gives

explorers-achievement-long-road = La lunga strada
explorers-achievement-great-square = Il grande quadrato
explorers-achievement-straight-line = La linea retta
explorers-achievement-untouched-maps = Intatto: mappe
explorers-achievement-untouched-horses = Intatto: cavalli
explorers-achievement-untouched-gems = Intatto: gemme
explorers-achievement-every-prairie = Ogni pianura
explorers-achievement-every-water = Ogni acqua
explorers-achievement-every-desert = Ogni deserto
explorers-achievement-every-mountain = Ogni montagna
explorers-achievement-good-neighbours = Buoni vicini
explorers-achievement-pilgrim = Pellegrino
explorers-achievement-four-shores = Quattro rive
explorers-achievement-at-home = Ovunque a casa
explorers-achievement-full-baskets = Cesti pieni
explorers-achievement-village-rings = Villaggi cinti
explorers-achievement-temple-guard = Guardia dei templi
explorers-achievement-lands-end = Fine del mondo
explorers-demand-long-road = 12 punti per una riga o colonna intera di 16 X.
explorers-demand-great-square = n × n punti per il più grande quadrato pieno di n × n X.
explorers-demand-straight-line = 1 punto per ogni X della linea più lunga senza buchi, anche in diagonale.
explorers-demand-untouched-maps = 6 punti alla fine se nessuna mappa ha una X.
explorers-demand-untouched-horses = 8 punti alla fine se nessun cavallo ha una X.
explorers-demand-untouched-gems = 16 punti alla fine se nessuna gemma ha una X.
explorers-demand-every-prairie = 10 punti per almeno una X in ogni area di pianura.
explorers-demand-every-water = 10 punti per almeno una X in ogni area d’acqua.
explorers-demand-every-desert = 10 punti per almeno una X in ogni area di deserto.
explorers-demand-every-mountain = 10 punti per almeno una X in ogni area di montagna.
explorers-demand-good-neighbours = Velocità, 10, 8, 6, 4 punti: una X accanto a ognuno dei quattro villaggi.
explorers-demand-pilgrim = Velocità, 10, 8, 6, 4 punti: una X accanto a 3 villaggi e 3 templi con una X.
explorers-demand-four-shores = Velocità, 10, 8, 6, 4 punti: una X su ognuno dei quattro confini del paesaggio.
explorers-demand-at-home = Velocità, 10, 8, 6, 4 punti: almeno 3 X su ogni tessera.
explorers-demand-full-baskets = 2, 4, 7, 10 punti per 1, 2, 3, 4 set di mela, carota e pesce.
explorers-demand-village-rings = 2, 4, 7, 10 punti per 1, 2, 3, 4 villaggi con una X su tutti e quattro i lati.
explorers-demand-temple-guard = 3, 6, 10, 15 punti per 1, 2, 3, 4 templi con almeno 2 X accanto.
explorers-demand-lands-end = 5, 10, 15, 20 punti per 1, 2, 3, 4 angoli del paesaggio con una X.

## Table

explorers-about = Tutti insieme mettono le X, ognuno sullo stesso paesaggio.
explorers-length = 28 turni, tutti insieme, due settimane · facile da imparare
explorers-option-expert = Lati per esperti: { $value }
explorers-option-expert-none = Tutti i lati normali
explorers-option-expert-temples = Templi per esperti
explorers-option-expert-provisions = Razioni per esperti
explorers-option-expert-villages = Villaggi per esperti
explorers-option-expert-gems = Gemme per esperti
explorers-option-achievements = Missioni: { $value }
explorers-option-achievements-0 = Senza missioni
explorers-option-achievements-1 = 1 missione
explorers-option-achievements-2 = 2 missioni
explorers-option-achievements-3 = 3 missioni
explorers-option-first_player = Giocatore iniziale: posto { $value }
explorers-option-first_player-null = Giocatore iniziale estratto a sorte
explorers-option-drawn_landscape = Paesaggio: { $value }
explorers-option-drawn_landscape-false = Paesaggio modificabile da chi inizia
explorers-option-drawn_landscape-true = Il paesaggio resta come viene estratto
explorers-scope-temples = Templi per esperti
explorers-scope-normal_temples = Templi normali
explorers-scope-provisions = Razioni per esperti
explorers-scope-normal_provisions = Razioni normali
explorers-scope-gems = Gemme per esperti
explorers-scope-normal_gems = Gemme normali
explorers-scope-villages = Villaggi per esperti
explorers-scope-normal_villages = Villaggi normali
explorers-scope-achievements = Missioni
explorers-scope-solo = Variante in solitario
explorers-scope-together = Partita in più giocatori
explorers-source-provisions = razioni
explorers-source-gems = gemme
explorers-source-temples = templi
explorers-source-villages = villaggi
explorers-source-achievements = missioni
explorers-reason-provisions = { $provisions ->
    [one] { $provisions } razione
   *[other] { $provisions } razioni
}: { $points }
explorers-reason-gems = { $gems ->
    [one] { $gems } gemma
   *[other] { $gems } gemme
}: { $points }
explorers-reason-temples = { $temples ->
    [one] { $temples } tempio visitato
   *[other] { $temples } templi visitati
}: { $points }
explorers-tie-maps = spareggio: { $count ->
    [one] { $count } mappa usata
   *[other] { $count } mappe usate
}
explorers-ahead-maps = { $first } davanti a { $second }: { $count ->
    [one] { $count } mappa usata
   *[other] { $count } mappe usate
} contro { $other }.
explorers-grade-daydreamer = Sognatore
explorers-grade-rambler = Viandante
explorers-grade-scout = Ricognitore
explorers-grade-trailblazer = Apripista
explorers-grade-cartographer = Cartografo
explorers-grade-legend = Leggenda
explorers-title-round = { $round ->
    [0] preparazione
   *[other] round { $round }, turno { $number }
}

## Questions

explorers-ask-layout = Ecco il paesaggio. Lo accetti, ne fai estrarre un altro o cambi una tessera? { $changes ->
    [one] Resta { $changes } modifica.
   *[other] Restano { $changes } modifiche.
}
explorers-ask-village = Più villaggi sono alla stessa distanza dal centro. Qual è il villaggio di partenza?
explorers-ask-begin = Su quale tipo di terreno metti le tue 3 X di partenza? La prima deve toccare il villaggio di partenza.
explorers-ask-side = Quale lato della carta scegli? Lì hai 3 X; gli altri ne hanno 2 lì, o 3 sull’altro lato.
explorers-ask-take = Dove metti le tue X?
explorers-ask-cross = { $left ->
    [one] { $left } X
   *[other] { $left } X
} { $a-side }: dove?
explorers-ask-horse = Cavallo: una X in più, ogni terreno. Dove?
explorers-ask-bonus = Il tempio ti dà { $count ->
    [one] { $count } X bonus
   *[other] { $count } X bonus
}. Su quale tipo di terreno? Oppure fermati.
explorers-ask-bonus-cross = Bonus: dove metti una X { $a-side }? Oppure fermati. { $left ->
    [one] Ancora { $left } X bonus.
   *[other] Ancora { $left } X bonus.
}
explorers-ask-commit = { $lost ->
    [none] Hai messo le tue X. Le confermi?
   *[other] Nessuna casella è permessa per le X che ti restano, perciò sono perse: { $lost ->
        [key] non hai una chiave per il tempio accanto alle tue X
        [closed] le razioni accanto alle tue X sono chiuse per te in questo round
        [both] non hai una chiave per il tempio accanto alle tue X, e le razioni lì vicino sono chiuse per te in questo round
       *[apart] nessuna casella libera { $a-side } tocca le tue X
    }. Confermi, oppure annulli qualcosa?
}
explorers-why-layout = Tutti ci giocano. Quattro villaggi, un tempio su ogni tessera.
explorers-why-village = Tutti cominciano lì, e da lì partono le X.
explorers-why-begin = Da lì prosegui: verso una chiave, un tempio o le razioni.
explorers-why-side = Prendi il terreno dove 3 X ti rendono di più.
explorers-why-take = Conta ciò che raggiungono, non solo quante sono.
explorers-why-bonus = Le X bonus seguono le stesse regole; quelle che non metti sono perse.
explorers-why-commit = Quando tutti hanno confermato, non si cambia più nulla.
explorers-why-bonus-cross = Le X bonus seguono le stesse regole; quelle che non metti sono perse.
explorers-choose-quadrant = accettare, estrarne un altro o quale quadrante?
explorers-choose-tile = quale tessera?
explorers-choose-degrees = quale tessera, ruotata di quanto?
explorers-choose-row = quale riga?
explorers-choose-square = quale casella?
explorers-choose-square-placed = + = punti
explorers-choose-square-placed-commit = { explorers-choose-square-placed }
explorers-choose-side = quale lato?
explorers-choose-terrain = quale terreno?
explorers-step-quadrant = Quadrante { $value }
explorers-step-tile = Tessera { $value }
explorers-step-degrees = { $value ->
    [0] Non ruotata
   *[other] Ruotata di { $value }°
}
explorers-step-row = Riga { $value }
explorers-quadrant-accept = Gioca su questo paesaggio
explorers-quadrant-redraw = Estrai un altro paesaggio
explorers-side-map = Usa una mappa
explorers-row-stop = Fermati: nessun’altra X bonus
explorers-row-placed = Tutte le X insieme
explorers-row-placed-commit = Tutte le X, poi conferma

## Moves, as buttons and options say them

explorers-move-accept = Gioca su questo paesaggio
explorers-move-redraw = Estrai un altro paesaggio
explorers-move-place = { $quadrant }: tessera { $tile }, { $degrees ->
    [0] non ruotata
   *[other] ruotata di { $degrees }°
}
explorers-move-village = Villaggio in { $square }
explorers-move-begin = { $terrain }
explorers-move-side = { $side }
explorers-move-take = { $a-side }
explorers-move-map = Mappa: 4 X { $a-terrain }
explorers-move-mark = { $square }
explorers-move-bonus = X bonus { $a-terrain }
explorers-move-stop = Fermati: nessun’altra X bonus
explorers-move-commit = Conferma le mie X
explorers-line-placed = { $marked }{ $points ->
    [none] { "" }
   *[other] { " · " }{ $points }
}
explorers-line-committed = { $line } · conferma
explorers-line-finds = { $first }, { $rest }
explorers-benefit-P = pianura
explorers-benefit-W = acqua
explorers-benefit-D = deserto
explorers-benefit-M = montagna
explorers-benefit-k = chiave
explorers-benefit-m = mappa
explorers-benefit-h = cavallo
explorers-benefit-a = mela
explorers-benefit-c = carota
explorers-benefit-f = pesce
explorers-benefit-g = gemma
explorers-benefit-T = tempio
explorers-benefit-village = accanto a un villaggio
explorers-benefit-two = 2 X
explorers-benefit-three = 3 X
explorers-caveat-lost = lì nessuna casella è possibile
explorers-undo-commit = Ritira la conferma

## Che cosa non si può annullare, quando si chiede di nuovo

explorers-warning-accept = La partita comincia su questo paesaggio.
explorers-warning-redraw = Questo paesaggio non tornerà.
explorers-warning-village = Tutti partono da questo villaggio.
explorers-warning-side = Tutti vedono subito quale lato scegli e si regolano di conseguenza.

## What happened

explorers-event-drawn = { $seat } fa estrarre un altro paesaggio: { $layout }.
explorers-event-placed = { $seat } mette la tessera { $tile } nel quadrante { $quadrant }, { $degrees ->
    [0] non ruotata
   *[other] ruotata di { $degrees }°
}.
explorers-event-accepted = { $count ->
    [0] Il paesaggio è stabilito.
    [1] Il paesaggio è stabilito. Missione in gioco: { $achievement }.
   *[other] Il paesaggio è stabilito. Missioni in gioco: { $achievement }.
}
explorers-event-started = { $chosen ->
    [yes] { $seat } sceglie il villaggio in { $square } come villaggio di partenza.
   *[no] Il villaggio di partenza è in { $square }, il più vicino al centro.
}
explorers-event-turned = { $active ->
    [solo] Round { $round }, turno { $number }: 3 X { $near-code ->
            [P] { explorers-a-side-P }
            [W] { explorers-a-side-W }
            [D] { explorers-a-side-D }
            [M] { explorers-a-side-M }
            [PM] { explorers-a-side-PM }
            [WD] { explorers-a-side-WD }
            [PD] { explorers-a-side-PD }
           *[WM] { explorers-a-side-WM }
        }, oppure 2 { $far-code ->
            [P] { explorers-a-side-P }
            [W] { explorers-a-side-W }
            [D] { explorers-a-side-D }
            [M] { explorers-a-side-M }
            [PM] { explorers-a-side-PM }
            [WD] { explorers-a-side-WD }
            [PD] { explorers-a-side-PD }
           *[WM] { explorers-a-side-WM }
        }.
    [nobody] Round { $round }, turno { $number }: { $side } / { $other_side-code ->
            [P] { explorers-side-P }
            [W] { explorers-side-W }
            [D] { explorers-side-D }
            [M] { explorers-side-M }
            [PM] { explorers-side-PM }
            [WD] { explorers-side-WD }
            [PD] { explorers-side-PD }
           *[WM] { explorers-side-WM }
        }. Nessuno è attivo: 3 X su uno dei lati.
   *[somebody] Round { $round }, turno { $number }: { $side } / { $other_side-code ->
            [P] { explorers-side-P }
            [W] { explorers-side-W }
            [D] { explorers-side-D }
            [M] { explorers-side-M }
            [PM] { explorers-side-PM }
            [WD] { explorers-side-WD }
            [PD] { explorers-side-PD }
           *[WM] { explorers-side-WM }
        }. Giocatore attivo: { $seat }.
}
explorers-event-sided = { $seat } sceglie: { $side }. Su questo lato 3 X, per gli altri 2.
explorers-event-chose = { $map ->
    [yes] { $seat } usa una mappa: { $crosses } X { $a-side }.
   *[no] { $seat } ha { $crosses } X { $a-side }.
}
explorers-event-crossed = { $symbol-code ->
    [none] { $seat } mette una X in { $square }.
    [k] { $seat } mette una X in { $square }: una chiave, che apre un tempio.
    [m] { $seat } mette una X in { $square }: una mappa, per un turno successivo.
    [h] { $seat } mette una X in { $square }: un cavallo, quindi una X in più su qualsiasi terreno.
    [T] { $seat } mette una X in { $square }: un tempio; una chiave viene cancellata.
   *[other] { $seat } mette una X in { $square }: { $a-symbol }.
}
explorers-event-lost = { $what ->
    [regular] { $count ->
        [one] Nessuna casella è più permessa per { $count } X: è persa.
       *[other] Nessuna casella è più permessa per { $count } X: sono perse.
    }
    [horse] { $count ->
        [one] Nessuna casella è permessa per { $count } X di un cavallo: è persa.
       *[other] Nessuna casella è permessa per { $count } X di cavalli: sono perse.
    }
   *[bonus] { $count ->
        [one] Nessuna casella è permessa per { $count } X bonus: è persa.
       *[other] Nessuna casella è permessa per { $count } X bonus: sono perse.
    }
}
explorers-event-chose-bonus = { $seat } ha { $count ->
    [one] { $count } X bonus
   *[other] { $count } X bonus
} { $a-terrain }.
explorers-event-stopped = { $seat } si ferma e rinuncia a { $count ->
    [one] { $count } X bonus
   *[other] { $count } X bonus
}.
explorers-event-committed = Le tue X sono confermate. Saranno definitive appena tutti avranno confermato.
explorers-event-marked = { $map ->
    [yes] { $seat } usa una mappa, { $crosses } X { $a-side }
   *[no] { $seat } ha { $crosses } X { $a-side }
}: { $count ->
    [0] nessuna può essere messa
   *[other] { $marked }
}{ $keys ->
    [0] { "" }
    [one] { " · " }{ $keys } chiave
   *[other] { " · " }{ $keys } chiavi
}{ $maps ->
    [0] { "" }
    [one] { " · " }{ $maps } mappa
   *[other] { " · " }{ $maps } mappe
}{ $horses ->
    [0] { "" }
    [one] { " · " }{ $horses } cavallo
   *[other] { " · " }{ $horses } cavalli
}{ $apples ->
    [0] { "" }
    [one] { " · " }{ $apples } mela
   *[other] { " · " }{ $apples } mele
}{ $carrots ->
    [0] { "" }
    [one] { " · " }{ $carrots } carota
   *[other] { " · " }{ $carrots } carote
}{ $fish ->
    [0] { "" }
    [one] { " · " }{ $fish } pesce
   *[other] { " · " }{ $fish } pesci
}{ $gems ->
    [0] { "" }
    [one] { " · " }{ $gems } gemma
   *[other] { " · " }{ $gems } gemme
}.
explorers-event-visited = { $seat } visita il tempio { $quadrant }: **{ $points }**{ $bonus ->
    [0] { "" }
    [one] { " e " }{ $bonus } X bonus
   *[other] { " e " }{ $bonus } X bonus
}.
explorers-event-fulfilled = { $seat } completa “{ $achievement }”: **{ $points }**.
explorers-event-counted = { $source-code ->
    [villages] { $seat } ottiene **{ $points }** per le X accanto ai villaggi.
   *[achievements] { $seat } ottiene **{ $points }** per le missioni.
}
explorers-event-round-scored = { $seat } ottiene alla fine del round { $round } **{ $provisions }** per le razioni e **{ $gems }** per le gemme.
explorers-event-struck = { $temples ->
    [none] { $achievement-code ->
        [none] Nuovo round: per { $seat } non c’è più nulla da cancellare.
       *[other] Nuovo round: { $seat } perde il valore libero più alto di ogni missione di velocità non ancora completata: { $achievement }.
    }
   *[other] { $achievement-code ->
        [none] Nuovo round: { $seat } perde il valore libero più alto di ogni tempio non ancora visitato: { $temples }.
       *[other] Nuovo round: { $seat } perde il valore libero più alto di ogni tempio non ancora visitato ({ $temples }) e di ogni missione di velocità non ancora completata ({ $achievement }).
    }
}

## Events in at most six words after who did it

explorers-short-drawn = fa estrarre un altro paesaggio
explorers-short-placed = mette la tessera { $tile } in { $quadrant }
explorers-short-accepted = Il paesaggio è stabilito
explorers-short-started = comincia dal villaggio in { $square }
explorers-short-marked = { $count ->
    [0] non può mettere X
    [one] mette { $count } X
   *[other] mette { $count } X
}
explorers-short-visited = visita il tempio { $quadrant }
explorers-short-fulfilled = completa una missione
explorers-short-counted = { $source-code ->
    [villages] ottiene punti per i villaggi
   *[achievements] ottiene punti per le missioni
}
explorers-short-round-scored = ottiene punti per razioni e gemme

## Refusals

explorers-refusal-game-over = La partita è finita.
explorers-refusal-no-such-seat = { $players ->
    [one] C’è solo { $players } giocatore.
   *[other] Ci sono solo { $players } giocatori.
}
explorers-refusal-layout-stands = Il paesaggio è stabilito e non si può più cambiare.
explorers-refusal-not-first = Lo decide solo il giocatore iniziale, { $first_seat }.
explorers-refusal-changed-enough = Il paesaggio è già stato cambiato { $most } volte, il massimo. Ora accettalo.
explorers-refusal-no-such-tile = La tessera { $tile } non esiste: sono numerate da 1 a 8.
explorers-refusal-tile-once = Ogni tessera una sola volta: la tessera { $tile } è già nel quadrante { $quadrant }. Scegline un’altra.
explorers-refusal-lies-so = La tessera { $tile } è già così nel quadrante { $quadrant }. Scegline un’altra o ruotala.
explorers-refusal-layout-first = Prima { $first_seat } deve accettare un paesaggio.
explorers-refusal-village-stands = Il villaggio di partenza è già stabilito.
explorers-refusal-not-closest = Non è uno dei villaggi più vicini. Scegli fra { $squares }.
explorers-refusal-card-fixed = La carta non si può girare: prendi 3 X sul lato davanti a te oppure 2 su quello opposto.
explorers-refusal-nobody-active = In questo turno nessuno è attivo: nessuno sceglie per tutti. Prendi 3 X su uno dei due lati.
explorers-refusal-not-active = Solo il giocatore attivo, { $active_seat }, sceglie un lato della carta per tutti.
explorers-refusal-side-final = Hai già scelto: { $side }. Tutti l’hanno visto, quindi è definitivo.
explorers-refusal-set-up-first = La preparazione non è finita: { $first_seat } deve stabilire il paesaggio e il villaggio di partenza.
explorers-refusal-start-crosses-first = Prima tutti mettono le X di partenza; poi si scopre la prima carta.
explorers-refusal-not-on-card = Non è sulla carta, che mostra { $side } o { $other_side-code ->
        [P] { explorers-side-P }
        [W] { explorers-side-W }
        [D] { explorers-side-D }
        [M] { explorers-side-M }
        [PM] { explorers-side-PM }
        [WD] { explorers-side-WD }
        [PD] { explorers-side-PD }
       *[WM] { explorers-side-WM }
    }.
explorers-refusal-side-first = Prima scegli un lato della carta, anche se vuoi usare una mappa.
explorers-refusal-wait-for-side = Aspetta: prima { $active_seat } sceglie un lato della carta.
explorers-refusal-committed = Hai già confermato. Per cambiare qualcosa premi prima *Ritira la conferma*.
explorers-refusal-started = Hai già messo le X di partenza. Ora segui la carta.
explorers-refusal-chosen = Hai già scelto per questo turno: { $side }. *Annulla* ritira la scelta.
explorers-refusal-not-beside-start = Questo terreno non tocca il tuo villaggio di partenza: { $terrain }. Accanto ci sono { $beside-code ->
        [PWD] { explorers-terrain-P }, { explorers-terrain-W } e { explorers-terrain-D }
        [PWM] { explorers-terrain-P }, { explorers-terrain-W } e { explorers-terrain-M }
        [PDM] { explorers-terrain-P }, { explorers-terrain-D } e { explorers-terrain-M }
       *[WDM] { explorers-terrain-W }, { explorers-terrain-D } e { explorers-terrain-M }
    }.
explorers-refusal-start-terrain = Nessuna carta è ancora scoperta. Scegli il tipo di terreno delle tue X di partenza.
explorers-refusal-own-side = Sei il giocatore attivo: le tue X vanno { $a-side }, come hai scelto, a meno che tu non usi una mappa.
explorers-refusal-no-map-yet = Non puoi usare una mappa per le X di partenza.
explorers-refusal-one-map = Una mappa per turno: ne stai già usando una.
explorers-refusal-map-too-new = Hai trovato questa mappa solo in questo turno. Potrai usarla dal prossimo.
explorers-refusal-no-map = Non hai mappe non usate. Metti una X su una mappa del paesaggio.
explorers-refusal-map-too-late = Usa una mappa prima della tua prima X. *Annulla* ritira le tue X.
explorers-refusal-choose-first = Prima scegli dove vanno le tue X in questo turno.
explorers-refusal-bonus-terrain-first = Prima scegli il tipo di terreno per { $count ->
    [one] { $count } X bonus
   *[other] { $count } X bonus
}, oppure fermati.
explorers-refusal-only-two = Hai solo 2 X { $a-side }, e le hai già messe. Conferma, oppure annulla qualcosa.
explorers-refusal-all-placed = Hai messo tutte le tue X. Conferma, oppure annulla qualcosa.
explorers-refusal-off-map = Questa casella non è nel paesaggio: le caselle vanno da A1 a P16.
explorers-refusal-village = { $square } è un villaggio. Sui villaggi non si mette la X.
explorers-refusal-taken = In { $square } c’è già una X.
explorers-refusal-apart = { $square } non tocca alcuna tua X. Deve toccarne una per un lato; un angolo non basta.
explorers-refusal-no-key = Per il tempio in { $square } ti serve una chiave. Prima metti una X su una chiave.
explorers-refusal-bonus-terrain = { $square } è { $terrain }. Queste X bonus vanno solo { $a-side }.
explorers-refusal-start-terrain-only = { $square } è { $terrain }. Le tue X di partenza vanno tutte { $a-side }.
explorers-refusal-map-terrain = { $square } è { $terrain }. Una mappa serve per un solo tipo di terreno: { $side }.
explorers-refusal-pair-only = { $square } è { $terrain }. In questo turno solo { $side }.
explorers-refusal-terrain-only = { $square } è { $terrain }. Le tue X di questo turno vanno solo { $a-side }.
explorers-refusal-had-already = Nel round { $round } hai già { $symbol-code ->
    [a] una mela
    [c] una carota
   *[f] un pesce
}; { $square } è chiusa fino al prossimo round.
explorers-refusal-no-provisions = Nel round { $round } non si raccolgono razioni: { $square } è chiusa.
explorers-refusal-other-provisions = Nel round { $round } si raccolgono solo { $collected-code ->
    [a] mele
    [c] carote
   *[f] pesci
}: { $square } è chiusa ({ $symbol }).
explorers-refusal-four-already = Nel round { $round } hai già quattro { $symbol-code ->
    [a] mele
    [c] carote
   *[f] pesci
}: { $square } è chiusa.
explorers-refusal-batch-terrain = Queste X bonus vanno { $a-side }, come hai scelto. Mettile lì, oppure fermati.
explorers-refusal-horse-first = Prima metti la X del tuo cavallo.
explorers-refusal-regular-first = Le X bonus vengono dopo quelle normali: devi ancora mettere { $count ->
    [one] { $count } X
   *[other] { $count } X
}.
explorers-refusal-no-bonus = Ora non hai X bonus da mettere. Sul lato per esperti le dà un tempio.
explorers-refusal-crosses-left = Devi ancora mettere { $count ->
    [one] { $count } X
   *[other] { $count } X
}: c’è ancora una casella permessa.
explorers-refusal-bonus-left = Hai ancora { $count ->
    [one] { $count } X bonus
   *[other] { $count } X bonus
} da mettere. Continua oppure fermati.

## Commands

explorers-command = Gioca a Explorers scrivendo le mosse
explorers-command-place = Metti una tessera in un quadrante del paesaggio
explorers-command-place-quadrant = Il quadrante: A, B, C o D
explorers-command-place-tile = Il numero della tessera
explorers-command-place-degrees = Di quanto è ruotata in senso orario
explorers-command-begin = Scegli il tipo di terreno delle tue X di partenza e metti le X
explorers-command-begin-terrain = Il tipo di terreno, per esempio desert
explorers-command-begin-first = La prima casella, per esempio C7
explorers-command-begin-second = La seconda casella
explorers-command-begin-third = La terza casella
explorers-command-begin-then = commit, se è tutto
explorers-command-side = Scegli un lato della carta come giocatore attivo
explorers-command-side-side = Il lato, per esempio water o water+desert
explorers-command-take = Scegli dove vanno le tue X e mettile
explorers-command-take-side = Il lato della carta, per esempio water o water+desert
explorers-command-take-first = La prima casella, per esempio C7
explorers-command-take-second = La seconda casella
explorers-command-take-third = La terza casella
explorers-command-take-then = commit, se è tutto
explorers-command-map = Usa una mappa: 4 X su un tipo di terreno
explorers-command-map-terrain = Il tipo di terreno, per esempio desert
explorers-command-map-first = La prima casella, per esempio C7
explorers-command-map-second = La seconda casella
explorers-command-map-third = La terza casella
explorers-command-map-fourth = La quarta casella
explorers-command-map-then = commit, se è tutto
explorers-command-cross = Metti X su caselle
explorers-command-cross-square = La prima casella, per esempio C7
explorers-command-cross-second = La seconda casella
explorers-command-cross-third = La terza casella
explorers-command-cross-then = commit, se è tutto
explorers-command-commit = Conferma le tue X di questo turno

## Board

explorers-board-title = Explorers
explorers-board-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
explorers-board-round = Round { $round }
explorers-board-number = Turno { $number }
explorers-board-your-turn = Tocca a te
explorers-board-when = Round { $round }, turno { $number }
explorers-board-tile = Tessera { $number }
explorers-board-turned = { $degrees ->
    [0] non ruotata
   *[other] ruotata di { $degrees }°
}
explorers-board-layout = { $name } compone il paesaggio
explorers-board-village = { $name } sceglie il villaggio di partenza
explorers-board-start = X di partenza
explorers-board-side = { $name } sceglie un lato
explorers-board-mark = { $players ->
    [1] Metti le tue X
   *[other] Tutti mettono X
}
explorers-board-winner = Vince { $name }!
explorers-board-shared = Pareggio: { $names }
explorers-board-grade = { $grade }, { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
explorers-board-card = Carta: { $first } o { $second }
explorers-board-chosen = { $name } ha scelto { $side }
explorers-board-crosses = { $count } X su { $side }
explorers-board-gone = Già scoperte in questo round
explorers-board-nothing = più niente
explorers-board-temple-values = Templi, valori ancora liberi
explorers-board-temple-bonus = Templi, X bonus ancora libere
explorers-board-achievements = Missioni
explorers-board-keys = { $count ->
    [one] { $count } chiave
   *[other] { $count } chiavi
}{ $used ->
    [0] { "" }
   *[other] { " " }(usate: { $used })
}
explorers-board-maps = { $count ->
    [one] { $count } mappa
   *[other] { $count } mappe
}{ $used ->
    [0] { "" }
   *[other] { " " }(usate: { $used })
}
explorers-board-gems = { $count ->
    [one] { $count } gemma
   *[other] { $count } gemme
}
explorers-board-visited = templi visitati: { $temples }
explorers-board-basket = razioni di questo round: { $items }
explorers-board-basket-of = Round { $round }, razioni: { $items }
explorers-board-none = niente
explorers-board-closed = Chiuse per te in questo round
explorers-board-draft = X di questo turno, in ordine
explorers-board-allowed = Puoi mettere una X in
explorers-board-villages = Puoi scegliere
explorers-board-last = Ultimo turno
explorers-board-crossed = X per riga
explorers-board-tiles = Tessere
explorers-board-placed = { $quadrant }: tessera { $tile }, { $degrees ->
    [0] non ruotata
   *[other] ruotata di { $degrees }°
}, villaggio { $village }
explorers-board-village-key = villaggio con il numero della sua tessera
explorers-board-cross-key = la tua X
explorers-board-temples-at = Templi
explorers-board-start-village = Villaggio di partenza: { $square }.
explorers-board-alt-private = Explorers, il tuo paesaggio.
explorers-board-alt-public = Explorers, i paesaggi di tutti.

explorers-start-begins = { $name } è il giocatore iniziale
explorers-start-first = giocatore iniziale
explorers-start-alt = Explorers, la partita comincia.
explorers-end-alt = Explorers, il risultato.
explorers-end-total = totale
explorers-end-shared = { $names }: stesso posto, anche le mappe usate sono pari.

explorers-button-hand = Il mio foglio
explorers-hand-title = Il tuo foglio punteggio
explorers-hand-rounds = Razioni e gemme
explorers-hand-temples = Templi
explorers-hand-villages = Villaggi
explorers-hand-achievements = Missioni
explorers-hand-total = Se la partita finisse ora: { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
explorers-hand-round = { $provisions ->
    [one] { $provisions } punto
   *[other] { $provisions } punti
}, { $gems } per le gemme
explorers-hand-temple = Tempio { $quadrant }: non visitato, ancora liberi: { $values }.
explorers-hand-visited = Tempio { $quadrant }: visitato, { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
explorers-hand-village = Villaggio { $number }: { $beside } X accanto, { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
explorers-hand-progress = { $wanted ->
    [0] ora { $reached }
   *[other] { $reached } di { $wanted }
}
explorers-hand-untouched = { $count ->
    [0] intatto
   *[other] { $count } con una X
}
explorers-hand-race = { $progress }, ancora liberi: { $values }

explorers-signs =
    { "" }**Il paesaggio**
    - lettere in alto e numeri a sinistra: i nomi delle caselle, per esempio C8
    - { $explorers-prairie } { explorers-terrain-P }, { $explorers-water } { explorers-terrain-W }, { $explorers-desert } { explorers-terrain-D }, { $explorers-mountain } { explorers-terrain-M }
    - { $explorers-key } { explorers-symbol-k }, { $explorers-map } { explorers-symbol-m }, { $explorers-horse } { explorers-symbol-h }, { $explorers-apple } { explorers-symbol-a }, { $explorers-carrot } { explorers-symbol-c }, { $explorers-fish } { explorers-symbol-f }, { $explorers-gem } { explorers-symbol-g }
    - casa { $explorers-village }: un villaggio con il numero della sua tessera
    - tempio { $explorers-temple }: la sua lettera, e sotto quello che riceve il prossimo visitatore, con + delle X bonus. Rosa: l’hai visitato, con i tuoi punti.
    - { $explorers-cross }: una X. Le caselle con una X sono più chiare, e quello che c’è sopra resta davanti alla X.
    - X chiara su una casella scura: messa nell’ultimo turno
    - cornice rosa con un numero: X di questo turno, in ordine; non ancora confermata
    - casella tratteggiata con un disegno pallido: chiusa per te in questo round
    - cornice verde con un nome: puoi mettere una X su questa casella
    - punto verde: raggiungibile con i tipi di terreno tra cui scegli
    { "" }**Sopra il tuo paesaggio**
    - la carta con i suoi due lati, e quante X hai su ognuno. Cornice dorata: il lato scelto dal giocatore attivo, o in solitario il lato davanti a te. Cornice rosa: dove vanno le tue X di questo turno.
    - carte piccole: tutte le altre. Quelle barrate sono già state scoperte in questo round.
    { "" }**Accanto al tuo paesaggio**
    - templi da A a D con i loro valori; quello in grassetto è il prossimo, quelli barrati sono presi
    - poi chiavi, mappe, razioni di questo round e gemme. Pallido: non trovato. Barrato: usato.
    { "" }**Sotto le immagini**
    - { $explorers-committed }: ha confermato. { $pointer }: deve rispondere. { $crown }: ha vinto.
    - { $disc-0 } 1 · { $disc-1 } 2 · { $disc-2 } 3 · { $disc-3 } 4: i giocatori

## In one minute

explorers-minute =
    { "" }**Scopo:** mettere le X dove rendono di più. Tutti giocano insieme, ognuno sullo stesso paesaggio.
    { "" }**Un turno:** una carta mostra due tipi di terreno. Il giocatore attivo ne sceglie uno e ci mette 3 X; gli altri 2 lì o 3 sull’altro. Ogni X tocca una delle tue.
    { "" }**Punti:** templi (serve una chiave; chi arriva prima ottiene di più), villaggi con X intorno, mela, carota e pesce di ogni round, ogni gemma in ogni round. Mappe e cavalli danno altre X. Quattro round di sette turni.
explorers-minute-card = Scegli un lato
explorers-minute-card-note = Giocatore attivo: 3 qui. Gli altri: 2 qui o 3 sull’altro lato
explorers-minute-cross = Metti le X
explorers-minute-cross-note = Ogni X tocca una delle tue
explorers-minute-find = Che cosa trovi
explorers-minute-key = apre un tempio
explorers-minute-map = 4 X, a scelta
explorers-minute-horse = subito 1 X in più
explorers-minute-points = Punti
explorers-minute-temple = prima arrivi, meglio è
explorers-minute-village = X intorno
explorers-minute-food = tipi per round
explorers-minute-gem = ciascuna, ogni round
explorers-key-cross = X
explorers-key-fresh = X dell’ultimo turno
explorers-key-draft = la tua X di questo turno, non confermata
explorers-key-legal = qui puoi mettere una X
explorers-key-reach = raggiungibile con la scelta
explorers-key-closed = chiusa per te in questo round
explorers-key-village = villaggio e numero della tessera
explorers-key-temple = tempio: lettera, e quanto dà la prossima visita
explorers-key-visited = visitato, con i tuoi punti
explorers-key-chosen = lato scelto della carta
explorers-key-taken = le tue X vanno qui
explorers-key-card = carta che può ancora uscire
explorers-key-gone = carta già uscita
explorers-key-place = non ancora trovato
explorers-key-used = usato
explorers-key-struck = valore barrato: perso
explorers-key-last = X dell’ultimo turno, poi che cosa hanno trovato

## Why a hint advises a move

explorers-because-points = punti già sicuri
explorers-because-provisions = { $less ->
    [1] altre razioni stanno accanto alle tue X
   *[0] { $otherwise ->
        [-1] altre razioni stanno accanto alle tue X
       *[other] { $number ->
            [one] { $number } razione conta
           *[other] { $number } razioni contano
        } in questo round, altrimenti { $otherwise }
    }
}
explorers-because-gems = { $less ->
    [1] una gemma sta accanto alle tue X
   *[0] { $otherwise ->
        [-1] una gemma sta accanto alle tue X
       *[other] { $number ->
            [one] hai { $number } gemma
           *[other] hai { $number } gemme
        }, altrimenti { $otherwise }
    }
}
explorers-because-temples = { $less ->
    [1] un tempio per la tua chiave sta accanto alle tue X
   *[0] { $otherwise ->
        [-1] un tempio per la tua chiave sta accanto alle tue X
       *[other] { $number ->
            [one] ti resta { $number } chiave
           *[other] ti restano { $number } chiavi
        }, altrimenti { $otherwise }
    }
}
explorers-because-visit = { $instead ->
    [nobody] visiti il tempio in { $about }
   *[other] visiti il tempio in { $about }, accanto al quale { $rival } sta con una chiave
}
explorers-because-maps = { $less ->
    [1] una mappa sta accanto alle tue X
   *[0] { $otherwise ->
        [-1] una mappa sta accanto alle tue X
       *[other] { $number ->
            [one] ti resta { $number } mappa
           *[other] ti restano { $number } mappe
        }, altrimenti { $otherwise }
    }
}
explorers-because-villages = i villaggi danno di più
explorers-because-village = { $less ->
    [1] altre X possono seguire accanto al villaggio in { $about }
   *[0] { $otherwise ->
        [-1] altre X possono seguire accanto al villaggio in { $about }
       *[other] { $number ->
            [one] { $number } X sta
           *[other] { $number } X stanno
        } accanto al villaggio in { $about }, altrimenti { $otherwise }
    }
}
explorers-because-achievements = le missioni si avvicinano
explorers-because-rest = in questo turno si può fare ancora di più
explorers-because-layout = il paesaggio è pronto prima
