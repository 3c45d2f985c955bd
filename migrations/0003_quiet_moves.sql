-- A quiet move is nobody's business but its seat's: undo passes over it.

alter table move add column quiet integer not null default 0 check (quiet in (0, 1));
