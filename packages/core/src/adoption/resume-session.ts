import type { PooledContext } from "../browser/pooled-context.ts";
import { createParams } from "../browser-settings.ts";
import { HeldContext } from "../contexts/held-context.ts";
import { Downloads } from "../files/downloads.ts";
import { historyOf } from "../records/events-of-record.ts";
import type { Services } from "../services.ts";
import { sessionNetwork } from "../session-network.ts";
import { sessionSettings } from "../session-settings.ts";
import type { SessionState } from "../session.ts";
import type { SessionRecord } from "../store/store.ts";
import { RememberedSecrets } from "../variables.ts";

/** Lets a session run on in the browser context that another process has left. */
export async function resumeSession(
  record: SessionRecord,
  { browser, state }: { browser: PooledContext; state: SessionState },
  services: Services,
): Promise<void> {
  const { id, createdAt, expiresAt } = record;
  const { principal, origin, secrets } = state;
  const settings = sessionSettings(origin, services.limits);
  const endsAt = expiresAt ?? createdAt + settings.maxDurationMs;
  const { egress } = sessionNetwork(origin, services.egress);
  browser.egress?.use(egress);
  const { files, contexts, tell: onError } = services;
  const wish = createParams(origin).browserSettings?.context;
  const held =
    wish &&
    (await HeldContext.take(wish, { contexts, projectId: principal.projectId, sessionId: id, onError }));
  const place = services.admission.readmit(principal);
  const session = services.sessions.run({
    id,
    principal,
    settings: { ...settings, maxDurationMs: Math.max(0, endsAt - Date.now()) },
    browser,
    downloads: Downloads.watch(browser.context, { files, sessionId: id, onError }),
    held,
    policy: egress.policy,
    origin,
    secrets: RememberedSecrets.from(secrets),
    history: historyOf(record, await services.store.listActions(id)),
  });
  place.opened(session.signal);
  await session.leaveState();
}
