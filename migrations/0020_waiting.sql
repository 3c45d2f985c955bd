-- Since when each person is asked, and when each is to be reminded of all that waits for them.

create table waiting (
    table_id integer not null references game_table (id) on delete cascade,
    seat     integer not null check (seat >= 0),
    turn     integer not null,
    since    integer not null,
    primary key (table_id, seat)
) strict, without rowid;

insert into waiting (table_id, seat, turn, since)
    select game_table.id, person.value, cast(asks as integer), updated_at
    from game_table, json_each('[' || substr(asks, instr(asks, ':') + 1) || ']') as person
    where status = 'running' and asks <> '';

create table reminder (
    user_id integer primary key,
    next_at integer not null
) strict;
create index reminder_next on reminder (next_at);
