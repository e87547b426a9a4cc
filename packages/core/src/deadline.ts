import { LegworkError } from "@legwork/protocol";

/** The signal of an operation: its deadline, the caller's own and the session's, whichever comes first. */
export function operationSignal(
  name: string,
  timeout: number,
  others: (AbortSignal | undefined)[],
): AbortSignal & Disposable {
  const signal = signalInTurn(name, { timeout }, others);
  signal.begin();
  return signal;
}

/** What is to be short may wait for so long all the same, ms: as long as most of what is waited for may take. */
const leastWait = 60_000;

type Times = {
  /** ms, from when its turn has come. */
  timeout: number;
  /** Longest wait for that, ms. Default: the timeout, and a minute at least. */
  waitMs?: number;
};

/** The same for an operation that may have to wait for others first; `begin` says that its turn has come. */
export function signalInTurn(
  name: string,
  { timeout, waitMs = Math.max(timeout, leastWait) }: Times,
  others: (AbortSignal | undefined)[],
): AbortSignal & Disposable & { begin(): void } {
  const deadline = new AbortController();
  const abortAfter = (ms: number, reason: () => LegworkError) =>
    setTimeout(() => deadline.abort(reason()), ms);
  let timer = abortAfter(waitMs, () => waitedInVain(name, waitMs));
  const signal = AbortSignal.any([deadline.signal, ...others.filter((other) => other !== undefined)]);
  return Object.assign(signal, {
    begin: () => {
      clearTimeout(timer);
      timer = abortAfter(timeout, () => notDone(name, timeout));
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  });
}

function notDone(name: string, timeout: number): LegworkError {
  return new LegworkError(
    "timeout",
    `${name} did not end within ${timeout} ms. Give a longer options.timeout, or do it in smaller steps.`,
  );
}

function waitedInVain(name: string, waitMs: number): LegworkError {
  return new LegworkError(
    "session_busy",
    `${name} waited ${waitMs} ms for its turn behind other operations of the session, and nothing of it was done. Ask again once they have ended, or cancel them.`,
    { retryAfterSeconds: 1 },
  );
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
