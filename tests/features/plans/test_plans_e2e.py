"""Planning ahead: private, played when one is asked, held back when it is not possible."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.delivery.drawing import Drawing
from bot.features.plans import rows
from bot.features.plans.outlook import outlook
from bot.features.plans.rows import PlanRow
from bot.tables import Table
from bot.texts import Words, words_in
from engines.core import Chance
from render.files import Drawn
from tests.e2e.driver import (
    World,
    alts_of,
    answer_of,
    begin_game,
    control,
    controls,
    picks_of,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.faults import RawPress
from tests.e2e.test_announced_once import played
from tests.e2e.typists import Typist
from tests.pictured import kind_of

EN = words_in("en")
GAME = "expedition_1996"


async def plan_of(world: World, seat: int) -> PlanRow:
    return await rows.plan_of(world.bot.database.reader, (await world.table()).id, seat)


async def plan(world: World, name: str, *lines: str) -> Any:
    """Let somebody plan typed lines; return the last answer."""
    answer = None
    for line in lines:
        answer = answer_of(await world.person(name).slash(world.channel, "plan", moves=line))
        assert answer.ephemeral
    return answer


def adds(message: Any) -> list[dict[str, Any]]:
    return [part for part in controls(message) if verb_of(part) == "plan-add"]


async def chips(world: World, name: str, count: int) -> None:
    """Let somebody choose so many chips of a plan at once, in menus."""
    ada = world.person(name)
    panel = answer_of(await ada.slash(world.channel, "plan"))
    while count:
        region = next(part for part in adds(panel) if part["type"] == 3)
        places = max(region["options"], key=lambda option: option["value"])["value"]
        await ada.select(panel, [places], custom_id=region["custom_id"])
        menu = next(part for part in adds(panel) if part["type"] == 3)
        chosen = [option["value"] for option in menu["options"]][: min(count, menu["max_values"])]
        assert len(chosen) == min(count, len(menu["options"])), "as many at once as are left"
        await ada.select(panel, chosen, custom_id=menu["custom_id"])
        count -= len(chosen)


async def test_all_chips_are_placed_after_one_visit_of_each(world: World) -> None:
    table = await world.started(
        "Ada", "Bo", "Cleo", game=GAME, variant_a=True, variant_b=True, first_player=1
    )
    counts = table.state.to_place
    posts = len(world.posts())
    await chips(world, "Bo", counts[1] - 3)
    await chips(world, "Cleo", counts[2] - 6)
    assert len(world.posts()) == posts, "nobody sees anything of it"
    await chips(world, "Ada", counts[0])
    table = await world.table()
    left = table.state.to_place
    assert left != counts
    assert len(world.posts()) == posts + 1, "one post tells of all of them"
    (acting,) = table.view(None).to_act
    plan = await plan_of(world, acting)
    assert not plan.lines or plan.held == "illegal", "it is asked only what is not planned"


async def test_a_plan_is_played_when_its_player_is_asked(world: World) -> None:
    await begin_game(world)
    posts = len(world.posts())
    panel = await plan(world, "Bo", "M F4 ok end")
    assert "1. " in text_of(panel)
    assert EN("plan-hint") in text_of(panel)
    assert len(world.posts()) == posts
    before = await world.standing(await world.table())
    await played(world, "Ada", "F5")
    table = await world.table()
    assert table.view(None).to_act == (0,)
    assert (await plan_of(world, 1)).lines == ()
    assert len(world.posts()) == posts + 1
    text = text_of(world.card())
    assert text.index("**Ada** places") < text.index("**Bo** places")
    assert world.pinged(world.card()) in ([], [world.person("Ada").id])
    assert (await world.standing(table))[1] > before[1] + 3


async def test_a_plan_shows_the_board_as_it_would_be_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_game(world)
    table, shown = await world.table(), list[Any]()
    board = Drawing.board

    async def noted(self: Drawing, table: Table, view: Any, words: Words) -> Drawn | None:
        shown.append(view)
        return await board(self, table, view, words)

    monkeypatch.setattr(Drawing, "board", noted)
    panel = answer_of(await world.person("Bo").slash(world.channel, "plan"))
    assert [kind_of(picture.filename) for picture in panel.attachments] == ["plan.png"]
    assert all("Your turn." in alt for alt in alts_of(panel))
    assert EN("plan-picture") in text_of(panel)
    assert shown[-1].decision == outlook(table, 1, ()).decision, "Bo is asked, as he will be"
    await plan(world, "Bo", "M F5")
    planned = outlook(table, 1, ["M F5"])
    assert shown[-1] == planned.view != outlook(table, 1, ()).view

    monkeypatch.setattr(Drawing, "_pictures_of", not_drawn)
    monkeypatch.setattr(Drawing, "board", board)
    panel = answer_of(await world.person("Bo").slash(world.channel, "plan"))
    assert not panel.attachments
    assert EN("plan-picture") not in text_of(panel)
    assert adds(panel)


async def not_drawn(*_given: Any, **_named: Any) -> tuple[Drawn, ...]:
    return ()


async def test_what_is_not_possible_is_held_back_and_asked(world: World) -> None:
    await begin_game(world)
    await plan(world, "Bo", "M F5 ok end", "M F4 ok end")
    posts = len(world.posts())
    await played(world, "Ada", "F5")
    held = await plan_of(world, 1)
    assert held.held == "illegal"
    assert len(held.lines) == 2
    assert len(world.posts()) == posts + 1
    assert world.pinged(world.card()) == [world.person("Bo").id], "called as ever"
    bo = world.person("Bo")
    panel = answer_of(
        await bo.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    )
    assert "Your plan waits" in text_of(panel)
    assert any(picks_of(panel))
    shown = answer_of(await bo.click(panel, custom_id=control(panel, "plan")["custom_id"]))
    drops = [part for part in controls(shown) if verb_of(part) == "plan-drop"]
    first = next(part for part in drops if part["label"] == EN("button-plan-drop-first"))
    await bo.click(shown, custom_id=first["custom_id"])
    assert (await world.table()).view(None).to_act == (0,), "the next line was possible"
    assert (await plan_of(world, 1)).lines == ()


async def test_a_plan_depends_on_what_others_do(world: World) -> None:
    await begin_game(world)
    panel = await plan(world, "Bo", "if F5 is mountain: M F4 ok; end else: M F5 ok end")
    assert "if F5 is mountain: M F4 ok end else M F5 ok end" in text_of(panel)
    posts = len(world.posts())
    await played(world, "Ada", "F5")
    table = await world.table()
    assert table.view(None).to_act == (0,), "the first branch was played"
    assert (await plan_of(world, 1)).lines == ()
    assert len(world.posts()) == posts + 1
    assert "if F5" not in text_of(world.card())


def found(message: Any, verb: str, label: str = "") -> str:
    """Return the button that does something, of several that with a label."""
    return next(
        str(part["custom_id"])
        for part in controls(message)
        if verb_of(part) == verb and part["type"] == 2 and label in part["label"]
    )


async def chosen_if(world: World, name: str, subject: str, value: str, answer: str) -> Any:
    """Let somebody choose what their plan depends on; return the plan after it."""
    actor = world.person(name)
    panel = answer_of(await actor.slash(world.channel, "plan"))
    await actor.click(panel, custom_id=found(panel, "plan-if", EN("button-plan-if")))
    for wanted in (subject, value):
        while wanted not in (shown := offered_in(panel)):
            assert shown
            page = found(panel, "plan-if", EN("button-page-after"))
            await actor.click(panel, custom_id=page)
        menu = next(part["custom_id"] for part in controls(panel) if part["type"] == 3)
        await actor.select(panel, [wanted], custom_id=menu)
    between = ">=" if value.isdecimal() else "is"
    assert f"`{subject} {between} {value}`" in text_of(panel)
    await actor.click(panel, custom_id=found(panel, "plan-if", EN(answer)))
    return panel


def offered_in(panel: Any) -> list[str]:
    """Return the values of the only menu of a panel."""
    (menu,) = (part for part in controls(panel) if part["type"] == 3)
    return [option["value"] for option in menu["options"]]


@pytest.mark.parametrize(("answer", "tried"), [("button-plan-if-is", 1), ("button-plan-if-not", 0)])
async def test_a_condition_is_chosen_in_menus(world: World, answer: str, tried: int) -> None:
    await begin_game(world)
    await plan(world, "Bo", "M F4 ok", "end")
    posts = len(world.posts())
    panel = await chosen_if(world, "Bo", "F5", "mountain", answer)
    line = f"if {'' if tried else 'not '}F5 is mountain: M F4 ok end"
    assert (await plan_of(world, 1)).lines == (line,)
    assert f"`{line}`" in text_of(panel)
    said = "F5: mountain" if tried else "not “F5: mountain”"
    assert EN("plan-conditions", said=said) in text_of(panel)
    assert len(world.posts()) == posts, "nobody sees anything of it"
    await played(world, "Ada", "F5")
    assert (await world.table()).view(None).to_act == (1 - tried,)
    assert (await plan_of(world, 1)).held == (None if tried else "unmet")


async def test_the_lines_that_shall_depend_are_told_in_words(world: World) -> None:
    await world.started("Ada", "Bo", game=GAME, variant_b=True, first_player=1)
    await chips(world, "Bo", 2)
    bo = world.person("Bo")
    panel = answer_of(await bo.slash(world.channel, "plan"))
    told = re.findall(r"^\d\. (.+)$", text_of(panel), re.MULTILINE)
    assert len(told) == 2
    assert "`" not in "".join(told)
    await bo.click(panel, custom_id=found(panel, "plan-if"))
    assert EN("plan-if-what", lines=" · ".join(told)) in text_of(panel)


async def test_what_is_done_otherwise_is_chosen_in_menus(world: World) -> None:
    await world.started("Ada", "Bo", game=GAME, first_player=1)
    bo = world.person("Bo")
    await plan(world, "Bo", "end")
    panel = await chosen_if(world, "Bo", "round", "12", "button-plan-if-is")
    await bo.click(panel, custom_id=found(panel, "plan-add", EN("button-plan-otherwise")))
    assert EN("plan-otherwise") in text_of(panel)
    before = (await plan_of(world, 1)).lines
    while (await plan_of(world, 1)).lines == before:
        picks = [part for part in adds(panel) if part.get("label") != EN("button-back")]
        pick = picks[0]
        if pick["type"] == 3:
            await bo.select(panel, [pick["options"][0]["value"]], custom_id=pick["custom_id"])
        else:
            await bo.click(panel, custom_id=pick["custom_id"])
    (line,) = (await plan_of(world, 1)).lines
    assert line.startswith("if round >= 12: end else ")
    assert EN("button-plan-done") in [part.get("label") for part in controls(panel)]
    done = found(panel, "plan-back")
    await bo.click(panel, custom_id=done)
    assert f"`{line}`" in text_of(panel)


async def test_a_menu_of_conditions_that_is_old_shows_the_plan(world: World) -> None:
    await begin_game(world)
    bo = world.person("Bo")
    await plan(world, "Bo", "M F4 ok end")
    panel = answer_of(await bo.slash(world.channel, "plan"))
    await bo.click(panel, custom_id=found(panel, "plan-if"))
    await plan(world, "Bo", "end")
    menu = next(part["custom_id"] for part in controls(panel) if part["type"] == 3)
    shown = answer_of(await bo.select(panel, ["round"], custom_id=menu))
    assert EN("refused-plan-changed") in text_of(shown)
    assert (await plan_of(world, 1)).lines == ("M F4 ok end", "end")


async def test_tampered_conditions_are_answered_and_change_nothing(world: World) -> None:
    await begin_game(world)
    bo = world.person("Bo")
    await plan(world, "Bo", "M F4 ok end")
    panel = answer_of(await bo.slash(world.channel, "plan"))
    begun = found(panel, "plan-if")
    for path in ("is/F5", "is/nowhere/taken", "of", "of/nowhere", "so/F5", "page/x", "is/F5/x"):
        result = await RawPress(world, bo, panel, f"{begun}{path}").answered()
        assert result.response is not None or result.followups, path
    assert (await plan_of(world, 1)).lines == ("M F4 ok end",)


async def posts_after(world: World, line: str | None) -> list[str]:
    """Return all posts after Ada's turn, when Bo has planned a line or nothing."""
    await begin_game(world)
    if line is not None:
        await plan(world, "Bo", line)
    await played(world, "Ada", "F5")
    table = await world.table()
    assert table.view(None).to_act == (1,), "Bo decides"
    return [re.sub(r"[0-9]{9,}|seal .*", "", text_of(post)) for post in world.posts()]


