# Sguardo indietro

replay-public = Le immagini mostrano ciò che tutti potevano vedere in quel momento, niente di ciò che era nascosto. La riga sotto ognuna dice che cosa era appena successo.
replay-alt = Animazione di { $count ->
    [one] { $count } immagine
   *[other] { $count } immagini
}. Alla fine:
