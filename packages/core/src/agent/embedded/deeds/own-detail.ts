import {
  around,
  calledAs,
  endOf,
  includesAll,
  indexOfNode,
  isUsable,
  plain,
  stemsOf,
} from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import { nextPageOf } from "../openers.ts";
import type { Deed, Hand } from "./hand.ts";

const detail = String.raw`(?<what>(?:(?:tele)?phone|mobile|fax|e-?mail|street|postal|home|web|account|room|house)?(?: ?(?:number|address))|(?:tele)?phone|mobile|fax|e-?mail|birthday|city|town|street|website|web ?site|job|company|country)`;
const who = String.raw`(?<who>["“][^"“”]+["”]|\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)*)`;
const pressing = String.raw`(?:click|press|tap)(?: on)?`;

/** “find Ada in the contact book and click on her e-mail”. */
const soughtThen = new RegExp(
  String.raw`^(?:[Pp]lease )?(?:[Ff]ind|[Ll]ook up|[Ll]ook for|[Ss]earch for|[Ll]ocate|[Ff]ind the (?:contact|person|card of|entry of)) ${who}(?: (?:in|on|within|among) (?:the|my|this|your) [\p{L} -]+?)?,?(?: and then| and| then)? ${pressing} (?:the|her|his|their|its) ${detail}$`,
  "u",
);
/** “click on the e-mail of Ada”, “click on Ada's e-mail”. */
const owned = new RegExp(
  String.raw`^(?:[Pp]lease )?(?:[Cc]lick|[Pp]ress|[Tt]ap)(?: on)? (?:the |)${detail} (?:of|for) ${who}$`,
  "u",
);
const possessive = new RegExp(
  String.raw`^(?:[Pp]lease )?(?:[Cc]lick|[Pp]ress|[Tt]ap)(?: on)? ${who}['’]s? ${detail}$`,
  "u",
);
/** “find the e-mail of Ada and click it”. */
const ownedThen = new RegExp(
  String.raw`^(?:[Pp]lease )?(?:[Ff]ind|[Ll]ook up|[Ll]ook for|[Ll]ocate) the ${detail} (?:of|for) ${who},?(?: and then| and| then)? ${pressing} (?:it|that)$`,
  "u",
);

/** More pages of a list, or cards, are not gone through. */
const mostTurns = 12;

/** “find Ada and click on her e-mail”: what stands beside that word in the part of the page that is hers, which may have to be unfolded or turned to. */
export const ownDetail: Deed = async (text, hand) => {
  const found = [soughtThen, ownedThen, owned, possessive]
    .map((pattern) => pattern.exec(text)?.groups)
    .find((groups) => groups !== undefined);
  const { who: person = "", what = "" } = found ?? {};
  if (person === "") return undefined;
  // “the mail of Ada” may be what she has written, which is open then.
  const isEntry = /^e-?mail$/iu.test(what) && owned.test(text);
  return reach(hand, { person: person.replace(/["“”]/gu, ""), what, isEntry });
};

type Wanted = { person: string; what: string; isEntry: boolean };

async function reach(hand: Hand, wanted: Wanted): Promise<Came | undefined> {
  let turned = 0;
  let opened = false;
  for (;;) {
    const view = await hand.look();
    const names = namesOf(view, wanted.person);
    for (const name of names) {
      const value = valueIn(view, name, wanted);
      if (value !== undefined) return hand.use(view, value, { why: "Presses what is hers, his or theirs" });
    }
    const head = opened ? undefined : headIn(view, names);
    const next = head ?? (names.length === 0 && turned < mostTurns ? nextPageOf(view) : undefined);
    if (next === undefined || hand.stepsLeft < 2) break;
    const came = await hand.use(view, next, { why: `Looks for ${JSON.stringify(wanted.person)}` });
    if (!came.done) return came;
    if (came.doubt !== undefined) break;
    if (head === undefined) turned += 1;
    else opened = true;
  }
  if (opened && wanted.isEntry) return { done: true };
  return opened || turned > 0
    ? { done: false, reason: `nothing there is the ${wanted.what} of ${JSON.stringify(wanted.person)}.` }
    : undefined;
}

/** Where the person is named, and nobody else. */
function namesOf(view: PageView, person: string): number[] {
  const stems = stemsOf(person);
  return view.nodes.flatMap(({ role, name }, at) =>
    role === "text" && (plain(name) === plain(person) || (includesAll(name, stems) && name.length < 60))
      ? [at]
      : [],
  );
}

/** What unfolds when the name is pressed. */
function headIn(view: PageView, names: number[]): ViewNode | undefined {
  const heads = names.flatMap((at) => {
    const head = around(view, at).find((index) => {
      const node = view.nodes[index];
      return node !== undefined && isUsable(node) && !node.scrollable;
    });
    const node = head === undefined ? undefined : view.nodes[head];
    const isHere = node?.href === undefined || node.href.split("#")[0] === view.url.split("#")[0];
    return node !== undefined && isHere && node.expanded !== true ? [node] : [];
  });
  return new Set(heads).size === 1 ? heads[0] : undefined;
}

/** What stands beside the word in the smallest part of the page that names the person and has that word once. */
function valueIn(view: PageView, name: number, { what }: Wanted): ViewNode | undefined {
  const wanted = stemsOf(what).filter((word) => word !== "number");
  for (const at of around(view, name)) {
    const labels = view.nodes.flatMap(({ role, name: said }, index) =>
      role === "text" && index > at && index < endOf(view, at) && index !== name && isLabel(said, wanted)
        ? [index]
        : [],
    );
    const [label, ...others] = labels;
    if (others.length > 0) return undefined;
    if (label !== undefined) return besideLabel(view, label, endOf(view, at));
  }
  return undefined;
}

/** “Phone:” is the telephone number. */
function isLabel(said: string, wanted: string[]): boolean {
  const stems = stemsOf(said.replace(/:.*$/u, "")).filter((word) => word !== "number");
  if (stems.length === 0 || stems.length > 2) return false;
  const [first = ""] = stems;
  return (
    stems.every((word) => wanted.includes(word)) ||
    (stems.length === 1 && wanted.some((word) => word.endsWith(first) && first.length > 4))
  );
}

/** The control that the word stands in, or else the next one; not beyond the next word of that kind. */
function besideLabel(view: PageView, label: number, end: number): ViewNode | undefined {
  const isControl = (index: number): boolean => {
    const node = view.nodes[index];
    return node !== undefined && isUsable(node) && !node.scrollable;
  };
  const own = around(view, label).find((at) => isControl(at) && calledAs(view, at).length < 60);
  if (own !== undefined) return view.nodes[own];
  const next = view.nodes.findIndex(
    ({ role, name }, index) => index > label && index < end && role === "text" && name.trim() !== "",
  );
  if (next < 0 || /:\s*$/u.test(view.nodes[next]?.name ?? "")) return undefined;
  const holder = [view.nodes[next]?.parent ?? -1, ...around(view, next)].find(isControl);
  const part = view.nodes[holder ?? view.nodes[next]?.parent ?? -1];
  return part !== undefined && part.ref !== "" && indexOfNode(view, part) > 0 ? part : undefined;
}
