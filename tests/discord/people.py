"""Players who come when they are called, and play by what they find in messages and panels."""

from __future__ import annotations

from typing import Any

from bot.texts import words_in
from tests.discord.dice import Dice
from tests.discord.interactions import Interaction
from tests.discord.journal import Journal
from tests.discord.server import LocalDiscord
from tests.discord.world import Channel, Message, User

EN = words_in("en")
BUTTON = 2


def verb_of(control: dict[str, Any]) -> str:
    """Return what a control does: the second part of its custom id."""
    return str(control["custom_id"]).split(":")[1]


def question_of(control: dict[str, Any]) -> str:
    """Return the question for which a control was made: the fourth part of its custom id."""
    return str(control["custom_id"]).split(":")[3]


def with_verb(message: Message, *verbs: str) -> list[dict[str, Any]]:
    """Return the controls of a message that do one of these things and can be pressed."""
    return [
        control
        for control in message.controls
        if verb_of(control) in verbs and not control.get("disabled")
    ]


class Player:
    """Somebody at one table, who chooses at random among what is offered.

    That is not only what answers the questions: now and then the player types a line, takes back,
    looks at the hand, presses twice, or does something unasked.
    """

    def __init__(
        self,
        discord: LocalDiscord,
        user: User,
        channel: Channel,
        dice: Dice,
        journal: Journal,
        *,
        patience: float | None = None,
    ) -> None:
        """Wait for an answer for as many seconds as ``patience``."""
        self.discord = discord
        self.user = user
        self.channel = channel
        self.dice = dice
        self.journal = journal
        self.patience = patience
        self.is_alone = False
        """Whether the player is alone at the table, and so pinged by nobody."""
        self.panel: Message | None = None
        self.presses = 0
        self._answered_until = 0
        """The newest post when this player was last asked nothing more."""

    # --- when to play ------------------------------------------------------------------

    @property
    def is_there(self) -> bool:
        """Whether the player follows calls now."""
        return True

    @property
    def is_called(self) -> bool:
        """Whether a question is open in the panel, or a post calls that was not followed yet.

        Whoever plays alone goes on from the card.
        """
        return self.panel is not None or self.is_pinged or (self.is_alone and bool(self._cards()))

    @property
    def is_pinged(self) -> bool:
        """Whether a post calls that was not followed yet."""
        return any(
            message.id > self._answered_until and self.user.id in message.pinged
            for message in self.channel.posts()
        )

    async def act(self) -> None:
        """Do one thing: open the panel, or answer a question of it, or some habit."""
        if self.panel is None:
            await self._open()
            return
        habit = self.dice.below(40)
        if habit < 3:
            await self._type_line()
        elif habit < 5 and with_verb(self.panel, "retract"):
            await self._undo()
        elif habit == 5:
            await self._look_at_hand()
        elif habit == 6:
            await self._look()
        else:
            await self._pick(times=2 if habit in (7, 8) else 1)

    # --- the panel ---------------------------------------------------------------------

    async def _open(self) -> None:
        cards = self._cards()
        if not cards:
            return
        newest = self._newest_post()
        (play,) = with_verb(cards[-1], "play")
        answer = await self._answer(self._press(cards[-1], play))
        if answer is not None:
            self._show(answer, newest)

    def _cards(self) -> list[Message]:
        """Return the posts from which the game can be played on."""
        return [message for message in self.channel.posts() if with_verb(message, "play")]

    def _newest_post(self) -> int:
        return max((message.id for message in self.channel.posts()), default=0)

    def _show(self, answer: Message, newest: int) -> None:
        """Keep a panel while it asks something; ``newest`` was the newest post when it was asked.

        A call that comes later may be about a later question.
        """
        if with_verb(answer, "pick"):
            self.panel = answer
            return
        self.panel = None
        if with_verb(answer, "hand"):  # a panel, and no refusal
            self._answered_until = newest

    async def _pick(self, *, times: int = 1) -> None:
        """Press one of the buttons of the question, or choose in one of its menus."""
        panel = self.panel
        assert panel is not None
        offered = with_verb(panel, "pick")
        back = EN("button-back")
        if not offered:  # the bot has answered late a press that seemed lost: nothing is asked now
            self.panel = None
            return
        forward = [control for control in offered if control.get("label") != back]
        control = self.dice.pick(forward or offered)
        values = self._chosen(control)
        newest, before = self._newest_post(), question_of(control)
        interactions = [self._press(panel, control, values) for _ in range(times)]
        for interaction in interactions:
            self.journal.presses[interaction.id] = "play"
        for interaction in interactions:
            answer = await self._answer(interaction)
            if answer is None:
                if self.dice.one_in(2):
                    self.panel = None  # else the same panel is pressed again
                return
            if interaction.followups or not with_verb(answer, "hand", "sure"):
                self.panel = None  # refused; open a new one
                continue
            after = {
                question_of(control) for control in with_verb(answer, "pick", "sure", "retract")
            }
            # The second of two presses may find the question settled by the first one.
            if times == 1 and before not in after and EN("refused-stale") not in answer.text:
                self.journal.acknowledged[interaction.id] = f"a press by {self.user.name}"
            self._show(answer, newest)

    def _chosen(self, control: dict[str, Any]) -> list[str] | None:
        if control["type"] == BUTTON:
            return None
        values = [str(option["value"]) for option in control["options"]]
        return [self.dice.pick(values)]

    async def _undo(self) -> None:
        panel = self.panel
        assert panel is not None
        self.journal.look()
        newest = self._newest_post()
        interaction = self._press(panel, with_verb(panel, "retract")[0])
        self.journal.presses[interaction.id] = "undo"
        answer = await self._answer(interaction)
        if answer is None or interaction.followups or not with_verb(answer, "hand"):
            self.panel = None
            return
        if EN("undone") in answer.text:
            self.journal.acknowledged[interaction.id] = f"an undo by {self.user.name}"
        self._show(answer, newest)

    # --- other ways --------------------------------------------------------------------

    async def _type_line(self) -> None:
        """Type a line for ``/move``, going on with what is suggested up to the end of a move."""
        line = ""
        for _word in range(20):
            typed = self._command("move", moves=f"{line} ".lstrip(), focused="moves")
            if not await self._is_answered(typed) or not typed.choices:
                break
            line = str(self.dice.pick(typed.choices)["value"])
            if line.startswith("keep") or line.split()[-1] in ("ok", "end"):
                break
        if not line:
            return
        newest = self._newest_post()
        interaction = self._command("move", moves=line)
        self.journal.presses[interaction.id] = "play"
        answer = await self._answer(interaction)
        self.panel = None
        if answer is not None and with_verb(answer, "hand"):
            self.journal.acknowledged[interaction.id] = f"{line!r} typed by {self.user.name}"
            self._show(answer, newest)

    async def _look_at_hand(self) -> None:
        """Look at the hand, and perhaps use what is offered there in anybody's turn."""
        cards = [message for message in self.channel.posts() if with_verb(message, "hand")]
        if not cards:
            return
        hand = await self._answer(self._press(cards[-1], with_verb(cards[-1], "hand")[0]))
        for _step in range(3):
            offered = [] if hand is None else with_verb(hand, "do", "free", "sure-do")
            if hand is None or not offered:
                return
            control = self.dice.pick(offered)
            interaction = self._press(hand, control, self._chosen(control))
            self.journal.presses[interaction.id] = "play"
            hand = await self._answer(interaction)
            if hand is None or interaction.followups or with_verb(hand, "sure-do"):
                continue  # not played, or not yet
            if verb_of(control).removesuffix("-text") in ("do", "sure-do"):
                self.journal.acknowledged[interaction.id] = f"unasked by {self.user.name}"

    async def _look(self) -> None:
        """Read the board in words or the rules."""
        panel = self.panel
        assert panel is not None
        offered = with_verb(panel, "text", "rules")
        if offered:  # a question that is asked once more has neither
            await self._answer(self._press(panel, self.dice.pick(offered)))

    # --- pressing ----------------------------------------------------------------------

    def _press(
        self, message: Message, control: dict[str, Any], values: list[str] | None = None
    ) -> Interaction:
        self.presses += 1
        return self.discord.press(self.user, message, control["custom_id"], values)

    def _command(self, name: str, **given: Any) -> Interaction:
        self.presses += 1
        return self.discord.command(self.user, self.channel, name, **given)

    async def _answer(self, interaction: Interaction) -> Message | None:
        """Wait for an answer and return it; ``None`` if it was cut off."""
        return interaction.answer if await self._is_answered(interaction) else None

    async def _is_answered(self, interaction: Interaction) -> bool:
        """Wait for an answer; return whether it came."""
        if not await self.discord.is_answered(interaction, patience=self.patience):
            self.journal.cut_off += 1
        return interaction.is_answered
