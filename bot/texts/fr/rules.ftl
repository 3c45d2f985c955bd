# Les règles des jeux

button-rules = Règles
button-left-out = Montrer : { $names }
button-played = Retour aux règles de cette table
rules-menu = Passer à un autre chapitre
minute-first = Nouveau dans ce jeu ? *En une minute* dit de quoi il s’agit.
rules-question = À propos de cette question
rules-signs = Signes sur les images
rules-found = { $count ->
    [0] Rien dans les règles ne correspond à « { $sought } ».
    [one] { $count } résultat pour « { $sought } » :
   *[other] { $count } résultats pour « { $sought } » :
}
rules-no-words = Il n’y a là aucun mot à chercher.
rules-examples = Essayez un ou deux mots, ou un numéro. Par exemple : `/rules search:{ $first }` et `/rules search:{ $second }`.
rules-example-first = égalité
rules-example-second = fin de la partie
rules-near = Les chapitres les plus proches : { $headings }.
rules-elsewhere = Rien de ce qui vaut à cette table ne correspond à « { $sought } ».
rules-respelt = J’ai lu « { $words } ».
rules-some-words = Aucune règle n’a aussi « { $words } » ; voici ce qui correspond au reste.
rules-left-out = { $count } de plus dans des règles qui ne valent pas à cette table : { $names }.
rules-left-out-title = Ce qui ne vaut pas à cette table, pour « { $sought } » :
rules-about-bot = Le bot, pas les règles
rules-chapter-menu = Lire tout un chapitre
command-rules = Chercher une règle par mots-clés ou par numéro
command-rules-search = Des mots-clés, ou un numéro comme LX-302
command-rules-game = Quel jeu, si ce n’est pas celui de ce salon

# In sentences of others

help-by-rules = `/rules` trouve toute règle
help-typing-by-rules =
    {""}
    `/rules` trouve toute règle par des mots ou par son numéro.
refused-no-lesson-by-rules = `/rules` en donne les règles.
refused-lesson-unfit-by-rules = `/rules` donne les règles.
