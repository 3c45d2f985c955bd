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
plan-hint = Only you see this. It is played when you are asked, together with the next posts, as if you had pressed it yourself. What is not possible then, or would show you something new, is left to you.
plan-held = **Your plan waits:** { $line } { $why }
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
