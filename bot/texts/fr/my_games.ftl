# Toutes les tables d’une personne

command-my-games = Toutes vos parties, sur tous les serveurs : à qui de jouer, et depuis quand
my-games-title = Vos parties
my-games-none = Vous n’êtes à aucune table. `/game new` en ouvre une{ $more }.
my-games-waiting = { $count ->
    [0] Aucune partie ne vous attend.
    [one] { $count } partie vous attend.
   *[other] { $count } parties vous attendent.
}
my-games-lobby = pas encore commencée, { $seats } places prises sur { $most }
my-games-you = { $when } · **à vous de jouer**, demandé { $since }
my-games-others = { $when } · attend { $names }, demandé { $since }
my-games-caretaker = { $when } · un remplaçant joue pour vous{ $more }
my-games-over = terminée depuis le { $ended }
my-games-place = place { $rank } sur { $count } avec { $points } points, { $ended }
my-games-page = Page { $page } sur { $count }
button-page-before = Page précédente
button-page-after = Page suivante

# In sentences of others

results-own-none-by-my_games = {" "}`/my-games` montre celles que vous jouez.
