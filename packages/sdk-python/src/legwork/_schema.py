from __future__ import annotations

import json
from typing import Any, Dict, Mapping

from ._error import ErrorIssue
from ._failure import create_error, refuse


def to_json_schema(schema: Any) -> Dict[str, Any]:
    """The JSON Schema of a pydantic model, or of any other type that pydantic knows; a JSON Schema as it is."""
    if isinstance(schema, Mapping):
        return dict(schema)
    adapter = _adapter(schema)
    try:
        return dict(adapter.json_schema())
    except Exception as cause:
        raise refuse(f"pydantic has no JSON Schema of {schema!r}: {cause}") from cause


def apply_schema(schema: Any, data: Any) -> Any:
    """The data as the schema gives it back: an instance of the model. Raises `schema_mismatch` when it does not pass."""
    if schema is None or isinstance(schema, Mapping):
        return data
    adapter = _adapter(schema)
    import pydantic

    try:
        # As JSON, since a strict model takes a date out of a text only there.
        return adapter.validate_json(json.dumps(data))
    except pydantic.ValidationError as cause:
        found = cause.errors(include_url=False, include_context=False, include_input=False)
        issues = [ErrorIssue(".".join(str(part) for part in each["loc"]), each["msg"]) for each in found]
        words = "; ".join(f"{issue.path or '(the whole)'}: {issue.message}" for issue in issues)
        error = create_error(
            "schema_mismatch",
            f"The extracted data does not pass the schema: {words}. Loosen the schema, or describe its fields.",
        )
        error.issues = issues
        raise error from cause


def _adapter(schema: Any) -> Any:
    try:
        from pydantic import TypeAdapter
    except ImportError as cause:
        raise refuse(
            f"A schema that is a class ({schema!r}) needs pydantic 2: `pip install pydantic`, or pass a JSON Schema."
        ) from cause
    try:
        return TypeAdapter(schema)
    except Exception as cause:
        raise refuse(f"pydantic takes no schema from {schema!r}: {cause}") from cause
