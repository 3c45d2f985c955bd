# Anfragen, denen alle Menschen an einem Tisch zustimmen müssen

button-consent = Einverstanden
button-refuse = Ablehnen
button-reopen = Meine Antwort zurücknehmen
button-consent-withdraw = Anfrage zurückziehen
consent-offer = Wenn alle anderen am Tisch einverstanden sind, wird er doch zurückgenommen. Sie werden im Kanal gefragt.
consent-asked = Ich habe die anderen im Kanal gefragt. Das Spiel kann inzwischen weitergehen; dann entfällt die Anfrage.
consent-title-undo = { $game } · einen Schritt zurücknehmen?
consent-asks-undo = { $name } möchte das zurücknehmen:
consent-hidden-step = einen Schritt, von dem noch nichts öffentlich ist
consent-later = { $count ->
    [1] und einen Zug danach:
   *[other] und { $count } Züge danach:
}
consent-agreed = Einverstanden: { $names }.
consent-computers = Computerspieler sind einverstanden: { $names }.
consent-missing = { $names }: einverstanden?
consent-rule-undo = Was ans Licht gekommen ist, bleibt bekannt. Nichts wird neu gemischt oder neu gezogen: Beim nächsten Ziehen kommt, was schon einmal kam. Spielt jemand weiter, entfällt die Anfrage.
consent-rule = Es geschieht, wenn alle einverstanden sind; eine Ablehnung beendet die Anfrage, und nach drei Tagen entfällt sie. Bis dahin kannst du deine Antwort zurücknehmen.
consent-done-undo = Alle sind einverstanden: Es ist zurückgenommen. { $name } entscheidet neu.
consent-refused = { $by } hat abgelehnt, also bleibt alles, wie es ist.
consent-withdrawn = { $name } hat die Anfrage zurückgezogen.
consent-lapsed = Das Spiel ist weitergegangen, also entfällt die Anfrage.
consent-old = Nicht alle haben innerhalb von drei Tagen geantwortet, also entfällt die Anfrage.
consent-left = { $name } sitzt nicht mehr hier, also entfällt die Anfrage.
consent-over = Das Spiel ist vorbei, also entfällt die Anfrage.
consent-undone = { $moves ->
    [0] { $name } hat mit dem Einverständnis aller zurückgenommen: { $what }
    [1] { $name } hat mit dem Einverständnis aller zurückgenommen, mit einem Zug danach: { $what }
   *[other] { $name } hat mit dem Einverständnis aller zurückgenommen, mit { $moves } Zügen danach: { $what }
}
refused-undo-free = Diesen Schritt kannst du zurücknehmen, ohne jemanden zu fragen: Drücke *Rückgängig* oder nimm `/undo`.
refused-consent-alone = Hier spielt sonst niemand, der einverstanden sein könnte.
refused-consent-open = { $name } hat den Tisch schon etwas gefragt. Warte, bis das entschieden ist.
refused-consent-settled = Diese Anfrage ist entschieden oder entfallen.
refused-consent-not-yours = Nur { $name } kann diese Anfrage zurückziehen.
refused-consent-own = Das ist deine eigene Anfrage: Die anderen antworten darauf. Du kannst sie zurückziehen.
button-go-on = Weiterspielen
card-paused = Das Spiel pausiert seit { $time }: Niemand wird gefragt oder erinnert. Alle am Tisch können *Weiterspielen* drücken.
list-paused = { $when }, pausiert seit { $time }
consent-title-pause = { $game } · das Spiel pausieren?
consent-asks-pause = { $name } möchte das Spiel pausieren.
consent-rule-pause = Solange es pausiert, kann niemand spielen, niemand wird gerufen oder erinnert, und keine Frist läuft, bis irgendwer am Tisch *Weiterspielen* drückt. Bis alle einverstanden sind, geht das Spiel weiter.
consent-asked-pause = Ich habe die anderen im Kanal gefragt. Das Spiel geht weiter, bis alle einverstanden sind.
consent-done-pause = Alle sind einverstanden: Das Spiel pausiert. Niemand wird gefragt oder erinnert, bis irgendwer am Tisch *Weiterspielen* drückt.
consent-pause-over = Das Spiel pausierte mit dem Einverständnis aller. { $by } lässt es weitergehen.
consent-paused = { $name } hat das Spiel mit dem Einverständnis aller pausiert.
consent-went-on = { $name } hat das Spiel weitergehen lassen.
refused-paused = Das Spiel pausiert. Alle am Tisch können es weitergehen lassen: Drücke *Weiterspielen*.
consent-against = Lieber warten: { $names }.
consent-title-end = { $game } · das Spiel abbrechen?
consent-asks-end = { $name } möchte dieses Spiel endgültig abbrechen. Es bekommt kein Ergebnis, und niemand kann es fortsetzen.
consent-rule-end = Bis das entschieden ist, geht das Spiel weiter. Wer weg oder zu spät ist, zählt nur mit einer Antwort. Wer diesen Server verwaltet, kann entscheiden, ohne auf Antworten zu warten; wer selbst mitspielt, erst nach einem Tag.
consent-asked-end = Ich habe die anderen im Kanal gefragt. Das Spiel geht weiter, bis das entschieden ist.
consent-done-end = Ihr seid euch einig: Das Spiel ist endgültig abgebrochen und hat kein Ergebnis.
consent-decided-end = { $by } hat das Spiel endgültig abgebrochen, ohne auf Antworten zu warten. Es hat kein Ergebnis.
button-end-agree = Abbrechen
button-end-refuse = Weiterspielen
button-end-decide = Als Verwalter entscheiden
refused-consent-not-manager = Das kann nur allein entscheiden, wer diesen Server verwaltet.
refused-consent-decide-later = Du spielst hier selbst mit: Allein entscheiden kannst du erst, wenn die Frage einen Tag alt ist.
