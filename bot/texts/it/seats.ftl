# Seats of a running game that pass to somebody else

button-agree = D’accordo
button-object = Contrario
button-take-seat = Prendi il posto
button-still-here = Ci sono ancora
button-computer-plays = Fai giocare il computer
button-decide = Decidi ora (gestione)
button-withdraw = Ritira la domanda
button-undo-seat = Annulla
seats-title = { $game } · posto { $seat }
seats-asks = { $asker } chiede al tavolo: il posto di { $name } può passare a { $newcomer }?
seats-asks-anybody = { $asker } chiede al tavolo: il posto di { $name } può passare a qualcun altro?
seats-leaving = { $name } vorrebbe lasciare la partita, e continua finché qualcuno non prende il suo posto. Grazie per l’avviso!
seats-leaving-computer = Chi ospita può anche affidare il posto a un giocatore virtuale.
seats-agreed = D’accordo: { $names }.
seats-missing = { $names }: d’accordo?
seats-nobody-asked = Qui non c’è nessun altro a cui chiedere; decide quindi chi gestisce questo server.
seats-decided = Lo ha deciso { $name }, che gestisce questo server, senza aspettare tutte le risposte.
seats-newcomer = { $newcomer }, premi *Prendi il posto* se vuoi continuare la partita.
seats-anybody = Chi non ha ancora un posto qui può premere *Prendi il posto*.
seats-still-here = { $user }, se giochi ancora premi *Ci sono ancora*, e il posto resta tuo.
seats-rule = Si fa quando sono d’accordo tutte le persone interpellate; basta una contraria per chiudere la domanda. Chi gestisce questo server può decidere senza aspettare.
seats-done = { $newcomer } ha preso il posto di { $name }.
seats-done-left = { $name } ha lasciato la partita. In quel posto continua { $newcomer }.
seats-seen = { $newcomer } ha potuto vedere la mano di questo posto; annullare non cambia questo fatto.
seats-undo = Finché { $newcomer } non fa una mossa, chi ospita o chi gestisce questo server può annullare il cambio.
seats-undo-own = Finché { $newcomer } non fa una mossa, { $name } può annullare il cambio.
seats-undone = { $by } ha annullato il cambio: { $name } riprende il posto da { $newcomer }.
seats-objected = { $by } non è d’accordo: { $name } tiene il posto.
seats-withdrawn = { $by } ha ritirato la domanda: { $name } tiene il posto.
seats-stayed = { $name } c’è ancora e tiene il posto.
seats-over = La partita è finita, e con lei questa domanda.
seats-farewell = { $game }: ora il tuo posto è di { $name }; per questo la mano non è più visibile qui.
seats-log = { $newcomer } ha preso il posto di { $name }.
seats-log-back = { $name } ha ripreso il posto da { $newcomer }.
seats-asked = Ho chiesto al tavolo, qui nel canale.
seats-given = Fatto: il posto è passato di mano. L’ho scritto nel canale.
seats-leave-asked = L’ho scritto nel canale. Tieni il posto, e giochi quando tocca a te, finché qualcuno non lo prende.
refused-seats-one = Scegli una persona o un tipo di giocatore virtuale, non entrambi.
refused-seats-no-person = { $name } è un bot di questo server e non può giocare. Per un giocatore virtuale usa `computer`.
refused-seats-open = C’è già una domanda al tavolo su un posto. Aspetta la risposta, oppure fai prima ritirare quella domanda.
refused-seats-settled = Questa domanda sul posto è già chiusa.
refused-seats-not-asked = Non sei tra le persone interpellate qui.
refused-seats-not-yours = Può dirlo solo { $name }.
refused-seats-offered = Questo posto è offerto a { $name } e a nessun altro.
refused-seats-seated = { $name } ha già un posto a questo tavolo.
refused-seats-seen = { $name } ha visto un’altra mano di questa partita e può tornare solo a quel posto.
refused-seats-last = Resterebbero solo giocatori virtuali. Lascia il posto a una persona, oppure ferma la partita con `/game abandon`.
refused-seats-too-late = Ormai non si può più annullare: { $name } ha già fatto una mossa, o il posto è passato di nuovo.
refused-seats-left = { $name } voleva andarsene. Può annullare solo { $name }.
refused-seats-gone = { $name } non è su questo server.
refused-seat-passed-on = Ora il tuo posto a questo tavolo è di { $name }. Puoi guardare con *Testo* o `/board`.
command-game-replace = Chiedi al tavolo di dare a qualcun altro un posto della partita in corso
command-game-replace-seat = Il posto di chi
command-game-replace-by = Chi deve prendere il posto; senza scelta, la prima persona che lo vuole
command-game-replace-computer = Oppure un giocatore virtuale: come gioca

# In sentences of others

help-leaving-by-seats =
    {""}
    `/game replace` chiede al tavolo se qualcun altro, o un giocatore virtuale, deve prendere il posto di chi non gioca più. Una persona può anche prendere il posto di un giocatore virtuale.
end-ask-by-seats = {" "}Se manca solo qualcuno, `/game replace` trova un nuovo giocatore per il posto.
waiting-bot-by-seats = ; con `/game replace` una persona può prendere il suo posto
