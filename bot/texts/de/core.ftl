# Playing by commands

command-game-new = Einen Tisch in diesem Kanal eröffnen
command-game-new-game = Welches Spiel
command-game-new-options = Optionen, zum Beispiel adventures=true
command-game-join = Am Tisch dieses Kanals Platz nehmen
command-game-leave = Den Tisch verlassen; im laufenden Spiel fragen, wer den Platz übernimmt
command-game-leave-computer = Im laufenden Spiel: dieser Computerspieler übernimmt deinen Platz sofort
command-game-start = Das Spiel mit allen beginnen, die am Tisch sitzen
command-game-cancel = Die Lobby ohne Spiel auflösen
command-game-abandon = Das laufende Spiel endgültig abbrechen
command-game-add-computer = Einen Computerspieler an den Tisch setzen
command-game-add-computer-kind = Wie er spielt
command-game-remove = Einen Platz in der Lobby freimachen
command-game-remove-seat = Welcher Platz, wie in der Liste
command-game-option = In der Lobby eine Option des Spiels einstellen
command-game-option-name = Welche Option
command-game-option-value = Ihr Wert
command-game-status = Den Tisch dieses Kanals zeigen
command-game-list = Die offenen Tische dieses Servers auflisten
command-game-language = Die Sprache der öffentlichen Beiträge auf diesem Server festlegen
command-game-language-language = Welche Sprache
command-move = Eine oder mehrere Aktionen in Notation ausführen
command-move-moves = Was du spielst, in Worten oder wie es im Bild heißt; was jetzt erlaubt ist, wird vorgeschlagen
command-undo = Deinen letzten Schritt zurücknehmen, wenn er nichts aufgedeckt hat
command-undo-steps = Nur den letzten Schritt (last) oder alles, was sich zurücknehmen lässt (all)
command-board = Den Spielplan nur dir zeigen
command-hand = Deine Hand nur dir zeigen
command-form = Als Bild (picture) oder in Worten (text)
command-settings = Deine Einstellungen: Sprache, Pings, Bilder, Nachfragen vor Endgültigem, Erinnerungen
command-help = Wie man hier spielt
