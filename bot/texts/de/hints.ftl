# Tipps des Computers

button-hint = Tipp
hint-title = Tipp
hint-look = Schau zuerst hierhin: **{ $where }**.
hint-think = Denk an { $about }.
hint-show = Zug zeigen
hint-move = Der Computer würde spielen: **{ $move }**
hint-only = Mehr kannst du jetzt nicht tun.
hint-best = Von { $count } Zügen sieht das am besten aus; danach käme: { $second }.
hint-equal = Von { $count } Zügen sieht das am besten aus, und etwa ebenso gut ist: { $second }.
hint-worse = Danach käme: { $worse }.
hint-at-once = Das heißt sofort:
hint-reveals = Dabei kann etwas aufgedeckt werden; dann lässt es sich nicht rückgängig machen.
hint-play = Spielen: { $move }
hint-counted = -# Er schaut einen kleinen Zug voraus und weiß nur, was du wissen darfst. Von dir genommene Tipps: { $count }. Am Ende der Partie steht, wie viele alle genommen haben.
hints-asked = -# Genommene Tipps: { $counts }
hints-of = { $name } { $count }
hints-allowed = An diesem Tisch kann man mit *Tipp* oder `/hint` um Tipps bitten. Am Ende der Partie steht, wie viele alle genommen haben.
hints-forbidden = An diesem Tisch wird ab jetzt ohne Tipps gespielt. `/hints allowed: True` erlaubt sie wieder.
lobby-no-hints = -# Ohne Tipps (`/hints allowed: True` erlaubt sie).
refused-hints-off = An diesem Tisch wird ohne Tipps gespielt. Wer den Tisch eröffnet hat, kann sie erlauben: `/hints allowed: True`.
refused-hints-later = Du wirst gerade nichts gefragt. Einen Tipp gibt es, wenn du am Zug bist.
command-hint = Zeigt, was der Computer an deiner Stelle täte
command-hints = An diesem Tisch um Tipps bitten lassen oder nicht
command-hints-allowed = Ob Tipps erlaubt sind
