import { stem } from "../matching/text.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { calledAs, plain } from "../matching/outline.ts";
import { leadsSomewhere } from "./goal.ts";
import { cueFor } from "./cues.ts";
import { othersOf, type Chosen, type Offered, type Setting } from "./controls.ts";
import { isTime } from "./slots.ts";
import { isSilent, stemsOf, type Told } from "./told.ts";

/** One of several that exclude each other, and how it is chosen. */
type Choice = { stems: string[]; node: ViewNode; use: Setting; isSet: boolean };
/** `isPlain`: of parts that only take clicks, which are meant by their whole name alone. */
type Group = { called: ReadonlySet<string>; choices: Choice[]; isPlain?: boolean };

const exclusive = new Set(["radio", "menuitemradio", "option", "tab"]);
const vague = new Set("yes no none any other all select choose please".split(" ").map(stem));

/** Choices that the words plainly name; undefined where they may name several. */
export function choicesTold(view: PageView, told: Told): Chosen[] | undefined {
  const chosen: Chosen[] = [];
  const taken = new Map<number, { score: number; group: Group }>();
  for (const group of groupsOf(view)) {
    const meant = meantIn(told, group);
    if (meant === undefined) continue;
    const { choice, positions } = meant;
    const { score } = cueFor(told, Math.min(...positions), group.called);
    const rivals = positions.flatMap((at) => taken.get(at) ?? []);
    if (rivals.some((rival) => rival.score === score)) return undefined;
    if (rivals.some((rival) => rival.score > score)) continue;
    for (const at of positions) taken.set(at, { score, group });
    for (let at = chosen.length - 1; at >= 0; at -= 1)
      if (chosen[at]?.positions.some((one) => positions.includes(one))) chosen.splice(at, 1);
    const again = (later: PageView) => sameChoice(later, choice);
    chosen.push({ node: choice.node, use: choice.use, isSet: choice.isSet, positions, again });
  }
  return chosen;
}

/** The only one that is called so and of that kind, where the page has made them anew. */
function sameChoice(view: PageView, { stems, node: { role, tag } }: Choice): ViewNode | undefined {
  const called = stems.join(" ");
  const found = groupsOf(view)
    .flatMap(({ choices }) => choices)
    .filter((one) => one.node.role === role && one.node.tag === tag && one.stems.join(" ") === called);
  return found.length === 1 ? found[0]?.node : undefined;
}

function groupsOf(view: PageView): Group[] {
  const groups = new Map<string, Group>();
  const others = othersOf(view);
  const mayBePlain = leadsSomewhere(view);
  for (const control of others) {
    if (control.node.options !== undefined) groups.set(control.node.ref, selectOf(control));
    else if (exclusive.has(control.node.role)) addTo(groups, view, control);
    else if (mayBePlain && isPlain(view, control)) addTo(groups, view, control).isPlain = true;
  }
  return [...groups.values()];
}

const doing = new Set(
  (
    "accept add agree allow answer apply back block book buy call cancel check clear close comment confirm continue copy decline delete deny dismiss done download edit finish follow forward go hide ignore later leave like load log mute next no not ok okay open order pay play post previous print proceed " +
    "publish quit read refuse register reject remove reply report reset retry retweet save search send share show sign skip star start stop submit try view yes"
  ).split(" "),
);

/** One of several plain parts side by side that only take clicks: “Child”, “Adult”, “Senior” in boxes of a form in steps. */
function isPlain(view: PageView, { node, candidate }: Offered): boolean {
  const { role, tag, parent, href, expanded } = node;
  if (!/^(?:generic|listitem)$/u.test(role) || href !== undefined || expanded !== undefined) return false;
  if (tag === "a" || tag === "td") return false;
  const called = calledAs(view, candidate.index).trim();
  if (
    !(/\p{L}{2}/u.test(called) || isTime(called)) ||
    called.length > longestChoice ||
    doing.has(plain(called).split(" ")[0] ?? "")
  )
    return false;
  const like = view.nodes.filter(
    (other) => other.parent === parent && other.tag === tag && other.role === role && other.interactive,
  );
  return like.length > 1 && like.length <= mostChoices;
}

const longestChoice = 40;
const mostChoices = 12;

function selectOf({ node, called }: Offered): Group {
  const choices = (node.options ?? [])
    .filter(({ disabled, value }) => !disabled && value !== "")
    .map(({ label, selected }) => ({
      stems: stemsOf(label),
      node,
      use: { method: "selectOption" as const, arguments: [label] },
      isSet: selected,
    }));
  return { called, choices };
}

