## What effects bring: each part begins with a small letter, as it may stand inside a sentence

siberia-effect-gain = { $what ->
    [power] { $count } forza
    [coin] { $count } $
   *[guile] { $count } astuzia
}
siberia-effect-per = { $gain } per { $each } (al massimo { $most })
siberia-effect-maps = { $count ->
    [one] { $count } mappa
   *[other] { $count } mappe
}
siberia-effect-corruption = { $count } corruzione dal sacchetto
siberia-effect-worker = 1 lavoratore { $colours }
siberia-effect-worker-or = { $first } o { $rest }
siberia-effect-worker-colour = { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
   *[purple] viola
}
siberia-effect-worker-basic = 1 lavoratore, non viola
siberia-effect-worker-any = 1 lavoratore a scelta
siberia-effect-draw = { $count ->
    [1] prendi la prima carta del mazzo
   *[other] prendi le prime { $count } carte del mazzo
}
siberia-effect-draft = pesca 2, tieni 1
siberia-effect-take = prendi { $card }
siberia-effect-sweep = sgombera carte scoperte
siberia-effect-play = gioca 1 { $card }
siberia-effect-move = muoviti
siberia-effect-move-to = muoviti fino a { $steps } passi
siberia-effect-gather = raccogli qui
siberia-effect-refresh = ripristina carte e lavoratori
siberia-effect-rescue = recupera { $card }
siberia-effect-rescue-worker = recupera un lavoratore
siberia-effect-rescue-worker-on = recupera il lavoratore che sta su { $card }
siberia-effect-activate = attiva { $card }
siberia-effect-activate-row = attiva { $card } della tua fila
siberia-effect-activate-previous = attiva la carta precedente
siberia-effect-borrow = 1 beneficio di un luogo adiacente
siberia-effect-solve = completa una missione
siberia-effect-solve-less = completa una missione per { $count } in meno
siberia-effect-vanquish = sconfiggi { $most ->
    [0] la corruzione
    [1] { $most } corruzione
   *[other] fino a { $most } corruzioni
}{ $where ->
    [adjacent] {" "}in un luogo adiacente
   *[here] {""}
}{ $less ->
    [0] {""}
   *[other] , la prima costa { $less } in meno
}
siberia-effect-destroy = { $where ->
    [adjacent] rimetti nel sacchetto la corruzione in cima a un luogo adiacente
   *[here] rimetti nel sacchetto la corruzione in cima
}
siberia-effect-upgrade = potenzia un oggetto
siberia-effect-meld = fondi un meteorite
siberia-effect-boast = vantati
siberia-effect-all = { $first }; { $rest }
siberia-effect-then = { $first }, poi { $rest }
siberia-effect-then-if = { $first }, poi, { $rest }
siberia-effect-or = { $first } OPPURE { $rest }
siberia-effect-brackets = ({ $effect })
siberia-effect-pay = { $cost }: { $effect }
siberia-effect-if = { $condition }: { $effect }

## What is counted, after “for”

siberia-each = { $count ->
    [glory] ogni segnalino gloria piazzato
    [melded] ogni meteorite fuso
    [solved] ogni missione completata
    [upgraded] ogni oggetto potenziato
    [maps] ogni mappa
    [corruption] ogni tuo segnalino corruzione
    [hand] ogni carta che hai in mano
    [idle] ogni lavoratore disponibile
   *[here] ogni segnalino corruzione qui
}
siberia-each-in-row = { $cards } nella tua fila
siberia-each-staffed = { $cards } con un lavoratore nella tua fila

## Cards by type and colour

siberia-kind = { $type ->
    [card] carta
    [item] oggetto
    [meteorite] meteorite
    [quest] missione
    [character] personaggio
   *[companion] compagno
}
siberia-kind-coloured = { $colour ->
    [red] { $type ->
        [card] carta rossa
        [item] oggetto rosso
        [meteorite] meteorite rosso
        [quest] missione rossa
        [character] personaggio rosso
       *[companion] compagno rosso
    }
    [blue] { $type ->
        [card] carta blu
        [item] oggetto blu
        [meteorite] meteorite blu
        [quest] missione blu
        [character] personaggio blu
       *[companion] compagno blu
    }
    [green] { $type ->
        [card] carta verde
        [item] oggetto verde
        [meteorite] meteorite verde
        [quest] missione verde
        [character] personaggio verde
       *[companion] compagno verde
    }
    [yellow] { $type ->
        [card] carta gialla
        [item] oggetto giallo
        [meteorite] meteorite giallo
        [quest] missione gialla
        [character] personaggio giallo
       *[companion] compagno giallo
    }
   *[purple] { $type ->
        [card] carta viola
        [item] oggetto viola
        [meteorite] meteorite viola
        [quest] missione viola
        [character] personaggio viola
       *[companion] compagno viola
    }
}
siberia-kind-one = { $type ->
    [card] una carta
    [item] un oggetto
    [meteorite] un meteorite
    [quest] una missione
    [character] un personaggio
   *[companion] un compagno
}
siberia-kind-one-coloured = { $type ->
    [card] una
    [item] un
    [meteorite] un
    [quest] una
    [character] un
   *[companion] un
} { $kind }
siberia-kind-each = { $type ->
    [card] ogni
    [item] ogni
    [meteorite] ogni
    [quest] ogni
    [character] ogni
   *[companion] ogni
} { $kind }
siberia-kind-face-up = { $type ->
    [card] una { $kind } scoperta
    [item] un { $kind } scoperto
    [meteorite] un { $kind } scoperto
    [quest] una { $kind } scoperta
    [character] un { $kind } scoperto
   *[companion] un { $kind } scoperto
}
siberia-kind-adjacent = { $type ->
    [card] una { $kind } scoperta adiacente
    [item] un { $kind } scoperto adiacente
    [meteorite] un { $kind } scoperto adiacente
    [quest] una { $kind } scoperta adiacente
    [character] un { $kind } scoperto adiacente
   *[companion] un { $kind } scoperto adiacente
}

## Costs and conditions

siberia-and = { $first } e { $rest }
siberia-cost-pay = paga { $what }
siberia-cost-discard = { $count ->
    [one] scarta { $count } carta
   *[other] scarta { $count } carte
}
siberia-cost-trash = { $count ->
    [one] elimina { $count } carta
   *[other] elimina { $count } carte
}
siberia-cost-both = { $first }, { $rest }
siberia-if-region = { $region ->
    [S] al Sud
    [C] al Centro
   *[N] al Nord
}
siberia-if-clean = se qui non resta corruzione
siberia-if-least = { $what ->
    [glory] se hai piazzato { $least }+ gloria
    [melded] se hai { $least }+ meteoriti fusi
    [solved] se hai completato { $least }+ missioni
   *[maps] se hai { $least }+ mappe
}
siberia-if-previous-type = se la carta precedente è { $type ->
    [item] un oggetto
    [meteorite] un meteorite
    [quest] una missione
    [character] un personaggio
   *[companion] un compagno
}
siberia-if-previous-colour = se la carta precedente è { $colour ->
    [red] rossa
    [blue] blu
    [green] verde
    [yellow] gialla
   *[purple] viola
}
siberia-if-previous = se la carta precedente è { $colour ->
    [red] rossa
    [blue] blu
    [green] verde
    [yellow] gialla
   *[purple] viola
} ed è { $type ->
    [item] un oggetto
    [meteorite] un meteorite
    [quest] una missione
    [character] un personaggio
   *[companion] un compagno
}

## Ongoing parts

