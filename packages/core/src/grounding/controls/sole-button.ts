import type { PageView } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import { modalOf } from "../matching/modal.ts";
import { candidatesIn, isInFront } from "../matching/candidates.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";

const bare =
  /^(?:then |now |finally )?(?<verb>book|order|buy|send|submit|search|reserve|register|apply|report|finish)(?: it| them| this| now| the form| this form)?[.!]?$/iu;
/** These do something else with the same thing. */
const otherwise = /\b(?:later|again|history|more|all|another|without|cancel|not)\b/iu;

/** “book it”: the one button whose name begins so, where nothing else on the page is called so. */
export function groundSoleButton(view: PageView, text: string): Resolved | undefined {
  const verb = bare.exec(text.trim())?.groups?.["verb"]?.toLowerCase();
  if (verb === undefined) return undefined;
  const index = indexOf(view);
  const called = index.candidates.filter(
    ({ node, fields, index: at }) =>
      !node.disabled && isInFront(index, at) && fields.some(({ name }) => name.words.includes(verb)),
  );
  const [only, ...others] = called.length === 0 && sending.test(verb) ? senders(index) : called;
  if (only !== undefined && others.length === 0 && called.length === 0) return press(view, only);
  if (only === undefined || others.length > 0 || only.node.role !== "button") return undefined;
  if (otherwise.test(only.node.name) || !only.fields.some(({ name }) => name.words[0] === verb))
    return undefined;
  return press(view, only);
}

const sending = /^(?:submit|send)$/u;

/** What sends a form, where a page has one form with fields and one such button in it. */
function senders(index: ViewIndex): Candidate[] {
  const { nodes } = index.view;
  const forms = nodes.flatMap(({ role }, at) => (role === "form" ? [at] : []));
  const filled = forms.filter((form) => candidatesIn(index, form).some(({ node }) => isField(node)));
  const [form, another] = filled;
  if (form === undefined || another !== undefined || modalOf(index.view) !== undefined) return [];
  return candidatesIn(index, form).filter(
    ({ node }) => node.role === "button" && node.inputType === "submit" && !node.disabled,
  );
}

function press(view: PageView, { node, index }: Candidate): Resolved {
  const ranked = [{ index, node, score: 0.8, tier: tiers.run }];
  const steps = [stepOn(view, node, { method: "click" })];
  return { outcome: "resolved", steps, confidence: 0.8, candidates: rankedNodes(view, ranked) };
}
