import type { PageView, ViewNode } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import { saysRoots } from "../choices/left-out.ts";
import { stepOn, type Grounding, type Resolved } from "../outcome.ts";
import { normalize } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";

const empty = String.raw`(?:leave|keep) (?:the |my |our |your )?(?<what>[^.;,"“]{1,40}?)(?: field| box)? (?:empty|blank)\b`;
const alone = new RegExp(String.raw`^(?:please )?${empty}[.!]?$`, "iu");
const within = new RegExp(String.raw`(?:^|[,;.] ?|\b(?:and|but|while) )(?:please )?${empty}`, "giu");

/** “leave the phone empty”, where that is all that is said: what stands in it is taken out. */
export function groundLeftEmpty(
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Grounding | undefined {
  const what = alone.exec(instruction.trim())?.groups?.["what"];
  return what === undefined ? undefined : groundOrder(`clear the ${what}`);
}

/** The same beside something else that is to be done: a field that holds something is not left empty by leaving it alone. */
export function withLeftEmpty(view: PageView, instruction: string, found: Resolved): Resolved {
  const steps = [...instruction.matchAll(within)].flatMap(({ groups }) => {
    const node = fieldCalled(view, groups?.["what"] ?? "");
    const isHeld = node !== undefined && (node.value ?? "") !== "";
    const isTouched = found.steps.some((step) => step.node === node);
    return isHeld && !isTouched ? [stepOn(view, node, { method: "fill", arguments: [""] })] : [];
  });
  const written = found.steps.map((step) => {
    const [value = ""] = step.arguments;
    const [said] = [...value.matchAll(within)];
    // What is left empty is no part of the value before it.
    const isPart = said !== undefined && said.index > 0 && !/["“]/u.test(instruction);
    return isPart ? { ...step, arguments: [value.slice(0, said.index)] } : step;
  });
  return { ...found, steps: [...written, ...steps] };
}

function fieldCalled(view: PageView, what: string): ViewNode | undefined {
  const fields = indexOf(view).candidates.filter(
    ({ node }) => isField(node) && !node.disabled && !node.readonly,
  );
  const wanted = normalize(what);
  const exact = fields.filter((one) => one.fields.some(({ name }) => name.text === wanted));
  const saying = fields.filter((one) => one.fields.some(({ name }) => saysRoots(name.text, wanted)));
  const [only, another] = exact.length > 0 ? exact : saying;
  return another === undefined ? only?.node : undefined;
}
