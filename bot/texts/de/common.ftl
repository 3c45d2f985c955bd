## Buttons

button-play = Spielen
button-hand = Meine Hand
button-undo = Rückgängig
button-start-over = Von vorn
button-text = Text
button-all = Alles lesen
button-help = So geht’s
button-join = Mitspielen
button-leave = Tisch verlassen
button-start = Starten
button-cancel = Tisch auflösen
button-options = Optionen
button-back = Zurück
move-and-end = { $move }, dann Zugende
button-sure = { $move }, endgültig
button-sure-short = Ja, endgültig
button-ask = Noch einmal nachfragen
button-ask-not = Sofort ausführen
button-instead = Tisch { $table } auflösen, { $game } eröffnen
button-end = Tisch { $table } abbrechen …
button-end-now = Tisch { $table } endgültig abbrechen
button-end-ask = Die anderen fragen, Tisch { $table } abzubrechen
button-end-instead = Tisch { $table } endgültig abbrechen, { $game } eröffnen
button-close = Ja, auflösen
button-keep = Behalten
button-to-table = Zu Tisch { $table }
button-page = Seite { $page }
## Names, lists and numbers

list-and = { $items } und { $last }
player-number = Spieler { $number }
list-series = { $items }; { $next }
titled = { $title }: { $text }
choose = bitte wählen
choose-several = { $choose } (bis zu { $count })
name-of-seat = Spieler { $seat }
name-bot = { $name } ({ $bot })
name-caretaker = Vertretung für { $name }
bot-random = Computer, zufällig
bot-easy = Computer, leicht
bot-easy-about = Sieht nur den nächsten Schritt und nimmt oft einen etwas schlechteren. Für die erste Partie.
bot-medium = Computer, mittel
bot-medium-about = Nimmt Schritt für Schritt, was am besten aussieht. Ein ordentlicher Gegner.
bot-hard = Computer, schwer
bot-hard-about = Plant ganze Züge und bedenkt, was die anderen tun werden. Braucht einen Augenblick.
players-from-to = { $least } bis { $most } Spieler
players-only = { $count } Spieler

## Welcome and help

welcome-title = Expeditions-Brettspiele
welcome =
    Ein Zug in der Mittagspause, der nächste morgen: Ich hüte den Spielplan, die Regeln und die Geheimnisse.
    Wähle ein Spiel, um in diesem Kanal einen Tisch zu eröffnen; Freunde kommen mit einem Knopfdruck dazu, und freie Plätze kann der Computer übernehmen.
welcome-menu = Tisch eröffnen: welches Spiel?
welcome-length = -# Die Wochen gelten für Freunde, die ein- oder zweimal am Tag ziehen.
help =
    ### So wird hier gespielt
    1. Eröffne einen Tisch mit dem Menü der Begrüßung oder mit `/game new`. Freunde drücken *Mitspielen*, der Gastgeber drückt *Starten*.
    2. Wirst du angepingt, drücke *Spielen*: Ein Fenster, das nur du siehst, führt dich Schritt für Schritt, und *Rückgängig* nimmt eine Wahl zurück.
    3. *Meine Hand* zeigt, was nur du sehen darfst.
help-and = { $one }, und { $other }
button-help-more = Mehr
help-more =
    ### Beim Spielen
    In jedem Kanal oder Thread gibt es höchstens einen Tisch. Vor dem *Starten* kann der Gastgeber Computerspieler dazuholen und *Optionen* wählen.
    Jede Wahl gilt sofort, und *Rückgängig* nimmt sie zurück, bis etwas Verborgenes herauskommt oder du deinen Zug beendest. Bevor etwas herauskommt, sage ich, was die Aktion zeigt oder kostet, und frage noch einmal nach; `/settings` schaltet das ab.
    Was *Meine Hand* zeigt, kommt auch als Direktnachricht, wenn sich etwas ändert. In Spielen ohne Hand heißt der Knopf nach dem, was er zeigt, etwa *Mein Bogen*.

    ### Lieber tippen?
    `/move` versteht Notation, auch mehrere Züge in einer Zeile, und schlägt vor, was gerade erlaubt ist. Jedes Spiel hat auch eigene Befehle, zum Beispiel `/luxor place`. Was du tippst, wird ohne Nachfrage gespielt.
    `/board` und `/hand` zeigen Bilder, mit `form: text` Worte{ $views }; `/undo` nimmt deinen letzten Schritt zurück, mit `steps: all` alles, was sich noch zurücknehmen lässt.{ $typing }

    ### Tische
    `/game leave` gibt deinen Platz her; im laufenden Spiel behältst du ihn, bis eine Person oder ein Computerspieler übernimmt.{ $leaving }{ $tables }
    `/game status`, `/game list`, `/game remove`, `/game cancel`, `/game abandon` (fragt erst, wer sonst mitspielt). Einen Tisch verwalten dürfen der Gastgeber und alle, die den Server verwalten. `/game language` legt die Sprache der öffentlichen Beiträge fest.

    ### Allein{ $alone }

