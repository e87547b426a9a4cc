"""What goes over the wire, and what the client makes of answers that no service gives on purpose."""

from __future__ import annotations

from pathlib import Path
from typing import Any, List

import pytest
from tiny_service import DONE, KEY, Received, Reply, started

import legwork as package
from legwork import Legwork, LegworkError, LegworkWarning, errors


def test_a_plain_call_goes_to_its_route_with_the_key(connect: Any) -> None:
    legwork = connect(
        lambda reply, *_: reply.data({"result": None, "actionId": "a"}), model_api_key="model-key"
    )
    assert legwork.navigate("https://example.com", wait_until="load") is None
    sent = legwork.received[1]
    assert (sent.method, sent.path) == ("POST", "/v1/sessions/s%201%2F2/navigate")
    assert sent.body == {"url": "https://example.com", "options": {"waitUntil": "load"}}
    expected = {
        "x-svc-api-key": KEY,
        "x-model-api-key": "model-key",
        "x-language": "python",
        "x-sdk-version": package.__version__,
        "content-type": "application/json",
    }
    assert expected.items() <= sent.headers.items()
    assert len(sent.headers["idempotency-key"]) == 32
    assert "x-stream-response" not in sent.headers


def test_what_has_no_body_stands_in_the_path_and_the_query(connect: Any) -> None:
    legwork = connect(lambda reply, received, _: reply.data({"memories": [], "deleted": 0}))
    legwork.memories.list(limit=5, instruction="a&b")
    legwork.memories.delete("x/y")
    legwork.memories.purge()
    assert [(each.method, each.path, each.body) for each in legwork.received[1:]] == [
        ("GET", "/v1/memories?limit=5&instruction=a%26b", b""),
        ("DELETE", "/v1/memories/x%2Fy", b""),
        ("DELETE", "/v1/memories", b""),
    ]
    for name in ("", ".", ".."):
        with pytest.raises(errors.InvalidRequest):
            legwork.memories.delete(name)
    assert len(legwork.received) == 4


def test_names_are_the_wires_and_what_is_the_users_is_untouched(connect: Any) -> None:
    legwork = connect(
        lambda reply, *_: reply.data({"result": {"some_key": {"innerKey": 1}}, "actionId": "a"})
    )
    schema = {"type": "object", "properties": {"some_key": {"type": "object", "additionalProperties": True}}}
    assert legwork.extract("it", schema, ignore_selectors=["nav"], dom_settle_timeout_ms=5) == {
        "some_key": {"innerKey": 1}
    }
    assert legwork.received[1].body == {
        "instruction": "it",
        "schema": schema,
        "options": {"ignoreSelectors": ["nav"], "domSettleTimeoutMs": 5},
    }


def test_extract_takes_everything_in_one_dictionary_and_the_older_names(connect: Any) -> None:
    legwork = connect(lambda reply, *_: reply.data({"result": {"a": 1}, "actionId": "a"}))
    legwork.extract(
        {
            "instruction": "it",
            "schema": {"type": "object"},
            "selector": "xpath=//main",
            "model_name": "openai/gpt-5.1",
            "model_client_options": {"api_key": "k", "base_url": "https://models.example/v1"},
        }
    )
    assert legwork.received[1].body == {
        "instruction": "it",
        "schema": {"type": "object"},
        "options": {
            "selector": "xpath=//main",
            "model": {"modelName": "openai/gpt-5.1", "apiKey": "k", "baseURL": "https://models.example/v1"},
        },
    }


