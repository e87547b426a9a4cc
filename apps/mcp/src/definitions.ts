import type { Tool as ToolDefinition } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Era } from "./active-sessions.ts";
import type { Tool } from "./tool.ts";

/** A tool's input in an era: only the 2025 one knows which session is meant when none is named. */
export function inputOf({ name, input }: Tool, era: Era): z.ZodObject {
  const sessionId = z.string().min(1).max(200);
  return input.extend({ sessionId: era === "modern" && name !== "start" ? sessionId : sessionId.optional() });
}

/** What a client is shown of a tool. */
export function definitionOf(tool: Tool, era: Era): ToolDefinition {
  const { name, title, description, annotations } = tool;
  const inputSchema = toJsonSchema(inputOf(tool, era), "input") as ToolDefinition["inputSchema"];
  const definition = { name, title, description, inputSchema, annotations };
  if (tool.output === undefined) return definition;
  const outputSchema = toJsonSchema(tool.output, "output") as ToolDefinition["outputSchema"];
  return { ...definition, outputSchema };
}

/** A tool's arguments in words: `action (string or object, required), sessionId (string)`. */
export function describeArguments(tool: Tool, era: Era): string {
  const { properties = {}, required = [] } = definitionOf(tool, era).inputSchema;
  const words = Object.entries(properties).map(([name, schema]) => {
    const kinds = kindsOf(schema as JsonSchema).join(" or ");
    return `${name} (${kinds}${required.includes(name) ? ", required" : ""})`;
  });
  return words.join(", ");
}

type JsonSchema = Record<string, unknown>;

function kindsOf({ type, anyOf }: JsonSchema): string[] {
  if (Array.isArray(anyOf)) return anyOf.flatMap((schema) => kindsOf(schema as JsonSchema));
  return typeof type === "string" ? [type] : ["anything"];
}

/**
 * Every client puts all definitions before its model with every question, so they hold what a model needs to call a
 * tool: the bounds are checked anyway, and answers explain themselves.
 */
function toJsonSchema(schema: z.ZodObject, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...converted } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
      delete jsonSchema.default;
      delete jsonSchema.propertyNames;
      // Answers may come to hold more, and strict inputs say so themselves.
      if (io === "output" || zodSchema._zod.def.type === "record") delete jsonSchema.additionalProperties;
      if (io === "output") delete jsonSchema.description;
    },
  });
  return converted;
}
