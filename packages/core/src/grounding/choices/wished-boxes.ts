import { candidateOf } from "../matching/candidates.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { groundByEvidence } from "../evidence/ground-by-evidence.ts";
import { isAllowed } from "../evidence/guards.ts";
import { lexisOf, metBy } from "../evidence/lexis.ts";
import { root } from "../evidence/root.ts";
import { readWords, weights } from "../evidence/said.ts";
import { matchTarget } from "../matching/match.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { parseTarget } from "../grammar/target.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { groundUsual } from "../wordings/usual-controls.ts";
import { indexOf } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";

/** What the grammar will not do anything for may still be a usual way to ask. */
export function unreadAsUsual(view: PageView, text: string): Resolved | undefined {
  return groundUsual(view, text) ?? leaveOffWished(view, text);
}

const refusing =
  /^(?:please )?(?:do not|don['’]?t|never|stop|no longer|no more|no|(?:i|we)(?: really)? (?:do not|don['’]?t|no longer)(?: want| need| wish| like)(?: you)?(?: to)?(?: be| get| have| receive)?|i['’]?d rather not|i['’]?d prefer not to|i would rather not) (?<what>.+)$/iu;
const ending =
  /(?:,? (?:please|any ?more|any longer|thanks|thank you|at all|again|with (?:anyone|anybody|others)|to (?:anyone|anybody)))+[.!]?$/iu;

/** What is not to come any more, however it comes. */
const sending =
  /^(?:(?:to )?(?:be |get |getting |receive |receiving |send |sending |sent |have |having )(?:me |us )?(?:any |more |any more )?)(?=\p{L})/iu;

/**
 * “don't send me monthly copies by mail” where “Send me a copy by email each month” is on: whatever else a page offers, only
 * a box that is on is left off by that, and only one that accounts for all of the words.
 */
export function leaveOffWished(view: PageView, text: string): Resolved | undefined {
  const refused = refusing.exec(text.trim())?.groups?.["what"]?.replace(ending, "");
  const what = refused?.replace(sending, "").replace(/ (?:from|by) (?:you|us|them)$/iu, "");
  if (what === undefined || refused === undefined || refused.split(" ").length < 2) return undefined;
  const found = groundByEvidence(view, what);
  const [step, ...others] = found?.steps ?? [];
  const node = step?.node;
  if (!found || !step || !node || others.length > 0 || !isAllowed(view, what, found)) return undefined;
  const isOn = isCheckable(node) && node.checked === true && !/radio/.test(node.role);
  if (!isOn || node.disabled === true || step.method === "uncheck") return undefined;
  if (!saysAll(view, node, what)) return undefined;
  return { ...found, isInferred: true, steps: [stepOn(view, node, { method: "uncheck" })] };
}

/** “don't send the invoice” is not “Send me a copy”: of what is forbidden, all has to be what it is called by. */
function saysAll(view: PageView, node: ViewNode, what: string): boolean {
  const fields = candidateOf(indexOf(view), node)?.fields ?? [];
  const said = readWords(tokenize(what));
  const met = metBy(said, lexisOf(node, fields), new Map());
  return said.words.every(({ weight }, at) => weight < weights.item || (met[at] ?? 0) >= 0.5);
}

const wanting =
  /^(?:please )?(?:claim|include|get|send me|give me|(?:i|we)(?: would|['’]d)? (?:want|need|like|claim)(?: to (?:have|get|receive|be|claim))?|id like|with) (?<what>.+)$/iu;
/** Boxes that say so do no more than what is named after it. */
const having = new Set(
  "add get claim send receive include have keep take want use yes i email mail".split(" ").map(root),
);

/** “claim gift aid”, “get the weekly digest”: a box that is called so, and that does nothing else with it. */
export function tickWished(view: PageView, text: string): Resolved | undefined {
  const what = wanting.exec(text.trim())?.groups?.["what"]?.replace(ending, "");
  if (what === undefined || /\b(?:not|no|without|instead)\b/iu.test(what)) return undefined;
  const match = matchTarget(view, parseTarget(tokenize(what)), { intent: "check", fits: isCheckable });
  const [only] = match.outcome === "one" ? match.found : [];
  if (match.outcome !== "one" || only === undefined || only.node.disabled === true) return undefined;
  if (doesMore(only.node.name, what)) return undefined;
  const steps = [stepOn(view, only.node, { method: "check" })];
  const confidence = Math.min(match.confidence, mostWished);
  return {
    outcome: "resolved",
    steps,
    confidence,
    isInferred: true,
    candidates: rankedNodes(view, match.ranked),
  };
}

const mostWished = 0.8;

/** “Compare Red kettle” is about the kettle, and gets none. */
function doesMore(name: string, what: string): boolean {
  const words = wordsOf(normalize(name));
  const said = new Set(wordsOf(normalize(what)).map(root));
  if (/\b(?:no|not|without|dont|never)\b/u.test(words.join(" "))) return true;
  const [first = ""] = words;
  const isDeed = conceptsIn(words).some(({ concept, from }) => concept.kind === "action" && from === 0);
  return isDeed && !said.has(root(first)) && !having.has(root(first));
}
