# Résultats des parties à plusieurs et en solo

command-results = Résultats d’ici ou d’une personne : parties, victoires, cote, qui devance qui
command-results-game = Quel jeu
command-results-person = Les résultats de cette personne
results-title = { $game } · résultats sur ce serveur
results-title-any = Résultats sur ce serveur
results-none-any = Aucune partie n’a encore été terminée ici à deux ou plus.
results-none = Aucune partie de ce jeu n’a encore été terminée ici à deux ou plus.
results-own = Vos résultats
results-of = Résultats · { $name }
results-own-none = Vous n’avez encore terminé aucune partie ici.{ $more }
results-of-none = Aucune partie terminée de cette personne n’est connue ici.
results-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
results-rated = cote { $points } ± { $uncertainty }
results-best = maximum de points : { $points }
results-alone = en solo : { $points ->
    [one] { $points } point
   *[other] { $points } points
} au mieux
results-count = { $count ->
    [one] { $count } partie terminée.
   *[other] { $count } parties terminées.
}
results-rating = La cote commence à 1500 ; la vraie force se trouve à 95 % dans la marge ±, que chaque partie resserre. Seules les personnes de ce serveur sont comparées, jeu par jeu.
results-order = En tête, qui a le plus à coup sûr : cote moins ±.
results-everywhere = Parties de tous les serveurs ensemble. La cote compare les personnes d’un même serveur : cette commande l’y montre.
results-opponents = Parties avec
results-together = { $name } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
results-ahead = { $count } fois devant
results-behind = { $count } fois derrière
results-level = { $count } fois à égalité
results-more = … et { $count ->
    [one] { $count } autre personne
   *[other] { $count } autres personnes
}
button-results-own = Mes résultats
button-results-all = Résultats de tout le monde

alone-title = { $game } · meilleurs résultats en solo
alone-title-of = { $game } · meilleurs résultats en solo · { $name }
alone-empty = Il n’y a pas encore de résultat de partie en solo.
alone-daily = défi du jour
alone-date = { DATETIME($day, dateStyle: "medium") }
alone-menu = Montrer un autre jeu
refused-alone-own = Hors d’un serveur, vous ne voyez que vos propres résultats.
command-solo = Montrer les meilleurs résultats des parties en solo
command-solo-game = Quel jeu
command-solo-person = Seulement les résultats de cette personne

# In sentences of others

help-alone-by-results =
    {""}
    `/solo` montre les meilleurs résultats des parties en solo, de tous ou d’une seule personne.
    `/results` montre les parties, victoires et cotes de ce serveur ou d’une personne.
BOT-118-by-results = {" "}`/solo` montre les meilleurs résultats des parties jouées seul.
