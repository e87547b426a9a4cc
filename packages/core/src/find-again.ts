import type { ActFailureCode, Action } from "@legwork/protocol";
import { describe } from "./grounding/matching/describe.ts";
import { standAgain, wordsOfElement } from "./memory/criteria.ts";
import { controlStateOf, type ControlState } from "./page/control-state.ts";
import { findAgain, isPlainly } from "./page/fingerprint-match.ts";
import { rememberedAtOnce, type Sighting } from "./page/fingerprint-memory.ts";
import { takeFingerprint, type Fingerprint } from "./page/fingerprint.ts";
import { glimpseOf } from "./page/glimpse.ts";
import { whyNoPage } from "./page/no-page.ts";
import { referenceOf, type Located } from "./page/reference.ts";
import { resolveSelector, selectorsOf } from "./page/selectors.ts";
import { takeView, type ViewOptions } from "./page/snapshot.ts";
import type { PageView, ViewNode } from "./page/view.ts";
import { DocumentGone } from "./page/document-gone.ts";
import type { PlannedCandidate } from "./candidates.ts";
import {
  contradicts,
  isCalledOtherwise,
  isInOtherPlace,
  isInSuchPlace,
  isTold,
  isWithinNamed,
  placeWordsIn,
} from "./told.ts";
import type { Scene } from "./verb.ts";

/** What came of looking for the element of an Action. */
type Sought =
  | {
      found: true;
      reference: string;
      selector: string;
      description: string;
      /** Says that it stands elsewhere now, when it does. */
      remark?: string;
    }
  | {
      found: false;
      code: ActFailureCode;
      message: string;
      view?: PageView;
      candidates: PlannedCandidate[];
    };

type Told = { reference?: string | undefined; description: string };

/**
 * Selectors to tell a client, in order; undefined for what has none any more. What the elements of the view are like is
 * remembered, so that they are known when an Action comes back with one of them.
 */
export async function tellSelectors(
  { live, context, secrets }: Scene,
  view: PageView | undefined,
  told: Told[],
): Promise<(string | undefined)[]> {
  const references = told.map(({ reference }) => reference ?? "");
  if (view === undefined) return selectorsOf(live.worlds, references);
  const indexes = new Map(view.nodes.map(({ ref }, index) => [ref, index]));
  const masked = secrets.mask(view);
  const taken = references.map((reference, index) =>
    reference === "" || index >= rememberedAtOnce
      ? undefined
      : takeFingerprint(masked, indexes.get(reference) ?? -1),
  );
  const places = taken.map((one) => view.nodes[one?.placeIndex ?? -1]?.ref ?? "");
  const selectors = await selectorsOf(live.worlds, [...references, ...places]);
  const sightings = told.flatMap(({ description }, index): Sighting[] => {
    const fingerprint = taken[index]?.fingerprint;
    const selector = selectors[index];
    if (fingerprint === undefined || selector === undefined) return [];
    const placeSelector = selectors[told.length + index];
    const node = masked.nodes[indexes.get(references[index] ?? "") ?? -1];
    const own = { name: node?.name, state: node && controlStateOf(node) };
    return [{ selector, description: secrets.mask(description), fingerprint, placeSelector, ...own }];
  });
  context.session.fingerprints.remember(view.url, sightings);
  return selectors.slice(0, told.length);
}

/**
 * The element that an Action names. What its selector names now is taken when it is what was told; else the element is
 * looked for on the whole page. A page may have put another one in its place: then nothing is done.
 *
 * @throws LegworkError `invalid_request` for a selector that is none.
 */
export async function findElement(scene: Scene, action: Action): Promise<Sought> {
  const sought = await seek(scene, action);
  if (sought.found) return sought;
  const noPage = await whyNoPage(scene.live, scene.context.signal);
  if (noPage === undefined) return sought;
  return { found: false, code: "not_found", message: noPage.message, candidates: [] };
}

async function seek(scene: Scene, action: Action): Promise<Sought> {
  const { live, context } = scene;
  const known = context.session.fingerprints.recall(live.url(), action, isTold(action.description));
  const { located, place } = await locateAll(scene, { ...action, placeSelector: known?.placeSelector });
  const held = located === undefined ? undefined : referenceOf(located.world.sequence, located.number);
  const search = { scene, action, held };
  if (known === undefined) return findTold(search, located);
  if (located !== undefined && held !== undefined) {
    const { fingerprint, description } = known;
    const criteria = placeWordsIn(description);
    if (await plainlyThere(scene, { fingerprint, criteria }, { located, place })) return taken(search, held);
  }
  return findKnown(search, known);
}

type Places = { located: Located; place: Located | undefined };

