# Délais, remplaçants et absences

command-deadline = Montrer ou fixer le temps que chacun a pour un tour à la table de ce salon
command-deadline-time = 36 heures, 3 jours, dimanche 20:00, ou aucun
command-deadline-then = Ce qui se passe alors : un remplaçant joue, un vote, ou un simple avertissement
command-away = Dire jusqu’à quand vous êtes absent : aucune mention, et les délais vous attendent
command-away-until = 5 jours, dimanche, 3 décembre, 2026-12-03
command-back = Vous êtes de retour : plus personne ne joue pour vous
deadline-none = Aucun délai : la table attend aussi longtemps qu’il le faut. Un temps après `/deadline` en fixe un, par exemple *2 jours* ou *dimanche 20:00*.
deadline-hours = { $count ->
    [one] { $count } heure pour chaque tour.
   *[other] { $count } heures pour chaque tour.
}
deadline-days = { $count ->
    [one] { $count } jour pour chaque tour.
   *[other] { $count } jours pour chaque tour.
}
deadline-weekly = Chaque semaine jusqu’à { $day }, { $time } ({ $zone }) ; qui doit jouer moins d’un jour avant a jusqu’à la semaine suivante.
deadline-then-warn = Qui est en retard reçoit un rappel ; rien d’autre ne se passe.
deadline-then-caretaker = Pour qui est en retard, un ordinateur joue jusqu’à son retour.
deadline-then-vote = Si quelqu’un est en retard, les autres votent pour qu’un joueur virtuel continue ou non jusqu’à son retour.
deadline-choice-warn = seulement un avertissement
deadline-choice-caretaker = un ordinateur joue jusqu’au retour
deadline-choice-vote = la table vote si un ordinateur joue
deadline-off = aucun délai
deadline-soon-warn = { $user }, votre temps pour ce tour se termine { $time }.
deadline-soon-caretaker = { $user }, votre temps pour ce tour se termine { $time }. Ensuite un ordinateur continue pour vous jusqu’à votre retour.
deadline-soon-vote = { $user }, votre temps pour ce tour se termine { $time }. Ensuite, les autres votent pour qu’un joueur virtuel continue ou non pour vous.
deadline-over-warn = { $user }, votre temps pour ce tour est écoulé. La table vous attend toujours.
deadline-over-caretaker = { $user }, votre temps pour ce tour est écoulé. Comme personne d’autre ne joue plus ici, la table attend.
deadline-over-vote = { $user }, votre temps pour ce tour est écoulé. Comme personne d’autre ne joue plus ici, la table attend.
deadline-caretaker = { $name } n’a plus de temps : un ordinateur continue comme remplaçant. { $user }, appuyez sur *Je suis de retour* dès que vous voulez rejouer.
card-due = ⏳ Jusqu’au { $time } ({ $left })
card-away = { $name } est absent jusqu’au { $until }.
result-cared-for = { $count ->
    [one] Un remplaçant a joué { $count } tour.
   *[other] Un remplaçant a joué { $count } tours.
}
button-i-am-back = Je suis de retour
back-again = Bon retour : vous jouez à nouveau vous-même.
back-everywhere = { $count ->
    [0] Bon retour. Vous n’êtes plus absent.
    [one] Bon retour : vous jouez à nouveau vous-même à { $count } table.
   *[other] Bon retour : vous jouez à nouveau vous-même à { $count } tables.
}
away-noted = Vous êtes absent jusqu’au { $until } : ni mention ni rappel d’ici là, et les délais vous attendent, jusqu’à sept jours de plus. `/back` y met fin.
refused-deadline-unclear = Je ne comprends pas ce délai. Écrivez par exemple *36 heures*, *3 jours* ou *dimanche 20:00*, ou choisissez une suggestion.
refused-deadline-range = Un délai dure au moins { $least } heure et au plus { $most } jours.
refused-deadline-then = Après le délai, *un ordinateur joue*, *la table vote*, ou il y a *seulement un avertissement* : choisissez l’un des trois.
refused-deadline-alone = Vous jouez seul ici : personne ne vous attend, il n’y a donc pas de délai.
refused-caretaker-plays = Un ordinateur joue pour vous à cette table. Appuyez sur *Je suis de retour* pour continuer vous-même.
refused-no-caretaker = Personne ne joue pour vous, et vous n’êtes pas absent.
refused-away-unclear = Je ne comprends pas jusqu’à quand. Écrivez par exemple *5 jours*, *dimanche*, *3 décembre* ou *2026-12-03*.
refused-away-past = Ce jour est passé. Dites jusqu’à quand vous êtes absent.
refused-away-far = C’est dans plus de { $most } jours. Pour plus longtemps, faites-vous remplacer : `/game leave`.
weekday-0 = lundi
weekday-1 = mardi
weekday-2 = mercredi
weekday-3 = jeudi
weekday-4 = vendredi
weekday-5 = samedi
weekday-6 = dimanche
reminder-title = Parties qui vous attendent : { $count }
reminder-more = … et { $count } autres : `/game list` les montre.
reminder-snooze = Me le rappeler …
reminder-snooze-3 = dans 3 heures
reminder-snooze-12 = dans 12 heures
reminder-snooze-morning = demain matin
reminder-snooze-72 = dans 3 jours
reminder-snoozed = Je vous le rappellerai au plus tôt le { $until }, si une partie vous attend encore.
reminder-public = { $user }, c’est à vous de jouer ici ; je vous l’ai demandé { $since }. (Vous n’acceptez pas mes messages privés.)
reminder-never = Je ne vous rappelle jamais les parties qui vous attendent.
reminder-every-4 = toutes les 4 heures
reminder-every-12 = toutes les 12 heures
reminder-every-24 = une fois par jour
reminder-every-48 = tous les 2 jours
reminder-every-168 = une fois par semaine
reminder-always = Je vous rappelle **{ $how }** les parties qui vous attendent, à toute heure.
reminder-quiet = Je vous rappelle **{ $how }** les parties qui vous attendent, mais pas entre { $since } h et { $until } h ({ $zone }).
reminder-settings = `/settings` permet de le changer.
settings-zone = Votre fuseau horaire est **{ $zone }** ; `/settings time_zone:` permet de le changer.
settings-remind = La fréquence de mes rappels
settings-every-0 = Aucun rappel
settings-every-4 = Un rappel toutes les 4 heures
settings-every-12 = Un rappel toutes les 12 heures
settings-every-24 = Un rappel par jour
settings-every-48 = Un rappel tous les 2 jours
settings-every-168 = Un rappel par semaine
settings-quiet = Vos heures de silence
settings-no-quiet = Pas d’heures de silence
settings-quiet-hours = Silence de { $since } h à { $until } h
refused-no-time-zone = Aucun fuseau horaire ne s’appelle ainsi. Tapez une ville, par exemple `Paris`, et choisissez une suggestion.
command-settings-zone = Votre fuseau horaire, pour les rappels : tapez une ville près de chez vous
consent-title-caretaker = { $game } · le temps est écoulé
consent-asks-caretaker = { $user }, votre temps pour ce tour est écoulé. Les autres votent : un joueur virtuel doit-il continuer pour { $name } comme remplaçant, jusqu’à son retour ?
consent-rule-caretaker = Qui est en retard met fin au vote en jouant, ou par *Je suis là*.
consent-rule-of-caretaker = C’est décidé quand plus de la moitié veut un joueur virtuel, ou que la moitié préfère attendre. D’ici là vous pouvez changer de réponse ; après trois jours, la question tombe. Qui est absent ou lui aussi en retard ne compte qu’en répondant.
consent-done-caretaker = Un joueur virtuel continue pour { $name }.
consent-refused-caretaker = La table préfère attendre { $name }.
consent-withdrawn-caretaker = { $name } est là : la table attend.
consent-lapsed-caretaker = { $name } a joué, le vote tombe donc.
button-consent-caretaker = L’ordinateur continue
button-refuse-caretaker = Plutôt attendre
button-consent-withdraw-caretaker = Je suis là
refused-consent-vote-open = La table vote pour savoir si un joueur virtuel continue pour { $name }. Attendez que ce soit décidé.

# In sentences of others

my-games-caretaker-by-deadlines =  : `/back`
BOT-115-by-deadlines = {" "}Si la table n’a pas de délai, prenez votre temps. Une fois par jour, je vous rappelle toutes les parties qui vous attendent, jamais la nuit ; `/settings` change la fréquence, les heures de silence et le fuseau horaire, et coupe les mentions dans les salons.
