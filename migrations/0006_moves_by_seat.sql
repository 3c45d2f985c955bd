-- Undo goes by seats: each takes back its own last step, and what other seats did since stays.

alter table move add column made_by integer not null default 0;  -- the seat whose choice led to the move
update move set made_by = coalesce(
    (select first.seat from move as first
     where first.table_id = move.table_id and first.ply = move.batch),
    seat
);

-- Undo pressed twice takes back once: this, too, goes by seats.
alter table seat add column undid integer not null default 0 check (undid in (0, 1));  -- its last step was taken back
update seat set undid = 1 where exists (
    select 1 from game_table
    where game_table.id = seat.table_id and game_table.undone_by = seat.user_id
);
alter table game_table drop column undone_by;
