# Tische, an denen nichts mehr geschieht

doubt-game = ### Wird { $game } noch gespielt?
    Zuletzt ist hier { $since } etwas geschehen. Wenn niemand antwortet oder zieht, wird das Spiel am { $until } geschlossen. Nichts wird gelöscht.
doubt-lobby = ### Wird { $game } noch gespielt?
    Zuletzt ist in dieser Lobby { $since } etwas geschehen. Wenn niemand antwortet, wird sie am { $until } geschlossen.
doubt-closed-game = Niemand hat weitergespielt: { $game } ist geschlossen. Nichts ist gelöscht{ $more }.
doubt-closed-lobby = Niemand hat { $game } begonnen: Die Lobby ist geschlossen. `/game new` eröffnet einen anderen Tisch.
doubt-answer-play = { $name }: Wir spielen noch. Der Tisch bleibt offen.
doubt-answer-close = { $name } hat den Tisch geschlossen. Nichts ist gelöscht.
button-still-playing = Wir spielen noch
button-close-table = Tisch schließen
refused-doubt-over = Hier hat inzwischen jemand weitergespielt: Der Tisch bleibt offen.
