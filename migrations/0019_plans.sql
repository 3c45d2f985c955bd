-- What a player wants to do when they are asked next: typed lines, played in order.

create table plan (
    table_id integer not null references game_table (id) on delete cascade,
    seat     integer not null check (seat >= 0),
    lines    text    not null check (json_valid(lines)),
    held     text,                                  -- why it waits for its player; null: it does not
    primary key (table_id, seat)
) strict, without rowid;
