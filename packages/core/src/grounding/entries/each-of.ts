import type { PageView, ViewNode } from "../../page/view.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { root } from "../evidence/root.ts";
import { clauseStart } from "../grammar/clauses.ts";
import { isField } from "../matching/compatibility.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { strayPart } from "../checks/stray-parts.ts";
import { indexOf } from "../matching/view-index.ts";
import { stepOn, type GroundedStep, type Grounding, type Resolved } from "../outcome.ts";
import { graveWords } from "../vocabulary/synonyms.ts";
import { boxOf } from "./item-controls.ts";
import { forEachName } from "./each-name.ts";
import { leavesSome } from "./left-some.ts";
import { membersOf } from "./each-members.ts";
import { readEach, type SaidOfEach } from "./each-said.ts";
import { isIn, onlyWithin, staysIn, type Part } from "./parts-called.ts";

/** Said of several, in one way or another. */
const several =
  /(?<![\p{L}\p{N}])(?:all|every\p{L}*|each|both|and|(?:the|my|our|your|these|those) (?:two|three|four|five|six|seven|eight|nine|ten))(?![\p{L}\p{N}])|&/iu;
/** What hangs on something, is denied, asked, or quoted is for others. */
const open =
  /["“”\n]|\b(?:if|unless|whether|when|not|never|only|or|nor|neither|either|which|how|why|where|what|who|then)\b|n['’]t\b|\d (?:an?|per) \p{L}/iu;
/** A question asks for nothing to be done. */
const asking = /^(?:is|are|am|was|were|do|does|did|has|have|had)\b/iu;
const longest = 30;

type Ground = (order: string, page: PageView) => Grounding;

/**
 * “unit box on every line”, “take both of the running lifts out of service”, “table 4 for Anna and Ben”: the same order in each of
 * the rows, cards, parts or columns that it is for. Undefined where they are not told by the page, are not as many as is said, where
 * it cannot be done in each of them, or where the words may be divided in two ways that lead to different things.
 */
export function groundEachOf(view: PageView, instruction: string, ground: Ground): Resolved | undefined {
  const isForOthers = !several.test(instruction) || open.test(instruction) || asking.test(instruction);
  if (isForOthers || instruction.split(" ").length > longest) return undefined;
  return divided(view, instruction, ground);
}

function divided(view: PageView, instruction: string, ground: Ground): Resolved | undefined {
  const found = new Map<string, GroundedStep[]>();
  const tried = new Set<string>();
  for (const said of readEach(instruction)) {
    const orders = ordersOf(said);
    for (const { parts, isWhole } of orders.length === 0 ? [] : membersOf(view, said.who)) {
      const key = [...orders, ...parts.map(({ from }) => from)].join("|");
      if (tried.has(key)) continue;
      tried.add(key);
      const steps = inEach(view, { orders, parts }, ground);
      if (steps && isAllowed(view, { said, isWhole }, steps)) found.set(keyOf(steps), steps);
    }
  }
  if (found.size === 0) {
    const steps = forEachName(view, instruction, (order) => ground(order, view));
    if (steps) found.set(keyOf(steps), steps);
  }
  const [only, another] = [...found.values()];
  if (only === undefined || another !== undefined || only.length < 2) return undefined;
  const done: Resolved = {
    outcome: "resolved",
    steps: only,
    confidence: 0.8,
    candidates: only.flatMap(({ node, description }) =>
      node ? [{ node, confidence: 0.8, description }] : [],
    ),
    isAccounted: true,
    isInferred: true,
  };
  return strayPart(view, instruction, done) === undefined ? done : undefined;
}

const keyOf = (steps: GroundedStep[]): string =>
  steps
    .map(({ node, method, arguments: values }) => [node?.ref, method, ...values].join(" "))
    .toSorted()
    .join("|");

type Divided = { said: SaidOfEach; isWhole: boolean };

/** What cannot be taken back is not done to all there is, nor is one thing opened in place of another. */
function isAllowed(
  view: PageView,
  { said: { who, before, behind }, isWhole }: Divided,
  steps: GroundedStep[],
): boolean {
  if (steps.some(({ node }) => node?.disabled === true)) return false;
  const pressed = steps.flatMap(({ node, method }) => (node && method === "click" ? [node] : []));
  if (pressed.length === 0 || who.count !== undefined || who.names.length > 0) return true;
  const words = wordsOf(normalize(`${before} ${behind}`));
  if (who.without.length > 0) return !words.some((word) => gone.has(word));
  if (!isWhole) return true;
  // “call everything back” says of no list that it is meant.
  const isListed = who.words !== "" && !words.some((word) => graveWords.has(word) || opening.test(word));
  return isListed && !leavesSome(indexOf(view), pressed);
}

const opening = /^(?:view|see|show|read|visit|open)$/u;
/** Nor is what is gone for good done to all but a few. */
const gone = new Set(["delete", "erase", "destroy", "wipe", "purge", "cancel", "pay"]);

const leading = /(?:^|,? )(?:for|of|in|at|on|under|to|from|into|with)(?: the)? *$/iu;
const trailing = /(?:^|,? )(?:for|of|in|at|on|to|with|please|alike)$/iu;

/** The same for one of them: without those that it is for, or with “it” in their place. */
function ordersOf({ before, behind }: SaidOfEach): string[] {
  const first = before
    .trimEnd()
    .replace(leading, "")
    .replace(/^(?:and|so|now|please),? /iu, "")
    .replace(/[,:]$/u, "");
  const last = behind.replace(/^[\s,;:?–-]+/u, "").replace(/^(?:please|thanks?)$/iu, "");
  const plain = `${first} ${last}`.trim().replace(trailing, "");
  if (plain === "") return [];
  const copula = /^(?:is|are|be|should be|has|have|gets?|needs?|comes? in)(?: all| both| each)? /iu;
  const stated = plain.replace(copula, "");
  return [
    ...new Set([
      plain,
      ...(first !== "" && last !== "" ? [`${first} it ${last}`] : []),
      ...(stated === plain ? [] : [`it is ${stated}`, stated]),
      // What begins with a verb is no option.
      ...(clauseStart(tokenize(stated).tokens, 0)?.at === 0 ? [] : [`choose ${stated}`]),
    ]),
  ];
}

type Each = { orders: string[]; parts: Part[] };

/** The first wording that does one thing in each of them. */
function inEach(view: PageView, { orders, parts }: Each, ground: Ground): GroundedStep[] | undefined {
  for (const order of orders) {
    const steps: GroundedStep[] = [];
    for (const part of parts) {
      const step =
        counted(view, part, order) ?? ticked(view, part, order) ?? stepIn(view, { part, order }, ground);
      if (step === undefined) break;
      steps.push(step);
    }
    if (steps.length === parts.length && areAlike(view, steps, parts)) return steps;
  }
  return undefined;
}

function stepIn(
  view: PageView,
  { part, order }: { part: Part; order: string },
  ground: Ground,
): GroundedStep | undefined {
  const found = ground(order, onlyWithin(view, part));
  if (found.outcome !== "resolved" || !staysIn(view, part, found)) return undefined;
  const [step, another] = found.steps;
  if (step === undefined || another !== undefined || step.node?.role === "link") return undefined;
  const isOther = isOnlyWritten(step, order) || isOnlyVerb(step, order) || selectsEntry(step, order);
  return isOther ? undefined : step;
}

/** “take it out of service” is no tick of the box that its row is selected by. */
const selectsEntry = ({ node, method }: GroundedStep, order: string): boolean =>
  /^(?:un)?check$/u.test(method) && /^select\b/iu.test(node?.name ?? "") && !selecting.test(order);

const selecting = /^(?:please )?(?:tick|check|select|choose|mark|pick|untick|uncheck|deselect|unselect)\b/iu;

/** “take” alone presses what is called so, and ticks nothing. */
function isOnlyVerb({ node, method }: GroundedStep, order: string): boolean {
  const [verb = "", another] = wordsOf(normalize(order)).filter((word) => word !== "it");
  const isCalled = wordsOf(normalize(node?.name ?? "")).some((word) => root(word) === root(verb));
  return another === undefined && method !== "click" && method !== "selectOption" && !isCalled;
}

/** “put 2 dependants for both”: a text that is all that is said, but for a verb, is written nowhere. */
function isOnlyWritten({ method, arguments: [value = ""] }: GroundedStep, order: string): boolean {
  const said = wordsOf(normalize(order));
  return (
    /^(?:fill|type)$/u.test(method) && wordsOf(normalize(value)).length >= said.length - 1 && said.length > 2
  );
}

/** “three of every platter”: how many, where an entry asks for nothing but that. */
function counted(view: PageView, part: Part, order: string): GroundedStep | undefined {
  const number = numberInWords(order);
  if (number === undefined) return undefined;
  const fields = indexOf(view).candidates.filter(({ node, index: at }) => isIn(part, at) && isField(node));
  const [only, another] = fields;
  const isNumber =
    only !== undefined && (only.node.role === "spinbutton" || /^\d+$/u.test(only.node.value ?? ""));
  if (!isNumber || another !== undefined || only.node.disabled || only.node.readonly) return undefined;
  return stepOn(view, only.node, { method: "fill", arguments: [String(number)] });
}

/** “select all but the cancelled one”: by the box that an entry is selected by. */
function ticked(view: PageView, { from }: Part, order: string): GroundedStep | undefined {
  const { on, off } = ticking.exec(order)?.groups ?? {};
  const box = on === undefined && off === undefined ? undefined : boxOf(indexOf(view), from);
  if (box === undefined || box.node.disabled === true) return undefined;
  return stepOn(view, box.node, { method: on === undefined ? "uncheck" : "check" });
}

const ticking =
  /^(?:please )?(?:(?<on>tick|check|select|choose|mark)|(?<off>untick|uncheck|deselect|unselect))$/iu;

/** The same kind of thing is done to the same kind of control, called the same but for what its own entry is called. */
function areAlike(view: PageView, steps: GroundedStep[], parts: Part[]): boolean {
  const kinds = steps.map(({ node, method, arguments: values }, at) =>
    [
      node?.role,
      method,
      ...values,
      "·",
      ...(node && parts[at] ? nameBeside(view, node, parts[at]) : []),
    ].join(" "),
  );
  const nodes = new Set(steps.map(({ node }) => node));
  return nodes.size === steps.length && new Set(kinds).size === 1;
}

function nameBeside({ nodes }: PageView, node: ViewNode, { from, until }: Part): string[] {
  const own = new Set(
    nodes.slice(from, until).flatMap(({ role, name, parent }) => {
      const isOfControl = nodes[parent]?.interactive === true && nodes[parent]?.role !== "link";
      return role === "text" && !isOfControl && name !== node.name ? wordsOf(normalize(name)) : [];
    }),
  );
  return wordsOf(normalize(node.name)).filter((word) => !own.has(word));
}
