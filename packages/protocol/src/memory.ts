import { z } from "zod";
import { actionMethods } from "./action.ts";
import { defineOperation } from "./operation.ts";
import { warnings } from "./request.ts";

const text = (length: number) => z.string().max(length);
const texts = (count: number, length = 200) => z.array(text(length)).max(count);
const counted = z.tuple([text(1_000), z.number()]);

/** What an element is known by beside its place in the tree; texts in lower case without punctuation. */
const fingerprint = z
  .object({
    version: z.literal(1),
    role: text(100),
    tag: text(200),
    interactive: z.boolean(),
    name: text(1_000).describe("Accessible name, else content, else placeholder."),
    likes: z.number().int().min(1).describe("How many elements of its kind had that name."),
    ordinal: z.number().int().describe("Which of those it was in document order, from 0."),
    inputType: text(100).optional(),
    placeholder: text(1_000).optional(),
    description: text(1_000).optional(),
    options: text(1_000).optional(),
    tokens: z.array(counted).max(50).describe("Stable parts of ids and classes, and how many had each."),
    address: counted.optional(),
    place: z.array(counted).max(100).describe("Words of the row or card around it, and their weights."),
    elsewhere: texts(100),
    before: text(1_000),
    after: text(1_000),
    heading: text(1_000),
    ancestors: texts(20),
    others: texts(50),
  })
  .meta({ id: "Fingerprint", description: "What an element is known by when its page has changed." });

const memoryStep = z
  .object({
    method: z
      .enum([...actionMethods, "navigate", "extract"])
      .describe("`navigate` (an address) and `extract` (what to read) are steps of an agent's run."),
    arguments: z.array(text(10_000)).max(20).describe("Variables are `%name%` placeholders in it."),
    description: text(2_000).describe("The element in words."),
    selector: text(4_000).optional().describe("Absent for what concerns the page and no element."),
    placeSelector: text(4_000).optional().describe("The row, card or group that it stands in."),
    name: text(400).optional().describe("Accessible name as it is written on the page."),
    fingerprint: fingerprint.optional(),
    state: text(200)
      .optional()
      .describe("State of the element in which the step does what it did; in another it is looked for anew."),
    part: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe("Of an agent's run: which of the task's steps it belongs to, from 0."),
    criteria: texts(50)
      .optional()
      .describe("Words of the instruction that stood around the element, and must still stand there."),
    rest: text(10_000)
      .optional()
      .describe("Of the last step: what is looked for once it is done, in words. Default: nothing."),
  })
  .meta({ id: "MemoryStep", description: "One remembered step, and how its element is found again." });

export type MemoryStep = z.infer<typeof memoryStep>;

const time = z.number().int().min(0).describe("Milliseconds since 1970.");

export const memory = z
  .object({
    id: z.string(),
    operation: z.enum(["act", "agentExecute"]),
    instruction: text(10_000).describe("White space is normalised; values of variables are placeholders."),
    urlPattern: text(2_000).describe("Address of the page; numbers and ids in its path are `*`."),
    variables: texts(100).describe("Names of the variables that were given, sorted."),
    config: text(100)
      .optional()
      .describe("Stands for the configuration of an agent's run; absent for an act."),
    steps: z.array(memoryStep).min(1).max(50),
    resolvedBy: z.enum(["embedded", "model"]).describe("Who found the elements first."),
    build: text(100)
      .optional()
      .describe(
        "Which build of the embedded grounder found them; another one looks for them anew. Absent for a model's.",
      ),
    confidence: z.number().min(0).max(1),
    createdAt: time,
    usedAt: time,
    uses: z.number().int().min(0).describe("How often it was done again from memory."),
    healedAt: time
      .optional()
      .describe(
        "When an element was last found at another place, and that was kept. Milliseconds since 1970.",
      ),
  })
  .meta({ id: "Memory", description: "An instruction that was carried out, and how to do it again." });

export type Memory = z.infer<typeof memory>;

const page = {
  url: z.string().max(2_000).optional().describe("Only those whose URL pattern contains this."),
  instruction: z
    .string()
    .max(10_000)
    .optional()
    .describe("Only those whose instruction contains this; case does not count."),
  cursor: z.string().max(200).optional().describe("`nextCursor` of the answer before."),
};

const nextCursor = z.string().optional().describe("Asks for what follows; absent at the end.");

export const listMemories = defineOperation({
  name: "listMemories",
  operationId: "MemoryList",
  summary: "What is remembered",
  description: "The project's remembered instructions, newest first.",
  method: "GET",
  path: "/memories",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({
    ...page,
    limit: z.coerce.number<number>().int().min(1).max(1_000).default(100).describe("Default: 100."),
  }),
  output: z.object({ memories: z.array(memory), nextCursor, warnings }),
  errors: [],
});

export const exportMemories = defineOperation({
  name: "exportMemories",
  operationId: "MemoryExport",
  summary: "Take memories out",
  description:
    "The project's remembered instructions, newest first: as JSON that `importMemories` takes, or as a Playwright script in TypeScript with one function for each, which reads variables from the environment.",
  method: "GET",
  path: "/memories/export",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({
    ...page,
    format: z.enum(["json", "playwright"]).default("json").describe("Default: json."),
    limit: z.coerce.number<number>().int().min(1).max(1_000).default(1_000).describe("Default: 1000."),
  }),
  output: z.object({
    format: z.enum(["json", "playwright"]),
    memories: z.array(memory).optional().describe("With `json`."),
    script: z.string().optional().describe("With `playwright`: a TypeScript module."),
    nextCursor,
    warnings,
  }),
  errors: [],
});

export const importMemories = defineOperation({
  name: "importMemories",
  operationId: "MemoryImport",
  summary: "Put memories in",
  description:
    "Takes memories that were exported as JSON into the project. One of the same instruction, URL pattern and variables is replaced.",
  method: "POST",
  path: "/memories/import",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({ memories: z.array(memory).max(1_000) }),
  output: z.object({ imported: z.number().int(), warnings }),
  errors: [],
});

export const deleteMemory = defineOperation({
  name: "deleteMemory",
  operationId: "MemoryDelete",
  summary: "Forget one memory",
  description: "Forgets one remembered instruction; the next time it is found anew.",
  method: "DELETE",
  path: "/memories/{memoryId}",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({ memoryId: z.string().min(1).max(200).describe("Id of the memory.") }),
  output: z.object({ deleted: z.number().int(), warnings }),
  errors: ["not_found"],
});

export const purgeMemories = defineOperation({
  name: "purgeMemories",
  operationId: "MemoryPurge",
  summary: "Forget everything",
  description: "Forgets all remembered instructions of the project.",
  method: "DELETE",
  path: "/memories",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({}),
  output: z.object({ deleted: z.number().int().describe("How many there were."), warnings }),
  errors: [],
});
