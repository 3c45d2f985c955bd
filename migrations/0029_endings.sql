-- The people of a table are also asked whether their game shall be ended for good.

create table asked_of_all (
    id         integer primary key autoincrement,
    table_id   integer not null references game_table (id) on delete cascade,
    kind       text    not null check (kind in ('undo', 'pause', 'caretaker', 'end')),
    status     text    not null check (status in
        ('open', 'done', 'refused', 'withdrawn', 'lapsed', 'old', 'left', 'over')),
    seat       integer not null check (seat >= 0),  -- of who asked, or of who is late
    asker_id   integer not null,
    asker      text    not null,                    -- the name of who sits there
    asked_at   integer not null,
    agreed     text    not null check (json_valid(agreed)),   -- the users who have agreed
    against    text    not null default '[]' check (json_valid(against)),  -- of a vote
    facts      text    not null check (json_valid(facts)),    -- what is asked
    settled_by text,                                -- the name of who refused, or decided alone
    done_ply   integer,                             -- the number it has among the moves
    message_id integer
) strict;
insert into asked_of_all (id, table_id, kind, status, seat, asker_id, asker, asked_at, agreed,
    against, facts, settled_by, done_ply, message_id)
    select id, table_id, kind, status, seat, asker_id, asker, asked_at, agreed,
    against, facts, settled_by, done_ply, message_id from consent;
drop table consent;
alter table asked_of_all rename to consent;
create index consent_of_table on consent (table_id);
create unique index consent_open on consent (table_id) where status = 'open';
