# Conseils de l’ordinateur

button-hint = Conseil
hint-title = Conseil
hint-look = Regardez d’abord ici : **{ $where }**.
hint-think = Pensez à { $about }.
hint-show = Montrer le coup
hint-move = L’ordinateur jouerait : **{ $move }**
hint-only = Vous ne pouvez rien faire d’autre maintenant.
hint-best = Sur { $count } coups, c’est celui qui paraît le meilleur ; ensuite viendrait : { $second }.
hint-equal = Sur { $count } coups, c’est celui qui paraît le meilleur, et celui-ci le vaut à peu près : { $second }.
hint-worse = Ensuite viendrait : { $worse }.
hint-at-once = Effet immédiat :
hint-reveals = Ce coup peut révéler quelque chose de caché ; il ne pourra alors pas être annulé.
hint-play = Jouer : { $move }
hint-counted = -# Il regarde un petit coup à l’avance et ne sait que ce que vous pouvez savoir. Conseils que vous avez pris : { $count }. La fin de la partie dira combien chacun en a pris.
hints-asked = -# Conseils pris : { $counts }
hints-of = { $name } { $count }
hints-allowed = À cette table, on peut demander un conseil avec *Conseil* ou `/hint`. La fin de la partie dira combien chacun en a pris.
hints-forbidden = Cette table joue désormais sans conseils. `/hints allowed: True` les permet de nouveau.
lobby-no-hints = -# Sans conseils (`/hints allowed: True` les permet).
refused-hints-off = Cette table joue sans conseils. Qui a ouvert la table peut les permettre : `/hints allowed: True`.
refused-hints-later = On ne vous demande rien pour l’instant. Un conseil se demande quand c’est votre tour.
command-hint = Voir ce que l’ordinateur ferait à votre place
command-hints = Permettre ou non les conseils à cette table
command-hints-allowed = Si les conseils sont permis
