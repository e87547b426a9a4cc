import type { PageView, ViewNode } from "../../../page/view.ts";
import {
  around,
  controlsOf,
  fieldsOf,
  indexOfNode,
  onlyFor,
  ownPart,
  plain,
  saidIn,
  textsOf,
} from "../../../grounding/matching/outline.ts";
import { numberInWords } from "../../../grounding/amounts/numbers.ts";
import type { Came } from "../came.ts";
import { inTurn, useAgain, type Deed, type Hand } from "./hand.ts";

const ordering =
  /^(?:add|order|put|take|get|buy)(?: me)? (.+?)(?: (?:to|into|in|on|for) (?:the|your|my|a) (?:(?!and\b)[\p{L}]+ ?){1,3})?$/iu;
const unit =
  /^(?:scoops?|portions?|pieces?|packs?|balls?|bottles?|cups?|slices?|glass(?:es)?|tickets?|bags?)(?: of)? |^of /i;

type Wanted = { count: number; name: string };
type Way = Wanted & { control: ViewNode; isField: boolean };

/** “add two scoops of Lemon and one of Mango to your cone”: each as often as it is said, by what the page has for it. */
export const several: Deed = async (text, hand) => {
  const list = ordering.exec(text)?.[1];
  if (list === undefined || /["“]/.test(list)) return undefined;
  const wanted = list.split(/,\s*(?:and\s+|then\s+)?|\s+and\s+|\s+then\s+/).map(wantedIn);
  if (wanted.length === 1 && wanted[0]?.count === 1) return undefined;
  const view = await hand.look();
  const ways = wanted.map((one) => wayFor(view, one));
  if (ways.includes(undefined)) return undefined;
  const adding = ways.flatMap((way) => (way === undefined ? [] : [() => add(hand, way)]));
  // What was only counted is not ordered yet, where no further step says so.
  const verb = hand.isWhole ? /^(?:order|buy)\b/i.exec(text)?.[0] : undefined;
  const isFilledOnly = ways.some((way) => way?.isField === true);
  const added = await inTurn(adding);
  return verb === undefined || !added.done || added.doubt !== undefined
    ? added
    : order(hand, verb, isFilledOnly);
};

/** What sends a whole order. */
export const isOrdering = (name: string): boolean =>
  ordersAll.test(deedOf(name)) || /^(?:submit|send|done|finish)$/u.test(deedOf(name));

/** “Checkout (2)”, “Order · € 12.50”: how much there is in it is no part of what it does. */
const deedOf = (name: string): string =>
  plain(name.replace(/(?<=\p{L}\W*)[(·:–-]?\s*[€$£]?\s?\d+(?:[.,]\d+)?\s?[€$£)]?\s*(?:items?\)?)?\s*$/u, ""));

const ordersAll =
  /^(?:place|send|submit|complete|finish|confirm) (?:the |my |your |this )?order$|^(?:(?:go |proceed )?(?:to )?(?:the )?check ?out|buy(?: now)?|order(?: now)?)$/u;

/** Presses the one control that sends what was counted. */
export async function order(hand: Hand, verb: string, isFilledOnly: boolean): Promise<Came> {
  const view = await hand.look();
  const all = controlsOf(view).filter(({ name }) => ordersAll.test(deedOf(name)));
  const sent = controlsOf(view).filter(({ name }) => /^(?:submit|send|done|finish)$/u.test(deedOf(name)));
  const [only] = all.length === 1 ? all : all.length === 0 && sent.length === 1 ? sent : [];
  const button = onlyFor(view, verb) ?? only;
  if (button !== undefined) return hand.use(view, button, { why: "Orders what was counted" });
  return isFilledOnly
    ? { done: true, doubt: `no single control of the page is called ${JSON.stringify(verb)}.` }
    : { done: true };
}

function wantedIn(said: string): Wanted {
  const [, word = "", rest = said] =
    /^(?:(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?: x| ×| times)? )(.+)$/i.exec(
      said.trim(),
    ) ?? [];
  const count = numberInWords(/^an?$/iu.test(word) ? "one" : word) || 1;
  return { count, name: rest.trim().replace(unit, "").replace(unit, "").trim() };
}

/** A field or a plus in the part of the thing, or what is called so itself. */
function wayFor(view: PageView, { count, name }: Wanted): Way | undefined {
  const called = controlsOf(view).filter(
    (node) => plain(node.name) === plain(name) && (node.role !== "link" || staysHere(view, node)),
  );
  const field = inPartOf(view, fieldsOf(view).filter(isNumber), name);
  if (field !== undefined) return { count, name, control: field, isField: true };
  const plus = inPartOf(
    view,
    controlsOf(view).filter((node) => /^(?:\+|add|more|plus|increase)\b|^\+$/i.test(node.name.trim())),
    name,
  );
  if (plus !== undefined) return { count, name, control: plus, isField: false };
  const [only] = called;
  return only === undefined || called.length > 1 || only.checked !== undefined || only.expanded !== undefined
    ? undefined
    : { count, name, control: only, isField: false };
}

function staysHere({ url }: PageView, { href }: ViewNode): boolean {
  return href === undefined || href.split("#")[0] === url.split("#")[0];
}

export function isNumber({ inputType, role }: ViewNode): boolean {
  return inputType === "number" || role === "spinbutton";
}

function inPartOf(view: PageView, nodes: ViewNode[], name: string): ViewNode | undefined {
  const indices = new Set(nodes.map((node) => indexOfNode(view, node)));
  const wanted = ` ${plain(name)} `;
  const own = nodes.filter((node) => {
    const index = indexOfNode(view, node);
    const part = nodes.length > 1 ? ownPart(view, index, indices) : (around(view, index)[0] ?? index);
    return ` ${plain(`${saidIn(view, part)} ${node.name}`)} `.includes(wanted);
  });
  return own.length === 1 ? own[0] : undefined;
}

/** Adds a thing as often as it is wanted, and sees that the page says so. */
export async function add(hand: Hand, { count, name, control, isField }: Way): Promise<Came> {
  if (isField) {
    const why = `Sets ${name} to ${count}`;
    const gone = `the field for ${name} is gone.`;
    return useAgain(hand, control, { method: "fill", arguments: [String(count)], why, gone });
  }
  for (let time = 0; time < count; time += 1) {
    const view = await hand.look();
    const there =
      view.nodes.find(({ ref }) => ref === control.ref) ?? wayFor(view, { count: 1, name })?.control;
    if (there === undefined)
      return { done: false, reason: `after ${time} of ${count}, what adds ${name} is gone.` };
    const before = textsOf(view).join("\n");
    const came = await hand.use(view, there, { why: `Adds ${name}` });
    if (!came.done || came.doubt !== undefined) return came;
    const now = await hand.look();
    const isSaid =
      textsOf(now).join("\n") !== before ||
      now.nodes.some(({ ref, value, pressed, selected }) =>
        view.nodes.some(
          (old) =>
            old.ref === ref &&
            ref !== "" &&
            (old.value !== value || old.pressed !== pressed || old.selected !== selected),
        ),
      );
    if (!isSaid) return { done: true, doubt: `nothing on the page says that ${name} was added.` };
  }
  return { done: true };
}

const sending =
  /^(?:(?:(?:go|proceed) (?:on )?to (?:the )?)?check ?out|(?:place|submit|send|confirm|complete|finish) (?:the |my |your |this )?(?:order|it)|submit|order it)$/iu;

/** “check out”, where the one control that sends the order is called otherwise. */
export const checkOut: Deed = async (text, hand) =>
  sending.test(text) && controlsOf(await hand.look()).some(({ name }) => isOrdering(name))
    ? order(hand, "order", false)
    : undefined;
