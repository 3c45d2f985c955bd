-- A seat of a running game can pass to somebody else: the question to the table, and what came of it.

create table replacement (
    id         integer primary key autoincrement,
    table_id   integer not null references game_table (id) on delete cascade,
    seat       integer not null check (seat >= 0),
    status     text    not null check (status in
        ('open', 'done', 'undone', 'objected', 'withdrawn', 'stayed', 'over')),
    asker_id   integer not null,
    asker      text    not null,                    -- the name of who asked
    old_user   integer,
    old_bot    text,
    old_name   text    not null,
    old_since  integer not null,                    -- as in seat
    old_host   integer not null,                    -- the host before it was done
    new_user   integer,                             -- no user and no bot: whoever takes the seat
    new_bot    text,
    new_name   text    not null,
    accepted   integer not null check (accepted in (0, 1)),  -- the new user wants the seat
    agreed     text    not null check (json_valid(agreed)),  -- the users who have agreed
    settled_by text,                                -- the name of who decided or ended it
    done_ply   integer,                             -- the last move before it
    undone_ply integer,
    message_id integer,
    check (new_user is null or new_bot is null)
) strict;
create index replacement_of_table on replacement (table_id);
create unique index replacement_open on replacement (table_id) where status = 'open';

alter table seat add column since integer not null default 0;  -- the last ply before its player sat there
