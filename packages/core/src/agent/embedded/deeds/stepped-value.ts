import type { PageView, ViewNode } from "../../../page/view.ts";
import {
  around,
  endOf,
  includesAll,
  indexOfNode,
  ownPart,
  saidIn,
  stemsOf,
  textIn,
} from "../../../grounding/matching/outline.ts";
import { signsFor } from "./signs.ts";
import type { Came } from "../came.ts";
import { inTurn, useAgain, type Deed, type Hand } from "./hand.ts";

const setting =
  /^(?:select|set|choose|pick|move|drag|put|bring|change|adjust|turn)(?: the (?:value|number))?(?: to)? (?:(?<first>-?\d+(?:\.\d+)?) (?:with|using|on|in|by) (?:the |this )?(?:[\p{L}-]+ )?(?:spinner|slider|stepper|counter|dial|knob|arrows|number field)|(?:the |this )?(?:handle of the )?(?:[\p{L}-]+ )?(?:spinner|slider|stepper|counter|dial|knob)(?: to| so that it (?:shows|reads|says))(?: the value)?(?: of)? (?<second>-?\d+(?:\.\d+)?)(?: (?!and\b|or\b)\p{L}+)?)$/iu;
/** Presses at most. */
const mostPresses = 200;

/**
 * “select 37 with the slider”, “set the spinner to -4”, where the page made it of plain parts: pressed by its arrows, or by
 * the arrow keys on its handle, until the page shows the number.
 */
export const stepValue: Deed = async (text, hand) => {
  const { first, second } = setting.exec(text)?.groups ?? {};
  const said = first ?? second;
  const view = await hand.look();
  const named = namedIn(view, text);
  if (named !== undefined)
    return inTurn(
      named.map(
        ({ ref, wanted }) =>
          () =>
            pressKeys(hand, ref, wanted),
      ),
    );
  if (said === undefined) return undefined;
  const wanted = Number(said);
  const spin = view.nodes.filter(({ role, readonly }) => role === "spinbutton" && readonly === true);
  const [field, ...others] = spin;
  if (field !== undefined && others.length === 0) return pressArrows(hand, field, wanted);
  const [handle, ...more] = handlesOf(view);
  const pressed = await pressSigns(hand, view, wanted);
  return pressed ?? (handle && more.length === 0 ? pressKeys(hand, handle.ref, wanted) : undefined);
};

const ofNamed = new RegExp(
  String.raw`^(?:please )?(?:(?:use|using) (?:the |a )?sliders? to )?(?:select|set|choose|pick|move|drag|put|bring|change|adjust|turn|slide)(?: the)?(?: (?:sliders?|handles?|values?))?(?: (?:to|so that))? (?<what>.+)$`,
  "iu",
);
const end = String.raw`(?:(?:all the way|fully|completely|as far as (?:it goes|possible)) (?:to the )?(?<side>right|left|up|down|top|bottom)|to (?:its |the )?(?<most>maximum|minimum|highest value|lowest value|(?:right|left)(?: end)?|max|min))`;
const nameFirst = new RegExp(
  String.raw`^(?:the )?(?:(?:slider|handle) (?:for|of|called|named) (?:the )?)?(?<name>.+?)(?: (?:slider|handle|value|level))?(?: ?[:=] ?| to | at | on | of | )(?:(?<number>-?\d+(?:\.\d+)?)|${end})$`,
  "iu",
);
const numberFirst =
  /^(?:the value )?(?<number>-?\d+(?:\.\d+)?) (?:for|as|on|with|of)(?: the)?(?: (?:slider|handle) (?:for|of|called|named))?(?: the)? (?<name>.+?)(?: slider)?$/iu;

type Named = { ref: string; wanted: number };

