# Tables at which nothing happens any more

doubt-game = ### Is { $game } still being played?
    The last time anything happened here was { $since }. If nobody answers or makes a move, the game is closed on { $until }. Nothing is deleted.
doubt-lobby = ### Is { $game } still going to be played?
    The last time anything happened in this lobby was { $since }. If nobody answers, it is closed on { $until }.
doubt-closed-game = Nobody has played on: { $game } is closed. Nothing is deleted{ $more }.
doubt-closed-lobby = Nobody has begun { $game }: the lobby is closed. `/game new` opens another table.
doubt-answer-play = { $name }: we are still playing. The table stays open.
doubt-answer-close = { $name } has closed the table. Nothing is deleted.
button-still-playing = We are still playing
button-close-table = Close the table
refused-doubt-over = Somebody has gone on here since: the table stays open.
