# Looking at a game again

button-review = Bilancio
button-review-back = Tutto il bilancio
review-title = Bilancio · { $game }
review-working = La partita viene riesaminata. Ci vuole circa mezzo minuto, di più se la macchina è occupata.
button-review-look = Guarda di nuovo
review-won = circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} più di un computer di livello medio
review-lost = circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} meno di un computer di livello difficile
review-even = In nessun turno hai vinto o perso molto: hai giocato più o meno come avrebbe fatto il computer.
review-public = Giudicato da ciò che allora tutti potevano vedere. Non hai giocato questa partita, quindi non c’è altro.
review-own = Giudicato da ciò che allora potevi sapere, in punti. L’immagine dice quante volte ciascuno avrebbe vinto se tutti avessero continuato come computer di livello medio.
review-played = **Hai giocato:** { $moves }
review-played-well = **Tu, circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} meglio:** { $moves }
review-hard = **Un computer di livello difficile, circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} meglio:** { $moves }
review-medium = **Un computer di livello medio:** { $moves }
review-later = · si vede solo nel seguito della partita
review-rest = · il resto si vede solo nel seguito della partita
review-luck = -# Ciò che non potevi sapere e ciò che altri hanno fatto ti ha poi portato circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} più del previsto.
review-bad-luck = -# Ciò che non potevi sapere e ciò che altri hanno fatto ti è poi costato circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} rispetto al previsto.
refused-review-running = Si può fare il bilancio solo di una partita finita.
refused-review-failed = La partita non ha potuto essere riesaminata: c’è stato un errore dalla mia parte. Riprova.
command-review = Vedi dove hai vinto e perso una partita finita
