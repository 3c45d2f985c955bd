# Plans that depend on something

plan-held-unmet = — none of its conditions holds. Decide yourself, or change the plan.
plan-if-now = As things stand: { $moves }
plan-if-none = As things stand, nothing of it would be played.
refused-plan-condition = I do not understand “{ $text }” as a condition. These would be right: { $likely }
refused-plan-if = A line that depends on something reads: `{ $example }`, perhaps with `else ...` at the end. No condition stands within another.
refused-plan-branches = A line has at most { $most } branches, all with `else`.
refused-plan-loop = A plan cannot repeat anything: its lines are played once each, one after the other, and each has at most { $most } branches. `/plan` shows what you can plan.
button-plan-if = Only if …
button-plan-otherwise = Otherwise …
button-plan-done = Done
button-plan-if-is = It is so
button-plan-if-not = It is not so
plan-otherwise = Otherwise:
plan-if-what = On what shall it depend that this is played: { $lines }?
plan-if-value = { $subject }: what must be so?
plan-if-so-now = so now
plan-if-round = the round
plan-if-points = points of { $name }
plan-if-place = where { $name } stands
plan-if-hint = Everything here is what everybody sees. If nothing of it is so when you are asked, the plan waits and you decide yourself, or *Otherwise* says what is done then.
plan-conditions = { $count ->
    [one] Condition
   *[other] Conditions
} · { $said }
plan-if-not-so = not “{ $said }”
plan-location = location { $number }
plan-value-free = free
plan-value-taken = taken
plan-value-market = on display
plan-value-camp = camp
plan-value-temple = temple
plan-value-pyramid = pyramid
plan-value-empty = empty desert
plan-value-mountain = mountain
plan-value-lake = lake
plan-value-corrupted = corruption
plan-value-clean = no corruption
plan-value-hidden = face down
plan-value-found = face up
