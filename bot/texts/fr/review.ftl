# Looking at a game again

button-review = Bilan
button-review-back = Tout le bilan
review-title = Bilan · { $game }
review-working = La partie est en cours d’examen. Cela prend environ une demi-minute, plus si la machine est occupée.
button-review-look = Regarder
review-won = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus qu’un ordinateur de niveau moyen
review-lost = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins qu’un ordinateur de niveau difficile
review-even = À aucun tour vous n’avez beaucoup gagné ou perdu : vous avez joué à peu près comme l’ordinateur.
review-public = Jugé d’après ce que tout le monde pouvait voir. Vous n’avez pas joué cette partie, il n’y a donc rien de plus.
review-own = Jugé d’après ce que vous pouviez savoir alors, en points. L’image dit combien de fois chacun aurait gagné si tous avaient continué comme des ordinateurs de niveau moyen.
review-played = **Vous avez joué :** { $moves }
review-played-well = **Vous, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de mieux :** { $moves }
review-hard = **Un ordinateur de niveau difficile, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de mieux :** { $moves }
review-medium = **Un ordinateur de niveau moyen :** { $moves }
review-later = · cela ne se voit que dans la suite de la partie
review-rest = · le reste ne se voit que dans la suite de la partie
review-luck = -# Ce que vous ne pouviez pas savoir et ce que d’autres ont fait vous ont ensuite apporté environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que prévu.
review-bad-luck = -# Ce que vous ne pouviez pas savoir et ce que d’autres ont fait vous ont ensuite coûté environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} par rapport à ce qui était prévu.
refused-review-running = On ne peut faire le bilan que d’une partie finie.
refused-review-failed = La partie n’a pas pu être examinée : une erreur s’est produite de mon côté. Veuillez réessayer.
command-review = Voir où vous avez gagné et perdu une partie finie
