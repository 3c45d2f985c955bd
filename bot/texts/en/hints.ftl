# Hints of the computer

button-hint = Hint
hint-title = Hint
hint-look = Look here first: **{ $where }**.
hint-think = Think of { $about }.
hint-show = Show the move
hint-move = The computer would play: **{ $move }**
hint-only = It is all that you may do now.
hint-best = Of { $count } moves it looks best; next comes: { $second }.
hint-equal = Of { $count } moves it looks best, and this one about as good: { $second }.
hint-worse = Next comes: { $worse }.
hint-at-once = At once it means:
hint-reveals = It may show something that is hidden now; then it cannot be undone.
hint-play = Play: { $move }
hint-counted = -# It looks one small move ahead and knows what you may know. Hints you have taken: { $count }. The end of the game tells how many each of you took.
hints-asked = -# Hints taken: { $counts }
hints-of = { $name } { $count }
hints-allowed = Players of this table may ask for hints with *Hint* or `/hint`. The end of the game tells how many each of them took.
hints-forbidden = This table plays without hints from now on. `/hints allowed: True` allows them again.
lobby-no-hints = -# Without hints (`/hints allowed: True` allows them).
refused-hints-off = This table plays without hints. The host can allow them: `/hints allowed: True`.
refused-hints-later = You are asked nothing now. A hint is for the moment when it is your turn.
command-hint = See what the computer would do in your place
command-hints = Let the players of this table ask for hints, or not
command-hints-allowed = Whether hints are allowed