## Lobby

lobby-title = { $game } · Tisch { $table }
lobby-missing = { $count ->
    [one] Es fehlt noch { $count } Spieler.
   *[other] Es fehlen noch { $count } Spieler.
}
lobby-ready = Es kann losgehen.
lobby-add-bot = Computerspieler dazuholen
lobby-add = Dazu: { $name }
lobby-remove = Weg: { $name }
lobby-computers = { $count ->
    [one] { $count } Computerspieler: dazu oder weg
   *[other] { $count } Computerspieler: dazu oder weg
}
lobby-import = Was wäre wenn: Das Spiel geht von einem anderen aus weiter, nach Zug { $ply } von { $of }. Seine Optionen bleiben, alles Zufällige ist von da an neu, und das Ergebnis zählt nicht.
lobby-running = Das Spiel hat begonnen.
lobby-cancelled = Dieser Tisch wurde aufgelöst.
lobby-finished = Dieses Spiel ist zu Ende.
lobby-abandoned = Dieses Spiel wurde abgebrochen.
seats-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] { $count } Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
seat-host = { $name } (Gastgeber)
seat-begins = { $name }, beginnt
option-mixed = eigene Mischung
option-default = Standardoptionen.
option-at-once = Jede Wahl gilt sofort und steht auf der Karte des Tisches.
table-opened = Ein Tisch für { $game } ist eröffnet. Die Lobby erscheint weiter unten.
taken = In diesem Kanal gibt es schon einen Tisch: { $what }.
taken-lobby = Nummer { $table }, **{ $game }**, noch nicht begonnen, mit { $names }
taken-running = Nummer { $table }, **{ $title }**, gespielt von { $names }
taken-ask = Der Gastgeber ({ $host }) oder wer diesen Server verwaltet, kann ihn auflösen.
taken-thread = In einem Thread oder einem anderen Kanal ist Platz für einen eigenen Tisch.
close-ask = An diesem Tisch: { $names }. Für alle auflösen?
end-ask = Das wäre endgültig vorbei: { $what }. Das Spiel bekommt kein Ergebnis, und niemand kann es fortsetzen.{ $more }
end-asks-others = Hier spielen auch andere. Ich frage sie erst im Kanal.
kept = Es bleibt, wie es ist.
joined = Du sitzt auf Platz { $seat }.
left = Du hast den Tisch verlassen.
bot-added = { $name } spielt mit.
seat-freed = { $name } hat keinen Platz mehr an diesem Tisch.
language-set = Öffentliche Beiträge neuer Tische erscheinen auf Deutsch.

## Turn card

card-title = { $game } · { $when }
title-round = { $round ->
    [0] Spielaufbau
   *[other] Runde { $round }
}
title-turn = { $turn ->
    [0] Spielaufbau
   *[other] Zug { $turn }
}
card-title-over = { $game } · Endstand
card-begins = Das Spiel beginnt.
card-turn = { $name }, du bist am Zug. Drücke *Spielen*.
card-all = { $names }: Jetzt wählt ihr alle. Drückt *Spielen*.
card-since = -# Gefragt { $time }.
card-since-each = -# { $names }: gefragt { $time }.
card-bots = Am Zug: { $names }.
card-abandoned = Dieses Spiel wurde abgebrochen.
card-no-picture = -# Es gibt kein Bild: Es ließ sich nicht zeichnen, oder ich darf hier keine Dateien anhängen. *Text* zeigt den Spielplan in Worten.
result = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}
result-won = { $name }, du hast gewonnen!
result-lost = { $count ->
    [one] { $names }, das Spiel hat dich besiegt.
   *[other] { $names }, das Spiel hat euch alle besiegt.
}
result-lost-to = { $count ->
    [one] { $names }, du hast gegen { $rivals } verloren.
   *[other] { $names }, ihr habt alle gegen { $rivals } verloren.
}
result-graded = { $count ->
    [one] { $names }, dein Rang ist „{ $grade }“.
   *[other] { $names }, euer Rang ist „{ $grade }“.
}
result-scale = { $told ->
    [yes] Ränge von unten: { $scale }
   *[no] Rang: **{ $grade }** (von unten nach oben: { $scale })
}
result-line = { result-line-bare } ({ $sources })
result-line-bare = { $rank }. { $name } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
alone-lost = verloren
result-reason = { $source }: { $points }
result-source = { $source } { $points }
dms-closed = { $user }, ich kann dir keine Direktnachrichten schicken. Macht nichts: Der Knopf *Meine Hand* zeigt deine Hand.
channel-gone = Der Kanal deines Spiels { $game } wurde gelöscht, deshalb ist das Spiel beendet.