SEEN: dict[str, list[str]] = {}


@pytest.mark.parametrize(
    "line", [None, "if round >= 99: M F4 ok end", "if not F5 taken: M F4 ok end"]
)
async def test_posts_are_the_same_with_a_plan_whose_condition_fails(
    world: World, line: str | None
) -> None:
    found = await posts_after(world, line)
    held = await plan_of(world, 1)
    assert held.held == (None if line is None else "unmet")
    assert found == SEEN.setdefault("posts", found)
    if line is not None:
        panel = answer_of(await world.person("Bo").slash(world.channel, "plan"))
        assert EN("plan-held-unmet") in text_of(panel)


async def test_a_player_who_is_called_like_a_place_spoils_no_condition(world: World) -> None:
    await world.started("Giza", "Red", game="expedition_1996", first_player=1)
    await plan(world, "Red", "if red on Stockholm: end", "if Giza has >= 3 points: end")
    assert (await plan_of(world, 1)).lines == (
        "if red is Stockholm: end",
        "if seat 1 has >= 3 points: end",
    )


async def test_bad_conditions_say_what_would_be_right(world: World) -> None:
    await begin_game(world)
    text = words_of(
        await world.person("Bo").slash(world.channel, "plan", moves="if the moon shines: end")
    )
    assert "“the moon shines”" in text
    assert text.count(" · ") == 2
    loop = words_of(
        await world.person("Bo").slash(world.channel, "plan", moves="if round >= 2: end; repeat")
    )
    assert loop == EN("refused-plan-loop", most=4)
    assert (await plan_of(world, 1)).lines == ()