siberia-ongoing = ogni volta che { $event }{ $once ->
    [yes] {" "}(una volta per turno)
   *[no] {""}
}: { $effect }
siberia-whenever = { $moment ->
    [gain-power] ottieni forza
    [gain-guile] ottieni astuzia
    [gain-map] ottieni una mappa
    [gain-worker] ottieni un lavoratore
    [gain-corruption] ottieni corruzione
    [explore] esplori
    [tuck-quest] completi una missione
    [tuck-item] potenzi un oggetto
    [tuck-meteorite] fondi un meteorite
   *[rescue] recuperi una carta o un lavoratore
}
siberia-whenever-play = giochi { $card }
siberia-whenever-gain = ottieni { $card }
siberia-ongoing-anytime = in qualsiasi momento del tuo turno, paga 1 mappa: { $effect }
siberia-ongoing-wild = { $rule ->
    [wild_worker] { $colour ->
        [red] i lavoratori rossi vanno bene per ogni carta
        [blue] i lavoratori blu vanno bene per ogni carta
        [green] i lavoratori verdi vanno bene per ogni carta
        [yellow] i lavoratori gialli vanno bene per ogni carta
       *[purple] i lavoratori viola vanno bene per ogni carta
    }
   *[wild_card] { $colour ->
        [red] ogni lavoratore va bene per le carte rosse
        [blue] ogni lavoratore va bene per le carte blu
        [green] ogni lavoratore va bene per le carte verdi
        [yellow] ogni lavoratore va bene per le carte gialle
       *[purple] ogni lavoratore va bene per le carte viola
    }
}
siberia-ongoing-to-hand = puoi prendere in mano le carte che ottieni
siberia-ongoing-number = { $rule ->
    [move_range] la tua portata aumenta di { $count }
    [vanquish_discount] la prima corruzione di ogni Sconfiggi costa { $count } in meno
    [first_of_colour_discount] in ogni Sconfiggi la prima corruzione di ogni colore costa { $count } in meno
    [solve_discount] le missioni costano { $count } in meno
   *[tuck_limit] puoi avere { $count } missioni completate, { $count } oggetti potenziati e { $count } meteoriti fusi
}

## Cards, locations and tokens

siberia-card = { $id } { $name }
siberia-card-titled = { $card } ({ $colour ->
    [red] { $type ->
        [item] oggetto rosso
        [meteorite] meteorite rosso
        [character] personaggio rosso
       *[companion] compagno rosso
    }
    [blue] { $type ->
        [item] oggetto blu
        [meteorite] meteorite blu
        [character] personaggio blu
       *[companion] compagno blu
    }
    [green] { $type ->
        [item] oggetto verde
        [meteorite] meteorite verde
        [character] personaggio verde
       *[companion] compagno verde
    }
    [yellow] { $type ->
        [item] oggetto giallo
        [meteorite] meteorite giallo
        [character] personaggio giallo
       *[companion] compagno giallo
    }
   *[purple] { $type ->
        [item] oggetto viola
        [meteorite] meteorite viola
        [character] personaggio viola
       *[companion] compagno viola
    }
})
siberia-card-quest-titled = { $card } ({ $colour ->
    [red] missione rossa
    [blue] missione blu
    [green] missione verde
    [yellow] missione gialla
   *[purple] missione viola
}, luogo { $number })
siberia-card-core = Valore base: { $core }
siberia-core-grows = { $core } ({ $more })
siberia-core-more = { $by ->
    [glory] +{ $gain } con { $least ->
        [one] { $least } segnalino gloria piazzato
       *[other] { $least } segnalini gloria piazzati
    }
   *[melded] +{ $gain } con { $least ->
        [one] { $least } meteorite fuso
       *[other] { $least } meteoriti fusi
    }
}
siberia-card-ability = { $colour ->
    [red] Lavoratore rosso: { $effect }
    [blue] Lavoratore blu: { $effect }
    [green] Lavoratore verde: { $effect }
    [yellow] Lavoratore giallo: { $effect }
   *[purple] Lavoratore viola: { $effect }
}
siberia-card-ongoing = Effetto continuo: { $effect }
siberia-card-ongoing-short = continuo: { $effect }
siberia-worth-item = potenziato: { $worth }
siberia-worth-meteorite = fuso: { $effect }
siberia-worth-quest = completata per { $cost }: { $benefit }
siberia-card-value = Potenziato: vale { $worth }
siberia-card-bonus = Bonus di fusione: { $effect }
siberia-card-quest = Luogo { $number } { $region ->
    [S] Sud
    [C] Centro
   *[N] Nord
}, costa { $cost }, dà: { $benefit }
siberia-place-covered = coperto: { $effect }
siberia-from = { $source }: { $effect }
siberia-from-core = valore base
siberia-from-place = { $number } { $name }
siberia-from-mech = { $name }
siberia-from-cell = { $cell } (a faccia in giù, { $region ->
    [S] Sud
    [C] Centro
   *[N] Nord
})
siberia-from-base = campo base
siberia-token = { $what ->
    [power] arancione { $value }
    [guile] turchese { $value }
   *[heart] il cuore ({ $value })
}
siberia-actions-move = Muovi
siberia-actions-play = Gioca
siberia-actions-gather = Raccogli
siberia-category-quests = Missioni completate
siberia-category-meteorites = Meteoriti fusi
siberia-category-items = Oggetti potenziati
siberia-category-heart = Il cuore
siberia-category-corruption = Corruzione
siberia-category-cards = Carte che controlli
siberia-category-workers = Lavoratori o mappe
siberia-unknown = { $region ->
    [S] un luogo del Sud, ancora a faccia in giù
    [C] un luogo del Centro, ancora a faccia in giù
   *[N] un luogo del Nord, ancora a faccia in giù
}: ne ottieni la mappa, poi si pesca la sua corruzione
siberia-nothing = nulla
siberia-listed = { $first }, { $rest }
siberia-beside = { $first } · { $rest }
siberia-again = { $effect } ({ $number })
siberia-ids = { $ids }

## Table

siberia-about = Esplora la Siberia con un mech, gioca carte, ottieni gloria.
siberia-length = circa 25 turni a testa, due o tre settimane · molto da imparare
siberia-option-level = Automa (solo per un giocatore): { $value }
siberia-option-level-null = Automa di livello 2, se giochi da solo
siberia-option-level-1 = Automa di livello 1: Pattuglia dispersa
siberia-option-level-1-about = Solo se una persona gioca da sola
siberia-option-level-2 = Automa di livello 2: Cercatori rivali
siberia-option-level-2-about = Solo se una persona gioca da sola
siberia-option-level-3 = Automa di livello 3: Topografi imperiali
siberia-option-level-3-about = Solo se una persona gioca da sola
siberia-option-level-4 = Automa di livello 4: Carovana di ferro
siberia-option-level-4-about = Solo se una persona gioca da sola
siberia-option-level-5 = Automa di livello 5: Il culto dell’impatto
siberia-option-level-5-about = Solo se una persona gioca da sola
siberia-scope-solo = Solitario
siberia-source-coins = monete
siberia-source-glory = gloria
siberia-source-items = oggetti potenziati
siberia-source-corruption = corruzione
siberia-reason-glory = { $tokens ->
    [one] { $tokens } segnalino gloria da { $each }
   *[other] { $tokens } segnalini gloria da { $each } ciascuno
}: { $points }
siberia-reason-items = { $items ->
    [one] { $items } oggetto potenziato
   *[other] { $items } oggetti potenziati
}: { $points }
siberia-reason-corruption = { $corruption ->
    [one] { $corruption } segnalino corruzione
   *[other] { $corruption } segnalini corruzione
}: { $points }
siberia-ahead-tie = { $first } davanti a { $second }: { $count } su tutte le categorie di gloria contro { $other }.
siberia-tie-tie = spareggio: { $count } su tutte le categorie di gloria
siberia-notation-place = Su questa mappa non c’è nessun luogo “{ $text }”.
siberia-rival-automa = L’Automa

## Questions

