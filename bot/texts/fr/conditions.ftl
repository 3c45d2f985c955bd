# Plans that depend on something

plan-held-unmet = — aucune de ses conditions n’est remplie. Décidez vous-même ou changez le plan.
plan-if-now = En l’état : { $moves }
plan-if-none = En l’état, rien n’en serait joué.
refused-plan-condition = Je ne comprends pas « { $text } » comme une condition. Seraient justes : { $likely }
refused-plan-if = Une ligne qui dépend de quelque chose s’écrit : `{ $example }`, avec au besoin `else ...` à la fin. Aucune condition n’en contient une autre.
refused-plan-branches = Une ligne a au plus { $most } branches, toutes avec `else`.
refused-plan-loop = Un plan ne peut rien répéter : ses lignes sont jouées une fois chacune, l’une après l’autre, et chacune a au plus { $most } branches. `/plan` montre ce que vous pouvez prévoir.
button-plan-if = Seulement si …
button-plan-otherwise = Sinon …
button-plan-done = Terminé
button-plan-if-is = C’est le cas
button-plan-if-not = Ce n’est pas le cas
plan-otherwise = Sinon :
plan-if-what = De quoi doit dépendre que ceci soit joué : { $lines } ?
plan-if-value = { $subject } : que faut-il ?
plan-if-so-now = c’est le cas
plan-if-round = la manche
plan-if-points = points de { $name }
plan-if-place = où se trouve { $name }
plan-if-hint = Tout ceci est visible de tous. Si rien n’est le cas quand on vous demande, le plan attend et vous décidez, ou *Sinon* dit ce qui se passe alors.
plan-conditions = { $count ->
    [one] Condition
   *[other] Conditions
} · { $said }
plan-if-not-so = pas « { $said } »
plan-location = lieu { $number }
plan-value-free = libre
plan-value-taken = occupé
plan-value-market = visible sur la table
plan-value-camp = campement
plan-value-temple = temple
plan-value-pyramid = pyramide
plan-value-empty = désert vide
plan-value-mountain = montagne
plan-value-lake = lac
plan-value-corrupted = corruption
plan-value-clean = pas de corruption
plan-value-hidden = face cachée
plan-value-found = face visible
