import type { PageView, ViewNode } from "../../../page/view.ts";
import {
  calledAs,
  controlsOf,
  fieldsOf,
  includesAll,
  indexOfNode,
  isUsable,
  onlyField,
  ownPart,
  plain,
  saidIn,
  stemsOf,
} from "../../../grounding/matching/outline.ts";
import { besideThing } from "./of-thing.ts";
import { signsFor } from "./signs.ts";
import type { Came } from "../came.ts";
import type { Deed, Hand } from "./hand.ts";

const thing =
  "mail|e-?mail|message|letter|conversation|appointment|event|meeting|entry|reservation|note|notification|recording";
const verbs =
  "star|unstar|flag|archive|delete|remove|trash|mark|confirm|cancel|decline|accept|pin|mute|share|rename|report|like|snooze|reschedule";
const simple = new RegExp(
  String.raw`^(${verbs}) (?:the |my |this )?(?:${thing})(?: (?:by|from|of|called|named|titled|with the title|that (?:was|is) (?:sent|written) by))? (["“]?[^"”]+["”]?)$`,
  "i",
);
const sent = new RegExp(
  String.raw`^(?:find|open) the (?:${thing}) (?:by|from|of|that) (.+?)(?: has sent| sent| wrote| has written)? and (reply|forward it|delete it|star it|confirm it|cancel it)(?: to (.+?))?(?: with(?: the (?:text|words|message))? (["“].+["”]))?$`,
  "i",
);
const replying = new RegExp(
  String.raw`^(reply|answer|forward)(?: to)? the (?:${thing}) (?:by|from|of) (.+?)(?: to (.+?))?(?: with(?: the (?:text|words|message))? (["“].+["”]))?$`,
  "i",
);
const within = / (?:in|from|on) (?:the|my) (?:calendar|week|list|inbox|diary|planner|folder)$/i;

type Wish = { verb: string; name: string; to?: string | undefined; text?: string | undefined };

/** “star the mail by Ada”, “delete the appointment Swimming”, “open the mail by Ada and reply with the text "Yes."”. */
export const onThing: Deed = async (text, hand) => {
  const wish = wishIn(text.replace(within, ""));
  if (wish === undefined) return undefined;
  const view = await hand.look();
  const beside = controlBeside(view, wish);
  if (beside !== undefined) return concluded(hand, view, { control: beside, wish });
  const item = itemCalled(view, wish.name);
  const control = item && besideThing(view, signsFor(view, wish.verb), wish.name);
  if (item === undefined || control !== undefined) return undefined;
  const opened = await hand.use(view, item, {
    why: `Opens what is to be used by ${JSON.stringify(wish.verb)}`,
  });
  if (!opened.done || opened.doubt !== undefined) return opened;
  const now = await hand.look();
  const known = new Set(calledBy(view, wish.verb).map(({ ref }) => ref));
  const named = calledBy(now, wish.verb);
  const there = named.length > 0 ? named : signsFor(now, wish.verb);
  const [opener, ...others] = there.filter(({ ref }) => !known.has(ref));
  if (opener === undefined || others.length > 0)
    return {
      done: false,
      reason: `it was opened, and ${others.length === 0 ? "nothing there" : "more than one control there"} is called ${JSON.stringify(wish.verb)}.`,
    };
  return concluded(hand, now, { control: opener, wish });
};

