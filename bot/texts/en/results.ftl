# Results of games of several players, and of one alone

command-results = Results here or of one person: games, wins, ratings, who was ahead of whom
command-results-game = Which game
command-results-person = The results of this person
results-title = { $game } · results on this server
results-title-any = Results on this server
results-none-any = No game has been finished here yet by two or more.
results-none = No game of this kind has been finished here yet by two or more.
results-own = Your results
results-of = Results of { $name }
results-own-none = You have finished no game here yet.{ $more }
results-of-none = No finished game of this person is known here.
results-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
results-rated = rating { $points } ± { $uncertainty }
results-best = most points: { $points }
results-alone = alone: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at best
results-count = { $count ->
    [one] { $count } finished game.
   *[other] { $count } finished games.
}
results-rating = Ratings start at 1500; the true strength lies within ± with 95 %, and every game makes that narrower. Only people of this server are compared, in each game by itself.
results-order = First stands who has the most for sure: rating minus ±.
results-everywhere = Games of all servers together. Ratings compare the people of one server: use the command there to see them.
results-opponents = Played with
results-together = { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
results-ahead = { $count ->
    [one] { $count } time ahead
   *[other] { $count } times ahead
}
results-behind = { $count ->
    [one] { $count } time behind
   *[other] { $count } times behind
}
results-level = { $count ->
    [one] { $count } time level
   *[other] { $count } times level
}
results-more = … and { $count ->
    [one] { $count } other person
   *[other] { $count } other people
}
button-results-own = My results
button-results-all = Everybody’s results

alone-title = { $game } · best results alone
alone-title-of = { $game } · best results of { $name } alone
alone-empty = There are no results yet of games played alone.
alone-daily = daily challenge
alone-date = { DATETIME($day, dateStyle: "medium") }
alone-menu = Show another game
refused-alone-own = Outside a server you can see only your own results.
command-solo = Show the best results of games played alone
command-solo-game = Which game
command-solo-person = Only the results of this person

# In sentences of others

help-alone-by-results =
    {""}
    `/solo` shows the best results of games played alone, of all or of one person.
    `/results` shows games, wins and ratings on this server, or of one person.
BOT-118-by-results = {" "}`/solo` shows the best results of games played alone.
