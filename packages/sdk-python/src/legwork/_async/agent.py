from __future__ import annotations

from typing import TYPE_CHECKING, Any, AsyncGenerator, Dict, Mapping, Optional, Union

from .._answer import Answer, Event
from .._convert import from_wire, to_wire
from .._failure import create_error, refuse
from .._options import OnProgress
from .._results import AgentRun
from .._schema import apply_schema, to_json_schema
from ..types import AgentExecuteInput, AgentExecuteOutput, AgentJob, AgentSettings, ExecuteOptions

if TYPE_CHECKING:
    from .client import AsyncLegwork


class AsyncAgent:
    """Carries out tasks of several steps on its client's session. Made by `agent()` of the client."""

    def __init__(self, client: AsyncLegwork, settings: AgentSettings) -> None:
        self._client = client
        self._settings = settings

    async def execute(
        self,
        task: Union[str, ExecuteOptions],
        *,
        should_cache: Optional[bool] = None,
        page_id: Optional[str] = None,
        on_progress: OnProgress = None,
    ) -> AgentRun:
        """Runs a task until it is done, stuck or out of steps; `max_steps` is 20 by default. `completed` says which, and a
        run that was not completed still says what it did.

        `output` of the task, a pydantic model or a JSON Schema, says what `output` of the result has to look like.
        `should_cache`: remember the run, and do it from memory, without a model, where it was remembered. `page_id`: the
        page to begin on, default the active one.

        Raises `agent_failed` when it could not run at all.
        """
        input = self._describe(task, should_cache, page_id)
        output = await self._client._call("agentExecute", input, on_progress=on_progress)
        return _read_run(task, output)

    def stream(
        self,
        task: Union[str, ExecuteOptions],
        *,
        should_cache: Optional[bool] = None,
        page_id: Optional[str] = None,
    ) -> AsyncAgentStream:
        """The same, told while it happens: an iterator of messages, with the result when they are over. Leaving it before
        its end stops the work, and leaves the session as it is."""
        events = self._client._stream("agentExecute", self._describe(task, should_cache, page_id))
        return AsyncAgentStream(task, events)

    async def start(
        self,
        task: Union[str, ExecuteOptions],
        *,
        should_cache: Optional[bool] = None,
        page_id: Optional[str] = None,
    ) -> AgentJob:
        """Begins a job that goes on by itself; `jobs` of the client tells of it. `output` of its result is then as the
        service gives it."""
        input = {**self._describe(task, should_cache, page_id), "async": True}
        output = await self._client._call("agentExecute", input)
        if output.get("job") is None:
            raise create_error(
                "malformed_answer", "The service ran the task, but knows no jobs: it is an older one."
            )
        job: AgentJob = from_wire(AgentJob, output["job"])
        return job

    def _describe(
        self, task: Union[str, ExecuteOptions], should_cache: Optional[bool], page_id: Optional[str]
    ) -> Dict[str, Any]:
        options: Dict[str, Any] = {"instruction": task} if isinstance(task, str) else dict(task)
        if "async" in options or "async_" in options:
            raise refuse("execute() waits for the end of a run. start() begins a job and does not wait.")
        if options.get("output") is not None:
            options["output"] = to_json_schema(options["output"])
        input: Dict[str, Any] = to_wire(
            AgentExecuteInput,
            {
                "agent_config": self._settings,
                "execute_options": options,
                "should_cache": should_cache,
                "page_id": page_id,
            },
        )
        return input


class AsyncAgentStream:
    """What an agent does, in words, while it does it.

    ```python
    async with agent.stream("click Products, then click Trail Kettle") as steps:
        async for message in steps:
            print(message)
    print(steps.result.completed)
    ```
    """

    def __init__(self, task: Union[str, ExecuteOptions], events: AsyncGenerator[Event, None]) -> None:
        self._task = task
        self._events = events
        self._result: Optional[AgentRun] = None

    @property
    def result(self) -> AgentRun:
        """How the run ended, once its messages are over."""
        if self._result is None:
            raise refuse("The run has not ended: go through all of its messages first.")
        return self._result

    def __aiter__(self) -> AsyncAgentStream:
        return self

    async def __anext__(self) -> str:
        if self._result is not None:
            raise StopAsyncIteration
        event = await self._events.__anext__()
        if isinstance(event, Answer):
            self._result = _read_run(self._task, event.output)
            raise StopAsyncIteration
        return event.message

    async def close(self) -> None:
        """Stops the work, if it has not ended."""
        await self._events.aclose()

    async def __aenter__(self) -> AsyncAgentStream:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def _read_run(task: Union[str, ExecuteOptions], output: Mapping[str, Any]) -> AgentRun:
    answer = from_wire(AgentExecuteOutput, output)
    told = {"page_id": answer.page_id, "opened_pages": answer.opened_pages}
    run = AgentRun(**vars(answer.result), **told, messages=answer.messages)
    if isinstance(task, Mapping) and run.output is not None:
        run.output = apply_schema(task.get("output"), run.output)
    return run