function addTo(groups: Map<string, Group>, view: PageView, { node, candidate }: Offered): Group {
  const at = holderOf(view, candidate.index, node.role);
  const key = `${at} ${node.role}`;
  const group = groups.get(key) ?? { called: new Set(stemsOf(view.nodes[at]?.name ?? "")), choices: [] };
  groups.set(key, group);
  const stems = stemsOf(calledAs(view, candidate.index));
  const isSet =
    node.checked === true ||
    node.selected === true ||
    /(?:^|\s)(?:is-)?(?:selected|chosen|active|picked|on)(?:\s|$)/u.test(node.hints ?? "");
  group.choices.push({ stems, node, use: { method: "click" }, isSet });
  return group;
}

/** What holds all of a kind that exclude each other. */
function holderOf({ nodes }: PageView, index: number, role: string): number {
  let at = nodes[index]?.parent ?? 0;
  while (at > 0) {
    const node = nodes[at];
    if (/^(?:radiogroup|tablist|listbox|group|menu|form)$/u.test(node?.role ?? "")) return at;
    const like = nodes.filter((other) => other.parent === at && other.role === role).length;
    if (like > 1) return at;
    at = node?.parent ?? 0;
  }
  return 0;
}

type Meant = { choice: Choice; positions: number[] };

/** The one choice that has the most words of the task; undefined where none, or several have as many. */
function meantIn(told: Told, { choices, called, isPlain: isNamed }: Group): Meant | undefined {
  const whole = choices.flatMap((choice) => {
    const positions = isNamed ? namedIn(told, choice.stems) : wholeIn(told, choice.stems, called);
    return positions === undefined ? [] : [{ choice, positions }];
  });
  const most = Math.max(0, ...whole.map(({ choice }) => choice.stems.length));
  const best = whole.filter(({ choice }) => choice.stems.length === most);
  if (best.length === 1) return best[0];
  if (isNamed) return undefined;
  return best.length > 1 ? bestByCue(told, best, called) : toldApart(told, choices);
}

/** Behind the name may stand what it costs: “Outer zone €19 a month”. */
function namedIn(told: Told, stems: string[]): number[] | undefined {
  const begins = stems.length > 0 && /\d/u.test(stems[0] ?? "");
  const end = begins ? -1 : stems.findIndex((one) => /\d/u.test(one));
  const name = end < 0 ? stems : stems.slice(0, end);
  return name.every((one) => vague.has(one)) ? undefined : runIn(told, name);
}

/** Where all words of a choice stand; in one run where they can. What is a mere number has to follow the group's name. */
function wholeIn(told: Told, stems: string[], called: ReadonlySet<string>): number[] | undefined {
  if (stems.every((one) => vague.has(one))) return undefined;
  const run = runIn(told, stems);
  if (run === undefined) return stems.length > 1 ? bagIn(told, stems) : undefined;
  const isNumber = stems.length === 1 && /^\d+$/u.test(stems[0] ?? "");
  return isNumber && cueFor(told, run[0] ?? 0, called).score < 2 ? undefined : run;
}

function runIn({ words }: Told, stems: string[]): number[] | undefined {
  for (let at = 0; at + stems.length <= words.length; at += 1) {
    const isHere = stems.every(
      (one, offset) => words[at + offset]?.stem === one && !words[at + offset]?.claimed,
    );
    if (isHere) return stems.map((_, offset) => at + offset);
  }
  return undefined;
}

/** “at 10:30 to Arran” says all words of “10:30 to Arran”. */
function bagIn({ words }: Told, stems: string[]): number[] | undefined {
  const positions: number[] = [];
  for (const one of stems) {
    const at = words.findIndex(
      (word, index) => word.stem === one && !word.claimed && !positions.includes(index),
    );
    if (at >= 0) positions.push(at);
    else if (!isSilent({ word: one, quoted: false, telling: false })) return undefined;
  }
  return positions.some((at) => words[at]?.telling) ? positions : undefined;
}

/** A name or a number that only one of them has. */
function toldApart(told: Told, choices: Choice[]): Meant | undefined {
  const found = new Map<Choice, number[]>();
  told.words.forEach((word, at) => {
    if (!word.telling || word.claimed || /^\d{1,2}$/u.test(word.word)) return;
    const having = choices.filter(({ stems }) => stems.includes(word.stem));
    const [only] = having;
    if (only !== undefined && having.length === 1) found.set(only, [...(found.get(only) ?? []), at]);
  });
  const [first, ...others] = found;
  return first === undefined || others.length > 0 ? undefined : { choice: first[0], positions: first[1] };
}

function bestByCue(told: Told, meant: Meant[], called: ReadonlySet<string>): Meant | undefined {
  const scored = meant.map((one) => ({ one, score: cueFor(told, Math.min(...one.positions), called).score }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most);
  return most > 0 && best.length === 1 ? best[0]?.one : undefined;
}
