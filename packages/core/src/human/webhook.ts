import type { NeedsHuman } from "@legwork/protocol";
import { checkedFetch } from "../network/checked-fetch.ts";
import type { NetworkPolicy } from "../network/network-policy.ts";

/** What the operator's webhook is sent, as JSON. `timestamp`: ms since 1970. */
export type Notice = NeedsHuman & {
  type: "needs_human";
  sessionId: string;
  actionId: string;
  timestamp: number;
};

/** How long the webhook's server may take to answer, ms. */
const patience = 10_000;

/**
 * Sends notices to the operator's webhook, each once, by POST, where the operator's own rules let sessions go. Nobody
 * waits for it; what fails is told to `tell`. Undefined without an address.
 */
export function webhook(
  url: string | undefined,
  policy: NetworkPolicy,
  tell: (error: unknown) => void,
): ((notice: Notice) => void) | undefined {
  if (url === undefined) return undefined;
  const fetch = checkedFetch(policy);
  const send = async (notice: Notice) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`LEGWORK_WEBHOOK_URL answered ${response.status}`);
  };
  return (notice) => void send(notice).catch(tell);
}
