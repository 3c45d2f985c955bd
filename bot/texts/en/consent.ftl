# Undo and pause by agreement

button-ask-undo = Ask the others
command-game-pause = Ask the table whether to pause the running game

# In sentences of others

help-tables-by-consent =
    {""}
    `/game pause` asks the table whether to pause the game.
BOT-101-by-consent = {" "}What cannot be taken back that way, it can if everybody at the table agrees: *{ button-ask-undo }* asks them.
BOT-114-by-consent = {" "}`/game pause` asks the table for a pause; *{ button-go-on }* ends it.
