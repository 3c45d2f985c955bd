# Retour en arrière

replay-public = Les images montrent ce que tout le monde pouvait voir à ce moment-là, rien de ce qui était caché. La ligne sous chacune dit ce qui venait de se passer.
replay-alt = Animation de { $count ->
    [one] { $count } image
   *[other] { $count } images
}. À la fin :
