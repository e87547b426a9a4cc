"""How this half of the client waits."""

from __future__ import annotations

from asyncio import sleep as sleep

#: A task can be cancelled while it waits, and the work that it waits for with it.
CANCELLABLE = True
