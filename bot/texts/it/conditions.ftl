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
plan-conditions = { $count ->
    [one] Condizione
   *[other] Condizioni
} · { $said }
plan-if-not-so = non «{ $said }»
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
