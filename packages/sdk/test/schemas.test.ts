import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { type } from "arktype";
import * as v from "valibot";
import { describe, expect, expectTypeOf, test } from "vitest";
import { z as z4 } from "zod";
import { z as z3 } from "zod-3";
import { Legwork, type Schema } from "../src/index.ts";
import { toJsonSchema } from "../src/schema.ts";
import { describeEverywhere } from "./environments.ts";
import { sendData, startTinyService } from "./tiny-service.ts";

const zod4 = z4.object({
  name: z4.string().describe("Name of the product"),
  price: z4.number().min(0),
  link: z4.url().optional(),
});
const zod3 = z3.object({
  name: z3.string().describe("Name of the product"),
  price: z3.number().min(0),
  link: z3.string().url().optional(),
});
const valibot = v.object({
  name: v.pipe(v.string(), v.description("Name of the product")),
  price: v.pipe(v.number(), v.minValue(0)),
  link: v.optional(v.pipe(v.string(), v.url())),
});
const arktype = type({
  name: type("string").describe("Name of the product"),
  price: "number >= 0",
  "link?": "string.url",
});

type Product = { name: string; price: number; link?: string | undefined };

const expected = {
  type: "object",
  properties: {
    name: { type: "string", description: "Name of the product" },
    price: { type: "number", minimum: 0 },
    link: { type: "string", format: "uri" },
  },
  required: ["name", "price"],
};

async function extractFrom(result: unknown) {
  const service = await startTinyService((response, { path }) =>
    sendData(response, path.endsWith("/start") ? { sessionId: "s" } : { actionId: "a", result }),
  );
  const legwork = new Legwork({ baseURL: service.url, apiKey: "key-for-tests" });
  await legwork.init();
  const sent = () => service.received.at(-1)?.body as { schema: Record<string, unknown> };
  return { legwork, sent };
}

describe("the same schema of every library is sent as the same JSON Schema", () => {
  test.each<[string, Schema]>([
    ["zod 4", zod4],
    ["zod 3", zod3],
    ["Valibot", valibot],
    ["Valibot, by its own converter", toStandardJsonSchema(valibot)],
    ["ArkType", arktype],
  ])("%s", async (_library, schema) => {
    const { legwork, sent } = await extractFrom({ name: "Kettle", price: 34 });
    expect(await legwork.extract("the product", schema)).toEqual({ name: "Kettle", price: 34 });
    const { $schema: _draft, ...given } = sent().schema;
    // ArkType keeps descriptions to itself, and sorts.
    if (schema === arktype) expect(given).toMatchObject({ required: ["name", "price"] });
    else expect(given).toEqual(expected);
    expect(given["properties"]).toMatchObject({ price: { minimum: 0 }, link: { format: "uri" } });

    const wrong = await extractFrom({ name: "Kettle", price: -1 });
    await expect(wrong.legwork.extract("the product", schema)).rejects.toMatchObject({
      code: "schema_mismatch",
      issues: [{ path: "price" }],
    });
  });
});

test("the data has the type of the schema, whichever library it is of", async () => {
  const { legwork } = await extractFrom({ name: "Kettle", price: 34 });
  expectTypeOf(await legwork.extract("it", zod4)).toEqualTypeOf<Product>();
  expectTypeOf(await legwork.extract("it", zod3)).toEqualTypeOf<Product>();
  expectTypeOf(await legwork.extract("it", valibot)).toEqualTypeOf<Product>();
  expectTypeOf(await legwork.extract("it", arktype)).toExtend<Product>();
  const dated = z3.object({ when: z3.string().transform((text) => new Date(text)) });
  const dates = async () => legwork.extract({ schema: dated });
  expectTypeOf(dates).returns.resolves.toEqualTypeOf<{ when: Date }>();
});

/** As TypeScript makes an enum. */
const Size = { Small: 0, Large: 1, 0: "Small", 1: "Large" } as const;