siberia-ask-token = { $spot ->
    [blank] Quale azione copre il tuo segnalino? Esegui le altre due.
    [move] Il segnalino lascia Muovi. Copri Gioca o Raccogli, oppure ripristini?
    [play] Il segnalino lascia Gioca. Copri Muovi o Raccogli, oppure ripristini?
   *[gather] Il segnalino lascia Raccogli. Copri Muovi o Gioca, oppure ripristini?
}
siberia-ask-action = { $only ->
    [move] Ancora da eseguire: Muovi. Dove va il tuo mech?
    [play] Ancora da eseguire: Gioca. Quale carta giochi?
    [gather] Ancora da eseguire: Raccogli. Rivela qualcosa: dopo non potrai più annullare i passi precedenti.
   *[none] Ancora da fare: { $actions }. Quale viene adesso?
}
siberia-ask-move = Puoi muoverti ({ $source }). Dove va il tuo mech?
siberia-ask-card = Puoi giocare una carta che hai in mano ({ $source }). Quale?
siberia-ask-part = { $card }. { $core-open ->
    [yes] Valore base: { $core }.
    [full] Il valore base, { $core }, adesso non ti darebbe nulla.
   *[no] Il valore base l’hai ottenuto.
} { $worker-open ->
    [yes] { $colour ->
        [red] Con un lavoratore rosso: { $does }.
        [blue] Con un lavoratore blu: { $does }.
        [green] Con un lavoratore verde: { $does }.
        [yellow] Con un lavoratore giallo: { $does }.
       *[purple] Con un lavoratore viola: { $does }.
    }
    [none] Non hai lavoratori disponibili per lei.
   *[no] Il lavoratore è piazzato.
} Che cosa viene adesso?
siberia-ask-gather = Puoi raccogliere qui ({ $source }). Lo fai?
siberia-ask-refresh = Puoi riprendere tutte le tue carte attive e i loro lavoratori ({ $source }). Lo fai?
siberia-ask-order = { $why ->
    [all] Più parti ({ $source }): quale viene adesso?
    [bonuses] Quale bonus di fusione ottieni adesso?
   *[whenevers] Più carte ti danno qualcosa. Quale viene adesso?
}
siberia-ask-benefit = Raccogli: { $source }. Quale beneficio viene adesso?
siberia-ask-side = { $source }: scegli.
siberia-ask-draw = Poi ({ $source }): { $effect }. Continui?
siberia-ask-pay = { $source }: { $cost }, per ottenere: { $effect }. Lo fai?
siberia-ask-discard = { $source }: quale carta della tua mano scarti? { $count ->
    [one] Resta { $count } carta da scartare.
   *[other] Restano { $count } carte da scartare.
}
siberia-ask-trash = { $source }: quale carta elimini dal gioco? { $count ->
    [one] Resta { $count } carta da eliminare.
   *[other] Restano { $count } carte da eliminare.
}
siberia-ask-sure = { $how ->
    [discard] { $card } è una delle due carte con cui hai iniziato. Vuoi davvero scartarla?
   *[trash] { $card } è una delle due carte con cui hai iniziato. Vuoi davvero eliminarla dal gioco?
}
siberia-ask-worker = Ottieni un lavoratore ({ $source }). Di quale colore?
siberia-ask-take = Puoi prendere una carta scoperta ({ $source }). Quale?
siberia-ask-draft = Hai pescato due carte. Quale tieni?
siberia-ask-put = Ottieni { $source }. La carta va nella tua mano o nella tua fila?
siberia-ask-sweep = Puoi sgomberare carte scoperte, sostituite da altre nuove ({ $source }). Quali?
siberia-ask-rescue = Puoi recuperare in mano una carta attiva ({ $source }). Quale?
siberia-ask-release = Puoi recuperare un lavoratore da una carta attiva ({ $source }). Da quale?
siberia-ask-activate = Puoi attivare una carta ({ $source }). Quale?
siberia-ask-borrow = Puoi ottenere 1 beneficio di un luogo adiacente ({ $source }). Quale?
siberia-ask-solve = Puoi completare una missione di questo luogo ({ $source }). Quale?
siberia-ask-vanquish = { $taken ->
    [0] Puoi sconfiggere: paga la corruzione in cima e ottienila ({ $source }). Lo fai?
   *[other] { $source }: puoi pagare anche la corruzione successiva (finora prese: { $taken }). Lo fai?
}
siberia-ask-destroy = Puoi rimettere corruzione nel sacchetto ({ $source }). Da dove?
siberia-ask-upgrade = Puoi potenziare un oggetto ({ $source }). Quale?
siberia-ask-meld = Puoi fondere un meteorite e ottenere tutti i tuoi bonus di fusione ({ $source }). Quale?
siberia-ask-boast = Puoi vantarti: piazza un segnalino gloria su una categoria che hai raggiunto ({ $source }). Quale?
siberia-ask-end = { $maps ->
    [yes] Non resta nulla da fare. Usi una mappa, o termini il turno?
   *[no] Non resta nulla da fare. Termini il turno?
}
siberia-why-token = { $spot ->
    [blank] { "" }
   *[other] Esegui le altre due. Ripristinare fa tornare carte e lavoratori.
}
siberia-why-action = { $order ->
    [elsewhere] L’ordine è libero: dopo un movimento raccogli altrove.
    [free] L’ordine è libero.
   *[none] Nessun’altra azione è possibile adesso.
}
siberia-about-finish = { $rest ->
    [none] { "" }
   *[other] Se salti il resto, rinunci a: { $rest }.
}
siberia-rest-core = valore base, { $gain }
siberia-rest-worker = piazzare un lavoratore
siberia-why-move = Esplorare un luogo coperto dà la sua mappa; dove finisci puoi raccogliere e completare missioni.
siberia-why-card = Dà il valore base e, con un lavoratore del suo colore, l’abilità.
siberia-why-gather = Ottieni ogni beneficio del luogo che la corruzione non copre.
siberia-why-refresh = Potrai rigiocarle; i loro effetti continui cessano.
siberia-why-order = Ogni parte si esegue fino in fondo prima della successiva.
siberia-why-benefit = Ottieni ognuno una volta, nell’ordine che vuoi.
siberia-why-side = Ottieni solo questo.
siberia-why-draw = Rivela qualcosa; fino ad allora puoi ancora annullare i tuoi passi.
siberia-why-pay = Se rinunci, tieni ciò che costerebbe.
siberia-why-discard = Va nella tua fila attiva senza effetto e torna quando ripristini.
siberia-why-trash = È persa per tutta la partita.
siberia-why-worker = Un lavoratore va solo su carte del suo colore; 7 lavoratori sono una categoria di gloria.
siberia-why-take = Dalla tua fila un ripristino la porta in mano, pronta da giocare.
siberia-why-draft = L’altra va nella pila di sgombero, visibile a tutti.
siberia-why-put = Dalla mano la giochi subito; nella fila aspetta un ripristino.
siberia-why-rescue = Puoi rigiocarla; torna anche il suo lavoratore.
siberia-why-release = Puoi piazzarlo su un’altra carta del suo colore.
siberia-why-activate = Niente valore base, e non serve un lavoratore.
siberia-why-borrow = Lo ottieni come se fosse sul tuo luogo.
siberia-why-solve = Con 3 missioni completate ogni segnalino gloria vale 10 $ invece di 5 $; 4 sono una categoria di gloria.
siberia-why-vanquish = Ogni segnalino vale 2 $, 7 sono una categoria di gloria; l’ultimo libera il beneficio coperto.
siberia-why-destroy = Nessuno la ottiene; l’ultima libera il beneficio coperto.
siberia-why-upgrade = Lascia le tue carte: monete alla fine, l’effetto continuo resta; 4 sono una categoria di gloria.
siberia-why-meld = Lascia le tue carte per sempre; 4 meteoriti fusi sono una categoria di gloria.
siberia-why-boast = Ognuno vale da 5 a 10 $ alla fine; il 4º segnalino di un giocatore avvia la fine.
siberia-choose-action = che cosa fai?
siberia-choose-action-map = per che cosa?
siberia-choose-what-map = per che cosa?
siberia-choose-group = di quale tipo?
siberia-choose-what = quale?
siberia-choose-what-sweep-some = quali?
siberia-choose-what-sweep-many = quali?
siberia-choose-what-go = dove?
siberia-choose-what-and-then = che cosa fai?
siberia-choose-what-go-and-then = che cosa fai?
siberia-choose-what-play-and-then = che cosa fai?
siberia-choose-what-gather-and-then = che cosa fai?
siberia-choose-what-play = quale carta?
siberia-choose-what-take = quale carta?
siberia-choose-what-keep = quale carta?
siberia-choose-what-activate = quale carta?
siberia-choose-what-upgrade = quale carta?
siberia-choose-what-meld = quale carta?
siberia-choose-what-discard = quale carta?
siberia-choose-what-trash = quale carta?
siberia-choose-what-rescue = quale carta?
siberia-action-go = Muovi
siberia-action-move = Muovi
siberia-action-play = Gioca
siberia-action-gather = Raccogli
siberia-action-destroy = Rimetti nel sacchetto
siberia-action-vanquish = Sconfiggi
siberia-action-solve = Completa
siberia-action-take = Prendi una carta
siberia-action-keep = Tieni una carta
siberia-action-activate = Attiva
siberia-action-upgrade = Potenzia
siberia-action-meld = Fondi
siberia-action-discard = Scarta
siberia-action-trash = Elimina
siberia-action-rescue = Recupera una carta
siberia-action-release = Recupera un lavoratore
siberia-action-borrow = Beneficio
siberia-action-sweep-some = Sgombera una o due carte
siberia-action-sweep-many = Sgombera tre carte o più
siberia-action-boast = Vantati
siberia-action-cover-move-and-then = Copri Muovi e continua
siberia-action-cover-play-and-then = Copri Gioca e continua
siberia-action-cover-gather-and-then = Copri Raccogli e continua
siberia-action-cover-play-go-and-then = Copri Gioca e muoviti
siberia-action-cover-gather-go-and-then = Copri Raccogli e muoviti
siberia-action-stay-and-then = Prima resta qui
siberia-action-go-and-then = Muovi e continua
siberia-action-play-and-then = Gioca e continua
siberia-action-gather-and-then = Raccogli e continua
siberia-action-map = Usa una mappa
siberia-action-and-then = Più passi in una volta
siberia-group-start = Personaggi e compagni
siberia-group-item = Oggetti
siberia-group-meteorite = Meteoriti
siberia-group-quest-S = Missioni del Sud
siberia-group-quest-C = Missioni del Centro
siberia-group-quest-N = Missioni del Nord

