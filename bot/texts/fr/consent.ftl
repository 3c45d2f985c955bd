# Undo and pause by agreement

button-ask-undo = Demander aux autres
command-game-pause = Demander à la table de mettre la partie en pause
