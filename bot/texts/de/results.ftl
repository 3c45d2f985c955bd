# Ergebnisse von Partien mit mehreren und allein

command-results = Ergebnisse hier oder einer Person: Partien, Siege, Wertung, wer vor wem lag
command-results-game = Welches Spiel
command-results-person = Die Ergebnisse dieser Person
results-title = { $game } · Ergebnisse auf diesem Server
results-title-any = Ergebnisse auf diesem Server
results-none-any = Hier ist noch keine Partie von zweien oder mehr beendet worden.
results-none = Hier ist noch keine Partie dieses Spiels von zweien oder mehr beendet worden.
results-own = Deine Ergebnisse
results-of = Ergebnisse von { $name }
results-own-none = Du hast hier noch keine Partie beendet.{ $more }
results-of-none = Von dieser Person ist hier keine beendete Partie bekannt.
results-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
results-rated = Wertung { $points } ± { $uncertainty }
results-best = meiste Punkte: { $points }
results-alone = allein: höchstens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
results-count = { $count ->
    [one] { $count } beendete Partie.
   *[other] { $count } beendete Partien.
}
results-rating = Die Wertung beginnt bei 1500; die wahre Stärke liegt mit 95 % in der Spanne ±, und jede Partie macht sie enger. Verglichen werden nur Menschen dieses Servers, in jedem Spiel für sich.
results-order = Vorn steht, wer sicher am meisten hat: Wertung minus ±.
results-everywhere = Partien auf allen Servern zusammen. Die Wertung vergleicht die Menschen eines Servers: dort zeigt sie dieser Befehl.
results-opponents = Gespielt mit
results-together = { $name }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
results-ahead = { $count }-mal davor
results-behind = { $count }-mal dahinter
results-level = { $count }-mal gleichauf
results-more = … und { $count ->
    [one] { $count } weitere Person
   *[other] { $count } weitere Personen
}
button-results-own = Meine Ergebnisse
button-results-all = Ergebnisse aller

alone-title = { $game } · die besten Ergebnisse allein
alone-title-of = { $game } · die besten Ergebnisse von { $name } allein
alone-empty = Von allein gespielten Spielen gibt es noch keine Ergebnisse.
alone-daily = Tagesaufgabe
alone-date = { DATETIME($day, dateStyle: "medium") }
alone-menu = Ein anderes Spiel zeigen
refused-alone-own = Außerhalb eines Servers siehst du nur deine eigenen Ergebnisse.
command-solo = Die besten Ergebnisse allein gespielter Spiele zeigen
command-solo-game = Welches Spiel
command-solo-person = Nur die Ergebnisse dieser Person

# In sentences of others

help-alone-by-results =
    {""}
    `/solo` zeigt die besten Ergebnisse allein gespielter Spiele, von allen oder von einer Person.
    `/results` zeigt Partien, Siege und Wertungen auf diesem Server oder einer Person.
BOT-118-by-results = {" "}`/solo` zeigt die besten Ergebnisse allein gespielter Spiele.
