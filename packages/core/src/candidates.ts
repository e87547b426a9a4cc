import type { ActionMethod, Candidate } from "@legwork/protocol";
import { tellSelectors } from "./find-again.ts";
import { likelyNodes } from "./grounding/evidence/likely.ts";
import type { Grounding } from "./grounding/ground.ts";
import type { RankedNode } from "./grounding/outcome.ts";
import type { PageView } from "./page/view.ts";
import type { Scene } from "./verb.ts";

/** Elements that were meant, perhaps, with what would be done with each, where the words tell. */
export type PlannedCandidate = {
  reference: string;
  description: string;
  confidence: number;
  method?: ActionMethod;
  arguments?: string[];
};

const most = 8;

/** What a grounding answers, likeliest first. Nothing is looked at twice for one that was resolved. */
export function candidatesFor(view: PageView, instruction: string, grounding: Grounding): PlannedCandidate[] {
  return likelyFirst(view, instruction, grounding).slice(0, most).map(planned);
}

/** What shares most of its words with an instruction that nothing fits, likeliest first. */
export function likelyCandidates(view: PageView, instruction: string): PlannedCandidate[] {
  return likelyNodes(view, instruction).slice(0, mostLikely).map(planned);
}

function planned({ node, deed, ...told }: RankedNode): PlannedCandidate {
  return { reference: node.ref, ...told, ...deed };
}

/** What was found; behind it, where that is nothing to be done, what shares most of its words with the instruction. */
function likelyFirst(view: PageView, instruction: string, { outcome, candidates }: Grounding): RankedNode[] {
  if (outcome === "resolved") return candidates;
  const likely = likelyNodes(view, instruction);
  const found = candidates.map((one) => ({
    ...one,
    deed: likely.find(({ node }) => node === one.node)?.deed,
  }));
  if (outcome === "ambiguous") return found;
  const others = likely.filter(({ node }) => found.every((one) => one.node !== node));
  return [...found, ...others.slice(0, mostLikely)];
}

/** What is meant stands hardly ever further behind, and a model that reads the answer pays for each. */
const mostLikely = 5;

/** As they are answered. What has no selector any more is left out. */
export async function candidatesOf(
  scene: Scene,
  view: PageView | undefined,
  candidates: PlannedCandidate[],
): Promise<Candidate[]> {
  const selectors = await tellSelectors(scene, view, candidates);
  return candidates.flatMap(({ reference: _reference, ...told }, index) => {
    const selector = selectors[index];
    return selector === undefined ? [] : [{ ...told, selector }];
  });
}
