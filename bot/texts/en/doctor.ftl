# What whoever looks after the bot reads

doctor-title = How I am doing
doctor-permissions = My permissions in { $channel }
doctor-without-view_channel = without it I do not see this channel and post nothing here.
doctor-without-send_messages = without it no cards come here, and nobody is pinged.
doctor-without-send_messages_in_threads = without it no cards come into this thread, and nobody is pinged.
doctor-without-attach_files = without it cards come without pictures.
doctor-without-read_message_history = without it a post may come twice after a restart or a broken connection.
doctor-allow-here = This channel does not allow it. Open the settings of { $channel } → *Permissions* → *Add members or roles* → { $bot }, and allow there: { $permissions }.
doctor-allow-everywhere = I lack it on the whole server. Open *Server Settings* → *Roles* → { $role } → *Permissions*, and switch on: { $permissions }.
doctor-locked = This thread is locked: unlock it, or I cannot post any more once it is archived.
doctor-posts = Posts that wait to be sent, on all servers
doctor-none-wait = No post waits.
doctor-wait = { $count ->
    [one] { $count } post, written { $since }.
   *[other] { $count } posts, the first written { $since }.
}
doctor-tables = Tables of this server that are held up
doctor-all-go-on = No table that you can see.
doctor-versions = Versions and database
doctor-rulesets = Rules versions: { $rulesets }
doctor-size = Database: { $size } MiB, version { $version }
refused-not-doctor = Only the host of the table in this channel, managers of this server and whoever runs this bot can ask how I am doing. If something is stuck, please tell one of them.
command-doctor = For hosts and managers: my permissions, what waits and why, versions
