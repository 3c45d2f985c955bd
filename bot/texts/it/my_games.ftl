# Tutti i tavoli di una persona

command-my-games = Tutte le tue partite, su tutti i server: a chi tocca, e da quando
my-games-title = Le tue partite
my-games-none = Non sei a nessun tavolo. `/game new` ne apre uno{ $more }.
my-games-waiting = { $count ->
    [0] Nessuna partita ti aspetta.
    [one] { $count } partita ti aspetta.
   *[other] { $count } partite ti aspettano.
}
my-games-lobby = non ancora iniziata, { $seats } posti occupati su { $most }
my-games-you = { $when } · **tocca a te**, chiesto { $since }
my-games-others = { $when } · aspetta { $names }, chiesto { $since }
my-games-caretaker = { $when } · un sostituto gioca per te{ $more }
my-games-over = finita il { $ended }
my-games-place = posto { $rank } su { $count } con { $points } punti, { $ended }
my-games-page = Pagina { $page } di { $count }
button-page-before = Pagina prima
button-page-after = Pagina dopo

# In sentences of others

results-own-none-by-my_games = {" "}`/my-games` mostra quelle che giochi.
