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
plan-left-out = Ciò che ti mostrerebbe qualcosa di nuovo non si può pianificare, anche se l’immagine lo segna.
plan-hint = Lo vedi solo tu. Si gioca quando tocca a te, come se avessi premuto tu. Ciò che allora non è possibile, o ti mostrerebbe qualcosa di nuovo, resta a te.
plan-held = **Il tuo piano attende:** { $line } { $why }
plan-dropped = **{ $move } non è più possibile e non si gioca.** { $why }
    { $left ->
        [0] Scegli altro.
       *[other] Scegli altro; quel che hai scelto dopo resta.
    }
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

# Plans that depend on something

plan-held-unmet = — nessuna delle sue condizioni è vera. Decidi tu o cambia il piano.
plan-if-now = Come stanno le cose: { $moves }
plan-if-none = Come stanno le cose, non se ne giocherebbe nulla.
refused-plan-condition = Non capisco “{ $text }” come condizione. Sarebbero giuste: { $likely }
refused-plan-if = Una riga che dipende da qualcosa si scrive: `{ $example }`, se serve con `else ...` alla fine. Nessuna condizione ne contiene un’altra.
refused-plan-branches = Una riga ha al massimo { $most } rami, tutti con `else`.
refused-plan-loop = Un piano non può ripetere nulla: le sue righe si giocano una volta ciascuna, una dopo l’altra, e ognuna ha al massimo { $most } rami. `/plan` mostra che cosa puoi pianificare.
button-plan-if = Solo se …
button-plan-otherwise = Altrimenti …
button-plan-done = Fatto
button-plan-if-is = È così
button-plan-if-not = Non è così
plan-otherwise = Altrimenti:
plan-if-what = Da che cosa deve dipendere che si giochi questo: { $lines }?
plan-if-value = { $subject }: che cosa deve essere così?
plan-if-so-now = ora è così
plan-if-round = il round
plan-if-points = punti di { $name }
plan-if-place = dove sta { $name }
plan-if-hint = Qui c’è solo ciò che vedono tutti. Se niente di ciò è vero quando ti viene chiesto, il piano aspetta e decidi tu, oppure *Altrimenti* dice che cosa si fa.
plan-conditions = Dipende da · { $said }
plan-if-not-so = non “{ $said }”
plan-location = luogo { $number }
plan-value-free = libero
plan-value-taken = occupato
plan-value-market = visibile sul tavolo
plan-value-camp = accampamento
plan-value-temple = tempio
plan-value-pyramid = piramide
plan-value-empty = deserto vuoto
plan-value-mountain = montagna
plan-value-lake = lago
plan-value-corrupted = corruzione
plan-value-clean = nessuna corruzione
plan-value-hidden = a faccia in giù
plan-value-found = a faccia in su
plan-held-consent = non è stata giocata perché una mossa è stata annullata con il consenso di tutti. Prosegui quando vuoi.
unshown-plan = { unshown-done } `/plan` mostra il tuo piano.
