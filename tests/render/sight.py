"""How colours are seen, also by colour-blind eyes.

Colour blindness is simulated as in Machado, Oliveira and Fernandes, *A Physiologically-based Model
for Simulation of Color Vision Deficiency* (2009), at severity 1. WCAG 2 defines the contrast.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from render.theme import Colour

Matrix: TypeAlias = tuple[tuple[float, float, float], ...]

SIGHTS: Mapping[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}


def lightness(colour: Colour, sight: str) -> float:
    """Return the relative luminance of a colour as it is seen."""
    parts = [part / 255 for part in colour[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    seen = [
        min(1.0, max(0.0, sum(a * b for a, b in zip(line, linear, strict=True))))
        for line in SIGHTS[sight]
    ]
    return sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), seen, strict=True))


def contrast(first: Colour, second: Colour, sight: str = "normal") -> float:
    """Return the contrast ratio of two colours as they are seen, from 1 to 21."""
    dark, light = sorted((lightness(first, sight), lightness(second, sight)))
    return (light + 0.05) / (dark + 0.05)
