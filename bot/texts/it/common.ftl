## Buttons

button-play = Gioca
button-hand = La mia mano
button-undo = Annulla
button-start-over = Ricomincia
button-text = Testo
button-all = Leggi tutto
button-help = Come funziona
button-join = Partecipa
button-leave = Lascia il posto
button-start = Inizia
button-cancel = Chiudi il tavolo
button-options = Opzioni
button-back = Indietro
move-and-end = { $move }, poi fine turno
button-sure = { $move }, definitivamente
button-sure-short = Sì, definitivamente
button-ask = Chiedimelo di nuovo
button-ask-not = Gioca alla prima pressione
button-instead = Chiudi il tavolo { $table }, apri { $game }
button-end = Interrompi il tavolo { $table }…
button-end-now = Interrompi il tavolo { $table } per sempre
button-end-ask = Chiedi agli altri di interrompere il tavolo { $table }
button-end-instead = Interrompi il tavolo { $table }, apri { $game }
button-close = Sì, chiudilo
button-keep = Tienilo
button-to-table = Vai al tavolo { $table }
button-page = Pagina { $page }
## Names, lists and numbers

list-and = { $items } e { $last }
player-number = Giocatore { $number }
list-series = { $items }; { $next }
titled = { $title }: { $text }
choose = scegli
choose-several = { $choose } (fino a { $count })
name-of-seat = Giocatore { $seat }
name-bot = { $name } ({ $bot })
name-caretaker = sostituto di { $name }
bot-random = computer, a caso
bot-easy = computer, facile
bot-easy-about = Vede solo il prossimo passo e spesso ne sceglie uno un po’ peggiore. Per la prima partita.
bot-medium = computer, medio
bot-medium-about = Sceglie passo per passo ciò che sembra migliore. Un avversario discreto.
bot-hard = computer, difficile
bot-hard-about = Prepara turni interi e pensa a che cosa faranno gli altri. Gli serve un momento.
players-from-to = Da { $least } a { $most } giocatori
players-only = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}

## Welcome and help

welcome-title = Giochi da tavolo di esplorazione
welcome =
    Un turno in pausa pranzo, il prossimo domani: io custodisco il tabellone, le regole e i segreti.
    Scegli un gioco per aprire un tavolo in questo canale; gli amici si uniscono con un pulsante, e il computer può prendere i posti liberi.
welcome-menu = Apri un tavolo: quale gioco?
welcome-length = -# Le settimane valgono per amici che giocano uno o due turni al giorno.
help =
    ### Come si gioca qui
    1. Apri un tavolo con il menu del messaggio di benvenuto o con `/game new`. Gli amici premono *Partecipa*, chi ospita preme *Inizia*.
    2. Quando ricevi una menzione premi *Gioca*: un pannello privato ti chiede una cosa alla volta, e *Annulla* ritira una scelta.
    3. *La mia mano* mostra ciò che puoi vedere solo tu.
help-and = { $one }, e { $other }
button-help-more = Altro
help-more =
    ### Mentre si gioca
    C’è un solo tavolo per canale o thread. Prima di iniziare, chi ospita può aggiungere giocatori virtuali (guidati dal computer) e scegliere le *Opzioni*.
    Ogni scelta vale subito e *Annulla* la ritira finché non viene rivelato qualcosa di nascosto o non finisci il turno. Prima di rivelare qualcosa dico che cosa la mossa mostra o costa e chiedo di nuovo; `/settings` lo disattiva.
    Ciò che mostra *La mia mano* arriva anche come messaggio privato quando cambia. In un gioco senza mano il pulsante si chiama come ciò che mostra, per esempio *Il mio foglio*.

    ### Preferisci scrivere?
    `/move` accetta la notazione, anche più mosse in una riga, e suggerisce che cosa è permesso in quel momento. Ogni gioco ha anche i propri comandi, come `/luxor place`. Ciò che scrivi viene giocato senza altre domande.
    `/board` e `/hand` mostrano immagini, oppure parole con `form: text`{ $views }; `/undo` annulla la tua ultima mossa o, con `steps: all`, tutto ciò che si può annullare.{ $typing }

    ### Tavoli
    `/game leave` lascia il tuo posto; a partita in corso lo tieni finché una persona o un giocatore virtuale non lo prende.{ $leaving }{ $tables }
    `/game status`, `/game list`, `/game remove`, `/game cancel`, `/game abandon` (prima si chiede agli altri che giocano). Chi ospita e chi gestisce il server può amministrare un tavolo. `/game language` imposta la lingua dei messaggi pubblici.

    ### In solitario{ $alone }

