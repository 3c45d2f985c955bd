-- The people of a table can be asked whether they all agree: to take back what cannot be taken back
-- otherwise, or to pause.

create table consent (
    id         integer primary key autoincrement,
    table_id   integer not null references game_table (id) on delete cascade,
    kind       text    not null check (kind in ('undo', 'pause')),
    status     text    not null check (status in
        ('open', 'done', 'refused', 'withdrawn', 'lapsed', 'old', 'left', 'over')),
    seat       integer not null check (seat >= 0),  -- of who asked
    asker_id   integer not null,
    asker      text    not null,                    -- the name of who asked
    asked_at   integer not null,
    agreed     text    not null check (json_valid(agreed)),  -- the users who have agreed
    facts      text    not null check (json_valid(facts)),   -- what is asked
    settled_by text,                                -- the name of who refused
    done_ply   integer,                             -- the number it has among the moves
    message_id integer
) strict;
create index consent_of_table on consent (table_id);
create unique index consent_open on consent (table_id) where status = 'open';

alter table game_table add column paused_at integer;  -- since when the game is paused
