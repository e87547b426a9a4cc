import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutWaiting } from "../python-client.ts";
import { nameOfField, translateNames, wireName } from "../python-names.ts";
import { definitionsOf, irregularNames } from "../python-types.ts";

test("names are snake_case in Python, and found again where the common rule holds", () => {
  const names = { maxSteps: "max_steps", baseURL: "base_url", extraHTTPHeaders: "extra_http_headers" };
  for (const [name, field] of Object.entries(names)) assert.equal(nameOfField(name), field);
  assert.equal(wireName("max_steps"), "maxSteps");
  assert.equal(nameOfField("async"), "async_");
  assert.equal(wireName("async_"), "async");
  assert.equal(
    translateNames("`nextCursor` of `fillForm`, by baseURL"),
    "`next_cursor` of `fill_form`, by baseURL",
  );
});

test("names that the rule does not turn back are listed, and may not be ambiguous", () => {
  const named = (...fields: string[]) => ({
    properties: Object.fromEntries(fields.map((field) => [field, { type: "string" }])),
  });
  assert.deepEqual(irregularNames([named("maxSteps", "input_tokens"), { items: named("baseURL") }]), {
    base_url: "baseURL",
  });
  assert.throws(() => irregularNames([named("baseURL"), named("BaseURL")]), /base_url could be/);
});

test("what is answered is a dataclass, what is sent a dictionary with known keys", () => {
  const schema = {
    type: "object",
    properties: {
      cursor: { type: ["string", "null"], description: 'Of the "first".' },
      maxSteps: { type: "integer" },
      mode: { enum: ["a", 1, true] },
      place: { type: "object", properties: { x: { type: "number" } }, required: ["x"] },
    },
    required: ["maxSteps"],
  };
  const [place, answer] = definitionsOf("GoOutput", schema, "dataclass").map(({ text }) => text);
  assert.equal(place, "@dataclass\nclass GoPlace:\n    x: float\n");
  assert.equal(
    answer,
    '@dataclass\nclass GoOutput:\n    max_steps: int\n    cursor: Optional[Union[str, None]] = None\n    """Of the "first"."""\n' +
      '    mode: Optional[Literal["a", 1, True]] = None\n    place: Optional[GoPlace] = None\n',
  );
  const sent = definitionsOf("GoInput", schema, "dictionary").at(-1)?.text ?? "";
  assert.match(sent, /^class _GoInputRequired\(TypedDict\):\n {4}max_steps: int\n/);
  assert.match(sent, /class GoInput\(_GoInputRequired, total=False\):\n {4}cursor: Union\[str, None\]\n/);
});

test("a shape that Python's types cannot say is refused, and not widened", () => {
  const record = (name: string) => ({ type: "object", properties: { [name]: { type: "string" } } });
  const several = { type: "object", properties: { it: { anyOf: [record("a"), record("b")] } } };
  assert.throws(() => definitionsOf("X", several, "dataclass"), /one of several shapes/);
  for (const schema of [{ not: { type: "string" } }, { type: "function" }])
    assert.throws(
      () => definitionsOf("X", { properties: { it: schema } }, "dataclass"),
      /No type for JSON Schema/,
    );
});

test("the synchronous half is the asynchronous one without its waiting", () => {
  const text = [
    "class AsyncAgent:",
    "    async def __aenter__(self) -> AsyncIterator[str]:",
    "        async with self._client.stream() as response:",
    "            async for chunk in response.aiter_bytes():",
    "                yield await read(chunk)",
    "        await events.aclose()",
    "        raise StopAsyncIteration",
    "        from .._async import asyncness",
  ];
  assert.deepEqual(withoutWaiting(text.join("\n")).split("\n"), [
    "class Agent:",
    "    def __enter__(self) -> Iterator[str]:",
    "        with self._client.stream() as response:",
    "            for chunk in response.iter_bytes():",
    "                yield read(chunk)",
    "        events.close()",
    "        raise StopIteration",
    "        from .._sync import asyncness",
  ]);
});
