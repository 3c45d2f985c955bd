"""Whether tables at which nothing happens any more are still played."""

from collections.abc import Mapping
from functools import partial

from typing_extensions import override

from bot.delivery.additions import Means
from bot.delivery.single_posts import SinglePosts
from bot.delivery.streams import Sending
from bot.dispatch.feature import ServiceFeature
from bot.features.doubts import messages
from bot.features.doubts.answers import Doubts
from bot.features.doubts.rows import KIND
from bot.features.doubts.service import DoubtService


class DoubtsFeature(ServiceFeature[DoubtService]):
    """Asks about tables that nobody may want any more, and closes them."""

    name = "doubts"
    answered_by = (Doubts,)
    served_by = DoubtService

    @override
    def senders(self, means: Means) -> Mapping[str, Sending]:
        post = partial(messages.post, features=self.repository.names)
        posts = SinglePosts(means, post, messages.pinged)
        return {KIND: posts}

    @override
    async def look_after(self) -> None:
        await self.service.look()
