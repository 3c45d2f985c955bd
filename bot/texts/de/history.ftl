# Looking back

button-log = Protokoll
log-title = { $game } · Protokoll
command-log = Erzählen, was geschehen ist
replay-title = { $game } · Wiedergabe
replay-title-round = { $game } · die letzte Runde
replay-own = Nur du siehst das: Die Bilder zeigen, was du damals sehen konntest. Die Zeile unter jedem sagt, was gerade geschehen war.
replay-undrawn = Die Animation ließ sich nicht zeichnen. *Protokoll* sagt in Worten, was geschehen ist.
refused-replay-busy = Eine andere Animation dieses Tisches wird gerade gezeichnet. Bitte frag gleich noch einmal.
command-replay = Eine Partie noch einmal als Animation sehen; solange sie läuft, wie du sie siehst
command-replay-what = Die ganze Partie oder nur die letzte Runde
button-replay = Wiedergabe
button-steps = Schritt für Schritt
steps-title = { $game } · Schritt für Schritt
button-step-back = Zurück
button-step-on = Weiter
log-round = { $round ->
    [0] Spielaufbau
   *[other] Runde { $round }
}
log-choose-round = Runde wählen
log-choose-moment = Den Plan in einem Augenblick dieser Runde sehen
log-round-empty = In ihr ist noch nichts geschehen.
log-moment = Zug { $number }
log-moment-begin = Am Anfang
log-moment-now = Jetzt
log-moment-of = { $number } von { $count }
log-moment-undrawn = Das Bild dieses Augenblicks ließ sich nicht zeichnen.
button-moment-before = Davor
button-moment-after = Danach
refused-log-no-round = Diese Runde ist nicht gespielt worden. Wähle eine von { $first } bis { $last }.
refused-log-no-moment = Diesen Augenblick gibt es nicht mehr: Ein Zug wurde zurückgenommen. `/log` zeigt, was es gibt.
command-log-round = Nur diese Runde, mit Bildern ihrer Augenblicke

# In sentences of others

help-views-by-history = ; `/log` erzählt, was geschehen ist
doubt-closed-game-by-history = : `/log` und `/replay` zeigen das Spiel weiterhin
refused-practice-none-by-history = *{ button-steps }* unter ihr zeigt ihre Augenblicke: *{ button-practice }* beginnt dort.
