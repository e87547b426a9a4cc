from __future__ import annotations

import re
import threading
from typing import Any, List, Optional

import pytest
from conftest import RunningService, Shop
from pydantic import BaseModel, Field, HttpUrl
from tiny_service import Received, Reply

from legwork import AgentRun, Legwork, LegworkError, errors
from legwork.types import ExecuteOptions


def test_does_what_it_is_told_and_the_shop_knows_of_it(own: Legwork, shop: Shop) -> None:
    assert own.act("click Reject all").success
    sign_in = own.observe("sign in")[0]
    assert sign_in.method == "click"
    assert sign_in.selector.startswith("xpath=/")
    done = own.act(sign_in)
    assert (done.success, done.resolved_by) == (True, "action")
    own.act("type ada into Username")
    typed = own.act("type %password% into Password", variables={"password": "lovelace"})
    assert "lovelace" not in repr(typed)
    assert own.act("click the Sign in button").success

    assert shop.state["signIns"] == [
        {"visitor": shop.visitor["number"], "userName": "ada", "remembered": False}
    ]
    assert shop.visitor["cookieChoice"] == "none"
    replay = own.replay()
    assert replay.client_language == "python"
    methods = [action.method for page in replay.pages for action in page.actions]
    assert methods == ["navigate", "act", "observe", "act", "act", "act", "act"]
    assert "lovelace" not in repr(replay)


def test_takes_an_action_as_a_dictionary_too(legwork: Legwork, shop: Shop) -> None:
    found = legwork.observe("Add to cart in the Trail Kettle card")[0]
    assert legwork.act(
        {"selector": found.selector, "method": "click", "backend_node_id": found.backend_node_id or 0}
    ).success
    assert shop.cart == ["trail-kettle"]


def test_says_what_it_would_do_without_doing_it(legwork: Legwork, shop: Shop) -> None:
    result = legwork.act("click Add to cart in the Trail Kettle card", dry_run=True)
    assert result.dry_run and result.actions[0].method == "click"
    assert shop.cart == []


def test_says_why_an_act_failed_and_what_else_may_have_been_meant(legwork: Legwork) -> None:
    result = legwork.act("click Add to cart")
    assert (result.success, result.code) == (False, "ambiguous")
    assert len(result.candidates or []) > 1


class Product(BaseModel):
    name: str
    price: float = Field(ge=0)
    link: Optional[HttpUrl] = None


class Shelf(BaseModel):
    products: List[Product] = Field(description="All products of the page")


def test_reads_data_in_words_by_a_model_by_json_schema_and_as_text(legwork: Legwork, shop: Shop) -> None:
    legwork.navigate(f"{shop.url}/products")
    products = legwork.extract("all products", List[Product])
    assert len(products) == 8
    assert isinstance(products[1], Product)
    assert (products[1].name, products[1].price) == ("Trail Kettle", 34)
    shelf = legwork.extract("all products", Shelf)
    assert isinstance(shelf, Shelf)
    assert shelf.products == products

    schema = {"type": "array", "items": {"type": "object", "properties": {"productName": {"type": "string"}}}}
    assert {"productName": "Trail Kettle"} in legwork.extract("all products", schema)

    assert "34" in legwork.extract("the price of the Trail Kettle").extraction
    first = legwork.extract(max_tokens=200)
    assert first.truncated and first.next_cursor
    second = legwork.extract(max_tokens=200, cursor=first.next_cursor)
    assert second.page_text != first.page_text
    assert "Trail Kettle" in legwork.extract().page_text


def test_limits_what_is_read_to_a_part_of_the_page(legwork: Legwork, shop: Shop) -> None:
    legwork.navigate(f"{shop.url}/products")
    whole = legwork.extract()
    part = legwork.extract(selector="xpath=//main", iframes=True, dom_settle_timeout_ms=5_000)
    assert "Trail Kettle" in part.page_text
    assert len(part.page_text) < len(whole.page_text)


def test_runs_an_agent_that_tells_its_steps_while_it_makes_them(legwork: Legwork, shop: Shop) -> None:
    carts: List[List[str]] = []
    run = legwork.agent(instructions="Buy nothing.").execute(
        {
            "instruction": "click Products, then click Add to cart in the Trail Kettle card, then click the Cart link",
            "max_steps": 10,
            "auto_screenshot": False,
            "wait_between_actions": 0,
        },
        on_progress=lambda _: carts.append(shop.cart),
    )
    assert isinstance(run, AgentRun)
    assert run.success and run.completed and run.message
    assert len(run.actions) >= 3 and run.actions[0].type == "act"
    assert run.usage is not None and run.usage.input_tokens == 0
    assert run.metadata is not None and "failed_actions" not in run.metadata
    assert (carts[0], carts[-1]) == ([], ["trail-kettle"])
    assert shop.cart == ["trail-kettle"]


def test_streams_an_agents_steps_and_stops_it_when_the_stream_is_left(legwork: Legwork, shop: Shop) -> None:
    with legwork.agent().stream("click Add to cart in the Trail Kettle card, then click Products") as steps:
        with pytest.raises(LegworkError, match="has not ended"):
            _ = steps.result
        messages = list(steps)
    assert messages and steps.result.completed
    assert shop.cart == ["trail-kettle"]

    waiting: ExecuteOptions = {
        "instruction": "click Support, then click Cart",
        "wait_between_actions": 20_000,
    }
    with legwork.agent().stream(waiting) as steps:
        for message in steps:
            if "1. done" in message:
                break
    assert legwork.act("click Products", timeout=10_000).success


def test_knows_that_no_agent_asks_anything(legwork: Legwork) -> None:
    assert legwork.agent_questions() == []
    with pytest.raises(errors.NotFound):
        legwork.agent_answer("none", "yes")


