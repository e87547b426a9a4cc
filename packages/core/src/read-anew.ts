import { DocumentGone } from "./page/worlds.ts";
import type { SessionContext } from "./services.ts";

/** How often a page may be replaced while it is read. */
const mostTimes = 3;

/** An operation that only looks: where the page is replaced meanwhile, it looks at what has come in its place. */
export function readAnew<Input, Output>(
  read: (input: Input, context: SessionContext) => Promise<Output>,
): (input: Input, context: SessionContext) => Promise<Output> {
  return async (input, context) => {
    for (let times = 1; ; times += 1) {
      try {
        return await read(input, context);
      } catch (error) {
        if (!(error instanceof DocumentGone) || times === mostTimes) throw error;
        context.signal.throwIfAborted();
      }
    }
  };
}
