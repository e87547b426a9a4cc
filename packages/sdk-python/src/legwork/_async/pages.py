"""The tabs and the cookies of a client's session."""

from __future__ import annotations

from typing import TYPE_CHECKING, Dict, List, Optional

from .._convert import from_wire, to_wire
from .._options import check_names
from ..types import (
    Cookie,
    DeleteCookiesInput,
    OpenPageInput,
    PageEntry,
    PageHtmlInput,
    PageHtmlOutput,
    SetCookiesCookies,
    SetCookiesInput,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .client import AsyncLegwork


class AsyncPages:
    """The tabs and windows of the session. Operations work on the active one."""

    def __init__(self, client: AsyncLegwork) -> None:
        self._client = client

    async def list(self) -> List[PageEntry]:
        """Those that are open."""
        pages: List[PageEntry] = from_wire(
            List[PageEntry], (await self._client._call("listPages", {}))["pages"]
        )
        return pages

    async def open(self, **options: Unpack[OpenPageInput]) -> PageEntry:
        """Opens one, at `url` or empty, and makes it the active one."""
        check_names("open", OpenPageInput, options)
        return await self._page("openPage", to_wire(OpenPageInput, options))

    async def activate(self, page_id: str) -> PageEntry:
        """Makes one the active one. Raises an error that names the open ones when it is none."""
        return await self._page("activatePage", {"pageId": page_id})

    async def close(self, page_id: str) -> None:
        """Closes one; its opener comes to the front."""
        await self._client._call("closePage", {"pageId": page_id})

    async def html(self, **options: Unpack[PageHtmlInput]) -> PageHtmlOutput:
        """The document of one, as it is now; default the active one."""
        check_names("html", PageHtmlInput, options)
        html: PageHtmlOutput = from_wire(
            PageHtmlOutput, await self._client._call("pageHtml", to_wire(PageHtmlInput, options))
        )
        return html

    async def _page(self, name: str, input: Dict[str, object]) -> PageEntry:
        page: PageEntry = from_wire(PageEntry, (await self._client._call(name, input))["page"])
        return page


class AsyncCookies:
    """The cookies of the session. Whoever has their values may be signed in."""

    def __init__(self, client: AsyncLegwork) -> None:
        self._client = client

    async def list(self, *, url: Optional[str] = None) -> List[Cookie]:
        """All, or those that are sent to an address."""
        output = await self._client._call("listCookies", {"url": url})
        cookies: List[Cookie] = from_wire(List[Cookie], output["cookies"])
        return cookies

    async def set(self, cookies: List[SetCookiesCookies]) -> int:
        """Gives the session cookies; answers how many were taken."""
        input = to_wire(SetCookiesInput, {"cookies": cookies})
        return int((await self._client._call("setCookies", input))["set"])

    async def delete(self, **filter: Unpack[DeleteCookiesInput]) -> int:
        """Deletes those of a name, domain or path, or all; answers how many."""
        check_names("delete", DeleteCookiesInput, filter)
        return int(
            (await self._client._call("deleteCookies", to_wire(DeleteCookiesInput, filter)))["deleted"]
        )
