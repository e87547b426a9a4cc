import { noUsage, type ActResult } from "@legwork/protocol";
import { addUsage } from "./model/usage.ts";
import { DocumentGone, PageGone } from "./page/document-gone.ts";
import type { SessionContext } from "./services.ts";
import type { Scene } from "./verb.ts";

/** How often a page may be replaced while it is read. */
const mostTimes = 3;

/** An operation that only looks: where the page is replaced meanwhile, it looks at what has come in its place. */
export function readAnew<Input, Output>(
  read: (input: Input, context: SessionContext) => Promise<Output>,
): (input: Input, context: SessionContext) => Promise<Output> {
  return (input, context) => onNewestPage(() => read(input, context), context);
}

/** Reads again where the page is replaced meanwhile, unless something was done to a page since. */
export async function onNewestPage<Result>(
  read: () => Promise<Result>,
  { signal, pages }: SessionContext,
): Promise<Result> {
  const { steps } = pages;
  for (let times = 1; ; times += 1) {
    try {
      return await read();
    } catch (error) {
      const hasSuccessor = error instanceof DocumentGone && !(error instanceof PageGone && error.hasCrashed);
      if (!hasSuccessor || pages.steps !== steps || times === mostTimes) throw error;
      signal.throwIfAborted();
    }
  }
}

/** A step met another page than the one that it was found on, and nothing was done. `answer`: what to say of it. */
export class NothingDone extends DocumentGone {
  readonly answer: ActResult;

  constructor(answer: ActResult) {
    super("the page went on before anything was done to it");
    this.answer = answer;
  }
}

/** The answer of an act that is not begun anew, whatever was done. */
export function orNothingDone(error: unknown): ActResult {
  if (error instanceof NothingDone) return error.answer;
  throw error;
}

/**
 * An act looks before it does something: where the page is replaced until then, it looks at what has come in its place.
 * Once something was done to any page of the session nothing is begun anew, so that nothing is done twice.
 */
export async function actAnew(scene: Scene, act: (scene: Scene) => Promise<ActResult>): Promise<ActResult> {
  const { context } = scene;
  let usage = noUsage;
  const looks = [scene.live];
  const attempt = async () => {
    const live = looks.pop() ?? (await context.pages.live());
    try {
      const result = await act({ ...scene, live });
      return { ...result, usage: addUsage(usage, result.usage ?? noUsage) };
    } catch (error) {
      // What a model was asked in vain was used as well.
      if (error instanceof NothingDone) usage = addUsage(usage, error.answer.usage ?? noUsage);
      throw error;
    }
  };
  return onNewestPage(attempt, context).catch((error: unknown) => ({ ...orNothingDone(error), usage }));
}
