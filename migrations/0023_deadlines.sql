-- How long people have for their turns, and for whom a computer plays until they are back.

alter table game_table add column deadline text check (deadline is null or json_valid(deadline));
alter table seat add column caretaker text check (caretaker is null or user_id is not null);
alter table seat add column cared_for integer not null default 0;  -- turns a caretaker has played
alter table waiting add column told text check (told in ('soon', 'over'));  -- of the deadline

create index game_table_with_deadline on game_table (id)
    where status = 'running' and deadline is not null;
