-- Whoever had everything about them erased has no second try at a challenge: what is left of the first
-- one, until nobody can play it any more, is a keyed hash, which names nobody.

create table daily_attempt (
    daily text not null,
    mark  text not null,
    primary key (daily, mark)
) strict, without rowid;
