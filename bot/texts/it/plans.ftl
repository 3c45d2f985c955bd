# Pianificare le mosse

button-plan = Pianifica
button-plan-go = Prosegui con il piano
button-plan-drop-first = Togli la prima
button-plan-drop-last = Togli l’ultima
button-plan-drop-all = Lascia il piano
plan-title = { $game } · il tuo piano
plan-empty = Non hai ancora pianificato nulla.
plan-picture = Il tabellone come sarebbe quando toccherà a te, allo stato attuale:
plan-next = Poi:
plan-doubtful = (ora come ora non è possibile; si tenta lo stesso)
plan-unknown = Il seguito dipende da ciò che non puoi ancora sapere. Puoi comunque scriverlo: `/plan`.
plan-hint = Lo vedi solo tu. Si gioca quando tocca a te, insieme ai prossimi messaggi, come se avessi premuto tu. Ciò che allora non è possibile, o ti mostrerebbe qualcosa di nuovo, resta a te.
plan-held = **Il tuo piano attende:** { $line } { $why }
plan-held-illegal = ora non è possibile. Decidi tu o cambia il piano.
plan-held-reveals = ti mostrerebbe qualcosa di nuovo, quindi spetta a te. Decidi tu o cambia il piano.
plan-held-notation = qui non è una mossa che capisco. Decidi tu o cambia il piano.
plan-held-undone = non è stata giocata perché hai annullato una mossa. Prosegui quando vuoi.
plan-goes-on = Il piano prosegue.
refused-plan-changed = Il tuo piano è cambiato da quando esiste quel pulsante. Eccolo com’è ora.
refused-plan-full = Un piano ha al massimo { $most } righe.
refused-plan-long = Una riga del piano ha al massimo { $most } caratteri.
refused-plan-unread = Non riesco a leggere “{ $text }” come mossa. `/plan` propone ciò che puoi pianificare.
refused-plan-reveals = Ti mostrerebbe qualcosa di nuovo o farebbe pescare; non si può annullare, quindi non si pianifica. Ti verrà chiesto al tuo turno.
refused-plans-none = In { $game } a questo tavolo non si può pianificare nulla.
command-plan = Pianifica in privato che cosa fare al tuo turno
command-plan-moves = Mosse da aggiungere al piano, come con /move
