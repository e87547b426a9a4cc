from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional, Type, TypeVar, Union, cast, overload

from .._convert import from_wire, to_wire
from .._options import ExtractRequest, ExtractSettings, OnProgress, check_names, extract_options
from .._results import Extraction, PageText
from .._schema import apply_schema, to_json_schema
from ..types import ExtractInput

if TYPE_CHECKING:
    from typing_extensions import Unpack

_T = TypeVar("_T")


class AsyncExtracting(ABC):
    """How a session is read."""

    @abstractmethod
    async def _call(self, name: str, input: Mapping[str, Any], *, on_progress: OnProgress = None) -> Any:
        """Asks something of the session."""

    @overload
    async def extract(self, instruction: ExtractRequest, *, on_progress: OnProgress = None) -> Any: ...

    @overload
    async def extract(
        self, instruction: None = None, *, on_progress: OnProgress = None, **options: Unpack[ExtractSettings]
    ) -> PageText: ...

    @overload
    async def extract(
        self, instruction: str, *, on_progress: OnProgress = None, **options: Unpack[ExtractSettings]
    ) -> Extraction: ...

    @overload
    async def extract(
        self,
        instruction: Optional[str] = None,
        schema: Type[_T] = ...,
        *,
        on_progress: OnProgress = None,
        **options: Unpack[ExtractSettings],
    ) -> _T: ...

    @overload
    async def extract(
        self,
        instruction: Optional[str] = None,
        schema: Mapping[str, Any] = ...,
        *,
        on_progress: OnProgress = None,
        **options: Unpack[ExtractSettings],
    ) -> Any: ...

    async def extract(
        self,
        instruction: Union[str, ExtractRequest, None] = None,
        schema: Any = None,
        *,
        on_progress: OnProgress = None,
        **options: Unpack[ExtractSettings],
    ) -> Any:
        """Reads data from the page: by a schema, in words, or the page's text when nothing is asked for.

        A schema is a pydantic model, another type that pydantic knows (`list[Product]`), or a JSON Schema. The first two
        give instances, checked; raises `schema_mismatch` when the data does not pass.
        """
        given: Dict[str, Any] = dict(options)
        if isinstance(instruction, Mapping):
            given = {**instruction, **options}
            instruction = cast(Optional[str], given.pop("instruction", None))
            schema = given.pop("schema", schema)
        check_names("extract", ExtractSettings, given)
        sent = to_wire(ExtractInput, {"instruction": instruction, "options": extract_options(given)})
        if schema is not None:
            sent["schema"] = to_json_schema(schema)
        output = await self._call("extract", sent, on_progress=on_progress)
        if schema is not None:
            return apply_schema(schema, output["result"])
        if instruction:
            return from_wire(Extraction, output["result"])
        return from_wire(PageText, {**output, **output["result"]})
