import type { PageView } from "../../page/view.ts";
import { root } from "../evidence/root.ts";
import { joined } from "../joined.ts";
import { isCheckable, isField } from "../matching/compatibility.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { contains, indexOf, type Candidate } from "../matching/view-index.ts";
import { pressOf, type Grounding, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";

type Recount = (told: string) => Resolved | undefined;

const last =
  /^(?<told>.+?)(?:,? (?:and )?then|,? and|[,.;]) (?<order>(?:(?:press|click|hit|push|tap)(?: on)? [^,.;:“"]{1,40}|\p{L}+(?: (?:it|them|that|this|all|changes|now|the \p{L}+|my \p{L}+))?))[.!]?$/iu;

/** “nickname The Leek, team Red Lion, then save”: what is told, and a button at the end. */
export function withLastOrder(
  instruction: string,
  recount: Recount,
  press: (order: string) => Grounding,
): Resolved | undefined {
  const { told = "", order = "" } = last.exec(instruction.trim())?.groups ?? {};
  if (told === "") return undefined;
  const found = press(order);
  const [button, another] = found.outcome === "resolved" ? found.steps : [];
  if (found.outcome !== "resolved" || button?.method !== "click" || button.node?.role === "link" || another)
    return undefined;
  const set = recount(told);
  const both = set && joined([set, found]);
  return set && both?.outcome === "resolved" ? { ...set, ...both } : undefined;
}

const first =
  /^(?:please |can you |could you |now )*(?<verb>add|book|register|enrol|enroll|sign up|store|create|log|record|reserve|invite|submit) (?<rest>.+)$/iu;
const thing =
  /^(?:an?|the|another|one)? ?(?:new )?(?<noun>\p{L}+(?: \p{L}+)?)(?:,|:|(?= called | named | for | of | from | at | on ))/iu;
const sending = "save add create book register submit store enrol reserve ok".split(" ");

/** “add a new ringer called Beth Coyle, bell treble”: what is told, and the button that the same part of the page ends with. */
export function withFirstVerb(view: PageView, instruction: string, recount: Recount): Resolved | undefined {
  const { verb = "", rest = "" } = first.exec(instruction.trim())?.groups ?? {};
  if (verb === "") return undefined;
  const { noun } = thing.exec(rest)?.groups ?? {};
  for (const told of [rest, noun === undefined ? undefined : rest.replace(thing, "").trim()]) {
    const set = told === undefined ? undefined : recount(told);
    if (set === undefined || set.steps.length < 2) continue;
    const button = buttonFor(view, set, verb);
    if (button === undefined || (told !== rest && !isAbout(view, button, noun ?? ""))) continue;
    const both = joined([set, pressOf(view, { ...button, score: 0.8, tier: tiers.words })]);
    if (both.outcome === "resolved") return { ...set, ...both };
  }
  return undefined;
}

/** The one button for it in the smallest part of the page that has all that is set, and such a button. */
function buttonFor(view: PageView, set: Resolved, verb: string): Candidate | undefined {
  const wanted = new Set([...wordsOf(verb), ...sending].map(root));
  const buttons = indexOf(view).candidates.filter(
    (one) => isButton(one) && one.node.disabled !== true && wanted.has(firstOf(one)),
  );
  const inside = nearestTo(view, set, buttons);
  const own = inside.filter((one) => firstOf(one) === root(wordsOf(verb)[0] ?? ""));
  const [only, another] = own.length > 0 ? own : inside;
  return another === undefined ? only : undefined;
}

/** Those in the smallest part of the page that has all that is set, and any of them. */
export function nearestTo(view: PageView, { steps }: Resolved, buttons: readonly Candidate[]): Candidate[] {
  const index = indexOf(view);
  const set = steps.flatMap(({ node }) => (node ? [view.nodes.indexOf(node)] : []));
  for (let at = view.nodes[set[0] ?? 0]?.parent ?? 0; at > 0; at = view.nodes[at]?.parent ?? 0) {
    if (!set.every((one) => contains(index, at, one))) continue;
    const inside = buttons.filter((button) => contains(index, at, button.index));
    if (inside.length > 0) return inside;
  }
  return [];
}

const isButton = ({ node }: Candidate): boolean =>
  !isField(node) && !isCheckable(node) && !/^(?:link|tab|option|menuitem)$/u.test(node.role);

const firstOf = ({ fields }: Candidate): string =>
  root(fields[0]?.name.words.find((word) => /\p{L}/u.test(word)) ?? "");

/** What is added is what the button says, or what heads the part of the page that it is in. */
function isAbout(view: PageView, { fields, index: at }: Candidate, noun: string): boolean {
  const index = indexOf(view);
  const heads = view.nodes.filter(
    ({ role, parent }, heading) => role === "heading" && heading < at && contains(index, parent, at),
  );
  const words = [
    ...fields.flatMap(({ name }) => name.words),
    ...heads.flatMap(({ name }) => wordsOf(normalize(name))),
  ];
  const said = new Set(words.map(root));
  return wordsOf(normalize(noun)).every((word) => said.has(root(word)));
}