def test_an_agent_has_its_names_here_and_the_services_on_the_wire(connect: Any) -> None:
    result = {
        "success": True,
        "message": "Ordered.",
        "actions": [{"type": "act", "action": "clicked", "timeMs": 3, "newField": {"innerKey": 1}}],
        "completed": True,
        "metadata": {"failedActions": 0},
        "usage": {"input_tokens": 1, "output_tokens": 2, "inference_time_ms": 3},
        "output": {"orderNumber": 7},
    }

    def answer(reply: Reply, received: Received, _: int) -> None:
        reply.begin_stream()
        reply.frame(status="running", message="step 1")
        reply.frame(status="finished", result=result, actionId="a", messages=[{"role": "user"}])

    legwork = connect(answer, model="openai/gpt-5.1")
    agent = legwork.agent(
        instructions="Be quick.",
        options={"api_key": "k", "baseURL": "https://models.example/v1", "organization": "o"},
        integrations=["https://tools.example/mcp"],
        tools={"stock_of": {"description": "How many.", "input_schema": {"type": "object", "x_y": 1}}},
    )
    told: List[str] = []
    run = agent.execute(
        {
            "instruction": "order a kettle as %full_name%",
            "max_steps": 5,
            "variables": {"full_name": {"value": "Ada", "description": "the customer"}},
            "messages": [],
            "output": {"type": "object", "properties": {"orderNumber": {"type": "integer"}}},
        },
        should_cache=True,
        on_progress=told.append,
    )
    sent = legwork.received[1].body
    assert sent["agentConfig"] == {
        "model": {
            "modelName": "openai/gpt-5.1",
            "apiKey": "k",
            "baseURL": "https://models.example/v1",
            "organization": "o",
        },
        "systemPrompt": "Be quick.",
        "integrations": ["https://tools.example/mcp"],
        "tools": {"stock_of": {"description": "How many.", "inputSchema": {"type": "object", "x_y": 1}}},
    }
    assert sent["executeOptions"]["maxSteps"] == 5
    assert sent["executeOptions"]["variables"] == {
        "full_name": {"value": "Ada", "description": "the customer"}
    }
    assert sent["shouldCache"] is True
    assert told == ["step 1"]
    assert (run.success, run.message, run.completed) == (True, "Ordered.", True)
    assert (run.actions[0].time_ms, run.actions[0].extra) == (3, {"new_field": {"innerKey": 1}})
    assert run.metadata == {"failed_actions": 0}
    assert (run.usage.input_tokens, run.usage.inference_time_ms) == (1, 3)
    assert (run.output, run.messages) == ({"orderNumber": 7}, [{"role": "user"}])


def test_what_lives_in_this_process_is_refused(connect: Any) -> None:
    legwork = connect(lambda reply, *_: reply.data({}))
    with pytest.raises(errors.InvalidRequest, match="stock_of.*MCP"):
        legwork.agent(tools={"stock_of": {"description": "How many.", "execute": print}})
    with pytest.raises(errors.InvalidRequest, match="connected client"):
        legwork.agent(integrations=[object()])
    with pytest.raises(errors.InvalidRequest, match="needs a `model`"):
        legwork.agent(options={"api_key": "k"})
    with pytest.raises(errors.InvalidRequest, match=r"start\(\)"):
        legwork.agent().execute({"instruction": "go", "async": True})
    assert len(legwork.received) == 1


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"env": "LOCAL"}, "REMOTE"),
        ({"timeout": 0}, "timeout"),
        ({"base_url": "127.0.0.1:4700"}, "base_url"),
        ({"base_url": "http://user:secret@127.0.0.1"}, "user name"),
        ({"api_key": "schlüssel"}, "printable ASCII"),
        ({"api_key": ""}, "LEGWORK_API_KEY"),
    ],
)
def test_an_option_that_cannot_work_is_named_without_its_value(
    options: Any, words: str, monkeypatch: Any
) -> None:
    monkeypatch.delenv("LEGWORK_API_KEY", raising=False)
    with pytest.raises(errors.InvalidRequest, match=words) as caught:
        Legwork(**{"api_key": KEY, **options})
    assert "schlüssel" not in str(caught.value) and "secret" not in str(caught.value)


def test_the_key_and_the_address_come_from_the_environment_too(tiny: Any, monkeypatch: Any) -> None:
    service = tiny(started(lambda reply, *_: reply.json(200, {"success": True})))
    monkeypatch.setenv("LEGWORK_API_KEY", "key-of-the-environment")
    monkeypatch.setenv("LEGWORK_API_URL", service.url)
    # What listens on this machine is not reached through a proxy.
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    with Legwork():
        pass
    assert [each.headers["x-svc-api-key"] for each in service.received] == ["key-of-the-environment"] * 2


def test_an_error_within_a_stream_says_what_was_done_before(connect: Any) -> None:
    def answer(reply: Reply, *_: Any) -> None:
        reply.begin_stream()
        reply.frame(
            status="error",
            error="Stuck.",
            code="agent_failed",
            actions=[{"type": "act", "action": "clicked"}],
        )

    with pytest.raises(errors.AgentFailed, match="Stuck.") as caught:
        connect(answer).agent().execute("go")
    assert [action.action for action in caught.value.actions] == ["clicked"]
    assert caught.value.status is None


