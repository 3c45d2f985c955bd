-- One word for one thing: a bot is a seat that the computer plays, a free action is what a seat does
-- although nobody asks it, and a private one is nobody else's business.

alter table seat rename column program to bot;
alter table move rename column unasked to free;
alter table move rename column quiet to private;
update outbox set kind = 'bots' where kind = 'drive';
update outbox set payload = replace(payload, '"quiet":', '"private":') where kind = 'hand';