/** “set the water level to 13”, “select 15 for salt”, “move the sliders to salt 3 and light 7”: each slider by its label. */
function namedIn(view: PageView, text: string): Named[] | undefined {
  const handles = handlesOf(view);
  const what = handles.length === 0 ? undefined : ofNamed.exec(text)?.groups?.["what"];
  if (what === undefined) return undefined;
  const found = what.split(/,? and (?:the )?|, (?:the )?/u).map((part): Named | undefined => {
    const groups = (numberFirst.exec(part) ?? nameFirst.exec(part))?.groups;
    const { name = "", number, side = "", most = "" } = groups ?? {};
    const wanted =
      number === undefined
        ? /left|down|bottom|min|low/iu.test(`${side}${most}`)
          ? -Infinity
          : Infinity
        : Number(number);
    const [handle, ...others] = handles.filter((_, at) =>
      includesAll(labelOf(view, handles, at), stemsOf(name)),
    );
    const isNamed = groups !== undefined && stemsOf(name).length > 0;
    return isNamed && handle !== undefined && others.length === 0 ? { ref: handle.ref, wanted } : undefined;
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** What is said of a handle: in its own part of the page, or between the one before and it. */
function labelOf(view: PageView, handles: ViewNode[], at: number): string {
  const indices = handles.map((node) => indexOfNode(view, node));
  const index = indices[at] ?? 0;
  const own = handles.length > 1 ? saidIn(view, ownPart(view, index, new Set(indices))) : "";
  if (/\p{L}/u.test(own)) return own;
  return textIn(view, Math.max((indices[at - 1] ?? -1) + 1, index - 8), index);
}

/** Where a number stands as a text beside what counts up and down. */
async function pressSigns(hand: Hand, start: PageView, wanted: number): Promise<Came | undefined> {
  const [counter, ...others] = numbersBetween(start);
  if (counter === undefined || others.length > 0) return undefined;
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const view = await hand.look();
    const [now, another] = numbersBetween(view);
    if (now === undefined || another !== undefined)
      return { done: false, reason: "the number is no longer there." };
    if (now.number === wanted) return { done: true };
    const came = await hand.use(view, now.number < wanted ? now.up : now.down, {
      why: `Goes on to ${wanted}`,
    });
    if (!came.done || came.doubt !== undefined) return came;
    const [after] = numbersBetween(await hand.look());
    if (after === undefined || Math.abs(after.number - wanted) >= Math.abs(now.number - wanted))
      return { done: false, reason: `it went from ${now.number}, and not towards ${wanted}.` };
  }
  return { done: false, reason: `it did not come to ${wanted} within ${mostPresses} presses.` };
}

/** The smallest parts that hold one number, one thing that counts up and one that counts down. */
function numbersBetween(view: PageView): { number: number; up: ViewNode; down: ViewNode }[] {
  const signs = (names: string[]) =>
    names.map((name) => signsFor(view, name)).find((found) => found.length > 0) ?? [];
  const downs = signs(["down", "minus", "decrease"]);
  return signs(["up", "plus", "increase"]).flatMap((up) => {
    for (const at of around(view, indexOfNode(view, up)).slice(0, 3)) {
      const inside = (node: ViewNode) =>
        indexOfNode(view, node) > at && indexOfNode(view, node) < endOf(view, at);
      const [down, other] = downs.filter(inside);
      const [text, second] = view.nodes
        .slice(at, endOf(view, at))
        .filter(({ role, name }) => role === "text" && /^\s*-?\d+\s*$/u.test(name));
      if (other !== undefined || second !== undefined) return [];
      if (down !== undefined && text !== undefined) return [{ number: Number(text.name), up, down }];
    }
    return [];
  });
}

async function pressArrows(hand: Hand, { ref }: ViewNode, wanted: number): Promise<Came | undefined> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const view = await hand.look();
    const field = view.nodes.find((node) => node.ref === ref);
    const now = Number(field?.value ?? Number.NaN);
    if (field === undefined || Number.isNaN(now)) return undefined;
    if (now === wanted) return { done: true };
    const arrow = arrowBeside(view, field, now < wanted ? "up" : "down");
    if (arrow === undefined) return undefined;
    const came = await hand.use(view, arrow, { why: `Goes on to ${wanted}` });
    if (!came.done || came.doubt !== undefined) return came;
    const after = Number((await hand.look()).nodes.find((node) => node.ref === ref)?.value);
    if (Math.abs(after - wanted) >= Math.abs(now - wanted))
      return { done: false, reason: `it went from ${now} to ${after}, away from ${wanted}.` };
  }
  return { done: false, reason: `it did not come to ${wanted} within ${mostPresses} presses.` };
}

