import type { PageView, ViewNode } from "../../../page/view.ts";
import { branchSignOf } from "../branch-signs.ts";
import type { Came } from "../came.ts";
import { withoutMenu } from "../../../grounding/controls/paths.ts";
import { controlsOf, plain } from "../../../grounding/matching/outline.ts";
import type { Deed, Hand } from "./hand.ts";

const path =
  /^(?:(?:select|choose|pick|click(?: on)?|open|go to|navigate to|follow|use) )?["“]?(?<steps>[^"“”]+? ?(?:>|→|»|›|->) ?.+?)["”]?(?: (?:in|from|of) the (?:[\p{L}-]+ )?menu(?: ?bar)?)?$/iu;

/** “select File > Export > PDF”: what lies on the way is only pointed at where that opens it, since a press may be a choice. */
export const menuPath: Deed = async (text, hand) => {
  const steps = path.exec(withoutMenu(text))?.groups?.["steps"];
  return follow(hand, steps?.split(/ ?(?:>|→|»|›|->) ?/u).map((name) => name.trim()) ?? []);
};

const opening = /^(?:open|click|press|tap)(?: on)? the menu(?: button)?$/iu;

/** “open the menu”, where a menu is in sight and nothing opens it. */
export const menuInSight: Deed = async (text, hand) => {
  if (!opening.test(text)) return undefined;
  const { nodes } = await hand.look();
  const isMenu = ({ role, box }: ViewNode): boolean => role === "menuitem" && box !== undefined;
  const opens = nodes.some(
    ({ role, interactive, name, hints = "", expanded }) =>
      interactive &&
      role !== "menu" &&
      (expanded === false || /menu|burger/iu.test(`${name} ${role === "menuitem" ? "" : hints}`)),
  );
  return nodes.filter(isMenu).length > 1 && !opens ? { done: true } : undefined;
};

const under =
  /^(?:select|choose|pick|click(?: on)?|open|find)(?: the (?:item|entry|option))? ["“]?(?<last>[^"“”]+?)["”]? (?:under|below|(?:in|from|of) the (?:sub-?)?menu(?: (?:of|called|named|under|below))?|in the menu under) (?:the )?["“]?(?<first>[^"“”]+?)["”]?$/iu;
const inMenu =
  /^(?:select|choose|pick|click(?: on)?|open|find)(?: the (?:item|entry|option))? ["“]?(?<last>[^"“”]+?)["”]? (?:in|from) the ["“]?(?<first>[^"“”]+?)["”]? (?:sub-?)?menu$/iu;

/** “click Spelt under Bread”, where Bread has to be pointed at first. */
export const menuUnder: Deed = async (text, hand) => {
  const { first, last } = (under.exec(text) ?? inMenu.exec(text))?.groups ?? {};
  return first === undefined || last === undefined ? undefined : follow(hand, [first, last]);
};

async function follow(hand: Hand, names: string[]): Promise<Came | undefined> {
  if (names.length < 2 || names.includes("")) return undefined;
  const [first = ""] = names;
  if (named(await hand.look(), first) === undefined) return undefined;
  for (const [at, name] of names.slice(0, -1).entries()) {
    const came = await unfold(hand, name, names[at + 1] ?? "");
    if (!came.done) return came;
  }
  return press(hand, names.at(-1) ?? "");
}

async function unfold(hand: Hand, name: string, next: string): Promise<Came> {
  const view = await hand.look();
  if (named(view, next) !== undefined) return { done: true };
  // Where a sign opens what lies below, the name itself is a choice.
  const sign = branchSignOf(view, name);
  if (sign !== undefined) return hand.use(view, sign, { why: `Opens ${JSON.stringify(name)}` });
  const entry = named(view, name);
  if (entry === undefined) return { done: false, reason: `nothing is called ${JSON.stringify(name)} there.` };
  const pointed = await hand.use(view, entry, { method: "hover", why: `Points at ${JSON.stringify(name)}` });
  if (!pointed.done) return pointed;
  // Menus often wait a little before they unfold under the pointer, and a press on what unfolds may be a choice.
  const shown = named(await hand.look(), next) ?? named(await hand.lookLater(), next);
  if (shown !== undefined) return { done: true };
  const pressed = await press(hand, name);
  if (!pressed.done || named(await hand.look(), next) !== undefined) return pressed;
  return { done: false, reason: `${JSON.stringify(name)} did not show ${JSON.stringify(next)}.` };
}

async function press(hand: Hand, name: string): Promise<Came> {
  const view = await hand.look();
  const entry = named(view, name);
  return entry === undefined
    ? { done: false, reason: `nothing is called ${JSON.stringify(name)} there.` }
    : hand.use(view, entry, { why: `Chooses ${JSON.stringify(name)}` });
}

/** The one control that is called so; else the one part that says so. */
function named(view: PageView, name: string): ViewNode | undefined {
  const controls = controlsOf(view).filter((node) => plain(node.name) === plain(name));
  if (controls.length > 0) return controls.length === 1 ? controls[0] : undefined;
  const parts = view.nodes.flatMap(({ role, name: said, parent }) => {
    const around = view.nodes[parent];
    return role === "text" && plain(said) === plain(name) && around?.box !== undefined && around.ref !== ""
      ? [around]
      : [];
  });
  return parts.length === 1 ? parts[0] : undefined;
}
