import type { PageView, ViewNode } from "../../page/view.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { dayOf, saysDay, timeOf } from "./dates.ts";
import { headingsOver } from "../evidence/around.ts";
import { root } from "../evidence/root.ts";
import { isInFront } from "../matching/candidates.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { contains, indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";

const form =
  /^(?<who>(?:the|my|our|his|her|their|this|these|those|all|everything|it|they|we|i|he|she)\b[^,;:?!"“”]{0,40}?)(?:['’](?:s|re|m))? ?(?:was|were|is|are|am|should be|must be|has to be|have to be|will be|has been|have been|gets?)(?: to be)?(?: (?:last|first|all|only|already))? (?<deed>\p{L}+(?:ed|ade|ilt|ept|own|orn|ught|old|ent|aid|ut|ung|one))(?: (?:away|up|out|off|down|back))? (?:on|in|by|at|before|from|since) (?:the )?(?<value>[^,;:?!"“”]{1,30}(?::\d\d[^,;:?!"“”]{0,25})?)$/iu;
const general =
  /^(?:the|my|our|his|her|their|this|these|those|all|everything|it|they|we|i|he|she|of|house|flat|home|building|place|property|thing|things)$/u;

/**
 * “the wheels were made on 4 March 2026”, “the house was built in 1968”, “everything should be cleared away by 4 pm”: what is done to
 * something when, into the one field that is called by what is done and takes such a value.
 */
export function groundDoneOn(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Resolved | undefined {
  const said = instruction.trim().replace(/(?:,? (?:please|though|i think))?[.!]*$/iu, "");
  const { who = "", deed = "", value = "" } = form.exec(said)?.groups ?? {};
  if (deed === "" || /\b(?:not|never|if|or|and|but)\b|n['’]t/iu.test(said)) return undefined;
  const kind = kindOf(value);
  const index = indexOf(view);
  const isCalled = ({ node, fields }: Candidate): boolean =>
    fields.some(({ name }) =>
      (name.words.length < 6 ? name.words : []).some((word) => root(word) === root(deed.toLowerCase())),
    ) && isOfKind(node, kind);
  const [only, another] = index.candidates.filter(
    (one) => isCalled(one) && one.node.disabled !== true && isInFront(index, one.index),
  );
  if (kind === undefined || only === undefined || another !== undefined) return undefined;
  if (!isKnown(view, who, only)) return undefined;
  // “it was collected” tells nothing of a day of collection.
  const isPast = / (?:was|were|has been|have been) /iu.test(said);
  const isSaid = only.fields.some(({ name: { words } }) => words.includes(deed.toLowerCase()));
  if ((isPast && !isSaid) || isOfOtherPart(index, who, only.index)) return undefined;
  const name =
    only.node.name ||
    (only.fields.find(({ name: { words } }) => words.some((word) => root(word) === root(deed.toLowerCase())))
      ?.name.text ??
      "");
  const found = groundOrder(`set the ${name} to ${value}`);
  const isIt = found.outcome === "resolved" && found.steps.length === 1 && found.steps[0]?.node === only.node;
  return isIt ? { ...found, isInferred: true, isAccounted: true } : undefined;
}

/** “the owner was born”, where the field is in the part for the pet. */
function isOfOtherPart(index: ViewIndex, who: string, at: number): boolean {
  const over = new Set(headingsOver(index, at));
  const said = new Set(wordsOf(normalize(who)).map(root));
  return index.view.nodes.some(
    ({ role, name }, place) =>
      (role === "heading" || role === "group") &&
      !over.has(place) &&
      !(role === "group" && contains(index, place, at)) &&
      wordsOf(normalize(name)).some((word) => !general.test(word) && said.has(root(word))),
  );
}

type Kind = "day" | "time" | "year" | undefined;

function kindOf(value: string): Kind {
  if (saysDay(value) || dayOf(value)?.month !== undefined) return "day";
  if (timeOf(value) !== undefined) return "time";
  return /^(?:1[5-9]|20)\d\d$/u.test(value) ? "year" : undefined;
}

function isOfKind({ inputType = "", name, role, ...node }: ViewNode, kind: Kind): boolean {
  const control = { ...node, inputType, name, role };
  if (!isField(control) || isSelect(control)) return false;
  if (kind === "day")
    return (
      inputType === "date" ||
      (inputType === "text" && /\b(?:dd|date|on)\b/iu.test(`${name} ${node.placeholder ?? ""}`))
    );
  if (kind === "time") return inputType === "time";
  return (
    kind === "year" &&
    (role === "spinbutton" || inputType === "text" || inputType === "number") &&
    /\b(?:year|in|since)\b/iu.test(name)
  );
}

/** Somebody, something quite general, or what the page speaks of outside of its other fields. */
function isKnown(view: PageView, who: string, { node }: Candidate): boolean {
  const words = wordsOf(normalize(who)).filter((word) => !general.test(word));
  const shown = new Set(
    [
      view.title,
      ...view.nodes.flatMap((one) => (one.role === "text" || one.role === "heading" ? [one.name] : [])),
    ].flatMap((text) => wordsOf(normalize(text)).map(root)),
  );
  const others = new Set(
    view.nodes.flatMap((one) =>
      one !== node && one.editable === true && one.inputType === node.inputType
        ? wordsOf(normalize(one.name)).map(root)
        : [],
    ),
  );
  return words.every((word) => shown.has(root(word)) && !others.has(root(word)));
}
