# Playing by commands

command-game-new = Open a table in this channel
command-game-new-game = Which game
command-game-new-options = Options, such as adventures=true
command-game-join = Take a seat at the table of this channel
command-game-leave = Give up your seat; in a running game, ask who takes it over
command-game-leave-computer = In a running game: this kind of computer player takes your seat at once
command-game-start = Start the game with those seated
command-game-cancel = Close the table before the game starts
command-game-abandon = Stop the running game for good
command-game-add-computer = Seat a computer player
command-game-add-computer-kind = How it plays
command-game-remove = Free a seat in the lobby
command-game-remove-seat = Which seat, as the list names it
command-game-option = Set an option of the game in the lobby
command-game-option-name = Which option
command-game-option-value = Its value
command-game-status = Show the table of this channel
command-game-list = List the open tables on this server
command-game-language = Set the language of public posts on this server
command-game-language-language = Which language
command-move = Type one or more moves
command-move-moves = What to play, in words or as the pictures call it; what is legal now is suggested
command-undo = Take back your last step, unless it revealed something
command-undo-steps = Only your last step (last), or all that can be taken back (all)
command-board = Show the board to you alone
command-hand = Show your hand to you alone
command-form = As a picture or in words
command-settings = Your own settings: language, pings, pictures, questions before final moves, reminders
command-help = How to play here
