import { controlsOf, fieldsOf, plain } from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import { inTurn, useAgain, type Deed, type Hand } from "./hand.ts";
import { refsOf } from "./offered.ts";
import type { Came } from "../came.ts";

const valued =
  /^(?<order>(?:rename|change|edit|update|set|create|add|name|new|make) .+?) (?:to|as|into|called|named|with the (?:name|title|text)) (?<value>["“][^"“”]+["”]|\p{Lu}\S*(?: \S+)*)$/u;
const keeping = /^(?:save|ok|okay|apply|done|submit|confirm|change|create|add|yes|update|set|finish)\b/u;

/** “rename the kite to Zephyr”, where “Rename kite” asks for the name: it is pressed, and what it asks for is given. */
export const openAndFill: Deed = async (text, hand) => {
  const { order = "", value = "" } =
    valued.exec(`${text.slice(0, 1).toLowerCase()}${text.slice(1)}`)?.groups ?? {};
  const view = await hand.look();
  const opener =
    order === "" ? undefined : sole(controlsOf(view).filter(({ name }) => bare(name) === bare(order)));
  if (opener === undefined) return undefined;
  const opened = await hand.use(view, opener, { why: `Opens what ${JSON.stringify(order)} asks for` });
  if (!opened.done) return opened;
  const before = refsOf(view);
  const field = sole(fieldsOf(await hand.look()).filter(({ ref }) => !before.has(ref)));
  if (field === undefined) return { done: false, reason: "what it opened has not one field for it." };
  return inTurn([
    () =>
      useAgain(hand, field, {
        method: "fill",
        arguments: [value.replace(/^["“]|["”]$/gu, "")],
        why: "Writes what was said",
        gone: "the field is gone.",
      }),
    () => keep(hand, before, order),
  ]);
};

async function keep(hand: Hand, before: ReadonlySet<string>, order: string): Promise<Came> {
  const now = await hand.look();
  const fresh = controlsOf(now).filter(({ ref }) => !before.has(ref));
  const [verb = ""] = plain(order).split(" ");
  const button =
    sole(fresh.filter(({ name }) => plain(name).split(" ")[0] === verb)) ??
    sole(fresh.filter(({ name }) => keeping.test(plain(name))));
  return button === undefined
    ? { done: false, reason: "there is no single control that keeps it." }
    : hand.use(now, button, { why: "Keeps it" });
}

const loggingIn = /^(?:please )?(?:log ?in|sign ?in)\b.+/iu;

/** “log in as Ada with the password …”, where the fields for it come once “Log in” is pressed. */
export const logInBehind: Deed = async (text, hand) => {
  if (!loggingIn.test(text)) return undefined;
  const view = await hand.look();
  const opener = sole(controlsOf(view).filter(({ name }) => /^(?:log|sign) ?in$/u.test(plain(name))));
  if (opener === undefined || hasPassword(view)) return undefined;
  const opened = await hand.use(view, opener, { why: "Opens what one logs in with" });
  if (!opened.done) return opened;
  return hasPassword(await hand.look())
    ? hand.act(text)
    : { done: false, reason: "what it opened asks for no password." };
};

function hasPassword({ nodes }: PageView): boolean {
  return nodes.some(({ inputType }) => inputType === "password");
}

function bare(said: string): string {
  return plain(said.replace(/\b(?:the|an?|my|your|this|new)\b/giu, " "));
}

function sole(nodes: ViewNode[]): ViewNode | undefined {
  return nodes.length === 1 ? nodes[0] : undefined;
}
