import { fieldsOf, isUsable, textsOf } from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import { performPlanned } from "../../../act.ts";
import { stepOf } from "../../recorder.ts";
import { inTurn, useAgain, type Deed, type Hand } from "./hand.ts";
import type { Came } from "../came.ts";

const means =
  "(?:,? (?:with|in|using|through|via|on) (?:the|this|your) (?:\\p{L}+ )?(?:terminal|console|shell|command line|prompt)(?: below| above)?)";
const ordered = new RegExp(
  String.raw`^(?:(?:use|using|with|in|on) (?:the|this|your) (?<tool>(?:\p{L}+ )?(?:terminal|console|shell|command line|prompt))(?: below| above)?,? (?:to )?)?(?<verb>delete|remove|erase|list|show|display|print)(?: (?<what>.+?))?(?<after>${means})?$`,
  "iu",
);
const ending =
  /^(?:the|an?|any|that)(?: \p{L}+)? (?:(?:that|which) )?(?:ending|ends|finishing|finishes|having|has|with)(?: (?:in|with|on))? (?:(?:the|an?) )?(?:(?:file )?(?:extension|ending|suffix) )?["“]?(?<end>\.?\p{L}\w*)["”]?(?: (?:extension|ending|suffix))?$/iu;
const starting =
  /^(?:the|an?|any)(?: \p{L}+)? (?:(?:that|which) )?(?:starting|starts|beginning|begins) with ["“]?(?<start>[\w.-]+)["”]?$/iu;
const ofKind = /^(?:the|an?|any|that) (?:\.)?(?<end>[a-z]{2,4}\d?) file$/u;
const bare =
  /^(?:the|an?|any) (?:file|one) (?:(?:without|with no|that has no|which has no|having no)(?: an?| any)?) (?:file )?(?:extension|ending|suffix)$/iu;
const nth =
  /^(?:the )?(?<place>first|last)(?: \p{L}+)? (?:file|one|entry)(?: (?:that is )?(?:listed|shown|there|(?:of|in|on) the list(?:ing)?))?$/iu;
const called = /^(?:the file )?(?:(?:named|called) )?["“]?(?<name>[\w-]+\.\w+)["”]?$/iu;

