# Plans that depend on something

plan-held-unmet = – keine der Bedingungen trifft zu. Entscheide selbst oder ändere den Plan.
plan-if-now = Wie es jetzt steht: { $moves }
plan-if-none = Wie es jetzt steht, würde davon nichts gespielt.
refused-plan-condition = „{ $text }“ verstehe ich nicht als Bedingung. Richtig wären: { $likely }
refused-plan-if = Eine Zeile, die von etwas abhängt, lautet: `{ $example }`, vielleicht mit `else ...` am Ende. Keine Bedingung steht in einer anderen.
refused-plan-branches = Eine Zeile hat höchstens { $most } Zweige, alle mit `else`.
refused-plan-loop = Ein Plan kann nichts wiederholen: Seine Zeilen werden je einmal gespielt, eine nach der anderen, und jede hat höchstens { $most } Zweige. `/plan` zeigt, was du planen kannst.
