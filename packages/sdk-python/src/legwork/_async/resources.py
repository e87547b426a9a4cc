"""What can be asked of the service beside a session's own page."""

from __future__ import annotations

import base64
import os
from typing import TYPE_CHECKING, Any, AsyncIterator, Dict, List, Optional, Union

from .._convert import from_wire, to_wire
from .._options import OnProgress, check_names
from .._results import DownloadedFile
from ..types import (
    AgentJob,
    AgentJobEventsOutput,
    Context,
    CreateContextInput,
    Download,
    ExportContextOutput,
    GetDownloadRowsOutput,
    ImportMemoriesInput,
    ListContextsOutput,
    ListMemoriesInput,
    ListMemoriesOutput,
    ListSessionsInput,
    ListSessionsOutput,
    Memory,
    ScreenshotEntry,
    SessionRecord,
    Upload,
)
from .waiting import sleep

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .client import AsyncLegwork

_FIRST_PAUSE_SECONDS = 0.1
_LONGEST_PAUSE_SECONDS = 2.0


class _AsyncResource:
    def __init__(self, client: AsyncLegwork) -> None:
        self._client = client

    async def _ask(self, name: str, input: Dict[str, Any], kind: Any = None) -> Any:
        """Asks something of the service, without a session."""
        output = await self._client.dispatch(name, input)
        return output if kind is None else from_wire(kind, output)


class AsyncSessions(_AsyncResource):
    """The records of the project's sessions, running and ended."""

    async def list(self, **filter: Unpack[ListSessionsInput]) -> ListSessionsOutput:
        """One part of them, newest first: 50, unless `limit` says otherwise."""
        check_names("list", ListSessionsInput, filter)
        result: ListSessionsOutput = await self._ask(
            "listSessions", to_wire(ListSessionsInput, filter), ListSessionsOutput
        )
        return result

    async def all(self, **filter: Unpack[ListSessionsInput]) -> AsyncIterator[SessionRecord]:
        """All of them, newest first, asked for part by part."""
        while True:
            part = await self.list(**filter)
            for record in part.sessions:
                yield record
            if part.next_cursor is None:
                return
            filter["cursor"] = part.next_cursor

    async def get(self, session_id: str) -> SessionRecord:
        """What is known of one. Raises `session_not_found`."""
        return await self._record("getSession", {}, session_id)

    async def update(self, session_id: str, *, status: str = "REQUEST_RELEASE") -> SessionRecord:
        """Asks for one to be ended, in the form of Browserbase's interface. Raises `session_not_found`."""
        return await self._record("updateSession", {"status": status}, session_id)

    async def release(self, session_id: str) -> SessionRecord:
        """Ends one; content when it has ended already. Raises `session_not_found`."""
        return await self._record("releaseSession", {}, session_id)

    async def _record(self, name: str, input: Dict[str, Any], session_id: str) -> SessionRecord:
        record: SessionRecord = from_wire(
            SessionRecord, await self._client.dispatch(name, input, session_id=session_id)
        )
        return record


class AsyncContexts(_AsyncResource):
    """What sessions may begin signed in with: cookies, localStorage and IndexedDB, encrypted where the service keeps them. A
    session is started with one by `session_create_params={"browser_settings": {"context": {"id": …, "persist": True}}}`.
    """

    async def create(self, **content: Unpack[CreateContextInput]) -> Context:
        """Makes one: empty, or of a Playwright `storage_state`, or of the text of a `cookies.txt` file."""
        check_names("create", CreateContextInput, content)
        context: Context = await self._ask("createContext", to_wire(CreateContextInput, content), Context)
        return context

    async def list(self, *, cursor: Optional[str] = None, limit: Optional[int] = None) -> ListContextsOutput:
        """One part of them, newest first: 100, unless `limit` says otherwise."""
        input = {"cursor": cursor, "limit": limit}
        part: ListContextsOutput = await self._ask("listContexts", input, ListContextsOutput)
        return part

    async def all(self) -> AsyncIterator[Context]:
        """All of them, newest first, asked for part by part."""
        cursor: Optional[str] = None
        while True:
            part = await self.list(cursor=cursor)
            for context in part.contexts:
                yield context
            cursor = part.next_cursor
            if cursor is None:
                return

    async def get(self, context_id: str) -> Context:
        """What is known of one, without what it keeps. Raises `not_found`."""
        context: Context = await self._ask("getContext", {"contextId": context_id}, Context)
        return context

    async def export(self, context_id: str, *, format: Optional[str] = None) -> ExportContextOutput:
        """What it keeps, as a Playwright `storage_state` (default) or, with `cookies.txt`, the text of such a file. Whoever
        has it is signed in. Raises `not_found`."""
        input = {"contextId": context_id, "format": format}
        exported: ExportContextOutput = await self._ask("exportContext", input, ExportContextOutput)
        return exported

    async def delete(self, context_id: str) -> None:
        """Forgets one and what it keeps. Raises `not_found`, and `context_busy` while a session is to save into it."""
        await self._ask("deleteContext", {"contextId": context_id})


