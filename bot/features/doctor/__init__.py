"""``/doctor``: what whoever looks after the bot wants to know."""

from bot.dispatch.feature import ServiceFeature
from bot.features.doctor.answers import Doctor
from bot.features.doctor.service import DoctorService


class DoctorFeature(ServiceFeature[DoctorService]):
    """A look at the bot itself."""

    name = "doctor"
    answered_by = (Doctor,)
    served_by = DoctorService
