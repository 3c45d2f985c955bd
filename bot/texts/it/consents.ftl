# Richieste alle quali tutte le persone a un tavolo devono acconsentire

button-consent = D’accordo
button-refuse = Rifiuta
button-reopen = Ritira la mia risposta
button-consent-withdraw = Ritira la richiesta
consent-offer = Se tutti gli altri al tavolo sono d’accordo, si annulla lo stesso. Vengono interpellati nel canale.
consent-asked = Ho chiesto agli altri, nel canale. Intanto la partita può continuare; allora la richiesta decade.
consent-title-undo = { $game } · annullare una mossa?
consent-asks-undo = { $name } chiede di annullare questo:
consent-hidden-step = una mossa di cui nulla è ancora pubblico
consent-later = { $count ->
    [1] e una mossa successiva:
   *[other] e { $count } mosse successive:
}
consent-agreed = D’accordo: { $names }.
consent-computers = I giocatori virtuali sono d’accordo: { $names }.
consent-missing = { $names }: d’accordo?
consent-rule-undo = Ciò che è venuto alla luce resta noto. Nulla viene rimescolato o estratto di nuovo: la prossima pesca porta ciò che ha già portato. Se qualcuno va avanti, la richiesta decade.
consent-rule = Si fa quando tutti sono d’accordo; un rifiuto la chiude, e dopo tre giorni decade. Fino ad allora puoi ritirare la tua risposta.
consent-done-undo = Tutti sono d’accordo: è annullato. { $name } decide di nuovo.
consent-refused = { $by } ha rifiutato, quindi tutto resta com’è.
consent-withdrawn = { $name } ha ritirato la richiesta.
consent-lapsed = La partita è andata avanti, quindi la richiesta decade.
consent-old = Non tutti hanno risposto entro tre giorni, quindi la richiesta decade.
consent-left = { $name } non siede più qui, quindi la richiesta decade.
consent-over = La partita è finita, quindi la richiesta decade.
consent-undone = { $moves ->
    [0] { $name } ha annullato con il consenso di tutti: { $what }
    [1] { $name } ha annullato con il consenso di tutti, con una mossa successiva: { $what }
   *[other] { $name } ha annullato con il consenso di tutti, con { $moves } mosse successive: { $what }
}
refused-undo-free = Puoi annullare questa mossa senza chiedere a nessuno: premi *Annulla* o usa `/undo`.
refused-consent-alone = Qui non gioca nessun altro che possa acconsentire.
refused-consent-open = { $name } ha già chiesto qualcosa al tavolo. Aspetta che sia deciso.
refused-consent-settled = Questa richiesta è decisa o decaduta.
refused-consent-not-yours = Solo { $name } può ritirare questa richiesta.
refused-consent-own = È la tua richiesta: rispondono gli altri. Puoi ritirarla.
button-go-on = Riprendi la partita
card-paused = La partita è in pausa da { $time }: nessuno viene chiamato né riceve promemoria. Chiunque al tavolo può premere *Riprendi la partita*.
list-paused = { $when }, in pausa da { $time }
consent-title-pause = { $game } · mettere in pausa la partita?
consent-asks-pause = { $name } chiede di mettere in pausa la partita.
consent-rule-pause = Durante la pausa nessuno può giocare, nessuno viene chiamato né riceve promemoria, e nessuna scadenza corre, finché qualcuno al tavolo preme *Riprendi la partita*. Finché non sono tutti d’accordo, la partita continua.
consent-asked-pause = Ho chiesto agli altri, nel canale. La partita continua finché tutti sono d’accordo.
consent-done-pause = Tutti sono d’accordo: la partita è in pausa. Nessuno viene chiamato né riceve promemoria finché qualcuno al tavolo preme *Riprendi la partita*.
consent-pause-over = La partita era in pausa con il consenso di tutti. { $by } l’ha fatta riprendere.
consent-paused = { $name } ha messo in pausa la partita con il consenso di tutti.
consent-went-on = { $name } ha fatto riprendere la partita.
refused-paused = La partita è in pausa. Chiunque al tavolo può farla riprendere: premi *Riprendi la partita*.
consent-against = Preferiscono aspettare: { $names }.
consent-title-end = { $game } · interrompere la partita?
consent-asks-end = { $name } chiede di interrompere questa partita per sempre. Non avrà un risultato, e nessuno potrà continuarla.
consent-rule-end = Finché non è deciso, la partita continua. Chi è via o in ritardo conta solo se risponde. Chi gestisce questo server può decidere senza aspettare le risposte; se gioca qui, solo dopo un giorno.
consent-asked-end = Ho chiesto agli altri, nel canale. La partita continua finché non è deciso.
consent-done-end = Siete d’accordo: la partita è interrotta per sempre, senza risultato.
consent-decided-end = { $by } ha interrotto la partita per sempre, senza aspettare le risposte. Non ha un risultato.
button-end-agree = Interrompi la partita
button-end-refuse = Continua a giocare
button-end-decide = Decidi come gestore
refused-consent-not-manager = Solo chi gestisce questo server può deciderlo da solo.
refused-consent-decide-later = Qui giochi anche tu: puoi deciderlo da solo quando la richiesta ha un giorno.
