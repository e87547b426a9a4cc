"""The published v3 client for Python does a whole session, pointed here by its own environment variables alone."""

from __future__ import annotations

from typing import Any, List, Tuple

import pytest
from conftest import RunningService, Shop

stagehand = pytest.importorskip(
    "stagehand", reason="pip could not get stagehand (requirements-published.txt) from its package index"
)

PRODUCTS = {
    "type": "object",
    "properties": {
        "products": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"name": {"type": "string"}, "price": {"type": "number"}},
            },
        }
    },
}


@pytest.fixture
def environment(service: RunningService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAGEHAND_API_URL", service.url)
    monkeypatch.setenv("BROWSERBASE_API_KEY", service.api_key)


def stream(events: Any) -> Tuple[List[str], Any]:
    """The statuses of a stream, and the result of its last event."""
    told = list(events)
    return [event.data.status for event in told], told[-1].data.result


@pytest.mark.usefixtures("environment")
def test_a_session_from_start_to_end(shop: Shop) -> None:
    # Checks each answer against the types that the client was made with.
    client = stagehand.Stagehand(_strict_response_validation=True)
    session = client.sessions.start(model_name="auto")
    assert session.data.available and session.data.cdp_url
    assert session.navigate(url=shop.url).data.result["response"]["status"] == 200
    assert session.act(input="click Reject all").data.result.success

    (found,) = session.observe(instruction="the search box").data.result
    assert found.selector.startswith("xpath=/html[1]/")
    typed = session.act(input="type %what% into the search box", options={"variables": {"what": "tent"}})
    assert typed.data.result.success and typed.data.result.actions[0].arguments == ["%what%"]
    by_action = session.act(input={**found.to_dict(), "method": "fill", "arguments": ["kettle"]})
    assert by_action.data.result.success
    missed = session.act(input="click the flux capacitor").data.result
    assert not missed.success and missed.actions == [] and missed.message

    extracted: Any = session.extract(instruction="all products", schema=PRODUCTS).data.result
    assert {"name": "Trail Kettle", "price": 34} in extracted["products"]
    heading: Any = session.extract(instruction="the heading").data.result
    assert list(heading) == ["extraction"]
    text: Any = session.extract().data.result
    assert "Trail Kettle" in text["pageText"]

    run = session.execute(
        agent_config={"model": "embedded/grounder"},
        execute_options={"instruction": "open the cart", "max_steps": 5},
    ).data.result
    assert run.success and run.completed and run.actions[0].type == "act"
    assert run.usage is not None and run.usage.input_tokens == 0

    replay = client.sessions.replay(session.id).data
    methods = [action.method for page in replay.pages for action in page.actions]
    assert methods[:3] == ["navigate", "act", "observe"] and "agentExecute" in methods
    assert replay.client_language == "python"

    assert session.end().success
    assert session.end().success
    with pytest.raises(stagehand.APIStatusError) as ended:
        session.act(input="click Save")
    assert ended.value.status_code == 410


@pytest.mark.usefixtures("environment")
def test_streams(shop: Shop) -> None:
    client = stagehand.Stagehand(_strict_response_validation=True)
    session = client.sessions.start(model_name="auto")
    session.navigate(url=shop.url)
    statuses, result = stream(session.act(input="click Reject all", stream_response=True))
    assert statuses[:2] == ["starting", "connected"] and set(statuses[2:-1]) <= {"running"}
    assert statuses[-1] == "finished" and result["success"]
    _, observed = stream(session.observe(instruction="the search box", stream_response=True))
    assert observed[0]["selector"].startswith("xpath=")
    _, extracted = stream(session.extract(instruction="the heading", stream_response=True))
    assert list(extracted) == ["extraction"]
    config, task = {"model": "embedded/grounder"}, {"instruction": "open the cart"}
    statuses, run = stream(session.execute(agent_config=config, execute_options=task, stream_response=True))
    assert "running" in statuses and run["completed"]
    session.end()


@pytest.mark.usefixtures("environment")
def test_refusals_are_the_exceptions_that_the_client_has_for_them() -> None:
    client = stagehand.Stagehand()
    with pytest.raises(stagehand.NotFoundError):
        client.sessions.end("no-session")
    with pytest.raises(stagehand.BadRequestError):
        client.sessions.start(model_name="auto", verbose=7)
    with pytest.raises(stagehand.AuthenticationError):
        stagehand.Stagehand(browserbase_api_key="wrong").sessions.start(model_name="auto")


@pytest.mark.usefixtures("environment")
def test_the_asynchronous_client(shop: Shop) -> None:
    import asyncio

    async def run() -> None:
        async with stagehand.AsyncStagehand() as client:
            session = await client.sessions.start(model_name="auto")
            await session.navigate(url=shop.url)
            assert (await session.act(input="click Reject all")).data.result.success
            streamed = await session.extract(instruction="the heading", stream_response=True)
            assert [event.data.status async for event in streamed][-1] == "finished"
            assert (await session.end()).success

    asyncio.run(run())