## Lobby

lobby-title = { $game } · tavolo { $table }
lobby-missing = { $count ->
    [one] Manca ancora { $count } giocatore.
   *[other] Mancano ancora { $count } giocatori.
}
lobby-ready = Si può iniziare.
lobby-add-bot = Aggiungi un giocatore virtuale
lobby-add = Aggiungi: { $name }
lobby-remove = Togli: { $name }
lobby-computers = { $count ->
    [one] { $count } giocatore virtuale: aggiungi o togli
   *[other] { $count } giocatori virtuali: aggiungi o togli
}
lobby-import = E se: la partita riprende da un’altra dopo la mossa { $ply } di { $of }. Le opzioni restano, da lì in poi tutto il caso è nuovo e il risultato non conta.
lobby-running = La partita è iniziata.
lobby-cancelled = Questo tavolo è stato chiuso.
lobby-finished = Questa partita è finita.
lobby-abandoned = Questa partita è stata abbandonata.
seats-free = { $count ->
    [0] Tutti i posti sono occupati.
    [one] { $count } posto è libero.
   *[other] { $count } posti sono liberi.
}
seat-host = { $name } (ospita)
seat-begins = { $name }, comincia
option-mixed = scelta libera
option-default = Opzioni predefinite.
option-at-once = Ogni scelta vale subito e si vede sulla scheda del tavolo.
table-opened = Un tavolo di { $game } è aperto: appare qui sotto.
taken = Questo canale ha già un tavolo: { $what }.
taken-lobby = numero { $table }, **{ $game }**, non ancora iniziato, con { $names }
taken-running = numero { $table }, **{ $title }**, giocato da { $names }
taken-ask = Chi lo ospita ({ $host }) o chi gestisce questo server può chiuderlo.
taken-thread = Un thread o un altro canale può avere un tavolo tutto suo.
close-ask = A questo tavolo: { $names }. Chiuderlo per tutti?
end-ask = Finirebbe per sempre: { $what }. La partita non avrebbe un risultato, e nessuno potrebbe continuarla.{ $more }
end-asks-others = Qui giocano anche altri. Prima chiedo a loro, nel canale.
kept = Non è cambiato nulla.
joined = Sei al posto { $seat }.
left = Hai lasciato il tavolo.
bot-added = { $name } è ora al tavolo.
seat-freed = { $name } non ha più un posto a questo tavolo.
language-set = I messaggi pubblici dei nuovi tavoli saranno in italiano.

## Turn card

