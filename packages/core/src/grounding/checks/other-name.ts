import type { PageView } from "../../page/view.ts";
import { skipOpening } from "../grammar/clauses.ts";
import { headingsOver } from "../evidence/around.ts";
import { isRepeated, repeatedAround } from "../entries/items.ts";
import type { Resolved } from "../outcome.ts";
import { stem } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";
import { stopWords } from "../vocabulary/light-words.ts";

const named = /^\p{Lu}\p{Ll}{2,}$/u;
const bare = (text: string): string => text.replace(/['’]s?$/u, "");

/**
 * “delete John Park”, in whose place a John Parks stands, and “the wedding of the Halls”, where the row says “main hall”: a name is
 * no form of another name, or of a word. The name that was said.
 */
export function otherName(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const [step] = steps;
  if (step?.node === undefined || steps.some(({ node }) => node !== step.node)) return undefined;
  const { tokens } = tokenize(instruction.trim());
  const start = skipOpening(tokens, 0);
  const names = tokens.flatMap(({ text, kind }, at) =>
    at > start && kind === "word" && named.test(bare(text)) ? [{ name: bare(text), at }] : [],
  );
  if (names.length === 0) return undefined;
  const index = indexOf(view);
  let entry = view.nodes.indexOf(step.node);
  while (entry > 0 && !isRepeated(index, entry)) entry = view.nodes[entry]?.parent ?? 0;
  if (entry <= 0) return undefined;
  const words = wordsIn(view.nodes.slice(entry, index.end[entry]));
  return names.find(({ name, at }) => {
    if (step.arguments.some((value) => value.includes(name)) || words.some((word) => isSame(word, name)))
      return false;
    const forms = words.filter((word) => stem(word.toLowerCase()) === stem(name.toLowerCase()));
    if (forms.length === 0) return false;
    const isFullName = [tokens[at - 1], tokens[at + 1]].some(
      (token) => token?.kind === "word" && named.test(bare(token.text)) && words.includes(bare(token.text)),
    );
    return isFullName || forms.every((form) => !named.test(form)) || wordsIn(view.nodes).includes(name);
  })?.name;
}

/**
 * “approve the request of Ada” beneath “Request of Bob”, where Ada is only told of elsewhere: what heads the control says the same of
 * another. The name that was said.
 */
export function headedByOther(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const [step] = steps;
  if (step?.node === undefined || steps.some(({ node }) => node !== step.node)) return undefined;
  const index = indexOf(view);
  const at = view.nodes.indexOf(step.node);
  const headings = headingsOver(index, at);
  const [heading] = headings;
  if (heading === undefined) return undefined;
  const said: string[] = instruction.match(/[\p{L}’']+/gu) ?? [];
  const over = wordsIn(view.nodes.slice(heading, heading + 1));
  // “Request of Bob”: the words that it shares with the instruction, and a name that it does not.
  const shared = over.filter(
    (word) => !stopWords.has(word.toLowerCase()) && said.some((one) => isSame(one, word)),
  );
  const other = over.filter(
    (word, place) => place > 0 && named.test(word) && !said.some((one) => isSame(bare(one), word)),
  );
  if (shared.length === 0 || other.length !== 1) return undefined;
  const entry = repeatedAround(index, at);
  const around = entry > 0 ? view.nodes.slice(entry, index.end[entry]) : view.nodes.slice(heading, at + 1);
  const heads = headings.flatMap((place) => view.nodes[place] ?? []);
  const own = wordsIn([...around, ...heads, step.node]);
  return said
    .slice(1)
    .map(bare)
    .find(
      (name) =>
        named.test(name) &&
        !own.some((word) => isSame(word, name)) &&
        !step.arguments.some((value) => value.includes(name)) &&
        wordsIn(view.nodes).includes(name),
    );
}

const isSame = (word: string, name: string): boolean => word.toLowerCase() === name.toLowerCase();

const wordsIn = (nodes: PageView["nodes"]): string[] =>
  nodes.flatMap(({ name, value = "" }) => `${name} ${value}`.match(/\p{L}+/gu) ?? []);
