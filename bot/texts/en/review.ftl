# Looking at a game again

button-review = Review
button-review-back = All of the review
review-title = Review · { $game }
review-working = The game is being looked at again. That takes about half a minute, on a busy machine more.
button-review-look = Look again
review-won = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than a medium computer player would have got
review-lost = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less than a hard computer player would have got
review-even = At no turn did you win or lose much: you played about as the computer would have.
review-public = Judged from what everybody could see at the time. You did not play in this game, so there is nothing more.
review-own = Judged from what you could know at the time, in points. The chart tells how often each would have won if all had gone on as medium computer players.
review-played = **You played:** { $moves }
review-played-well = **You, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} better:** { $moves }
review-hard = **A hard computer player, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} better:** { $moves }
review-medium = **A medium computer player:** { $moves }
review-later = · this shows only in how the game goes on
review-rest = · the rest shows only in how the game goes on
review-luck = -# What you could not know, and what others did, then brought you about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than was to be expected.
review-bad-luck = -# What you could not know, and what others did, then cost you about { $points ->
    [one] { $points } point
   *[other] { $points } points
} against what was to be expected.
refused-review-running = Only a game that is over can be reviewed.
refused-review-failed = The game could not be looked at again: something broke on my side. Please try once more.
command-review = See where you won and lost a finished game
