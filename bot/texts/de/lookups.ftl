# Blicke auf den Plan und auf einzelne Dinge

button-map = Landkarte
button-market = Offene Karten
button-targets = Ziele
where-title = { $game } · Landkarte
map-hint = -# Öffne das Bild, um es groß zu sehen. `/where` zeigt einen Ort und was um ihn herum liegt.
lookup-title = { $game } · nachgeschlagen
targets-title = { $game } · deine Ziele
refused-no-map = { $game } hat keine Weltkarte und keine eigenen Ziele. `/board` zeigt den ganzen Tisch.
refused-no-lookup = In { $game } gibt es nichts nachzuschlagen: Alles steht auf dem Spielplan.
no-such-thing = Hier heißt nichts „{ $thing }“.
several-places = „{ $place }“ kann mehrere Orte meinen: { $names }.
command-where = Einen Ort auf der Landkarte nur dir zeigen
command-where-place = Sein Name oder der Titel seiner Karte, auch ungenau geschrieben
command-card = Zeigt nur dir eine Karte mit allem, was darauf steht
command-card-name = Ihr Name, ihre Nummer oder wie sie auf Bildern heißt
command-location = Zeigt nur dir einen Ort des Spielplans und was darum herum liegt
command-location-number = Seine Nummer, sein Name oder, wenn er verdeckt ist, sein Feld
command-player = Zeigt nur dir alles, was jemand hat
command-player-name = Der Name der Person
command-targets = Deine eigenen Ziele nur dir zeigen, die nächsten zuerst

# In sentences of others

help-typing-by-lookups =
    {""}
    `/where` zeigt einen Ort auf der Landkarte, `/targets`, wie nah deine eigenen Ziele sind. Der Knopf *Landkarte* zeigt sie ganz.
