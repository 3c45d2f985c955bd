-- How far somebody has come in the lesson of a game. A lesson is played by one person in private and is
-- no table: no channel has it, no list shows it, nothing of it is counted.

create table lesson (
    id         integer primary key,
    user_id    integer not null,
    name       text    not null,
    game       text    not null,
    version    text    not null,  -- a digest of the lesson that the moves belong to
    moves      text    not null,  -- JSON: the moves of each press, oldest first
    updated_at integer not null,
    unique (user_id, game)
) strict;