async def test_undo_holds_a_plan_back(world: World) -> None:
    await begin_game(world)
    await plan(world, "Ada", "M F5")
    assert (await world.table()).state.draft is not None, "she is asked now, so it is played"
    await plan(world, "Ada", "M F4")
    await world.person("Ada").slash(world.channel, "undo")
    held = await plan_of(world, 0)
    assert held == PlanRow(seat=0) or held.held == "undone"


async def test_bad_plans_are_refused_in_words(world: World) -> None:
    await begin_game(world)
    for line, key, facts in (
        ("xyzzy", "refused-plan-unread", {"text": "xyzzy"}),
        ("x" * 101, "refused-plan-long", {"most": 100}),
    ):
        text = words_of(await world.person("Bo").slash(world.channel, "plan", moves=line))
        assert text == EN(key, **facts)
    assert (await plan_of(world, 1)).lines == ()
    stranger = words_of(await world.person("Zoe").slash(world.channel, "plan"))
    assert stranger == EN("refused-not-seated")
    for _line in range(20):
        await plan(world, "Bo", "end")
    full = words_of(await world.person("Bo").slash(world.channel, "plan", moves="end"))
    assert full == EN("refused-plan-full", most=20)


async def test_a_plan_from_which_nothing_is_left_out_says_nothing_of_it(world: World) -> None:
    await begin_game(world)
    panel = answer_of(await world.person("Bo").slash(world.channel, "plan"))
    assert adds(panel)
    assert EN("plan-left-out") not in text_of(panel)


