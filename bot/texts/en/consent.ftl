# Undo and pause by agreement

button-ask-undo = Ask the others
command-game-pause = Ask the table whether to pause the running game
