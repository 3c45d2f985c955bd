# What is stored about a person

command-my-data = Ciò che è conservato su di te: da ricevere come file o da cancellare
name-gone = Ex giocatore
data-title = Ciò che conservo su di te
data-finished = { $count ->
    [one] { $count } partita finita, con il tuo posto, il tuo nome e le tue mosse
   *[other] { $count } partite finite, con il tuo posto, il tuo nome e le tue mosse
}
data-open = { $count ->
    [one] { $count } partita in cui siedi ora
   *[other] { $count } partite in cui siedi ora
}
data-settings = { $count ->
    [one] { $count } impostazione, come la tua lingua
   *[other] { $count } impostazioni, come la tua lingua
}
data-posts = Nient’altro, e non è mostrato a nessun altro. Ciò che è scritto nei canali lo conserva Discord.
data-sent = Ecco tutto ciò che conservo su di te: uno ZIP con un file JSON. Delle partite in corso contiene le tue mosse e nulla degli altri, nemmeno quando o quante volte hanno giocato.
data-erase-title = Cancellare tutto su di te?
data-erase-what = Tutto ciò che è salvato su di te viene eliminato, e nessuna partita dice più che l’hai giocata: i tuoi posti si chiamano “Ex giocatore”. Le partite stesse restano, per gli altri. Restano anche i messaggi nei canali e le copie fatte da chi ospita questo bot.{ $more } **Non si può annullare.**
data-erase-open = { $count ->
    [one] Siedi a { $count } partita aperta: se altri vi giocano, un giocatore virtuale continua per te, altrimenti finisce.
   *[other] Siedi a { $count } partite aperte: dove altri giocano, un giocatore virtuale continua per te, le altre finiscono.
}
data-erased = Fatto. Non so più nulla di te. Se continui a usarmi, ricominci da capo.
button-data-send = Mandami tutto come file
button-data-erase = Cancella …
button-data-erase-all = Cancella tutto per sempre
