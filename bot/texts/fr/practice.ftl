# Practice

button-practice = Jouer à partir d’ici
button-practice-again = Recommencer à partir de là
practice-title = Entraînement · { $game } · { $when }
practice-begun = Vous jouez seul à partir d’ici : l’ordinateur joue les autres. Vous seul voyez ceci, et rien n’en compte. Les cartes et tuiles que personne n’avait vues sont redistribuées. `/practice` ramène ici.
practice-over = Cet entraînement est terminé.
data-practice = { $count ->
    [one] { $count } partie que vous rejouez pour vous entraîner
   *[other] { $count } parties que vous rejouez pour vous entraîner
}

## When it cannot be shown

unshown-practice = Une erreur s’est produite de mon côté : je ne peux pas montrer la suite de votre entraînement. `/practice` vous y ramène.
unsure-practice = Une erreur s’est produite de mon côté. `/practice` montre où vous en êtes dans votre entraînement.
outdated-practice = Cette commande vient d’une version précédente du bot. `/practice` montre où vous en êtes dans votre entraînement.
answer-refused-practice = J’avais une réponse pour vous, mais Discord ne l’a pas acceptée. `/practice` montre où vous en êtes dans votre entraînement.

## Refusals

refused-practice-seat = Vous n’avez pas joué cette partie. Vous ne pouvez vous entraîner que sur des parties où vous aviez une place.
refused-practice-running = On ne peut s’entraîner que sur une partie finie.
refused-practice-over = Personne ne décide plus rien après ce coup. Choisissez-en un plus tôt.
refused-practice-none = Vous n’avez pas d’entraînement en cours. `/practice` avec `table` commence au début d’une partie finie.
refused-practice-gone = Cet entraînement n’existe plus : vous en avez commencé un autre, ou sa partie a changé. `/practice` montre ce qu’il y a.
refused-practice-own = C’est l’entraînement de quelqu’un d’autre. Le vôtre commence à une partie que vous avez jouée.
refused-practice-done = Cet entraînement est terminé. *{ button-practice-again }* redistribue.

## The command

command-practice = Jouer seul et en privé à partir d’un moment d’une partie finie
command-practice-move = Après quel coup ; sans cela, la partie recommence
command-practice-moves = Jouer ces coups tapés dans votre entraînement
