import type { ActResult, NeedsHuman } from "@legwork/protocol";
import { liveLinks } from "../live/links.ts";
import { takeView } from "../page/snapshot.ts";
import type { Scene } from "../verb.ts";
import { obstacleOn, type Obstacle } from "./recognise.ts";

/** Failures that a captcha may be the cause of. */
const behindCaptcha: ReadonlySet<string> = new Set([
  "not_found",
  "covered",
  "no_effect",
  "disabled",
  "hidden",
]);

/** An act that failed, as what stands in its way where that is plain: then only a person can go on. */
export async function orNeedsHuman(
  scene: Scene,
  result: ActResult,
): Promise<{ result: ActResult; needsHuman?: NeedsHuman }> {
  const { success, code = "" } = result;
  if (success || result.dryRun === true || !behindCaptcha.has(code)) return { result };
  const obstacle = await obstacleNow(scene);
  if (obstacle === undefined || (obstacle.kind !== "captcha" && code !== "not_found")) return { result };
  const needsHuman = tellNeed(scene, obstacle);
  const message = `${result.message} ${needsHuman.message}`;
  return { result: { ...result, code: "needs_human", message }, needsHuman };
}

/** What stands in the way on the page in front, as it is now. */
export async function obstacleNow({ context, secrets }: Scene): Promise<Obstacle | undefined> {
  const { worlds } = await context.pages.live();
  return obstacleOn(await takeView(worlds, { signal: context.signal }), {
    hasCode: secrets.givesCodes,
    hasVariables: secrets.names.length > 0,
  });
}

/** Tells of it: the session's events, the operator's webhook, and whoever asked, by what is answered. */
export function tellNeed({ context, secrets }: Scene, { kind, what }: Obstacle): NeedsHuman {
  const { session, pages, caller, services, actionId } = context;
  const url = caller.baseUrl === undefined ? undefined : liveLinks(session, caller.baseUrl).links.debuggerUrl;
  const mask = <Value>(value: Value) => session.secrets.mask(secrets.mask(value));
  const message = mask(
    `A person is needed: ${what}. Take control of the session in its live view, deal with it, and give control back.`,
  );
  const pageUrl = mask(pages.url());
  const need = { kind, message, pageUrl };
  session.events.needsHuman({ actionId, ...need });
  const told: NeedsHuman = url === undefined ? need : { ...need, liveViewUrl: url };
  services.notify?.({ type: "needs_human", sessionId: session.id, actionId, timestamp: Date.now(), ...told });
  return told;
}
