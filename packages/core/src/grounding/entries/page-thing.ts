import type { PageView, ViewNode } from "../../page/view.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { headingsOf, repeatedAround } from "./items.ts";
import { modalOf } from "../matching/modal.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf, nameTextAt, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { graveWords } from "../vocabulary/synonyms.ts";

const order =
  /^(?:please )?(?<verb>\p{L}+) (?<article>the |this |my |our |that )?(?<thing>[^,;:.!?]{2,40}?)(?: please)?[.!]?$/iu;
/** What is done to something that is pressed for it: “fire the news bed”. */
const activating =
  /^(?:play|fire|trigger|run|start|launch|activate|sound|ring|cue|execute|begin|load|apply)$/u;

/**
 * “report the video” on a page about one, where every comment has a “Report” of its own; “play the news bed”, where what is
 * called so has no other button.
 */
export function groundPageThing(view: PageView, text: string): Resolved | undefined {
  const { verb = "", article, thing = "" } = order.exec(text.trim())?.groups ?? {};
  const deed = normalize(verb);
  if (deed === "" || modalOf(view) !== undefined) return undefined;
  const index = indexOf(view);
  const pressed = index.candidates.filter(
    ({ node }) => !isField(node) && !isSelect(node) && !isCheckable(node),
  );
  if (article !== undefined && !graveWords.has(deed) && isAbout(index, normalize(thing)))
    return only(
      view,
      pressed.filter((each) => isCalled(each, deed) && repeatedAround(index, each.index) === 0),
    );
  const name = normalize(thing);
  const isAction = conceptsIn(wordsOf(name)).some(
    ({ concept, from }) => concept.kind === "action" && from === 0,
  );
  if (
    !activating.test(deed) ||
    isAction ||
    pressed.some(({ fields }) => fields.some((field) => field.name.words[0] === deed))
  )
    return undefined;
  return only(
    view,
    pressed.filter((each) => isCalled(each, name) && isButton(each.node)),
  );
}

const isCalled = ({ fields }: Candidate, name: string): boolean =>
  fields.some((field) => field.weight > 0.96 && field.name.text === name);

const isButton = ({ role }: ViewNode): boolean => role === "button" || role === "generic";

function only(view: PageView, [found, another]: Candidate[]): Resolved | undefined {
  if (found === undefined || another !== undefined || found.node.disabled === true) return undefined;
  const { node, index } = found;
  const candidates = rankedNodes(view, [{ index, node, score: 0.8, tier: tiers.run }]);
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, { method: "click" })],
    confidence: 0.8,
    isAccounted: true,
    isInferred: true,
    candidates,
  };
}

/** The page's title or its main heading says so: “A video page”. */
function isAbout(index: ViewIndex, thing: string): boolean {
  const { view } = index;
  const main = headingsOf(index).find((at) => view.nodes[at]?.level === 1);
  const words = [
    ...wordsOf(normalize(view.title)),
    ...(main === undefined ? [] : nameTextAt(view, main).words),
  ];
  return !thing.includes(" ") && words.some((word) => stem(word) === stem(thing));
}
