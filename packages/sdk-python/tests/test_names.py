"""The client and the protocol: names, shapes and errors, checked against the OpenAPI document."""

from __future__ import annotations

import dataclasses
import inspect
import json
import re
from typing import Any, Dict, Iterator, List, Literal, Tuple, get_args, get_type_hints

import pytest
from conftest import ROOT

from legwork import AsyncLegwork, Legwork, errors, types
from legwork._convert import from_wire, to_wire
from legwork._names import python_name, wire_name
from legwork._operations import OPERATIONS

DOCUMENT: Dict[str, Any] = json.loads((ROOT / "packages/protocol/openapi.json").read_text())

#: Where the reference says that an operation is found.
PLACES: Dict[str, str] = {
    found["route"]: found["call"]
    for found in re.finditer(
        r"^\| \[.*?\]\(#\w+\) \| (?P<route>\w+ `[^`]+`) \| `[^`]+` \| `(?P<call>[^`]+)` \|$",
        (ROOT / "docs/reference/operations.md").read_text("utf-8"),
        re.M,
    )
}


def properties(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(schema.get("properties"), dict):
            yield from schema["properties"]
        for each in schema.values():
            yield from properties(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from properties(each)


def test_every_route_of_the_document_is_an_operation() -> None:
    documented = {
        (method.upper(), path)
        for path, methods in DOCUMENT["paths"].items()
        for method, operation in methods.items()
        if isinstance(operation, dict) and "operationId" in operation
    }
    assert {(each.method, each.path) for each in OPERATIONS.values()} == documented


@pytest.mark.parametrize("kind", [Legwork, AsyncLegwork])
@pytest.mark.parametrize("name", OPERATIONS)
def test_every_operation_is_where_the_reference_says(name: str, kind: Any) -> None:
    place: Any = kind(api_key="key-for-tests")
    operation = OPERATIONS[name]
    for step in PLACES[f"{operation.method} `{operation.path[len('/v1') :]}`"].split("."):
        place = getattr(place, step[:-2])() if step.endswith("()") else getattr(place, step)
    assert callable(place)


def test_every_name_of_the_wire_is_found_again() -> None:
    names = set(properties(DOCUMENT["components"]["schemas"]))
    assert len(names) > 150
    # Usage is snake_case on the wire as well.
    assert {name for name in names if wire_name(python_name(name)) != name} == {
        name for name in names if "_" in name
    }
    assert not [name for name in names if python_name(name) != python_name(name).lower()]


def shapes(form: str) -> List[str]:
    """Schemas of the document that the client has as dataclasses, or as dictionaries."""
    named = ((name, getattr(types, name, None)) for name in DOCUMENT["components"]["schemas"])
    return [
        name
        for name, kind in named
        if kind and dataclasses.is_dataclass(kind) == (form == "dataclass") and isinstance(kind, type)
    ]


def example(kind: Any) -> Any:
    """A value of a type with all of its fields."""
    hints = get_type_hints(kind)
    return {name: _example(each) for name, each in hints.items()}


def _example(kind: Any) -> Any:
    arguments = get_args(kind)
    if dataclasses.is_dataclass(kind):
        values = {
            field.name: _example(get_type_hints(kind)[field.name]) for field in dataclasses.fields(kind)
        }
        return kind(**values)  # type: ignore[operator]
    if isinstance(kind, type) and hasattr(kind, "__total__"):
        return example(kind)
    origin = getattr(kind, "__origin__", None)
    if origin is list:
        return [_example(arguments[0])]
    if origin is dict:
        return {"a_key": _example(arguments[1]) if arguments[1] is not Any else {"inner_key": 1}}
    if origin is Literal:
        return arguments[0]
    if arguments:
        return _example(arguments[-2] if arguments[-1] is type(None) else arguments[-1])
    return {str: "text", int: 1, float: 1.5, bool: True, Any: {"inner_key": 1}}.get(kind)


@pytest.mark.parametrize("name", shapes("dataclass"))
def test_what_is_answered_has_the_fields_of_the_document(name: str) -> None:
    schema = DOCUMENT["components"]["schemas"][name]
    kind = getattr(types, name)
    fields = {field.name for field in dataclasses.fields(kind)} - {"extra"}
    variants = schema.get("oneOf", [schema])
    assert fields == {python_name(key) for variant in variants for key in variant["properties"]}
    value = _example(kind)
    assert from_wire(kind, json.loads(json.dumps(to_wire(kind, value)))) == value


@pytest.mark.parametrize("name", shapes("dictionary"))
def test_what_is_sent_has_the_fields_of_the_document(name: str) -> None:
    schema = DOCUMENT["components"]["schemas"][name]
    sent = to_wire(getattr(types, name), example(getattr(types, name)))
    older = {"frameId", "streamResponse", "browserbaseSessionID", "browserbaseSessionCreateParams"}
    assert set(sent) == set(schema["properties"]) - older


def test_a_users_own_keys_are_never_renamed() -> None:
    own = {"a_key": {"inner_key": None, "innerKey": [{"x_y": 1}]}}
    sent = to_wire(
        types.StartInput,
        {"session_create_params": {"user_metadata": own, "browser_settings": {"block_ads": True}}},
    )
    assert sent == {"sessionCreateParams": {"userMetadata": own, "browserSettings": {"blockAds": True}}}
    variables: Dict[str, Any] = {
        "full_name": {"value": "Ada", "description": "who"},
        "cv_file": {"upload": "u"},
    }
    assert to_wire(types.ActInput, {"input": "x", "options": {"variables": variables, "dry_run": None}}) == {
        "input": "x",
        "options": {"variables": variables},
    }
    state = {"cookies": [{"httpOnly": True, "sameSite": "Lax"}], "origins": [{"localStorage": []}]}
    assert to_wire(types.CreateContextInput, {"storage_state": state}) == {"storageState": state}


def test_each_code_has_a_class() -> None:
    own = {"connection_failed", "malformed_answer", "schema_mismatch"}
    assert set(errors.BY_CODE) == set(DOCUMENT["components"]["schemas"]["ErrorCode"]["enum"]) | own
    assert len(set(errors.BY_CODE.values())) == len(errors.BY_CODE)


def members(kind: Any) -> List[Tuple[str, List[str]]]:
    return [
        (name, list(inspect.signature(member).parameters))
        for name, member in inspect.getmembers(kind, inspect.isfunction)
        if not name.startswith("__a") and not name.startswith("__e")
    ]


def test_both_clients_have_the_same_methods() -> None:
    assert members(Legwork) == members(AsyncLegwork)
