import { type Look, unmet } from "./look-of-figures.ts";
import { conceptOf, phraseLikeness } from "./match.ts";
import { type Atom, atomsOf, residueOf } from "./page.ts";
import { isWithin, nodeAt } from "./tree.ts";
import { stem, words } from "./words.ts";

/** Links and pictures by their looks. */

/** What links and buttons do, and nothing is called. */
export const ACTIONS =
  /^(?:add|buy|view|see|show|read|learn|more|details?|edit|delete|remove|share|reply|report|quick|compare|save|open|apply|book|select|choose|next|previous|back|download|close|menu|pdf|csv|html|here)\b.{0,24}$/i;

export function judgeUrl(look: Look, atom: Atom): number {
  if (atom.kind !== "link") return 0;
  const { qualifiers } = conceptOf(look.field);
  const left = qualifiers.filter((word) => !look.scope.nouns.has(word));
  const likeness = left.length > 0 ? phraseLikeness(left, residueOf(look.page, atom.text)) : 0;
  if (left.length > 0) return likeness >= 0.5 ? 0.5 + 0.4 * likeness : 0;
  if (look.scope.kind === "page") return 0;
  const nearHeading = atomsOf(look.page, look.scope).some(
    ({ kind, range }) => kind === "heading" && (isWithin(range, atom.range) || isWithin(atom.range, range)),
  );
  const penalty = ACTIONS.test(atom.text) || atom.text === "" ? 0.1 : 0;
  return (nearHeading ? 0.9 : Math.max(0.5, 0.82 - 0.1 * look.rank.link++)) - penalty;
}

export function judgeImage(look: Look, atom: Atom): number {
  const { href, box } = nodeAt(look.page.tree, atom.node);
  if (atom.kind !== "picture" || href === undefined) return 0;
  const left = unmet(look, residueOf(look.page, atom.text));
  if (left.length > 0) return 0;
  const inline = href.startsWith("data:") ? 0.2 : 0;
  const tiny = box !== undefined && box.width * box.height < 1_024 ? 0.2 : 0;
  if (look.scope.kind === "item") return Math.max(0.5, 0.85 - 0.08 * look.rank.name++) - inline - tiny;
  const large = box !== undefined && box.width >= 200 ? 0.08 : 0;
  return Math.max(0.5, 0.66 + large - 0.1 * look.rank.name++) - inline - tiny;
}

/** An address that says what it leads to: `/artists/vesper-lane`, `#album-3`. Surer than a name that is only linked. */
export function judgeLinked({ field, scope, page }: Look, atom: Atom): number {
  const shape = field.shape();
  const { href, tag } = nodeAt(page.tree, atom.node);
  if (atom.kind !== "link" || href === undefined || tag !== "a") return 0;
  if (shape.kind !== "scalar" || shape.type !== "string" || shape.format !== undefined) return 0;
  const kinds =
    conceptOf(field).concept === "author" && conceptOf(field).qualifiers.length === 0
      ? WRITERS
      : new Set([field.words.at(-1) ?? ""]);
  const isAddressed = (link: Atom) => saysKind(nodeAt(page.tree, link.node).href ?? "", kinds);
  if (!isAddressed(atom) || ACTIONS.test(atom.text) || !/\p{L}/u.test(atom.text)) return 0;
  const alike = atomsOf(page, scope).filter((other) => other.kind === "link" && isAddressed(other));
  return new Set(alike.map(({ text }) => text)).size === 1 ? 0.84 : 0;
}

/** How addresses call those who write: `/u/waxwing`. */
const WRITERS = new Set("author writer u user profile people person member".split(" ").map(stem));

/** Whether the last steps of an address name a kind of thing. */
function saysKind(href: string, kinds: Set<string>): boolean {
  const { pathname, hash } = URL.canParse(href) ? new URL(href) : { pathname: "", hash: "" };
  const steps = [...pathname.split("/").slice(-2, -1), hash.slice(1).split(/[-/_=]/)[0] ?? ""];
  return steps.some((step) => {
    const [kind = "", ...more] = words(step);
    return more.length === 0 && kinds.has(kind);
  });
}
