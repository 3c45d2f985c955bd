# Undo and pause by agreement

button-ask-undo = Chiedi agli altri
command-game-pause = Chiedere al tavolo di mettere in pausa la partita

# In sentences of others

help-tables-by-consent =
    {""}
    `/game pause` chiede al tavolo di mettere in pausa la partita.
BOT-101-by-consent = {" "}Ciò che così non si può ritirare si ritira se tutti al tavolo sono d’accordo: *{ button-ask-undo }* lo chiede a loro.
BOT-114-by-consent = {" "}`/game pause` chiede una pausa al tavolo; *{ button-go-on }* la chiude.
