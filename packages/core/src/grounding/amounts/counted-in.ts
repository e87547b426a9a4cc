import type { PageView, ViewNode } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import { numberInWords, plainNumber } from "./numbers.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { statedControls, type StatedControl } from "../recounted/stated-controls.ts";
import { root } from "../evidence/root.ts";
import { tiers } from "../matching/similarity.ts";
import { indexOf } from "../matching/view-index.ts";

const number = String.raw`(?<count>[€$£]? ?\d[\d.,]*|half an?|\p{L}+(?:-\p{L}+)?)`;
const unit = String.raw`(?<unit>%|°C?|\p{L}+|[€$£])`;
const rate = String.raw`(?: (?:a|an|per|each|every) (?<rate>\p{L}+))?`;
const ways =
  "more|less|fewer|extra|longer|shorter|sooner|earlier|later|warmer|hotter|colder|cooler|higher|lower|cheaper|dearer";
const lead = String.raw`^(?:(?:make (?:it|that|this)|add|give (?:it|me|us|them)|set it|have it|(?:i|we)(?: would|['’]d)? (?:need|want|like|have)) )?`;
const changes = [
  new RegExp(
    String.raw`${lead}${number} ?${unit}${rate} (?<way>${ways})(?: (?<what>(?!than\b)[\p{L} ]{2,30}))?$`,
    "iu",
  ),
  new RegExp(
    String.raw`${lead}${number} (?<way>more|less|fewer|extra) ${unit}(?: of (?<what>(?!than\b)[\p{L} ]{2,30}?))?${rate}$`,
    "iu",
  ),
];
const subject = String.raw`^(?:(?:it|they|this|that|the \p{L}+|we|i|you) )?`;
const verb = String.raw`(?:be|cost|get|go|take|become|pay|spend|last|weigh|exceed|rise|fall|drop)`;
const limits = [
  new RegExp(
    String.raw`${subject}(?:(?<should>should|must|may|can|shall|will|has to|have to|needs to) )?(?:(?<verb>${verb}s?) )?(?<limit>not more than|no more than|nothing (?:over|above|under|below|more than|less than)|at (?:the |the very |very )?most|at (?:the |the very |very )?least|no (?:fewer|less) than|not (?:less|fewer) than|not (?:under|over|above|below)|up to|maximum(?: of)?|max\.?|minimum(?: of)?|min\.?) ${number}(?: ?${unit})?${rate}(?: away)?$`,
    "iu",
  ),
  new RegExp(
    String.raw`${subject}(?:must|should|may|can|shall|do)(?:n['’]t| not|not)(?: want to| let (?:it|them|the \p{L}+))? (?:(?<verb>${verb}) )?(?<limit>(?:more|less|fewer|colder|cooler|warmer|hotter|dearer|cheaper|longer|shorter|higher|lower|heavier|lighter) than|over|under|above|below) ${number}(?: ?${unit})?${rate}(?: away)?$`,
    "iu",
  ),
];

/** “nobody older than 35” */
const ages =
  /^(?:nobody|no ?one|none|not|never|no \p{L}+) (?:(?:that|who) is )?(?<limit>(?:older|younger) than|over|above|under|below) (?<count>\d{1,3}|\p{L}+(?:-\p{L}+)?)(?: years?(?: old| of age)?)?$/iu;

