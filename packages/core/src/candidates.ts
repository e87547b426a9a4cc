import type { ActionMethod, Candidate } from "@legwork/protocol";
import { tellSelectors } from "./find-again.ts";
import { likelyNodes } from "./grounding/evidence/likely.ts";
import type { Grounding } from "./grounding/ground.ts";
import { meantNodes } from "./grounding/network/meant.ts";
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
export async function candidatesFor(
  view: PageView,
  instruction: string,
  { outcome, candidates }: Grounding,
): Promise<PlannedCandidate[]> {
  if (outcome === "resolved") return candidates.slice(0, most).map(planned);
  if (outcome === "ambiguous") return withDeeds(view, instruction, candidates.slice(0, most)).map(planned);
  const meant = await meantNodes(view, instruction);
  const others = candidates.filter(({ node }) => meant.every((one) => one.node !== node));
  return [...meant.slice(0, mostLikely), ...others].slice(0, most).map(planned);
}

/** Each with what the words ask to be done with it. */
function withDeeds(view: PageView, instruction: string, candidates: readonly RankedNode[]): RankedNode[] {
  const deeds = new Map(likelyNodes(view, instruction).map(({ node, deed }) => [node, deed]));
  return candidates.map((one) => ({ ...one, deed: one.deed ?? deeds.get(one.node) }));
}

/** What an instruction may mean that nothing fits, likeliest first. */
export async function likelyCandidates(view: PageView, instruction: string): Promise<PlannedCandidate[]> {
  return (await meantNodes(view, instruction)).slice(0, mostLikely).map(planned);
}

function planned({ node, deed, ...told }: RankedNode): PlannedCandidate {
  return { reference: node.ref, ...told, ...deed };
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
