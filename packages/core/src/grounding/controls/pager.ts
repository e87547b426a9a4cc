import { candidatesIn } from "../matching/candidates.ts";
import type { PageView } from "../../page/view.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { pressOf, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { contains, indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { placeSaid } from "../vocabulary/relations.ts";

const sure = 0.85;

/** The pages of one list: links of numbers, with what leads on and back around them. */
type Pager = {
  numbers: { number: number; control: Candidate }[];
  before: Candidate[];
  after: Candidate[];
  /** The page that is shown: its number is no link. */
  current: number | undefined;
  /** Numbers are left out, so that the last of them is that of the last page. */
  hasGap: boolean;
};

type Asked = "first" | "last" | "next" | "previous" | number;

/** “jump to the last page”, “one page further”, “turn to page three”, where the page has its pages to turn. */
export function groundPager(view: PageView, instruction: string): Resolved | undefined {
  const asked = askedPage(instruction);
  if (asked === undefined) return undefined;
  const pager = pagerOf(indexOf(view));
  const control = pager && controlFor(pager, asked);
  if (control === undefined || control.node.disabled === true) return undefined;
  return pressOf(view, { ...control, score: sure, tier: tiers.words });
}

const lead =
  /^(?:(?:please|now|just|let's|lets|let me|i want to|i'd like to|can you|could you) )*(?:(?:back|go|jump|skip|move|turn|switch|get|take me|bring me|return|head|navigate|flip|advance|scroll|browse|click|open|show|see|view|load|geh|gehe|gehen sie|spring|springe|blätter|blättere|wechsle|va|aller|allez|passe|passez|passer|affiche|affichez|montre|zeig|zeige|öffne|ouvre|ouvrez)(?: me| mir| uns| over| on| back| straight| ahead| forward| through)* )?(?:to |zu |zur |auf |à |sur )?(?:the |die |der |la |see (?:the )?)?/iu;
