# Deadlines, caretakers and absences

command-deadline = Show or set how long people have for a turn at this channel’s table
command-deadline-time = 36 hours, 3 days, Sunday 20:00, or off
command-deadline-then = What happens then: a caretaker plays, a vote about it, or only a warning
command-away = Say until when you are away: no pings, and deadlines wait for you
command-away-until = 5 days, Sunday, 3 December, 2026-12-03
command-back = You are back: nobody plays for you any more
deadline-none = No deadline: the table waits as long as it takes. A time after `/deadline` sets one, for example *2 days* or *Sunday 20:00*.
deadline-hours = { $count ->
    [one] { $count } hour for each turn.
   *[other] { $count } hours for each turn.
}
deadline-days = { $count ->
    [one] { $count } day for each turn.
   *[other] { $count } days for each turn.
}
deadline-weekly = Each week until { $day }, { $time } ({ $zone }); whoever is asked less than a day before has until the week after.
deadline-then-warn = Whoever is late is told; nothing else happens.
deadline-then-caretaker = For whoever is late a computer player plays, until they are back.
deadline-then-vote = For whoever is late the others vote whether a computer player goes on until they are back.
deadline-choice-warn = only a warning
deadline-choice-caretaker = a caretaker plays until they are back
deadline-choice-vote = the table votes whether a computer plays
deadline-off = no deadline
deadline-soon-warn = { $user }, your time for this turn ends { $time }.
deadline-soon-caretaker = { $user }, your time for this turn ends { $time }. Then a computer player goes on for you until you are back.
deadline-soon-vote = { $user }, your time for this turn ends { $time }. Then the others vote whether a computer player goes on for you.
deadline-over-warn = { $user }, your time for this turn is over. The table still waits for you.
deadline-over-caretaker = { $user }, your time for this turn is over. As nobody else plays here any more, the table waits.
deadline-over-vote = { $user }, your time for this turn is over. As nobody else plays here any more, the table waits.
deadline-caretaker = { $name }’s time is over: a computer player goes on as caretaker. { $user }, press *I am back* whenever you want to play again.
card-due = ⏳ Until { $time } ({ $left })
card-away = { $name } is away until { $until }.
result-cared-for = { $count ->
    [one] A caretaker played { $count } turn.
   *[other] A caretaker played { $count } turns.
}
button-i-am-back = I am back
back-again = Welcome back: you play yourself again.
back-everywhere = { $count ->
    [0] Welcome back. You are no longer away.
    [one] Welcome back: you play yourself again at { $count } table.
   *[other] Welcome back: you play yourself again at { $count } tables.
}
away-noted = You are away until { $until }: no pings and no reminders until then, and deadlines wait for you, up to seven days longer. `/back` ends it.
refused-deadline-unclear = I do not understand that time. Write, for example, *36 hours*, *3 days* or *Sunday 20:00*, or choose one of the suggestions.
refused-deadline-range = A deadline is at least { $least } hour and at most { $most } days.
refused-deadline-then = After the deadline *a caretaker plays*, *the table votes*, or there is *only a warning*: choose one of the three.
refused-deadline-alone = You play alone here: nobody waits for you, so there is no deadline.
refused-caretaker-plays = A computer player plays for you at this table. Press *I am back* to go on yourself.
refused-no-caretaker = Nobody plays for you, and you are not away.
refused-away-unclear = I do not understand until when. Write, for example, *5 days*, *Sunday*, *3 December* or *2026-12-03*.
refused-away-past = That day is over. Say until when you are away.
refused-away-far = That is more than { $most } days off. For longer, ask to be replaced: `/game leave`.
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
reminder-title = Games that wait for you: { $count }
reminder-more = … and { $count } more: `/game list` shows them.
reminder-snooze = Remind me again …
reminder-snooze-3 = in 3 hours
reminder-snooze-12 = in 12 hours
reminder-snooze-morning = tomorrow morning
reminder-snooze-72 = in 3 days
reminder-snoozed = I remind you again at { $until } at the earliest, if a game still waits for you then.
reminder-public = { $user }, it is your turn here; I asked { $since }. (You take no private messages from me.)
reminder-never = I never remind you of games that wait for you.
reminder-every-4 = every 4 hours
reminder-every-12 = every 12 hours
reminder-every-24 = once a day
reminder-every-48 = every 2 days
reminder-every-168 = once a week
reminder-always = I remind you **{ $how }** of games that wait for you, at any time of day.
reminder-quiet = I remind you **{ $how }** of games that wait for you, but not between { $since } and { $until } o’clock ({ $zone }).
reminder-settings = `/settings` changes that.
settings-zone = Your time zone is **{ $zone }**; `/settings time_zone:` changes it.
settings-remind = How often I remind you
settings-every-0 = Never remind me
settings-every-4 = Remind me every 4 hours
settings-every-12 = Remind me every 12 hours
settings-every-24 = Remind me once a day
settings-every-48 = Remind me every 2 days
settings-every-168 = Remind me once a week
settings-quiet = Your quiet hours
settings-no-quiet = No quiet hours
settings-quiet-hours = Quiet from { $since } to { $until } o’clock
refused-no-time-zone = There is no time zone of that name. Type a city, such as `Berlin`, and choose one of the suggestions.
command-settings-zone = Your time zone, for reminders: type a city near you
consent-title-caretaker = { $game } · time is over
consent-asks-caretaker = { $user }, your time for this turn is over. The others vote: shall a computer player go on for { $name } as caretaker, until { $name } is back?
consent-rule-caretaker = Who is late ends the vote by playing, or with *I am here*.
consent-rule-of-caretaker = It is decided when more than half want a computer player, or half would rather wait. Until then you can change your answer; after three days it is dropped. Who is away or late as well counts only with an answer.
consent-done-caretaker = A computer player goes on for { $name }.
consent-refused-caretaker = The table would rather wait for { $name }.
consent-withdrawn-caretaker = { $name } is here: the table waits.
consent-lapsed-caretaker = { $name } has played, so the vote is dropped.
button-consent-caretaker = Computer plays on
button-refuse-caretaker = Rather wait
button-consent-withdraw-caretaker = I am here
refused-consent-vote-open = The table is voting whether a computer player goes on for { $name }. Wait until that is decided.

# In sentences of others

my-games-caretaker-by-deadlines = : `/back`
BOT-115-by-deadlines = {" "}Unless the table has a deadline, take the time you need. Once a day I remind you of all games that wait for you, never at night; `/settings` changes how often, when not, and in which time zone, and can switch off pings in channels.
