from __future__ import annotations

import warnings
from typing import (
    TYPE_CHECKING,
    Any,
    AsyncGenerator,
    AsyncIterator,
    Callable,
    Dict,
    List,
    Literal,
    Mapping,
    Optional,
    Sequence,
    TypeVar,
    Union,
    cast,
)

from .._answer import Event
from .._convert import from_wire, to_wire
from .._error import LegworkError, LegworkWarning
from .._failure import refuse
from .._options import (
    OnProgress,
    check_names,
    refuse_what_lives_here,
    with_model_options,
)
from .._request import Call
from .._results import Acted
from .._service import describe_service
from ..types import (
    ActInput,
    Action,
    ActionInput,
    ActOptions,
    AgentQuestion,
    AgentSettings,
    DebugOutput,
    Model,
    NavigateInput,
    NavigateOptions,
    NavigateResult,
    ObserveInput,
    ObserveOptions,
    ReplayOutput,
    SessionEvent,
    SessionEventsOutput,
    StartInput,
    StartOutput,
)
from .agent import AsyncAgent
from .extracting import AsyncExtracting
from .page import AsyncPage
from .pages import AsyncCookies, AsyncPages
from .resources import (
    AsyncContexts,
    AsyncDownloads,
    AsyncJobs,
    AsyncMemories,
    AsyncScreenshots,
    AsyncSessions,
    AsyncUploads,
)
from .transport import AsyncTransport

if TYPE_CHECKING:
    from typing_extensions import Unpack

_T = TypeVar("_T")

#: For which the service waits for something to happen before it is asked anew, ms: the longest that it takes.
_EVENTS_WAIT_MS = 30_000