## Moves, as buttons and options say them

siberia-move-cover = { $action-code ->
    [move] Copri Muovi
    [play] Copri Gioca
   *[gather] Copri Raccogli
}
siberia-move-refresh = Ripristina
siberia-move-go = Verso { $place }
siberia-detail-go = { $benefits }
siberia-move-play = { $card }
siberia-detail-play = { $core-value } · { $does }
siberia-move-gather = Raccogli qui
siberia-move-core = Valore base
siberia-move-staff = { $core ->
    [yes] { $colour ->
        [red] Valore base, poi lavoratore rosso
        [blue] Valore base, poi lavoratore blu
        [green] Valore base, poi lavoratore verde
        [yellow] Valore base, poi lavoratore giallo
       *[purple] Valore base, poi lavoratore viola
    }
   *[no] { $colour ->
        [red] Piazza un lavoratore rosso
        [blue] Piazza un lavoratore blu
        [green] Piazza un lavoratore verde
        [yellow] Piazza un lavoratore giallo
       *[purple] Piazza un lavoratore viola
    }
}
siberia-move-done = Finito con questa carta
siberia-move-pick = { $effect }
siberia-move-in-order = Nell’ordine scritto
siberia-move-pay = Sì, paga
siberia-move-skip = No, avanti
siberia-move-discard = { $card }
siberia-move-trash = { $card }
siberia-move-sure = Sì, questa carta
siberia-move-rather = No, un’altra
siberia-move-recruit = { $colour ->
    [red] Rosso (soldato)
    [blue] Blu (ingegnere)
    [green] Verde (esploratore)
    [yellow] Giallo (mercante)
   *[purple] Viola (posseduto)
}
siberia-move-take = { $card }
siberia-detail-take = { siberia-detail-play }
siberia-move-keep = { $card }
siberia-detail-keep = { siberia-detail-play }
siberia-move-put = { $where ->
    [hand] In mano
   *[row] Nella fila
}
siberia-move-sweep = Sgombera { $cards }
siberia-move-rescue = { $card }
siberia-move-release = { $card }
siberia-move-activate = { $card }
siberia-detail-activate = { $does }
siberia-move-borrow = { $place }: { $effect }
siberia-move-solve = { $card } per { $price }
siberia-detail-solve = dà: { $benefit }
siberia-move-vanquish = { $place }: paga { $price }
siberia-move-destroy = { $place }
siberia-move-upgrade = { $card }
siberia-detail-upgrade = { $does }
siberia-move-meld = { $card }
siberia-detail-meld = { $does }
siberia-move-boast = { $category }
siberia-move-spend-map = Usa una mappa: { $gain ->
    [power] 1 forza
    [coin] 1 $
   *[guile] 1 astuzia
}
siberia-move-end = Termina il turno
siberia-move-finish = Basta, termina il turno
siberia-caveat-forfeits = { $action ->
    [move] per ora senza Muovi
    [play] per ora senza Gioca
    [gather] per ora senza Raccogli
   *[both] per ora senza entrambe
}
siberia-caveat-idle = { $ongoing ->
    [yes] ora agisce solo l’effetto continuo
   *[no] ora l’abilità non fa nulla
}
siberia-caveat-core = senza valore base
siberia-caveat-maps = pagabile con le mappe

## Che cosa non si può annullare, quando si chiede di nuovo

siberia-warning-explored = Esplori un luogo a faccia in giù: viene girato e si pesca corruzione per esso.
siberia-warning-got-corruption = Peschi corruzione dal sacchetto.
siberia-warning-got-card = Peschi una carta dal mazzo.
siberia-warning-drafted = Peschi due carte dal mazzo e ne tieni una.
siberia-warning-refilled = Una nuova carta viene scoperta su uno spazio carta.
siberia-warning-reshuffled = La pila di sgombero viene mescolata e diventa il nuovo mazzo.

## Several moves as one answer: each begins with a small letter, as it may follow others

siberia-line-next = { $first }, { $rest }
siberia-line-coming = poi { $effect }
siberia-change = { $gained ->
    [yes] +
   *[no] {""}
}{ $what ->
    [power] { $count } forza
    [guile] { $count } astuzia
    [coins] { $count } $
    [maps] { $count ->
        [one] { $count } mappa
       *[other] { $count } mappe
    }
    [corruption] { $count } corruzione
    [red] { $count ->
        [one] { $count } lavoratore rosso
       *[other] { $count } lavoratori rossi
    }
    [blue] { $count ->
        [one] { $count } lavoratore blu
       *[other] { $count } lavoratori blu
    }
    [green] { $count ->
        [one] { $count } lavoratore verde
       *[other] { $count } lavoratori verdi
    }
    [yellow] { $count ->
        [one] { $count } lavoratore giallo
       *[other] { $count } lavoratori gialli
    }
   *[purple] { $count ->
        [one] { $count } lavoratore viola
       *[other] { $count } lavoratori viola
    }
}
siberia-change-heart = + il cuore (categoria di gloria)
siberia-line-cover = { $action ->
    [move] copri Muovi
    [play] copri Gioca
   *[gather] copri Raccogli
}
siberia-line-refresh = ripristina
siberia-line-go = verso { $place }
siberia-line-play = gioca { $card }
siberia-line-gather = raccogli
siberia-line-core = valore base
siberia-line-staff = { $core ->
    [yes] { $colour ->
        [red] valore base e lavoratore rosso
        [blue] valore base e lavoratore blu
        [green] valore base e lavoratore verde
        [yellow] valore base e lavoratore giallo
       *[purple] valore base e lavoratore viola
    }
   *[no] { $colour ->
        [red] lavoratore rosso
        [blue] lavoratore blu
        [green] lavoratore verde
        [yellow] lavoratore giallo
       *[purple] lavoratore viola
    }
}
siberia-line-done = finito con questa carta
siberia-line-pick = { $effect }
siberia-line-in-order = nell’ordine scritto
siberia-line-pay = paga
siberia-line-skip = rinuncia
siberia-line-discard = scarta { $card }
siberia-line-trash = elimina { $card }
siberia-line-sure = sì, questa carta
siberia-line-rather = no, un’altra carta
siberia-line-recruit = { $colour ->
    [red] prendi un lavoratore rosso
    [blue] prendi un lavoratore blu
    [green] prendi un lavoratore verde
    [yellow] prendi un lavoratore giallo
   *[purple] prendi un lavoratore viola
}
siberia-line-take = prendi { $card }
siberia-line-keep = tieni { $card }
siberia-line-put = { $where ->
    [hand] in mano
   *[row] nella fila
}
siberia-line-sweep = sgombera { $cards }
siberia-line-rescue = recupera { $card }
siberia-line-release = recupera il lavoratore di { $card }
siberia-line-activate = attiva { $card }
siberia-line-borrow = { $effect } di { $place }
siberia-line-solve = completa { $card } per { $price }
siberia-line-vanquish = { $where ->
    [adjacent] sconfiggi a { $place } per { $price }
   *[here] sconfiggi per { $price }
}
siberia-line-destroy = { $where ->
    [adjacent] corruzione di { $place } nel sacchetto
   *[here] corruzione in cima nel sacchetto
}
siberia-line-upgrade = potenzia { $card }
siberia-line-meld = fondi { $card }
siberia-line-boast = vantati: { $category }
siberia-line-end = termina il turno
siberia-line-finish = salta il resto, termina il turno

