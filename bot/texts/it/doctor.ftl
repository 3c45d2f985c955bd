# Che cosa legge chi si occupa del bot

doctor-title = Come sto
doctor-permissions = I miei permessi in { $channel }
doctor-without-view_channel = senza, non vedo questo canale e non ci scrivo nulla.
doctor-without-send_messages = senza, qui non arrivano carte e nessuno viene menzionato.
doctor-without-send_messages_in_threads = senza, in questo thread non arrivano carte e nessuno viene menzionato.
doctor-without-attach_files = senza, le carte arrivano senza immagini.
doctor-without-read_message_history = senza, dopo un riavvio o una connessione interrotta un messaggio può arrivare due volte.
doctor-allow-here = Questo canale non lo consente. Apri le impostazioni di { $channel } → *Permessi* → *Aggiungi membri o ruoli* → { $bot }, e consenti lì: { $permissions }.
doctor-allow-everywhere = Mi manca in tutto il server. Apri *Impostazioni server* → *Ruoli* → { $role } → *Permessi*, e attiva: { $permissions }.
doctor-locked = Questo thread è bloccato: sbloccalo, altrimenti non potrò più scriverci quando sarà archiviato.
doctor-posts = Messaggi che aspettano di essere inviati, su tutti i server
doctor-none-wait = Nessuno.
doctor-wait = { $count ->
    [one] { $count } messaggio, scritto { $since }.
   *[other] { $count } messaggi, il primo scritto { $since }.
}
doctor-tables = Tavoli di questo server che non vanno avanti
doctor-all-go-on = Nessuno che tu possa vedere.
doctor-versions = Versioni e database
doctor-rulesets = Versioni delle regole: { $rulesets }
doctor-size = Database: { $size } MiB, versione { $version }
refused-not-doctor = Solo chi ha aperto il tavolo di questo canale, chi gestisce questo server e chi mi gestisce possono chiedere come sto. Se qualcosa è fermo, avvisa una di queste persone.
command-doctor = Per chi gestisce: i miei permessi, che cosa aspetta e perché, le versioni
