"""How this half of the client waits."""

from __future__ import annotations

from time import sleep as sleep

#: Who waits can do nothing else.
CANCELLABLE = False
