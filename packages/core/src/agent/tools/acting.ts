import { actionMethods, type ActResult } from "@legwork/protocol";
import { z } from "zod";
import { actOn, performPlanned } from "../../act.ts";
import { dataBlock } from "../../model/prompts/page-block.ts";
import { describe } from "../../grounding/matching/describe.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import type { PlannedStep } from "../../plan.ts";
import type { LanguageScene } from "../../verb.ts";
import { needsApproval, soundsIrreversible } from "../approval.ts";
import { stepOf } from "../recorder.ts";
import { forStep, look, type Run } from "../run.ts";
import { counted, told, type AgentTool, type Step } from "../tool.ts";
import type { GivenAnswer } from "../../model/conversation.ts";

const reference = z.string().describe("Reference of the element in the newest view, such as e12.");
const reason = z.string().optional().describe("Why, in one short sentence.");

const actInput = z.strictObject({
  ref: reference.nullish().describe("Reference of the element in the newest view; null for the whole page."),
  method: z.enum(actionMethods).optional().describe("Default: click."),
  arguments: z.array(z.string()).default([]),
  words: z
    .string()
    .optional()
    .describe('Instead of ref and method: the one step in words, such as "choose Large in Size".'),
  reason,
  irreversible: z
    .boolean()
    .optional()
    .describe("True when this cannot be undone: it buys, pays, sends, publishes or deletes."),
});

type ActInput = z.infer<typeof actInput>;

/** Does one thing, to an element by its reference or by words, or to the page. */
export function actTool(run: Run): AgentTool {
  return {
    acts: true,
    description:
      "Do one thing to an element of the newest view, or to the page. The answer says what it changed, or why it could not be done.",
    inputSchema: actInput,
    execute: async (given, scene) => {
      const input = given as ActInput;
      if (input.words !== undefined) return actByWords(run, scene, { ...input, words: input.words });
      const view = await look(scene);
      const node = nodeOf(view, input.ref);
      const unfit = notAsShown(run, view, [input.ref]);
      if (unfit !== undefined) return unfit;
      const step = stepFor(view, node, { method: input.method ?? "click", arguments: input.arguments });
      return actOnce(run, scene, { view, step, type: "act", reason: input.reason });
    },
    ...(needsApproval(run)
      ? { irreversible: async (given, scene) => irreversibleAct(given as ActInput, scene) }
      : {}),
  };
}

async function irreversibleAct(input: ActInput, scene: LanguageScene): Promise<string | undefined> {
  const view = await look(scene);
  const node = nodeOf(view, input.ref);
  const method = input.method ?? "click";
  const what = input.words ?? `${method} ${node === undefined ? "the page" : describe(view, node)}`;
  const named = input.words ?? `${node?.name ?? ""} ${node?.value ?? ""}`;
  const sends =
    method === "press" && input.arguments.some((key) => /enter/i.test(key)) && node?.editable === true;
  if (input.irreversible !== true && !sends && !soundsIrreversible(method, named)) return undefined;
  return `${what}, on ${URL.parse(view.url)?.origin ?? "the page"}${input.reason ? ` (${input.reason})` : ""}`;
}

async function actByWords(
  run: Run,
  scene: LanguageScene,
  { words, reason }: ActInput & { words: string },
): Promise<GivenAnswer> {
  const about = { type: "act", instruction: words, key: words, ...reasoningOf(reason) };
  return counted(run, scene, {
    about,
    work: async () => {
      const result = await actOn(forStep(run, scene), words);
      return { ...outcomeOf(result), usage: result.usage };
    },
  });
}

function outcomeOf(result: ActResult): Step {
  return { step: { ...stepOf(result), success: result.success }, answer: told(result, result.effect) };
}

function reasoningOf(reason: string | undefined): { reasoning?: string } {
  return reason === undefined ? {} : { reasoning: reason };
}

/** The element of a view that a reference names. */
function nodeOf(view: PageView, ref: string | null | undefined): ViewNode | undefined {
  return ref == null || ref === "" ? undefined : view.nodes.find((node) => node.ref === ref);
}

