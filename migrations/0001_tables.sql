-- Everything the bot remembers. The moves are the truth; snapshots are a cache of replaying them.
-- Times are unix seconds, given by the caller. JSON is text the store never looks into, except for
-- the seats of an audience.

create table game_table (
    id              integer primary key autoincrement,
    guild_id        integer,                        -- null: played in private messages
    channel_id      integer not null,
    game            text    not null,
    ruleset         integer not null,
    content_hash    text    not null,
    options         text    not null check (json_valid(options)),
    seed            text,                           -- secret while the game runs
    status          text    not null
        check (status in ('lobby', 'running', 'finished', 'abandoned', 'cancelled')),
    host_id         integer not null,
    locale          text    not null,
    version         integer not null default 0,     -- rises with every change, also undo and join
    ply             integer not null default 0 check (ply >= 0),  -- moves played
    turn            integer not null default 0,
    told            integer not null default 0,     -- ply up to which the channel was told
    card_message_id integer,
    card_channel_id integer,
    result          text check (result is null or json_valid(result)),
    created_at      integer not null,
    updated_at      integer not null
) strict;
-- One open table per channel, whatever the code above believes.
create unique index game_table_open_in_channel on game_table (channel_id)
    where status in ('lobby', 'running');
create index game_table_open_in_guild on game_table (guild_id)
    where status in ('lobby', 'running');
create index game_table_running on game_table (id)
    where status = 'running';

create table seat (
    table_id integer not null references game_table (id) on delete cascade,
    seat     integer not null check (seat >= 0),
    user_id  integer,
    program  text,
    name     text    not null,
    primary key (table_id, seat),
    check ((user_id is null) <> (program is null))
) strict, without rowid;
create unique index seat_once_per_user on seat (user_id, table_id)
    where user_id is not null;

create table move (
    table_id integer not null references game_table (id) on delete cascade,
    ply      integer not null check (ply >= 1),     -- 1 is the first move, 0 the start
    seat     integer not null,
    move     text    not null check (json_valid(move)),
    chance   text    not null check (json_valid(chance)),  -- what chance answered
    reveals  integer not null check (reveals in (0, 1)),   -- undo stops here
    batch    integer not null check (batch between 1 and ply),  -- first ply of the interaction
    made_at  integer not null,
    primary key (table_id, ply)
) strict, without rowid;

create table snapshot (
    table_id integer not null references game_table (id) on delete cascade,
    ply      integer not null check (ply >= 0),
    state    blob    not null,                      -- JSON in UTF-8, compressed by zlib
    primary key (table_id, ply)
) strict;

create table event (
    table_id integer not null references game_table (id) on delete cascade,
    ply      integer not null check (ply >= 0),     -- the move that caused it, 0: the start
    number   integer not null check (number >= 0),
    audience text check (audience is null or json_valid(audience) and json_type(audience) = 'array'),  -- null: all
    event    text    not null check (json_valid(event)),
    primary key (table_id, ply, number)
) strict, without rowid;

-- What is to be said in Discord: written with the move, sent after it.
create table outbox (
    id         integer primary key autoincrement,
    table_id   integer references game_table (id) on delete cascade,
    kind       text    not null,
    payload    text    not null check (json_valid(payload)),
    nonce      text    not null unique,
    created_at integer not null,
    attempts   integer not null default 0,
    not_before integer not null,
    sent_at    integer,
    failed     text                                 -- why it was given up
) strict;
create index outbox_waiting on outbox (not_before)
    where sent_at is null and failed is null;
create index outbox_of_table on outbox (table_id);
create index outbox_sent on outbox (sent_at)
    where sent_at is not null;

-- An interaction that arrives twice is played once.
create table answered (
    interaction_id integer primary key,
    table_id       integer not null references game_table (id) on delete cascade,
    version        integer not null,
    made_at        integer not null
) strict;
create index answered_by_age on answered (made_at);
create index answered_of_table on answered (table_id);

-- The private message that shows a hand, edited in place.
create table hand_message (
    table_id   integer not null references game_table (id) on delete cascade,
    user_id    integer not null,
    channel_id integer not null,
    message_id integer not null,
    primary key (table_id, user_id)
) strict, without rowid;

-- Users who take no private messages, and when they were told about the button instead.
create table closed_dms (
    user_id integer primary key,
    told_at integer not null
) strict;

create table setting (
    scope    text    not null check (scope in ('guild', 'user')),
    scope_id integer not null,
    key      text    not null,
    value    text    not null,
    primary key (scope, scope_id, key)
) strict, without rowid;
