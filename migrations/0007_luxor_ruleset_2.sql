-- Luxor, ruleset 2: whoever chose to go on, but whose turn then ended by itself, now chose to end it.

update move set move = json_set(move, '$.end', json('true'))
    where table_id in (select id from game_table where game = 'luxor' and ruleset = 1)
    and json_extract(move, '$.kind') = 'confirm'
    and not json_extract(move, '$.end')
    and exists (
        select 1 from event
        where event.table_id = move.table_id and event.ply = move.ply
        and json_extract(event.event, '$.kind') = 'turn-ended'
    );
update game_table set ruleset = 2 where game = 'luxor' and ruleset = 1;
