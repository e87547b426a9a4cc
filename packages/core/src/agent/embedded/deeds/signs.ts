import { conceptsIn, conceptsOfSign } from "../../../grounding/vocabulary/concepts/index.ts";
import { normalize, stem, wordsOf, wordsOfIdentifier } from "../../../grounding/matching/text.ts";
import { abbreviated } from "../../../grounding/vocabulary/abbreviations.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import { plain, stemsOf } from "../../../grounding/matching/outline.ts";

const skipped = /^(?:text|heading|document|main|dialog|form|list|region|article|navigation|textbox)$/;

/**
 * What stands for one of these words on a page, by its name, its title, its sign or the names that its author gave it: a
 * page may listen for it further out, so that it need be no control by itself. The innermost, in their order.
 */
export function signsFor(view: PageView, words: string): ViewNode[] {
  const wanted = conceptsFor(words);
  const found = view.nodes.flatMap((node, index) => {
    if (node.ref === "" || skipped.test(node.role) || node.box === undefined) return [];
    if (node.editable === true || node.disabled === true || node.covered !== undefined) return [];
    const nearness = standsFor(view, index, { words: plain(words), wanted });
    return nearness === undefined ? [] : [{ index, nearness }];
  });
  // What is called by the very word comes before what only means it.
  const isCalled = found.some(({ nearness }) => nearness === "called");
  const best = found.flatMap(({ index, nearness }) => (isCalled && nearness === "meant" ? [] : [index]));
  return best
    .filter((at) => !best.some((other) => other > at && isInside(view, other, at)))
    .flatMap((at) => view.nodes[at] ?? []);
}

/** “Mark it as important”, where a star is all that marks. */
const likeOthers: Record<string, { names: string[]; signs: string[] }> = {
  important: { names: ["mark as important", "mark important"], signs: ["star", "flag"] },
  urgent: { names: ["mark as urgent", "important", "mark as important"], signs: ["flag", "star"] },
  unread: { names: ["mark as unread", "mark unread"], signs: [] },
  read: { names: ["mark as read", "mark read"], signs: [] },
  flag: { names: [], signs: ["star"] },
  star: { names: [], signs: ["flag"] },
  spam: { names: ["mark as spam", "report spam", "junk"], signs: [] },
};

/** The same for what a mark is called: by its own name, else by the one kind of sign that is used for such a mark. */
export function signsMeaning(view: PageView, words: string): ViewNode[] {
  const { names, signs } = likeOthers[words.toLowerCase()] ?? { names: [], signs: [] };
  for (const name of [words, ...names]) {
    const found = signsFor(view, name);
    if (found.length > 0) return found;
  }
  const [only = [], ...others] = signs.map((sign) => signsFor(view, sign)).filter(({ length }) => length > 0);
  return others.length === 0 ? only : [];
}

type Wanted = { words: string; wanted: ReadonlySet<string> };

function standsFor(view: PageView, index: number, { words, wanted }: Wanted): "called" | "meant" | undefined {
  const { name = "", description = "", hints = "" } = view.nodes[index] ?? {};
  const said = withoutGlyph(name === "" ? ownText(view, index) : name);
  if (said.length > 40) return undefined;
  if ([said, description].some((text) => plain(text) !== "" && plain(text) === words)) return "called";
  if (said !== "" && /\p{L}{2}/u.test(said)) return says(said, wanted) ? "meant" : undefined;
  const signs = [said.trim(), description, ...hints.split(/\s+/u).map(writtenOut)].filter(
    (sign) => sign !== "",
  );
  if (signs.some((sign) => plain(sign).split(" ").includes(words))) return "called";
  const isMeant = signs.some((sign) => conceptsOfSign(sign).some(({ name: one }) => wanted.has(one)));
  return isMeant ? "meant" : undefined;
}

