# Fristen, Vertretungen und Abwesenheiten

command-deadline = Zeigt oder setzt, wie lange alle am Tisch dieses Kanals für einen Zug haben
command-deadline-time = 36 Stunden, 3 Tage, Sonntag 20:00, oder aus
command-deadline-then = Was dann geschieht: ein Computer vertritt, eine Abstimmung darüber oder nur eine Warnung
command-away = Sag, bis wann du weg bist: keine Pings, und Fristen warten auf dich
command-away-until = 5 Tage, Sonntag, 3. Dezember, 2026-12-03
command-back = Du bist zurück: Niemand spielt mehr für dich
deadline-none = Keine Frist: Der Tisch wartet, so lange es dauert. Eine Zeit hinter `/deadline` setzt eine, zum Beispiel *2 Tage* oder *Sonntag 20:00*.
deadline-hours = { $count ->
    [one] { $count } Stunde für jeden Zug.
   *[other] { $count } Stunden für jeden Zug.
}
deadline-days = { $count ->
    [one] { $count } Tag für jeden Zug.
   *[other] { $count } Tage für jeden Zug.
}
deadline-weekly = Jede Woche bis { $day }, { $time } Uhr ({ $zone }); wer weniger als einen Tag davor gefragt wird, hat bis zur Woche danach.
deadline-then-warn = Wer zu spät ist, wird erinnert; sonst geschieht nichts.
deadline-then-caretaker = Für wen die Zeit um ist, spielt ein Computer, bis die Person zurück ist.
deadline-then-vote = Ist jemand zu spät, stimmen die anderen ab, ob ein Computer weiterspielt, bis sie oder er wieder da ist.
deadline-choice-warn = nur eine Warnung
deadline-choice-caretaker = ein Computer vertritt, bis die Person zurück ist
deadline-choice-vote = der Tisch stimmt ab, ob ein Computer spielt
deadline-off = keine Frist
deadline-soon-warn = { $user }, deine Zeit für diesen Zug endet { $time }.
deadline-soon-caretaker = { $user }, deine Zeit für diesen Zug endet { $time }. Dann macht ein Computer für dich weiter, bis du zurück bist.
deadline-soon-vote = { $user }, deine Zeit für diesen Zug endet { $time }. Dann stimmen die anderen ab, ob ein Computer für dich weiterspielt.
deadline-over-warn = { $user }, deine Zeit für diesen Zug ist um. Der Tisch wartet weiter auf dich.
deadline-over-caretaker = { $user }, deine Zeit für diesen Zug ist um. Da hier sonst niemand mehr spielt, wartet der Tisch.
deadline-over-vote = { $user }, deine Zeit für diesen Zug ist um. Da hier sonst niemand mehr spielt, wartet der Tisch.
deadline-caretaker = Die Zeit von { $name } ist um: Ein Computer macht als Vertretung weiter. { $user }, drücke *Ich bin zurück*, sobald du wieder spielen willst.
card-due = ⏳ Bis { $time } ({ $left })
card-away = { $name } ist weg bis { $until }.
result-cared-for = { $count ->
    [one] { $count } Zug hat eine Vertretung gespielt.
   *[other] { $count } Züge hat eine Vertretung gespielt.
}
button-i-am-back = Ich bin zurück
back-again = Willkommen zurück: Du spielst wieder selbst.
back-everywhere = { $count ->
    [0] Willkommen zurück. Du bist nicht mehr weg.
    [one] Willkommen zurück: Du spielst an { $count } Tisch wieder selbst.
   *[other] Willkommen zurück: Du spielst an { $count } Tischen wieder selbst.
}
away-noted = Du bist weg bis { $until }: bis dahin keine Pings und keine Erinnerungen, und Fristen warten auf dich, bis zu sieben Tage länger. `/back` beendet das.
refused-deadline-unclear = Diese Zeit verstehe ich nicht. Schreib zum Beispiel *36 Stunden*, *3 Tage* oder *Sonntag 20:00*, oder wähle einen der Vorschläge.
refused-deadline-range = Eine Frist dauert mindestens { $least } Stunde und höchstens { $most } Tage.
refused-deadline-then = Nach der Frist spielt *eine Vertretung*, *der Tisch stimmt ab*, oder es gibt *nur eine Warnung*: Wähle eins von den dreien.
refused-deadline-alone = Du spielst hier allein: Niemand wartet auf dich, also gibt es keine Frist.
refused-caretaker-plays = An diesem Tisch spielt ein Computer für dich. Drücke *Ich bin zurück*, um selbst weiterzuspielen.
refused-no-caretaker = Niemand spielt für dich, und du bist nicht weg.
refused-away-unclear = Ich verstehe nicht, bis wann. Schreib zum Beispiel *5 Tage*, *Sonntag*, *3. Dezember* oder *2026-12-03*.
refused-away-past = Dieser Tag ist vorbei. Sag, bis wann du weg bist.
refused-away-far = Das ist mehr als { $most } Tage hin. Für länger lass dich ablösen: `/game leave`.
weekday-0 = Montag
weekday-1 = Dienstag
weekday-2 = Mittwoch
weekday-3 = Donnerstag
weekday-4 = Freitag
weekday-5 = Samstag
weekday-6 = Sonntag
reminder-title = Partien, die auf dich warten: { $count }
reminder-more = … und { $count } weitere: `/game list` zeigt sie.
reminder-snooze = Erinnere mich wieder …
reminder-snooze-3 = in 3 Stunden
reminder-snooze-12 = in 12 Stunden
reminder-snooze-morning = morgen früh
reminder-snooze-72 = in 3 Tagen
reminder-snoozed = Ich erinnere dich frühestens am { $until } wieder, falls dann noch eine Partie auf dich wartet.
reminder-public = { $user }, hier bist du am Zug; gefragt habe ich { $since }. (Private Nachrichten nimmst du von mir nicht an.)
reminder-never = Ich erinnere dich nie an Partien, die auf dich warten.
reminder-every-4 = alle 4 Stunden
reminder-every-12 = alle 12 Stunden
reminder-every-24 = einmal am Tag
reminder-every-48 = alle 2 Tage
reminder-every-168 = einmal in der Woche
reminder-always = Ich erinnere dich **{ $how }** an Partien, die auf dich warten, zu jeder Tageszeit.
reminder-quiet = Ich erinnere dich **{ $how }** an Partien, die auf dich warten, aber nicht zwischen { $since } und { $until } Uhr ({ $zone }).
reminder-settings = `/settings` ändert das.
settings-zone = Deine Zeitzone ist **{ $zone }**; `/settings time_zone:` ändert sie.
settings-remind = Wie oft ich dich erinnere
settings-every-0 = Nie erinnern
settings-every-4 = Alle 4 Stunden erinnern
settings-every-12 = Alle 12 Stunden erinnern
settings-every-24 = Einmal am Tag erinnern
settings-every-48 = Alle 2 Tage erinnern
settings-every-168 = Einmal in der Woche erinnern
settings-quiet = Deine Ruhezeit
settings-no-quiet = Keine Ruhezeit
settings-quiet-hours = Ruhe von { $since } bis { $until } Uhr
refused-no-time-zone = So heißt keine Zeitzone. Gib eine Stadt ein, zum Beispiel `Berlin`, und wähle einen der Vorschläge.
command-settings-zone = Deine Zeitzone, für Erinnerungen: gib eine Stadt in deiner Nähe ein
consent-title-caretaker = { $game } · die Zeit ist um
consent-asks-caretaker = { $user }, deine Zeit für diesen Zug ist um. Die anderen stimmen ab: Soll ein Computer als Vertretung für { $name } weiterspielen, bis { $name } wieder da ist?
consent-rule-caretaker = Wer sich verspätet hat, beendet die Abstimmung durch einen Zug oder mit *Ich bin da*.
consent-rule-of-caretaker = Entschieden ist es, wenn mehr als die Hälfte einen Computer will oder die Hälfte lieber wartet. Bis dahin kannst du deine Antwort ändern; nach drei Tagen verfällt die Frage. Wer weg oder auch zu spät ist, zählt nur mit einer Antwort.
consent-done-caretaker = Ein Computer spielt für { $name } weiter.
consent-refused-caretaker = Der Tisch wartet lieber auf { $name }.
consent-withdrawn-caretaker = { $name } ist da: Der Tisch wartet.
consent-lapsed-caretaker = { $name } hat gespielt, die Abstimmung ist damit hinfällig.
button-consent-caretaker = Computer spielt weiter
button-refuse-caretaker = Lieber warten
button-consent-withdraw-caretaker = Ich bin da
refused-consent-vote-open = Der Tisch stimmt gerade ab, ob ein Computer für { $name } weiterspielt. Warte, bis das entschieden ist.

# In sentences of others

my-games-caretaker-by-deadlines = : `/back`
BOT-115-by-deadlines = {" "}Hat der Tisch keine Frist, nimm dir Zeit. Einmal am Tag erinnere ich dich an alle Partien, die auf dich warten, nie in der Nacht; `/settings` ändert, wie oft, wann nicht und in welcher Zeitzone, und schaltet Pings in Kanälen ab.
