import { z } from "zod";
import { errorBody } from "./error-body.ts";
import { streamEvent } from "./events.ts";
import { operations, type OperationName } from "./operations.ts";
import { sessionEvent } from "./session-events.ts";

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 uses them unchanged. */
export type JsonSchema = { [keyword: string]: unknown };

type Direction = "input" | "output";
type Schemas = Record<string, JsonSchema>;

const componentsPath = "#/components/schemas/";
const definitionsPath = "#/$defs/";

/** `start` → `StartInput`: what a client sends. */
export function inputName(name: OperationName): string {
  return `${capitalize(name)}Input`;
}

/** `start` → `StartOutput`: what it gets. */
export function outputName(name: OperationName): string {
  return `${capitalize(name)}Output`;
}

export function componentReference(name: string): JsonSchema {
  return { $ref: componentsPath + name };
}

/**
 * Every schema of the document by name: an input and an output for each operation, and every shape with an id of its
 * own. A shape that differs by direction (an action's `description` may be left out when it is sent, and is always
 * there when it is answered) is `Action` as an output and `ActionInput` as an input.
 */
export function createSchemas(): Schemas {
  const names = Object.keys(operations) as OperationName[];
  const inputs = convert(
    Object.fromEntries(names.filter(hasBody).map((name) => [inputName(name), operations[name].input])),
    "input",
  );
  const outputs = convert(
    {
      ...Object.fromEntries(
        names
          .filter((name) => operations[name].envelope !== "image")
          .map((name) => [outputName(name), operations[name].output]),
      ),
      SessionEvent: sessionEvent,
      StreamEvent: streamEvent,
      ErrorBody: errorBody,
    },
    "output",
  );
  const differing = namesThatDiffer(inputs, outputs);
  const rename = (name: string) => (differing.has(name) ? `${name}Input` : name);
  const all = {
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, schema]) => [rename(name), refer(schema, rename)]),
    ),
    ...Object.fromEntries(
      Object.entries(outputs).map(([name, schema]) => [name, refer(schema, (same) => same)]),
    ),
  };
  return Object.fromEntries(
    Object.entries(all).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  ) as Schemas;
}

/** Whether an operation's input is the body of its request. */
function hasBody(name: OperationName): boolean {
  return operations[name].method === "POST";
}

/** The fields of an input that are parameters; they use no shape with an id of its own. */
export function inlineSchema(input: z.ZodType): {
  properties?: Record<string, JsonSchema>;
  required?: string[];
} {
  return z.toJSONSchema(input, {
    target: "draft-2020-12",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema),
  }) as ReturnType<typeof inlineSchema>;
}

/** The named schemas, and every schema with an id that they use. */
function convert(roots: Record<string, z.ZodType>, direction: Direction): Schemas {
  const converted = z.toJSONSchema(z.object(roots), {
    target: "draft-2020-12",
    io: direction,
    override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema),
  });
  const named = converted.properties as Schemas;
  const definitions = (converted.$defs ?? {}) as Schemas;
  // A root with an id is a reference already; under its own id it would refer to itself.
  const isItself = ([name, schema]: [string, JsonSchema]) => schema["$ref"] === definitionsPath + name;
  return { ...Object.fromEntries(Object.entries(named).filter((entry) => !isItself(entry))), ...definitions };
}

/** Takes out what zod's converter says and the schema does not mean. */
function simplify(zodSchema: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  const definition = zodSchema._zod.def;
  // Only a strict object refuses other keys; an answer may get new ones, and its readers must not break.
  if (definition.type === "object" && definition.catchall === undefined)
    delete jsonSchema["additionalProperties"];
  if (jsonSchema["minimum"] === Number.MIN_SAFE_INTEGER) delete jsonSchema["minimum"];
  if (jsonSchema["maximum"] === Number.MAX_SAFE_INTEGER) delete jsonSchema["maximum"];
}

/** Names that stand for different shapes in the two, or use one that does. */
function namesThatDiffer(inputs: Schemas, outputs: Schemas): Set<string> {
  const shared = Object.keys(inputs).filter((name) => name in outputs);
  const differing = new Set(
    shared.filter((name) => JSON.stringify(inputs[name]) !== JSON.stringify(outputs[name])),
  );
  for (let size = -1; size !== differing.size;) {
    size = differing.size;
    for (const name of shared) {
      const text = JSON.stringify(inputs[name]);
      if ([...differing].some((other) => text.includes(JSON.stringify(definitionsPath + other))))
        differing.add(name);
    }
  }
  return differing;
}

/** A copy whose references point to the components of the document. */
function refer(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" && value.startsWith(definitionsPath)
      ? componentsPath + rename(value.slice(definitionsPath.length))
      : value,
  ) as JsonSchema;
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
