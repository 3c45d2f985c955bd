# Undo and pause by agreement

button-ask-undo = Chiedi agli altri
command-game-pause = Chiedere al tavolo di mettere in pausa la partita