def test_a_code_that_is_not_known_yet_is_passed_on(connect: Any) -> None:
    with pytest.raises(LegworkError) as caught:
        connect(lambda reply, *_: reply.error(418, "teapot")).act("click Go")
    assert caught.value.code == "teapot" and type(caught.value) is LegworkError


@pytest.mark.parametrize(
    ("status", "content", "words"),
    [
        (200, b"<html>Welcome to the hotel</html>", "hotel"),
        (502, b"Bad gateway", "502"),
        (200, b'{"success": true}', "success"),
        (200, b"", "an empty body"),
        (200, b'{"success": true, "data": {"result": {"welcome": true}}}', "has none of success, message"),
        (302, b"", "redirect to https://elsewhere.example"),
    ],
)
def test_what_is_no_answer_of_the_service_is_said_to_be_none(
    connect: Any, status: int, content: bytes, words: str
) -> None:
    headers = {"content-type": "text/html", "location": "https://elsewhere.example"}
    legwork = connect(lambda reply, *_: reply.send(status, content, headers))
    with pytest.raises(errors.MalformedAnswer, match=words):
        legwork.act("click Go")


def test_new_fields_of_a_newer_service_do_no_harm(connect: Any) -> None:
    result = {
        **DONE,
        "newThing": 1,
        "actions": [{"selector": "xpath=/a", "description": "link", "newThing": 2}],
    }
    acted = connect(lambda reply, *_: reply.data({"result": result, "actionId": "a"})).act("click Go")
    assert acted.actions[0].selector == "xpath=/a"


def test_an_older_service_that_lacks_fields_does_no_harm(connect: Any) -> None:
    result = {"success": True, "message": "Done."}
    acted = connect(lambda reply, *_: reply.data({"result": result, "actionId": "a"})).act("click Go")
    assert (acted.success, acted.actions, acted.action_description) == (True, [], None)


def test_a_file_that_is_sent_is_the_body_as_it_is(connect: Any, tmp_path: Path) -> None:
    record = {
        "id": "u",
        "name": "a.bin",
        "size": 2,
        "sha256": "0",
        "mimeType": "x/y",
        "createdAt": "2026-01-01T00:00:00Z",
    }
    legwork = connect(lambda reply, *_: reply.data(record))
    legwork.uploads.create(b"\x00\xff", name="a & b.bin")
    sent = legwork.received[1]
    assert (sent.body, sent.path) == (b"\x00\xff", "/v1/sessions/s%201%2F2/uploads?name=a+%26+b.bin")
    assert sent.headers["content-type"] == "application/octet-stream"


def test_what_is_no_json_is_refused_unsent(connect: Any) -> None:
    legwork = connect(lambda reply, *_: reply.data({}))
    for value in (object(), float("nan")):
        with pytest.raises(errors.InvalidRequest, match="act cannot be written as JSON"):
            legwork.act("type %x%", variables={"x": value})
    assert len(legwork.received) == 1


def test_every_operation_can_be_sent_by_its_own_name(connect: Any) -> None:
    legwork = connect(lambda reply, *_: reply.data({"downloads": []}))
    assert legwork.dispatch("listDownloads", {}, session_id="s") == {"downloads": []}
    with pytest.raises(errors.InvalidRequest, match="no operation 'list'.*listDownloads"):
        legwork.dispatch("list", {})
    with pytest.raises(errors.InvalidRequest, match="needs the id of a session"):
        legwork.dispatch("listDownloads", {})


def test_a_warning_is_a_warning(connect: Any) -> None:
    legwork = connect(
        lambda reply, *_: reply.data({"result": DONE, "actionId": "a", "warnings": ["x is not known"]})
    )
    with pytest.warns(LegworkWarning, match="act: x is not known"):
        legwork.act("click Go")


def test_what_an_agent_asks_is_answered_by_its_id(connect: Any) -> None:
    question = {
        "id": "q 1",
        "actionId": "a",
        "kind": "tool",
        "text": "stock_of",
        "tool": {"name": "stock_of", "input": {"productName": "Kettle"}},
        "expiresAt": 5,
    }

    def answer(reply: Reply, received: Received, _: int) -> None:
        reply.data({"questions": [question]} if received.method == "GET" else {"answered": True})

    legwork = connect(answer)
    (asked,) = legwork.agent_questions()
    assert (asked.kind, asked.tool.input, asked.expires_at) == ("tool", {"productName": "Kettle"}, 5)
    legwork.agent_answer(asked.id, "3", action_id=asked.action_id)
    assert legwork.received[2].body == {"questionId": "q 1", "answer": "3", "actionId": "a"}