## What happened

siberia-event-round-began = Giro { $round }.
siberia-event-shifted = { $spot ->
    [refresh] { $seat } sposta il segnalino azione su Ripristina.
    [blank] { $seat } libera Muovi, Gioca e Raccogli.
    [move] { $seat } copre Muovi ed esegue Gioca e Raccogli.
    [play] { $seat } copre Gioca ed esegue Muovi e Raccogli.
   *[gather] { $seat } copre Raccogli ed esegue Muovi e Gioca.
}
siberia-event-moved = { $seat } si muove verso { $place }.
siberia-event-explored = { $number ->
    [0] { $seat } esplora { $place } e ne ottiene la mappa. Nel sacchetto non c’è corruzione per questo luogo.
   *[other] { $seat } esplora { $place } e ne ottiene la mappa. Corruzione, quella in cima per ultima: { $tokens }.
}
siberia-event-played = { $seat } gioca { $card }.
siberia-event-staffed = { $colour ->
    [red] { $seat } piazza un lavoratore rosso su { $card }.
    [blue] { $seat } piazza un lavoratore blu su { $card }.
    [green] { $seat } piazza un lavoratore verde su { $card }.
    [yellow] { $seat } piazza un lavoratore giallo su { $card }.
   *[purple] { $seat } piazza un lavoratore viola su { $card }.
}
siberia-event-gained = { $what ->
    [power] { $seat } ottiene { $count } forza ({ $source }).
    [coin] { $seat } ottiene **+{ $count } $** ({ $source }).
   *[guile] { $seat } ottiene { $count } astuzia ({ $source }).
}
siberia-event-got-maps = { $count ->
    [one] { $seat } ottiene { $count } mappa ({ $source }).
   *[other] { $seat } ottiene { $count } mappe ({ $source }).
}
siberia-event-got-worker = { $colour ->
    [red] { $seat } ottiene un lavoratore rosso ({ $source }).
    [blue] { $seat } ottiene un lavoratore blu ({ $source }).
    [green] { $seat } ottiene un lavoratore verde ({ $source }).
    [yellow] { $seat } ottiene un lavoratore giallo ({ $source }).
   *[purple] { $seat } ottiene un lavoratore viola ({ $source }).
}
siberia-event-got-corruption = { $seat } ottiene corruzione dal sacchetto: { $token } ({ $source }), **+2 $**.
siberia-event-got-card = { $where ->
    [deck] { $seat } ottiene { $card } dal mazzo.
   *[market] { $seat } prende la carta scoperta { $card }.
}
siberia-event-put = { $seat } prende in mano { $card }.
siberia-event-drafted = { $seat } pesca due carte e ne tiene una: { $cards }.
siberia-event-swept = { $seat } sgombera { $cards }.
siberia-event-refilled = Sullo spazio carta { $hole }: { $card }.
siberia-event-reshuffled = { $count ->
    [one] La pila di sgombero, { $count } carta, diventa il nuovo mazzo.
   *[other] La pila di sgombero, { $count } carte, viene mescolata e diventa il nuovo mazzo.
}
siberia-event-refreshed = { $count ->
    [one] { $seat } ripristina: { $count } carta torna in mano, il suo lavoratore sulla plancia.
   *[other] { $seat } ripristina: { $count } carte tornano in mano, tutti i lavoratori sulla plancia.
}
siberia-event-rescued = { $seat } recupera { $card }.
siberia-event-released = { $colour ->
    [red] { $seat } recupera il lavoratore rosso da { $card }.
    [blue] { $seat } recupera il lavoratore blu da { $card }.
    [green] { $seat } recupera il lavoratore verde da { $card }.
    [yellow] { $seat } recupera il lavoratore giallo da { $card }.
   *[purple] { $seat } recupera il lavoratore viola da { $card }.
}
siberia-event-activated = { $seat } attiva { $card }.
siberia-event-gathered = { $seat } raccoglie: { $place }.
siberia-event-borrowed = { $seat } prende un beneficio di { $source }: { $effect }.
siberia-event-solved = { $seat } completa { $card } per { $price }.
siberia-event-vanquished = { $seat } sconfigge corruzione di { $place } per { $price }: { $token }, **+2 $**.
siberia-event-destroyed = { $seat } rimette nel sacchetto la corruzione di { $place }: { $token }.
siberia-event-exposed = Su { $place } non resta corruzione. Il suo beneficio coperto ora è libero: { $effect }.
siberia-event-upgraded = { $seat } potenzia { $card }.
siberia-event-melded = { $seat } fonde { $card }.
siberia-event-boasted = { $category-code ->
    [quests] { $seat } si vanta di missioni completate: segnalino gloria numero { $count }.
    [meteorites] { $seat } si vanta di meteoriti fusi: segnalino gloria numero { $count }.
    [items] { $seat } si vanta di oggetti potenziati: segnalino gloria numero { $count }.
    [heart] { $seat } si vanta del cuore: segnalino gloria numero { $count }.
    [corruption] { $seat } si vanta di corruzione: segnalino gloria numero { $count }.
    [cards] { $seat } si vanta delle carte che controlla: segnalino gloria numero { $count }.
   *[workers] { $seat } si vanta di lavoratori o mappe: segnalino gloria numero { $count }.
}
siberia-event-scored = { $what ->
    [items] { $seat } ottiene **+{ $worth }** per l’oggetto.
   *[glory] { $seat } ottiene **+{ $worth }** per la gloria.
}
siberia-event-paid = { $seat } paga { $price } ({ $source }).
siberia-event-discarded = { $seat } scarta { $card }.
siberia-event-trashed = { $seat } elimina dal gioco { $card }.
siberia-event-forfeited = { $seat } non ha potuto eseguire: { $actions }.
siberia-event-triggered = { $seat } avvia la fine della partita.
siberia-event-automa-turned = { $star ->
    [yes] L’Automa gira { $card }. Il suo indicatore raggiunge la casella { $marker } e una stella: ottiene un segnalino gloria.
   *[no] L’Automa gira { $card }. Il suo indicatore è sulla casella { $marker }.
}
siberia-event-automa-went = { $mech ->
    [north] Il mech del Nord va verso { $place }.
   *[central] Il mech del Centro va verso { $place }.
}
siberia-event-automa-explored = { $mech ->
    [north] Il mech del Nord esplora { $place } e ne prende la mappa. { $number ->
        [0] Nel sacchetto non c’è corruzione per questo luogo.
       *[other] Corruzione, quella in cima per ultima: { $tokens }.
    }
   *[central] Il mech del Centro esplora { $place } e ne prende la mappa. { $number ->
        [0] Nel sacchetto non c’è corruzione per questo luogo.
       *[other] Corruzione, quella in cima per ultima: { $tokens }.
    }
}
siberia-event-automa-vanquished = { $mech ->
    [north] Il mech del Nord prende corruzione di { $place }: { $tokens }.
   *[central] Il mech del Centro prende corruzione di { $place }: { $tokens }.
}

## Events in at most six words after who did it

siberia-short-moved = si muove verso { $place }
siberia-short-explored = esplora { $place }
siberia-short-played = gioca { $card }
siberia-short-got-card = ottiene { $card }
siberia-short-refreshed = ripristina
siberia-short-activated = attiva { $card }
siberia-short-gathered = raccoglie: { $place }
siberia-short-solved = completa { $card }
siberia-short-vanquished = sconfigge la corruzione: { $place }
siberia-short-upgraded = potenzia { $card }
siberia-short-melded = fonde { $card }
siberia-short-boasted = { $category-code ->
    [quests] si vanta di missioni completate
    [meteorites] si vanta di meteoriti fusi
    [items] si vanta di oggetti potenziati
    [heart] si vanta del cuore
    [corruption] si vanta di corruzione
    [cards] si vanta delle carte
   *[workers] si vanta di lavoratori o mappe
}
siberia-short-triggered = avvia la fine della partita
siberia-short-automa-turned = L’Automa gira { $card }
siberia-short-automa-explored = { $mech ->
    [north] Il mech del Nord esplora
   *[central] Il mech del Centro esplora
}

## Refusals

