"""``/doctor``: what whoever looks after the bot wants to know."""

from bot.dispatch.feature import Feature
from bot.features.doctor.answers import Doctor


class DoctorFeature(Feature):
    """A look at the bot itself."""

    name = "doctor"
    answered_by = (Doctor,)
