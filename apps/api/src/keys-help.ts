import type { KeyLimits } from "@legwork/core";

/** What a key can be limited in, on the command line. */
type LimitFlag = { flag: string; limit: keyof KeyLimits; meaning: string };

export const keyLimitFlags: LimitFlag[] = [
  { flag: "max-sessions", limit: "maxSessions", meaning: "sessions at once" },
  { flag: "starts-per-minute", limit: "startsPerMinute", meaning: "sessions started within a minute" },
  { flag: "tokens-per-day", limit: "tokensPerDay", meaning: "tokens of language models a day (UTC)" },
  {
    flag: "session-seconds-per-day",
    limit: "sessionSecondsPerDay",
    meaning: "seconds of sessions a day (UTC), together",
  },
];

/** How to make, list and revoke keys. */
export const keysHelp = `  keys create --project <project> --name <name> [limits]
                     makes a key and prints it, this once; a project sees its own sessions alone
${keyLimitFlags.map(({ flag, meaning }) => `      ${`--${flag} <n>`.padEnd(32)} ${meaning}`).join("\n")}
  keys list [--json]   all keys, without what opens the door
  keys revoke <id>     closes the door to a key, also of a running server, within a second
`;
