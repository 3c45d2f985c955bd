# Practice

button-practice = Play on from here
button-practice-again = Begin again from there
practice-title = Practice · { $game } · { $when }
practice-begun = You play on from here, alone: the computer plays the others. Only you see this, and nothing of it counts. Cards and tiles that nobody had seen are dealt anew. `/practice` leads back here.
practice-over = This practice is over.
data-practice = { $count ->
    [one] { $count } game that you practise
   *[other] { $count } games that you practise
}

## When it cannot be shown

unshown-practice = Something broke on my side, so I cannot show how your practice goes on. `/practice` leads back to it.
unsure-practice = Something broke on my side. `/practice` shows where you stand in your practice.
outdated-practice = This control is from an earlier version of the bot. `/practice` shows where you stand in your practice.
answer-refused-practice = I had an answer for you, but Discord did not take it. `/practice` shows where you stand in your practice.

## Refusals

refused-practice-seat = You did not play in this game. You can practise only games in which you had a seat.
refused-practice-running = Only a game that is over can be practised.
refused-practice-over = Nobody decides anything after that move. Choose an earlier one.
refused-practice-none = You practise no game. `/practice` with `table` begins at the start of one that is over.
refused-practice-gone = This practice is not there any more: you have begun another one, or its game has changed. `/practice` shows what there is.
refused-practice-own = This is somebody else’s practice. Your own begins at a game in which you played.
refused-practice-done = This practice is over. *{ button-practice-again }* deals anew.

## The command

command-practice = Play on from a moment of a finished game, alone and in private
command-practice-move = After which move; without it the game begins anew
command-practice-moves = Play these typed moves in your practice
