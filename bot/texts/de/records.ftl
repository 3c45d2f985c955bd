# Games as files: sent, checked, and played on

button-record = Aufzeichnung
record-sent = Das ganze Spiel, Zug für Zug, als Datei.
refused-import-unloaded = Discord konnte mir die Datei gerade nicht schicken. Es wurde nichts eröffnet: Versuch es bitte noch einmal.
seal-opening = Siegel für alles Zufällige: `{ $seal }`
seal-closing = Siegel: `{ $seed }` `{ $salt }` · `/verify`
verify-title = { $game }, Tisch { $table }: Prüfung
verify-no-seal = Als dieses Spiel begann, wurde kein Siegel genannt: Eine frühere Version des Bots hat es gestartet.
verify-seal = ✅ Startwert `{ $seed }` und Zusatz `{ $salt }` ergeben das Siegel `{ $seal }`. Vergleiche es mit dem auf der ersten Karte: Ist es dasselbe, stand alles Zufällige vor dem ersten Zug fest.
verify-sealed = ✅ Das Siegel vom Anfang ist `{ $seal }`, und der verborgene Startwert und Zusatz passen dazu.
verify-moves = ✅ Der Aufbau und { $moves ->
    [one] der { $moves } Zug folgen
   *[other] alle { $moves } Züge folgen
} nach den Regeln aus dem Startwert, mit denselben Zufällen.
verify-result = ✅ Das Ergebnis ist das verkündete.
verify-running = ✅ Aufbau, Züge und Zufälle folgen bisher nach den Regeln aus dem Startwert.
verify-later = Startwert und Zusatz werden am Ende des Spiels genannt. Dann kannst du das Siegel selbst nachrechnen, und in der Datei von `/export` steht alles.
verify-later-daily = Startwert und Zusatz bleiben verborgen, solange noch jemand diese Aufgabe spielen kann. Danach stehen sie in der Datei.
verify-later-stopped = Dieses Spiel wurde vor dem Ende abgebrochen, deshalb bleibt Verborgenes verborgen: Startwert und Zusatz werden nicht genannt.
verify-import = Das Spiel geht von einem anderen aus weiter: Bis Zug { $ply } gelten dessen Zufälle, von da an neue.
verify-fault-seal = ❌ Startwert und Zusatz passen nicht zum Siegel `{ $seal }`. Sag bitte der Person Bescheid, die diesen Bot betreibt.
verify-fault-setup = ❌ Der Aufbau folgt nicht aus dem Startwert. Sag bitte der Person Bescheid, die diesen Bot betreibt.
verify-fault-move = ❌ Zug { $number } folgt nicht aus Startwert und Regeln. Sag bitte der Person Bescheid, die diesen Bot betreibt.
verify-fault-result = ❌ Die Züge führen zu einem anderen Ergebnis als dem verkündeten. Sag bitte der Person Bescheid, die diesen Bot betreibt.
verify-fault-running = ❌ Was gespeichert ist, folgt nicht aus Startwert und Regeln. Sag bitte der Person Bescheid, die diesen Bot betreibt.
view-sent = Was du von diesem Spiel weißt, als Datei. Was dir verborgen ist, steht nicht darin; das ganze Spiel gibt es, wenn es vorbei ist.
view-sent-public = Was alle von diesem Spiel wissen, als Datei. Das ganze Spiel gibt es, wenn es vorbei ist.
command-verify = Prüfen, ob in einem Spiel alle Zufälle und Züge stimmen
command-export = Ein Spiel als Datei; solange es läuft, nur was du davon weißt
command-import = Von einem beliebigen Zug eines beendeten Spiels weiterspielen, auch mit anderen
command-import-file = Die Datei von /export
command-import-move = Nach wie vielen Zügen es weitergeht; ohne Angabe die letzte Stelle mit einer Entscheidung
refused-import-unread = Das ist keine Spieldatei, wie `/export` sie schickt, oder sie ist beschädigt. Es wurde nichts eröffnet.

# In sentences of others

BOT-119-by-records = {" "}*{ button-record }* schickt das beendete Spiel Zug für Zug als Datei.
