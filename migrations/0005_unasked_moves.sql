-- What a seat did unasked, in anybody's turn, does not mean that it has read what happened before.

alter table move add column unasked integer not null default 0 check (unasked in (0, 1));
update move set unasked = quiet;