card-title = { $game } · { $when }
title-round = { $round ->
    [0] preparazione
   *[other] giro { $round }
}
title-turn = { $turn ->
    [0] preparazione
   *[other] turno { $turn }
}
card-title-over = { $game } · Risultato finale
card-begins = La partita comincia.
card-turn = { $name }, tocca a te. Premi *Gioca*.
card-all = { $names }, ora tocca a voi scegliere, tutti insieme. Premete *Gioca*.
card-since = -# Domanda posta { $time }.
card-since-each = -# { $names }: domanda posta { $time }.
card-bots = Turno di { $names }.
card-abandoned = Questa partita è stata abbandonata.
card-no-picture = -# Non c’è un’immagine: non è stato possibile disegnarla, oppure qui non posso allegare file. *Testo* mostra il tabellone a parole.
result = { $count ->
    [one] { $winners } vince!
   *[other] { $winners } condividono la vittoria!
}
result-won = { $name }, hai vinto!
result-lost = { $count ->
    [one] { $names }, il gioco ha avuto la meglio su di te.
   *[other] { $names }, il gioco ha avuto la meglio su tutti voi.
}
result-lost-to = { $count ->
    [one] { $names }, hai perso contro { $rivals }.
   *[other] { $names }, avete perso tutti contro { $rivals }.
}
result-graded = { $count ->
    [one] { $names }, il tuo grado è “{ $grade }”.
   *[other] { $names }, il vostro grado è “{ $grade }”.
}
result-scale = { $told ->
    [yes] Gradi dal basso: { $scale }
   *[no] Grado: **{ $grade }** (dal basso verso l’alto: { $scale })
}
result-line = { result-line-bare } ({ $sources })
result-line-bare = { $rank }. { $name } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
alone-lost = persa
result-reason = { $source }: { $points }
result-source = { $source } { $points }
dms-closed = { $user }, non posso mandarti messaggi privati. Nessun problema: il pulsante *La mia mano* mostra la tua mano.
channel-gone = Il canale della tua partita di { $game } è stato eliminato, quindi la partita è terminata.

## Panel

panel-news = **Dalla tua ultima mossa**
told-title = Che cosa è successo · { $game }
told-nothing = Non è ancora successo nulla.
panel-waiting = In attesa di { $names }.
possible =
    { "" }**Ora:** { $question }
    Possibile: { $moves }
possible-more =
    { "" }**Ora:** { $question }
    Per esempio { $moves } e altre { $more }.
possible-waiting = { $count ->
    [one] Tocca a { $names }.
   *[other] { $names } stanno scegliendo.
}
possible-meanwhile = Intanto `/hand` mostra la tua mano e `/board` il tabellone.
possible-part = `{ $line }` sarebbe possibile.
undone = Annullato.
panel-came = **Poco fa**
ask-owed = -# Fino a { $count } in una volta: il primo si gioca ora, gli altri nei tuoi prossimi turni. Fino ad allora li vedi solo tu.
sure-ask = { $warning } Non si può annullare.
sure-hint = -# `/settings` disattiva questa domanda.
sure-owed = **In quest’ordine:** { $moves }
sure-owed-more = Ancora
settings-title = Le tue impostazioni, su tutti i server
settings-asks = Prima di una mossa da pulsante o menu che non si può annullare, dico che cosa mostra o costa e **chiedo di nuovo**.
settings-asks-not = Una mossa da pulsante o menu viene giocata **alla prima pressione**, anche se non si può annullare.
settings-language = Lingua di ciò che vedi solo tu
settings-language-discord = Nella lingua del tuo Discord
settings-pings = Menzioni nei canali
settings-pings-on = Menzionami quando qualcosa mi aspetta
settings-pings-off = Nessuna menzione, solo promemoria
settings-pictures = Immagini che vedi solo tu
settings-pictures-whole = Immagini intere, come nel canale
settings-pictures-halves = Immagini grandi, in due metà
picture-left = la metà sinistra; sotto, la destra
picture-right = la metà destra dell’immagine sopra
hand-title = { $game } · la tua mano
hand-your-turn = Tocca a te.
hand-jump = Gioca in { $channel }.
look-no-picture = -# Non è stato possibile mostrare l’immagine. Ecco che cosa contiene:
minute-title = In un minuto
key-title = Che cosa significano i segni
list-empty = Qui non ci sono tavoli aperti. `/game new` ne apre uno.
list-more = … e altri. `/game status` mostra il tavolo di un canale.
list-lobby = in attesa di giocatori
list-running = { $when }, in attesa di { $waiting }

## Refusals of the table

