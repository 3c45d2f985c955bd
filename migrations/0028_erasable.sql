-- Nothing of a deleted row stays: the inner pages of a table with row ids keep some of them, and here
-- they were the numbers of people.

create table new_reminder (
    user_id integer primary key,
    next_at integer not null
) strict, without rowid;
insert into new_reminder select user_id, next_at from reminder;
drop table reminder;
alter table new_reminder rename to reminder;
create index reminder_next on reminder (next_at);

create table new_closed_dms (
    user_id integer primary key,
    told_at integer not null
) strict, without rowid;
insert into new_closed_dms select user_id, told_at from closed_dms;
drop table closed_dms;
alter table new_closed_dms rename to closed_dms;
