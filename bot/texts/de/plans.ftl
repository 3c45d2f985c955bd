# Vorausplanen

button-plan = Planen
button-plan-go = Plan fortsetzen
button-plan-drop-first = Erstes streichen
button-plan-drop-last = Letztes streichen
button-plan-drop-all = Plan streichen
plan-title = { $game } · dein Plan
plan-empty = Du hast noch nichts geplant.
plan-picture = So stünde es nach jetzigem Stand, wenn du gefragt wirst:
plan-next = Als Nächstes:
plan-doubtful = (so, wie es steht, nicht möglich; wird trotzdem versucht)
plan-unknown = Was danach kommt, hängt davon ab, was du noch nicht wissen kannst. Tippen kannst du es trotzdem: `/plan`.
plan-left-out = Was dir etwas Neues zeigen würde, lässt sich nicht planen, auch wenn das Bild es markiert.
plan-hint = Das siehst nur du. Es wird gespielt, sobald du gefragt wirst, als hättest du selbst gedrückt. Was dann nicht möglich ist oder dir etwas Neues zeigen würde, bleibt dir überlassen.
plan-held = **Dein Plan wartet:** { $line } { $why }
plan-dropped = **{ $move } ist nicht mehr möglich und wird nicht gespielt.** { $why }
    { $left ->
        [0] Wähle neu.
       *[other] Wähle neu; was du danach gewählt hast, bleibt.
    }
plan-held-illegal = ist jetzt nicht möglich. Entscheide selbst oder ändere den Plan.
plan-held-reveals = würde dir etwas Neues zeigen und bleibt dir überlassen. Entscheide selbst oder ändere den Plan.
plan-held-notation = ist hier kein Zug, den ich verstehe. Entscheide selbst oder ändere den Plan.
plan-held-undone = wurde nicht gespielt, weil du einen Schritt zurückgenommen hast. Setze den Plan fort, wenn du so weit bist.
plan-goes-on = Der Plan geht weiter.
refused-plan-changed = Dein Plan hat sich geändert, seit es diesen Knopf gibt. So steht er jetzt.
refused-plan-full = Ein Plan hat höchstens { $most } Zeilen.
refused-plan-long = Eine Zeile des Plans hat höchstens { $most } Zeichen.
refused-plan-unread = „{ $text }“ kann ich nicht als Zug lesen. `/plan` schlägt vor, was du planen kannst.
refused-plan-reveals = Das würde dir etwas Neues zeigen oder etwas ziehen; es lässt sich nicht rückgängig machen und wird darum nicht vorausgeplant. Du wirst gefragt, wenn du am Zug bist.
refused-plans-none = In { $game } lässt sich an diesem Tisch nichts vorausplanen.
command-plan = Plane nur für dich, was du tust, wenn du am Zug bist
command-plan-moves = Züge, die an den Plan kommen, wie bei /move

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
plan-conditions = Hängt ab von · { $said }
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
plan-held-consent = wurde nicht gespielt, weil mit dem Einverständnis aller ein Schritt zurückgenommen wurde. Setze den Plan fort, wenn du so weit bist.
unshown-plan = { unshown-done } `/plan` zeigt deinen Plan.
