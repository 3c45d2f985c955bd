# What is stored about a person

command-my-data = Was über dich gespeichert ist: als Datei schicken oder löschen lassen
name-gone = Ehemaliger Spieler
data-title = Was ich über dich speichere
data-finished = { $count ->
    [one] { $count } beendete Partie mit deinem Platz, deinem Namen und deinen Zügen
   *[other] { $count } beendete Partien mit deinem Platz, deinem Namen und deinen Zügen
}
data-open = { $count ->
    [one] { $count } Partie, an der du gerade sitzt
   *[other] { $count } Partien, an denen du gerade sitzt
}
data-settings = { $count ->
    [one] { $count } Einstellung, zum Beispiel deine Sprache
   *[other] { $count } Einstellungen, zum Beispiel deine Sprache
}
data-posts = Sonst nichts, und niemandem sonst wird es gezeigt. Was in Kanälen steht, bewahrt Discord auf.
data-sent = Darunter steht alles, was ich über dich speichere: ein ZIP mit einer JSON-Datei. Von laufenden Partien enthält es deine eigenen Züge und nichts von anderen, auch nicht, wann oder wie oft sie gezogen haben.
data-erase-title = Alles über dich löschen?
data-erase-what = Was über dich gespeichert ist, wird gelöscht, und keine Partie sagt mehr, dass du sie gespielt hast: Deine Plätze heißen „Ehemaliger Spieler“. Die Partien selbst bleiben, für die anderen. Auch Beiträge in Kanälen bleiben, ebenso Kopien, die der Betreiber dieses Bots gemacht hat.{ $more } **Das lässt sich nicht zurücknehmen.**
data-erase-open = { $count ->
    [one] Du sitzt an { $count } offenen Partie: Spielen dort andere, macht ein Computer für dich weiter, sonst endet sie.
   *[other] Du sitzt an { $count } offenen Partien: Wo andere spielen, macht ein Computer für dich weiter, die übrigen enden.
}
data-erased = Erledigt. Ich weiß nichts mehr über dich. Benutzt du mich weiter, fängst du neu an.
button-data-send = Alles als Datei schicken
button-data-erase = Löschen …
button-data-erase-all = Alles endgültig löschen
