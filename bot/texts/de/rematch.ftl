# Revanchen

button-again = Neue Partie
button-rematch = Revanche
lobby-rematch = Revanche von Tisch { $table }.
lobby-rematch-seated = Wieder dabei: { $names }. Wer nicht spielen will, drückt *{ button-leave }*.
lobby-rematch-gone = Nicht mehr auf diesem Server: { $names }.
lobby-rematch-moved = Die Plätze sind um einen weitergerückt.
rematch-open = Die Revanche ist schon eröffnet, und du hast einen Platz: Tisch { $table }.
refused-rematch-others = Nur wer hier mitgespielt hat, kann eine Revanche eröffnen: Alle bekommen ihre Plätze wieder. `/game new` eröffnet einen eigenen Tisch.
