import { stopWords } from "../vocabulary/light-words.ts";
import { root } from "../evidence/root.ts";
import { firstWord, skipOpening } from "../grammar/clauses.ts";
import { editDistance, normalize, wordsOf } from "../matching/text.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import type { GroundedStep } from "../outcome.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { fillerWords, graveWords } from "../vocabulary/synonyms.ts";
import { verbTable } from "../vocabulary/verbs.ts";

const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What cannot be taken back, reaches others or costs. */
const grave = listed(
  "delete remove erase discard wipe destroy forget revert abort deactivate suspend block ban empty reset revoke disable terminate close " +
    "cancel buy pay purchase send submit publish unsubscribe leave clear withdraw sell donate uninstall evict void refund release " +
    "unlink disconnect expel overwrite archive report order book transfer",
);
/** What makes something, or passes it on: no way to look at it. */
const making = listed(
  "add new create share export import upload invite copy move rename duplicate lock follow mute post",
);
/** What things are called by as well: “Order history” is about orders. */
const alsoNouns = listed("order book transfer report archive post share block release copy lock");
const ofNoun =
  /^(?:details?|history|status|summary|numbers?|forms?|lists?|pages?|tracking|tracker|logs?|options?|settings|info|information|confirmation|totals?|club|store|shop|office|notes?|cards?|price|prices|value|chart|charts|id|ids|date|dates|and|of|for|by)$/u;

/** A press that is asked for by what is looked at, or by pressing alone. */
const looks = listed(
  "open view see show look visit find where check read go take bring pull navigate head browse jump",
);
const presses = listed("click tap press hit push select choose pick activate touch");

/** A part of the page that is called by something: “the account banner” is no account. */
const parts =
  /^(?:banners?|menus?|dialogs?|dialogues?|pop|popups?|modals?|tabs?|sections?|windows?|images?|pictures?|photos?|fields?|filters?|icons?|bars?|panels?|sidebars?|drawers?|notices?|notifications?|toasts?|tooltips?|dropdowns?|widgets?)$/u;

/** The same of what is only inferred. */
export const unsaidDeed = (instruction: string, steps: readonly GroundedStep[]): string | undefined =>
  doesUnsaid(instruction, steps) ?? namesAnother(instruction, steps);

/** What a control says of what it does: its name, or the hint of one that has an icon for a name (“⏸”). */
export const deedName = ({ node }: Pick<GroundedStep, "node">): string =>
  /\p{L}/u.test(node?.name ?? "") ? (node?.name ?? "") : (node?.description ?? node?.name ?? "");

/** Whether a name begins with what cannot be taken back: “Delete”, “Yes, remove it”, and not “Order history”. */
export function isGraveName(name: string): boolean {
  const words = wordsOf(normalize(name));
  // “My pay”
  if (/^(?:my|your|our)$/u.test(words[0] ?? "")) return false;
  return words
    .slice(0, 2)
    .some((word, at) => (graveWords.has(word) || final.has(word)) && !isNoun(word, words[at + 1] ?? ""));
}

/** As grave as what cannot be taken back. */
const final = listed("deactivate suspend block ban empty revoke terminate wipe uninstall");

/**
 * What would be pressed does more than was said, or another thing than that: “open the profile” is no “Deactivate profile”, “unblock
 * Ada” no “Block Ada”, “close the account banner” no “Close account”, “archive one message” no “Archive all messages”. The word that
 * nothing of it stands for.
 */
export function doesUnsaid(instruction: string, steps: readonly GroundedStep[]): string | undefined {
  const said = wordsOf(normalize(instruction));
  for (const { node, method } of steps) {
    if (node === undefined || method !== "click" || !/^(?:button|link|menuitem|generic)$/u.test(node.role))
      continue;
    const words = wordsOf(normalize(deedName({ node })));
    const word =
      contraryIn(said, words) ??
      (countsOne.test(instruction) && isOfAll(words) ? countsOne.exec(instruction)?.[0] : undefined) ??
      onlyLooks(instruction, { said, words }) ??
      partBeside({ said, words }) ??
      otherThing({ said, words });
    if (word !== undefined) return word;
  }
  return undefined;
}

/** “unblock” where the name says “block”. */
const contraryIn = (said: readonly string[], words: readonly string[]): string | undefined =>
  said.find((one) => {
    const [, of = ""] = /^(?:un|dis)(\p{L}{3,})$/u.exec(one) ?? [];
    return of !== "" && words.includes(of) && !words.includes(one);
  });

const countsOne =
  /\b(?:one|(?:a|the|this|that) single|only (?:the|this|that)|just (?:the|this|that|one))\b/iu;
const every = /^(?:all|every|everything)$/u;
/** What is done to all of them. */
const isOfAll = (words: readonly string[]): boolean =>
  words.length > 1 && words.slice(0, 3).some((word) => every.test(word));

type Compared = { said: readonly string[]; words: readonly string[] };