const tail =
  /(?: (?:of|with|in) (?:the |this |these |your |my |all )?(?:\p{L}+ )?(?:list|thread|forum|table|catalogue|catalog|search|discussion|gallery|archive|\p{L}+s)| (?:von|der|des|de la|de) \p{L}+|,? (?:please|now|then|bitte|s'il (?:te|vous) plaît))*[.!]?$/iu;

const ways: [asked: Exclude<Asked, number>, words: RegExp][] = [
  ["last", /^(?:(?:very )?(?:last|final|end) (?:one of the )?pages?|letzten? seite|dernière page)$/iu],
  ["first", /^(?:(?:very )?(?:first|opening) page|ersten? seite|première page)$/iu],
  [
    "next",
    /^(?:(?:next|following) (?:results? )?page|(?:one |a )page (?:further|forwards?|ahead|on|onwards?)|(?:turn|flip) (?:over )?the page|page (?:forwards?|ahead|on|down)|more (?:results|hits|products|entries|articles|posts|offers)|nächsten? seite|(?:eine )?seite (?:weiter|vor)|page suivante|page d'après)$/iu,
  ],
  [
    "previous",
    /^(?:(?:previous|preceding|prior) (?:results? )?page|(?:one |a )page (?:back|backwards?|before|earlier)|page (?:back|backwards?)|vorigen? seite|vorherigen? seite|(?:eine )?seite zurück|page précédente)$/iu,
  ],
];

function askedPage(instruction: string): Asked | undefined {
  const whole = instruction.trim().replaceAll("’", "'");
  for (const said of [whole, whole.replace(lead, "")]) {
    for (const text of [said, said.replace(tail, "")]) {
      const way = ways.find(([, words]) => words.test(text));
      if (way) return way[0];
      const number = numberSaid(text);
      if (number !== undefined) return number;
    }
  }
  return undefined;
}

function numberSaid(text: string): number | undefined {
  const behind = /^(?:page|seite)(?: number| no\.?| nr\.?)? (?<number>\p{L}+|\d{1,4})$/iu.exec(text)?.groups;
  if (behind) return numberInWords(behind["number"] ?? "");
  const before = /^(?<number>\S+) page$/iu.exec(text)?.groups;
  const place = before && placeSaid(before["number"] ?? "");
  return place !== undefined && place > 0 ? place : undefined;
}

const sign = /^(?:page |seite |go to page |goto page |aller à la page )?(?<number>\d{1,4})$/iu;
/** A month of days, and a row of stars, are no pages. */
const mostNumbers = 15;
const leading =
  /next|prev|back|forward|first|last|older|newer|more|weiter|zurück|nächste|vorige|vorherige|erste|letzte|suivant|précédent|dernier|premi|^[\s‹›«»<>←→❮❯◀▶⏮⏭≪≫|]+$/iu;

/** The one pager of the page, or the first of several that are alike. */
function pagerOf(index: ViewIndex): Pager | undefined {
  const numbered = index.candidates.flatMap((control) => {
    const { node } = control;
    const number = Number(sign.exec(node.name.trim())?.groups?.["number"] ?? Number.NaN);
    return Number.isNaN(number) || !/^(?:link|button)$/.test(node.role) ? [] : [{ number, control }];
  });
  const pagers: Pager[] = [];
  let rest = numbered;
  while (rest.length > 0) {
    const box = boxAround(index, rest[0]?.control.index ?? 0);
    const inside = rest.filter(({ control }) => contains(index, box, control.index));
    const pager = box > 0 ? pagerIn(index, box, inside) : undefined;
    if (pager) pagers.push(pager);
    rest = rest.filter((one) => !inside.includes(one) && one !== rest[0]);
  }
  const [first, ...others] = pagers;
  const namesOf = ({ numbers }: Pager): string => numbers.map(({ number }) => number).join(" ");
  return first && others.every((other) => namesOf(other) === namesOf(first)) ? first : undefined;
}

const largest = 60;

/** The smallest part of the page that has this number and another control that leads to pages. */
function boxAround({ view: { nodes }, end, candidates }: ViewIndex, at: number): number {
  for (let box = nodes[at]?.parent ?? 0; box > 0; box = nodes[box]?.parent ?? 0) {
    const last = end[box] ?? 0;
    if (last - box > largest || /^(?:row|grid|table)$/.test(nodes[box]?.role ?? "")) return 0;
    const isPager = candidates.some(
      ({ index, node }) => index > box && index < last && index !== at && leadsOn(node.name),
    );
    if (isPager) return box;
  }
  return 0;
}

const leadsOn = (name: string): boolean => name.trim().length < 25 && leading.test(name);

function pagerIn(index: ViewIndex, box: number, numbers: Pager["numbers"]): Pager | undefined {
  const { nodes } = index.view;
  const from = numbers[0]?.control.index ?? 0;
  const to = numbers.at(-1)?.control.index ?? 0;
  const isRising = numbers.every(({ number }, at) => at === 0 || number > (numbers[at - 1]?.number ?? 0));
  if (!isRising || numbers.length > mostNumbers) return undefined;
  const beside = candidatesIn(index, box).filter(
    ({ node }) => /^(?:link|button)$/.test(node.role) && leadsOn(node.name),
  );
  const texts = nodes.slice(box, index.end[box]).filter(({ role }) => role === "text");
  const own = new Set(numbers.map(({ number }) => number));
  const shown = texts
    .map(({ name }) => name.trim())
    .filter((text) => /^\d{1,4}$/.test(text) && !own.has(Number(text)));
  return {
    numbers,
    before: beside.filter(({ index: at }) => at < from),
    after: beside.filter(({ index: at }) => at > to),
    current: shown.length === 1 ? Number(shown[0]) : undefined,
    hasGap: texts.some(({ name }) => /^[\s.…]*(?:…|\.\.\.)[\s.…]*$/u.test(name)),
  };
}

const names: Record<Exclude<Asked, number>, RegExp> = {
  first: /first|erste|premi|newest|^\s*(?:⏮|\|<|<<|≪)/iu,
  last: /last|letzte|dernier|oldest|^\s*(?:⏭|>\||>>|≫)/iu,
  next: /next|forward|older|more|weiter|nächste|suivant/iu,
  previous: /prev|back|newer|zurück|vorige|vorherige|précédent/iu,
};

function controlFor({ numbers, before, after, current, hasGap }: Pager, asked: Asked): Candidate | undefined {
  const numbered = (wanted: number | undefined): Candidate | undefined =>
    numbers.find(({ number }) => number === wanted)?.control;
  if (typeof asked === "number") return numbered(asked);
  const isOuter = asked === "first" || asked === "last";
  const side = asked === "first" || asked === "previous" ? before : after;
  // All of them may stand on one side of the numbers: “‹ Previous | Next ›” is told by its words.
  const [called, ...more] = [...before, ...after].filter(({ node }) => names[asked].test(node.name));
  if (called && more.length === 0) return called;
  if (side.length === 2) return isOuter === (side === before) ? side[0] : side[1];
  const [only] = side.length === 1 ? side : [];
  const isOther = Object.entries(names).some(
    ([other, words]) => other !== asked && words.test(only?.node.name ?? ""),
  );
  if (only && !isOuter && !isOther) return only;
  if (asked === "first") return numbered(1);
  if (asked === "last") return lastNumbered({ numbers, current, hasGap });
  return current === undefined ? undefined : numbered(asked === "next" ? current + 1 : current - 1);
}

/** Where only some of the numbers are shown, the last of them need not be the last there is. */
function lastNumbered({
  numbers,
  current,
  hasGap,
}: Pick<Pager, "numbers" | "current" | "hasGap">): Candidate | undefined {
  const last = numbers.at(-1);
  if (last === undefined || (current ?? 0) > last.number) return undefined;
  const isWhole = numbers.length + (current === undefined ? 0 : 1) < last.number || last.number < 10;
  // One number beside the page that is shown may be no more than the next one.
  if (numbers.length === 1 && last.number === (current ?? 0) + 1) return undefined;
  return hasGap || isWhole ? last.control : undefined;
}