type Kind = { said: RegExp; shown: RegExp; called?: RegExp };
/** What things are counted in, as it is said, and as a field shows it. */
const kinds: Kind[] = [
  {
    said: /^(?:€|euros?|eur)$/iu,
    shown: /€|\beuros?\b|\beur\b/iu,
    called: /\b(?:price|cost|budget|fee|fare|rent)\b/iu,
  },
  {
    said: /^(?:\$|dollars?|usd|bucks)$/iu,
    shown: /\$|\bdollars?\b|\busd\b/iu,
    called: /\b(?:price|cost|budget|fee|fare|rent)\b/iu,
  },
  {
    said: /^(?:£|pounds?|gbp|quid)$/iu,
    shown: /£|\bpounds?\b|\bgbp\b/iu,
    called: /\b(?:price|cost|budget|fee|fare|rent)\b/iu,
  },
  { said: /^(?:minutes?|mins?)$/iu, shown: /\bminutes?\b|\bmins\b|\(min\)|\d ?min\b/iu },
  { said: /^(?:hours?|hrs?)$/iu, shown: /\bhours?\b|\bhrs?\b|\(h\)/iu },
  { said: /^days?$/iu, shown: /\bdays?\b/iu },
  { said: /^nights?$/iu, shown: /\bnights?\b/iu },
  { said: /^weeks?$/iu, shown: /\bweeks\b/iu },
  { said: /^months?$/iu, shown: /\bmonths\b/iu },
  { said: /^years?$/iu, shown: /\byears\b/iu },
  { said: /^(?:°C?|degrees?)$/iu, shown: /°|\bdegrees?\b|\bcelsius\b/iu, called: /\btemperature\b/iu },
  { said: /^(?:%|percent)$/iu, shown: /%|\bper ?cent\b/iu },
  { said: /^(?:kg|kilos?|kilograms?|kilogrammes?)$/iu, shown: /\bkg\b|\bkilo/iu },
  { said: /^(?:g|grams?|grammes?)$/iu, shown: /\(g\)|\bgram/iu },
  { said: /^(?:cm|centimet(?:re|er)s?)$/iu, shown: /\bcm\b|\bcentimet/iu },
  { said: /^(?:mm|millimet(?:re|er)s?)$/iu, shown: /\bmm\b|\bmillimet/iu },
  { said: /^(?:km|kilomet(?:re|er)s?)$/iu, shown: /\bkm\b|\bkilomet/iu },
  { said: /^(?:m|met(?:re|er)s?)$/iu, shown: /\(m\)|\bmet(?:re|er)s?\b/iu },
  { said: /^(?:litres?|liters?|l)$/iu, shown: /\(l\)|\blit(?:re|er)s?\b/iu },
  { said: /^(?:ml|millilit(?:re|er)s?)$/iu, shown: /\bml\b|\bmillilit/iu },
  {
    said: /^(?:people|persons?|guests?|heads?)$/iu,
    shown: /\bpeople\b|\bpersons?\b|\bguests?\b|\bparticipants\b/iu,
  },
];
const ofAge: Kind = { said: /^age$/iu, shown: /\bages?\b|\byears? old\b/iu };
const money = kinds.slice(0, 3);
const upward = /^(?:more|extra|longer|later|warmer|hotter|higher|dearer)$/iu;
const ofHeat = /^(?:warmer|hotter|colder|cooler)$/iu;
const ofTime = /^(?:sooner|earlier|later)$/iu;
const upper =
  /\b(?:max|maximum|highest|most|up to|until|to|limit|budget|upper|less than|under|not over|no more)\b/iu;
const lower = /\b(?:min|minimum|lowest|least|from|lower|more than|not under|no less|starting at)\b/iu;

/**
 * “20 euros more”, “two degrees warmer”, “four hours less per week”, “not more than 120 euros”: what is meant is told by nothing but
 * what it is counted in. The one field that shows that it is so counted, where no other word is left.
 */
export function groundCountedIn(view: PageView, instruction: string): Resolved | undefined {
  const said = instruction.trim().replace(/^please |(?:,? please)?[.!]*$/giu, "");
  const change = changes.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined);
  const limit = limits.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined);
  const age = ages.exec(said)?.groups;
  const { count = "", unit: counted = "", rate: per, what } = change ?? limit ?? age ?? {};
  const amount = amountOf(count);
  if (age && amount !== undefined && !limit)
    return limited(view, numbersOf(view, [ofAge]), {
      amount,
      isLeast: /young|under|below/iu.test(age["limit"] ?? ""),
    });
  const kind = kindOf(count, counted, { isPaid: /^(?:cost|pay|spend)/iu.test(limit?.["verb"] ?? "") });
  if (amount === undefined || kind.length === 0) return undefined;
  const way = change?.["way"] ?? "";
  const isOdd =
    (ofHeat.test(way) && !kind.some(({ said: one }) => one.test("degrees"))) || isClocked(view, way);
  const isHeat = kind.some(({ said: one }) => one.test("degrees"));
  const controls = isOdd
    ? []
    : numbersOf(view, kind).filter(
        (one) => accountsFor(one, [per, what]) && !(isHeat && isHeatedElsewhere(view, one.control.at)),
      );
  if (change) return moved(view, controls, upward.test(way) ? amount : -amount);
  const text = limit?.["limit"] ?? "";
  const isLeast = /least|less|fewer|under|below|min|colder|cooler|shorter|lower|cheaper|lighter/iu.test(text);
  return limited(view, controls, { amount, isLeast });
}

/** Another temperature is shown, or changed by buttons. */
const isHeatedElsewhere = ({ nodes }: PageView, control: number): boolean =>
  nodes.some(
    ({ role, name }, at) =>
      (/°/u.test(name) && Math.abs(at - control) > 2 * nearest) ||
      (role === "button" && /\b(?:warmer|hotter|colder|cooler)\b/iu.test(name)),
  );

function amountOf(said: string): number | undefined {
  if (/^half an?$/iu.test(said)) return 0.5;
  const digits = said.replace(/^[€$£] ?/u, "");
  const amount = /^\d/u.test(digits)
    ? Number(plainNumber(digits, false) ?? Number.NaN)
    : numberInWords(/^an?$/iu.test(digits) ? "one" : digits);
  return amount === undefined || Number.isNaN(amount) || amount <= 0 ? undefined : amount;
}

/** “400” alone is counted in money where it is what something costs. */
function kindOf(count: string, counted: string, { isPaid }: { isPaid: boolean }): Kind[] {
  const sign = /^[€$£]/u.exec(count)?.[0];
  if (sign === undefined && counted === "") return isPaid ? money : [];
  return kinds.filter(({ said }) => said.test(sign ?? counted));
}

