/** What the program ends with. */
export const exitCodes = {
  done: 0,
  /** It was tried and not done: an agent that came to no end, a page that does not open or does not show what was asked, a fault that doctor found. */
  notDone: 1,
  /** The command line, the configuration or a file that it names cannot be used; nothing was done. */
  usage: 2,
  /** Legwork itself could not work: no service, no browser, no model, a refused key. */
  unavailable: 3,
  /** As shells have it for Ctrl-C: 128 and the number of the signal. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
