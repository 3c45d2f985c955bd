# Seats of a running game that pass to somebody else

button-agree = Einverstanden
button-object = Dagegen
button-take-seat = Platz übernehmen
button-still-here = Ich bin noch da
button-computer-plays = Computer spielen lassen
button-decide = Jetzt entscheiden (Verwaltung)
button-withdraw = Frage zurückziehen
button-undo-seat = Rückgängig
seats-title = { $game } · Platz { $seat }
seats-asks = { $asker } fragt den Tisch: Soll { $newcomer } den Platz von { $name } übernehmen?
seats-asks-anybody = { $asker } fragt den Tisch: Soll jemand anders den Platz von { $name } übernehmen?
seats-leaving = { $name } möchte aufhören und spielt weiter, bis jemand übernimmt. Danke fürs Bescheidsagen!
seats-leaving-computer = Der Gastgeber kann auch einen Computerspieler übernehmen lassen.
seats-agreed = Einverstanden: { $names }.
seats-missing = { $names }, einverstanden?
seats-nobody-asked = Sonst sitzt hier niemand, der gefragt wäre; deshalb entscheidet die Verwaltung dieses Servers.
seats-decided = { $name } hat das in der Verwaltung dieses Servers entschieden, ohne alle Antworten abzuwarten.
seats-newcomer = { $newcomer }, drücke *Platz übernehmen*, wenn du weiterspielen möchtest.
seats-anybody = Wer hier noch nicht sitzt, kann *Platz übernehmen* drücken.
seats-still-here = { $user }, wenn du noch mitspielst, drücke *Ich bin noch da*, und der Platz bleibt deiner.
seats-rule = Es geschieht, wenn alle Gefragten einverstanden sind; wer dagegen ist, beendet die Frage. Wer diesen Server verwaltet, kann entscheiden, ohne zu warten.
seats-done = { $newcomer } hat den Platz von { $name } übernommen.
seats-done-left = { $name } hat das Spiel verlassen. Auf diesem Platz spielt { $newcomer } weiter.
seats-seen = { $newcomer } hat die Hand dieses Platzes gezeigt bekommen; das macht nichts rückgängig.
seats-undo = Bis { $newcomer } eine Aktion ausführt, lässt sich das rückgängig machen: vom Gastgeber oder von der Verwaltung dieses Servers.
seats-undo-own = Bis { $newcomer } eine Aktion ausführt, kann { $name } das rückgängig machen.
seats-undone = { $by } hat das rückgängig gemacht: { $name } hat den Platz von { $newcomer } zurück.
seats-objected = { $by } ist dagegen: { $name } behält den Platz.
seats-withdrawn = { $by } hat die Frage zurückgezogen: { $name } behält den Platz.
seats-stayed = { $name } ist noch da und behält den Platz.
seats-over = Das Spiel ist zu Ende, und damit auch diese Frage.
seats-farewell = { $game }: { $name } hat jetzt deinen Platz; deshalb ist die Hand hier nicht mehr zu sehen.
seats-log = { $newcomer } hat den Platz von { $name } übernommen.
seats-log-back = { $name } hat den Platz von { $newcomer } zurückbekommen.
seats-asked = Ich habe den Tisch gefragt, hier im Kanal.
seats-given = Erledigt: Der Platz ist vergeben. Im Kanal steht es auch.
seats-leave-asked = Ich habe es in den Kanal geschrieben. Du behältst deinen Platz und spielst weiter, bis jemand übernimmt.
refused-seats-one = Wähle eine Person oder eine Art von Computerspieler, nicht beides.
refused-seats-no-person = { $name } ist ein Bot dieses Servers und spielt nicht mit. Einen Computerspieler wählst du mit `computer`.
refused-seats-open = Der Tisch wird schon nach einem Platz gefragt. Warte die Antwort ab, oder zieht diese Frage erst zurück.
refused-seats-settled = Diese Frage nach dem Platz ist schon entschieden.
refused-seats-not-asked = Du gehörst nicht zu denen, die hier gefragt sind.
refused-seats-not-yours = Das kann nur { $name } sagen.
refused-seats-offered = Dieser Platz ist { $name } angeboten und sonst niemandem.
refused-seats-seated = { $name } hat schon einen Platz an diesem Tisch.
refused-seats-seen = { $name } hat eine andere Hand dieses Spiels gesehen und kann nur auf jenen Platz zurück.
refused-seats-last = Dann wären nur noch Computerspieler am Tisch. Lass eine Person übernehmen, oder brich das Spiel mit `/game abandon` ab.
refused-seats-too-late = Das lässt sich nicht mehr rückgängig machen: { $name } hat schon gespielt, oder der Platz wurde noch einmal vergeben.
refused-seats-left = { $name } wollte aufhören. Nur { $name } kann das rückgängig machen.
refused-seats-gone = { $name } ist nicht auf diesem Server.
refused-seat-passed-on = { $name } hat jetzt deinen Platz an diesem Tisch. Zuschauen darfst du mit *Text* oder `/board`.
command-game-replace = Den Tisch fragen, ob jemand anders einen Platz im laufenden Spiel übernimmt
command-game-replace-seat = Wessen Platz
command-game-replace-by = Wer den Platz übernehmen soll; ohne Angabe, wer möchte
command-game-replace-computer = Oder ein Computerspieler: wie er spielt

# In sentences of others

help-leaving-by-seats =
    {""}
    `/game replace` fragt den Tisch, ob jemand anders oder ein Computerspieler den Platz von jemandem übernehmen soll, der nicht mehr spielt. Auch von einem Computerspieler kann eine Person übernehmen.
end-ask-by-seats = {" "}Wenn nur jemand fehlt, findet `/game replace` jemanden für den Platz.
waiting-bot-by-seats = ; mit `/game replace` kann eine Person seinen Platz übernehmen
