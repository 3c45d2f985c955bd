"""Results of games of several seats: counted, rated, and shown to those who may see them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest
from openskill.models import PlackettLuce

from bot import store
from bot.features.results.ratings import START, Rating, Ratings
from bot.features.results.service import ResultService
from bot.features.results.standings import Played, Player, opponents, played, standings
from bot.tables import Person, TableRefused
from tests.tables.club import ADA, BO, CHANNEL, CLEO, DAN, GUILD, PEOPLE, Club


def results_of(club: Club) -> ResultService:
    return ResultService(club.tables.repository)


def game(*ranks: int, users: Sequence[int] = (1, 2, 3, 4), kind: str = "toy") -> Played:
    """Return a game of users who reached these places."""
    people = tuple(
        Player(user, f"user {user}", rank, 100 - rank, rank == 1)
        for user, rank in zip(users, ranks, strict=False)
    )
    return Played(kind, people)


# --- ratings ---------------------------------------------------------------------------


def ratings(games: Sequence[Played]) -> dict[int, Rating]:
    """Return the ratings of all people after these games."""
    known = Ratings()
    for each in games:
        known.add(each)
    users = {player.user_id for each in games for player in each.people}
    return {user: rating for user in users if (rating := known.of(user)) is not None}


def test_a_rating_is_that_of_openskill_on_another_scale() -> None:
    model = PlackettLuce()
    ((winner,), (loser,)) = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    found = ratings([game(1, 2)])
    assert found[1].points == round(1500 + 30 * (winner.mu - 25)) == 1579
    assert found[2].points == round(1500 + 30 * (loser.mu - 25)) == 1421
    assert found[1].uncertainty == found[2].uncertainty == round(30 * 2 * winner.sigma) == 484


def test_games_are_rated_one_after_the_other() -> None:
    model = PlackettLuce()
    one, two, three = model.rating(), model.rating(), model.rating()
    ((one,), (two,)) = model.rate([[one], [two]], ranks=[1, 2])
    ((three,), (one,)) = model.rate([[three], [one]], ranks=[1, 2])
    found = ratings([game(1, 2), game(1, 2, users=(3, 1))])
    expected = {1: one, 2: two, 3: three}
    assert {user: rating.points for user, rating in found.items()} == {
        user: round(1500 + 30 * (rating.mu - 25)) for user, rating in expected.items()
    }


def test_better_places_give_more_and_shared_places_the_same() -> None:
    found = ratings([game(1, 2, 2, 4)])
    assert found[1].points > START > found[4].points
    assert found[2] == found[3]
    assert found[1].points > found[2].points > found[4].points


def test_the_order_of_seats_does_not_matter() -> None:
    for order in permutations((1, 2, 3)):
        found = ratings([game(*order, users=order)])
        assert found == ratings([game(1, 2, 3)])


def test_every_game_makes_a_rating_less_uncertain() -> None:
    spans = [ratings([game(1, 2), game(2, 1)] * count)[1].uncertainty for count in (1, 3, 9)]
    assert spans == sorted(spans, reverse=True)
    assert len(set(spans)) == 3


def test_who_played_only_with_computers_has_no_rating() -> None:
    assert ratings([game(1, users=(1,))]) == {}
    assert set(ratings([game(1, users=(9,)), game(1, 2)])) == {1, 2}


def test_places_among_computers_count_as_the_order_of_the_people() -> None:
    assert ratings([game(2, 5)]) == ratings([game(1, 2)])


def test_what_is_sure_of_a_rating() -> None:
    assert Rating(1600, 200).at_least == 1400


# --- what people have reached ----------------------------------------------------------


def test_games_wins_and_places_are_counted() -> None:
    found = standings([game(1, 2, 3), game(2, 1), game(1, 1)])
    assert (found[1].games, found[1].wins, found[1].places) == (3, 2, {1: 2, 2: 1})
    assert (found[3].games, found[3].wins, found[3].places) == (1, 0, {3: 1})
    assert (found[1].best, found[3].best) == (99, 97)


def test_a_person_has_the_name_of_the_newest_game() -> None:
    renamed = Played("toy", (Player(1, "new", 1, 5, True),))
    assert standings([game(1, 2), renamed])[1].name == "new"


def test_the_most_points_may_be_fewer_than_none() -> None:
    lost = [Played("toy", (Player(1, "Ada", 1, points, True),)) for points in (-9, -4, -7)]
    assert standings(lost)[1].best == -4


def test_opponents_are_met_in_games_of_all_kinds() -> None:
    games = [game(1, 2, 3), game(2, 1, kind="luxor"), game(1, 1), game(1, 2, users=(2, 3))]
    second, third = opponents(games, 1)
    assert (second.user_id, second.games, second.ahead, second.behind) == (2, 3, 1, 1)
    assert (third.user_id, third.games, third.ahead, third.behind) == (3, 1, 1, 0)


def row(result: dict[str, Any], *users: int | None) -> store.rows.FinishedRow:
    seats = tuple(
        store.rows.SeatRow(
            seat=seat, user_id=user, bot=None if user else "medium", name=f"seat {seat}"
        )
        for seat, user in enumerate(users)
    )
    result_text = json.dumps(result)
    return store.rows.FinishedRow(
        table_id=1, ended_at=1, game="toy", result=result_text, seats=seats
    )


def test_computers_are_no_people_but_take_places() -> None:
    found = played(row({"ranks": [2, 1, 3], "scores": [5, 9, 1]}, 11, None, 12))
    assert [(each.user_id, each.rank, each.points, each.won) for each in found.people] == [
        (11, 2, 5, False),
        (12, 3, 1, False),
    ]


def test_nobody_has_won_a_game_that_all_have_lost() -> None:
    found = played(row({"ranks": [1, 2], "scores": [5, 4], "lost": True}, 11, 12))
    assert not any(each.won for each in found.people)


# --- of the database -------------------------------------------------------------------


async def finished(
    club: Club, *people: Person, ranks: Sequence[int], bots: int = 0, **changes: Any
) -> int:
    """Store a game as finished with these places."""
    table = await club.lobby(*people)
    for _ in range(bots):
        table = await club.tables.lobby.add_bot(table.id, people[0], "random")
    table = await club.tables.lobby.start(table.id, people[0])
    result = {"ranks": list(ranks), "scores": [10 * rank for rank in ranks]}
    async with club.tables.repository.database.writing() as tx:
        await store.tables.bump(
            tx, table.id, table.row.version, now=club.tables.repository.now(),
            status="finished", result=json.dumps(result), **changes,
        )  # fmt: skip
    return table.id


async def elsewhere(club: Club, table_id: int) -> None:
    async with club.tables.repository.database.writing() as tx:
        await tx.run("update game_table set guild_id = ? where id = ?", (GUILD + 1, table_id))


async def test_the_ranking_of_a_server_is_sorted_by_what_is_sure(club: Club) -> None:
    for _ in range(3):
        await finished(club, ADA, BO, ranks=(2, 1))
    await finished(club, CLEO, DAN, ranks=(1, 2))
    await finished(club, Person(15, "Eve"), ranks=(1, 2), bots=1)
    found = await results_of(club).ranking(GUILD)
    assert (found.game.id, found.count) == ("luxor", 5)
    assert [game.id for game in found.games] == ["luxor"]
    people = [(standing.name, rating and rating.at_least) for standing, rating in found.people]
    assert [name for name, _rating in people] == ["Bo", "Cleo", "Dan", "Ada", "Eve"]
    sure = [rating for _name, rating in people[:4]]
    assert sure == sorted(sure, key=lambda each: -(each or 0))
    assert people[4][1] is None


async def test_games_of_other_servers_stay_there(club: Club) -> None:
    await elsewhere(club, await finished(club, ADA, BO, ranks=(1, 2)))
    assert (await results_of(club).ranking(GUILD)).people == ()
    found = await results_of(club).of_person(BO.id, GUILD, ADA.id)
    assert (found.in_games, found.opponents, found.name) == ((), (), "")


async def test_who_asks_elsewhere_sees_their_own_of_all_servers_without_ratings(club: Club) -> None:
    await elsewhere(club, await finished(club, ADA, BO, ranks=(1, 2)))
    await finished(club, ADA, CLEO, ranks=(2, 1))
    await finished(club, BO, CLEO, ranks=(2, 1))
    found = await results_of(club).of_person(ADA.id, None, ADA.id)
    (in_luxor,) = found.in_games
    assert in_luxor.standing is not None
    assert (in_luxor.standing.games, in_luxor.rating) == (2, None)
    assert [opponent.name for opponent in found.opponents] == ["Bo", "Cleo"]
    with pytest.raises(TableRefused, match="alone-own"):
        await results_of(club).of_person(ADA.id, None, BO.id)


async def test_a_person_of_a_server_is_rated_among_all_its_people(club: Club) -> None:
    await finished(club, ADA, BO, ranks=(1, 2))
    await finished(club, BO, CLEO, ranks=(1, 2))
    await finished(club, ADA, CLEO, ranks=(1, 2))
    (found,) = (await results_of(club).of_person(DAN.id, GUILD, ADA.id)).in_games
    ranking = await results_of(club).ranking(GUILD, "luxor")
    assert found.rating == {s.name: r for s, r in ranking.people}["Ada"]


async def test_results_are_counted_once_until_one_is_taken_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    rated, add = list[Played](), Ratings.add

    def noted(known: Ratings, game: Played) -> None:
        rated.append(game)
        add(known, game)

    monkeypatch.setattr(Ratings, "add", noted)
    kept = results_of(club)

    async def counted() -> int:
        """Return how many games were rated for what a fresh service tells, too."""
        rated.clear()
        found = await kept.ranking(GUILD)
        count = len(rated)
        assert found == await results_of(club).ranking(GUILD)
        return count

    tables = [await finished(club, ADA, BO, ranks=(2, 1)) for _game in range(3)]
    assert await counted() == 3
    assert await counted() == 0
    await finished(club, BO, CLEO, ranks=(2, 1))
    assert await counted() == 1
    database = club.tables.repository.database
    async with database.writing() as tx:
        await tx.run("update game_table set status = 'abandoned' where id = ?", (tables[1],))
    assert await counted() == 3, "all are counted again"
    async with database.writing() as tx:
        await tx.run("update game_table set status = 'finished' where id = ?", (tables[1],))
    assert await counted() == 4, "it ended before those that are counted"
    async with database.writing() as tx:
        await tx.run("update seat set user_id = -7 where user_id = ?", (BO.id,))
    await counted()
    people = [standing.name for standing, _rating in (await kept.ranking(GUILD)).people]
    assert people == ["Cleo", "Ada"]


async def test_unfinished_daily_and_continued_games_do_not_count(club: Club) -> None:
    await club.opened(ADA, BO, channel=CHANNEL + 1)
    await finished(club, CLEO, DAN, ranks=(1, 2), origin="{}")
    assert (await results_of(club).ranking(GUILD)).count == 0
    with pytest.raises(TableRefused, match="unknown-game"):
        await results_of(club).ranking(GUILD, "chess")


async def test_the_best_result_alone_stands_with_the_others(club: Club) -> None:
    table = await club.tables.lobby.create(
        "explorers", ADA, channel_id=CHANNEL + 1, guild_id=GUILD, locale="en", options={}
    )
    table = await club.tables.lobby.start(table.id, ADA)
    async with club.tables.repository.database.writing() as tx:
        await store.tables.bump(
            tx, table.id, table.row.version, now=9, status="finished",
            result=json.dumps({"ranks": [1], "scores": [77]}),
        )  # fmt: skip
    assert (await results_of(club).ranking(GUILD, "explorers")).count == 0
    (found,) = (await results_of(club).of_person(BO.id, GUILD, ADA.id)).in_games
    assert found.standing is None
    assert found.alone is not None
    assert (found.alone.points, found.game.id) == (77, "explorers")


async def test_one_game_can_be_asked_for(club: Club) -> None:
    await finished(club, *PEOPLE, ranks=(1, 2, 3, 4))
    of_luxor = await results_of(club).of_person(BO.id, GUILD, BO.id, "luxor")
    assert len(of_luxor.opponents) == 3
    of_other = await results_of(club).of_person(BO.id, GUILD, BO.id, "explorers")
    assert (of_other.in_games, of_other.opponents) == ((), ())
