# La sfida del giorno

button-daily = Sfida del giorno
button-results = Risultati
daily-title = { $game } · sfida del giorno, { DATETIME($day, dateStyle: "long") }
daily-day = { DATETIME($day, dateStyle: "medium") }
daily-go-on = Finisci la sfida: { DATETIME($day, dateStyle: "medium") }
daily-streak = { $streak ->
    [one] { $streak } giorno di fila
   *[other] { $streak } giorni di fila
}
daily-panel = Sfida del giorno ({ DATETIME($day, dateStyle: "long") }): la stessa per tutti, e nessun altro vede la tua partita. La prossima comincia { $when }.
daily-panel-late = Sfida del giorno ({ DATETIME($day, dateStyle: "long") }): il suo giorno è passato, ma il tuo risultato vale ancora per quel giorno.
daily-panel-over = Sfida del giorno ({ DATETIME($day, dateStyle: "long") }): l’hai finita. I tuoi giorni di fila: { $streak }.
daily-next = La prossima comincia { $when }.
daily-own-streak = I tuoi giorni di fila: { $streak }.
daily-standing = { $count ->
    [one] Su tutti i server insieme, l’ha finita finora { $count } persona.
   *[other] Su tutti i server insieme, l’hanno finita { $count } persone; il tuo posto tra loro: { $place }.
}
daily-empty = Qui non l’ha finita nessuno.
daily-look = Guarda una partita finita
daily-choice = Non hai finito una sfida precedente. Il suo risultato varrà per il suo giorno. Quale vuoi giocare?
daily-today = La sfida di oggi
daily-post-once = { $name } l’ha finita.
daily-post-streak = { $name } l’ha finita: { daily-streak }.
daily-post-more = { $count ->
    [one] … e ancora { $count } persona.
   *[other] … e ancora { $count } persone.
}
daily-post-hint = La stessa per tutti, in solitario e una volta al giorno. I risultati si mostrano a chi l’ha finita.

unshown-daily = { unshown-done } `/daily` mostra la tua partita.
outdated-daily = Questo comando viene da una versione precedente del bot. `/daily` apre la tua partita come sta ora.

refused-no-daily = Questo gioco non ha una sfida del giorno.
refused-daily-over = Si può cominciare solo la sfida di oggi: `/daily` la apre.
refused-daily-erased = Hai già cominciato questa sfida, prima che fosse cancellato tutto su di te, e c’è un solo tentativo. La prossima comincia a mezzanotte UTC.
refused-daily-own = Questa è la sfida di qualcun altro. `/daily` apre la tua.
refused-daily-unplayed = I risultati si mostrano a chi ha finito questa sfida. `/daily` apre la tua.
refused-daily-not-open = Non hai una sfida in corso. `/daily` apre quella di oggi.

command-daily = Gioca la sfida di oggi: la stessa per tutti, in solitario, una volta al giorno
command-daily-game = Quale gioco, se più di uno ha una sfida del giorno
command-daily-moves = Gioca queste mosse scritte nella tua sfida
refused-daily-record = Altri possono ancora giocare questa sfida, e il file direbbe loro tutto. Potrai averlo quando nessuno la giocherà più, al più tardi una settimana dopo il suo giorno.
refused-hints-daily = La sfida del giorno si gioca senza consigli, perché i risultati siano confrontabili.

# In sentences of others

help-alone-by-daily =
    {""}
    `/daily` apre la sfida del giorno: la stessa per tutti, in solitario e una volta al giorno. Nessuno vede nulla della tua partita, e i risultati si mostrano a chi ha finito la propria. `/daily moves:` gioca mosse scritte.
data-erase-what-by-daily = {" "}Se hai cominciato una sfida di oggi, un segno che non nomina nessuno impedisce un secondo tentativo finché i suoi risultati non sono definitivi.