## Panel

panel-news = **Seit du zuletzt gespielt hast**
told-title = Was geschehen ist · { $game }
told-nothing = Noch ist nichts geschehen.
panel-waiting = Wir warten auf { $names }.
possible =
    { "" }**Jetzt:** { $question }
    Möglich: { $moves }
possible-more =
    { "" }**Jetzt:** { $question }
    Zum Beispiel { $moves } und { $more } weitere.
possible-waiting = { $count ->
    [one] { $names } ist am Zug.
   *[other] { $names } wählen gerade.
}
possible-meanwhile = Inzwischen zeigt dir `/hand` deine Hand und `/board` das Spielfeld.
possible-part = `{ $line }` wäre möglich.
undone = Zurückgenommen.
panel-came = **Gerade eben**
ask-owed = -# Bis zu { $count } auf einmal: Das erste gilt jetzt, die anderen in deinen nächsten Zügen. Bis dahin siehst nur du sie.
sure-ask = { $warning } Das lässt sich nicht zurücknehmen.
sure-hint = -# `/settings` schaltet diese Nachfrage ab.
sure-owed = **In dieser Reihenfolge:** { $moves }
sure-owed-more = Weitere
settings-title = Deine Einstellungen, auf allen Servern
settings-asks = Vor einer Aktion in Knopf oder Menü, die sich nicht zurücknehmen lässt, sage ich, was sie zeigt oder kostet, und **frage noch einmal nach**.
settings-asks-not = Eine Aktion in Knopf oder Menü wird **sofort ausgeführt**, auch wenn sie sich nicht zurücknehmen lässt.
settings-language = Sprache dessen, was nur du siehst
settings-language-discord = In der Sprache deines Discord
settings-pings = Pings in Kanälen
settings-pings-on = Anpingen, wenn etwas auf mich wartet
settings-pings-off = Nie anpingen; nur Erinnerungen
settings-pictures = Bilder, die nur du siehst
settings-pictures-whole = Bilder ganz, wie im Kanal
settings-pictures-halves = Große Bilder, in zwei Hälften
picture-left = die linke Hälfte, darunter die rechte
picture-right = die rechte Hälfte des Bildes darüber
hand-title = { $game } · deine Hand
hand-your-turn = Du bist am Zug.
hand-jump = Weiter geht’s in { $channel }.
look-no-picture = -# Das Bild ließ sich nicht zeigen. Darauf ist zu sehen:
minute-title = In einer Minute
key-title = Was die Zeichen bedeuten
list-empty = Hier gibt es keine offenen Tische. `/game new` eröffnet einen.
list-more = … und weitere. `/game status` zeigt den Tisch eines Kanals.
list-lobby = in der Lobby
list-running = { $when }, wartet auf { $waiting }

## Refusals of the table