refused = Non ha funzionato, e nulla è cambiato. Riprova.
refused-broken = C’è stato un errore dalla mia parte. La tua partita è al sicuro; non è cambiato nulla. Riprova.
refused-store = Al momento non posso salvare nulla: { $reason ->
    [full] il mio disco è pieno
    [locked] un altro programma tiene bloccata la mia base di dati
    [read-only] non posso scrivere nella mia base di dati
    [damaged] la mia base di dati è danneggiata
   *[io] il mio disco non funziona come dovrebbe
}. Non è cambiato nulla. Riprova tra qualche minuto; se continua, avvisa la persona che mi gestisce.
unshown-done = { $change ->
    [move] La tua mossa è stata giocata e salvata
    [undo] La tua mossa è stata annullata, e l’annullamento è salvato
    [plan] Il tuo piano è stato modificato e salvato
    [setting] La tua impostazione è stata modificata e salvata
   *[other] È stato fatto e salvato
}, ma non è stato possibile mostrarlo: c’è stato un errore dalla mia parte. Non ripetere;
unshown = { unshown-done } { $look ->
    [play] premi *Gioca* sull’ultima scheda per continuare.
   *[card] l’ultima scheda mostra a che punto è il tavolo.
}
unshown-setting = { unshown-done } `/settings` mostra le tue impostazioni.
unshown-open = Non è stato possibile mostrarlo: c’è stato un errore dalla mia parte. Non è stato giocato nulla; riprova.
unsure = C’è stato un errore dalla mia parte durante il salvataggio, quindi non so se è stato fatto. Guarda `/board` o `/game status` prima di riprovare.
answer-refused = Avevo una risposta per te, ma Discord non l’ha accettata. { $of ->
    [panel] Quello che è stato fatto è salvato. `/board` e `/hand` con `form: text` mostrano il tavolo a parole.
   *[other] Se hai cambiato qualcosa, è salvato. `/board` e `/hand` con `form: text` mostrano il tavolo a parole.
}
refused-stale = Quello che chiedeva quel pulsante è già deciso. Ecco la situazione attuale.
refused-outdated = Questo comando viene da una versione precedente del bot. Premi *Gioca* sull’ultima scheda, o usa `/hand` e `/move`.
refused-elsewhere = Questo pulsante appartiene a un tavolo di un altro canale e funziona solo lì.
refused-no-table = Quel tavolo non esiste più.
refused-no-table-here = In questo canale non c’è un tavolo aperto. `/game new` ne apre uno.
refused-not-seated = Non hai un posto a questo tavolo. Puoi guardare con *Testo* o `/board`.
refused-not-started = La partita non è ancora iniziata. Chi ospita preme *Inizia* nel messaggio del tavolo.
refused-not-host = Può farlo solo chi ospita il tavolo o chi gestisce questo server.
refused-not-manager = Può farlo solo chi gestisce questo server.
refused-already-seated = Sei già a questo tavolo.
refused-table-full = Tutti i { $most } posti sono occupati.
refused-wrong-seats = Per questo gioco servono da { $least } a { $most } giocatori; ora al tavolo: { $seats }.
refused-wrong-seats-only = { $count ->
    [one] Per questo gioco serve { $count } giocatore
   *[other] Per questo gioco servono { $count } giocatori
}; ora al tavolo: { $seats }.
refused-no-such-seat = Quel posto non esiste; posti occupati a questo tavolo: { $seats }.
refused-seat-changed = Nel frattempo i posti sono cambiati: ora al posto { $seat } c’è { $name }. Non è stato fatto nulla; scegli di nuovo.
refused-channel-taken = In questo canale c’è già un tavolo aperto (numero { $table }). Prima finiscilo, chiudilo o abbandonalo, oppure usa un thread.
refused-unknown-game = Non conosco il gioco “{ $game }”. `/game new` elenca quelli che conosco.
refused-unknown-bot = Non conosco il giocatore virtuale “{ $bot }”; scegline uno dalla lista.
refused-other-game = A questo tavolo si sta giocando a { $game }.
nearest = { $count ->
    [one] Il nome più simile è { $names }.
   *[other] I nomi più simili sono { $names }.
}
refused-bad-options = Quell’opzione non va bene: { $reason }
options-unknown = non c’è nessuna opzione `{ $option }`. Le opzioni sono: `{ $known }`.
options-number = per `{ $option }` scegli un numero da { $least } a { $most }.
options-switch = per `{ $option }` scegli `true` o `false`.
options-together = queste opzioni non stanno insieme così: { $options }.
options-choice = per `{ $option }` scegli uno di questi valori: `{ $values }`.
options-several = più d’uno, separati da virgole
options-first-player = ci sono solo { $players } giocatori, quindi il giocatore iniziale può occupare solo un posto da 1 a { $players }.
options-form = scrivi `nome=valore`, per esempio `adventures=true`, invece di `{ $text }`.
options-alone = l'opzione `{ $option }` vale solo per una partita in solitario.
options-other = la partita non si può preparare così.
refused-nothing-to-undo = { $reason ->
    [revealed] La tua ultima mossa ha rivelato qualcosa (per esempio ciò che tutti avevano scelto in segreto) o ha concluso il tuo turno: non si può annullare.
    [shown] Dopo la tua ultima mossa è stato rivelato qualcosa, per esempio ciò che tutti avevano scelto in segreto: non si può più annullare.
    [followed] Altri hanno proseguito dalla tua ultima mossa: non si può più annullare.
   *[none] Non c’è nulla da annullare: non hai ancora fatto mosse, o le hai già annullate tutte.
}
refused-undone-already = Hai appena annullato una mossa. Per annullarne altre usa *Annulla* nel tuo pannello.
refused-part = Non è stato giocato nulla, a causa di “{ $move }”:
refused-together = Dopo “{ $move }” arriva subito un’altra domanda. Non è stato giocato nulla: scegli prima solo questo, poi il resto.
refused-owed = Ora puoi sceglierne al massimo { $count }; non è stato giocato nulla. Lascia fuori gli altri: quel che ancora manca ti sarà chiesto dopo.
refused-other-ruleset = Questa partita è iniziata con la versione { $saved } delle regole; io gioco con { $known }. Avvisa la persona che mi gestisce.
refused-other-content = Questa partita è iniziata con un materiale (tabellone, carte o tessere) diverso da quello che ho ora, perciò è sospesa. Nulla è perduto: avvisa la persona che mi gestisce; quando rimette il materiale di prima, la partita continua. `/game abandon` la interrompe per sempre.
refused-status-lobby = La partita non è ancora iniziata. Chi ospita preme *Inizia* nel messaggio del tavolo.
refused-status-running = La partita è già in corso.
refused-status-finished = Questa partita è finita.
refused-status-abandoned = Questa partita è stata abbandonata.
refused-status-cancelled = Questo tavolo è stato chiuso.
refused-no-game-here = In questo canale non è ancora iniziata nessuna partita. Per un’altra di questo canale indica il suo `table`.
refused-import-options = Questa partita riprende da un’altra, perciò le sue opzioni restano come erano.
refused-import-large = Questo file è troppo grande: una partita ha al massimo { $most } MB. Non è stato aperto nulla.
refused-import-view = Questo file contiene solo ciò che una persona sapeva di una partita in corso; manca ciò che era nascosto. Usa il file di una partita finita. Non è stato aperto nulla.
refused-import-game = Questo file è di un gioco che non ho. Non è stato aperto nulla.
refused-import-ruleset = Questa partita è stata giocata con la versione { $saved } delle regole, ma io uso la { $known }. Non è stato aperto nulla.
refused-import-content = Questa partita è stata giocata con un materiale (tabellone, carte o tessere) diverso dal mio. Non è stato aperto nulla.
refused-import-setup = La preparazione in questo file non deriva dal suo seme, dai giocatori e dalle opzioni. Non è stato aperto nulla.
refused-import-branch = Questo file fa riprendere la partita da un punto che non contiene. Non è stato aperto nulla.
refused-import-long = Questa partita è stata ripresa troppe volte da un file, o i suoi semi sono troppo lunghi. Non è stato aperto nulla.
refused-import-seal = Il seme e il sale in questo file non corrispondono al suo sigillo. Non è stato aperto nulla.
refused-import-move = La mossa { $number } in questo file non si può giocare così com’è scritta. Non è stato aperto nulla.
refused-import-result = Le mosse in questo file portano a un risultato diverso da quello che indica. Non è stato aperto nulla.
refused-import-ply = Questa partita ha solo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}. Non è stato aperto nulla.
refused-import-over = Da lì in poi non c’è più nulla da decidere: scegli `move` { $last } o prima. Non è stato aperto nulla.
refused-no-channel = Un tavolo ha bisogno di un canale: aprilo con `/game new` su un server.
notation-empty = Scrivi almeno una mossa.
notation-unknown = Non riesco a leggere “{ $text }” come mossa.
notation-ambiguous = “{ $text }” potrebbe significare più cose: { $candidates }.
notation-card = Non c’è nessuna carta “{ $text }”.
notation-place = Su questa mappa non c’è nessun luogo “{ $text }”.
notation-cell = Il tabellone ha le colonne da { $first } a { $last } e le righe da { $top } a { $bottom }: { $text } non esiste.
notation-revealing = “{ $text }” viene dopo una mossa che rivela qualcosa. Gioca prima fino a quel punto; finora non è stata eseguita nessuna mossa.

