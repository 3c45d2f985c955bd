# Plans that depend on something

plan-held-unmet = – keine der Bedingungen trifft zu. Entscheide selbst oder ändere den Plan.
plan-if-now = Wie es jetzt steht: { $moves }
plan-if-none = Wie es jetzt steht, würde davon nichts gespielt.
refused-plan-condition = „{ $text }“ verstehe ich nicht als Bedingung. Richtig wären: { $likely }
refused-plan-if = Eine Zeile, die von etwas abhängt, lautet: `{ $example }`, vielleicht mit `else ...` am Ende. Keine Bedingung steht in einer anderen.
refused-plan-branches = Eine Zeile hat höchstens { $most } Zweige, alle mit `else`.
refused-plan-loop = Ein Plan kann nichts wiederholen: Seine Zeilen werden je einmal gespielt, eine nach der anderen, und jede hat höchstens { $most } Zweige. `/plan` zeigt, was du planen kannst.
button-plan-if = Nur wenn …
button-plan-otherwise = Sonst …
button-plan-done = Fertig
button-plan-if-is = Es ist so
button-plan-if-not = Es ist nicht so
plan-otherwise = Sonst:
plan-if-what = Wovon soll es abhängen, dass dies gespielt wird: { $lines }?
plan-if-value = { $subject }: Was muss so sein?
plan-if-so-now = jetzt so
plan-if-round = die Runde
plan-if-points = Punkte von { $name }
plan-if-place = wo { $name } steht
plan-if-hint = Alles hier ist, was alle sehen. Ist nichts davon so, wenn du gefragt wirst, wartet der Plan und du entscheidest selbst, oder *Sonst* sagt, was dann geschieht.
plan-conditions = { $count ->
    [one] Bedingung
   *[other] Bedingungen
} · { $said }
plan-if-not-so = nicht „{ $said }“
plan-location = Ort { $number }
plan-value-free = frei
plan-value-taken = besetzt
plan-value-market = liegt offen aus
plan-value-camp = Lager
plan-value-temple = Tempel
plan-value-pyramid = Pyramide
plan-value-empty = leere Wüste
plan-value-mountain = Gebirge
plan-value-lake = See
plan-value-corrupted = Verderbnis
plan-value-clean = keine Verderbnis
plan-value-hidden = verdeckt
plan-value-found = aufgedeckt
