-- A moment of a game that is over, played on by one person alone, the others by the computer. As a lesson
-- it is no table: no channel has it, no list shows it, nothing of it is counted.

create table practice (
    id         integer primary key autoincrement,  -- never used again: an old panel leads to nothing
    user_id    integer not null unique,
    name       text    not null,
    table_id   integer not null references game_table (id) on delete cascade,
    ply        integer not null check (ply >= 0),  -- the last move that is kept
    seed       text    not null,  -- from which all is dealt that nobody had seen
    steps      text    not null check (json_valid(steps)),  -- for each press the moves it led to
    updated_at integer not null
) strict;
create index practice_of_table on practice (table_id);
