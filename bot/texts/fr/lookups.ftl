# Regards sur le plateau et sur les choses

button-map = Mappemonde
button-market = Cartes visibles
button-targets = Objectifs
where-title = { $game } · carte du monde
map-hint = -# Ouvrez l’image pour la voir en grand. `/where` montre un lieu et ses alentours.
lookup-title = { $game } · consultation
targets-title = { $game } · vos objectifs
refused-no-map = { $game } n’a ni carte du monde ni objectifs personnels. `/board` montre toute la table.
refused-no-lookup = Dans { $game }, il n’y a rien à consulter : tout est sur le plateau.
no-such-thing = Rien ne s’appelle « { $thing } ».
several-places = « { $place } » peut désigner plusieurs lieux : { $names }.
command-where = Voir un lieu sur la carte du monde (visible pour vous uniquement)
command-where-place = Le nom du lieu ou le titre de sa carte, même mal orthographié
command-card = Montrer, à vous seul, une carte et tout ce qui y figure
command-card-name = Son nom, son numéro ou ce qu’indiquent les images
command-location = Montrer, à vous seul, un lieu du plateau et ses alentours
command-location-number = Son numéro, son nom ou, s’il est face cachée, sa case
command-player = Montrer, à vous seul, tout ce que possède une personne
command-player-name = Le nom de la personne
command-targets = Voir vos objectifs, les plus proches d’abord (visible pour vous uniquement)

# In sentences of others

help-typing-by-lookups =
    {""}
    `/where` montre un lieu sur la carte du monde, et `/targets` à quelle distance sont vos propres objectifs. Le bouton *Mappemonde* la montre en entier.
