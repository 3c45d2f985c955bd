# Plans that depend on something

plan-held-unmet = — nessuna delle sue condizioni è vera. Decidi tu o cambia il piano.
plan-if-now = Come stanno le cose: { $moves }
plan-if-none = Come stanno le cose, non se ne giocherebbe nulla.
refused-plan-condition = Non capisco “{ $text }” come condizione. Sarebbero giuste: { $likely }
refused-plan-if = Una riga che dipende da qualcosa si scrive: `{ $example }`, se serve con `else ...` alla fine. Nessuna condizione ne contiene un’altra.
refused-plan-branches = Una riga ha al massimo { $most } rami, tutti con `else`.
refused-plan-loop = Un piano non può ripetere nulla: le sue righe si giocano una volta ciascuna, una dopo l’altra, e ognuna ha al massimo { $most } rami. `/plan` mostra che cosa puoi pianificare.
