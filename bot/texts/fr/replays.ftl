# Retour en arrière

replay-title = { $game } · encore une fois
replay-title-round = { $game } · la dernière manche
replay-public = Les images montrent ce que tout le monde pouvait voir à ce moment-là, rien de ce qui était caché. La ligne sous chacune dit ce qui venait de se passer.
replay-own = Vous seul voyez ceci : les images montrent ce que vous pouviez voir à ce moment-là. La ligne sous chacune dit ce qui venait de se passer.
replay-undrawn = L’animation n’a pas pu être dessinée. *Journal* dit en mots ce qui s’est passé.
replay-alt = Animation de { $count ->
    [one] { $count } image
   *[other] { $count } images
}. À la fin :
refused-replay-busy = Une autre animation de cette table est en cours de dessin. Veuillez redemander dans un instant.
command-replay = Revoir une partie en animation ; tant qu’elle dure, telle que vous la voyez
command-replay-what = La partie entière, ou seulement la dernière manche
