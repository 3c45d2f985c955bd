# All tables of a person

command-my-games = All your games, on all servers: whose turn it is, and since when
my-games-title = Your games
my-games-none = You sit at no table. `/game new` opens one{ $more }.
my-games-waiting = { $count ->
    [0] No game waits for you.
    [one] { $count } game waits for you.
   *[other] { $count } games wait for you.
}
my-games-lobby = in the lobby, { $seats } of { $most } seats taken
my-games-you = { $when } · **your turn**, asked { $since }
my-games-others = { $when } · waiting for { $names }, asked { $since }
my-games-caretaker = { $when } · a caretaker plays for you{ $more }
my-games-over = over since { $ended }
my-games-place = place { $rank } of { $count } with { $points } points, { $ended }
my-games-page = Page { $page } of { $count }
button-page-before = Page before
button-page-after = Next page

# In sentences of others

results-own-none-by-my_games = {" "}`/my-games` lists those that you play.
