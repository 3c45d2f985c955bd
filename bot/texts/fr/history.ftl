# Looking back

button-log = Journal
log-title = { $game } · journal
command-log = Raconter ce qui s’est passé
replay-title = { $game } · encore une fois
replay-title-round = { $game } · la dernière manche
replay-own = Vous seul voyez ceci : les images montrent ce que vous pouviez voir à ce moment-là. La ligne sous chacune dit ce qui venait de se passer.
replay-undrawn = L’animation n’a pas pu être dessinée. *Journal* dit en mots ce qui s’est passé.
refused-replay-busy = Une autre animation de cette table est en cours de dessin. Veuillez redemander dans un instant.
command-replay = Revoir une partie en animation ; tant qu’elle dure, telle que vous la voyez
command-replay-what = La partie entière, ou seulement la dernière manche
button-replay = Revoir
button-steps = Pas à pas
steps-title = { $game } · pas à pas
button-step-back = Retour
button-step-on = Suite
log-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
log-choose-round = Choisir une manche
log-choose-moment = Voir le plateau à un moment de cette manche
log-round-empty = Il ne s’y est encore rien passé.
log-moment = Tour { $number }
log-moment-begin = Au début
log-moment-now = Maintenant
log-moment-of = { $number } sur { $count }
log-moment-undrawn = L’image de ce moment n’a pas pu être dessinée.
button-moment-before = Avant
button-moment-after = Après
refused-log-no-round = Cette manche n’a pas été jouée. Choisissez-en une de { $first } à { $last }.
refused-log-no-moment = Ce moment n’existe plus : un coup a été repris. `/log` montre ce qu’il y a.
command-log-round = Seulement cette manche, avec des images de ses moments

# In sentences of others

help-views-by-history =  ; `/log` raconte ce qui s’est passé
doubt-closed-game-by-history =  : `/log` et `/replay` la montrent toujours
refused-practice-none-by-history = *{ button-steps }* en dessous montre ses moments : *{ button-practice }* commence là.
