/** A request that said by a key of its own that it may come again. */
export type AnswerClaim = {
  projectId: string;
  /** What makes it the same request, beside its body. */
  name: string;
  /** Of the body. */
  fingerprint: string;
  /** Whole milliseconds since 1970. */
  begunAt: number;
};

/** What is kept of such a request; `answer` is absent while nobody knows how it ended. */
export type KeptAnswer = { fingerprint: string; answer?: string };

/** How much is kept of a project. */
export type AnswerBounds = {
  /** Requests; the oldest that have ended go first. */
  limit: number;
  /** Characters of all answers together; the oldest go first. */
  largestSize: number;
  /** What began before this goes. Milliseconds since 1970. */
  begunSince: number;
};

/** Where answers are kept for requests that come again. Methods reject as those of the `Store` do. */
export interface AnswerStore {
  /**
   * Claims a request for the caller, who then has to do it: undefined. When another was first, and began at
   * `begunSince` or later, answers what is kept of it.
   */
  claim(claim: AnswerClaim, begunSince: number): Promise<KeptAnswer | undefined>;
  /** Keeps the answer of a claimed request. What is beyond the bounds afterwards goes; of a released one it says nothing. */
  finish(
    request: Pick<AnswerClaim, "projectId" | "name">,
    answer: string,
    bounds: AnswerBounds,
  ): Promise<void>;
  /** Gives a claim back: nothing was done. */
  release(request: Pick<AnswerClaim, "projectId" | "name">): Promise<void>;
}
