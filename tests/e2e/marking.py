"""People who mark squares at the same time, in Marks, each in an own panel."""

from __future__ import annotations

from typing import Any

from bot.tables import Table
from bot.texts import words_in
from tests.e2e.driver import World, answer_of, control, controls, picks_of, text_of, verb_of


class Seat:
    """One person with an open panel, who may press what it shows."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name, self.person = world, name, world.person(name)
        self.panel: Any = None

    async def open(self) -> None:
        """Open the panel from the newest card."""
        card = self.world.card()
        opened = await self.person.click(card, custom_id=control(card, "play")["custom_id"])
        self.panel = answer_of(opened)

    def labels(self) -> list[str]:
        """Return what can be chosen, in menus and on buttons."""
        labels: list[str] = []
        for component in picks_of(self.panel):
            labels += [option["label"] for option in component.get("options", ())] or [
                component["label"]
            ]
        return labels

    async def choose(self, label: str) -> None:
        """Press the button or choose the option with a label; keep the answer as the panel."""
        for component in picks_of(self.panel):
            for option in component.get("options", ()):
                if option["label"] == label:
                    await self.person.select(
                        self.panel, [option["value"]], custom_id=component["custom_id"]
                    )
                    return
            if component.get("label") == label:
                await self.person.click(self.panel, custom_id=component["custom_id"])
                return
        raise AssertionError(f"{label} is not offered to {self.name}: {self.labels()}")

    async def confirm(self) -> int:
        """Confirm what was chosen if it is asked once more; return the presses."""
        sure = [part for part in controls(self.panel) if verb_of(part) == "sure"]
        for part in sure:
            await self.person.click(self.panel, custom_id=part["custom_id"])
        return len(sure)

    async def choose_together(self, *labels: str) -> Any:
        """Choose several options of a menu in one go; return all that came of it."""
        (menu,) = (part for part in picks_of(self.panel) if part["type"] == 3)
        assert menu["max_values"] >= len(labels)
        values = {option["label"]: option["value"] for option in menu["options"]}
        return await self.person.select(
            self.panel, [values[label] for label in labels], custom_id=menu["custom_id"]
        )

    async def undo(self) -> None:
        """Press *Undo* in the panel."""
        undo = control(self.panel, "retract")["custom_id"]
        await self.person.click(self.panel, custom_id=undo)

    @property
    def can_undo(self) -> bool:
        """Whether the panel offers *Undo*."""
        return "retract" in {verb_of(component) for component in controls(self.panel)}

    @property
    def was_refused(self) -> bool:
        """Whether the panel says that the press came too late."""
        return words_in("en")("refused-stale") in text_of(self.panel)


async def seated(world: World, *names: str) -> tuple[Table, list[Seat]]:
    """Start a game in which everybody has the panel open."""
    table = await world.started(*names, game="marks")
    seats = [Seat(world, name) for name in names]
    for seat in seats:
        await seat.open()
    return table, seats
