# Was liest, wer sich um den Bot kümmert

doctor-title = Wie es mir geht
doctor-permissions = Meine Rechte in { $channel }
doctor-without-view_channel = Ohne dieses Recht sehe ich diesen Kanal nicht und schreibe hier nichts.
doctor-without-send_messages = Ohne dieses Recht kommen hier keine Karten, und niemand wird angepingt.
doctor-without-send_messages_in_threads = Ohne dieses Recht kommen in diesem Thread keine Karten, und niemand wird angepingt.
doctor-without-attach_files = Ohne dieses Recht kommen Karten ohne Bilder.
doctor-without-read_message_history = Ohne dieses Recht kommt nach einem Neustart oder einer abgerissenen Verbindung vielleicht etwas doppelt.
doctor-allow-here = Dieser Kanal erlaubt es nicht. Öffne die Einstellungen von { $channel } → *Berechtigungen* → *Mitglieder oder Rollen hinzufügen* → { $bot }, und erlaube dort: { $permissions }.
doctor-allow-everywhere = Es fehlt mir auf dem ganzen Server. Öffne *Servereinstellungen* → *Rollen* → { $role } → *Berechtigungen*, und schalte ein: { $permissions }.
doctor-locked = Dieser Thread ist gesperrt: Entsperre ihn, sonst kann ich nichts mehr schreiben, sobald er archiviert ist.
doctor-posts = Nachrichten, die noch zu senden sind, auf allen Servern
doctor-none-wait = Keine.
doctor-wait = { $count ->
    [one] { $count } Nachricht, geschrieben { $since }.
   *[other] { $count } Nachrichten, die erste geschrieben { $since }.
}
doctor-tables = Tische dieses Servers, an denen es nicht weitergeht
doctor-all-go-on = Keine, die du sehen kannst.
doctor-versions = Versionen und Datenbank
doctor-rulesets = Regelstände: { $rulesets }
doctor-size = Datenbank: { $size } MiB, Version { $version }
refused-not-doctor = Wie es mir geht, können nur erfragen: wer den Tisch in diesem Kanal eröffnet hat, wer diesen Server verwaltet und wer mich betreibt. Wenn etwas hängt, sag bitte einer dieser Personen Bescheid.
command-doctor = Für Gastgeber und Verwaltende: meine Rechte, was warum wartet, Versionen