class AsyncMemories(_AsyncResource):
    """What the service remembers of acts in words, of the whole project and not of one session."""

    async def list(self, **filter: Unpack[ListMemoriesInput]) -> ListMemoriesOutput:
        """One part of them, newest first: 100, unless `limit` says otherwise. Texts are contained; case does not count."""
        check_names("list", ListMemoriesInput, filter)
        part: ListMemoriesOutput = await self._ask(
            "listMemories", to_wire(ListMemoriesInput, filter), ListMemoriesOutput
        )
        return part

    async def all(self, **filter: Unpack[ListMemoriesInput]) -> AsyncIterator[Memory]:
        """All of them, newest first, asked for part by part."""
        while True:
            part = await self.list(**filter)
            for memory in part.memories:
                yield memory
            if part.next_cursor is None:
                return
            filter["cursor"] = part.next_cursor

    async def to_playwright(self, **filter: Unpack[ListMemoriesInput]) -> str:
        """A TypeScript module for Playwright with one function for each of up to 1,000 memories, newest first."""
        check_names("to_playwright", ListMemoriesInput, filter)
        input = {**to_wire(ListMemoriesInput, filter), "format": "playwright"}
        return str((await self._ask("exportMemories", input)).get("script", ""))

    async def import_(self, memories: List[Memory]) -> int:
        """Takes memories in, those of another service too; answers how many. At most 1,000 at once."""
        input = to_wire(ImportMemoriesInput, {"memories": memories})
        return int((await self._ask("importMemories", input))["imported"])

    async def delete(self, memory_id: str) -> None:
        """Forgets one. Raises `not_found`."""
        await self._ask("deleteMemory", {"memoryId": memory_id})

    async def purge(self) -> int:
        """Forgets all; answers how many there were."""
        return int((await self._ask("purgeMemories", {}))["deleted"])


class AsyncJobs(_AsyncResource):
    """Runs of agents that were begun with `start`, and go on without whoever began them. They belong to the project."""

    async def get(self, job_id: str) -> AgentJob:
        """How one stands: status, actions and, at its end, `result` or `error`. Raises `not_found`."""
        return await self._job("agentJob", job_id)

    async def events(self, job_id: str, *, after: Optional[int] = None) -> AgentJobEventsOutput:
        """What it told, in order; `after` a position, only what came since. Raises `not_found`."""
        input = {"jobId": job_id, "after": after}
        events: AgentJobEventsOutput = await self._ask("agentJobEvents", input, AgentJobEventsOutput)
        return events

    async def cancel(self, job_id: str) -> AgentJob:
        """Stops a running one; the session lives on. One that has ended stays as it is. Raises `not_found`."""
        return await self._job("cancelAgentJob", job_id)

    async def ended(self, job_id: str, *, on_progress: OnProgress = None) -> AgentJob:
        """The job, once it has ended, however it did. It is asked for every 2 s at the latest. Raises `not_found`."""
        after, pause = 0, _FIRST_PAUSE_SECONDS
        while True:
            part = await self.events(job_id, after=after)
            for event in part.events:
                after = event.position
                message = event.data.get("message")
                if on_progress is not None and event.kind == "told" and isinstance(message, str):
                    on_progress(message)
            if part.status != "running":
                return await self.get(job_id)
            await sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE_SECONDS)

    async def _job(self, name: str, job_id: str) -> AgentJob:
        job: AgentJob = from_wire(AgentJob, (await self._ask(name, {"jobId": job_id}))["job"])
        return job


