"""People who are not always there: they are late, come back, and vote about others who are late."""

from __future__ import annotations

from dataclasses import dataclass, field

from typing_extensions import override

from bot.features.deadlines.reminding import EVERY_KEY, QUIET_KEY
from tests.discord.dice import Dice
from tests.discord.interactions import Interaction
from tests.discord.journal import Journal
from tests.discord.people import Player, with_verb
from tests.discord.server import LocalDiscord
from tests.discord.world import Channel, Message, User

DAY = 24 * 60 * 60
REMINDED_EVERY = 4
"""Hours between two reminders that people choose: the fewest that there are."""

NEWEST = 8
"""Posts of a channel among which an open vote is looked for."""


@dataclass
class Absences:
    """Who is not there now, at all tables; ``returns`` counts how often each user came back."""

    discord: LocalDiscord
    journal: Journal
    dice: Dice
    absent: set[int] = field(default_factory=set)
    returns: dict[int, int] = field(default_factory=dict)

    async def come_and_go(self, user: User, channel: Channel) -> None:
        """Let a user be there and not, for a day or so each, until cancelled; then they are there.

        One in three says before that they will be away, and afterwards that they are back.
        """
        try:
            while True:
                await self._for(DAY * (12 + self.dice.below(48)) / 24)
                says_so = self.dice.one_in(3)
                if says_so:
                    await self._go_away(user, channel)
                self.absent.add(user.id)
                await self._for(DAY * (12 + self.dice.below(36)) / 24)
                if says_so or self.dice.one_in(3):
                    await self._back(user, channel)
                self._return(user)
        finally:
            self._return(user)

    async def choose_reminders(self, user: User, channel: Channel) -> None:
        """Let a user choose to be reminded as often as can be, by day and by night."""
        await self._choose(user, channel, QUIET_KEY, "-")
        # Counted from now, without quiet hours: else it would depend on the time of day.
        await self._choose(user, channel, EVERY_KEY, str(REMINDED_EVERY))
        self.journal.reminded_every = REMINDED_EVERY

    async def _choose(self, user: User, channel: Channel, key: str, value: str) -> None:
        """Choose one of the user's settings, until that is answered."""
        while True:
            shown = await self.discord.answered(self.discord.command(user, channel, "settings"))
            if shown is None:
                continue
            (menu,) = (m for m in with_verb(shown, "rhythm") if m["custom_id"].endswith(key))
            if await self.discord.is_answered(
                self.discord.press(user, shown, menu["custom_id"], [value])
            ):
                return

    async def all_back(self, channel: Channel) -> None:
        """Let everybody say that they are back who have said that they are away."""
        world = self.discord.world
        for user_id, spans in list(self.journal.aways.items()):
            if spans and spans[-1][1] > world.now():
                await self._back(world.users[user_id], channel)

    async def _for(self, seconds: float) -> None:
        until = self.discord.world.now() + seconds
        await self.discord.world.until(lambda: self.discord.world.now() >= until, patience=1e9)

    async def _go_away(self, user: User, channel: Channel) -> None:
        self.journal.aways[user.id].append((self.discord.world.now(), float("inf")))
        await self.discord.is_answered(
            self.discord.command(user, channel, "away", until="2 days"), patience=20
        )

    async def _back(self, user: User, channel: Channel) -> None:
        """Say ``/back`` until that is answered."""
        for _attempt in range(100):
            self.journal.backs[user.id].append(self.discord.world.now())
            if await self.discord.is_answered(
                self.discord.command(user, channel, "back"), patience=20
            ):
                break
        spans = self.journal.aways.get(user.id)
        if spans:
            spans[-1] = (spans[-1][0], min(spans[-1][1], self.discord.world.now()))

    def _return(self, user: User) -> None:
        self.absent.discard(user.id)
        self.returns[user.id] = self.returns.get(user.id, 0) + 1


class AbsentPlayer(Player):
    """A player who follows no call while absent, and looks at the table when back."""

    def __init__(self, absences: Absences, user: User, channel: Channel, dice: Dice) -> None:
        super().__init__(absences.discord, user, channel, dice, absences.journal, patience=20.0)
        self._absences = absences
        self._returned = absences.returns.get(user.id, 0)
        """How many returns this player has looked after."""
        self._offer: Message | None = None
        """The newest private message that offers to be back."""
        self._handled: set[int] = set()
        """The posts of votes that were answered, and those that offered to be back."""

    @property
    @override
    def is_there(self) -> bool:
        return self.user.id not in self._absences.absent

    @property
    @override
    def is_called(self) -> bool:
        if not self.is_there:
            return False
        if self._is_back or self._offered() is not None or self._vote() is not None:
            return True
        return super().is_called

    @property
    def _is_back(self) -> bool:
        """Whether the player has come back, and not looked since."""
        return self._returned < self._absences.returns.get(self.user.id, 0)

    @override
    async def act(self) -> None:
        vote, offer = self._vote(), self._offered()
        if vote is not None:
            await self._answer_vote(vote)
        elif offer is not None:
            await self._take_offer(offer)
        elif self._is_back:
            returns = self._absences.returns.get(self.user.id, 0)
            self.panel = None
            if await self._opened():
                self._returned = returns
        else:
            await super().act()

    async def _opened(self) -> bool:
        """Press Play; return whether that was answered, or there is nothing to press any more."""
        before = self.presses, self.journal.cut_off
        await self._open()
        return self.presses == before[0] or self.journal.cut_off == before[1]

    async def _take_offer(self, offer: Message) -> None:
        """Press *I am back*; what is asked then is shown."""
        newest = self._newest_post()
        self.journal.backs[self.user.id].append(self.discord.world.now())
        answer = await self._answer(self._press(offer, with_verb(offer, "back")[0]))
        if answer is not None:
            # If nobody plays for the player any more, that is as well.
            self._offer = None
            self._handled |= {post.id for post in self._newest() if with_verb(post, "back")}
            self._show(answer, newest)
            # Somebody whose press had its effect, but was not answered, looks once more.
            self._returned -= not with_verb(answer, "hand")

    @override
    async def _is_answered(self, interaction: Interaction) -> bool:
        is_answered = await super()._is_answered(interaction)
        answer = interaction.answer
        if is_answered and answer is not None and with_verb(answer, "back"):
            self._offer = answer
        return is_answered

    # --- posts -------------------------------------------------------------------------

    def _newest(self) -> list[Message]:
        """Return the newest posts that were not handled, newest first."""
        newest = self.channel.posts()[: -NEWEST - 1 : -1]
        return [post for post in newest if post.id not in self._handled]

    def _offered(self) -> Message | None:
        """Return a message that offers the player to be back."""
        name = f"<@{self.user.id}>"
        posts = (post for post in self._newest() if with_verb(post, "back") and name in post.text)
        return self._offer or next(posts, None)

    def _vote(self) -> Message | None:
        """Return an open vote that the player was asked for, and has not answered."""
        asked = (post for post in self._newest() if self.user.id in post.pinged)
        return next((post for post in asked if with_verb(post, "consent")), None)

    async def _answer_vote(self, post: Message) -> None:
        """Press one of the buttons, also one that is not meant for the player."""
        agree, refuse, *others = with_verb(post, "consent")
        chosen = self.dice.pick((agree, agree, agree, refuse, *others))
        if await self._is_answered(self._press(post, chosen)):
            self._handled.add(post.id)
