import type { PageView, ViewNode } from "../page/view.ts";
import { skipOpening } from "./clauses.ts";
import { lexisOf } from "./evidence/lexis.ts";
import { normalize, stem, wordsOf } from "./text.ts";
import { tokenize } from "./tokens.ts";
import { indexOf } from "./view-index.ts";
import { concepts, conceptsIn } from "./vocabulary/concepts/index.ts";

/** What takes something away for good: it is done by nothing that says it does something else. */
const binding = /^(?:delete|remove|erase|discard)$/;
/** From here on a control says what it does. */
const said = 0.85;

const actions = new Set(concepts.flatMap(({ kind, name }) => (kind === "action" ? [name] : [])));

/** “delete Neil's message”, where his message has a “Pin message” alone: what is said of it is another deed. */
export function doesOther(view: PageView, node: ViewNode, instruction: string): boolean {
  const { tokens } = tokenize(instruction.trim());
  const verb = tokens[skipOpening(tokens, 0)]?.word ?? "";
  if (!binding.test(verb)) return false;
  const candidate = indexOf(view).candidates.find((each) => each.node === node);
  if (candidate === undefined) return false;
  const lexis = lexisOf(node, candidate.fields);
  // A cross may take away whatever it stands on.
  if (lexis.isSilent) return false;
  const own = [...lexis.concepts].filter(([name, weight]) => weight >= said && actions.has(name));
  if (own.length === 0 || lexis.stems.has(stem(verb))) return false;
  const words = wordsOf(normalize(instruction));
  const asked = new Set(conceptsIn(words).map(({ concept }) => concept.name));
  // “remove the pin” is what “Unpin” does.
  const isNamed = [...lexis.stems.keys()].some((one) =>
    words.some((word) => word !== verb && word.length > 2 && one.endsWith(stem(word)) && one !== stem(word)),
  );
  return !isNamed && !own.some(([name]) => asked.has(name));
}
