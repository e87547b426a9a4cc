import { isField, isSelect } from "../matching/compatibility.ts";
import { perNames } from "../matching/per-names.ts";
import { normalize } from "../matching/text.ts";
import type { Candidate } from "../matching/view-index.ts";
import type { OfferedField } from "./offered.ts";

export type Opener = { candidate: Candidate; opens: NonNullable<OfferedField["opens"]> };

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
/** What asks for a day, or shows the one that is chosen. */
const asking =
  /\b(?:add|choose|pick|select|set|any|enter) (?:an? |your |the )?(?:\p{L}+ )?(?:dates?|days?|period)\b|^(?:when|dates?|day|check ?in|check ?out|arrival|departure|period|stay)\b/u;
const daily =
  /\b(?:dates?|day|when|arrival|departure|check ?in|check ?out|deadline|due|starts?|ends?|begins?|return|period|stay|from|until|dd|yyyy)\b/u;
const shown = new RegExp(
  String.raw`\b(?:\d{1,2}\.? ${month}|${month}\.? \d{1,2})\b|\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b`,
  "iu",
);
const severally = /\b(?:dates|days|when|period|stay)\b|[–—→]|\bto\b/u;

/** More of them are days to choose, and none opens a calendar. */
const most = 4;

/** “Day” beside “Week” and “Month” says how much is shown, and opens nothing. */
const spans = /^(?:days?|weeks?|months?|years?)$/u;

/** Fields that take no text, and buttons, that open a calendar. */
export function openersOf(usable: Candidate[]): Opener[] {
  const ofSpans = usable.filter(({ node }) => spans.test(normalize(node.name)));
  const found = usable.filter(
    (one) => opens(one.node, one.fields) && !(ofSpans.length > 1 && ofSpans.includes(one)),
  );
  return found.length > most
    ? []
    : found.map((candidate) => ({ candidate, opens: opensOf(candidate, found) }));
}

const opens = perNames((node, fields): boolean => {
  const texts = fields.filter(({ weight }) => weight > 0.86).map(({ name }) => name.text);
  if (isSelect(node)) return false;
  if (isField(node))
    return (
      node.readonly === true &&
      /^(?:text|search)?$/u.test(node.inputType ?? "") &&
      (texts.some((text) => daily.test(text)) || shown.test(node.value ?? ""))
    );
  if (!/^(?:button|combobox|generic)$/u.test(node.role) || texts.some((text) => text.length > 60))
    return false;
  const isFolded = node.expanded === false && texts.some((text) => daily.test(text) || shown.test(text));
  return (
    isFolded || texts.some((text) => asking.test(text) && !/\b(?:show|sort|filter|search|find)\b/u.test(text))
  );
});

function opensOf({ fields }: Candidate, all: Candidate[]): "day" | "both" {
  return all.length === 1 && fields.some(({ name }) => severally.test(name.text)) ? "both" : "day";
}