/** “ten minutes later”, “two days later” may be said of a time or a day. */
const isClocked = (view: PageView, way: string): boolean =>
  ofTime.test(way) &&
  view.nodes.some(
    ({ inputType = "", editable, name }) =>
      /^(?:time|date|datetime-local)$/u.test(inputType) ||
      (editable === true && /\b(?:date|time|day)\b/iu.test(name)),
  );

type Numbered = { control: StatedControl; label: string; held: number };

function numbersOf(view: PageView, kind: Kind[]): Numbered[] {
  const numbered = (statedControls(view) ?? []).flatMap((control): Numbered[] => {
    const { node } = control;
    if (node.disabled === true || !(isField(node) || node.role === "slider")) return [];
    const held = heldBy(node);
    const isNumber = node.role === "spinbutton" || node.role === "slider" || node.inputType === "number";
    return isNumber || !Number.isNaN(held) ? [{ control, label: labelOf(view, control), held }] : [];
  });
  const shown = numbered.filter(({ label }) => kind.some((one) => one.shown.test(label)));
  if (shown.length > 0) return shown;
  const placed = numbered.filter(({ control }) =>
    kind.some((one) => one.shown.test([...control.placeRoots].join(" "))),
  );
  if (placed.length > 0) return placed;
  return numbered.filter(
    ({ label }) =>
      kind.some(({ called }) => called?.test(label)) && !kinds.some((one) => one.shown.test(label)),
  );
}

function heldBy({ machineValue, value = "" }: ViewNode): number {
  const text = machineValue ?? value;
  return /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : Number.NaN;
}

/** What it is called, what stands before or behind it where it has no name, and its value with its unit: “12 °C”. */
function labelOf(view: PageView, { node, at }: StatedControl): string {
  const names = indexOf(view).candidates.find((one) => one.index === at)?.fields ?? [];
  const [before, behind] = [
    view.nodes.slice(Math.max(0, at - nearest), at),
    view.nodes.slice(at + 1, at + nearest),
  ];
  const isText = ({ role }: ViewNode): boolean => role === "text";
  const beside = [node.name === "" ? before.findLast(isText) : undefined, unitBehind(behind)];
  return [
    node.name,
    ...names.map(({ name }) => name.text),
    ...beside.map((one) => one?.name ?? ""),
    /\D/u.test(node.value ?? "") ? node.value : "",
  ].join(" ");
}

const nearest = 4;

/** “min” right behind a field is its unit. */
function unitBehind(behind: ViewNode[]): ViewNode | undefined {
  const next = behind.find(({ role, name }) => role !== "generic" || name !== "");
  return next?.role === "text" && next.name.length < longestUnit ? next : undefined;
}

const longestUnit = 12;

/** “per week” of “Weekly hours”, “holiday” of “Days of holiday”. */
function accountsFor({ control }: Numbered, words: (string | undefined)[]): boolean {
  const own = new Set([...control.roots, ...control.placeRoots]);
  const said = words.flatMap((word) => (word === undefined ? [] : word.toLowerCase().split(" ")));
  return said.every(
    (word) => own.has(root(word)) || own.has(root(`${word}ly`)) || /^(?:of|the|time)$/u.test(word),
  );
}

function moved(view: PageView, controls: Numbered[], change: number): Resolved | undefined {
  const [only, another] = controls.filter(({ held }) => !Number.isNaN(held));
  if (only === undefined || another !== undefined) return undefined;
  return filled(view, only, Math.round((only.held + change) * 1e6) / 1e6);
}

function limited(
  view: PageView,
  controls: Numbered[],
  { amount, isLeast }: { amount: number; isLeast: boolean },
): Resolved | undefined {
  const [own, other] = isLeast ? [lower, upper] : [upper, lower];
  const named = controls.filter(({ label }) => own.test(label) && !other.test(label));
  const plain = controls.filter(
    ({ label, control: { node } }) => !own.test(label) && !other.test(label) && node.role === "slider",
  );
  // How far something may be is asked for by one slider, and what it may cost.
  const fitting = named.length > 0 || isLeast || controls.length > 1 ? named : plain;
  const [only, another] = fitting;
  return only === undefined || another !== undefined ? undefined : filled(view, only, amount);
}

function filled(view: PageView, { control: { node, at } }: Numbered, value: number): Resolved | undefined {
  const { min, max } = node.bounds ?? {};
  if (value < Number(min ?? Number.NEGATIVE_INFINITY) || value > Number(max ?? Number.POSITIVE_INFINITY))
    return undefined;
  if (value < 0 && min === undefined && !/°|temperature/iu.test(node.name)) return undefined;
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, { method: "fill", arguments: [String(value)] })],
    confidence: 0.8,
    candidates: rankedNodes(view, [{ index: at, node, score: 0.8, tier: tiers.words }]),
    isAccounted: true,
    isInferred: true,
  };
}