refused = Das hat nicht geklappt, und nichts hat sich geändert. Bitte versuche es noch einmal.
refused-broken = Bei mir ist etwas kaputtgegangen. Dein Spiel ist sicher, es hat sich dadurch nichts geändert. Bitte versuche es noch einmal.
refused-store = Ich kann im Moment nichts speichern: { $reason ->
    [full] Meine Festplatte ist voll
    [locked] Ein anderes Programm hält meine Datenbank fest
    [read-only] Ich darf meine Datenbank nicht beschreiben
    [damaged] Meine Datenbank ist beschädigt
   *[io] Meine Festplatte arbeitet nicht richtig
}. Es hat sich nichts geändert. Bitte versuche es in ein paar Minuten noch einmal; wenn es so bleibt, sag der Person Bescheid, die mich betreibt.
unshown-done = { $change ->
    [move] Deine Aktion ist ausgeführt und gespeichert
    [undo] Dein Schritt ist zurückgenommen, und das ist gespeichert
    [plan] Dein Plan ist geändert und gespeichert
    [setting] Deine Einstellung ist geändert und gespeichert
   *[other] Das ist getan und gespeichert
}, ließ sich aber nicht zeigen: Bei mir ist etwas kaputtgegangen. Wiederhole es nicht.
unshown = { unshown-done } { $look ->
    [play] Drücke *Spielen* auf der neuesten Karte, um weiterzuspielen.
   *[card] Die neueste Karte zeigt, wie es am Tisch steht.
}
unshown-setting = { unshown-done } `/settings` zeigt deine Einstellungen.
unshown-open = Das ließ sich nicht zeigen: Bei mir ist etwas kaputtgegangen. Es wurde nichts gespielt; bitte versuche es noch einmal.
unsure = Beim Speichern ist bei mir etwas kaputtgegangen. Deshalb weiß ich nicht, ob das geschehen ist. Sieh mit `/board` oder `/game status` nach, bevor du es noch einmal versuchst.
answer-refused = Ich hatte eine Antwort für dich, aber Discord hat sie nicht angenommen. { $of ->
    [panel] Was getan ist, ist gespeichert. `/board` und `/hand` mit `form: text` zeigen den Tisch in Worten.
   *[other] Falls du etwas geändert hast, ist das gespeichert. `/board` und `/hand` mit `form: text` zeigen den Tisch in Worten.
}
refused-stale = Was dieser Knopf gefragt hat, ist schon entschieden. So steht es jetzt.
refused-outdated = Dieses Bedienfeld stammt von einer früheren Version des Bots. Drücke *Spielen* auf der neuesten Karte oder nimm `/hand` und `/move`.
refused-elsewhere = Dieser Knopf gehört zu einem Tisch in einem anderen Kanal und wirkt nur dort.
refused-no-table = Diesen Tisch gibt es nicht mehr.
refused-no-table-here = In diesem Kanal ist kein Tisch offen. `/game new` eröffnet einen.
refused-not-seated = Du hast keinen Platz an diesem Tisch. Zuschauen darfst du mit *Text* oder `/board`.
refused-not-started = Das Spiel hat noch nicht begonnen. Der Gastgeber drückt in der Lobby *Starten*.
refused-not-host = Das darf nur der Gastgeber oder wer diesen Server verwaltet.
refused-not-manager = Das darf nur, wer diesen Server verwaltet.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-table-full = Alle { $most } Plätze sind besetzt.
refused-wrong-seats = Dieses Spiel braucht { $least } bis { $most } Spieler; jetzt am Tisch: { $seats }.
refused-wrong-seats-only = Dieses Spiel braucht { $count } Spieler; jetzt am Tisch: { $seats }.
refused-no-such-seat = Diesen Platz gibt es nicht. { $seats ->
    [one] Besetzt ist nur Platz { $seats }.
   *[other] Besetzt sind die Plätze 1 bis { $seats }.
}
refused-seat-changed = Inzwischen hat sich etwas geändert: Auf Platz { $seat } sitzt jetzt { $name }. Es ist nichts geschehen; wähle noch einmal.
refused-channel-taken = In diesem Kanal ist schon ein Tisch offen (Nummer { $table }). Spielt dort zu Ende, löst den Tisch auf, brecht das Spiel ab oder weicht in einen Thread aus.
refused-unknown-game = Ein Spiel „{ $game }“ kenne ich nicht. `/game new` zeigt alle, die ich kenne.
refused-unknown-bot = Einen Computerspieler „{ $bot }“ kenne ich nicht; wähle einen aus der Liste.
refused-other-game = An diesem Tisch läuft ein anderes Spiel: { $game }.
nearest = { $count ->
    [one] Der ähnlichste Name ist { $names }.
   *[other] Die ähnlichsten Namen sind { $names }.
}
refused-bad-options = Diese Option passt nicht: { $reason }
options-unknown = Eine Option `{ $option }` gibt es nicht. Es gibt: `{ $known }`.
options-number = Wähle für `{ $option }` eine Zahl von { $least } bis { $most }.
options-switch = Wähle für `{ $option }` `true` oder `false`.
options-together = Diese Optionen gehen so nicht zusammen: { $options }.
options-choice = Wähle für `{ $option }` einen dieser Werte: `{ $values }`.
options-several = mehrere mit Kommas dazwischen
options-first-player = Es gibt nur { $players } Spieler; Startspieler kann also nur einer der Plätze 1 bis { $players } sein.
options-form = Schreibe `name=wert`, etwa `adventures=true`, statt `{ $text }`.
options-alone = die Option `{ $option }` gibt es nur, wenn jemand allein spielt.
options-other = So lässt sich das Spiel nicht aufbauen.
refused-nothing-to-undo = { $reason ->
    [revealed] Dein letzter Schritt hat etwas aufgedeckt (etwa, was alle geheim gewählt hatten) oder deinen Zug beendet: Er lässt sich nicht zurücknehmen.
    [shown] Seit deinem letzten Schritt wurde etwas aufgedeckt, etwa was alle geheim gewählt hatten: Er lässt sich nicht mehr zurücknehmen.
    [followed] Andere haben auf deinem letzten Schritt aufgebaut: Er lässt sich nicht mehr zurücknehmen.
   *[none] Es gibt nichts zurückzunehmen: Du hast noch keinen Schritt gemacht oder schon alle zurückgenommen.
}
refused-undone-already = Damit hast du schon einen Schritt zurückgenommen. Weitere nimmst du mit *Rückgängig* in deinem eigenen Fenster zurück.
refused-part = Wegen „{ $move }“ wurde nichts gespielt:
refused-together = Nach „{ $move }“ wirst du gleich etwas anderes gefragt. Gespielt wurde nichts: Wähle zuerst nur das, dann den Rest.
refused-owed = Jetzt kannst du höchstens { $count } wählen; gespielt wurde nichts. Lass die anderen weg: Nach dem, was noch fehlt, wirst du wieder gefragt.
refused-other-ruleset = Dieses Spiel begann nach dem Regelstand { $saved }; ich spiele nach { $known }. Sag bitte der Person Bescheid, die mich betreibt.
refused-other-content = Dieses Spiel begann mit anderem Spielmaterial (Plan, Karten oder Plättchen), als ich jetzt habe, und ruht deshalb. Verloren ist nichts: Sag bitte der Person Bescheid, die mich betreibt. Legt sie das frühere Material wieder ein, geht das Spiel weiter. `/game abandon` bricht es endgültig ab.
refused-status-lobby = Das Spiel hat noch nicht begonnen. Der Gastgeber drückt in der Lobby *Starten*.
refused-status-running = Das Spiel läuft schon.
refused-status-finished = Dieses Spiel ist zu Ende.
refused-status-abandoned = Dieses Spiel wurde abgebrochen.
refused-status-cancelled = Dieser Tisch wurde aufgelöst.
refused-no-game-here = In diesem Kanal hat noch kein Spiel begonnen. Für ein anderes dieses Kanals nenne seinen `table`.
refused-import-options = Dieses Spiel geht von einem anderen aus weiter, seine Optionen bleiben deshalb.
refused-import-large = Diese Datei ist zu groß: Ein Spiel hat höchstens { $most } MB. Es wurde nichts eröffnet.
refused-import-view = In dieser Datei steht nur, was eine Person von einem laufenden Spiel wusste; das Verborgene fehlt. Nimm die Datei eines beendeten Spiels. Es wurde nichts eröffnet.
refused-import-game = Diese Datei gehört zu einem Spiel, das ich nicht habe. Es wurde nichts eröffnet.
refused-import-ruleset = Dieses Spiel wurde nach Regelversion { $saved } gespielt, ich verwende Version { $known }. Es wurde nichts eröffnet.
refused-import-content = Dieses Spiel wurde mit anderem Spielmaterial (Plan, Karten oder Plättchen) gespielt, als ich habe. Es wurde nichts eröffnet.
refused-import-setup = Der Aufbau in dieser Datei folgt nicht aus ihrem Startwert, den Spielern und Optionen. Es wurde nichts eröffnet.
refused-import-branch = Diese Datei lässt ihr Spiel an einer Stelle neu weitergehen, die es darin nicht gibt. Es wurde nichts eröffnet.
refused-import-long = Dieses Spiel ging zu oft aus einer Datei weiter, oder seine Startwerte sind zu lang. Es wurde nichts eröffnet.
refused-import-seal = Startwert und Zusatz in dieser Datei passen nicht zu ihrem Siegel. Es wurde nichts eröffnet.
refused-import-move = Zug { $number } in dieser Datei kann so, wie er dasteht, nicht gespielt werden. Es wurde nichts eröffnet.
refused-import-result = Die Züge in dieser Datei führen zu einem anderen Ergebnis, als sie sagt. Es wurde nichts eröffnet.
refused-import-ply = Dieses Spiel hat nur { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}. Es wurde nichts eröffnet.
refused-import-over = Von da an gibt es nichts mehr zu entscheiden: Wähle `move` { $last } oder früher. Es wurde nichts eröffnet.
refused-no-channel = Ein Tisch braucht einen Kanal: Eröffne ihn mit `/game new` auf einem Server.
notation-empty = Tippe mindestens eine Aktion.
notation-unknown = „{ $text }“ kann ich nicht als Aktion lesen.
notation-ambiguous = „{ $text }“ könnte mehreres bedeuten: { $candidates }.
notation-card = Es gibt keine Karte „{ $text }“.
notation-place = Auf dieser Karte gibt es keinen Ort „{ $text }“.
notation-cell = Das Spielfeld hat die Spalten { $first } bis { $last } und die Reihen { $top } bis { $bottom }: { $text } gibt es nicht.
notation-revealing = „{ $text }“ steht hinter einer Aktion, die etwas aufdeckt. Spiel erst bis dorthin; noch wurde nichts gespielt.

