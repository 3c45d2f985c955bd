# Lessons

## Buttons

button-learn = Lernen
button-lesson-open = Tisch eröffnen
button-lesson-anew = Lektion neu beginnen

## A lesson

lesson-title = { $game } lernen · Schritt { $step } von { $count }
lesson-title-over = { $game } lernen · geschafft
lesson-hint = Die Knöpfe sind die des echten Spiels. Niemand sonst sieht das. Du kannst jederzeit aufhören: `/learn` macht hier weiter.
lesson-right = ✅ { $text }
lesson-so = Richtig.
lesson-wrong = ↩️ { $text }
lesson-unwanted = Die Regeln erlauben das, aber dieser Schritt zeigt etwas anderes.
lesson-instead = Hier geht es weiter mit: **{ $move }**
lesson-refused = 🚫 { $text }
lesson-resumed = Du machst weiter, wo du aufgehört hast.
lesson-anew = Die Lektion beginnt von vorn.
lesson-changed = Diese Lektion wurde seit deinem letzten Besuch geändert, darum beginnt sie von vorn.
lesson-next = **Und jetzt?** Eröffne einen Tisch: Freunde spielen mit einem Knopfdruck mit, oder du spielst gegen den Computer. *Regeln* hat alle Einzelheiten, `/learn` die Lektionen anderer Spiele.
lesson-choice-title = Ein Spiel lernen
lesson-choice = Schritt für Schritt, mit den echten Knöpfen, allein und ohne Zuschauer. Es dauert etwa fünf Minuten.
lesson-menu = Welches Spiel?
lesson-new = { $count } Schritte
lesson-begun = Weiter bei Schritt { $step } von { $count }
lesson-finished = Geschafft; noch einmal lernen
data-lessons = { $count ->
    [one] { $count } Lektion, die du begonnen hast
   *[other] { $count } Lektionen, die du begonnen hast
}

## When it cannot be shown

unshown-lesson = Bei mir ist etwas kaputtgegangen. Deshalb kann ich nicht zeigen, wie die Lektion weitergeht. `/learn` führt dich zu ihr zurück.
unsure-lesson = Bei mir ist etwas kaputtgegangen. `/learn` zeigt, wo du in der Lektion stehst.
outdated-lesson = Dieses Bedienfeld stammt von einer früheren Version des Bots. `/learn` öffnet die Lektion dort, wo du stehst.
answer-refused-lesson = Ich hatte eine Antwort für dich, aber Discord hat sie nicht angenommen. `/learn` zeigt, wo du in der Lektion stehst.

## Refusals

refused-no-lesson = Für { $game } gibt es keine Lektion.
refused-lesson-unfit = Die Lektion zu { $game } passt nicht zu Spielplan, Karten oder Plättchen, mit denen hier gespielt wird.
refused-lesson-own = Das ist die Lektion von jemand anderem. `/learn` öffnet deine.
refused-lesson-not-open = Du hast diese Lektion noch nicht begonnen. `/learn` ohne Aktionen öffnet sie.
refused-lesson-done = Du hast diese Lektion geschafft. `/learn` beginnt sie noch einmal.
refused-lesson-which = Sag, zu welchem Spiel die Lektion gehört: `/learn` mit `game`.

## The command

command-learn = Ein Spiel Schritt für Schritt lernen, allein und ohne Zuschauer
command-learn-game = Welches Spiel
command-learn-moves = Diese getippten Aktionen in deiner Lektion spielen

# In sentences of others

help-by-learn = `/learn` bringt dir ein Spiel bei
help-alone-by-learn =
    {""}
    `/learn` bringt dir ein Spiel Schritt für Schritt bei, mit den echten Knöpfen, allein und ohne Zuschauer.
my-games-none-by-learn = , `/learn` erklärt ein Spiel
