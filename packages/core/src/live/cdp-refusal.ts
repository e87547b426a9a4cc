import type { DebuggingMessage } from "../browser/debugging-protocol.ts";

/** Why a command of a CDP client was not carried out; sent as the error of its answer. */
export class CdpRefusal extends Error {
  readonly code: number;

  /** `code`: as Chromium gives it; -32000 for what cannot be done, -32601 for what there is not. */
  constructor(message: string, code = -32000) {
    super(message);
    this.code = code;
  }
}

/** The result of an answer. @throws CdpRefusal with the browser's own words when it is an error. */
export function resultOf({ result, error }: DebuggingMessage): Record<string, unknown> {
  if (error !== undefined) throw new CdpRefusal(error.message, error.code);
  return result ?? {};
}
