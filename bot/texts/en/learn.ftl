# Lessons

## Buttons

button-learn = Learn
button-lesson-open = Open a table
button-lesson-anew = Begin the lesson again

## A lesson

lesson-title = Learn { $game } · step { $step } of { $count }
lesson-title-over = Learn { $game } · done
lesson-hint = The buttons are those of the real game. Nobody else sees this. You can stop at any time: `/learn` goes on here.
lesson-right = ✅ { $text }
lesson-so = Right.
lesson-wrong = ↩️ { $text }
lesson-unwanted = The rules allow that, but this step shows something else.
lesson-instead = Here it goes on with: **{ $move }**
lesson-refused = 🚫 { $text }
lesson-resumed = You go on where you left off.
lesson-anew = The lesson begins again.
lesson-changed = This lesson has changed since you were here, so it begins again.
lesson-next = **What next?** Open a table: friends join with one button, or play against the computer. *Rules* has every detail, `/learn` the lessons of other games.
lesson-choice-title = Learn a game
lesson-choice = Step by step, with the real buttons, alone and in private. It takes about five minutes.
lesson-menu = Which game?
lesson-new = { $count } steps
lesson-begun = Go on at step { $step } of { $count }
lesson-finished = Finished; learn it once more
data-lessons = { $count ->
    [one] { $count } lesson that you have begun
   *[other] { $count } lessons that you have begun
}

## When it cannot be shown

unshown-lesson = Something broke on my side, so I cannot show how the lesson goes on. `/learn` leads back to it.
unsure-lesson = Something broke on my side. `/learn` shows where you stand in the lesson.
outdated-lesson = This control is from an earlier version of the bot. `/learn` opens the lesson where you stand.
answer-refused-lesson = I had an answer for you, but Discord did not take it. `/learn` shows where you stand in the lesson.

## Refusals

refused-no-lesson = There is no lesson for { $game }.
refused-lesson-unfit = The lesson of { $game } does not fit the board, cards or tiles with which this bot plays.
refused-lesson-own = This is somebody else’s lesson. `/learn` opens yours.
refused-lesson-not-open = You have not begun this lesson. `/learn` without moves opens it.
refused-lesson-done = You have finished this lesson. `/learn` begins it once more.
refused-lesson-which = Say of which game the lesson is: `/learn` with `game`.

## The command

command-learn = Learn a game step by step, alone and in private
command-learn-game = Which game
command-learn-moves = Play these typed moves in your lesson

# In sentences of others

help-by-learn = `/learn` teaches you a game
help-alone-by-learn =
    {""}
    `/learn` teaches a game step by step, with the real buttons, alone and in private.
my-games-none-by-learn = , `/learn` teaches a game