/** “↩ reply” is called by its word. */
function withoutGlyph(said: string): string {
  return said.replace(/^[^\p{L}\p{N}\s]{1,2}\s+(?=\p{L}{2})|(?<=\p{L}{2})\s+[^\p{L}\p{N}\s]{1,2}$/gu, "");
}

/** How authors of mailboxes and feeds shorten what their signs do, beside what is shortened everywhere. */
const short: Record<string, string> = {
  snd: "send",
  rep: "reply",
  rpl: "reply",
  rt: "retweet",
  cls: "close",
};

/** `btn-del` is “btn delete”. */
function writtenOut(hint: string): string {
  const words = plain(wordsOfIdentifier(hint)).split(" ");
  const full = words.map((word) => short[word] ?? abbreviated.get(word) ?? word);
  return full.some((word, at) => word !== words[at]) ? full.join(" ") : hint;
}

/** Only what it is called by as a whole: “Reply” and not “Replies to this”. */
function says(text: string, wanted: ReadonlySet<string>): boolean {
  const words = wordsOf(normalize(text));
  return (
    words.length <= 3 &&
    conceptsIn(words).some(
      ({ concept, from, to }) => from === 0 && to === words.length && wanted.has(concept.name),
    )
  );
}

/** What may stand beside a sign's name and says nothing of what it does: “the little star of this post”. */
const adding = new Set(
  (
    "the a an this that it its my your of on to button icon sign symbol picture link option little small tiny big red " +
    "yellow gold golden orange blue green grey gray black white post tweet mail email message comment entry note"
  ).split(" "),
);

const leaving = new Set(["back", "previous", "close", "cancel"]);

/** Words that say more than the sign does mean something else: “Share via DM” is no “Share”. */
function conceptsFor(words: string): ReadonlySet<string> {
  const all = wordsOf(normalize(words));
  const said = conceptsIn(all).flatMap(({ concept, from, to }) =>
    all.every((word, at) => (at >= from && at < to) || adding.has(word)) ? [concept.name] : [],
  );
  const isOneWord = all.length < 2 || said.length > 0;
  // A bent arrow is called “reply” and often goes back; whoever says “reply” does not mean that.
  const drawn = isOneWord ? conceptsOfSign(words).map(({ name }) => name) : [];
  return new Set([...said, ...drawn.filter((name) => !leaving.has(name) || all.includes(name))]);
}

const person = new Set("user account author person member them him her".split(" "));

/**
 * Entries of a menu that say no more than these words and whose menu it is: “Mute @ada” for “mute”, “Copy link to post” for
 * “copy the link”.
 */
export function entriesSaying(view: PageView, words: string, whose: string): ViewNode[] {
  const owner = new Set(stemsOf(whose));
  const telling = (text: string) =>
    wordsOf(normalize(text.replace(/@\S+/gu, "")))
      .filter((word) => !adding.has(word) && !person.has(word) && !owner.has(stem(word)))
      .join(" ");
  const wanted = telling(words);
  const found = view.nodes.flatMap(({ ref, name, role, box, editable, disabled, covered }, index) => {
    const isPlain = editable !== true && disabled !== true && covered === undefined;
    const said = name === "" ? ownText(view, index) : name;
    const isShown =
      ref !== "" && box !== undefined && said !== "" && said.length <= 60 && !skipped.test(role);
    return wanted !== "" && isPlain && isShown && telling(said) === wanted ? [index] : [];
  });
  return found
    .filter((at) => !found.some((other) => other > at && isInside(view, other, at)))
    .flatMap((at) => view.nodes[at] ?? []);
}

/** The text of an element that holds nothing else. */
function ownText(view: PageView, index: number): string {
  const inside = view.nodes.filter(({ parent }) => parent === index);
  const [only] = inside;
  return inside.length === 1 && only?.role === "text" ? only.name : "";
}

function isInside(view: PageView, index: number, outer: number): boolean {
  for (let at = view.nodes[index]?.parent ?? -1; at >= outer; at = view.nodes[at]?.parent ?? -1)
    if (at === outer) return true;
  return false;
}
