"""What a type checker makes of the client; checked by mypy, never run."""

from __future__ import annotations

from typing import Any, List, Literal, Optional

from pydantic import BaseModel
from typing_extensions import assert_type

from legwork import (
    Acted,
    Action,
    AgentJob,
    AgentRun,
    AsyncLegwork,
    Collected,
    Extraction,
    Legwork,
    PageText,
)
from legwork.types import AgentAction, NavigateResult, SessionRecord, Usage


class Product(BaseModel):
    name: str


def check(legwork: Legwork) -> None:
    assert_type(legwork.navigate("https://example.com", wait_until="load"), Optional[NavigateResult])
    result = legwork.act(
        "click Go", timeout=5_000, variables={"a": 1, "b": {"value": "x", "description": "y"}}
    )
    assert_type(result, Acted)
    assert_type(result.resolved_by, Optional[Literal["action", "memory", "embedded", "model"]])
    assert_type(legwork.observe(), List[Action])
    assert_type(legwork.act(legwork.observe("go")[0], page_id="p"), Acted)
    assert_type(legwork.act({"selector": "xpath=/a"}), Acted)
    assert_type(legwork.extract(), PageText)
    assert_type(legwork.extract(max_tokens=5), PageText)
    assert_type(legwork.extract("the price"), Extraction)
    assert_type(legwork.extract("the price", iframes=True), Extraction)
    assert_type(legwork.extract("it", Product), Product)
    assert_type(legwork.extract("all", List[Product]), List[Product])
    assert_type(legwork.extract(schema=Product, selector="main"), Product)
    assert_type(legwork.extract("it", {"type": "object"}), Any)
    assert_type(legwork.extract({"instruction": "it", "schema": Product, "model_name": "a/b"}), Any)
    assert_type(legwork.collect("all", Product, max_items=5), Collected[Product])
    assert_type(legwork.collect(schema={"type": "object"}), Collected[Any])
    assert_type(legwork.page.extract(instruction="it", schema=Product, iframes=True), Product)
    run = legwork.agent(model="a/b", instructions="x", options={"api_key": "k"}).execute(
        {"instruction": "x", "max_steps": 3}
    )
    assert_type(run, AgentRun)
    assert_type(run.actions, List[AgentAction])
    assert_type(run.usage, Optional[Usage])
    assert_type(legwork.agent().start("x"), AgentJob)
    for message in legwork.agent().stream("x"):
        assert_type(message, str)
    for session in legwork.sessions.all(status="RUNNING"):
        assert_type(session, SessionRecord)

    legwork.act("click Go", timout=5)  # type: ignore[call-arg]
    legwork.act("click Go", timeout="5")  # type: ignore[arg-type]
    legwork.act({"description": "no selector"})  # type: ignore[arg-type]
    legwork.agent().execute({"instruction": "x", "maxSteps": 3})  # type: ignore[arg-type]
    legwork.agent().execute({"max_steps": 3})  # type: ignore[arg-type]
    legwork.sessions.list(status="OPEN")  # type: ignore[arg-type]
    Legwork(env="LOCAL")  # type: ignore[arg-type]
    Legwork(session_create_params={"browser_settings": {"context": {"id": 1}}})  # type: ignore[typeddict-item]


async def check_async(legwork: AsyncLegwork) -> None:
    assert_type(await legwork.extract("it", Product), Product)
    assert_type(await legwork.extract("the price"), Extraction)
    assert_type(await legwork.agent().execute("x"), AgentRun)
    async for message in legwork.agent().stream("x"):
        assert_type(message, str)
    async for event in legwork.events():
        assert_type(event.id, str)
