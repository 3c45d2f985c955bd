# Playing by commands

command-game-new = Apri un tavolo in questo canale
command-game-new-game = Quale gioco
command-game-new-options = Opzioni, per esempio adventures=true
command-game-join = Prendi posto al tavolo di questo canale
command-game-leave = Lascia il tuo posto; a partita in corso, chiedi chi lo prende
command-game-leave-computer = A partita in corso: questo giocatore virtuale prende subito il tuo posto
command-game-start = Inizia la partita con chi è al tavolo
command-game-cancel = Chiudi il tavolo senza giocare
command-game-abandon = Ferma per sempre la partita in corso
command-game-add-computer = Aggiungi al tavolo un giocatore computer
command-game-add-computer-kind = Come gioca
command-game-remove = Libera un posto prima dell’inizio della partita
command-game-remove-seat = Quale posto, come nella lista
command-game-option = Imposta un’opzione del gioco prima dell’inizio della partita
command-game-option-name = Quale opzione
command-game-option-value = Il suo valore
command-game-status = Mostra il tavolo di questo canale
command-game-list = Elenca i tavoli aperti di questo server
command-game-language = Imposta la lingua dei messaggi pubblici in questo server
command-game-language-language = Quale lingua
command-move = Gioca una o più mosse in notazione
command-move-moves = Che cosa giochi, a parole o come lo chiama l’immagine; ciò che è permesso è suggerito
command-undo = Annulla la tua ultima mossa, se non ha rivelato nulla
command-undo-steps = Solo l’ultima mossa (last) o tutto ciò che si può annullare (all)
command-board = Mostra il tabellone solo a te
command-hand = Mostra la tua mano solo a te
command-form = Come immagine (picture) o a parole (text)
command-settings = Le tue impostazioni: lingua, menzioni, immagini, conferme, promemoria, fuso orario
command-help = Come si gioca qui
