# Undo and pause by agreement

button-ask-undo = Die anderen fragen
command-game-pause = Den Tisch fragen, ob das laufende Spiel pausieren soll
