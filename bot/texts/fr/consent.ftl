# Undo and pause by agreement

button-ask-undo = Demander aux autres
command-game-pause = Demander à la table de mettre la partie en pause

# In sentences of others

help-tables-by-consent =
    {""}
    `/game pause` demande à la table de mettre la partie en pause.
BOT-101-by-consent = {" "}Ce qui ne s’annule pas ainsi s’annule si tous à la table sont d’accord : *{ button-ask-undo }* le leur demande.
BOT-114-by-consent = {" "}`/game pause` demande une pause à la table ; *{ button-go-on }* y met fin.
