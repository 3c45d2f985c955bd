# Practice

button-practice = Von hier weiterspielen
button-practice-again = Von dort neu beginnen
practice-title = Übung · { $game } · { $when }
practice-begun = Du spielst von hier allein weiter: Der Computer spielt die anderen. Nur du siehst das, und nichts davon zählt. Karten und Plättchen, die niemand gesehen hatte, sind neu verteilt. `/practice` führt hierher zurück.
practice-over = Diese Übung ist zu Ende.
data-practice = { $count ->
    [one] { $count } Partie, die du übst
   *[other] { $count } Partien, die du übst
}

## When it cannot be shown

unshown-practice = Bei mir ist etwas kaputtgegangen. Deshalb kann ich nicht zeigen, wie deine Übung weitergeht. `/practice` führt dich zu ihr zurück.
unsure-practice = Bei mir ist etwas kaputtgegangen. `/practice` zeigt, wo du in deiner Übung stehst.
outdated-practice = Dieses Bedienfeld stammt von einer früheren Version des Bots. `/practice` zeigt, wo du in deiner Übung stehst.
answer-refused-practice = Ich hatte eine Antwort für dich, aber Discord hat sie nicht angenommen. `/practice` zeigt, wo du in deiner Übung stehst.

## Refusals

refused-practice-seat = Du hast in dieser Partie nicht mitgespielt. Üben kannst du nur Partien, in denen du einen Platz hattest.
refused-practice-running = Nur eine beendete Partie kann geübt werden.
refused-practice-over = Nach diesem Zug entscheidet niemand mehr etwas. Wähle einen früheren.
refused-practice-none = Du übst keine Partie. `/practice` mit `table` beginnt am Anfang einer beendeten.
refused-practice-gone = Diese Übung gibt es nicht mehr: Du hast eine andere begonnen, oder ihre Partie hat sich geändert. `/practice` zeigt, was es gibt.
refused-practice-own = Das ist die Übung von jemand anderem. Deine eigene beginnt bei einer Partie, in der du mitgespielt hast.
refused-practice-done = Diese Übung ist zu Ende. *{ button-practice-again }* verteilt neu.

## The command

command-practice = Von einem Augenblick einer beendeten Partie allein und privat weiterspielen
command-practice-move = Nach welchem Zug; ohne ihn beginnt die Partie neu
command-practice-moves = Diese getippten Aktionen in deiner Übung spielen
