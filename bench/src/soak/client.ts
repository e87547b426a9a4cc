import type { Answer, SoakedService } from "./service.ts";

/** What goes wrong in a session on purpose. */
export const faults = ["browser killed", "client gone", "deadline hit", "cancelled"] as const;
export type Fault = (typeof faults)[number];

/** What became of one session, as its client saw it. */
export type Visit = {
  /** Undefined when its start was not answered with one. */
  sessionId: string | undefined;
  fault: Fault | undefined;
  /** Ids of everything that was answered as done: the record must have them. */
  actionIds: string[];
  /** ms by operation, of what went well. */
  times: [operation: string, ms: number][];
  /** What failed since a browser was killed. */
  explained: string[];
  /** What nobody can explain. */
  surprises: string[];
};

type Means = {
  service: SoakedService;
  pages: { small: string; slow: string };
  /** Whether a browser was killed since that time, ms of the process's clock: then any session may have lost its own. */
  wasKilledSince: (time: number) => boolean;
  killBrowser: () => void;
};

/** Starts a session, uses it, lets go wrong what is to go wrong, and ends it. */
export async function visit(fault: Fault | undefined, means: Means): Promise<Visit> {
  const { service, pages } = means;
  const begun = performance.now();
  const seen: Visit = { sessionId: undefined, fault, actionIds: [], times: [], explained: [], surprises: [] };
  const ask = async (operation: string, body: unknown = {}): Promise<Answer> => {
    const path = operation === "start" ? "start" : `${seen.sessionId}/${operation}`;
    const answer = await service.ask(`/v1/sessions/${path}`, { body });
    note(seen, { operation, answer, mayBeLost: means.wasKilledSince(begun) });
    return answer;
  };
  const started = await ask("start");
  seen.sessionId = (started.body["data"] as { sessionId?: string } | undefined)?.sessionId;
  if (seen.sessionId === undefined) return seen;
  await ask("navigate", { url: pages.small });
  await ask("act", { input: "click the Save button" });
  if (fault !== undefined) await goWrong(fault, seen, means);
  if (fault === "client gone") return seen;
  await ask("observe", { instruction: "the Save button" });
  await ask("extract");
  await ask("end");
  return seen;
}

async function goWrong(fault: Fault, seen: Visit, { service, pages, killBrowser }: Means): Promise<void> {
  const path = (operation: string) => `/v1/sessions/${seen.sessionId}/${operation}`;
  if (fault === "browser killed") return killBrowser();
  if (fault === "deadline hit") {
    const answer = await service.ask(path("navigate"), {
      body: { url: pages.slow, options: { timeout: 300 } },
    });
    if (answer.status !== 408 && answer.status !== 504 && answer.status !== 502 && answer.status !== 410)
      seen.surprises.push(`a navigation with a deadline of 300 ms was answered with ${answer.status}`);
    return;
  }
  const leaving = new AbortController();
  const endless = service.ask(path("navigate"), { body: { url: pages.slow }, signal: leaving.signal });
  if (fault === "client gone") {
    setTimeout(() => leaving.abort(), 200);
    await endless.catch(() => undefined);
    return;
  }
  setTimeout(() => void service.ask(path("cancel"), { body: {} }), 200);
  const answer = await endless;
  if (answer.status < 400) seen.surprises.push(`a cancelled navigation was answered with ${answer.status}`);
}

function note(
  seen: Visit,
  { operation, answer, mayBeLost }: { operation: string; answer: Answer; mayBeLost: boolean },
): void {
  const { status, body, ms } = answer;
  if (status === 200) {
    seen.times.push([operation, ms]);
    const { actionId } = (body["data"] ?? {}) as { actionId?: string };
    if (actionId !== undefined && operation !== "end") seen.actionIds.push(actionId);
    return;
  }
  const { code, message } = body as { code?: string; message?: string };
  const isExplained = mayBeLost && ["browser_crashed", "session_ended"].includes(code ?? "");
  if (isExplained) seen.explained.push(`${operation} ${code}`);
  else seen.surprises.push(`${operation} was answered with ${status} ${code}: ${message}`);
}
