-- Games that are over, looked at again for a seat, or as everybody saw them (seat -1). It is worked out once.

create table review (
    table_id integer not null references game_table (id) on delete cascade,
    seat     integer not null check (seat >= -1),
    review   text    not null check (json_valid(review)),
    made_at  integer not null,
    primary key (table_id, seat)
) strict, without rowid;
