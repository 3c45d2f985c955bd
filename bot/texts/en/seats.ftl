# Seats of a running game that pass to somebody else

button-agree = Agree
button-object = Object
button-take-seat = Take the seat
button-still-here = I am still here
button-computer-plays = Let a computer play
button-decide = Decide now (managers)
button-withdraw = Withdraw
button-undo-seat = Undo
seats-title = { $game } · seat { $seat }
seats-asks = { $asker } asks the table: shall { $newcomer } take the seat of { $name }?
seats-asks-anybody = { $asker } asks the table: shall somebody else take the seat of { $name }?
seats-leaving = { $name } would like to leave, and plays on until somebody takes over. Thank you for saying so!
seats-leaving-computer = The host can also let a computer player take over.
seats-agreed = Agreed: { $names }.
seats-missing = { $names }, do you agree?
seats-nobody-asked = Nobody else is here to agree, so a manager of this server decides.
seats-decided = { $name } has decided this as a manager of this server, without waiting for every answer.
seats-newcomer = { $newcomer }, press *Take the seat* if you want to play on.
seats-anybody = Anybody who does not sit here yet can press *Take the seat*.
seats-still-here = { $user }, if you are still playing, press *I am still here*, and the seat stays yours.
seats-rule = It is done when all who are asked have agreed; one objection ends it. A manager of this server can decide without waiting.
seats-done = { $newcomer } has taken the seat of { $name }.
seats-done-left = { $name } has left the game. { $newcomer } plays on in that seat.
seats-seen = { $newcomer } has been shown the hand of this seat; no undo changes that.
seats-undo = Until { $newcomer } makes a move, the host or a manager of this server can undo this.
seats-undo-own = Until { $newcomer } makes a move, { $name } can undo this.
seats-undone = { $by } has undone this: { $name } has the seat back from { $newcomer }.
seats-objected = { $by } has objected: { $name } keeps the seat.
seats-withdrawn = { $by } has withdrawn this: { $name } keeps the seat.
seats-stayed = { $name } is still here and keeps the seat.
seats-over = The game is over, so this question is, too.
seats-farewell = { $game }: { $name } has your seat now, so the hand is no longer shown here.
seats-log = { $newcomer } took the seat of { $name }.
seats-log-back = { $name } has the seat back from { $newcomer }.
seats-asked = I have asked the table, here in the channel.
seats-given = Done: the seat has passed on. The channel has been told.
seats-leave-asked = I have told the channel. You keep your seat, and it stays your turn when it is, until somebody takes over.
refused-seats-one = Choose a person or a kind of computer player, not both.
refused-seats-no-person = { $name } is a bot of this server and cannot play. For a computer player, choose one with `computer`.
refused-seats-open = The table is being asked about a seat already. Wait for the answer, or withdraw that question first.
refused-seats-settled = This question about the seat has been settled.
refused-seats-not-asked = You are not among those who are asked here.
refused-seats-not-yours = Only { $name } can say that.
refused-seats-offered = This seat was offered to { $name } and nobody else.
refused-seats-seated = { $name } already has a seat at this table.
refused-seats-seen = { $name } has seen another hand of this game, and can return to that seat only.
refused-seats-last = Then only computer players would be left. Let a person take the seat, or end the game with `/game abandon`.
refused-seats-too-late = That cannot be undone any more: { $name } has made a move, or the seat has passed on again.
refused-seats-left = { $name } wanted to leave. Only { $name } can undo that.
refused-seats-gone = { $name } is not on this server.
refused-seat-passed-on = { $name } has your seat at this table now. You can watch with *In words* or `/board`.
command-game-replace = Ask the table to give a seat of the running game to somebody else
command-game-replace-seat = Whose seat
command-game-replace-by = Who shall take the seat; without a choice, whoever wants it
command-game-replace-computer = Or a computer player: how it plays

# In sentences of others

help-leaving-by-seats =
    {""}
    `/game replace` asks the table whether somebody else, or a computer player, shall take the seat of somebody who has stopped playing. A person can also take over from a computer player.
end-ask-by-seats = {" "}If only somebody is missing, `/game replace` finds a new player for the seat.
waiting-bot-by-seats = ; `/game replace` lets a person take its seat
