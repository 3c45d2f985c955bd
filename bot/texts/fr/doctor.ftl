# Ce que lit la personne qui s’occupe du bot

doctor-title = Comment je vais
doctor-permissions = Mes permissions dans { $channel }
doctor-without-view_channel = sans elle, je ne vois pas ce salon et n’y écris rien.
doctor-without-send_messages = sans elle, aucune carte n’arrive ici et personne n’est mentionné.
doctor-without-send_messages_in_threads = sans elle, aucune carte n’arrive dans ce fil et personne n’est mentionné.
doctor-without-attach_files = sans elle, les cartes arrivent sans images.
doctor-without-read_message_history = sans elle, un message peut arriver deux fois après un redémarrage ou une coupure.
doctor-allow-here = Ce salon ne le permet pas. Ouvrez les paramètres de { $channel } → *Permissions* → *Ajouter des membres ou des rôles* → { $bot }, et autorisez-y : { $permissions }.
doctor-allow-everywhere = Je ne l’ai nulle part sur le serveur. Ouvrez *Paramètres du serveur* → *Rôles* → { $role } → *Permissions*, et activez : { $permissions }.
doctor-locked = Ce fil est verrouillé : déverrouillez-le, sinon je ne pourrai plus y écrire une fois qu’il sera archivé.
doctor-posts = Messages qui attendent d’être envoyés, sur tous les serveurs
doctor-none-wait = Aucun.
doctor-wait = { $count ->
    [one] { $count } message, écrit { $since }.
   *[other] { $count } messages, le premier écrit { $since }.
}
doctor-tables = Tables de ce serveur qui n’avancent pas
doctor-all-go-on = Aucune que vous puissiez voir.
doctor-versions = Versions et base de données
doctor-rulesets = Versions des règles : { $rulesets }
doctor-size = Base de données : { $size } Mio, version { $version }
refused-not-doctor = Seules la personne qui a ouvert la table de ce salon, celles qui gèrent ce serveur et celle qui m’héberge peuvent demander comment je vais. Si quelque chose est bloqué, prévenez l’une d’elles.
command-doctor = Pour qui gère : mes permissions, ce qui attend et pourquoi, les versions