const opening =
  /^(?:open|click|select|view)(?: on)? (?:the )?["“]?([^"”]+?)["”]? (?:in|from|on) (?:the|my) (?:calendar|week|list|inbox|diary|planner|folder)$/i;

/** “open Choir in the week”: the one part that speaks of it. */
export const openThing: Deed = async (text, hand) => {
  const name = opening.exec(text)?.[1];
  if (name === undefined) return undefined;
  const view = await hand.look();
  const item = itemCalled(view, name);
  return item && hand.use(view, item, { why: `Opens ${JSON.stringify(name)}` });
};

const adding = new RegExp(
  String.raw`^(?:add|create|enter|make) (?:an?|the) (?:new )?(?:${thing}|task) (?:called |named |titled )?["“]?([^"”]+?)["”]? (?:on|for|under|to) (?:the )?([^"”]+)$`,
  "i",
);

/** “add an appointment "Bank" on Wednesday”: by what adds in that part of the page, and the one field that it opens. */
export const addThing: Deed = async (text, hand) => {
  const [, title, where] = adding.exec(text) ?? [];
  if (title === undefined || where === undefined) return undefined;
  const view = await hand.look();
  const adders = controlsOf(view).filter(({ name }) => /^(?:\+|add|new|create)\b|^\+$/i.test(name.trim()));
  const indices = new Set(adders.map((node) => indexOfNode(view, node)));
  const there = adders.filter((node) =>
    includesAll(saidIn(view, ownPart(view, indexOfNode(view, node), indices)), stemsOf(where)),
  );
  const [adder, ...others] = there;
  if (adder === undefined || others.length > 0 || adders.length < 2) return undefined;
  const opened = await hand.use(view, adder, { why: `Adds on ${where}` });
  if (!opened.done || opened.doubt !== undefined) return opened;
  const now = await hand.look();
  const field = onlyField(now);
  if (field === undefined) return { done: false, reason: "what opened has not one field for it." };
  const filled = await hand.use(now, field, { method: "fill", arguments: [title], why: "Names it" });
  if (!filled.done) return filled;
  const last = await hand.look();
  const [save, ...more] = controlsOf(last).filter(({ name }) =>
    /^(?:save|ok|create|done)\b/i.test(name.trim()),
  );
  if (save === undefined || more.length > 0)
    return { done: false, reason: "there is no single control that saves it." };
  return hand.use(last, save, { why: "Saves it" });
};

function wishIn(text: string): Wish | undefined {
  const [, verb, name] = simple.exec(text) ?? [];
  if (verb !== undefined && name !== undefined)
    return / (?:with|and|to) /.test(name) ? undefined : { verb, name: unquoted(name) };
  const [, who, deed, to, said] = sent.exec(text) ?? [];
  if (who !== undefined && deed !== undefined && !isUnclear(to))
    return { verb: deed.replace(" it", ""), name: unquoted(who), to, text: said && unquoted(said) };
  const [, way, from, toWhom, words] = replying.exec(text) ?? [];
  if (way === undefined || from === undefined || isUnclear(toWhom)) return undefined;
  return {
    verb: /^answer$/i.test(way) ? "reply" : way,
    name: unquoted(from),
    to: toWhom,
    text: words && unquoted(words),
  };
}

/** “from Ada to Bo to Cy” does not say whom it is to go to. */
function isUnclear(to: string | undefined): boolean {
  return to !== undefined && !/^["“]/u.test(to) && / to /iu.test(to);
}

function unquoted(text: string): string {
  return text.replace(/^["“]|["”]$/g, "").trim();
}

/** What can be clicked whose name, or what is said of it, is the verb; the innermost where one lies in another. */
function calledBy(view: PageView, verb: string): ViewNode[] {
  const wanted = stemsOf(verb).join(" ");
  const isSo = (said: string) => stemsOf(said)[0] === wanted && stemsOf(said).length <= 3;
  const found = view.nodes.flatMap((node, index) => {
    const { description = "", ref, role, editable, disabled } = node;
    if (ref === "" || /^(?:text|heading|document|main|dialog)$/.test(role) || editable || disabled) return [];
    // What has a title within something that takes clicks is a control of its own.
    const isControl = isUsable(node) && isSo(calledAs(view, index));
    return isControl || isSo(node.name) || isSo(description) ? [index] : [];
  });
  return found
    .filter((at) => !found.some((other) => other > at && isInside(view, other, at)))
    .flatMap((at) => view.nodes[at] ?? []);
}

/** The one that stands in the part of the page that speaks of the thing, and of no other. */
function controlBeside(view: PageView, { verb, name }: Wish): ViewNode | undefined {
  const controls = calledBy(view, verb);
  const indices = new Set(controls.map((node) => indexOfNode(view, node)));
  const about = controls.filter((node) => {
    const own = ownPart(view, indexOfNode(view, node), indices);
    // A lone control belongs to the whole page.
    return controls.length > 1 && includesAll(saidIn(view, own), stemsOf(name));
  });
  return about.length === 1 ? about[0] : undefined;
}

/** The smallest part that speaks of the thing and can be opened; where several do, none. */
function itemCalled(view: PageView, name: string): ViewNode | undefined {
  const words = stemsOf(name);
  const about = view.nodes.flatMap((node, index) => {
    const said = `${saidIn(view, index)} ${node.name}`;
    return isUsable(node) && node.editable !== true && said.length < 400 && includesAll(said, words)
      ? [index]
      : [];
  });
  const innermost = about.filter((at) => !about.some((other) => other > at && isInside(view, other, at)));
  const exact = innermost.filter((at) => includesAll(view.nodes[at]?.name ?? "", words));
  const [only] = innermost.length === 1 ? innermost : exact;
  return innermost.length === 1 || exact.length === 1 ? view.nodes[only ?? -1] : undefined;
}

function isInside(view: PageView, index: number, outer: number): boolean {
  for (let at = view.nodes[index]?.parent ?? -1; at >= outer; at = view.nodes[at]?.parent ?? -1)
    if (at === outer) return true;
  return false;
}

type Found = { control: ViewNode; wish: Wish };

/** Uses the control; what it asks for is filled in, and what it asks about is what was wished. */
async function concluded(hand: Hand, view: PageView, { control, wish }: Found): Promise<Came> {
  const used = await hand.use(view, control, { why: `Does ${JSON.stringify(wish.verb)}` });
  if (!used.done || used.doubt !== undefined) return used;
  if (wish.to !== undefined || wish.text !== undefined) return written(hand, wish);
  const now = await hand.look();
  const dialog = now.nodes.findIndex(({ role, modal }) => modal === true || /dialog/.test(role));
  if (dialog < 0 || view.nodes.some(({ ref }) => ref === now.nodes[dialog]?.ref)) return used;
  const yes = controlsOf(now).filter(
    (node) =>
      isInside(now, indexOfNode(now, node), dialog) &&
      (/^(?:yes|ok|confirm)\b/i.test(node.name) || plain(node.name).split(" ")[0] === plain(wish.verb)),
  );
  const [only] = yes;
  if (only === undefined || yes.length > 1)
    return { done: false, reason: "the page asks about it, and which answer means it is not plain." };
  return hand.use(now, only, { why: "Confirms what was wished" });
}

async function written(hand: Hand, { to, text }: Wish): Promise<Came> {
  const view = await hand.look();
  const fields = fieldsOf(view);
  const toField =
    fields.length === 1 && text === undefined
      ? fields[0]
      : fields.find(
          ({ name, hints = "", tag }) =>
            tag !== "textarea" && /\b(?:to|recipient|address)\b/i.test(`${name} ${hints}`),
        );
  const textField = fields.filter(
    ({ tag, ref }) => ref !== toField?.ref && (tag === "textarea" || tag !== "input"),
  );
  const [area = onlyField(view)] = textField;
  if (to !== undefined) {
    if (toField === undefined) return { done: false, reason: "there is no field for whom it goes to." };
    const came = await hand.use(view, toField, {
      method: "fill",
      arguments: [to.replace(/\.$/, "")],
      why: "Says whom it goes to",
    });
    if (!came.done) return came;
  }
  if (text !== undefined) {
    if (area === undefined || textField.length > 1)
      return { done: false, reason: "there is no single field for the text." };
    const now = await hand.look();
    const came = await hand.use(now, area, { method: "fill", arguments: [text], why: "Writes the text" });
    if (!came.done) return came;
  }
  const last = await hand.look();
  const [send, ...others] = controlsOf(last).filter(({ name }) =>
    /^(?:send|reply|forward)\b/i.test(name.trim()),
  );
  if (send === undefined || others.length > 0)
    return { done: false, reason: "there is no single control that sends it." };
  return hand.use(last, send, { why: "Sends it" });
}