/** Why nothing is done with the elements that references name: one is gone, or is something else by now. */
function notAsShown(
  run: Run,
  view: PageView,
  references: readonly (string | null | undefined)[],
): GivenAnswer | undefined {
  for (const ref of references) {
    if (ref == null) continue;
    const node = nodeOf(view, ref);
    const unfit = node === undefined ? goneFrom(ref) : otherThanShown(run, view, node);
    if (unfit !== undefined) return unfit;
  }
  return undefined;
}

/** The page has gone on by itself since the model looked, and uses the element for something else: another row, another deed. */
function otherThanShown(run: Run, view: PageView, node: ViewNode): GivenAnswer | undefined {
  const { shown, recorder } = run;
  // What the model did since may have changed it, and it was told so.
  if (shown === undefined || shown.actions !== recorder.actions.length) return undefined;
  const before = nodeOf(shown.view, node.ref);
  if (before === undefined) return undefined;
  const was = describe(shown.view, before);
  const is = describe(view, node);
  // Figures count on by themselves, and a place is only told where others are called the same.
  const [plainly, now] = [was, is].map((words) => words.replace(/\p{N}+/gu, ""));
  if (plainly === undefined || now === undefined || plainly.startsWith(now) || now.startsWith(plainly))
    return undefined;
  return {
    text: `Not done: the page went on, and ${node.ref} is something else than when you looked.\n${dataBlock(`It was ${was}, and is ${is}.`)}\nCall view, and decide anew.`,
    failed: true,
  };
}

function goneFrom(ref: string): GivenAnswer {
  return {
    text: `${ref} is not on the page any more, or never was. Call view, and use its references.`,
    failed: true,
  };
}

/** A step on an element of a view, or on the page. */
export function stepFor(
  view: PageView,
  node: ViewNode | undefined,
  does: Pick<PlannedStep, "method" | "arguments">,
): PlannedStep {
  const description = node === undefined ? "the page" : describe(view, node);
  return { ...does, reference: node?.ref, description };
}

type One = { view: PageView; step: PlannedStep; type: string; reason?: string | undefined };

/** Performs one step, as an action of the run. */
export async function actOnce(
  run: Run,
  scene: LanguageScene,
  { view, step, type, reason }: One,
): Promise<GivenAnswer> {
  const about = {
    type,
    instruction: `${step.method} ${step.description}`,
    key: [step.method, step.description, step.arguments],
    ...reasoningOf(reason),
  };
  return counted(run, scene, {
    about,
    work: async () => outcomeOf(await performPlanned(scene, view, [step])),
  });
}

const fillInput = z.strictObject({
  fields: z
    .array(
      z.strictObject({
        ref: reference,
        value: z
          .string()
          .describe(
            "The text; the label of an option for a list; true or false for a checkbox; or a placeholder such as %email%.",
          ),
      }),
    )
    .min(1)
    .max(50),
  reason,
});

/** Fills in several fields, one after the other, each as an action of its own; stops at the first that fails. */
export function fillFormTool(run: Run): AgentTool {
  return {
    acts: true,
    description:
      "Fill in several fields of a form at once. It stops at the first that cannot be filled in. It does not send the form.",
    inputSchema: fillInput,
    execute: async (given, scene) => {
      const { fields, reason: why } = given as z.infer<typeof fillInput>;
      const answers: string[] = [];
      const first = await look(scene);
      const unfit = notAsShown(
        run,
        first,
        fields.map(({ ref }) => ref),
      );
      if (unfit !== undefined) return unfit;
      for (const { ref, value } of fields) {
        const view = answers.length === 0 ? first : await look(scene);
        const node = nodeOf(view, ref);
        const answer =
          node === undefined
            ? goneFrom(ref)
            : await actOnce(run, scene, {
                view,
                step: stepFor(view, node, fillingOf(node, value)),
                type: "fillForm",
                reason: why,
              });
        answers.push(`${ref}: ${answer.text}`);
        if (answer.failed === true || answer.ends === true)
          return { ...answer, text: `${answers.join("\n")}\nThe fields after ${ref} were not filled in.` };
      }
      return answers.join("\n");
    },
  };
}

const yesWords = /^(?:true|yes|on|checked)$/i;

/** What filling in means for a control of its kind. */
function fillingOf(node: ViewNode, value: string): Pick<PlannedStep, "method" | "arguments"> {
  if (["checkbox", "switch", "radio"].includes(node.role))
    return { method: yesWords.test(value) || node.role === "radio" ? "check" : "uncheck", arguments: [] };
  const chooses = node.options !== undefined || (node.role === "combobox" && node.editable !== true);
  return { method: chooses || node.role === "listbox" ? "selectOption" : "fill", arguments: [value] };
}

