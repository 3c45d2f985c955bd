-- A daily game begins in the same way for everybody on one day (UTC). It is played alone, once by each
-- person, and shown to nobody else, so it has no card: its channel is only where it was opened.

alter table game_table add column daily text
    check (daily glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]');  -- null: no daily game

drop index game_table_open_in_channel;
create unique index game_table_open_in_channel on game_table (channel_id)
    where status in ('lobby', 'running') and daily is null;
create unique index game_table_daily_once on game_table (host_id, game, daily)
    where daily is not null;
create index game_table_daily on game_table (game, daily)
    where daily is not null;
create index game_table_finished_in_guild on game_table (guild_id, game)
    where status = 'finished';

-- The servers in which the player of a daily game has asked for it: its result stands on their boards.
create table daily_entry (
    table_id integer not null references game_table (id) on delete cascade,
    guild_id integer not null,
    primary key (table_id, guild_id)
) strict, without rowid;
create index daily_entry_of_guild on daily_entry (guild_id);

-- One post for a day in each channel: who has finished.
create table daily_post (
    game       text    not null,
    daily      text    not null,
    channel_id integer not null,
    message_id integer not null,
    primary key (game, daily, channel_id)
) strict, without rowid;

-- Made once, never shown.
create table secret (
    key   text not null primary key,
    value text not null
) strict, without rowid;