/** “use the terminal to delete the file ending in .zip”: what there is is listed first, and the one that is meant removed. */
export const inTerminal: Deed = async (text, hand) => {
  const { tool, after, verb = "", what = "" } = ordered.exec(text)?.groups ?? {};
  if (tool === undefined && after === undefined) return undefined;
  const view = await hand.look();
  const field = lineOf(view);
  if (field === undefined && !hasPrompt(view)) return undefined;
  if (!/^(?:delete|remove|erase)$/iu.test(verb))
    return /\bfiles?\b/iu.test(what) ? command(hand, field, "ls") : undefined;
  const name = called.exec(what)?.groups?.["name"];
  if (name !== undefined) return command(hand, field, `rm ${name}`);
  const place = nth.exec(what)?.groups?.["place"]?.toLowerCase();
  const { end } = (ending.exec(what) ?? ofKind.exec(what))?.groups ?? {};
  const { start } = starting.exec(what)?.groups ?? {};
  const isBare = bare.test(what);
  if (end === undefined && start === undefined && !isBare && place === undefined) return undefined;
  const before = new Set(textsOf(view));
  const listed = await command(hand, field, "ls");
  if (!listed.done) return listed;
  const now = textsOf(await hand.look()).filter((said) => !before.has(said));
  const listing = now.filter((said) => !/(?:^|[$#>%] ?)ls$/u.test(said.trim()));
  const files = new Set(
    listing.flatMap(
      (said) => said.match(isBare || place !== undefined ? /[\w.-]+/gu : /[\w-]+\.\w+/gu) ?? [],
    ),
  );
  const suffix = end?.startsWith(".") === true ? end : `.${end}`;
  const isMeant = (file: string): boolean => {
    if (isBare) return !/[.$]/u.test(file);
    return start === undefined ? file.endsWith(suffix) : file.startsWith(start);
  };
  const all = [...files];
  const fits = place === undefined ? all.filter(isMeant) : all.slice(...(place === "last" ? [-1] : [0, 1]));
  const [file, ...more] = fits;
  return file === undefined || more.length > 0
    ? {
        done: false,
        reason: `${fits.length === 0 ? "no file is" : "several files are"} listed that ${JSON.stringify(what)} may be.`,
      }
    : command(hand, field, `rm ${file}`);
};

const isConsole = ({ name, hints = "" }: ViewNode): boolean =>
  /\b(?:term(?:inal)?|console|shell|prompt|cmd|command[- ]?line|tty)\b/iu.test(`${name} ${hints}`);

/** What is written on: the one field, else what takes the keys without being a field, or shows what a field out of sight gets. */
function lineOf(view: PageView): ViewNode | undefined {
  const fields = fieldsOf(view).filter(({ tag }) => tag !== "select");
  const taking = view.nodes.filter((node) => isUsable(node) && node.role === "generic" && isConsole(node));
  const seen = fields.filter(isSeen);
  if (seen.length > 0) return seen.length === 1 ? seen[0] : undefined;
  return taking.length === 1 ? taking[0] : undefined;
}

const isSeen = ({ box }: ViewNode): boolean =>
  box !== undefined && box.x + box.width > 0 && box.y + box.height > 0;

/** The last line waits for a command: “user$”, “C:\\>”; whatever is typed goes to it. */
function hasPrompt(view: PageView): boolean {
  const fields = fieldsOf(view).filter(isSeen);
  return fields.length === 0 && /^[\w@:~./\\ -]*[$#>%] ?$/u.test(textsOf(view).at(-1) ?? "");
}

/** What a terminal says of a command that it has not carried out. */
const refused = /\b(?:no such|not found|cannot|can't|denied|missing|invalid|unknown|error|failed|usage)\b/iu;

async function command(hand: Hand, field: ViewNode | undefined, line: string): Promise<Came> {
  const before = textsOf(await hand.look()).filter((said) => refused.test(said)).length;
  const came = field === undefined ? await typeOnPage(hand, line) : await typeOn(hand, field, line);
  const [said, ...others] = textsOf(await hand.look())
    .filter((text) => refused.test(text))
    .slice(before);
  return said === undefined || others.length > 0
    ? came
    : { done: false, reason: `the terminal says ${JSON.stringify(said)}.`, isFinal: true };
}

const keysOf = (line: string): string[] => [...line, "Enter"].map((key) => (key === " " ? "Space" : key));

/** Keys go to whatever listens for them on the page. */
async function typeOnPage(hand: Hand, line: string): Promise<Came> {
  if (hand.stepsLeft <= 0) return { done: false, reason: "the actions allowed are used up (maxSteps)" };
  const [scene, view] = [await hand.scene(), await hand.look()];
  const steps = keysOf(line).map((key) => ({
    method: "press" as const,
    reference: undefined,
    description: "the page",
    arguments: [key],
  }));
  const { success } = await hand.recorder.take({ type: "deed", instruction: `Types ${line}` }, async () =>
    stepOf(await performPlanned(scene, view, steps)),
  );
  return success === true ? { done: true } : { done: false, reason: "the page took no keys." };
}

async function typeOn(hand: Hand, field: ViewNode, line: string): Promise<Came> {
  const gone = "the line to write on is gone.";
  if (field.editable !== true) {
    const [first = "", ...rest] = keysOf(line);
    const next = rest.map((key) => ({ method: "press" as const, arguments: [key] }));
    return useAgain(hand, field, { method: "press", arguments: [first], next, why: `Types ${line}`, gone });
  }
  const { value = "" } = (await hand.look()).nodes.find(({ ref }) => ref === field.ref) ?? {};
  const cleared = () =>
    useAgain(hand, field, { method: "fill", arguments: [""], why: "Clears the line", gone });
  // Terminals build their line from the keys, and know nothing of a value that is put into the field.
  return inTurn([
    ...(value === "" ? [] : [cleared]),
    () => useAgain(hand, field, { method: "type", arguments: [line], why: "Writes a command", gone }),
    () => useAgain(hand, field, { method: "press", arguments: ["Enter"], why: "Sends it", gone }),
  ]);
}
