# Undo and pause by agreement

button-ask-undo = Die anderen fragen
command-game-pause = Den Tisch fragen, ob das laufende Spiel pausieren soll

# In sentences of others

help-tables-by-consent =
    {""}
    `/game pause` fragt den Tisch, ob das Spiel pausieren soll.
BOT-101-by-consent = {" "}Was so nicht zurückgeht, geht zurück, wenn alle am Tisch einverstanden sind: *{ button-ask-undo }* fragt sie.
BOT-114-by-consent = {" "}`/game pause` bittet den Tisch um eine Pause; *{ button-go-on }* beendet sie.
