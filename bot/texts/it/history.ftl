# Looking back

button-log = Registro
log-title = { $game } · registro
command-log = Racconta che cosa è successo
replay-title = { $game } · ancora una volta
replay-title-round = { $game } · l’ultimo giro
replay-own = Solo tu vedi questo: le immagini mostrano ciò che potevi vedere in quel momento. La riga sotto ognuna dice che cosa era appena successo.
replay-undrawn = Non è stato possibile disegnare l’animazione. *Registro* dice a parole che cosa è successo.
refused-replay-busy = Si sta disegnando un’altra animazione di questo tavolo. Richiedila tra un momento.
command-replay = Rivedi una partita come animazione; finché è in corso, come la vedi tu
command-replay-what = Tutta la partita, o solo l’ultimo giro
button-replay = Rivedi
button-steps = Passo per passo
steps-title = { $game } · passo per passo
button-step-back = Indietro
button-step-on = Avanti
log-round = { $round ->
    [0] Preparazione
   *[other] Giro { $round }
}
log-choose-round = Scegli un giro
log-choose-moment = Guarda il tabellone in un momento di questo giro
log-round-empty = Non vi è ancora successo niente.
log-moment = Turno { $number }
log-moment-begin = All’inizio
log-moment-now = Ora
log-moment-of = { $number } di { $count }
log-moment-undrawn = Non è stato possibile disegnare l’immagine di questo momento.
button-moment-before = Prima
button-moment-after = Dopo
refused-log-no-round = Quel giro non è stato giocato. Scegline uno da { $first } a { $last }.
refused-log-no-moment = Quel momento non c’è più: una mossa è stata annullata. `/log` mostra ciò che c’è.
command-log-round = Solo questo giro, con immagini dei suoi momenti

# In sentences of others

help-views-by-history = ; `/log` racconta che cosa è successo
doubt-closed-game-by-history = : `/log` e `/replay` la mostrano ancora
refused-practice-none-by-history = *{ button-steps }* sotto di essa mostra i suoi momenti: *{ button-practice }* comincia lì.