## Verifica e file

import-goes-on = Questa partita riprende da un’altra dopo la mossa { $ply }. Non conta.
import-opened = Tavolo aperto: { $game } riprende dopo la mossa { $ply } di { $of }, con { $seats ->
    [one] { $seats } persona
   *[other] { $seats } persone
}.

## Descriptions of commands

command-game = Apri tavoli, partecipa e gestisci le partite
command-verify-table = Numero del tavolo; senza, la partita più recente di questo canale

## Che cosa fa aspettare i messaggi

waiting-permissions = Non posso scrivere in { $channel }. Chiedi a chi gestisce questo server di concedermi lì: { $permissions }. Tutto è salvato, e lo scriverò appena potrò.
waiting-discord = Al momento Discord non accetta i miei messaggi per { $channel }. Tutto è salvato; continuo a provare.
waiting-token = Discord non mi conosce più, quindi non posso scrivere in { $channel }. Avvisa la persona che mi gestisce. Tutto è salvato.
waiting-store = Al momento non posso salvare nulla, quindi i messaggi devono aspettare. Avvisa la persona che mi gestisce.
waiting-held = Questa partita è sospesa, quindi i messaggi per { $channel } devono aspettare; `/game status` dice perché. Tutto è salvato.
waiting-bot = Un giocatore virtuale a questo tavolo non riesce a scegliere la sua mossa. Continuo a provare{ $more }.
waiting-own = C’è stato un errore dalla mia parte, quindi i messaggi per { $channel } devono aspettare. Tutto è salvato; continuo a provare. Avvisa la persona che mi gestisce.
permission-view_channel = Visualizza canale
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-attach_files = Allega file
permission-read_message_history = Leggi cronologia messaggi

## Posters

poster-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
poster-day = { DATETIME($day, dateStyle: "medium") }
poster-days = { DATETIME($first, dateStyle: "medium") } – { DATETIME($last, dateStyle: "medium") }
because = · { $why } (+{ $gain })
because-uncounted = · { $why }
curve-title = Punti nel tempo
curve-title-likely = Probabilità di vittoria
curve-percent = { $number }%
curve-alt-likely = Probabilità di vittoria in percentuale: all’inizio e dopo { $when }.
curve-round = Giro
curve-turn = Turno
curve-final = fine
curve-alt-rounds = Punti nel tempo: all’inizio, dopo { $count ->
    [one] il giro
   *[other] i giri
} { $when }{ $counted ->
    [true] {" "}e con il punteggio finale
   *[false] {""}
}.
curve-alt-turns = Punti nel tempo: all’inizio, dopo { $count ->
    [one] il turno
   *[other] i turni
} { $when }{ $counted ->
    [true] {" "}e con il punteggio finale
   *[false] {""}
}.

## Where something does not fit

alt-more = Il resto sotto “{ button-text }”.
words-more = Il resto qui non ci sta.