async function locateAll(
  { live, context }: Scene,
  { selector, placeSelector }: Pick<Sighting, "selector" | "placeSelector">,
): Promise<Partial<Places>> {
  const [located, place] = await Promise.all([
    resolveSelector(live.worlds, selector, context.signal),
    placeSelector === undefined ? undefined : resolveSelector(live.worlds, placeSelector, context.signal),
  ]);
  return { ...(located && { located }), place };
}

/** Its state, where a look at an element and its place alone leaves no doubt. `criteria`: words that have to stand there. */
async function plainlyThere(
  { live, secrets }: Scene,
  { fingerprint, criteria }: { fingerprint: Fingerprint; criteria: string[] },
  places: Places,
): Promise<ControlState | undefined> {
  const glimpse = await glimpseOf(live, { ...places, mask: (seen) => secrets.mask(seen) });
  if (glimpse === undefined || !criteria.every((word) => glimpse.words.has(word))) return undefined;
  return isPlainly(fingerprint, glimpse) ? glimpse.state : undefined;
}

type Hunt = { scene: Scene; action: Action; held: string | undefined };

function taken({ action }: Hunt, reference: string): Sought {
  return { found: true, reference, selector: action.selector, description: action.description };
}

/** Values of variables are placeholders in it, as they are in what is remembered. */
async function viewOf(
  { live, context, secrets }: Scene,
  options: Pick<ViewOptions, "within"> = {},
): Promise<PageView | undefined> {
  try {
    return secrets.mask(await takeView(live.worlds, { signal: context.signal, ...options }));
  } catch (error) {
    if (options.within !== undefined && error instanceof DocumentGone) return undefined;
    throw error;
  }
}

async function findKnown(hunt: Hunt, known: Sighting): Promise<Sought> {
  const view = await wholeView(hunt.scene);
  const result = findAgain(known.fingerprint, view, hunt.held);
  if (result.outcome === "found") {
    const { node } = result;
    if (!isAnothers(known, { view, node }, { isTold: true })) return foundAgain(hunt, view, node);
    const why = "what was told plainly is another one";
    return lost(hunt, view, { why, candidates: [{ node, confidence: 0.3 }] });
  }
  const best = result.likely[0]?.score ?? 1;
  const candidates = result.likely
    .filter(({ score }) => score > best / 3)
    .map(({ node, score }) => ({ node, confidence: Math.min(0.5, score / 20) }));
  const isOneOfSeveral = result.outcome === "ambiguous";
  const why = isOneOfSeveral ? "several others on the page could be it" : "nothing on the page plainly is it";
  return lost(hunt, view, { why, candidates });
}

/**
 * Whether an element like the one that was told is another one all the same: what was told describes one that stands
 * elsewhere, or it stands where another one stood then. A client was told of a place: one letter more makes it another.
 */
function isAnothers(
  { fingerprint, description }: Sighting,
  { view, node }: { view: PageView; node: ViewNode },
  { isTold: wasTold }: { isTold: boolean },
): boolean {
  const now = describe(view, node);
  const told = placeWordsIn(description).filter((word) => isTelling(fingerprint, word));
  if (now === description) return false;
  if (wasTold && isCalledOtherwise(description, now)) return true;
  if (told.length === 0 && fingerprint.likes > 1) return false;
  const alike = view.nodes.filter(({ role, name }) => role === node.role && name === node.name);
  if (alike.some((other) => other.interactive && describe(view, other) === description)) return true;
  const here = new Set([...wordsOfElement(view, node.ref), ...placeWordsIn(now)]);
  if (wasTold && isInSuchPlace(description, now) && !told.every((word) => here.has(word))) return true;
  const words = placeWordsIn(now);
  const isElsewhere = words.length > 0 && words.every((word) => fingerprint.elsewhere.includes(word));
  return isElsewhere && isInOtherPlace(description, now);
}

/** Whether a word that was told of its place stood there alone: “Pending” may stand in any row. */
function isTelling({ likes, place }: Fingerprint, word: string): boolean {
  return likes === 1 || place.some(([known, weight]) => known === word && weight >= 0.9);
}

async function wholeView(scene: Scene): Promise<PageView> {
  const view = await viewOf(scene);
  if (view === undefined) throw new DocumentGone("the page is gone");
  return view;
}

