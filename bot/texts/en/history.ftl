# Looking back

button-log = Log
log-title = { $game } · log
command-log = Show what has happened
replay-title = { $game } · once more
replay-title-round = { $game } · the last round
replay-own = Only you see this: the pictures show what you could see at the time. The line below each tells what had just happened.
replay-undrawn = The animation could not be drawn. *Log* tells in words what happened.
refused-replay-busy = Another animation of this table is being drawn. Please ask again in a moment.
command-replay = See a game once more as an animation; while it runs, as you see it
command-replay-what = The whole game, or only the last round
button-replay = Replay
button-steps = Step by step
steps-title = { $game } · step by step
button-step-back = Back
button-step-on = On
log-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
log-choose-round = Choose a round
log-choose-moment = See the board at a moment of this round
log-round-empty = Nothing has happened in it yet.
log-moment = Turn { $number }
log-moment-begin = At the beginning
log-moment-now = Now
log-moment-of = { $number } of { $count }
log-moment-undrawn = The picture of this moment could not be drawn.
button-moment-before = Before
button-moment-after = After
refused-log-no-round = That round has not been played. Choose one from { $first } to { $last }.
refused-log-no-moment = That moment is no longer there: a move was taken back. `/log` shows what there is.
command-log-round = Only this round, with pictures of its moments

# In sentences of others

help-views-by-history = ; `/log` shows what has happened
doubt-closed-game-by-history = : `/log` and `/replay` still show the game
refused-practice-none-by-history = *{ button-steps }* below it shows its moments: *{ button-practice }* begins there.
