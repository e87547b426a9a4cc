/** What a key may use. What is absent is not limited. Days are those of UTC. */
export type KeyLimits = {
  /** Sessions of the key at once, those that wait for a place counted too. */
  maxSessions?: number;
  /** Sessions that may be started within any 60 s. */
  startsPerMinute?: number;
  /** Tokens of language models, in and out together; the embedded model takes none. */
  tokensPerDay?: number;
  /** Seconds that sessions of the key run, together. */
  sessionSecondsPerDay?: number;
};

/** Who asks. Everything a caller owns is found through its project. */
export type Principal = {
  projectId: string;
  /** The key that was presented; absent where nobody asks for one, as in a program that embeds the engine. */
  key?: { id: string; limits: KeyLimits };
};
