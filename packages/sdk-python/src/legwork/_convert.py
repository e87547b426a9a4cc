"""Between the shapes of `legwork.types` and JSON.

Only what a type declares is renamed. What is a user's own (schemas, extracted data, variables, labels) is declared as `Any`
or as a dictionary with any keys, and goes through untouched.
"""

from __future__ import annotations

import dataclasses
from functools import lru_cache
from typing import Any, Dict, Mapping, Tuple, Union, get_args, get_origin, get_type_hints

from . import types
from ._failure import create_error
from ._names import python_name, wire_name

_absent: Any = object()


def from_wire(kind: Any, value: Any) -> Any:
    """A value of a type, from the JSON of an answer, of an older or newer service too.

    Fields that the type does not know are left out; those that it requires and the answer lacks are empty or None. An answer that
    has none of them is no such record: raises `malformed_answer`.
    """
    if value is None:
        return None
    if dataclasses.is_dataclass(kind):
        return _read_record(kind, value)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Union:
        record = next(
            (each for each in arguments if dataclasses.is_dataclass(each) or get_origin(each)), None
        )
        return value if record is None else from_wire(record, value)
    if kind is types.SnakeCaseKeys and isinstance(value, Mapping):
        return {python_name(key): each for key, each in value.items()}
    if origin is list and isinstance(value, list):
        return [from_wire(arguments[0], each) for each in value]
    if origin is dict and isinstance(value, Mapping):
        return {key: from_wire(arguments[1], each) for key, each in value.items()}
    return value


def _read_record(kind: Any, value: Any) -> Any:
    if not isinstance(value, Mapping):
        raise _malformed(kind, f"is {type(value).__name__} and not an object")
    hints = _hints(kind)
    rest: Dict[str, Any] = dict(value)
    fields: Dict[str, Any] = {}
    missing: Dict[str, Any] = {}
    for field in dataclasses.fields(kind):
        if field.name == "extra":
            continue
        # Token counts stand on the wire in snake_case in one place and in camelCase in another.
        given = rest.pop(wire_name(field.name), rest.pop(field.name, _absent))
        if given is not _absent:
            fields[field.name] = from_wire(hints[field.name], given)
        elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            missing[field.name] = _nothing(hints[field.name])
    if missing and len(missing) == _count_required(kind):
        raise _malformed(kind, f"has none of {', '.join(wire_name(name) for name in missing)}")
    if "extra" in hints:
        fields["extra"] = {python_name(key): each for key, each in rest.items()}
    return kind(**fields, **missing)


@lru_cache(maxsize=None)
def _count_required(kind: Any) -> int:
    return sum(
        field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
        for field in dataclasses.fields(kind)
    )


def _nothing(kind: Any) -> Any:
    """What stands for a field that an older service does not send yet."""
    origin = get_origin(kind)
    return origin() if origin in (list, dict) else None


def to_wire(kind: Any, value: Any) -> Any:
    """JSON of a value. Fields that are None are left out; keys that the type does not know are sent as they are."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        shown = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        extra = {wire_name(key): each for key, each in shown.pop("extra", {}).items()}
        return {**_write_record(_hints(type(value)), shown), **extra}
    if isinstance(value, Mapping):
        return _write_mapping(kind, value)
    if isinstance(value, (list, tuple)):
        element = next((get_args(each)[0] for each in _alternatives(kind) if get_origin(each) is list), Any)
        return [to_wire(element, each) for each in value]
    return value


def _write_mapping(kind: Any, value: Mapping[str, Any]) -> Dict[str, Any]:
    known: Dict[str, Any] = {}
    for each in _alternatives(kind):
        if isinstance(each, type) and (dataclasses.is_dataclass(each) or issubclass(each, dict)):
            known.update(_hints(each))
        elif get_origin(each) is dict:
            return {key: to_wire(get_args(each)[1], entry) for key, entry in value.items()}
    return _write_record(known, value) if known else dict(value)


def _write_record(hints: Mapping[str, Any], value: Mapping[str, Any]) -> Dict[str, Any]:
    return {
        wire_name(key) if key in hints else key: to_wire(hints.get(key, Any), each)
        for key, each in value.items()
        if each is not None
    }


def _alternatives(kind: Any) -> Tuple[Any, ...]:
    if get_origin(kind) is not Union:
        return (kind,)
    return tuple(inner for each in get_args(kind) for inner in _alternatives(each))


@lru_cache(maxsize=None)
def _hints(kind: Any) -> Dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _malformed(kind: Any, what: str) -> Exception:
    return create_error(
        "malformed_answer", f"A {kind.__name__} of the service {what}. It may be an older or newer one."
    )