siberia-refusal-game-over = La partita è finita.
siberia-refusal-not-your-turn = Non è il tuo turno: tocca a { $seat }.
siberia-refusal-token-first = Prima sposta il tuo segnalino azione: copri un’azione, oppure ripristina.
siberia-refusal-token-shifted = Hai già spostato il tuo segnalino azione. *Annulla* lo riporta indietro.
siberia-refusal-token-must-move = { $action-code ->
    [move] Il segnalino azione non può restare dov’è: Muovi è già coperta.
    [play] Il segnalino azione non può restare dov’è: Gioca è già coperta.
   *[gather] Il segnalino azione non può restare dov’è: Raccogli è già coperta.
}
siberia-refusal-token-blank = Il tuo segnalino azione è sullo spazio vuoto: copri ora Muovi, Gioca o Raccogli; potrai ripristinare nel prossimo turno.
siberia-refusal-still-to-take = Devi ancora eseguire: { $actions }.
siberia-refusal-not-finished = Resta qualcosa che devi fare prima.
siberia-refusal-action-covered = { $action-code ->
    [move] In questo turno il tuo segnalino azione copre Muovi.
    [play] In questo turno il tuo segnalino azione copre Gioca.
   *[gather] In questo turno il tuo segnalino azione copre Raccogli.
}
siberia-refusal-action-taken = { $action-code ->
    [move] In questo turno hai già eseguito Muovi.
    [play] In questo turno hai già eseguito Gioca.
   *[gather] In questo turno hai già eseguito Raccogli.
}
siberia-refusal-refresh-turn = Questo è il tuo turno di ripristino: non esegui azioni. Termina il turno.
siberia-refusal-at-basecamp-gather = Il tuo mech è ancora al campo base: prima muoviti.
siberia-refusal-hand-empty = Non hai in mano carte da giocare.
siberia-refusal-nowhere-to-go = Non c’è alcun luogo verso cui il tuo mech possa muoversi.
siberia-refusal-wrong-question = Non è ciò che ti viene chiesto adesso. Prima rispondi alla domanda.
siberia-refusal-must-choose = Non puoi rinunciarvi: scegli una delle risposte.
siberia-refusal-other-location = Un movimento deve finire in un altro luogo: sei già su { $place }.
siberia-refusal-too-far = { $steps ->
    [one] { $place } è a { $steps } passo; la tua portata è { $range }.
   *[other] { $place } è a { $steps } passi; la tua portata è { $range }.
}
siberia-refusal-occupied = { $place } è occupato da un altro mech.
siberia-refusal-hole = I mech non possono attraversare gli spazi carta: { $place } è uno di questi.
siberia-refusal-basecamp = Nessuno torna al campo base.
siberia-refusal-stop-face-down = Andando verso { $place } il tuo movimento dovrebbe fermarsi nel luogo a faccia in giù che sta in mezzo.
siberia-refusal-automa-there = Su { $place } c’è un mech dell’Automa.
siberia-refusal-not-found-yet = Il luogo { $place } non è ancora stato trovato. Chiama un luogo a faccia in giù con la sua casella, come n4.
siberia-refusal-no-such-place = Non c’è un luogo { $place }.
siberia-refusal-not-in-hand = { $card } non è nella tua mano.
siberia-refusal-not-this-card = { $card } qui non va bene.
siberia-refusal-card-working = { $card } è ancora in uso: scegli un’altra carta.
siberia-refusal-worker-when-played = Puoi piazzare un lavoratore solo quando giochi la carta.
siberia-refusal-no-worker = { $colour ->
    [red] Non hai lavoratori rossi disponibili.
    [blue] Non hai lavoratori blu disponibili.
    [green] Non hai lavoratori verdi disponibili.
    [yellow] Non hai lavoratori gialli disponibili.
   *[purple] Non hai lavoratori viola disponibili.
}
siberia-refusal-wrong-worker = { $colour ->
    [red] { $card } richiede un lavoratore rosso.
    [blue] { $card } richiede un lavoratore blu.
    [green] { $card } richiede un lavoratore verde.
    [yellow] { $card } richiede un lavoratore giallo.
   *[purple] { $card } richiede un lavoratore viola.
}
siberia-refusal-staffed = Su { $card } c’è già un lavoratore.
siberia-refusal-core-taken = Hai già ottenuto il valore base di questa carta.
siberia-refusal-core-no-room = Il valore base non ti darebbe nulla: la tua forza e la tua astuzia sono a 10.
siberia-refusal-cannot-pay = { $what ->
    [power] Ti servono { $need } forza; ne hai { $have }.
   *[guile] Ti servono { $need } astuzia; ne hai { $have }.
}
siberia-refusal-wrong-payment = { $card } costa un’altra quantità di forza e astuzia.
siberia-refusal-only-hand = Si possono scartare solo carte che hai in mano: { $card } non è lì.
siberia-refusal-not-controlled = { $card } non è né nella tua mano né nella tua fila attiva.
siberia-refusal-no-such-part = Non è fra le parti che puoi scegliere adesso.
siberia-refusal-part-not-live = Quella parte adesso non cambierebbe nulla. Scegline un’altra.
siberia-refusal-no-worker-in-supply = { $colour ->
    [red] Qui non puoi ottenere un lavoratore rosso.
    [blue] Qui non puoi ottenere un lavoratore blu.
    [green] Qui non puoi ottenere un lavoratore verde.
    [yellow] Qui non puoi ottenere un lavoratore giallo.
   *[purple] Qui non puoi ottenere un lavoratore viola.
}
siberia-refusal-not-face-up = { $card } non è scoperta su uno spazio carta.
siberia-refusal-not-adjacent = { $card } è su uno spazio carta che non tocca il luogo del tuo mech.
siberia-refusal-not-drawn = { $card } non è una delle due carte pescate.
siberia-refusal-nothing-to-sweep = Sgombera carte scoperte, ognuna una volta sola.
siberia-refusal-not-in-row = { $card } non è nella tua fila attiva.
siberia-refusal-no-worker-on-card = Su { $card } non c’è un lavoratore.
siberia-refusal-no-target = { $card } non può essere attivata adesso.
siberia-refusal-not-adjacent-benefit = Non è un beneficio libero di un luogo adiacente al tuo mech.
siberia-refusal-not-a-quest = { $card } non è una missione che tu possa completare.
siberia-refusal-wrong-quest-place = Questa missione appartiene al luogo { $place }; il tuo mech è qui: { $here }.
siberia-refusal-quest-limit = Hai già completato { $limit } missioni.
siberia-refusal-vanquish-elsewhere = Adesso non puoi prendere corruzione da { $place }.
siberia-refusal-no-corruption = Su { $place } non c’è corruzione.
siberia-refusal-top-corruption = { $what ->
    [power] La corruzione in cima costa { $need } forza; ne hai { $have }.
   *[guile] La corruzione in cima costa { $need } astuzia; ne hai { $have }.
}
siberia-refusal-from-the-top = { $what ->
    [power] La corruzione si prende dalla cima, e quella in cima costa { $need } forza.
   *[guile] La corruzione si prende dalla cima, e quella in cima costa { $need } astuzia.
}
siberia-refusal-heart-cost = Il cuore costa { $need }, forza e astuzia insieme, al massimo 10 per ciascuna. Hai { $power } forza e { $guile } astuzia.
siberia-refusal-heart-not-destroyed = Il cuore non può essere distrutto.
siberia-refusal-no-item = { $card } non è un oggetto che tu possa potenziare.
siberia-refusal-no-meteorite = { $card } non è un meteorite che tu possa fondere.
siberia-refusal-upgrade-limit = Hai già potenziato { $limit } oggetti.
siberia-refusal-nothing-to-upgrade = Non hai oggetti da potenziare.
siberia-refusal-meld-limit = Hai già fuso { $limit } meteoriti.
siberia-refusal-nothing-to-meld = Non hai meteoriti da fondere.
siberia-refusal-glory-placed = Tutti i { $count } segnalini gloria sono piazzati.
siberia-refusal-category-placed = In questa categoria hai già un segnalino gloria.
siberia-refusal-category-not-met = { $category-code ->
    [quests] Ti servono { $need } missioni completate; ne hai { $have }.
    [meteorites] Ti servono { $need } meteoriti fusi; ne hai { $have }.
    [items] Ti servono { $need } oggetti potenziati; ne hai { $have }.
    [heart] Ti serve il cuore, e non ce l’hai.
    [corruption] Ti servono { $need } segnalini corruzione; ne hai { $have }.
    [cards] Ti servono { $need } carte in mano e nella fila attiva; ne hai { $have }.
   *[workers] Ti servono { $need } lavoratori, o 5 mappe; ne hai { $have }.
}
siberia-refusal-not-odin = Solo Odin’s Wrath può usare mappe. Il tuo mech è { $mech }.
siberia-refusal-no-maps = Non hai più mappe.
siberia-refusal-map-no-use = { $what ->
    [power] La tua forza è già a 10: una mappa non darebbe nulla.
   *[guile] La tua astuzia è già a 10: una mappa non darebbe nulla.
}

