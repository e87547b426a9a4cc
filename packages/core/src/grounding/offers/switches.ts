import { normalize, wordsOf } from "../matching/text.ts";
import type { PageView } from "../../page/view.ts";
import { calledAs } from "../matching/outline.ts";
import { range } from "./cues.ts";
import { othersOf, type Chosen } from "./controls.ts";
import { isSilent, negating, stemOf, type Told } from "./told.ts";

/** Words between “without” and what is not wanted. */
const reach = 3;
/** What a box has somebody say of what it is for. */
const assenting = new Set(
  "accept agree read consent confirm required optional receive allow understand understood yes".split(" "),
);
/** Boxes and switches that the words name; what stands behind “without” is to be off. */
export function switchesTold(view: PageView, told: Told): Chosen[] {
  const boxes = othersOf(view).filter(({ node }) => node.role === "checkbox" || node.role === "switch");
  return boxes.flatMap(({ node, candidate }) => {
    const stems = tellingStems(calledAs(view, candidate.index));
    const positions = stems.flatMap((one) => {
      const at = told.words.findIndex((word) => word.stem === one && !word.claimed && !word.verb);
      return at < 0 ? [] : [at];
    });
    if (stems.length === 0 || positions.length < stems.length) return [];
    const first = Math.min(...positions);
    const cue = range(Math.max(0, first - reach), first).filter((at) => {
      const word = told.words[at];
      return word !== undefined && !word.claimed && negating.test(word.word);
    });
    const wanted = cue.length === 0;
    const isSet = (node.checked === true) === wanted;
    const method = wanted ? ("check" as const) : ("uncheck" as const);
    return [{ node, use: { method }, isSet, positions: [...cue, ...positions] }];
  });
}

/** “Electricity (+ €4)”: what it costs, or comes to, need not be said. */
function withoutNote(label: string): string {
  const bare = label.replace(/\s*\([^()]*\)\s*$/u, "");
  return /\p{L}{2}/u.test(bare) ? bare : label;
}

function tellingStems(label: string): string[] {
  return wordsOf(normalize(withoutNote(label)))
    .filter((word) => !isSilent({ word, quoted: false, telling: false }) && !assenting.has(word))
    .map(stemOf);
}
