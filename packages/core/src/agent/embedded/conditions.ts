import { extractPassage } from "../../extraction/passage.ts";
import { ground } from "../../grounding/ground.ts";
import { isOverlaid, modalOf } from "../../grounding/matching/modal.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { isShown, saysNear, showsText } from "./presence.ts";
import { withoutArticle } from "./things.ts";

/** What a page says about a condition. `unknown`: it cannot be told by rule, and nobody may act as if it could. */
export type Judgement = "holds" | "fails" | "unknown";

/** Judges a condition in the words of a task (“if the cart is empty”, “unless it is ticked”) on a page. */
export function judge(view: PageView, words: string): Judgement {
  const text = words
    .trim()
    .replace(/[.,;!?]+$/, "")
    .replace(/\s+/g, " ");
  const unless = /^unless\s+/i.exec(text);
  const rest = text
    .slice(unless?.[0].length ?? 0)
    .replace(/^(?:(?:and )?(?:if|when|whenever|in case|once|should|that|whether)\s+)+/i, "")
    .replace(/\b(?:already|still|currently|now|also|indeed)\s+/gi, "");
  const judged = judgePlain(view, rest);
  return unless === null ? judged : opposite(judged);
}

function opposite(judgement: Judgement): Judgement {
  if (judgement === "unknown") return "unknown";
  return judgement === "holds" ? "fails" : "holds";
}

function of(holds: boolean | undefined): Judgement {
  if (holds === undefined) return "unknown";
  return holds ? "holds" : "fails";
}

type Rule = [RegExp, (view: PageView, found: RegExpExecArray) => Judgement];

const not = String.raw`(?:n't| not|n’t)`;
const amount = String.raw`([€$£¥]?\s?\d[\d.,]*\s?(?:[€$£¥%]|euros?|dollars?|pounds?|items?|pieces?)?)`;
const comparisons: [RegExp, (value: number, bound: number) => boolean][] = [
  [/^(?:more|higher|greater|larger|bigger) than$|^(?:over|above)$/, (value, bound) => value > bound],
  [/^(?:less|lower|fewer|cheaper|smaller) than$|^(?:under|below)$/, (value, bound) => value < bound],
  [/^at least$/, (value, bound) => value >= bound],
  [/^at most$|^no more than$/, (value, bound) => value <= bound],
  [/^exactly$|^equal to$|^$/, (value, bound) => value === bound],
];
const comparing = String.raw`((?:more|higher|greater|larger|bigger|less|lower|fewer|cheaper|smaller) than|over|above|under|below|at least|at most|no more than|exactly|equal to|)`;

/** The first that fits decides. */
const rules: Rule[] = [
  [
    new RegExp(String.raw`^(?:you|i|we) (?:are|am|'re|'m)(${not})? (?:signed|logged) (in|out)$`, "i"),
    (view, [, negated, way]) => {
      const signedIn = isSignedIn(view);
      return of(
        signedIn === undefined ? undefined : signedIn === ((way === "in") === (negated === undefined)),
      );
    },
  ],
  [
    new RegExp(String.raw`^there (?:are|is)(${not}| no)? ${comparing} ?(\d+) (.+)$`, "i"),
    (view, [, negated, than = "", bound = "", what = ""]) =>
      negate(
        negated,
        compared(numberIn(extractPassage(view, `how many ${what}`)?.extraction), { than, bound }),
      ),
  ],
  [
    new RegExp(String.raw`^(.+?) (?:is|are|costs?|does(${not})? cost) ${comparing} ?${amount}$`, "i"),
    (view, [whole, what = "", negated, than = "", bound = ""]) => {
      const asked = /\bcosts?\b/i.test(whole) ? `the price of ${what}` : what;
      return negate(negated, compared(valueOf(view, asked), { than, bound }));
    },
  ],
  [
    /^(?:there (?:is|are)|you (?:can )?(?:see|find|get)|i (?:can )?see|we (?:can )?see) (no |not )?(?:any )?(.+?)(?: (?:anywhere|on (?:the|this) page|in the way))?$/i,
    (view, [, no, what = ""]) => negate(no, of(isShown(view, what))),
  ],
  [
    new RegExp(
      String.raw`^(.+?) (?:(?:does|do|is|are)(${not}) )?(?:(?:is|are) )?(?:appears?|appeared|shown|displayed|visible|present|there|shows?(?: up)?|pops? up|comes? up|opens?|exists?|asks?(?: (?:you|me|us|for|to|whether|if)\b.*)?)(?: (?:again|on (?:the|this) page))?$`,
      "i",
    ),
    (view, [, what = "", negated]) => negate(negated, of(isShown(view, what))),
  ],
  [
    /^(?:something|anything|an? [\p{L}-]+) (?:gets?|comes?|stands?|is|lies) (?:in (?:the|your|my) way|over the page)$/iu,
    (view) => of(modalOf(view) !== undefined || isOverlaid(view)),
  ],
  [
    /^(.+?) (?:is|are|has|have) (?:gone|disappeared|no longer (?:there|shown|visible)|not there|closed)$/i,
    (view, [, what = ""]) => of(!isShown(view, what)),
  ],
  [
    new RegExp(
      String.raw`^(.+?) (?:is|are)(${not})? (ticked|checked|selected|enabled|disabled|on|off|pressed|expanded|open|collapsed|closed|unticked|unchecked|chosen|filled(?: in)?)$`,
      "i",
    ),
    (view, [, what = "", negated, state = ""]) => negate(negated, stateOf(view, what, state.toLowerCase())),
  ],
  [
    new RegExp(
      String.raw`^(.+?) (?:is|are)(${not})? (in stock|out of stock|sold out|available|unavailable|empty|open|closed|free|full|booked|paid|unpaid|pending|active|inactive|done|finished|complete|completed|ready|shipped|delivered|approved|rejected|cancelled)$`,
      "i",
    ),
    (view, [, what = "", negated, state = ""]) =>
      negate(negated, of(saysNear(view, withoutArticle(what), state.toLowerCase()))),
  ],
  [
    new RegExp(
      String.raw`^(.+?) (?:(?:does|do)(${not}) )?(?:says?|shows?|reads?|contains?|includes?|mentions?|has|is) ["“'‘](.+)["”'’]$`,
      "i",
    ),
    (view, [, , negated, said = ""]) => negate(negated, of(showsText(view, said))),
  ],
];