## Commands

siberia-command = Giocare a Expeditions scrivendo
siberia-command-cover = Spostare il segnalino azione: coprire un’azione
siberia-command-cover-action = L’azione da coprire: move, play o gather
siberia-command-refresh = Ripristinare: riprendere tutte le carte e i lavoratori
siberia-command-go = Muovere il mech
siberia-command-go-place = Il luogo: il numero, o la casella di uno a faccia in giù, come n4
siberia-command-play = Giocare una carta che hai in mano
siberia-command-play-card = La carta: codice o nome, come I05
siberia-command-play-worker = Il lavoratore da piazzarvi, dopo il valore base
siberia-command-gather = Raccogliere nel luogo del tuo mech
siberia-command-take = Prendere una carta scoperta
siberia-command-take-card = La carta: codice o nome, come I05
siberia-command-solve = Completare una missione del luogo del tuo mech
siberia-command-solve-card = La missione: codice o nome, come Q03
siberia-command-vanquish = Pagare la corruzione in cima e ottenerla
siberia-command-boast = Piazzare un segnalino gloria
siberia-command-boast-category = La categoria che hai raggiunto
siberia-command-skip = Rinunciare a ciò che ti viene chiesto
siberia-command-end = Terminare il turno
siberia-command-finish = Saltare il resto e terminare il turno

## Pictures

siberia-board-title = Expeditions
siberia-board-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
siberia-board-turn = Turno di { $name }
siberia-board-your-turn = Tocca a te
siberia-board-quests = Le tue missioni si completano in
siberia-board-to-move = Tocca a { $name }, round { $round }
siberia-board-last = La fine è vicina: { $count ->
    [one] ancora { $count } turno
   *[other] ancora { $count } turni
}
siberia-board-winner = Vince { $name }
siberia-board-shared = Vittoria condivisa: { $names }
siberia-board-lost = L’Automa batte { $name }
siberia-board-alt = La mappa di Expeditions.
siberia-board-choose = Puoi scegliere
siberia-board-changed = Nuovo in questo turno e nel precedente
siberia-board-news = Nuovo dal tuo ultimo turno
siberia-board-mechs = Mech
siberia-board-at = { $name }: { $place }
siberia-board-cards = Carte scoperte
siberia-board-corruption = Corruzione, il segnalino in cima per primo
siberia-board-stack = corruzione { $tokens }
siberia-board-hidden = Coperti
siberia-board-supply = { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
} nel mazzo, { $swept } nella pila di sgombero, { $bag } di corruzione nel sacchetto, { $maps ->
    [one] { $maps } mappa
   *[other] { $maps } mappe
} nella riserva.
siberia-region-south = Sud
siberia-region-central = Centro
siberia-region-north = Nord
siberia-pending = Ancora da fare
siberia-pending-then = poi { $actions }
siberia-pending-more = altri { $count }
siberia-pending-worker = piazzare un lavoratore: { $effect }
siberia-pending-tucked = diventa una missione completata
siberia-mat-title = Plancia
siberia-mat-maps = { $count ->
    [one] { $count } mappa
   *[other] { $count } mappe
}
siberia-mat-workers = lavoratori: { $workers }
siberia-mat-no-workers = nessun lavoratore
siberia-mat-worker = { $colour ->
    [red] { $count ->
        [one] { $count } rosso
       *[other] { $count } rossi
    }
    [blue] { $count } blu
    [green] { $count ->
        [one] { $count } verde
       *[other] { $count } verdi
    }
    [yellow] { $count ->
        [one] { $count } giallo
       *[other] { $count } gialli
    }
   *[purple] { $count } viola
}
siberia-mat-glory = { $count } di gloria
siberia-mat-corruption = { $count } di corruzione
siberia-mat-tucked = { $solved ->
    [one] { $solved } missione completata
   *[other] { $solved } missioni completate
}, { $melded ->
    [one] { $melded } meteorite fuso
   *[other] { $melded } meteoriti fusi
}, { $upgraded ->
    [one] { $upgraded } oggetto potenziato
   *[other] { $upgraded } oggetti potenziati
}
siberia-mat-cards = mano { $hand }, fila { $row }
siberia-mat-hand = Mano
siberia-mat-row = Fila attiva
siberia-reach = A portata
siberia-reach-payable = pagabile
siberia-mat-solved = Missioni completate
siberia-mat-melded = Meteoriti fusi
siberia-mat-upgraded = Oggetti potenziati
siberia-mat-goals = Gloria
siberia-mat-tokens = Corruzione ottenuta
siberia-mat-staffed = { $colour ->
    [red] con un lavoratore rosso
    [blue] con un lavoratore blu
    [green] con un lavoratore verde
    [yellow] con un lavoratore giallo
   *[purple] con un lavoratore viola
}
siberia-mat-spot = { $spot ->
    [refresh] Il segnalino azione è su Ripristina.
    [blank] Il segnalino azione è sullo spazio vuoto.
    [move] Il segnalino azione copre Muovi.
    [play] Il segnalino azione copre Gioca.
   *[gather] Il segnalino azione copre Raccogli.
}
siberia-goal = { $category }: { $has } su { $needs }{ $state ->
    [placed] {" "}(gloria piazzata)
    [met] {" "}(raggiunto)
   *[open] {""}
}
siberia-close-hidden = { $region }, coperto. È uno di questi luoghi: { $numbers }. Chi vi entra per primo ottiene la sua mappa.
siberia-close-level = { $level ->
    [0] { $region }, riceve il cuore
   *[other] { $region }, livello { $level }
}
siberia-close-covered = Sotto la corruzione: { $effect }
siberia-close-corruption = Corruzione, il segnalino in cima per primo: { $tokens }
siberia-close-quests = Missioni di questo luogo: { $quests }
siberia-close-beside = Luoghi vicini
siberia-close-cards = Carte vicine
siberia-close-in-hole = Scoperta su { $hole }.
siberia-close-of = { $place ->
    [hand] Nella mano di { $name }.
    [row] Nella fila attiva di { $name }.
    [solved] Completata da { $name }.
    [melded] Fuso da { $name }.
   *[upgraded] Potenziato da { $name }.
}
siberia-close-swept = Nella pila di sgombero.
siberia-close-trashed = Fuori dal gioco.
siberia-close-in-deck = Ancora nel mazzo.
siberia-close-unused = Non in questa partita.
siberia-automa = Automa, livello { $number } { $level }: casella { $marker } di { $track }{ $left ->
    [0] {" "}(nessuna stella rimasta)
   *[other] {" "}(stelle ancora su { $stars })
}, { $glory } di gloria, { $maps ->
    [one] { $maps } mappa
   *[other] { $maps } mappe
}, { $corruption } di corruzione, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
siberia-automa-space = casella { $marker }/{ $track }
siberia-automa-card = { $progress ->
    [yes] Ultima carta { $card }, con progresso
   *[no] Ultima carta { $card }, senza progresso
}
siberia-automa-orders = { $mech ->
    [north] il mech del Nord
   *[central] il mech del Centro
} { $sweep ->
    [yes] sgombera,{" "}
   *[no] {""}
}{ $act ->
    [explore] esplora { $reach ->
        [1] il prossimo luogo
       *[other] uno dei prossimi { $reach } luoghi
    } o{" "}
    [vanquish] prende { $most ->
        [one] { $most } corruzione
       *[other] fino a { $most } corruzioni
    } { $reach ->
        [1] dal prossimo luogo
       *[other] da uno dei prossimi { $reach } luoghi
    }{ $need ->
        [0] {""}
       *[other] {" "}(da { $need } di gloria)
    } o{" "}
    [heart] prende il cuore { $reach ->
        [1] dal prossimo luogo
       *[other] da uno dei prossimi { $reach } luoghi
    }{ $need ->
        [0] {""}
       *[other] {" "}(da { $need } di gloria)
    } o{" "}
   *[none] {""}
}avanza di { $steps ->
    [one] { $steps } luogo
   *[other] { $steps } luoghi
}
siberia-automa-at = { $mech ->
    [north] Mech del Nord dell’Automa: { $place }
   *[central] Mech del Centro dell’Automa: { $place }
}
siberia-automa-away = { $mech ->
    [north] Mech del Nord dell’Automa: non ancora sulla mappa
   *[central] Mech del Centro dell’Automa: non ancora sulla mappa
}
siberia-start-alt = Comincia una partita a Expeditions.
siberia-start-begins = Comincia { $name }
siberia-end-tie = spareggio { $count }
siberia-end-alt = Una partita a Expeditions è finita.
siberia-signs =
    { "" }**La mappa**
    - numero su fondo chiaro: un luogo con i suoi benefici
    - { $siberia-power } forza, { $siberia-guile } astuzia, { $siberia-coin } monete: quante ne dice il numero. { $siberia-map } mappa, { $siberia-corruption } corruzione dal sacchetto
    - lavoratori: { $siberia-worker-red } rosso, { $siberia-worker-blue } blu, { $siberia-worker-green } verde, { $siberia-worker-yellow } giallo, { $siberia-worker-purple } viola, { $siberia-worker-basic } non viola, { $siberia-worker-any } ogni colore
    - tratto fra due segni: ne ottieni uno solo
    - { $siberia-draw } prima carta, { $siberia-draft } pesca 2, tieni 1, { $siberia-take } carta scoperta, { $siberia-sweep } sgombera, { $siberia-play } gioca 1 carta
    - { $siberia-item } oggetto, { $siberia-meteorite } meteorite, { $siberia-quest } missione, { $siberia-character } personaggio, { $siberia-companion } compagno; con un più, una carta scoperta
    - { $siberia-move } muovi, { $siberia-gather } raccogli, { $siberia-refresh } ripristina, { $siberia-rescue-card } recupera una carta, { $siberia-rescue-worker } recupera un lavoratore, { $siberia-activate } attiva, { $siberia-borrow } 1 beneficio di un luogo adiacente
    - { $siberia-solve } completa, { $siberia-vanquish } sconfiggi, { $siberia-destroy } corruzione rimessa nel sacchetto, { $siberia-upgrade } potenzia, { $siberia-meld } fondi, { $siberia-boast } vantati
    - anello a sei lati: solo ciò che è adiacente al tuo mech
    - segno su targa scura: il beneficio sotto la corruzione. Senza targa è libero.
    - fila in basso: la corruzione. Il segnalino grande col bordo chiaro è in cima. Dentato e arancione costa forza, tondo e turchese astuzia, il cuore un misto.
    - a strisce: coperto, con la sua casella come n4 e la sua mappa
    - da h1 a h5: carte scoperte, con codice, colore, tipo e valore base
    - mech: colore e segno del loro giocatore, { $siberia-automa } l’Automa
    - { $siberia-glory } gloria piazzata. Sotto: quanto resta di mazzo, sacchetto e mappe.
    { "" }**Le carte**
    - forma sul bordo sinistro: il colore della carta e del lavoratore
    - { $siberia-discard } scarta, { $siberia-trash } elimina. Il prezzo sta prima di una piccola freccia.
    - etichetta scura: ciò che deve valere (2+), che si conta (×), che si attende (!)
    - targa scura: il luogo di una missione. Moneta: quanto vale l’oggetto potenziato.
    { "" }**Nuovo e adesso**
    - cornice bianca: nuovo in questo turno o nel precedente. Frecce: il percorso del mech.
    - oro: puoi sceglierlo adesso; attorno a un mech: tocca a questo giocatore

