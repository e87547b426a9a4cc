import { candidatesIn } from "../matching/candidates.ts";
import type { PageView } from "../../page/view.ts";
import { lexisOf } from "../evidence/lexis.ts";
import { notFound, pressOf, type Grounding } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf, nameTextAt, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { fillerWords } from "../vocabulary/synonyms.ts";

const sure = 0.85;
const unfolding =
  /^(?:please )?(?:(?<open>expand|unfold|fold out|open up|open out|roll out)|(?<shut>collapse|fold up|fold|close up|close|fold in|roll up)) (?<what>[^,;:"“]+?)(?: (?:in|of|on|from) the (?:\p{L}+ )?(?:tree|outline|hierarchy|list|sidebar))?[.!]?$/iu;
/** What it is a part of says nothing of which one. */
const kinds = new Set("branch node folder item entry part tree section group level whole entire".split(" "));

/** “collapse the gates branch”, where an entry of a tree has a little arrow of its own that folds it. */
export function groundTreeToggler(view: PageView, instruction: string): Grounding | undefined {
  const { open, what = "" } = unfolding.exec(instruction.trim())?.groups ?? {};
  const wanted = telling(what);
  if (wanted === "") return undefined;
  const index = indexOf(view);
  // A “Close valves” is just that.
  if (index.candidates.some(({ node }) => normalize(node.name) === normalize(instruction))) return undefined;
  let isSoAlready = false;
  const found = view.nodes.flatMap(({ role, expanded }, at): Candidate[] => {
    if (role !== "treeitem" || expanded === undefined || ownName(index, at) !== wanted) return [];
    const toggler = togglerOf(index, at);
    isSoAlready ||= toggler !== undefined && expanded === (open !== undefined);
    return toggler === undefined || expanded === (open !== undefined) ? [] : [toggler];
  });
  // What is open already is not opened by what shows it.
  if (found.length === 0 && isSoAlready) return { ...notFound(view, instruction, []), settled: true };
  const [only, another] = found;
  if (only === undefined || another !== undefined || only.node.disabled === true) return undefined;
  return pressOf(view, { ...only, score: sure, tier: tiers.words });
}

function telling(text: string): string {
  return wordsOf(normalize(text))
    .filter((word) => !fillerWords.has(word) && !kinds.has(word))
    .map(stem)
    .join(" ");
}

/** What stands in an entry before those in it. */
function ownName({ view, end }: ViewIndex, item: number): string {
  const texts: string[] = [];
  for (let at = item + 1; at < (end[item] ?? 0); at += 1) {
    const { role = "", name = "" } = view.nodes[at] ?? {};
    if (role === "group" || role === "treeitem") break;
    if (role === "text" && /\p{L}/u.test(name)) texts.push(nameTextAt(view, at).text);
  }
  return telling(texts.join(" "));
}

/** Its one button without words, beside what it is called. */
function togglerOf(index: ViewIndex, item: number): Candidate | undefined {
  const { nodes } = index.view;
  const inner = nodes.findIndex(
    ({ role }, at) => at > item && at < (index.end[item] ?? 0) && /^(?:group|treeitem)$/u.test(role),
  );
  const [only, another] = candidatesIn(index, item).filter(
    ({ node, index: at, fields }) =>
      at !== item && (inner < 0 || at < inner) && node.role === "button" && lexisOf(node, fields).isSilent,
  );
  return another === undefined ? only : undefined;
}
