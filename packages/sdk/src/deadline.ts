/** How long one exchange may take. */
export type Limits = {
  /** Milliseconds. */
  timeoutMs: number;
  /** Counted anew from each sign of life, for work that may take long but is never silent. */
  renewed: boolean;
};

export type Deadline = {
  /** Aborts when the caller does, when the time is over, or with `stop`. */
  readonly signal: AbortSignal;
  readonly expired: boolean;
  /** Something arrived. */
  heard(): void;
  /** Ends the exchange, with whatever is still open of it. */
  stop(): void;
};

export function startDeadline({ timeoutMs, renewed }: Limits, signal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let expired = false;
  const expire = () => {
    expired = true;
    controller.abort();
  };
  const forward = () => controller.abort(signal?.reason);
  let timer = setTimeout(expire, timeoutMs);
  if (signal?.aborted) forward();
  signal?.addEventListener("abort", forward, { once: true });
  return {
    signal: controller.signal,
    get expired() {
      return expired;
    },
    heard() {
      if (!renewed) return;
      clearTimeout(timer);
      timer = setTimeout(expire, timeoutMs);
    },
    stop() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", forward);
      controller.abort();
    },
  };
}