## Fair und offen

import-goes-on = Dieses Spiel geht von einem anderen aus nach Zug { $ply } weiter. Es zählt nicht.
import-opened = Tisch eröffnet: { $game } geht nach Zug { $ply } von { $of } weiter, mit { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}.

## Descriptions of commands

command-game = Tische eröffnen, mitspielen und verwalten
command-verify-table = Nummer des Tisches; ohne sie das neueste Spiel dieses Kanals

## Was Nachrichten warten lässt

waiting-permissions = Ich darf in { $channel } nichts schreiben. Bitte lass mir dort von jemandem, der diesen Server verwaltet, diese Rechte geben: { $permissions }. Alles ist gespeichert, und ich schreibe es, sobald ich darf.
waiting-discord = Discord nimmt meine Nachrichten für { $channel } gerade nicht an. Alles ist gespeichert; ich versuche es weiter.
waiting-token = Discord kennt mich nicht mehr, deshalb kann ich in { $channel } nichts schreiben. Bitte sag der Person Bescheid, die mich betreibt. Alles ist gespeichert.
waiting-store = Ich kann im Moment nichts speichern, deshalb müssen Nachrichten warten. Bitte sag der Person Bescheid, die mich betreibt.
waiting-held = Dieses Spiel ist angehalten, deshalb müssen Nachrichten für { $channel } warten; `/game status` sagt, warum. Alles ist gespeichert.
waiting-bot = Ein Computerspieler an diesem Tisch kann seine Aktion nicht wählen. Ich versuche es weiter{ $more }.
waiting-own = Bei mir ist etwas kaputtgegangen, deshalb müssen Nachrichten für { $channel } warten. Alles ist gespeichert; ich versuche es weiter. Bitte sag der Person Bescheid, die mich betreibt.
permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen

## Posters

poster-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
poster-day = { DATETIME($day, dateStyle: "medium") }
poster-days = { DATETIME($first, dateStyle: "medium") } – { DATETIME($last, dateStyle: "medium") }
because = · { $why } (+{ $gain })
because-uncounted = · { $why }
curve-title = Punkte im Verlauf
curve-title-likely = Aussicht auf den Sieg
curve-percent = { $number } %
curve-alt-likely = Aussicht auf den Sieg in Prozent: am Anfang und nach { $when }.
curve-round = Runde
curve-turn = Zug
curve-final = Ende
curve-alt-rounds = Punkte im Verlauf: am Anfang, nach { $count ->
    [one] Runde
   *[other] den Runden
} { $when }{ $counted ->
    [true] {" "}und nach der Schlusswertung
   *[false] {""}
}.
curve-alt-turns = Punkte im Verlauf: am Anfang, nach { $count ->
    [one] Zug
   *[other] den Zügen
} { $when }{ $counted ->
    [true] {" "}und nach der Schlusswertung
   *[false] {""}
}.

## Where something does not fit

alt-more = Mehr unter „{ button-text }“.
words-more = Der Rest passt hier nicht hin.
