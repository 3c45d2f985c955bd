# Rückblick

replay-public = Die Bilder zeigen, was damals alle sehen konnten, nichts, was da verdeckt war. Die Zeile unter jedem sagt, was gerade geschehen war.
replay-alt = Animation aus { $count ->
    [one] { $count } Bild
   *[other] { $count } Bildern
}. Am Ende:
