# Alle Tische einer Person

command-my-games = Alle deine Partien auf allen Servern: wer am Zug ist und seit wann
my-games-title = Deine Partien
my-games-none = Du sitzt an keinem Tisch. `/game new` eröffnet einen{ $more }.
my-games-waiting = { $count ->
    [0] Keine Partie wartet auf dich.
    [one] { $count } Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
my-games-lobby = in der Lobby, { $seats } von { $most } Plätzen besetzt
my-games-you = { $when } · **du bist am Zug**, gefragt { $since }
my-games-others = { $when } · wartet auf { $names }, gefragt { $since }
my-games-caretaker = { $when } · eine Vertretung spielt für dich{ $more }
my-games-over = zu Ende seit { $ended }
my-games-place = Platz { $rank } von { $count } mit { $points } Punkten, { $ended }
my-games-page = Seite { $page } von { $count }
button-page-before = Seite davor
button-page-after = Nächste Seite

# In sentences of others

results-own-none-by-my_games = {" "}`/my-games` zeigt die, die du spielst.
