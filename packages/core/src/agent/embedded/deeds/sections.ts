import type { PageView, ViewNode } from "../../../page/view.ts";
import { soundsIrreversible } from "../../approval.ts";
import { ground } from "../../../grounding/ground.ts";
import { around, controlsOf, indexOfNode, plain } from "../../../grounding/matching/outline.ts";
import { branchSignOf, showsItsBranch } from "../branch-signs.ts";
import type { Came } from "../came.ts";
import { placeSaid } from "../../../grounding/vocabulary/relations.ts";
import { inTurn, type Deed, type Hand } from "./hand.ts";

const behind =
  /^(.+?),? (?:in|under|on|behind|within|inside|of) (?:the (?:section|part|chapter|panel|tab(?! ?[\d#])|folder|group|branch) ["“]?|(?:the )?["“]?(?=(?:section|part|chapter|panel|tab|folder|group|branch) \S+$))(.+?)["”]?$/i;
const before =
  /^(?:in|under|on|behind|within|inside) (?:the )?(?:(?:section|part|chapter|tab(?! ?[\d#])|panel|folder|drawer|room|floor|group|category|shelf|branch) )?["“]?([^,"“]+?)["”]?(?: and ["“]?([^,"“]+?)["”]?)?(?:, | (?=(?:click|press|tap|hit|choose|select|pick|follow|find|open|tick)\b))(.+)$/i;
const belonging = /^(.+?), (?:which|that) (?:belongs to|is (?:a part )?(?:in|of|under)) (?:the )?(.+)$/i;

/** “click change name in the section Account”, “under Birds and Tits, tick Coal tit”: the section is opened where it is closed. */
export const inSection: Deed = async (text, hand) => {
  const wanted = sectionsIn(text);
  if (wanted === undefined) return undefined;
  const { step, names } = wanted;
  const isThere = ground(await hand.look(), step).outcome === "resolved";
  for (const name of names) {
    const view = await hand.look();
    const header = headerOf(view, name);
    // What is there may be that of another tab; a link of that name leads away from it.
    if (header === undefined || (isThere && !turnsPart(view, header))) return undefined;
    if (header.expanded === true || header.selected === true || showsItsBranch(view, header)) continue;
    const came = await hand.use(view, header, { why: `Opens ${JSON.stringify(name)}` });
    // A tab that is in front already changes nothing.
    if (!came.done) return came;
  }
  return hand.act(step);
};

/** “under Moulds, click the last link”, “on the Bathing tab, open Prices”: a tab is turned to first, whatever another shows. */
export const onTab: Deed = async (text, hand) => {
  const { name, rest } = trailingTab.exec(text)?.groups ?? {};
  const [, said = name ?? "", second, step = rest] = before.exec(text) ?? [];
  if (step === undefined || second !== undefined) return undefined;
  const view = await hand.look();
  const header = headerOf(view, said.replace(/ tab$/iu, ""));
  if (header === undefined || header.selected === true || !isTab(view, header)) return undefined;
  const came = await hand.use(view, header, { why: `Turns to ${JSON.stringify(said)}` });
  return came.done ? hand.act(step) : came;
};

/** “click more for the Gold leaf on the Basement” */
const trailingTab = /^(?<rest>.+?),? (?:on|in|under) (?:the )?(?<name>\p{Lu}[^,"“]*?)(?: tab)?$/u;

function isTab({ nodes }: PageView, { role, hints = "", parent, href }: ViewNode): boolean {
  const isCalledSo = /\btabs?\b/iu.test(`${hints} ${nodes[parent]?.hints ?? ""}`);
  return role === "tab" || (role === "generic" && href === undefined && isCalledSo);
}

const unfolding =
  /^(?:open|expand|unfold) (?:the )?(?:section |folder |branch |group )?["“]?([^"”/]+?)["”]?$/i;

/** “expand Office”, where a sign beside the name opens it, and the name itself does nothing. */
export const unfold: Deed = async (text, hand) => {
  const name = unfolding.exec(text)?.[1];
  if (name === undefined) return undefined;
  const view = await hand.look();
  const sign = branchSignOf(view, name);
  const names = name.split(/,? and |, /u);
  // “expand Asia and Japan”: one within the other, or beside it.
  if (sign === undefined && names.length > 1 && branchSignOf(view, names[0] ?? "") !== undefined)
    return inTurn(names.map((one) => () => hand.act(`expand ${one}`)));
  if (sign === undefined) return undefined;
  if (showsItsBranch(view, sign)) return { done: true };
  return hand.use(view, sign, { why: `Opens ${JSON.stringify(name)}` });
};

const numberedTab =
  /^(?:go to|open|click|press|switch to|select|choose|show|view)(?: on)? (?:the )?(?:(?<place>\p{L}+|\d+(?:st|nd|rd|th)) tab|tab (?:number |no\.? ?|#)?(?<number>\d+))$/iu;

/** “go to the third tab”, where the tabs are links of a list to parts of this page. */
export const nthTab: Deed = async (text, hand) => {
  const { place = "", number } = numberedTab.exec(text)?.groups ?? {};
  const at = number === undefined ? placeSaid(place) : Number(number);
  const view = await hand.look();
  if (at === undefined || at === 0 || view.nodes.some(({ role }) => role === "tab")) return undefined;
  const links = view.nodes.filter(({ role, href }) => role === "link" && /#./u.test(href ?? ""));
  const lists = Map.groupBy(links, ({ parent }) => view.nodes[parent]?.parent);
  const [tabs, ...others] = [...lists.values()].filter(({ length }) => length > 1);
  const tab = others.length === 0 ? tabs?.at(at > 0 ? at - 1 : at) : undefined;
  return tab && hand.use(view, tab, { why: "Opens the tab" });
};

const path = /^(open|select|choose)(?: the file)? ["“]?([^/"“”.:]+(?:\/[^/"“”:]+)+)["”]?$/i;

/** “open Photos/Winter/sledge.jpg”: through the folders, where nothing on the page is called so as a whole. */
export const filePath: Deed = async (text, hand) => {
  const [, verb = "", whole = ""] = path.exec(text) ?? [];
  const names = whole.split("/").map((name) => name.trim());
  const file = names.pop();
  const start = await hand.look();
  // Days are written so too.
  if (/^[\d/]+(?: |$)/u.test(whole)) return undefined;
  if (file === undefined || verb === "" || controlsOf(start).some(({ name }) => name.trim() === whole))
    return undefined;
  for (const name of names) {
    const view = await hand.look();
    const header = headerOf(view, name);
    if (header === undefined)
      return { done: false, reason: `there is no folder ${JSON.stringify(name)} to open.` };
    if (header.expanded === true || showsItsBranch(view, header)) continue;
    const came = await hand.use(view, header, { why: `Opens ${JSON.stringify(name)}` });
    if (!came.done || came.doubt !== undefined) return came;
  }
  return choose(hand, { verb, file, folder: names.at(-1) });
};

/** Of several files of that name the one that lies in the folder itself. */
function inFolder(view: PageView, files: ViewNode[], folder: string | undefined): ViewNode[] {
  const header = files.length < 2 || folder === undefined ? undefined : headerOf(view, folder);
  if (header === undefined) return files;
  const item = around(view, indexOfNode(view, header)).find((at) =>
    /^(?:listitem|treeitem)$/u.test(view.nodes[at]?.role ?? ""),
  );
  const depths = files.map((file) => around(view, indexOfNode(view, file)).indexOf(item ?? -1));
  const least = Math.min(...depths.filter((depth) => depth >= 0));
  return files.filter((_, at) => depths[at] === least);
}

type Chosen = { verb: string; file: string; folder: string | undefined };

async function choose(hand: Hand, { verb, file, folder }: Chosen): Promise<Came> {
  const view = await hand.look();
  const called = controlsOf(view).filter(({ name }) => name.trim() === file);
  const [found, ...others] = inFolder(view, called, folder);
  if (found === undefined || others.length > 0)
    return {
      done: false,
      reason: `${others.length === 0 ? "nothing" : "more than one thing"} is called ${JSON.stringify(file)}.`,
    };
  const chosen = await hand.use(view, found, { why: `Chooses ${JSON.stringify(file)}` });
  if (!chosen.done || chosen.doubt !== undefined || !/^open$/i.test(verb)) return chosen;
  const now = await hand.look();
  const [button, ...more] = controlsOf(now).filter(({ name }) => /^open$/i.test(name.trim()));
  return button === undefined || more.length > 0 ? chosen : hand.use(now, button, { why: "Opens it" });
}

function sectionsIn(text: string): { step: string; names: string[] } | undefined {
  const [, step, name] = behind.exec(text) ?? belonging.exec(text) ?? [];
  if (step !== undefined && name !== undefined) return { step, names: [name] };
  const [, first, second, rest] = before.exec(text) ?? [];
  if (first === undefined || rest === undefined) return undefined;
  return { step: rest, names: second === undefined ? [first] : [first, second] };
}

/** What shows another part of this page, and leaves it for no other. */
function turnsPart(view: PageView, { role, href, expanded, pressed, checked }: ViewNode): boolean {
  if (role === "tab" || expanded !== undefined) return true;
  const isHere = href === undefined || (href.includes("#") && href.split("#")[0] === view.url.split("#")[0]);
  return isHere && role !== "button" && pressed === undefined && checked === undefined;
}

/** What opens the section: the sign before its name, where it has one, which does nothing else; else what is called so. */
function headerOf(view: PageView, name: string): ViewNode | undefined {
  const called = controlsOf(view).filter(
    (node) =>
      node.checked === undefined &&
      plain(node.name) === plain(name) &&
      !soundsIrreversible("click", node.name),
  );
  const [only] = called;
  if (called.length === 1 && only?.expanded !== undefined) return only;
  const sign = branchSignOf(view, name);
  if (sign !== undefined) return sign;
  return called.length === 1 ? only : undefined;
}