class AsyncScreenshots(_AsyncResource):
    """The pictures that were kept of the session: the agent's, and those of one that was started with `record_session`. Those
    of an ended one too, by `session_id`."""

    async def list(self, *, session_id: Optional[str] = None) -> List[ScreenshotEntry]:
        """What there is, oldest first. Raises `session_not_found`."""
        output = await self._client._call("listScreenshots", {}, session_id=session_id)
        entries: List[ScreenshotEntry] = from_wire(List[ScreenshotEntry], output["screenshots"])
        return entries

    async def get(self, screenshot_id: str, *, session_id: Optional[str] = None) -> bytes:
        """One of them, as PNG or JPEG, by its id or that of the operation that it was taken for. Raises `not_found`."""
        return _read_picture(
            await self._client._call("getScreenshot", {"screenshotId": screenshot_id}, session_id=session_id)
        )


class AsyncDownloads(_AsyncResource):
    """The files that pages of a session gave, of an ended one too, by `session_id`."""

    async def list(self, *, session_id: Optional[str] = None) -> List[Download]:
        """What there is, in the order in which they began. Raises `session_not_found`."""
        output = await self._client._call("listDownloads", {}, session_id=session_id)
        downloads: List[Download] = from_wire(List[Download], output["downloads"])
        return downloads

    async def get(self, file: str, *, session_id: Optional[str] = None) -> DownloadedFile:
        """A file with its content, by its id or name; one that is under way is waited for. Raises `not_found` when there is
        none, or it has failed."""
        found = await self._client._call("getDownload", {"file": file}, session_id=session_id, as_file=True)
        return DownloadedFile(found.name, found.mime_type, found.sha256, found.content)

    async def rows(
        self,
        file: str,
        *,
        sheet: Optional[str] = None,
        offset: Optional[int] = None,
        limit: Optional[int] = None,
        session_id: Optional[str] = None,
    ) -> GetDownloadRowsOutput:
        """The rows of a CSV or XLSX file, by its id or name: of its first sheet, unless `sheet` names one. `next_offset` is
        where they go on. Raises `unsupported_media_type` for other files."""
        input = {"file": file, "sheet": sheet, "offset": offset, "limit": limit}
        rows: GetDownloadRowsOutput = from_wire(
            GetDownloadRowsOutput, await self._client._call("getDownloadRows", input, session_id=session_id)
        )
        return rows


class AsyncUploads(_AsyncResource):
    """Files for the pages of the client's running session. An act takes one as a variable:
    `act("upload %cv% to Resume", variables={"cv": {"upload": "cv.pdf"}})`."""

    async def create(
        self,
        content: Union[bytes, str, os.PathLike[str]],
        *,
        name: Optional[str] = None,
        mime_type: Optional[str] = None,
    ) -> Upload:
        """Sends one: bytes or a text as they are, or the file at a path (`pathlib.Path`), whose name is then the default.

        Raises `payload_too_large` beyond what the service keeps (LEGWORK_MAX_FILE_MB).
        """
        if isinstance(content, os.PathLike):
            name = name or os.path.basename(content)
            with open(content, "rb") as file:
                content = file.read()
        data = content.encode() if isinstance(content, str) else content
        input = {"name": name, "mimeType": mime_type}
        upload: Upload = from_wire(Upload, await self._client._call("createUpload", input, content=data))
        return upload

    async def list(self, *, session_id: Optional[str] = None) -> List[Upload]:
        """What there is, in the order in which they came."""
        output = await self._client._call("listUploads", {}, session_id=session_id)
        uploads: List[Upload] = from_wire(List[Upload], output["uploads"])
        return uploads


def _read_picture(output: Any) -> bytes:
    return output if isinstance(output, bytes) else base64.b64decode(output["data"])