function arrowBeside(view: PageView, field: ViewNode, way: "up" | "down"): ViewNode | undefined {
  const signs = way === "up" ? ["up", "plus", "increase"] : ["down", "minus", "decrease"];
  const near = around(view, indexOfNode(view, field)).slice(0, 2);
  for (const sign of signs) {
    const found = signsFor(view, sign).filter((node) =>
      around(view, indexOfNode(view, node)).some((at) => near.includes(at)),
    );
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** By the keys of a handle, while the one number that follows it is told by the page. */
export async function pressKeys(hand: Hand, ref: string, wanted: number): Promise<Came> {
  const start = await hand.look();
  const handle = start.nodes.find((node) => node.ref === ref);
  if (handle === undefined) return { done: false, reason: "the handle is gone." };
  const first = wanted < 0 && !Number.isFinite(wanted) ? "ArrowLeft" : "ArrowRight";
  const probe = await press(hand, handle, [first]);
  if (!probe.done) return probe;
  if (!Number.isFinite(wanted)) return pressOn(hand, handle, first);
  const changed = changedNumber(start, await hand.look()) ?? (await goneBack(hand, handle, start));
  if (changed === undefined)
    return { done: false, reason: "the page does not tell where its slider stands." };
  const { at, by } = changed;
  const steps = Math.round((wanted - at) / by);
  if (!Number.isFinite(steps) || Math.abs(steps) > mostPresses)
    return { done: false, reason: `its slider goes by ${by}, and is at ${at}.` };
  const key = steps < 0 ? "ArrowLeft" : "ArrowRight";
  if (steps !== 0) {
    const came = await press(
      hand,
      handle,
      Array.from({ length: Math.abs(steps) }, () => key),
    );
    if (!came.done) return came;
  }
  const now = numbersOf(await hand.look()).get(changed.key);
  return now === wanted
    ? { done: true }
    : { done: false, reason: `the slider stands at ${now ?? "an unknown place"}, not at ${wanted}.` };
}

/** At the end of its way a handle goes only back. */
async function goneBack(hand: Hand, handle: ViewNode, start: PageView): Promise<Moved | undefined> {
  if (!(await press(hand, handle, ["ArrowLeft"])).done) return undefined;
  const back = changedNumber(start, await hand.look());
  return back && { ...back, by: -back.by };
}

/** To the end of its way, where nothing changes any more. */
async function pressOn(hand: Hand, handle: ViewNode, key: string): Promise<Came> {
  for (let presses = 0; presses < mostPresses; presses += 20) {
    const before = numbersOf(await hand.look());
    const came = await press(
      hand,
      handle,
      Array.from({ length: 20 }, () => key),
    );
    if (!came.done) return came;
    const after = numbersOf(await hand.look());
    if ([...after].every(([at, number]) => before.get(at) === number)) return { done: true };
  }
  return { done: false, reason: `it did not come to its end within ${mostPresses} presses.` };
}

function press(hand: Hand, handle: ViewNode, keys: string[]): Promise<Came> {
  const [key = "ArrowRight", ...rest] = keys;
  return useAgain(hand, handle, {
    gone: "the handle is gone.",
    method: "press",
    arguments: [key],
    why: "Moves the handle",
    next: rest.map((more) => ({ method: "press" as const, arguments: [more] })),
  });
}

export function handlesOf({ nodes }: PageView): ViewNode[] {
  return nodes.filter(
    ({ interactive, name, hints = "", role, box }) =>
      interactive &&
      role === "generic" &&
      name === "" &&
      box !== undefined &&
      box.width <= 60 &&
      (/\b(?:handle|thumb|slider|knob|grip)\b/iu.test(hints.replaceAll(/[-_]/gu, " ")) ||
        nodes.filter((node) => node.interactive && node.role === "generic" && node.name === "").length === 1),
  );
}

/** Numbers that stand alone, by the element that they stand in. */
function numbersOf({ nodes }: PageView): Map<string, number> {
  return new Map(
    nodes.flatMap(({ role, name, parent }): [string, number][] => {
      const ref = nodes[parent]?.ref ?? "";
      return role === "text" && ref !== "" && /^\s*-?\d+(?:\.\d+)?\s*$/u.test(name)
        ? [[ref, Number(name)]]
        : [];
    }),
  );
}

/** Where the number that has changed stands now, and by how much it went. */
type Moved = { key: string; at: number; by: number };

function changedNumber(before: PageView, after: PageView): Moved | undefined {
  const was = numbersOf(before);
  const changes = [...numbersOf(after)].flatMap(([key, at]) => {
    const from = was.get(key);
    return from === undefined || from === at ? [] : [{ key, at, by: at - from }];
  });
  return changes.length === 1 ? changes[0] : undefined;
}
