# Vorausplanen

button-plan = Vorausplanen
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
plan-hint = Das siehst nur du. Es wird gespielt, sobald du gefragt wirst, zusammen mit den nächsten Beiträgen, als hättest du selbst gedrückt. Was dann nicht möglich ist oder dir etwas Neues zeigen würde, bleibt dir überlassen.
plan-held = **Dein Plan wartet:** { $line } { $why }
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
