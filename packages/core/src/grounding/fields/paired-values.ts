import type { PageView } from "../../page/view.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { joined } from "../joined.ts";
import { maskQuotes, unmaskQuotes } from "../grammar/masked-quotes.ts";
import { modalOf } from "../matching/modal.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { notFound, stepOn, type Grounding, type Resolved } from "../outcome.ts";
import { tokenize } from "../matching/tokens.ts";
import { contains, indexOf, type Candidate } from "../matching/view-index.ts";

const respectively = /,? respectively\b/iu;
const lead = String.raw`(?:please )?(?:can you |could you )?`;
const list = String.raw`[^,;.:]+(?:, [^,;.:]+)*,? and [^,;.:]+?`;
const ending = String.raw`(?:,? respectively)?(?:,? please)?[.!]?$`;
/** “set first and last name to Ada and Byron”, “first and last name are Ada and Byron”. */
const namesFirst = new RegExp(
  String.raw`^${lead}(?:(?:set|change|fill|fill in|make) )?(?:the |my |our )?(?<names>${list}) (?:to|with|as|are|should be|=|:) (?<values>${list})${ending}`,
  "iu",
);
/** “enter Ada and Byron as first and last name”. */
const valuesFirst = new RegExp(
  String.raw`^${lead}(?:enter|put|type|write|fill in|use|set) (?<values>${list}) (?:as|for|into|in|under) (?:the |my |our )?(?<names>${list})${ending}`,
  "iu",
);

/**
 * “set first and last name to Ada and Byron (respectively)”: each of the values goes to the field of the same place in the other
 * list. Undefined where the words are no two lists of one length, or where no field takes its part.
 */
export function groundPairedValues(
  view: PageView,
  instruction: string,
  groundOrder: (order: string) => Grounding,
): Grounding | undefined {
  const { masked, pieces } = maskQuotes(instruction);
  if (!/ and /iu.test(masked)) return undefined;
  for (const pattern of [namesFirst, valuesFirst]) {
    const { names = "", values = "" } = pattern.exec(masked)?.groups ?? {};
    const [called, given] = [withHead(partsOf(names)), partsOf(values)];
    if (called.length < 2 || called.length !== given.length) continue;
    const found = called.map((name, at) => groundOrder(unmaskQuotes(`set ${name} to ${given[at]}`, pieces)));
    const resolved = found.filter(
      (one): one is Resolved => one.outcome === "resolved" && one.steps.length === 1,
    );
    const nodes = new Set(resolved.map(({ steps: [step] }) => step?.node));
    if (resolved.length === called.length && nodes.size === called.length) return joined(resolved);
  }
  return respectively.test(masked) ? { ...notFound(view, instruction, []), decisive: true } : undefined;
}

const partsOf = (text: string): string[] =>
  text
    .split(/,? and |, /u)
    .map((part) => part.trim().replace(/^(?:the|my|our) /iu, ""))
    .filter((part) => part !== "");

/** “first and last name”: what only the last one says is said of all. */
function withHead(names: string[]): string[] {
  const head = / (?<noun>\p{L}+)$/u.exec(names.at(-1) ?? "")?.groups?.["noun"];
  const isShort = names.slice(0, -1).every((name) => !name.includes(" "));
  return head === undefined || !isShort
    ? names
    : [...names.slice(0, -1).map((name) => `${name} ${head}`), ...names.slice(-1)];
}

const count = String.raw`two|three|four|five|six|seven|eight|nine|[2-9]`;
const boxes = String.raw`(?:(?:empty|text|input|number|blank) )*(?:boxes|fields|inputs|blanks)`;
const intoBoxes = new RegExp(
  String.raw`^${lead}(?:enter|put|type|write|fill in|fill) (?<values>${list}) (?:into|in|to) (?:the )?(?:(?<count>${count}) )?${boxes}(?:,? in (?:this|that|the given) order)?[.!]?$`,
  "iu",
);
const boxesWith = new RegExp(
  String.raw`^${lead}fill (?:in )?(?:the )?(?:(?<count>${count}) )?${boxes} with (?<values>${list})[.!]?$`,
  "iu",
);
const sameInAll = new RegExp(
  String.raw`^${lead}(?:enter|put|type|write|fill in) (?<value>\S+) (?:into|in|to) (?:all (?:of )?(?:the )?(?<count>${count})|both|all (?:of )?(?:the )?(?=\p{L}))(?: ?${boxes})?[.!]?$`,
  "iu",
);

/** “put 3, 5 and 7 into the three boxes”, “put 9 in all three”, where the page has as many fields and no others. */
export function groundBoxesInOrder(view: PageView, instruction: string): Resolved | undefined {
  const { masked, pieces } = maskQuotes(instruction);
  const said = (intoBoxes.exec(masked) ?? boxesWith.exec(masked) ?? sameInAll.exec(masked))?.groups;
  if (said === undefined) return undefined;
  const fields = plainFields(view);
  const values =
    said["values"] === undefined ? fields.map(() => said["value"] ?? "") : partsOf(said["values"]);
  const counted = said["count"] === undefined ? undefined : numberInWords(said["count"]);
  const isBoth = / both\b/iu.test(masked);
  const length = counted ?? (isBoth ? 2 : said["values"] === undefined ? undefined : values.length);
  if (length === undefined || fields.length !== length || values.length !== length || length < 2)
    return undefined;
  const steps = fields.map(({ node }, at) =>
    stepOn(view, node, { method: "fill", arguments: [plain(unmaskQuotes(values[at] ?? "", pieces))] }),
  );
  return { outcome: "resolved", steps, confidence: 0.8, candidates: [], isAccounted: true };
}

/** What is quoted is written without its quotes. */
function plain(value: string): string {
  const [token, another] = tokenize(value).tokens;
  return token?.kind === "quoted" && another === undefined ? token.text : value;
}

function plainFields(view: PageView): Candidate[] {
  const index = indexOf(view);
  const modal = modalOf(view);
  return index.candidates.filter(
    ({ node, index: at }) =>
      isField(node) &&
      !isSelect(node) &&
      node.role !== "slider" &&
      !node.disabled &&
      !node.readonly &&
      (modal === undefined || contains(index, modal, at)),
  );
}