class AsyncLegwork(AsyncExtracting):
    """One browser session. Calls on it run one at a time, in the order in which they were made. Every method raises
    `LegworkError`. Times are milliseconds.

    ```python
    async with AsyncLegwork() as legwork:
        await legwork.navigate("https://example.com")
        await legwork.act("click More information")
    ```
    """

    def __init__(
        self,
        *,
        env: Literal["REMOTE"] = "REMOTE",
        base_url: Optional[str] = None,
        api_key: Optional[str] = None,
        project_id: Optional[str] = None,
        model: Optional[Model] = None,
        model_api_key: Optional[str] = None,
        model_client_options: Optional[Mapping[str, Any]] = None,
        timeout: Optional[float] = None,
        on_warning: Optional[Callable[[str, str], None]] = None,
        **session: Unpack[StartInput],
    ) -> None:
        """Connects to nothing yet. Raises `invalid_request` for an option that cannot work.

        - `base_url`: where the service listens. Default: LEGWORK_API_URL, else `http://127.0.0.1:4700`.
        - `api_key`: the service's key. Default: LEGWORK_API_KEY.
        - `model`: `provider/model`, or its settings. Default: the service's own embedded model, which needs no key.
        - `model_api_key`: key for the provider of the model that a call or its session names.
        - `model_name`, `model_client_options`: the older names of `model` and of its settings, as `api_key` and `base_url`.
        - `project_id`: accepted for older code; keys belong to one project, and the service ignores it.
        - `timeout`: longest time that one call may take, milliseconds. Default: 130000, a little above the service's own
          deadline. A call with a `timeout` of its own goes by that one. An agent's task and `collect` are not bound by it:
          they are given up when nothing was heard of them for 45 s.
        - `on_warning`: told what was asked and not honoured, and by which operation. Default: `warnings.warn`.
        - all others: what the session is started with; `session_id` is a running one to attach to.
        """
        if env != "REMOTE":
            raise refuse(
                f'env={env!r} is not offered: the Python client speaks to a running service, env="REMOTE".'
            )
        check_names("AsyncLegwork", StartInput, session)
        service = describe_service(
            base_url=base_url,
            api_key=api_key,
            project_id=project_id,
            model_api_key=model_api_key,
            timeout=timeout,
        )
        self._transport = AsyncTransport(service)
        self._model = model if model is not None else session.get("model_name")
        if model_client_options:
            self._model = cast(Model, with_model_options(self._model, model_client_options))
        self._start_input: Dict[str, Any] = {**session, "model_name": self._model}
        self._on_warning = on_warning or _warn
        self._session_id: Optional[str] = None
        self._is_starting = False
        self.sessions = AsyncSessions(self)
        self.contexts = AsyncContexts(self)
        self.memories = AsyncMemories(self)
        self.jobs = AsyncJobs(self)
        self.pages = AsyncPages(self)
        self.cookies = AsyncCookies(self)
        self.screenshots = AsyncScreenshots(self)
        self.downloads = AsyncDownloads(self)
        self.uploads = AsyncUploads(self)

    @property
    def page(self) -> AsyncPage:
        """The active page, in the form of older code: `goto`, `act`, `observe`, `extract`, `screenshot`."""
        return AsyncPage(self)

    @property
    def session_id(self) -> Optional[str]:
        """The session's id, from `init` to `close`."""
        return self._session_id

    async def init(self, *, session_id: Optional[str] = None) -> StartOutput:
        """Starts the session, or attaches to a running one. `with` does so by itself."""
        if self._session_id is not None or self._is_starting:
            which = self._session_id or "starting"
            raise refuse(f"This client already has a session ({which}): close() it, or make another client.")
        given = {**self._start_input, **({} if session_id is None else {"session_id": session_id})}
        self._is_starting = True
        try:
            answer = await self.dispatch("start", to_wire(StartInput, given))
        finally:
            self._is_starting = False
        output: StartOutput = from_wire(StartOutput, answer)
        self._session_id = output.session_id
        return output

    async def navigate(
        self,
        url: str,
        *,
        page_id: Optional[str] = None,
        on_progress: OnProgress = None,
        **options: Unpack[NavigateOptions],
    ) -> Optional[NavigateResult]:
        """Opens an address, in the active page or the one that `page_id` names, as for all operations. None when no document
        was loaded, as for an anchor on the same page."""
        check_names("navigate", NavigateOptions, options)
        input = to_wire(NavigateInput, {"url": url, "options": options, "page_id": page_id})
        output = await self._call("navigate", input, on_progress=on_progress)
        return cast(Optional[NavigateResult], from_wire(NavigateResult, output["result"]))

    async def act(
        self,
        input: Union[str, Action, ActionInput],
        *,
        page_id: Optional[str] = None,
        on_progress: OnProgress = None,
        **options: Unpack[ActOptions],
    ) -> Acted:
        """Does one thing on the page, said in plain words or as an action that `observe` gave. What cannot be done on the
        page is not an error: the result then has `success` False, a `code` and, where it helps, `candidates`."""
        check_names("act", ActOptions, options)
        sent = to_wire(ActInput, {"input": input, "options": options, "page_id": page_id})
        output = await self._call("act", sent, on_progress=on_progress)
        pages = {name: output[name] for name in ("pageId", "openedPages") if name in output}
        return cast(Acted, from_wire(Acted, {**output["result"], **pages}))

    async def observe(
        self,
        instruction: Optional[str] = None,
        *,
        page_id: Optional[str] = None,
        on_progress: OnProgress = None,
        **options: Unpack[ObserveOptions],
    ) -> List[Action]:
        """The actions that fit an instruction, likeliest first, or all that the page offers. Changes nothing."""
        check_names("observe", ObserveOptions, options)
        sent = to_wire(ObserveInput, {"instruction": instruction, "options": options, "page_id": page_id})
        output = await self._call("observe", sent, on_progress=on_progress)
        return cast(List[Action], from_wire(List[Action], output["result"]))

    def agent(
        self,
        model: Optional[Model] = None,
        instructions: Optional[str] = None,
        options: Optional[Mapping[str, Any]] = None,
        *,
        provider: Optional[str] = None,
        execution_model: Optional[Model] = None,
        mode: Optional[Literal["dom", "hybrid", "cua"]] = None,
        integrations: Optional[Sequence[Union[str, Mapping[str, Any]]]] = None,
        tools: Optional[Mapping[str, Mapping[str, Any]]] = None,
    ) -> AsyncAgent:
        """An agent for tasks of several steps on this session.

        - `model`: default the session's; `execution_model`: of the single steps, default `model`.
        - `instructions`: system instructions that define the agent's behaviour.
        - `options`: how to reach the model: `api_key`, `base_url`, `organization` and others.
        - `integrations`: MCP servers: addresses, or programs that the service starts where it trusts its clients.
        - `tools`: by name, each with `description` and `input_schema`; their calls wait for `agent_answer`.
        """
        refuse_what_lives_here(tools, integrations)
        settings = {
            "provider": provider,
            "model": model if not options else with_model_options(model or self._model, options),
            "execution_model": execution_model,
            "system_prompt": instructions,
            "mode": mode,
            "integrations": integrations,
            "tools": tools,
        }
        return AsyncAgent(self, cast(AgentSettings, settings))

    async def agent_questions(self) -> List[AgentQuestion]:
        """What running agents of this session wait for: questions, approvals, calls of your tools."""
        output = await self._call("agentQuestions", {})
        return cast(List[AgentQuestion], from_wire(List[AgentQuestion], output["questions"]))

    async def agent_answer(self, question_id: str, answer: str, *, action_id: Optional[str] = None) -> None:
        """Answers one of them; its agent then goes on. Raises `not_found` when nothing waits for it any more."""
        input = {"questionId": question_id, "answer": answer}
        await self._call("agentAnswer", input if action_id is None else {**input, "actionId": action_id})

    async def screenshot(self, *, page_id: Optional[str] = None) -> bytes:
        """What the session shows now, as PNG. Takes no turn: it can be asked for while something else runs."""
        return cast(bytes, await self._call("screenshot", {"pageId": page_id}))

    async def events(
        self, *, after: Optional[str] = None, session_id: Optional[str] = None
    ) -> AsyncIterator[SessionEvent]:
        """What the session does, as it does it, until it ends. With `after`, the id of an event, it goes on behind that one;
        a broken connection is taken up again in the same way. The service keeps the newest 1,000; `events_dropped` tells of
        gaps."""
        while True:
            input = {"after": after, "waitMs": _EVENTS_WAIT_MS}
            part = from_wire(
                SessionEventsOutput, await self._call("sessionEvents", input, session_id=session_id)
            )
            for event in part.events:
                yield event
                after = event.id
            if part.ended:
                return

    async def cancel(self) -> int:
        """Ends what runs in the session now, and leaves its page as it is; answers how many operations that were."""
        return int((await self._call("cancel", {}))["cancelled"])

    async def replay(self, *, session_id: Optional[str] = None) -> ReplayOutput:
        """What the session did: its operations with their parameters, results, times and tokens. Those are as they were sent
        and answered, in the names of the wire."""
        return cast(
            ReplayOutput, from_wire(ReplayOutput, await self._call("replay", {}, session_id=session_id))
        )

    async def debug(self) -> DebugOutput:
        """Signed links to watch the session, to take control of it, and to attach a CDP client; whoever has one needs no
        key."""
        return cast(DebugOutput, from_wire(DebugOutput, await self._call("debug", {})))

    async def revoke_debug(self) -> None:
        """Makes every link to the session so far worthless, and closes what they opened."""
        await self._call("revokeDebug", {})

    async def close(self) -> None:
        """Ends the session, also one that was attached to, and the connections to the service. Without a session, or with one
        that is gone, there is nothing to end."""
        session_id, self._session_id = self._session_id, None
        try:
            if session_id is not None:
                await self.dispatch("end", {}, session_id=session_id)
        except LegworkError as error:
            if error.code not in ("session_not_found", "session_ended"):
                self._session_id = session_id
                raise
        finally:
            await self._transport.close()

    async def __aenter__(self) -> AsyncLegwork:
        try:
            if self._session_id is None:
                await self.init()
        except BaseException:
            await self._transport.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def dispatch(
        self,
        name: str,
        input: Mapping[str, Any],
        *,
        session_id: Optional[str] = None,
        on_progress: OnProgress = None,
    ) -> Any:
        """Sends an operation of the protocol by its own name (`/docs` of the service lists them), and gives its output; both
        in the names of the wire. It is what all other methods end at."""
        return await self._send(Call(name, input, session_id=session_id, on_progress=on_progress))

    async def _call(
        self,
        name: str,
        input: Mapping[str, Any],
        *,
        session_id: Optional[str] = None,
        on_progress: OnProgress = None,
        content: Optional[bytes] = None,
        as_file: bool = False,
    ) -> Any:
        """Asks something of the client's own session."""
        session_id = self._require_session(name, session_id)
        return await self._send(Call(name, input, session_id, on_progress, content, as_file))

    def _stream(self, name: str, input: Mapping[str, Any]) -> AsyncGenerator[Event, None]:
        return self._transport.stream(Call(name, input, self._require_session(name, None)))

    async def _send(self, call: Call) -> Any:
        output = await self._transport.send(call)
        for warning in output.get("warnings") or [] if isinstance(output, dict) else []:
            self._on_warning(warning, call.name)
        return output

    def _require_session(self, name: str, asked: Optional[str]) -> str:
        session_id = asked or self._session_id
        if session_id is None:
            raise refuse(f"{name} needs a session: call init() or use `with` first, and not after close().")
        return session_id


def _warn(warning: str, operation: str) -> None:
    warnings.warn(f"Legwork, {operation}: {warning}", LegworkWarning, stacklevel=2)