/** Without a memory of the element, the words that it was told in are what is known of it. */
async function findTold(hunt: Hunt, located: Located | undefined): Promise<Sought> {
  const { scene, action, held } = hunt;
  const words = action.description;
  if (!isTold(words)) {
    if (held !== undefined) return taken(hunt, held);
    return {
      found: false,
      code: "not_found",
      message: `Nothing on the page matches ${action.selector}. Observe the page again.`,
      candidates: [],
    };
  }
  if (located !== undefined && held !== undefined && !isWithinNamed(words)) {
    const near = await viewOf(scene, { within: located });
    if (near !== undefined && !contradictsAt(near, held, words)) return taken(hunt, held);
  }
  const view = await wholeView(scene);
  const named = view.nodes.filter((node) => node.interactive && describe(view, node) === words);
  const [only, another] = named;
  // “Lamp shade” is no contradiction of “Lamp”, unless that stands elsewhere.
  const isOther = only !== undefined && another === undefined && only.ref !== held;
  if (held !== undefined && !isOther && !contradictsAt(view, held, words)) return taken(hunt, held);
  if (only !== undefined && another === undefined) return foundAgain(hunt, view, only);
  const why =
    only === undefined ? "nothing on the page is described so" : "several on the page are described so";
  return lost(hunt, view, { why, candidates: named.map((node) => ({ node, confidence: 0.3 })) });
}

/** What is not in the view is not shown; whoever acts on it says so. */
function contradictsAt(view: PageView, reference: string, words: string): boolean {
  const node = view.nodes.find(({ ref }) => ref === reference);
  return node !== undefined && contradicts({ view, node, now: describe(view, node) }, words);
}

async function foundAgain({ scene, action, held }: Hunt, view: PageView, node: ViewNode): Promise<Sought> {
  const description = describe(view, node);
  const [selector] = await tellSelectors(scene, view, [{ reference: node.ref, description }]);
  const found = { found: true as const, reference: node.ref, description };
  if (node.ref === held) return { ...found, selector: action.selector };
  const was =
    action.description === description || action.description === "" ? "" : `, told as ${action.description}`;
  return {
    ...found,
    selector: selector ?? action.selector,
    remark: `The page has changed; ${description}${was} was found again at another place in it.`,
  };
}

type Loss = { why: string; candidates: { node: ViewNode; confidence: number }[] };

function lost({ action, held }: Hunt, view: PageView, { why, candidates }: Loss): Sought {
  const what = action.description || "the element that was told with this selector";
  const node = view.nodes.find(({ ref }) => ref === held);
  const there =
    held === undefined
      ? `nothing is at ${action.selector} any more`
      : `at ${action.selector} there is ${node === undefined ? "something that is not shown" : `${describe(view, node)} now`}`;
  const others = candidates.slice(0, 8).map(({ node: { ref }, confidence }) => {
    const other = view.nodes.find((one) => one.ref === ref);
    return { reference: ref, description: other === undefined ? "" : describe(view, other), confidence };
  });
  return {
    found: false,
    code: held === undefined ? "not_found" : "stale",
    message: `The page has changed since ${what} was told: ${there}, and ${why}. Nothing was done. Observe the page again.`,
    view,
    candidates: others,
  };
}

/** A remembered element on the page of now. `sighting`: how it is to be remembered now, when it is not as it was. */
export type Recognised = {
  /** Undefined for a step that concerns the page. */
  reference: string | undefined;
  selector: string;
  description: string;
  /** As it is now. */
  state?: ControlState;
  sighting: Sighting | undefined;
};

/**
 * The element of a memory. What its selector names is taken when it plainly is the element, which takes a look at it and
 * its place alone; else the whole page is read. `criteria`: words that have to stand at it or around it. Undefined when
 * it is not there for certain.
 */
export async function findRemembered(
  scene: Scene,
  sighting: Sighting,
  criteria: string[],
): Promise<Recognised | undefined> {
  const { fingerprint, selector, description } = sighting;
  const { located, place } = await locateAll(scene, sighting);
  const held = located && referenceOf(located.world.sequence, located.number);
  const state = located && (await plainlyThere(scene, { fingerprint, criteria }, { located, place }));
  if (state !== undefined) return { reference: held, selector, description, state, sighting: undefined };
  const view = await wholeView(scene);
  const result = findAgain(fingerprint, view, held);
  if (result.outcome !== "found") return undefined;
  const { node } = result;
  if (!standAgain(criteria, fingerprint, { view, reference: node.ref })) return undefined;
  if (isAnothers(sighting, { view, node }, { isTold: false })) return undefined;
  return seenAnew(scene, view, node);
}

async function seenAnew(scene: Scene, view: PageView, node: ViewNode): Promise<Recognised | undefined> {
  const description = scene.secrets.mask(describe(view, node));
  const [selector] = await tellSelectors(scene, view, [{ reference: node.ref, description }]);
  if (selector === undefined) return undefined;
  const told = { selector, description };
  const sighting = scene.context.session.fingerprints.recall(view.url, told, true);
  return { reference: node.ref, ...told, state: controlStateOf(node), sighting };
}
