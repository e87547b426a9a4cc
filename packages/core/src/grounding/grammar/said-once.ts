import type { Failure, Grounding, Resolved } from "../outcome.ts";

/** The words with all that they leave out: as many things are to be done as are said then. `read`: what they are without it. */
export function groundInFull(
  instruction: string,
  read: Failure,
  ground: (order: string) => Grounding,
): Resolved | undefined {
  for (const order of read.decisive ? [] : saidInFull(instruction)) {
    const found = ground(order);
    const nodes = found.outcome === "resolved" ? found.steps.map(({ node }) => node?.ref) : [];
    const isEach = nodes.length > 1 && new Set(nodes).size === nodes.length;
    if (found.outcome === "resolved" && isEach) return found;
  }
  return undefined;
}

/**
 * What is said once and holds for several, said of each: “Nia's exam is 18 and Oskar's is 14”, “income: 42000 for Ada and 31500
 * for Ida”, “clear Ben's note and set his table to 4”. None where nothing is left out.
 */
function saidInFull(text: string): string[] {
  const plain = text.trim().replace(/[.!]$/u, "");
  return [ofOwner(plain), ofEach(plain), shared(plain)].filter((full) => full !== undefined);
}

const name = String.raw`(?:(?:the |my |our )?[\p{L}\p{N}][\p{L}\p{N}.-]*(?: [\p{L}\p{N}][\p{L}\p{N}.-]*){0,3})`;
const value = String.raw`(?:["“][^"”]+["”]|[-+€$£]?\d[\p{L}\d.,:/%-]*)`;
const link = String.raw`(?: (?:is|are|to|as|at|should be|must be)|:| =)`;
const setting = "(?:set|change|put|make|update|enter|fill in) (?:the )?";

const regular = (source: string): RegExp => new RegExp(`^${source}$`, "iu");

/** “Ben's plus one … his note”: whose it is was said before. */
function ofOwner(text: string): string | undefined {
  const found = /(?<owner>(?:the \p{Ll}[\p{L}-]*|\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)*))['’]s /u.exec(text);
  const owner = found?.groups?.["owner"];
  if (found === null || owner === undefined) return undefined;
  const end = found.index + found[0].length;
  const rest = text.slice(end).replace(/\b(?:his|her|its|their) (?=\p{L})/gu, `${owner}'s `);
  return rest === text.slice(end) ? undefined : text.slice(0, end) + rest;
}

/** “Nia's exam is 18 and Oskar's is 14”, “set the code of the first item to 6115 and of the second to 1806”. */
function ofEach(text: string): string | undefined {
  const owned = regular(
    String.raw`(?<lead>${setting})?(?<first>${name})['’]s (?<field>.+?)(?<link>${link}) ?(?<value>.+?)(?:,| and|, and|;) (?<other>${name})['’]s${link}? ?(?<last>.+)`,
  ).exec(text)?.groups;
  // “Ada's town is Bergen and Ida's street is …” says each.
  const isLeftOut = owned !== undefined && !/\b(?:is|to|as)\b|:/u.test(owned["last"] ?? "");
  if (owned && isLeftOut)
    return [
      `set ${owned["first"]}'s ${owned["field"]} to ${owned["value"]}`,
      `set ${owned["other"]}'s ${owned["field"]} to ${owned["last"]}`,
    ].join(" and ");
  const placed = regular(
    String.raw`(?<verb>${setting})(?<field>.+?) (?<of>of|for|in) (?<first>.+?) to (?<value>${value})(?:,| and|, and|;) (?:(?:the one )?(?:of|for|in) )?(?<other>.+?) to (?<last>${value})`,
  ).exec(text)?.groups;
  if (placed === undefined) return undefined;
  const noun = placed["first"]?.split(" ").at(-1) ?? "";
  const isCounted =
    /^(?:the )?(?:first|second|third|fourth|fifth|last|next|other|\d+(?:st|nd|rd|th))$/iu.test(
      placed["other"] ?? "",
    );
  const other = isCounted ? `${placed["other"]} ${noun}` : placed["other"];
  return [
    `set the ${placed["field"]} ${placed["of"]} ${placed["first"]} to ${placed["value"]}`,
    `set the ${placed["field"]} ${placed["of"]} ${other} to ${placed["last"]}`,
  ].join(" and ");
}

/** “quiz 2: Nia 13, Oskar 14”, “income: 42000 for Ada and 31500 for Ida”. */
function shared(text: string): string | undefined {
  const { field = "", rest = "" } =
    regular(String.raw`(?:${setting})?(?<field>[^:,;]{2,40}): ?(?<rest>.+)`).exec(text)?.groups ?? {};
  const parts = rest.split(/, and |, | and |; /u);
  if (parts.length < 2) return undefined;
  const pairs = parts.map(
    (part) =>
      (
        regular(String.raw`(?<owner>${name}):?${link}? (?<value>${value})`).exec(part) ??
        regular(String.raw`(?<value>${value}) (?:for|to|of) (?<owner>${name})`).exec(part)
      )?.groups,
  );
  if (!pairs.every((pair) => pair !== undefined)) return undefined;
  return pairs
    .map((pair) => `set the ${field.replace(/^the /iu, "")} of ${pair["owner"]} to ${pair["value"]}`)
    .join(" and ");
}