async def test_what_would_show_something_new_is_not_planned(world: World) -> None:
    table = await world.started("Ada", "Bo", game="famous_explorers", seed="plans")
    for number in range(200):
        if table.state.marker is None:
            break
        actor = await world.acting(table)
        await Typist(world, actor, Chance(number)).line()
        table = await world.table()
    (acting,) = table.view(None).to_act
    seat = 1 - acting
    name = table.names[seat]
    game, state = table.game, table.game.ahead(table.state, seat)
    view = game.view(state, seat)
    shy = next(move for move in view.decision.moves if game.warning(view, move) is not None)
    line = game.format(shy)
    answer = words_of(await world.person(name).slash(world.channel, "plan", moves=line))
    assert answer == EN("refused-plan-reveals")
    panel = answer_of(await world.person(name).slash(world.channel, "plan"))
    offered = [option["value"] for part in adds(panel) for option in part.get("options", ())]
    assert "/".join(game.path(shy)) not in offered
    assert EN("plan-left-out") in text_of(panel), "the picture marks it"


async def test_a_stale_control_shows_the_plan_as_it_stands(world: World) -> None:
    await begin_game(world)
    bo = world.person("Bo")
    panel = await plan(world, "Bo", "M F4 ok end")
    old = RawPress(world, bo, panel, control(panel, "plan-drop")["custom_id"])
    await plan(world, "Bo", "end")
    assert EN("refused-plan-changed") in text_of(answer_of(await old.answered()))
    assert len((await plan_of(world, 1)).lines) == 2


