# Rückblick

replay-title = { $game } · noch einmal
replay-title-round = { $game } · die letzte Runde
replay-public = Die Bilder zeigen, was damals alle sehen konnten, nichts, was da verdeckt war. Die Zeile unter jedem sagt, was gerade geschehen war.
replay-own = Nur du siehst das: Die Bilder zeigen, was du damals sehen konntest. Die Zeile unter jedem sagt, was gerade geschehen war.
replay-undrawn = Die Animation ließ sich nicht zeichnen. *Protokoll* sagt in Worten, was geschehen ist.
replay-alt = Animation aus { $count ->
    [one] { $count } Bild
   *[other] { $count } Bildern
}. Am Ende:
refused-replay-busy = Eine andere Animation dieses Tisches wird gerade gezeichnet. Bitte frag gleich noch einmal.
command-replay = Eine Partie noch einmal als Animation sehen; solange sie läuft, wie du sie siehst
command-replay-what = Die ganze Partie oder nur die letzte Runde
