# Lessons

## Buttons

button-learn = Apprendre
button-lesson-open = Ouvrir une table
button-lesson-anew = Recommencer la leçon

## A lesson

lesson-title = Apprendre { $game } · étape { $step } sur { $count }
lesson-title-over = Apprendre { $game } · terminé
lesson-hint = Les boutons sont ceux du vrai jeu. Personne d’autre ne voit ceci. Vous pouvez arrêter à tout moment : `/learn` reprend ici.
lesson-right = ✅ { $text }
lesson-so = Exact.
lesson-wrong = ↩️ { $text }
lesson-unwanted = Les règles le permettent, mais cette étape montre autre chose.
lesson-instead = Ici, la suite est : **{ $move }**
lesson-refused = 🚫 { $text }
lesson-resumed = Vous reprenez là où vous en étiez.
lesson-anew = La leçon recommence.
lesson-changed = Cette leçon a changé depuis votre dernière visite, elle recommence donc.
lesson-next = **Et maintenant ?** Ouvrez une table : vos amis participent d’un bouton, ou jouez contre l’ordinateur. *Règles* donne tous les détails, `/learn` les leçons des autres jeux.
lesson-choice-title = Apprendre un jeu
lesson-choice = Pas à pas, avec les vrais boutons, en solo et en privé. Cela prend environ cinq minutes.
lesson-menu = Quel jeu ?
lesson-new = { $count } étapes
lesson-begun = Reprendre à l’étape { $step } sur { $count }
lesson-finished = Terminé ; l’apprendre encore une fois
data-lessons = { $count ->
    [one] { $count } leçon que vous avez commencée
   *[other] { $count } leçons que vous avez commencées
}

## When it cannot be shown

unshown-lesson = Une erreur s’est produite de mon côté : je ne peux pas montrer la suite de la leçon. `/learn` vous y ramène.
unsure-lesson = Une erreur s’est produite de mon côté. `/learn` montre où vous en êtes dans la leçon.
outdated-lesson = Cette commande vient d’une version précédente du bot. `/learn` ouvre la leçon là où vous en êtes.
answer-refused-lesson = J’avais une réponse pour vous, mais Discord ne l’a pas acceptée. `/learn` montre où vous en êtes dans la leçon.

## Refusals

refused-no-lesson = Il n’y a pas de leçon pour { $game }.
refused-lesson-unfit = La leçon de { $game } ne convient pas au plateau, aux cartes ou aux tuiles utilisés ici.
refused-lesson-own = C’est la leçon de quelqu’un d’autre. `/learn` ouvre la vôtre.
refused-lesson-not-open = Vous n’avez pas commencé cette leçon. `/learn` sans coups l’ouvre.
refused-lesson-done = Vous avez terminé cette leçon. `/learn` la recommence.
refused-lesson-which = Dites de quel jeu est la leçon : `/learn` avec `game`.

## The command

command-learn = Apprendre un jeu pas à pas, en solo et en privé
command-learn-game = Quel jeu
command-learn-moves = Jouer ces coups tapés dans votre leçon

# In sentences of others

help-by-learn = `/learn` vous apprend un jeu
help-alone-by-learn =
    {""}
    `/learn` vous apprend un jeu pas à pas, avec les vrais boutons, en solo et en privé.
my-games-none-by-learn = , `/learn` explique un jeu