async def test_a_plan_survives_a_restart_and_goes_with_the_seat(world: World) -> None:
    await begin_game(world)
    await plan(world, "Bo", "M F4 ok end")
    await world.restart()
    assert len((await plan_of(world, 1)).lines) == 1
    await played(world, "Ada", "F5")
    assert (await world.table()).view(None).to_act == (0,)
    await plan(world, "Bo", "end")
    await world.person("Bo").slash(world.channel, "game leave", computer="medium")
    assert (await world.table()).seats[1].bot == "medium"
    assert (await plan_of(world, 1)).lines == ()


@pytest.mark.parametrize(
    "line",
    [
        None,
        "M F4 ok end",
        "M F5 ok end",
        "if round >= 99: M F4 ok end",
        "if F5 taken: M F4 ok end",
    ],
)
async def test_others_see_nothing_of_a_plan_that_is_not_played(
    world: World, line: str | None
) -> None:
    """Another seat gets the same posts in the same order, whatever Bo has planned."""
    await begin_game(world)
    if line is not None:
        await plan(world, "Bo", line)
    public = [
        (request.method, request.path)
        for request in world.env.http_requests
        if request.path.startswith("/channels/")
    ]
    sent = len(public)
    await world.person("Ada").slash(world.channel, "move", moves="M F5")
    later = [
        request.path for request in world.env.http_requests if request.path.startswith("/channels/")
    ]
    assert len(later) == sent, "a plan posts nothing while others play"
    log = words_of(await world.person("Ada").slash(world.channel, "log"))
    assert "plan" not in log.lower()
    assert not [row for row in await world.waiting_rows() if row.kind == "plans"]


async def test_a_game_played_together_plans_nothing(world: World) -> None:
    await world.started("Ada", "Bo", game="explorers")
    answer = words_of(await world.person("Ada").slash(world.channel, "plan"))
    assert answer == EN("refused-plans-none", game="Explorers")