## In one minute

siberia-minute =
    { "" }**Scopo:** avere più $. Esplora con il tuo mech, gioca una fila di carte e piazza gloria.
    { "" }**Il tuo turno:** il tuo segnalino copre Muovi, Gioca o Raccogli; esegui le altre due. Una carta giocata dà il valore base e, con un lavoratore, la sua abilità. Se invece ripristini, carte e lavoratori tornano.
    { "" }**Punti:** monete, da 5 a 10 $ per segnalino gloria (di più con missioni completate), oggetti potenziati, 2 $ per corruzione. Vantarsi piazza gloria: 4 missioni completate, 7 lavoratori e così via. Il quarto segnalino gloria avvia la fine.
siberia-minute-token = Due azioni su tre
siberia-minute-token-note = Il segnalino ne copre una; ripristinare fa tornare tutto
siberia-minute-explore = Esplora e raccogli
siberia-minute-explore-note = Da 1 a 3 passi. La mappa è tua; la corruzione copre un beneficio
siberia-minute-play = Gioca carte
siberia-minute-play-note = Subito il valore base; con il lavoratore, l’abilità
siberia-minute-points = Punti in $
siberia-minute-coins = ogni moneta
siberia-minute-glory = ogni segnalino gloria
siberia-minute-items = ogni oggetto potenziato
siberia-minute-corruption = ogni corruzione
siberia-key-power = corruzione in cima: costa forza
siberia-key-guile = costa astuzia; scura: sotto un’altra
siberia-key-heart = il cuore: forza e astuzia insieme
siberia-key-covered = beneficio sotto la corruzione
siberia-key-down = luogo a faccia in giù con mappa
siberia-key-hole = carta scoperta: colore, tipo, valore
siberia-key-base = campo base
siberia-key-way = percorso di un mech
siberia-key-new = nuovo in questo turno o nel precedente
siberia-key-now = puoi sceglierlo adesso
siberia-key-turn = tocca a questo giocatore
siberia-key-quest = qui si completa una tua missione
siberia-key-glory = gloria: piazzata e da piazzare
siberia-key-met = categoria raggiunta: vantarsi
siberia-key-adjacent = anello: solo ciò che è adiacente
siberia-key-take = prendi una carta scoperta del tipo
siberia-key-or = uno dei due
siberia-key-then = paga ciò che precede, ottieni il resto
siberia-key-holds = deve valere: almeno 2
siberia-key-each = per ognuno
siberia-key-whenever = ogni volta che succede
siberia-key-change = regola cambiata per te
siberia-key-hand = carte in mano
siberia-key-explore = esplorazione
siberia-key-colour = colore di carta e lavoratore
siberia-key-solo = tracciato dell’Automa; stella: gloria
siberia-key-token = segnalino sull’azione coperta

## Why a hint advises a move

siberia-because-coins = hai allora { $number } $ con monete, oggetti e corruzione{ $otherwise ->
    [-1] {""}
   *[other] {", altrimenti "}{ $otherwise }
}
siberia-because-glory = i tuoi segnalini gloria contano di più
siberia-because-finish = { $instead ->
    [nobody] posi il tuo ultimo segnalino gloria e comincia la fine
   *[other] posi il tuo ultimo segnalino gloria con { $number } di vantaggio su { $rival } e comincia la fine
}
siberia-because-nearer-quests = “{ siberia-category-quests }” è più vicino alla gloria
siberia-because-nearer-meteorites = “{ siberia-category-meteorites }” è più vicino alla gloria
siberia-because-nearer-items = “{ siberia-category-items }” è più vicino alla gloria
siberia-because-nearer-heart = “{ siberia-category-heart }” è più vicino alla gloria
siberia-because-nearer-corruption = “{ siberia-category-corruption }” è più vicino alla gloria
siberia-because-nearer-cards = “{ siberia-category-cards }” è più vicino alla gloria
siberia-because-nearer-workers = “{ siberia-category-workers }” è più vicino alla gloria
siberia-because-power = hai allora { $number } forza{ $otherwise ->
    [-1] {""}
   *[other] {", altrimenti "}{ $otherwise }
}
siberia-because-guile = hai allora { $number } astuzia{ $otherwise ->
    [-1] {""}
   *[other] {", altrimenti "}{ $otherwise }
}
siberia-because-cards = le tue carte e i tuoi lavoratori valgono di più
siberia-because-refresh = nel tuo prossimo turno tutte e tre le azioni sono libere
siberia-because-pending = ciò che comincia porta di più
siberia-because-rest = le azioni che restano in questo turno portano di più
siberia-because-place = il mech è in una posizione migliore per i prossimi turni
siberia-because-lead = finisci con più vantaggio
