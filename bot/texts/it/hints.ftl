# Consigli del computer

button-hint = Consiglio
hint-title = Consiglio
hint-look = Guarda prima qui: **{ $where }**.
hint-think = Pensa a { $about }.
hint-show = Mostra la mossa
hint-move = Il computer giocherebbe: **{ $move }**
hint-only = Ora non puoi fare altro.
hint-best = Tra { $count } mosse sembra la migliore; poi verrebbe: { $second }.
hint-equal = Tra { $count } mosse sembra la migliore, e questa vale circa altrettanto: { $second }.
hint-worse = Poi verrebbe: { $worse }.
hint-at-once = Effetto immediato:
hint-reveals = Può rivelare qualcosa di nascosto; in tal caso non si può annullare.
hint-play = Gioca: { $move }
hint-counted = -# Guarda avanti di una piccola mossa e sa solo ciò che puoi sapere tu. Consigli che hai preso: { $count }. La fine della partita dirà quanti ne ha presi ciascuno.
hints-asked = -# Consigli presi: { $counts }
hints-of = { $name } { $count }
hints-allowed = A questo tavolo si può chiedere un consiglio con *Consiglio* o `/hint`. La fine della partita dirà quanti ne ha presi ciascuno.
hints-forbidden = Questo tavolo d’ora in poi gioca senza consigli. `/hints allowed: True` li permette di nuovo.
lobby-no-hints = -# Senza consigli (`/hints allowed: True` li permette).
refused-hints-off = Questo tavolo gioca senza consigli. Chi ha aperto il tavolo può permetterli: `/hints allowed: True`.
refused-hints-later = Ora non ti viene chiesto nulla. Un consiglio si chiede quando tocca a te.
command-hint = Vedi che cosa farebbe il computer al tuo posto
command-hints = Permetti o no i consigli a questo tavolo
command-hints-allowed = Se i consigli sono permessi
