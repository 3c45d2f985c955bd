# Le regole dei giochi

button-rules = Regole
button-left-out = Mostra: { $names }
button-played = Torna alle regole di questo tavolo
rules-menu = Passa a un altro capitolo
minute-first = Gioco nuovo per te? *In un minuto* dice di che cosa si tratta.
rules-question = Su questa domanda
rules-signs = Segni sulle immagini
rules-found = { $count ->
    [0] Nelle regole non c’è nulla per “{ $sought }”.
    [one] { $count } risultato per “{ $sought }”:
   *[other] { $count } risultati per “{ $sought }”:
}
rules-no-words = Non c’è nessuna parola da cercare.
rules-examples = Prova con una o due parole o con un numero. Per esempio: `/rules search:{ $first }` e `/rules search:{ $second }`.
rules-example-first = pareggio
rules-example-second = fine della partita
rules-near = I capitoli più vicini: { $headings }.
rules-elsewhere = Nulla di ciò che vale a questo tavolo riguarda “{ $sought }”.
rules-respelt = Ho letto “{ $words }”.
rules-some-words = Nessuna regola ha anche “{ $words }”; ecco che cosa corrisponde al resto.
rules-left-out = Altri { $count } in regole che a questo tavolo non valgono: { $names }.
rules-left-out-title = Che cosa non vale a questo tavolo, per “{ $sought }”:
rules-about-bot = Il bot, non le regole
rules-chapter-menu = Leggere un capitolo intero
command-rules = Cerca nelle regole per parola o per numero
command-rules-search = Parole, o un numero come LX-302
command-rules-game = Quale gioco, se non quello di questo canale

# In sentences of others

help-by-rules = `/rules` trova ogni regola
help-typing-by-rules =
    {""}
    `/rules` trova ogni regola con qualche parola o con il suo numero.
refused-no-lesson-by-rules = `/rules` mostra le regole.
refused-lesson-unfit-by-rules = `/rules` mostra le regole.
