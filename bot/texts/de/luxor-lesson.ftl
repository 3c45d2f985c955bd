## The lesson

luxor-lesson-keep = **Das Ziel:** die meisten Punkte am Ende. Ein Lager bringt 1, ein Tempel 2, eine Pyramide 3 – dem, dessen Abenteurer dort **oben** steht. Jeder behält ein Lager und ein zweites Startplättchen. Behalte den **Tempel**.
luxor-lesson-keep-worthless = Leere Wüste und Gebirge bringen niemandem Punkte. Hast du den Tempel auf der Hand, bestimmst du, wo er liegt.
luxor-lesson-keep-done = Alle Plättchen, die niemand behalten hat, liegen offen in der Mitte. Die Zahl auf Blau sagt, wie viele Punkte ein Plättchen bringt.
luxor-lesson-place = Ein Zug besteht aus ein bis drei Plättchen. Jedes wird Kante an Kante angelegt. Lege deinen Tempel auf **H6**. Der gestrichelte Rahmen zeigt deinen Plan, noch nichts Endgültiges: *Bestätigen, dann ein 2. Plättchen*.
luxor-lesson-place-try-corner = Versuch: E5, über Eck
luxor-lesson-place-end = Damit wäre dein Zug nach einem Plättchen zu Ende. Hier geht er weiter: Es folgt ein zweites.
luxor-lesson-place-done = Nach jedem Plättchen ziehst du ein neues nach. Es war eine Pyramide: Du hast wieder zwei Plättchen auf der Hand.
luxor-lesson-camp = Abenteurer kommen nur auf einem Lager ins Spiel, und nur, wenn du es anlegst. Lege dein Lager auf **H7**, unter den Tempel, mit **3** deiner 30 Abenteurer.
luxor-lesson-camp-crew = Einer bis fünf sind erlaubt. Aber niemand kommt zurück, und 30 müssen für das ganze Spiel reichen. Hier genügen drei.
luxor-lesson-camp-done = Losgehen dürfen sie nur jetzt, später nie wieder.
luxor-lesson-walk = Der Weg ist gerade. Die Zahl in der unteren Ecke sagt, wie viele dort stehen bleiben müssen: Wüste 1, Oase 2, Gebirge 3. Einer bleibt auf dem Lager, also gehen zwei: nach **Norden**.
luxor-lesson-walk-try-mountain = Versuch: nach Westen, ins Gebirge
luxor-lesson-walk-stand = Alle dürfen stehen bleiben. Aber dann ist niemand auf dem Tempel, und er bringt nichts.
luxor-lesson-stay = Lass **1** auf dem Lager stehen; die anderen zwei erreichen den Tempel und bleiben dort. Vor dem Bestätigen ist nichts endgültig. Dann **beende deinen Zug**.
luxor-lesson-stay-more = Erlaubt, aber auf dem Lager genügt einer, um oben zu stehen.
luxor-lesson-stay-on = Du dürftest ein drittes Plättchen anlegen. Beende hier den Zug und sieh, was Nefru macht.
luxor-lesson-stay-done = Du warst auf Lager und Tempel oben: 1 + 2 = **3 Punkte**. Dann war Nefru am Zug:
luxor-lesson-top = Nefrus zwei stehen auf deinen zwei: Sie ist oben, der Tempel zählt für sie. Vier füllen ein Plättchen; niemand darf mehr hinein. Lege jetzt deine Pyramide, 3 Punkte, auf **H8**: *Bestätigen, dann ein 2. Plättchen*.
luxor-lesson-top-end = Dann läge die Pyramide für Nefru frei. Mach mit einem zweiten Plättchen weiter.
luxor-lesson-top-done = Die Pyramide liegt, aber ohne Abenteurer zählt sie für niemanden.
luxor-lesson-second = Lege also dein zweites Lager auf **H9**, unter die Pyramide, mit **5** Abenteurern. Mehr nimmt ein Lager nicht auf, und einer mehr, als dort stehen bleiben darf.
luxor-lesson-second-try-stand = Versuch: 5, und alle bleiben
luxor-lesson-second-crew = Mit weniger kannst du die Pyramide nicht mit vier füllen. Nimm alle 5.
luxor-lesson-second-done = Höchstens vier bleiben auf einem Plättchen, also muss eine Gruppe losgehen. Nur Norden ist frei, darum wird nicht gefragt, wohin.
luxor-lesson-fill = Lass **1** auf dem Lager und die **4** anderen auf der Pyramide. Dann ist sie voll, und niemand kommt je wieder über dich. Bestätige und **beende deinen Zug**.
luxor-lesson-fill-fewer = Weniger als vier auf der Pyramide lassen Platz, und Nefru könnte einen daraufsetzen.
luxor-lesson-fill-on = Du dürftest ein drittes Plättchen anlegen. Beende hier deinen Zug.
luxor-lesson-fill-done = Zwei Lager und die Pyramide: 1 + 1 + 3 = **5 Punkte**. Nefru lagert daneben, darf aber nicht hinein.
luxor-lesson-last = Ein anderes Spiel: dein letztes Plättchen, Nefru führt 24 zu 23. Lege dein Oasenlager auf **G8**, mit mindestens **3** Abenteurern. Zwei müssen in der Oase bleiben; der Rest geht nach **Westen** auf Nefrus Pyramide.
luxor-lesson-last-stand = Dann steht es 24 zu 24. Bei Gleichstand gewinnen mehr Abenteurer im Vorrat, das würde knapp reichen. Mit der Pyramide gewinnst du klar.
luxor-lesson-last-far = Von dort führt kein gerader Weg zu Nefrus Pyramide. Nimm G8.
luxor-lesson-last-two = Zwei müssen auf einem Oasenlager stehen bleiben, also könnte niemand losgehen. Nimm 3 oder mehr.
luxor-lesson-last-desert = Die leere Wüste im Norden bringt nichts. Die Pyramide liegt im Westen.
luxor-lesson-last-done = 1 für das Lager, 3 für die Pyramide, die Nefru verliert: **27 zu 21**. Das Spiel endet, wenn alle Plättchen liegen.
luxor-lesson-over = Das ist das ganze Spiel: Plättchen anlegen, von deinen Lagern losgehen, oben stehen und füllen, was deins bleiben soll.
