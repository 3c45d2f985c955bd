# Practice

button-practice = Gioca da qui
button-practice-again = Ricomincia da lì
practice-title = Esercizio · { $game } · { $when }
practice-begun = Da qui giochi da solo: il computer gioca gli altri. Solo tu lo vedi, e nulla di questo conta. Le carte e tessere che nessuno aveva visto sono distribuite di nuovo. `/practice` riporta qui.
practice-over = Questo esercizio è finito.
data-practice = { $count ->
    [one] { $count } partita con cui ti eserciti
   *[other] { $count } partite con cui ti eserciti
}

## When it cannot be shown

unshown-practice = C’è stato un errore dalla mia parte, quindi non posso mostrare come continua il tuo esercizio. `/practice` ti ci riporta.
unsure-practice = C’è stato un errore dalla mia parte. `/practice` mostra a che punto sei nel tuo esercizio.
outdated-practice = Questo comando viene da una versione precedente del bot. `/practice` mostra a che punto sei nel tuo esercizio.
answer-refused-practice = Avevo una risposta per te, ma Discord non l’ha accettata. `/practice` mostra a che punto sei nel tuo esercizio.

## Refusals

refused-practice-seat = Non hai giocato questa partita. Puoi esercitarti solo con partite in cui avevi un posto.
refused-practice-running = Ci si può esercitare solo con una partita finita.
refused-practice-over = Dopo quella mossa nessuno decide più nulla. Scegline una precedente.
refused-practice-none = Non ti eserciti con nessuna partita. `/practice` con `table` comincia dall’inizio di una finita.
refused-practice-gone = Questo esercizio non c’è più: ne hai cominciato un altro, o la sua partita è cambiata. `/practice` mostra ciò che c’è.
refused-practice-own = Questo è l’esercizio di qualcun altro. Il tuo comincia da una partita che hai giocato.
refused-practice-done = Questo esercizio è finito. *{ button-practice-again }* distribuisce di nuovo.

## The command

command-practice = Gioca da solo e in privato da un momento di una partita finita
command-practice-move = Dopo quale mossa; senza, la partita ricomincia
command-practice-moves = Gioca queste mosse scritte nel tuo esercizio
