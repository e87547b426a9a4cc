import { LegworkError } from "@legwork/protocol";

/** The signal of an operation: its deadline, the caller's own and the session's, whichever comes first. */
export function operationSignal(
  name: string,
  timeout: number,
  others: (AbortSignal | undefined)[],
): AbortSignal & Disposable {
  const deadline = new AbortController();
  const timer = setTimeout(() => {
    deadline.abort(
      new LegworkError(
        "timeout",
        `${name} did not end within ${timeout} ms. Give a longer options.timeout, or do it in smaller steps.`,
      ),
    );
  }, timeout);
  const signal = AbortSignal.any([deadline.signal, ...others.filter((other) => other !== undefined)]);
  return Object.assign(signal, { [Symbol.dispose]: () => clearTimeout(timer) });
}

/**
 * Resolves as `work` does, unless the signal aborts first: then rejects with its reason, at once, or after what `graceMs`
 * answers in that moment.
 */
export async function race<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
  graceMs: () => number = () => 0,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  let grace: NodeJS.Timeout | undefined;
  const abort = () => {
    const ms = graceMs();
    if (ms === 0) reject(abortReason(signal));
    else grace = setTimeout(() => reject(abortReason(signal)), ms);
  };
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  // Whoever lost the race has been answered; how the work then ends concerns nobody.
  work.catch(() => {});
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
    clearTimeout(grace);
  }
}

function abortReason(signal: AbortSignal): unknown {
  return signal.reason instanceof LegworkError
    ? signal.reason
    : new LegworkError("timeout", "The caller left before the answer was there; the work was stopped.", {
        cause: signal.reason,
      });
}
