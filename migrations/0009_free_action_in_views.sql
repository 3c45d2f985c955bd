-- Cards that wait to be sent hold a public view as JSON text: in it, too, a free action has its new name.

update outbox set payload = replace(payload, '\"aside\":', '\"free_action\":')
    where kind in ('card', 'refresh') and sent_at is null and failed is null;
