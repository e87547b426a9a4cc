import { fieldsOf, textsOf } from "../../../grounding/outline.ts";
import type { ViewNode } from "../../../page/view.ts";
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
const called = /^(?:the file )?(?:(?:named|called) )?["“]?(?<name>[\w-]+\.\w+)["”]?$/iu;

/** “use the terminal to delete the file ending in .zip”: what there is is listed first, and the one that is meant removed. */
export const inTerminal: Deed = async (text, hand) => {
  const { tool, after, verb = "", what = "" } = ordered.exec(text)?.groups ?? {};
  if (tool === undefined && after === undefined) return undefined;
  const [field, ...others] = fieldsOf(await hand.look()).filter(({ tag }) => tag !== "select");
  if (field === undefined || others.length > 0) return undefined;
  if (!/^(?:delete|remove|erase)$/iu.test(verb))
    return /\bfiles?\b/iu.test(what) ? command(hand, field, "ls") : undefined;
  const name = called.exec(what)?.groups?.["name"];
  if (name !== undefined) return command(hand, field, `rm ${name}`);
  const { end } = ending.exec(what)?.groups ?? {};
  const { start } = starting.exec(what)?.groups ?? {};
  if (end === undefined && start === undefined) return undefined;
  const before = new Set(textsOf(await hand.look()));
  const listed = await command(hand, field, "ls");
  if (!listed.done) return listed;
  const now = textsOf(await hand.look()).filter((said) => !before.has(said));
  const files = new Set(now.flatMap((said) => said.match(/[\w-]+\.\w+/gu) ?? []));
  const fits = [...files].filter((file) =>
    start === undefined ? file.endsWith(end ?? "") : file.startsWith(start),
  );
  const [file, ...more] = fits;
  return file === undefined || more.length > 0
    ? {
        done: false,
        reason: `${fits.length === 0 ? "no file is" : "several files are"} listed that ${JSON.stringify(what)} may be.`,
      }
    : command(hand, field, `rm ${file}`);
};

function command(hand: Hand, field: ViewNode, line: string): Promise<Came> {
  const gone = "the line to write on is gone.";
  return inTurn([
    () => useAgain(hand, field, { method: "fill", arguments: [line], why: "Writes a command", gone }),
    () => useAgain(hand, field, { method: "press", arguments: ["Enter"], why: "Sends it", gone }),
  ]);
}
