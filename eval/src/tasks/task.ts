import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { halfOf, type Half } from "../case.ts";

export const taskKinds = [
  "click",
  "look",
  "check",
  "list",
  "text",
  "login",
  "date",
  "number",
  "autocomplete",
  "menu",
  "tree",
  "scroll",
  "focus",
  "format",
  "copy",
  "drag",
  "terms",
  "arithmetic",
  "hidden",
  "results",
  "mail",
  "feed",
  "people",
  "popup",
  "wizard",
  "reveal",
  "appointments",
  "travel",
  "order",
  "shop",
  "films",
] as const;

const held = z.union([z.string(), z.number(), z.boolean()]);

/** What the page's own judge waits for. */
const wanted = z
  .strictObject({
    deeds: z.array(z.string()),
    anyOrder: z.boolean(),
    holds: z.record(z.string(), held),
  })
  .partial()
  .refine((value) => value.deeds !== undefined || value.holds !== undefined, "Nothing is wanted");

const stepNames = [
  "click",
  "doubleClick",
  "rightClick",
  "hover",
  "focus",
  "fill",
  "type",
  "press",
  "check",
  "uncheck",
  "select",
  "drag",
  "scroll",
  "until",
  "mark",
] as const;

const step = z.tuple([z.enum(stepNames), z.string()], z.string());
export type Step = z.infer<typeof step>;

const taskFile = z.strictObject({
  kind: z.enum(taskKinds),
  about: z.string(),
  /** How many seeds each wording is tried with. */
  seeds: z.number().int().min(1).default(2),
  done: wanted.optional(),
  solve: z.array(step).min(1).optional(),
  tasks: z
    .array(
      z.strictObject({
        say: z.string().min(1),
        seeds: z.number().int().min(1).optional(),
        done: wanted.optional(),
        solve: z.array(step).min(1).optional(),
      }),
    )
    .min(1),
});

/** What is asked of a page, its values still to be filled in by it. */
export type Task = { say: string; done: z.infer<typeof wanted>; solve: Step[] };
/** A task that can be shown: which, of what kind, and the seed of its values. */
export type Shown = { page: { name: string; kind: string }; seed: number };
export type Variant = { page: TaskPage; seed: number; task: Task };
export type TaskPage = {
  name: string;
  half: Half;
  kind: (typeof taskKinds)[number];
  about: string;
  html: string;
  variants: { seed: number; task: Task }[];
};

const folder = new URL("../../tasks/", import.meta.url);

/** @throws Error that names the file and the place when one is not as the README says. */
export function loadTaskPages(names?: readonly string[]): TaskPage[] {
  const all = readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.slice(0, -".html".length));
  const unknown = names?.filter((name) => !all.includes(name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(", ")} in eval/tasks.`);
  return (names ?? all.toSorted()).map(loadTaskPage);
}

function loadTaskPage(name: string): TaskPage {
  const read = (extension: string) => readFileSync(new URL(`${name}.${extension}`, folder), "utf8");
  const parsed = taskFile.safeParse(JSON.parse(read("json")));
  if (!parsed.success) throw new Error(`eval/tasks/${name}.json: ${z.prettifyError(parsed.error)}`);
  const { kind, about } = parsed.data;
  return {
    name,
    half: halfOf(name),
    kind,
    about,
    html: read("html"),
    variants: variantsOf(name, parsed.data),
  };
}

/** Every wording with seeds of its own, so that no two variants of a page show the same values. */
function variantsOf(name: string, file: z.infer<typeof taskFile>): TaskPage["variants"] {
  let seed = 0;
  return file.tasks.flatMap(({ say, seeds = file.seeds, done = file.done, solve = file.solve }) => {
    if (done === undefined || solve === undefined)
      throw new Error(`eval/tasks/${name}.json: ${JSON.stringify(say)} has no end or no solution`);
    return Array.from({ length: seeds }, () => {
      seed += 1;
      return { seed, task: { say, done, solve } };
    });
  });
}