const keysInput = z.strictObject({
  keys: z.string().optional().describe("One key or chord, such as Enter or Control+A."),
  text: z.string().optional().describe("Text to type where the caret stands, key by key."),
});

/** Keys and text to whatever has the focus. */
export function keysTool(run: Run): AgentTool {
  return {
    acts: true,
    description: "Press a key, or type text, where the focus is now.",
    inputSchema: keysInput,
    execute: async (given, scene) => {
      const { keys, text } = given as z.infer<typeof keysInput>;
      if ((keys === undefined) === (text === undefined))
        return { text: "Give either keys or text.", failed: true };
      const view = await look(scene);
      const focused = view.nodes.find(({ focused: has }) => has === true);
      const does =
        keys === undefined
          ? { method: "type" as const, arguments: [text ?? ""] }
          : { method: "press" as const, arguments: [keys] };
      const onElement = does.method === "type" ? focused : undefined;
      return actOnce(run, scene, { view, step: stepFor(view, onElement, does), type: "keys" });
    },
    ...(needsApproval(run)
      ? {
          irreversible: async (given, scene) =>
            irreversibleAct(
              {
                method: "press",
                arguments: [(given as z.infer<typeof keysInput>).keys ?? ""],
                ref: (await look(scene)).nodes.find(({ focused }) => focused === true)?.ref,
              },
              scene,
            ),
        }
      : {}),
  };
}

const scrollInput = z.strictObject({
  direction: z.enum(["down", "up", "left", "right", "top", "bottom", "end"]).default("down"),
  amount: z.string().optional().describe('How far: "2" for two screens, "300px". Default: one screen.'),
  ref: reference.optional().describe("The box to scroll; default: the page."),
  text: z.string().optional().describe("Instead: scroll until this text is in view."),
});

export function scrollTool(run: Run): AgentTool {
  return {
    acts: true,
    description:
      "Scroll the page, or a box in it; to a text, where lists render only what is in view. A view shows the whole page without scrolling.",
    inputSchema: scrollInput,
    execute: async (given, scene) => {
      const { direction, amount, ref, text } = given as z.infer<typeof scrollInput>;
      const view = await look(scene);
      const node = nodeOf(view, ref);
      const unfit = notAsShown(run, view, [ref]);
      if (unfit !== undefined) return unfit;
      const does =
        text === undefined
          ? { method: "scroll" as const, arguments: [direction, ...(amount === undefined ? [] : [amount])] }
          : { method: "scrollTo" as const, arguments: [text] };
      return actOnce(run, scene, { view, step: stepFor(view, node, does), type: "scroll" });
    },
  };
}

const uploadInput = z.strictObject({
  ref: reference.describe("The file field, or the button that opens the choice of a file."),
  files: z
    .array(
      z.strictObject({
        name: z.string().describe("File name, such as notes.txt."),
        text: z.string().optional().describe("Content as text."),
        type: z.string().optional().describe("Media type; default: text/plain."),
        placeholder: z
          .string()
          .optional()
          .describe("Instead of text: a placeholder of a file, such as %photo%."),
      }),
    )
    .min(1),
});

/** Files whose content the model writes, or that a variable holds as a data: URL; never a path of the server. */
export function uploadTool(run: Run): AgentTool {
  return {
    acts: true,
    description: "Give files to a file field: text you write, or a placeholder that stands for a file.",
    inputSchema: uploadInput,
    execute: async (given, scene) => {
      const { ref, files } = given as z.infer<typeof uploadInput>;
      const view = await look(scene);
      const node = nodeOf(view, ref);
      const unfit = notAsShown(run, view, [ref]);
      if (unfit !== undefined) return unfit;
      const content = files.map(({ name, text = "", type = "text/plain", placeholder }) =>
        placeholder === undefined
          ? `data:${type};name=${encodeURIComponent(name)};base64,${Buffer.from(text).toString("base64")}`
          : placeholder,
      );
      const step = stepFor(view, node, { method: "upload", arguments: content });
      return actOnce(run, scene, { view, step, type: "upload" });
    },
  };
}
