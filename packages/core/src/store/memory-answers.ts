import type { AnswerBounds, AnswerClaim, AnswerStore, KeptAnswer } from "./answer-store.ts";

type Named = Pick<AnswerClaim, "projectId" | "name">;
type Kept = KeptAnswer & { begunAt: number };

/** Answers for as long as the process lives. `assertOpen` throws when the store is closed. */
export class MemoryAnswers implements AnswerStore {
  readonly #assertOpen: (attempt: string) => void;
  /** By project, then by name. */
  readonly #kept = new Map<string, Map<string, Kept>>();

  constructor(assertOpen: (attempt: string) => void) {
    this.#assertOpen = assertOpen;
  }

  async claim(claim: AnswerClaim, begunSince: number): Promise<KeptAnswer | undefined> {
    this.#assertOpen("claim a request");
    const { projectId, name, fingerprint, begunAt } = claim;
    const ofProject = this.#of(projectId);
    const kept = ofProject.get(name);
    if (kept !== undefined && kept.begunAt >= begunSince) {
      const { begunAt: _begunAt, ...answer } = kept;
      return answer;
    }
    ofProject.set(name, { fingerprint, begunAt });
    return undefined;
  }

  async finish({ projectId, name }: Named, answer: string, bounds: AnswerBounds): Promise<void> {
    this.#assertOpen("keep an answer");
    const ofProject = this.#of(projectId);
    const kept = ofProject.get(name);
    if (kept === undefined) return;
    kept.answer = answer;
    for (const [other, { begunAt }] of ofProject) if (begunAt < bounds.begunSince) ofProject.delete(other);
    const endedOldestFirst = [...ofProject]
      .filter(([, { answer: text }]) => text !== undefined)
      .sort(([first, left], [second, right]) => left.begunAt - right.begunAt || (first < second ? -1 : 1));
    let size = endedOldestFirst.reduce((sum, [, { answer: text = "" }]) => sum + text.length, 0);
    for (const [other, { answer: text = "" }] of endedOldestFirst) {
      if (ofProject.size <= bounds.limit && size <= bounds.largestSize) return;
      ofProject.delete(other);
      size -= text.length;
    }
  }

  async release({ projectId, name }: Named): Promise<void> {
    this.#assertOpen("release a request");
    this.#of(projectId).delete(name);
  }

  #of(projectId: string): Map<string, Kept> {
    let kept = this.#kept.get(projectId);
    if (kept === undefined) this.#kept.set(projectId, (kept = new Map()));
    return kept;
  }
}
