# Prévoir ses coups

button-plan = Prévoir
button-plan-go = Continuer le plan
button-plan-drop-first = Retirer le premier
button-plan-drop-last = Retirer le dernier
button-plan-drop-all = Abandonner le plan
plan-title = { $game } · votre plan
plan-empty = Vous n’avez encore rien prévu.
plan-picture = Le plateau tel qu’il serait quand ce sera à vous, dans l’état actuel :
plan-next = Ensuite :
plan-doubtful = (impossible dans l’état actuel ; sera tenté quand même)
plan-unknown = La suite dépend de ce que vous ne pouvez pas encore savoir. Vous pouvez tout de même la taper : `/plan`.
plan-left-out = Ce qui vous révélerait du nouveau ne peut pas être prévu, même si l’image le marque.
plan-hint = Vous seul voyez ceci. C’est joué quand on vous interroge, comme si vous aviez appuyé vous-même. Ce qui n’est alors pas possible, ou vous montrerait du nouveau, reste à vous.
plan-held = **Votre plan attend :** { $line } { $why }
plan-dropped = **{ $move } n’est plus possible et n’est pas joué.** { $why }
    { $left ->
        [0] Choisissez autre chose.
       *[other] Choisissez autre chose ; ce que vous avez choisi ensuite reste.
    }
plan-held-illegal = n’est pas possible maintenant. Décidez vous-même ou changez le plan.
plan-held-reveals = vous montrerait du nouveau, c’est donc à vous de le faire. Décidez vous-même ou changez le plan.
plan-held-notation = n’est pas un coup que je comprends ici. Décidez vous-même ou changez le plan.
plan-held-undone = n’a pas été joué, car vous avez annulé un coup. Continuez le plan quand vous voudrez.
plan-goes-on = Le plan continue.
refused-plan-changed = Votre plan a changé depuis que ce bouton existe. Le voici tel qu’il est.
refused-plan-full = Un plan a au plus { $most } lignes.
refused-plan-long = Une ligne du plan a au plus { $most } caractères.
refused-plan-unread = Je ne peux pas lire « { $text } » comme un coup. `/plan` propose ce que vous pouvez prévoir.
refused-plan-reveals = Cela vous montrerait du nouveau ou ferait piocher ; on ne peut pas l’annuler, donc cela ne se prévoit pas. On vous interrogera à votre tour.
refused-plans-none = Dans { $game }, rien ne peut être prévu à cette table.
command-plan = Prévoir en privé ce que vous ferez à votre tour
command-plan-moves = Coups à ajouter au plan, comme avec /move

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
plan-if-points = { $name }, points
plan-if-place = où se trouve { $name }
plan-if-hint = Tout ceci est visible de tous. Si rien n’est le cas quand on vous demande, le plan attend et vous décidez, ou *Sinon* dit ce qui se passe alors.
plan-conditions = Dépend de · { $said }
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
plan-held-consent = n’a pas été joué, car un coup a été annulé avec l’accord de tous. Continuez le plan quand vous voudrez.
unshown-plan = { unshown-done } `/plan` montre votre plan.