/** What the converters here make of the kinds of each library, beside what zod 4 says itself. */
test.each<[string, Schema, Schema, Schema]>([
  [
    "text",
    z4.string().min(1).max(9).regex(/^a/),
    z3.string().min(1).max(9).regex(/^a/),
    v.pipe(v.string(), v.minLength(1), v.maxLength(9), v.regex(/^a/)),
  ],
  [
    "a whole number",
    z4.number().min(1).lt(9).multipleOf(2),
    z3.number().min(1).lt(9).multipleOf(2),
    v.pipe(v.number(), v.minValue(1), v.ltValue(9), v.multipleOf(2)),
  ],
  [
    "a list",
    z4.array(z4.boolean()).min(1).max(3),
    z3.array(z3.boolean()).min(1).max(3),
    v.pipe(v.array(v.boolean()), v.minLength(1), v.maxLength(3)),
  ],
  ["a choice", z4.enum(["a", "b"]), z3.enum(["a", "b"]), v.picklist(["a", "b"])],
  ["a value", z4.literal("a"), z3.literal("a"), v.literal("a")],
  [
    "one of several",
    z4.union([z4.object({ a: z4.string() }), z4.number()]),
    z3.union([z3.object({ a: z3.string() }), z3.number()]),
    v.union([v.object({ a: v.string() }), v.number()]),
  ],
  [
    "what has a default",
    z4.object({ a: z4.string().default("x") }),
    z3.object({ a: z3.string().default("x") }),
    v.object({ a: v.optional(v.string(), "x") }),
  ],
  [
    "no other keys",
    z4.strictObject({ a: z4.string() }),
    z3.object({ a: z3.string() }).strict(),
    v.strictObject({ a: v.string() }),
  ],
])("%s is the same in every library", (...[, ...schemas]) => {
  const [byZod4, byZod3, byValibot] = schemas.map((schema) => {
    const { $schema: _draft, ...json } = toJsonSchema(schema);
    return json;
  });
  expect(byZod3).toEqual(byZod4);
  expect(byValibot).toEqual(byZod4);
});

test("what zod 3 and Valibot alone have is converted as far as JSON goes", () => {
  expect(toJsonSchema(z3.nativeEnum(Size))).toEqual({ type: "number", enum: [0, 1] });
  expect(toJsonSchema(v.enum(Size))).toEqual({ type: "number", enum: [0, 1] });
  const orNull = { anyOf: [{ type: "string" }, { type: "null" }] };
  expect(toJsonSchema(z3.string().nullable())).toEqual(orNull);
  expect(toJsonSchema(v.nullable(v.string()))).toEqual(orNull);
  expect(toJsonSchema(z3.string().datetime().brand<"time">())).toEqual({
    type: "string",
    format: "date-time",
  });
  expect(toJsonSchema(z3.record(z3.number()))).toEqual({
    type: "object",
    additionalProperties: { type: "number" },
  });
  expect(toJsonSchema(z3.string().transform(Number).pipe(z3.number()))).toEqual({ type: "string" });
  expect(toJsonSchema(v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(1)))).toEqual({
    type: "string",
  });
  expect(() => toJsonSchema(z3.map(z3.string(), z3.string()))).toThrow(/ZodMap has no counterpart/);
  expect(() => toJsonSchema(v.map(v.string(), v.string()))).toThrow(/map of Valibot has no counterpart/);
});

describeEverywhere("data by a schema", ({ visitShop }) => {
  test.each<[string, Schema]>([
    ["zod 3", z3.array(zod3)],
    ["Valibot", v.array(valibot)],
    ["ArkType", arktype.array()],
  ])("of %s is read from a real page", async (_library, schema) => {
    const { legwork, shop } = await visitShop();
    await legwork.navigate(`${shop.url}/products`);
    const products = (await legwork.extract("all products", schema)) as Product[];
    expect(products).toHaveLength(8);
    expect(products[1]).toMatchObject({ name: "Trail Kettle", price: 34 });
  });
});
