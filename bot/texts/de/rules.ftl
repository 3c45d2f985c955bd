# Die Regeln der Spiele

button-rules = Regeln
button-left-out = Zeigen: { $names }
button-played = Zurück zu den Regeln dieses Tisches
rules-menu = Zu einem anderen Kapitel blättern
minute-first = Neu in diesem Spiel? *In einer Minute* sagt, worum es geht.
rules-question = Zu dieser Frage
rules-signs = Zeichen auf den Bildern
rules-found = { $count ->
    [0] In den Regeln passt nichts zu „{ $sought }“.
    [one] { $count } Treffer für „{ $sought }“:
   *[other] { $count } Treffer für „{ $sought }“:
}
rules-no-words = Darin steht kein Wort, nach dem ich suchen könnte.
rules-examples = Versuche es mit ein oder zwei Wörtern oder mit einer Nummer. Das geht zum Beispiel: `/rules search:{ $first }` und `/rules search:{ $second }`.
rules-example-first = Unentschieden
rules-example-second = Ende des Spiels
rules-near = Die nächsten Kapitel: { $headings }.
rules-elsewhere = Zu „{ $sought }“ passt nichts, was an diesem Tisch gilt.
rules-respelt = Ich habe „{ $words }“ gelesen.
rules-some-words = Nirgends steht dazu auch „{ $words }“; das passt zum Rest.
rules-left-out = { $count } weitere in Regeln, die an diesem Tisch nicht gelten: { $names }.
rules-left-out-title = Was an diesem Tisch nicht gilt, für „{ $sought }“:
rules-about-bot = Der Bot, nicht die Regeln
rules-chapter-menu = Ein ganzes Kapitel lesen
command-rules = Regeln nach Wörtern oder nach Nummer zeigen
command-rules-search = Wörter oder eine Nummer wie LX-302
command-rules-game = Welches Spiel, wenn nicht das dieses Kanals

# In sentences of others

help-by-rules = `/rules` findet jede Regel
help-typing-by-rules =
    {""}
    `/rules` findet jede Regel nach Wörtern oder nach ihrer Nummer.
refused-no-lesson-by-rules = `/rules` zeigt die Regeln.
refused-lesson-unfit-by-rules = `/rules` zeigt die Regeln.
