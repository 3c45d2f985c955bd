# Games as files: sent, checked, and played on

button-record = Scarica la partita
record-sent = Tutta la partita, mossa per mossa, in un file.
refused-import-unloaded = Discord non è riuscito a mandarmi il file. Non è stato aperto nulla: riprova.
seal-opening = Sigillo di tutto il caso: `{ $seal }`
seal-closing = Sigillo: `{ $seed }` `{ $salt }` · `/verify`
verify-title = { $game }, tavolo { $table }: controllo
verify-no-seal = All’inizio di questa partita non è stato dato nessun sigillo: l’ha avviata una versione precedente del bot.
verify-seal = ✅ Il seme `{ $seed }` e il sale `{ $salt }` danno il sigillo `{ $seal }`. Confrontalo con quello della prima carta: se è lo stesso, tutto il caso era fissato prima della prima mossa.
verify-sealed = ✅ Il sigillo dell’inizio è `{ $seal }`, e il seme e il sale nascosti gli corrispondono.
verify-moves = ✅ La preparazione e { $moves ->
    [one] la { $moves } mossa derivano
   *[other] tutte le { $moves } mosse derivano
} dal seme secondo le regole, con le stesse estrazioni.
verify-result = ✅ Il risultato è quello annunciato.
verify-running = ✅ Finora preparazione, mosse ed estrazioni derivano dal seme secondo le regole.
verify-later = Il seme e il sale vengono detti alla fine della partita. Allora potrai controllare tu il sigillo, e il file di `/export` conterrà tutto.
verify-later-daily = Il seme e il sale restano nascosti finché qualcuno può ancora giocare questa sfida. Poi saranno nel suo file.
verify-later-stopped = Questa partita è stata interrotta prima della fine, perciò ciò che era nascosto resta nascosto: il seme e il sale non vengono detti.
verify-import = La partita riprende da un’altra: fino alla mossa { $ply } le estrazioni sono di quella partita, poi sono nuove.
verify-fault-seal = ❌ Il seme e il sale non corrispondono al sigillo `{ $seal }`. Avvisa la persona che gestisce questo bot.
verify-fault-setup = ❌ La preparazione non deriva dal seme. Avvisa la persona che gestisce questo bot.
verify-fault-move = ❌ La mossa { $number } non deriva dal seme e dalle regole. Avvisa la persona che gestisce questo bot.
verify-fault-result = ❌ Le mosse portano a un risultato diverso da quello annunciato. Avvisa la persona che gestisce questo bot.
verify-fault-running = ❌ Ciò che è salvato non deriva dal seme e dalle regole. Avvisa la persona che gestisce questo bot.
view-sent = Ciò che sai di questa partita, in un file. Ciò che ti è nascosto non c’è; tutta la partita si potrà avere quando sarà finita.
view-sent-public = Ciò che tutti sanno di questa partita, in un file. Tutta la partita si potrà avere quando sarà finita.
command-verify = Controlla che le estrazioni e le mosse di una partita siano regolari
command-export = Ricevi una partita come file; mentre è in corso, solo ciò che ne sai
command-import = Riprendi una partita finita da qualsiasi mossa, anche con altre persone
command-import-file = Il file di /export
command-import-move = Dopo quante mosse riprendere; senza, l’ultimo punto in cui si decide
refused-import-unread = Questo non è un file di partita come quelli di `/export`, oppure è danneggiato. Non è stato aperto nulla.

# In sentences of others

BOT-119-by-records = {" "}*{ button-record }* manda la partita finita, mossa per mossa, come file.