const telling = (words: readonly string[]): string[] =>
  words.filter((word) => !fillerWords.has(word) && !stopWords.has(word) && !every.test(word));

/** “open the profile”, “click the storage”: nothing of that is told by which the name begins. */
function onlyLooks(instruction: string, { said, words }: Compared): string | undefined {
  const verb = leading(instruction);
  const isLook = looks.has(verb);
  if (!isLook && !presses.has(verb)) return undefined;
  const deed = words
    .slice(0, 2)
    .find((word, at) => isDeed(word, words[at + 1] ?? "") && (grave.has(word) || isLook));
  if (deed === undefined || isSaid(said, deed)) return undefined;
  const object = telling(words).filter((word) => word !== deed && !/^\d/u.test(word));
  if (object.length === 0) return undefined;
  const roots = said.map(root);
  return isLook || object.some((word) => roots.includes(root(word))) ? verb : undefined;
}

const isDeed = (word: string, next: string): boolean =>
  (grave.has(word) || making.has(word)) && !isNoun(word, next);

const isNoun = (word: string, next: string): boolean => alsoNouns.has(word) && ofNoun.test(next);

/** The first word of what is asked for: “let me see my account” is to see. */
function leading(instruction: string): string {
  const { tokens } = tokenize(instruction.trim());
  const at = skipOpening(tokens, 0);
  const verb = phraseAt(tokens, at, verbTable);
  const words = tokens.slice(at, at + (verb?.length ?? 1)).map(({ word }) => word);
  return words.find((word) => looks.has(word) || presses.has(word)) ?? firstWord(instruction)?.word ?? "";
}

/** It, a word for the same, or what is a letter from it. */
function isSaid(said: readonly string[], deed: string): boolean {
  const meant = actionsIn([deed]);
  return (
    said.some((word) => root(word) === root(deed) || (deed.length > 4 && editDistance(word, deed, 1) <= 1)) ||
    [...actionsIn(said)].some((action) => meant.has(action))
  );
}

/** What is surely said to be done. */
const actionsIn = (words: readonly string[]): Set<string> =>
  new Set(
    conceptsIn([...words]).flatMap(({ concept, weight }) =>
      concept.kind === "action" && weight >= 1 ? [concept.name] : [],
    ),
  );

/** “delete the project image” is no “Delete project”. */
function partBeside({ said, words }: Compared): string | undefined {
  const [deed = ""] = words;
  if (!grave.has(deed) || words.some((word) => parts.test(word))) return undefined;
  const object = telling(words.slice(1)).map(root);
  const at = said.findLastIndex((word) => object.includes(root(word)));
  const next = said[at + 1] ?? "";
  return at >= 0 && parts.test(next) ? next : undefined;
}

/** What is ordered, booked or subscribed to: words for the same in a line. */
const things = [
  /^(?:orders?|purchases?|delivery|deliveries)$/u,
  /^(?:bookings?|reservations?|appointments?|trips?|tickets?|flights?)$/u,
  /^(?:subscriptions?|memberships?|plans?|contracts?|renewals?)$/u,
  /^(?:applications?|requests?)$/u,
  /^(?:accounts?|profiles?)$/u,
  /^(?:projects?|workspaces?)$/u,
];

/** “cancel the order” is no “Cancel subscription”. */
function otherThing({ said, words }: Compared): string | undefined {
  if (!words.slice(0, 2).some((word) => grave.has(word))) return undefined;
  const named = things.filter((thing) => words.some((word) => thing.test(word)));
  const meant = things.filter((thing) => said.some((word) => thing.test(word)));
  if (named.length === 0 || meant.length === 0 || named.some((thing) => meant.includes(thing)))
    return undefined;
  return said.find((word) => meant.some((thing) => thing.test(word)));
}

const labelled =
  /^\P{L}*(?:please )?(?:click|tap|press|hit|push)(?: on)?(?: the)? (?<label>\p{Lu}[\p{L} ]{0,30}?|ok|okay|proceed|continue|confirm|yes|no)(?: button| link)?[.!]?$/u;

/** “click OK” is no “Apply coupon”: what is pressed by its name is called so, or altogether the same in other words. */
function namesAnother(instruction: string, steps: readonly GroundedStep[]): string | undefined {
  const label = labelled.exec(instruction.trim())?.groups?.["label"];
  const [step, another] = steps;
  if (label === undefined || another !== undefined || step?.node === undefined) return undefined;
  const said = wordsOf(normalize(label));
  const words = telling(wordsOf(normalize(step.node.name))).filter((word) => /\p{L}/u.test(word));
  const roots = said.map(root);
  if (words.length === 0 || words.some((word) => roots.includes(root(word)))) return undefined;
  const meant = new Set(conceptsIn(said).map(({ concept }) => concept.name));
  const met = new Set<number>();
  for (const { concept, from, to } of conceptsIn(words))
    if (meant.has(concept.name)) for (let at = from; at < to; at += 1) met.add(at);
  return met.size < words.length ? label : undefined;
}
