/** Where the server tells its operator what happens; never standard output, which belongs to the protocol. */
export type Log = (message: string) => void;

/** One line per message, whatever a stranger has put into it. */
export const logToStandardError: Log = (message) => {
  process.stderr.write(`legwork-mcp: ${message.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")}\n`);
};

/** What an error says, with its stack on the same line: for failures that are the server's own. */
export function describeFailure(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
