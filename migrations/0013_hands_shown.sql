-- A hand is sent again only when it has changed since: a digest of what its owner was last sent.

alter table seat add column hand text;