function judgePlain(view: PageView, text: string): Judgement {
  for (const [pattern, decide] of rules) {
    const found = pattern.exec(text);
    if (found !== null) return decide(view, found);
  }
  return "unknown";
}

function negate(negated: string | undefined, judgement: Judgement): Judgement {
  return negated === undefined || negated === "" ? judgement : opposite(judgement);
}

/** How “more than”, “at least” and the like compare a value with its bound; undefined for other words. */
export function comparisonFor(than: string): ((value: number, bound: number) => boolean) | undefined {
  return comparisons.find(([words]) => words.test(than.toLowerCase()))?.[1];
}

function compared(value: number | undefined, { than, bound }: { than: string; bound: string }): Judgement {
  const limit = numberIn(bound);
  return of(value === undefined || limit === undefined ? undefined : comparisonFor(than)?.(value, limit));
}

function valueOf(view: PageView, what: string): number | undefined {
  const field = controlOf(view, what);
  return numberIn(field?.value ?? extractPassage(view, what)?.extraction) ?? soleAmount(view, what);
}

/** “the price” of a page that shows one amount of money alone. */
function soleAmount({ nodes }: PageView, what: string): number | undefined {
  if (!/\b(?:price|cost|amount|rate|value|costs)\b/i.test(what)) return undefined;
  const amounts = nodes.filter(
    ({ role, name }) => role === "text" && /^\s*(?:[€$£¥]\s?\d[\d.,]*|\d[\d.,]*\s?[€$£¥])\s*$/.test(name),
  );
  return amounts.length === 1 ? numberIn(amounts[0]?.name) : undefined;
}

function numberIn(text: string | undefined): number | undefined {
  const digits = digitsIn(text);
  return digits === undefined ? undefined : Number(digits);
}

/** `£1,289.50` → `1289.50`; undefined where there is not exactly one number. */
export function digitsIn(text: string | undefined): string | undefined {
  const [only, ...more] = text?.match(/\d[\d.,]*/g) ?? [];
  if (only === undefined || more.length > 0) return undefined;
  const plain = only
    .replace(/[.,]$/, "")
    .replace(/[.,](?=\d{3}(?:\D|$))/g, "")
    .replace(",", ".");
  return Number.isFinite(Number(plain)) ? plain : undefined;
}

/** The one control that words name, as grounding finds it. */
function controlOf(view: PageView, what: string): ViewNode | undefined {
  const grounding = ground(view, `click ${what}`);
  return grounding.outcome === "resolved" ? grounding.steps[0]?.node : undefined;
}

const states: Record<string, (node: ViewNode) => boolean | undefined> = {
  ticked: ({ checked, pressed }) => checked === true || pressed === true,
  unticked: ({ checked, pressed }) => checked !== true && pressed !== true,
  selected: ({ selected, checked, pressed }) => (selected ?? checked ?? pressed) === true,
  enabled: ({ disabled, checked }) => (checked === undefined ? disabled !== true : checked === true),
  disabled: ({ disabled, checked }) => (checked === undefined ? disabled === true : checked !== true),
  open: ({ expanded }) => (expanded === undefined ? undefined : expanded),
  closed: ({ expanded }) => (expanded === undefined ? undefined : !expanded),
  filled: ({ value }) => (value ?? "") !== "",
};
const stateNames: Record<string, string> = {
  checked: "ticked",
  on: "ticked",
  pressed: "ticked",
  off: "unticked",
  unchecked: "unticked",
  chosen: "selected",
  expanded: "open",
  collapsed: "closed",
  "filled in": "filled",
};

function stateOf(view: PageView, what: string, state: string): Judgement {
  const grounding = ground(view, `click ${what}`);
  const target = grounding.candidates.find(({ node }) => node.checked !== undefined || node.disabled)?.node;
  const node = grounding.outcome === "resolved" ? (grounding.steps[0]?.node ?? target) : undefined;
  if (node !== undefined) return of(states[stateNames[state] ?? state]?.(node));
  // What is disabled is no target of a click, but it is there.
  return /^(?:enabled|disabled)$/.test(state) ? disabledByName(view, what, state) : "unknown";
}

function disabledByName(view: PageView, what: string, state: string): Judgement {
  const name = withoutArticle(what)
    .replace(/ (?:button|link|field|box|checkbox)$/i, "")
    .toLowerCase();
  const found = view.nodes.filter((node) => node.interactive && node.name.toLowerCase() === name);
  const [only] = found;
  return found.length === 1 && only ? of((only.disabled === true) === (state === "disabled")) : "unknown";
}

const signOut = /^(?:sign|log) ?(?:out|off)$|^logout$/i;
const signIn = /^(?:sign|log) ?in$|^login$/i;

function isSignedIn(view: PageView): boolean | undefined {
  const names = view.nodes.filter(({ interactive }) => interactive).map(({ name }) => name.trim());
  if (names.some((name) => signOut.test(name))) return true;
  return names.some((name) => signIn.test(name)) ? false : undefined;
}
