# Planning ahead

button-plan = Plan ahead
button-plan-go = Go on with the plan
button-plan-drop-first = Drop the first
button-plan-drop-last = Drop the last
button-plan-drop-all = Drop the plan
plan-title = { $game } · your plan
plan-empty = You have planned nothing yet.
plan-picture = The board as it would be when you are asked, as things stand:
plan-next = Next:
plan-doubtful = (not possible as things stand; tried all the same)
plan-unknown = What comes after that depends on what you cannot know yet. You can still type it: `/plan`.
plan-left-out = What would show you something new cannot be planned, though the picture may mark it.
plan-hint = Only you see this. It is played when you are asked, as if you had pressed it yourself. What is not possible then, or would show you something new, is left to you.
plan-held = **Your plan waits:** { $line } { $why }
plan-dropped = **{ $move } is no longer possible, so it is not played.** { $why }
    { $left ->
        [0] Choose another.
       *[other] Choose another; what you chose after it stays.
    }
plan-held-illegal = is not possible now. Decide yourself, or change the plan.
plan-held-reveals = would show you something new, so it is yours to do. Decide yourself, or change the plan.
plan-held-notation = is no move that I understand here. Decide yourself, or change the plan.
plan-held-undone = was not played because you took a step back. Let it go on when you are ready.
plan-goes-on = The plan goes on.
refused-plan-changed = Your plan has changed since that button was made. Here it is as it stands.
refused-plan-full = A plan has at most { $most } lines.
refused-plan-long = A line of a plan has at most { $most } characters.
refused-plan-unread = I cannot read “{ $text }” as a move. `/plan` suggests what you can plan.
refused-plan-reveals = That would show you something new, or draw something; it cannot be undone, so it is not planned ahead. You will be asked when it is your turn.
refused-plans-none = In { $game } nothing can be planned ahead at this table.
command-plan = Plan what to do when it is your turn, privately
command-plan-moves = Moves to add to the plan, as in /move

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
plan-conditions = Depends on · { $said }
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
plan-held-consent = was not played because a step was taken back with everybody’s consent. Let it go on when you are ready.
unshown-plan = { unshown-done } `/plan` shows your plan.
