import type { PageView, ViewNode } from "../../../page/view.ts";
import {
  around,
  endOf,
  includesAll,
  indexOfNode,
  ownPart,
  plain,
  saidIn,
  stemsOf,
} from "../../../grounding/matching/outline.ts";
import { boxOf } from "../../../grounding/entries/item-controls.ts";
import { itemsSaying } from "../../../grounding/entries/said-items.ts";
import { indexOf } from "../../../grounding/matching/view-index.ts";
import { placeSaid } from "../../../grounding/vocabulary/relations.ts";
import { inTalk } from "./in-talk.ts";
import { entriesSaying, signsFor, signsMeaning } from "./signs.ts";
import { isOfPerson, orderAbout } from "./order-about.ts";
import type { Came } from "../came.ts";
import { partAboutBoth } from "./part-about-both.ts";
import { useAgain, type Deed, type Hand } from "./hand.ts";
import { writeAndSend, type SignWish } from "./write-and-send.ts";
import { writeBeside } from "./write-beside.ts";

const kind =
  "mail|e-?mail|message|letter|conversation|post|tweet|comment|entry|update|item|card|row|article|note|user|person|author|member|photo|picture|story|thread|dialog(?:ue)?(?: box)?|window|pop-?up|panel";
const received =
  "(?:(?:that |which )?(?:you|i|we) (?:have |had |just )?(?:got|gotten|received|were sent) |(?:that|which) (?:is|was|came|comes) |sent |written |posted )?";
const by = `${received}(?:by|from|of)|for|about|called|named|titled|entitled|saying|(?:that|which) (?:says|reads|mentions)|with (?:the )?(?:title|subject|name)`;
const sending = "(?: (?:has |had |have )?(?:sent|written|wrote|posted|shared)(?: (?:to )?(?:you|me|us))?)?";
const pointed = String.raw`(?:click|press|tap|hit|use|choose|select)(?: on)? (?:the |its |their |his |her |an? )?["“]?(?<sign>[^"“”]+?)["”]?(?: (?:button|icon|link|sign|symbol|option|entry))?(?: behind (?:the )?(?<opener>[\p{L} ]+?))?(?: (?:of|on|in|under|below|for|to) (?:their|his|her|its|that|this) (?:${kind}))?(?: to \p{L}+ (?:it|them|that)(?: .+)?)?`;
const words = String.raw`(?: (?:with|using|saying))(?: the)?(?: text| words?| message| answer)? ["“](?<text>[^"“”]+)["”]`;

const placed = new RegExp(
  String.raw`^(?:for|in|on|under|at) (?:the |my )?(?:${kind})(?: (?:${by}))? (?<name>[^,]+), (?<rest>.+)$`,
  "iu",
);
const sought = new RegExp(
  String.raw`^(?:find|open|locate|look for|go to|look up) (?:the |my |an? )?(?:(?:${kind}) (?:(?:${by}|that|which) )?(?<name>.+?)${sending}|(?<owner>[\p{Lu}@][^'’,]*)['’]s? (?:${kind})),? (?:and|to) (?:then )?(?<rest>\p{L}+\b(?: .+)?)$`,
  "iu",
);
const behind = new RegExp(
  String.raw`^(?<rest>.+?) (?:for|of|on|to|in|by|from|below|under) (?:the |my |this )?(?:${kind})s? (?:(?:${by}) )?(?<name>[^,]+?)(?<more>${words}|(?: to) (?<to>[^,]+))?$`,
  "iu",
);
const possessive = new RegExp(
  String.raw`^(?<verb>\p{L}+)(?: to)? (?<name>[\p{Lu}@][^'’]*)['’]s? (?:${kind})(?<more>${words}| to (?<to>["“][^"“”]+["”]|[^,"“]+))?$`,
  "iu",
);
const direct = new RegExp(
  String.raw`^(?<verb>reply to|comment on|respond to|write back to|answer|forward|star|unstar|flag|like|share|report|mute|block|archive|trash|delete|remove|hide|pin|repost|retweet|favou?rite) (?:the |my |this |that )?(?:${kind}|one) (?:${by}|that|which) (?<name>.+?)${sending}(?<more>${words}| to (?<to>["“][^"“”]+["”]|[^,"“]+))?$`,
  "iu",
);
/** “reply to Ada with "Yes"”, “forward Bo's to Ada”: who, and no kind of thing. */
const person = new RegExp(
  String.raw`^(?<verb>[Rr]eply to|[Aa]nswer|[Rr]espond to|[Ww]rite back to|[Cc]omment on) (?:the (?:user|person|author) )?(?<name>@\S+|\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})(?<more>${words}|(?<![Aa]nswer .+))$`,
  "u",
);
const handled =
  /^(?<verb>\p{L}+)(?: to)? (?:the |this )?(?:(?:user|person|author|member|account|profile) )?(?<name>@\S+)$/u;
