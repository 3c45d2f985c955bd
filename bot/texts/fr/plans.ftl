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
plan-hint = Vous seul voyez ceci. C’est joué quand on vous interroge, avec les prochains messages, comme si vous aviez appuyé vous-même. Ce qui n’est alors pas possible, ou vous montrerait du nouveau, reste à vous.
plan-held = **Votre plan attend :** { $line } { $why }
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
