# Lessons

## Buttons

button-learn = Impara
button-lesson-open = Apri un tavolo
button-lesson-anew = Ricomincia la lezione

## A lesson

lesson-title = Impara { $game } · passo { $step } di { $count }
lesson-title-over = Impara { $game } · finito
lesson-hint = I pulsanti sono quelli del vero gioco. Nessun altro vede questo. Puoi smettere quando vuoi: `/learn` riprende da qui.
lesson-right = ✅ { $text }
lesson-so = Giusto.
lesson-wrong = ↩️ { $text }
lesson-unwanted = Le regole lo permettono, ma questo passo mostra altro.
lesson-instead = Qui si continua con: **{ $move }**
lesson-refused = 🚫 { $text }
lesson-resumed = Riprendi da dove eri rimasto.
lesson-anew = La lezione ricomincia.
lesson-changed = Questa lezione è cambiata dalla tua ultima visita, quindi ricomincia.
lesson-next = **E adesso?** Apri un tavolo: gli amici partecipano con un pulsante, oppure gioca contro il computer. *Regole* ha tutti i dettagli, `/learn` le lezioni degli altri giochi.
lesson-choice-title = Impara un gioco
lesson-choice = Passo dopo passo, con i veri pulsanti, da solo e in privato. Ci vogliono circa cinque minuti.
lesson-menu = Quale gioco?
lesson-new = { $count } passi
lesson-begun = Riprendi dal passo { $step } di { $count }
lesson-finished = Finito; impara ancora una volta
data-lessons = { $count ->
    [one] { $count } lezione che hai cominciato
   *[other] { $count } lezioni che hai cominciato
}

## When it cannot be shown

unshown-lesson = C’è stato un errore dalla mia parte, quindi non posso mostrare come continua la lezione. `/learn` ti ci riporta.
unsure-lesson = C’è stato un errore dalla mia parte. `/learn` mostra a che punto sei nella lezione.
outdated-lesson = Questo comando viene da una versione precedente del bot. `/learn` apre la lezione dove sei arrivato.
answer-refused-lesson = Avevo una risposta per te, ma Discord non l’ha accettata. `/learn` mostra a che punto sei nella lezione.

## Refusals

refused-no-lesson = Non c’è una lezione per { $game }.
refused-lesson-unfit = La lezione di { $game } non va d’accordo con il tabellone, le carte o le tessere usate qui.
refused-lesson-own = Questa è la lezione di qualcun altro. `/learn` apre la tua.
refused-lesson-not-open = Non hai cominciato questa lezione. `/learn` senza mosse la apre.
refused-lesson-done = Hai finito questa lezione. `/learn` la ricomincia.
refused-lesson-which = Indica di quale gioco è la lezione: `/learn` con `game`.

## The command

command-learn = Impara un gioco passo dopo passo, da solo e in privato
command-learn-game = Quale gioco
command-learn-moves = Gioca queste mosse scritte nella tua lezione

# In sentences of others

help-by-learn = `/learn` ti insegna un gioco
help-alone-by-learn =
    {""}
    `/learn` ti insegna un gioco passo dopo passo, con i veri pulsanti, da solo e in privato.
my-games-none-by-learn = , `/learn` spiega un gioco