def test_begins_a_job_that_goes_on_by_itself(legwork: Legwork, shop: Shop) -> None:
    job = legwork.agent().start("click Add to cart in the Trail Kettle card")
    assert (job.session_id, job.attempts) == (legwork.session_id, 1)
    ended = legwork.jobs.ended(job.id)
    assert ended.status == "completed" and ended.result is not None and ended.result.success
    assert shop.cart == ["trail-kettle"]
    events = legwork.jobs.events(job.id).events
    assert (events[-1].kind, events[-1].position) == ("ended", len(events))
    assert legwork.jobs.events(job.id, after=1).events == events[1:]
    assert legwork.jobs.cancel(job.id).status == "completed"
    assert legwork.jobs.get(job.id).status == "completed"
    with pytest.raises(errors.NotFound):
        legwork.jobs.get("none")


def test_cancels_what_runs_in_the_session(own: Legwork, shop: Shop) -> None:
    failures: List[LegworkError] = []

    def run() -> None:
        try:
            own.agent().execute(
                {
                    "instruction": "scroll down, then scroll up, then click Reject all",
                    "wait_between_actions": 60_000,
                }
            )
        except LegworkError as error:
            failures.append(error)

    working = threading.Thread(target=run)
    working.start()
    for event in own.events():
        if event.type == "action_started" and event.operation == "agentExecute":
            assert own.cancel() == 1
            break
    working.join(20)
    assert "cancelled" in str(failures[0])
    assert shop.visitor["cookieChoice"] is None
    assert own.cancel() == 0


def test_names_the_option_that_is_wrong(legwork: Legwork) -> None:
    with pytest.raises(errors.InvalidRequest) as caught:
        legwork.act("click Reject all", timeout=-1)
    assert caught.value.status == 400
    assert [issue.path for issue in caught.value.issues] == ["options.timeout"]
    assert caught.value.request_id
    with pytest.raises(TypeError, match="unexpected keyword argument 'timout'.*timeout"):
        legwork.act("click Reject all", timout=1)  # type: ignore[call-arg]


@pytest.mark.parametrize("is_streamed", [False, True])
def test_names_the_address_that_nothing_answers_at(legwork: Legwork, is_streamed: bool) -> None:
    with pytest.raises(errors.NavigationFailed, match="127.0.0.1:9"):
        legwork.navigate("http://127.0.0.1:9/", on_progress=print if is_streamed else None)


def test_tells_what_was_asked_and_not_honoured(service: RunningService) -> None:
    told: List[str] = []
    options = {"session_create_params": {"browser_settings": {"verified": True}}}
    with Legwork(
        base_url=service.url,
        api_key=service.api_key,
        on_warning=lambda warning, operation: told.append(f"{operation}: {warning}"),
        **options,  # type: ignore[arg-type]
    ):
        assert len(told) == 1 and re.match("start: .*verified", told[0])


def test_ends_with_its_block_and_can_begin_anew(service: RunningService, client: Legwork) -> None:
    with Legwork(base_url=service.url, api_key=service.api_key, keep_alive=True) as legwork:
        session_id = legwork.session_id or ""
        assert client.sessions.get(session_id).keep_alive
        other = Legwork(base_url=service.url, api_key=service.api_key, session_id=session_id)
        assert other.init().session_id == session_id
        with pytest.raises(errors.InvalidRequest, match="already has a session"):
            legwork.init()
    assert client.sessions.get(session_id).status == "ENDED"
    other.close()
    with pytest.raises(errors.InvalidRequest, match="init"):
        legwork.screenshot()
    assert legwork.init().session_id != session_id
    legwork.close()
    legwork.close()


def test_collects_a_list_over_its_pages(own: Legwork, tiny: Any) -> None:
    def answer(reply: Reply, received: Received, _: int) -> None:
        page = int(received.path.rpartition("=")[2]) if "=" in received.path else 1
        rows = "".join(
            f"<li><h2>Lamp {n}</h2><p>£{n}.50</p></li>" for n in range(3 * page - 2, min(3 * page, 8) + 1)
        )
        onward = f"<a rel=next href='/?page={page + 1}'>Next</a>" if page < 3 else ""
        html = f"<!doctype html><meta charset=utf-8><ul>{rows}</ul><p>8 results</p><nav>{onward}</nav>"
        reply.send(200, html.encode(), {"content-type": "text/html; charset=utf-8"})

    class Lamp(BaseModel):
        name: str
        price: float

    own.navigate(tiny(answer).url)
    found = own.collect("all lamps", Lamp)
    assert [lamp.name for lamp in found.items] == [f"Lamp {n}" for n in range(1, 9)]
    assert isinstance(found.items[0], Lamp)
    assert (found.complete, found.expected, found.pages) == (True, 8, 3)
    with pytest.raises(LegworkError, match="needs a `schema`"):
        own.collect("all lamps")


def test_the_older_form_has_a_page_and_names_its_model_by_itself(
    service: RunningService, shop: Shop, connect: Any
) -> None:
    with Legwork(base_url=service.url, api_key=service.api_key, project_id="older") as legwork:
        page = legwork.page
        page.goto(f"{shop.url}/products")
        assert page.act("click Reject all").success
        assert page.observe("Trail Kettle")
        found = page.extract(
            instruction="all products", schema=List[Product], iframes=False, dom_settle_timeout_ms=5_000
        )
        assert found[1].name == "Trail Kettle"
        assert page.screenshot().startswith(b"\x89PNG")

    def answer(reply: Reply, received: Received, _: int) -> None:
        reply.data({})

    client = connect(answer, model_name="openai/gpt-5.1", model_client_options={"api_key": "k"})
    assert client.received[0].body["modelName"] == {"modelName": "openai/gpt-5.1", "apiKey": "k"}
