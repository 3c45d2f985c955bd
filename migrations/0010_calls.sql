-- A call is never lost: what a table asks is compared with what was announced. Pauses between two
-- tries are kept in memory, as a disk that is full cannot take them.

alter table game_table add column asks text;                      -- turn and seats of people who are to act
alter table game_table add column asks_bots integer not null default 0 check (asks_bots in (0, 1));
alter table game_table add column announced text;                 -- what the newest post asked: as "asks"

-- Calls that were given up go out after all, unless a later one has. Nothing else is worth it.
update outbox set failed = null
    where failed is not null and kind in ('card', 'bots')
    and table_id in (select id from game_table where status = 'running')
    and not exists (
        select 1 from outbox as later
        where later.table_id = outbox.table_id and later.kind = outbox.kind
        and later.id > outbox.id and later.failed is null
    );
delete from outbox where failed is not null;

drop index outbox_waiting;
drop index outbox_sent;
alter table outbox drop column not_before;
create index outbox_waiting on outbox (table_id, id)
    where sent_at is null and failed is null;
