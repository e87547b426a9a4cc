from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Mapping, Optional, Union

from .._options import OnProgress
from .._results import Acted
from ..types import Action, ActionInput, ActOptions, NavigateOptions, NavigateResult, ObserveOptions
from .extracting import AsyncExtracting

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .client import AsyncLegwork


class AsyncPage(AsyncExtracting):
    """Whatever page is the active one when something is asked of it: the form of older code, `legwork.page.goto(…)`."""

    def __init__(self, client: AsyncLegwork) -> None:
        self._client = client

    async def goto(
        self, url: str, *, on_progress: OnProgress = None, **options: Unpack[NavigateOptions]
    ) -> Optional[NavigateResult]:
        """Opens an address: `navigate` of the client."""
        return await self._client.navigate(url, on_progress=on_progress, **options)

    async def act(
        self,
        input: Union[str, Action, ActionInput],
        *,
        on_progress: OnProgress = None,
        **options: Unpack[ActOptions],
    ) -> Acted:
        """Does one thing on the page: `act` of the client."""
        return await self._client.act(input, on_progress=on_progress, **options)

    async def observe(
        self,
        instruction: Optional[str] = None,
        *,
        on_progress: OnProgress = None,
        **options: Unpack[ObserveOptions],
    ) -> List[Action]:
        """The actions that fit an instruction: `observe` of the client."""
        return await self._client.observe(instruction, on_progress=on_progress, **options)

    async def screenshot(self) -> bytes:
        """What it shows now, as PNG."""
        return await self._client.screenshot()

    async def _call(self, name: str, input: Mapping[str, Any], *, on_progress: OnProgress = None) -> Any:
        return await self._client._call(name, input, on_progress=on_progress)
