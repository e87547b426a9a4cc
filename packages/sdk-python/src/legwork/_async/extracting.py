from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional, Type, TypeVar, Union, cast, overload

from .._convert import from_wire, to_wire
from .._failure import refuse
from .._options import ExtractRequest, ExtractSettings, OnProgress, check_names, extract_options
from .._results import Collected, Extraction, PageText
from .._schema import apply_schema, to_json_schema
from ..types import CollectInput, CollectOptions, ExtractInput

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
        page_id = given.pop("page_id", None)
        sent = to_wire(
            ExtractInput,
            {"instruction": instruction, "options": extract_options(given), "page_id": page_id},
        )
        if schema is not None:
            sent["schema"] = to_json_schema(schema)
        output = await self._call("extract", sent, on_progress=on_progress)
        if schema is not None:
            return apply_schema(schema, output["result"])
        if instruction:
            return from_wire(Extraction, output["result"])
        return from_wire(PageText, {**output, **output["result"]})

    @overload
    async def collect(
        self,
        instruction: Optional[str] = None,
        schema: Type[_T] = ...,
        *,
        page_id: Optional[str] = None,
        on_progress: OnProgress = None,
        **options: Unpack[CollectOptions],
    ) -> Collected[_T]: ...

    @overload
    async def collect(
        self,
        instruction: Optional[str] = None,
        schema: Mapping[str, Any] = ...,
        *,
        page_id: Optional[str] = None,
        on_progress: OnProgress = None,
        **options: Unpack[CollectOptions],
    ) -> Collected[Any]: ...

    async def collect(
        self,
        instruction: Optional[str] = None,
        schema: Any = None,
        *,
        page_id: Optional[str] = None,
        on_progress: OnProgress = None,
        **options: Unpack[CollectOptions],
    ) -> Collected[Any]:
        """Every item of a list that goes on: over numbered pages, "next" and "load more" controls, and scrolling. `complete`
        of the result says whether its end was seen; `cursor` goes on where it was not.

        `schema`: of one item, a pydantic model or a JSON Schema. Raises `schema_mismatch` when an item does not pass.
        """
        if schema is None:
            raise refuse("collect() needs a `schema`, that of one item: a pydantic model or a JSON Schema.")
        check_names("collect", CollectOptions, options)
        named = {"instruction": instruction, "options": options, "page_id": page_id}
        sent = {**to_wire(CollectInput, named), "schema": to_json_schema(schema)}
        output = await self._call("collect", sent, on_progress=on_progress)
        found: Collected[Any] = from_wire(Collected, output["result"])
        found.items = [apply_schema(schema, item) for item in output["result"]["items"]]
        return found
