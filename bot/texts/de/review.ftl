# Looking at a game again

button-review = Rückschau
button-review-back = Ganze Rückschau
review-title = Rückschau · { $game }
review-working = Die Partie wird noch einmal angesehen. Das dauert etwa eine halbe Minute, bei viel Betrieb länger.
button-review-look = Nachsehen
review-won = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr, als ein Computer der Stufe Mittel bekommen hätte
review-lost = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger, als ein Computer der Stufe Schwer bekommen hätte
review-even = In keinem Zug hast du viel gewonnen oder verloren: Du hast etwa so gespielt, wie es der Computer getan hätte.
review-public = Beurteilt nach dem, was damals alle sehen konnten. Du hast in dieser Partie nicht mitgespielt, deshalb gibt es nicht mehr.
review-own = Beurteilt nach dem, was du damals wissen konntest, in Punkten. Das Bild zeigt, wie oft jeder gewonnen hätte, wenn alle wie Computer der Stufe Mittel weitergespielt hätten.
review-played = **Du hast gespielt:** { $moves }
review-played-well = **Du, etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} besser:** { $moves }
review-hard = **Ein Computer der Stufe Schwer, etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} besser:** { $moves }
review-medium = **Ein Computer der Stufe Mittel:** { $moves }
review-later = · das zeigt sich erst im weiteren Verlauf der Partie
review-rest = · der Rest zeigt sich erst im weiteren Verlauf der Partie
review-luck = -# Was du nicht wissen konntest und was andere taten, brachte dir dann etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr, als zu erwarten war.
review-bad-luck = -# Was du nicht wissen konntest und was andere taten, kostete dich dann etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gegenüber dem, was zu erwarten war.
refused-review-running = Nur eine beendete Partie kann angesehen werden.
refused-review-failed = Die Partie konnte nicht noch einmal angesehen werden: Bei mir ist etwas kaputtgegangen. Bitte versuch es noch einmal.
command-review = Sehen, wo du eine beendete Partie gewonnen und verloren hast
