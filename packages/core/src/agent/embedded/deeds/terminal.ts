import { fieldsOf, isUsable, textsOf } from "../../../grounding/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
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
const ofKind = /^(?:the|an?|any) (?:\.)?(?<end>[a-z]{2,4}\d?) file$/u;
const bare =
  /^(?:the|an?|any) (?:file|one) (?:(?:without|with no|that has no|which has no|having no)(?: an?| any)?) (?:file )?(?:extension|ending|suffix)$/iu;
const called = /^(?:the file )?(?:(?:named|called) )?["“]?(?<name>[\w-]+\.\w+)["”]?$/iu;

/** “use the terminal to delete the file ending in .zip”: what there is is listed first, and the one that is meant removed. */
export const inTerminal: Deed = async (text, hand) => {
  const { tool, after, verb = "", what = "" } = ordered.exec(text)?.groups ?? {};
  if (tool === undefined && after === undefined) return undefined;
  const field = lineOf(await hand.look());
  if (field === undefined) return undefined;
  if (!/^(?:delete|remove|erase)$/iu.test(verb))
    return /\bfiles?\b/iu.test(what) ? command(hand, field, "ls") : undefined;
  const name = called.exec(what)?.groups?.["name"];
  if (name !== undefined) return command(hand, field, `rm ${name}`);
  const { end } = (ending.exec(what) ?? ofKind.exec(what))?.groups ?? {};
  const { start } = starting.exec(what)?.groups ?? {};
  const isBare = bare.test(what);
  if (end === undefined && start === undefined && !isBare) return undefined;
  const before = new Set(textsOf(await hand.look()));
  const listed = await command(hand, field, "ls");
  if (!listed.done) return listed;
  const now = textsOf(await hand.look()).filter((said) => !before.has(said));
  const listing = now.filter((said) => !/(?:^|[$#>%] ?)ls$/u.test(said.trim()));
  const files = new Set(listing.flatMap((said) => said.match(isBare ? /[\w.-]+/gu : /[\w-]+\.\w+/gu) ?? []));
  const fits = [...files].filter((file) => {
    if (isBare) return !/[.$]/u.test(file);
    const suffix = end?.startsWith(".") === true ? end : `.${end}`;
    return start === undefined ? file.endsWith(suffix) : file.startsWith(start);
  });
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

/** The one field that is written on, or else what takes the keys without being a field. */
function lineOf(view: PageView): ViewNode | undefined {
  const fields = fieldsOf(view).filter(({ tag }) => tag !== "select");
  if (fields.length > 0) return fields.length === 1 ? fields[0] : undefined;
  const taking = view.nodes.filter((node) => isUsable(node) && node.role === "generic" && isConsole(node));
  return taking.length === 1 ? taking[0] : undefined;
}

function command(hand: Hand, field: ViewNode, line: string): Promise<Came> {
  const gone = "the line to write on is gone.";
  if (field.editable !== true) {
    const [first = "", ...rest] = [...line, "Enter"].map((key) => (key === " " ? "Space" : key));
    const next = rest.map((key) => ({ method: "press" as const, arguments: [key] }));
    return useAgain(hand, field, { method: "press", arguments: [first], next, why: `Types ${line}`, gone });
  }
  return inTurn([
    () => useAgain(hand, field, { method: "fill", arguments: [line], why: "Writes a command", gone }),
    () => useAgain(hand, field, { method: "press", arguments: ["Enter"], why: "Sends it", gone }),
  ]);
}
