# Tavoli a cui non succede più niente

doubt-game = ### Si gioca ancora a { $game }?
    L’ultima volta qui è successo qualcosa { $since }. Se nessuno risponde o fa una mossa, la partita si chiude il { $until }. Niente viene cancellato.
doubt-lobby = ### Si gioca ancora a { $game }?
    L’ultima volta a questo tavolo è successo qualcosa { $since }. Se nessuno risponde, il tavolo si chiude il { $until }.
doubt-closed-game = Nessuno ha continuato: la partita di { $game } è chiusa. Niente è stato cancellato{ $more }.
doubt-closed-lobby = Nessuno ha iniziato { $game }: il tavolo è chiuso. `/game new` apre un altro tavolo.
doubt-answer-play = { $name }: giochiamo ancora. Il tavolo resta aperto.
doubt-answer-close = { $name } ha chiuso il tavolo. Niente è stato cancellato.
button-still-playing = Giochiamo ancora
button-close-table = Chiudi il tavolo
refused-doubt-over = Nel frattempo qui qualcuno ha continuato: il tavolo resta aperto.
