# Die Aufgabe des Tages

button-daily = Tagesaufgabe
button-results = Ergebnisse
daily-title = { $game } · Tagesaufgabe vom { DATETIME($day, dateStyle: "long") }
daily-day = { DATETIME($day, dateStyle: "medium") }
daily-go-on = Die vom { DATETIME($day, dateStyle: "medium") } beenden
daily-streak = { $streak ->
    [one] { $streak } Tag in Folge
   *[other] { $streak } Tage in Folge
}
daily-panel = Tagesaufgabe vom { DATETIME($day, dateStyle: "long") }: für alle dieselbe, und niemand sonst sieht dein Spiel. Die nächste beginnt { $when }.
daily-panel-late = Tagesaufgabe vom { DATETIME($day, dateStyle: "long") }: Ihr Tag ist vorbei, aber dein Ergebnis zählt noch für ihn.
daily-panel-over = Tagesaufgabe vom { DATETIME($day, dateStyle: "long") }: Du hast sie beendet. Deine Tage in Folge: { $streak }.
daily-next = Die nächste beginnt { $when }.
daily-own-streak = Deine Tage in Folge: { $streak }.
daily-standing = { $count ->
    [one] Auf allen Servern zusammen hat sie bisher { $count } Person beendet.
   *[other] Auf allen Servern zusammen haben sie { $count } Personen beendet; du bist auf Rang { $place }.
}
daily-empty = Hier hat sie niemand beendet.
daily-look = Ein beendetes Spiel ansehen
daily-choice = Eine frühere Aufgabe hast du noch nicht beendet. Ihr Ergebnis zählt für ihren eigenen Tag. Welche möchtest du spielen?
daily-today = Die Aufgabe von heute
daily-post-once = { $name } hat sie beendet.
daily-post-streak = { $name } hat sie beendet: { daily-streak }.
daily-post-more = { $count ->
    [one] … und { $count } weitere Person.
   *[other] … und { $count } weitere Personen.
}
daily-post-hint = Für alle dieselbe, allein und einmal am Tag. Ergebnisse sehen alle, die sie beendet haben.

unshown-daily = { unshown-done } `/daily` zeigt dein Spiel.
outdated-daily = Dieses Bedienfeld stammt von einer früheren Version des Bots. `/daily` öffnet dein Spiel, wie es jetzt steht.

refused-no-daily = Für dieses Spiel gibt es keine Tagesaufgabe.
refused-daily-over = Beginnen lässt sich nur die Aufgabe von heute; `/daily` öffnet sie.
refused-daily-erased = Diese Aufgabe hast du schon begonnen, bevor alles über dich gelöscht wurde, und es gibt nur einen Versuch. Die nächste beginnt um Mitternacht UTC.
refused-daily-own = Das ist die Tagesaufgabe von jemand anderem. `/daily` öffnet deine.
refused-daily-unplayed = Ergebnisse sehen alle, die diese Aufgabe beendet haben. `/daily` öffnet deine.
refused-daily-not-open = Du hast gerade keine Tagesaufgabe offen. `/daily` öffnet die von heute.

command-daily = Die Aufgabe von heute spielen: für alle dieselbe, allein, einmal am Tag
command-daily-game = Welches Spiel, wenn mehrere eine Tagesaufgabe haben
command-daily-moves = Diese getippten Aktionen in deiner Tagesaufgabe spielen
refused-daily-record = Andere können diese Aufgabe noch spielen, und die Datei würde ihnen alles verraten. Du bekommst sie, wenn niemand sie mehr spielt, spätestens eine Woche nach ihrem Tag.
refused-hints-daily = Die Tagesaufgabe wird ohne Tipps gespielt, damit alle Ergebnisse vergleichbar sind.

# In sentences of others

help-alone-by-daily =
    {""}
    `/daily` öffnet die Tagesaufgabe: für alle dieselbe, allein und einmal am Tag. Niemand sieht etwas von deinem Spiel, und Ergebnisse sehen alle, die ihres beendet haben. `/daily moves:` spielt getippte Aktionen.
data-erase-what-by-daily = {" "}Hast du heute eine Tagesaufgabe begonnen, verhindert ein Vermerk, der niemanden nennt, einen zweiten Versuch, bis ihre Ergebnisse endgültig sind.
