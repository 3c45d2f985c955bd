"""What Marks says, in English; other languages fall back to it."""

ENGLISH = """
marks-about = Marks in secret.
marks-command = Marks
marks-ask-mark = Mark a square?
marks-ask-clash = Square { $square } is marked twice. Yield it?
marks-ask-free = You have committed.
marks-what-mark = Mark
marks-move-mark = Mark { $square }
marks-move-commit = Commit
marks-move-withdraw = Withdraw
marks-move-settle = { $yields ->
    [yes] Yield
   *[no] Stay
}
marks-called-mark = Mark up to two squares.
marks-undo-commit = Think again
marks-event-marked = You mark { $square }.
marks-event-committed = { $seat } commits.
marks-event-withdrew = { $seat } thinks again.
marks-event-shown = All marks are shown.
marks-event-settled = { $seat } has answered about { $square }.
marks-event-turn_ended = The turn ends.
marks-refusal-not-now = Not now.
marks-source-squares = squares
"""

WORDS = {"en": ENGLISH}