const sentBy =
  /^(?<verb>\p{L}+(?: away| out)?) what (?<name>.+?) (?:has )?(?:sent|wrote|written|posted|said)(?: me| us)?$/iu;
const giving =
  /^give (?:the |my )?\p{L}+ (?:by|from|of|called|named|about) (?<name>.+?) an? (?<verb>\p{L}+)$/iu;

/** “comment "Lovely!" on the post by Ada”, “say "Yes" under Bo's photo”. */
const writtenOn = new RegExp(
  String.raw`^(?:comment|reply|respond|answer|write|say|post|leave|add|put|tell (?:them|him|her|[\p{Lu}@]\S*))(?: (?:the |an? )?(?:comment|reply|answer|words?|text|message))?:? ["“](?<text>[^"“”]+)["”] (?:as an? (?:comment|reply|answer) )?(?:on|under|underneath|below|beneath|to|in reply to|in answer to) (?:(?:the |my |that )?(?:${kind}) (?:(?:${by}|that|which) )?(?<name>.+?)${sending}|what (?<writer>.+?) (?:has |had )?(?:written|wrote|posted|said|sent|shared)|(?<owner>[\p{Lu}@][^'’,]*)['’]s? (?:${kind}))$`,
  "iu",
);
/** “…, and post it”: what is written is sent anyway. */
const thenSent =
  /(?<=["”]|wrote|written|posted|said|sent|shared|mail|message|post|entry|comment),? and (?:then )?(?:post|send|submit|publish) (?:it|the (?:comment|reply|message|answer))$/iu;
/** “mark the mail by Ada with a star”, “flag Bo's message as important”. */
const marked = new RegExp(
  String.raw`^(?:mark|flag|tag|label) (?:(?:the |my |that )?(?:${kind}) (?:${by}|that|which) (?<name>.+?)${sending}|(?<owner>[\p{Lu}@][^'’,]*)['’]s? (?:${kind})) (?:with (?:an? |the )?|as (?:an? )?)(?<sign>\p{L}+)(?: (?:icon|sign|symbol))?$`,
  "iu",
);
/** “write back to whoever sent "Rent": see you”: what is said without quotes. */
const answering =
  /^(?:reply|write back|respond|answer)(?: to)? (?<what>[^:"“]+|[^:"“]*["“][^"“”]+["”])(?:: ?| with: ?| saying (?:that )?)(?<text>[^"“”]+)$/iu;
const whoever = /\b(?:whoever|the (?:one|person) who|who) (?:has )?(?:sent|wrote|written|posted) /iu;

/** “mark it as important with the star icon”, “delete it by clicking the bin”. */
const restBy =
  /^(?:mark|\p{L}+) (?:it|them|that|this)(?: as (?<verb>\p{L}+))?(?:,? (?:with|using|via|by (?:clicking|pressing|tapping|hitting|using)(?: on)?) (?:the |its |their |an? )?["“]?(?<sign>[^"“”]+?)["”]?(?: (?:button|icon|link|sign|symbol))?)?$/iu;
/** “forward to Bo the mail from Ada”, “send Bo the mail from Ada”. */
const recipientFirst = /^forward (?:to )?(?<to>[\p{Lu}@]\S*(?: \p{Lu}\S*)*) (?<what>(?:the|that|my) .+)$/iu;
const passingOn =
  /\b(?:send|pass|hand) (?<what>it|them|that|(?:the|my|that) .+?|[\p{Lu}@]\S*['’]s? .+?) (?:on|along|over) to\b/iu;

const restPressed = new RegExp(`^${pointed}$`, "iu");
const restDone = new RegExp(
  String.raw`^(?<verb>\p{L}+)(?: to)?(?: (?:it|them|him|her|this|(?:that|the|this) (?:${kind})))?(?<more>${words}| (?:on )?to (?<to>["“][^"“”]+["”]|[^,"“]+))?$`,
  "iu",
);

/** `about`: what the thing is about, where somebody may have sent several. */
type Wish = SignWish & { nth?: number; opener?: string; about?: string };

/** “the mail by Ada about "Rent"”. */
const twofold = /^(?<sender>[\p{Lu}@"“][^:;,]*?) about (?<about>["“][^"“”]+["”]|[\p{Lu}\d].*)$/u;

/**
 * “for the user Ada, click Like”, “find the mail by Ada and forward it to Bo”, “reply to Bo's post with "Yes"”: the sign in
 * the part of the page that speaks of the thing and of no other; what it opens is filled in and sent.
 */
export const ofThing: Deed = async (text, hand) => {
  // What is written without quotes keeps its exclamation mark.
  const [, behind = ""] = hand.task.split(text);
  return grantFirst(hand, wishesIn(/^[!?]/u.test(behind) ? `${text}${behind.slice(0, 1)}` : text));
};

/** “click Like for the user Ada”, where the page has nothing that is called so as a whole. */
export const ofThingBehind: Deed = async (text, hand) => grantFirst(hand, wishesBehind(text));

async function grantFirst(hand: Hand, wishes: Wish[]): Promise<Came | undefined> {
  for (const wish of wishes) {
    const came = await grant(hand, wish);
    if (came?.done === true) hand.references.speakOf(`entry of ${wish.name}`);
    if (came !== undefined) return came;
  }
  return undefined;
}

function wishesIn(given: string): Wish[] {
  const said = given
    .replace(thenSent, "")
    .replace(answering, 'reply to $<what> with "$<text>"')
    .replace(whoever, "the mail about ");
  const { text, nth } = withoutPlace(said.replace(passingOn, "forward $<what> to"));
  return wishesFor(text.replace(recipientFirst, "forward $<what> to $<to>")).map((wish) =>
    withNth(wish, nth),
  );
}

function wishesFor(text: string): Wish[] {
  const place = (placed.exec(text) ?? sought.exec(text))?.groups;
  if (place !== undefined) {
    const { name = place["owner"] ?? "", rest = "" } = place;
    const pressed = restPressed.exec(rest)?.groups;
    const done = restDone.exec(rest)?.groups;
    const means = restBy.exec(rest)?.groups;
    return [
      ...wishOf(name, means?.["sign"] ?? means?.["verb"], {}),
      ...wishOf(name, pressed?.["sign"], pressed),
      ...wishOf(name, done?.["verb"], done),
    ];
  }
  const on = writtenOn.exec(text)?.groups;
  if (on !== undefined)
    return ["comment", "reply"].flatMap((sign) =>
      wishOf(on["name"] ?? on["writer"] ?? on["owner"] ?? "", sign, on),
    );
  const mark = marked.exec(text)?.groups;
  if (mark !== undefined) return wishOf(mark["name"] ?? mark["owner"] ?? "", mark["sign"], {});
  const found = [direct, person, handled, sentBy, giving, possessive].map(
    (pattern) => pattern.exec(text)?.groups,
  );
  const [whole] = [orderAbout(text), ...found].filter((groups) => groups !== undefined);
  return wishOf(whole?.["name"] ?? "", whole?.["verb"], whole);
}

const placedThing = new RegExp(
  String.raw`(?<=\b(?:the|their|his|her|its|my|['’]s?) )(?<place>\p{L}+|\d+(?:st|nd|rd|th)) (?=(?:${kind})\b)`,
  "iu",
);

/** “the 2nd post by Ada” is the post by Ada, of which there are more. */
function withoutPlace(text: string): { text: string; nth?: number } {
  const nth = placeSaid(placedThing.exec(text)?.groups?.["place"] ?? "");
  return nth === undefined ? { text } : { text: text.replace(placedThing, ""), nth };
}

function withNth(wish: Wish, nth: number | undefined): Wish {
  return nth === undefined ? wish : { ...wish, nth };
}

/** “view the sample from Bodmin”, where each has a “View”. */
const byItsOwn =
  /^(?<verb>\p{L}+) (?:the |that |this )(?:\p{Ll}+ )?(?:from|by|of|called|named|about|with (?:the )?(?:number|name|code|title)) (?<name>[^,]+)$/iu;

/** “archive "Bus times"”, “forward "Bus times" to Ada”. */
const bare =
  /^(?<verb>reply to|answer|respond to|comment on|forward|star|unstar|flag|like|unlike|share|report|mute|archive|delete|remove|hide|pin|repost|favou?rite) (?<name>["“][^"“”]+["”])(?: (?:with|saying) ["“](?<text>[^"“”]+)["”]| to (?<to>["“][^"“”]+["”]|[^,"“]+))?$/iu;

function wishesBehind(said: string): Wish[] {
  const named = bare.exec(said)?.groups;
  if (named !== undefined) return wishOf(named["name"] ?? "", named["verb"], named);
  const own = byItsOwn.exec(said)?.groups;
  if (own !== undefined) return wishOf(own["name"] ?? "", own["verb"], {});
  const { text, nth } = withoutPlace(said);
  const after = behind.exec(text)?.groups;
  const pressed = restPressed.exec(after?.["rest"] ?? "")?.groups;
  return wishOf(after?.["name"] ?? "", pressed?.["sign"], { ...after, ...pressed }).map((wish) =>
    withNth(wish, nth),
  );
}

function wishOf(
  name: string,
  sign: string | undefined,
  groups: Record<string, string | undefined> | undefined,
): Wish[] {
  const { opener, to, text } = groups ?? {};
  const { sender, about } = twofold.exec(name.trim())?.groups ?? {};
  const who = (sender ?? name).trim().replace(/^["“]|["”]$/gu, "");
  // “from Ada to Bo to Cy” does not say whom it is to go to.
  if (to !== undefined && !/^["“]/u.test(to) && / to /iu.test(to)) return [];
  if (sign === undefined || who === "" || / and /u.test(who) || /^(?:all|every|each|both)\b/iu.test(who))
    return [];
  return [
    {
      sign: sign.trim().replace(/ to$/iu, ""),
      name: who,
      ...(about === undefined ? {} : { about: about.replace(/^["“]|["”]$/gu, "") }),
      ...(opener === undefined ? {} : { opener }),
      ...(to === undefined ? {} : { to: to.trim().replace(/^["“]|["”.]$/gu, "") }),
      ...(text === undefined ? {} : { text }),
    },
  ];
}

async function grant(hand: Hand, wish: Wish): Promise<Came | undefined> {
  const view = await hand.look();
  const signs = signsMeaning(view, wish.sign);
  const control = meantBy(view, signs, wish) ?? soleIn(view, signs, wish);
  if (control !== undefined) return writeAndSend(hand, view, { control, wish });
  const besideIt = (fields: ViewNode[]): ViewNode | undefined => meantBy(view, fields, wish);
  const written =
    wish.text === undefined ? undefined : await writeBeside(hand, view, { text: wish.text, besideIt });
  if (written !== undefined) return written;
  const selected = await selectedFirst(hand, view, { signs, wish });
  if (selected !== undefined) return selected;
  // What is not in sight may be in a menu of the thing, or on its own page.
  const menu = meantBy(view, signsFor(view, wish.opener ?? "more options"), wish);
  const isSole = wish.opener === undefined && wish.nth === undefined;
  const part =
    wish.about === undefined ? partAbout(view, wish.name) : partAboutBoth(view, wish.name, wish.about);
  const opener = menu ?? (isSole ? part : undefined);
  if (opener !== undefined && opens.test(wish.sign))
    return hand.use(view, opener, { why: `Opens ${JSON.stringify(wish.name)}` });
  const came = opener && (await useBehind(hand, opener, wish));
  const isMissing = came?.done === false && came.reason === notThere(wish.sign) && isSole;
  return (menu && part && isMissing ? await openedInstead(hand, part, wish) : undefined) ?? came;
}

/** Its menu has no such entry, and no page of its own was looked at yet. What lies over it goes with a first press beside it. */
async function openedInstead(hand: Hand, part: ViewNode, wish: Wish): Promise<Came | undefined> {
  if (signsMeaning(await hand.look(), wish.sign).length > 0) return undefined;
  const came = await useBehind(hand, part, wish);
  const isStill = came?.done === false && came.reason === notThere(wish.sign);
  const now = isStill ? await hand.look() : undefined;
  return now?.nodes.some(({ ref }) => ref === part.ref) === true ? useBehind(hand, part, wish) : came;
}

/** What these ask for is done by opening the thing itself. */
const opens = /^(?:open|read|view|see|show|click|press|tap|select|find|locate|look at|check)(?: on)?$/iu;

/** Where each row has a box to select it by, and one sign stands for all of them: the row is ticked, and then that is used. */
async function selectedFirst(
  hand: Hand,
  view: PageView,
  { signs: [sign, ...others], wish }: { signs: ViewNode[]; wish: Wish },
): Promise<Came | undefined> {
  if (
    sign === undefined ||
    others.length > 0 ||
    wish.nth !== undefined ||
    wish.about !== undefined ||
    (wish.to ?? wish.text) !== undefined
  )
    return undefined;
  const index = indexOf(view);
  const [item, another] = itemsSaying(index, wish.name);
  const box = item === undefined || another !== undefined ? undefined : boxOf(index, item);
  const selectable = view.nodes.filter(({ role }) => role === "checkbox");
  const isOnlyOne = selectable.every(({ ref, checked }) => ref === box?.node.ref || checked === false);
  if (box === undefined || selectable.length < 2 || !isOnlyOne || isInPart(view, sign, item ?? 0))
    return undefined;
  const ticked =
    box.node.checked === true
      ? { done: true as const }
      : await hand.use(view, box.node, { method: "check", why: `Selects ${JSON.stringify(wish.name)}` });
  if (!ticked.done) return ticked;
  return useAgain(hand, sign, { why: `Does ${JSON.stringify(wish.sign)}`, gone: "its control is gone." });
}

function isInPart(view: PageView, node: ViewNode, part: number): boolean {
  return around(view, indexOfNode(view, node)).includes(part);
}

/** Opens a menu, or the thing itself, and uses the one sign that it shows then. */
export async function useBehind(hand: Hand, { ref }: ViewNode, wish: SignWish): Promise<Came | undefined> {
  const view = await hand.look();
  const opener = view.nodes.find((node) => node.ref === ref);
  if (opener === undefined) return undefined;
  const opened = await hand.use(view, opener, { why: `Looks for ${JSON.stringify(wish.sign)} there` });
  if (!opened.done || opened.doubt !== undefined) return undefined;
  const { text } = wish;
  const isAnswer = text !== undefined && /^(?:reply|respond|answer|write back)\b/iu.test(wish.sign);
  const talk = isAnswer ? await inTalk(hand, view, { who: wish.name, text }) : undefined;
  if (talk !== undefined) return talk;
  const now = await hand.look();
  const known = new Set(view.nodes.map((node) => node.ref));
  const isNew = ({ ref: one }: ViewNode) => !known.has(one);
  const meant = signsMeaning(now, wish.sign).filter(isNew);
  const [only, ...others] = meant.length > 0 ? meant : entriesSaying(now, wish.sign, wish.name).filter(isNew);
  if (only === undefined || others.length > 0) return { done: false, reason: notThere(wish.sign) };
  return writeAndSend(hand, now, { control: only, wish });
}

function notThere(sign: string): string {
  return `it was opened, and there is no single ${JSON.stringify(sign)}.`;
}

/** Of several like controls the one that stands by the thing; where there are more of the thing, by the one that is said. */
function meantBy(view: PageView, controls: ViewNode[], wish: Wish): ViewNode | undefined {
  const { name, nth, sign, about } = wish;
  if (about !== undefined) {
    const both = new Set(allBeside(view, controls, about));
    const ofBoth = allBeside(view, controls, name).filter((one) => both.has(one));
    return ofBoth.length === 1 ? besideOneOf(controls, ofBoth) : undefined;
  }
  const all = allBeside(view, controls, name);
  const beside =
    nth === undefined && all.length > 1 && !isOfPerson(sign) ? byName(view, controls, { name, all }) : all;
  // Any of what somebody has posted stands for them.
  if (nth === undefined)
    return beside.length === 1 || isOfPerson(sign) ? besideOneOf(controls, beside) : undefined;
  return controls.length > 1 ? beside.at(nth < 0 ? nth : nth - 1) : undefined;
}

/** “Decline in the dialog "Crane fault"”, where no other has a “Decline”: behind this title, and before the next like it. */
function soleIn(
  view: PageView,
  [only, ...others]: ViewNode[],
  { name, nth, about }: Wish,
): ViewNode | undefined {
  if (only === undefined || others.length > 0 || nth !== undefined || about !== undefined) return undefined;
  const place = (at: number) => `${view.nodes[view.nodes[at]?.parent ?? -1]?.tag} ${around(view, at).length}`;
  const texts = view.nodes.flatMap(({ role }, at) => (role === "text" ? [at] : []));
  const [title = -1, ...more] = texts.filter((at) => plain(view.nodes[at]?.name ?? "") === plain(name));
  const control = indexOfNode(view, only);
  if (title < 0 || more.length > 0 || control < title) return undefined;
  return texts.some((at) => at > title && at < control && place(at) === place(title)) ? undefined : only;
}

/** The one that stands in the part of the page that speaks of the thing, and of no other. */
export function besideThing(view: PageView, controls: ViewNode[], name: string): ViewNode | undefined {
  const beside = allBeside(view, controls, name);
  return beside.length === 1 ? besideOneOf(controls, beside) : undefined;
}

/** A lone control belongs to the whole page. */
function besideOneOf(controls: ViewNode[], [first]: ViewNode[]): ViewNode | undefined {
  return controls.length > 1 ? first : undefined;
}

/** Those whose own part of the page speaks of the thing. */
export function allBeside(view: PageView, controls: ViewNode[], name: string): ViewNode[] {
  const indices = new Set(controls.map((node) => indexOfNode(view, node)));
  return controls.filter((node) => {
    const said = saidIn(view, ownPart(view, indexOfNode(view, node), indices));
    return name.startsWith("@") ? said.split(/[\s,;:]+/u).includes(name) : includesAll(said, stemsOf(name));
  });
}

/** Those whose own part says just the name, where others only mention it. */
function byName(view: PageView, controls: ViewNode[], { name, all }: { name: string; all: ViewNode[] }) {
  const indices = new Set(controls.map((node) => indexOfNode(view, node)));
  const called = all.filter((node) => {
    const part = ownPart(view, indexOfNode(view, node), indices);
    return view.nodes
      .slice(part, endOf(view, part))
      .some(({ role, name: text }) => role === "text" && plain(text) === plain(name));
  });
  return called.length > 0 ? called : all;
}

/** The innermost part that says so, where the page says it once, or says once just that. */
export function partAbout(view: PageView, name: string): ViewNode | undefined {
  const said = view.nodes.filter(
    ({ role, name: text }) => role === "text" && text.length < 200 && includesAll(text, stemsOf(name)),
  );
  const exactly = said.filter(({ name: text }) => plain(text) === plain(name));
  const [only, another] = exactly.length > 0 ? exactly : said;
  const around = only === undefined ? undefined : view.nodes[only.parent];
  return another === undefined && around?.box !== undefined && around.ref !== "" && around.editable !== true
    ? around
    : undefined;
}
