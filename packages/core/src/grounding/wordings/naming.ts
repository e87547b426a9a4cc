import type { PageView } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import { stepOn, type Resolved } from "../outcome.ts";
import { normalize } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";

const calling =
  /^(?:please )?(?:call|name|title|entitle) (?:(?:it|this)|(?:the|this|my|our) (?:new )?(?<thing>\p{Ll}+(?: \p{Ll}+)?)) (?:["“](?<quoted>[^"”]+)["”]|(?<plain>\p{Lu}[^,;:"“”]*?))(?: please)?[.!]?$/u;

/** “call it Summer party”, “name the firing Bisque March”: into the one field for what it is called. */
export function groundNaming(view: PageView, instruction: string): Resolved | undefined {
  const { thing = "", quoted, plain = "" } = calling.exec(instruction.trim())?.groups ?? {};
  const value = quoted ?? plain;
  // “call the office Monday and book” goes on.
  if (value === "" || (quoted === undefined && /\b(?:and|then|but|on|at|back)\b/u.test(value)))
    return undefined;
  const noun = normalize(thing);
  const names = new Set(
    noun === ""
      ? ["name", "title"]
      : ["name", "title", `${noun} name`, `${noun} title`, `name of the ${noun}`, `title of the ${noun}`],
  );
  const found = indexOf(view).candidates.filter(
    ({ node, fields }) =>
      isField(node) &&
      node.disabled !== true &&
      node.readonly !== true &&
      fields.some(({ name, weight }) => weight >= 0.87 && names.has(name.text)),
  );
  const [field, another] = found;
  if (field === undefined || another !== undefined) return undefined;
  return {
    outcome: "resolved",
    steps: [stepOn(view, field.node, { method: "fill", arguments: [value] })],
    confidence: 0.8,
    candidates: [],
    isInferred: true,
    isAccounted: true,
  };
}
