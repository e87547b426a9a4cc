import { noUsage, type ActResult } from "@legwork/protocol";
import { isField } from "./grounding/matching/compatibility.ts";
import { describe } from "./grounding/matching/describe.ts";
import { isAsDescribed, type DescribedOption } from "./grounding/choices/described-option.ts";
import { normalize } from "./grounding/matching/text.ts";
import { perform } from "./page/perform.ts";
import { takeView } from "./page/snapshot.ts";
import type { PageView, ViewNode } from "./page/view.ts";
import type { PlannedStep } from "./plan.ts";
import type { Scene } from "./verb.ts";

/** How long a list may take to offer what was typed for, ms. */
const patience = 3_000;
/** A page that shows nothing new for so long offers what it has, ms. */
const stillness = 500;

/**
 * Chooses the one entry of a list that is as described: its beginning is typed where text can be, and of what the page
 * then offers the only one that fits is taken. The field is left as it was found where none fits, or several do.
 */
export async function chooseDescribed(
  scene: Scene,
  instruction: string,
  described: DescribedOption,
): Promise<ActResult> {
  const refuse = (code: "not_found" | "ambiguous", message: string): ActResult => ({
    success: false,
    code,
    message,
    actionDescription: instruction,
    actions: [],
    resolvedBy: "embedded",
    confidence: 0,
    candidates: [],
    usage: noUsage,
  });
  const view = await look(scene);
  const [field, ...others] = listsIn(view, described.field);
  if (field === undefined)
    return refuse("not_found", "No list on the page can be chosen from or typed into.");
  if (others.length > 0)
    return refuse("ambiguous", "There are several lists on the page. Name the one that is meant.");
  const step = stepFor(scene, describe(view, field));
  const before = field.value ?? "";
  const isTyped = field.options === undefined && isField(field) && described.begins !== undefined;
  if (isTyped) await step({ method: "fill", reference: field.ref, arguments: [described.begins ?? ""] });
  const labels = await labelsOffered(scene, { view, field, described });
  const [label, ...more] = labels;
  if (label === undefined || more.length > 0) {
    if (isTyped) await step({ method: "fill", reference: field.ref, arguments: [before] });
    const listed = labels.map((each) => JSON.stringify(each)).join(", ");
    return label === undefined
      ? refuse("not_found", `Nothing that ${describe(view, field)} offers is as described.`)
      : refuse("ambiguous", `Several entries are as described: ${listed}.`);
  }
  const outcome = await step({
    method: "selectOption",
    reference: field.ref,
    arguments: [label],
  });
  return {
    success: outcome.success,
    message: outcome.message,
    actionDescription: `select in ${describe(view, field)}: ${JSON.stringify(label)}`,
    actions: [],
    usage: noUsage,
    resolvedBy: "embedded",
    confidence: 0.9,
    ...(outcome.success ? {} : { code: outcome.code }),
    ...(outcome.effect === undefined ? {} : { effect: outcome.effect }),
  };
}

function stepFor(scene: Scene, description: string) {
  const { context, live } = scene;
  const options = { domSettleTimeoutMs: context.session.settings.domSettleTimeoutMs, signal: context.signal };
  return (step: Omit<PlannedStep, "description">) => perform(live, { ...step, description }, options);
}

function look({ live, context }: Scene): Promise<PageView> {
  return takeView(live.worlds, { signal: context.signal });
}

/** Lists and fields with suggestions; of several the one that is called so. */
function listsIn({ nodes }: PageView, name: string | undefined): ViewNode[] {
  const usable = nodes.filter(
    (node) =>
      node.interactive &&
      !node.disabled &&
      !node.readonly &&
      (node.options !== undefined ||
        node.role === "combobox" ||
        (isField(node) && node.inputType !== "password")),
  );
  const called =
    name === undefined ? [] : usable.filter((node) => normalize(node.name).includes(normalize(name)));
  if (name !== undefined) return called;
  const lists = usable.filter(({ role, options }) => options !== undefined || role === "combobox");
  return lists.length > 0 ? lists : usable;
}

type Asked = { view: PageView; field: ViewNode; described: DescribedOption };

/** Labels as described among what the field offers, once the page has shown it. */
async function labelsOffered(scene: Scene, { view, field, described }: Asked): Promise<string[]> {
  if (field.options !== undefined)
    return field.options.map(({ label }) => label).filter((label) => isAsDescribed(label, described));
  const shown = new Set(view.nodes.map(({ ref }) => ref));
  const end = performance.now() + patience;
  for (;;) {
    const world = await scene.live.worlds.main(scene.context.signal);
    const { changes } = await scene.live.worlds.call(world, "activity");
    const { nodes } = await look(scene);
    const labels = offeredAmong(nodes, shown).filter((label) => isAsDescribed(label, described));
    if (labels.length > 0 || performance.now() >= end) return [...new Set(labels)];
    if (!(await scene.live.worlds.call(world, "changed", changes, stillness))) return [];
  }
}

/** What is said to be an option; else short texts that were not there before. */
function offeredAmong(nodes: ViewNode[], before: Set<string>): string[] {
  const options = nodes
    .filter(({ role }) => role === "option" || role === "menuitem")
    .map(({ name }) => name);
  if (options.length > 0) return options;
  return nodes
    .filter(({ role, parent }) => role === "text" && !before.has(nodes[parent]?.ref ?? ""))
    .map(({ name }) => name.trim());
}
