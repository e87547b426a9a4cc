"""Names on the wire and in Python: `maxSteps` is `max_steps`."""

from __future__ import annotations

import re

from ._operations import IRREGULAR_NAMES

_BEFORE_CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def wire_name(name: str) -> str:
    if name in IRREGULAR_NAMES:
        return IRREGULAR_NAMES[name]
    first, *others = name.rstrip("_").split("_")
    return first + "".join(other[:1].upper() + other[1:] for other in others)


def python_name(name: str) -> str:
    return _BEFORE_CAPITAL.sub("_", name).lower()
