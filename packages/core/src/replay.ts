import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "./services.ts";
import type { ActionRecord } from "./store/store.ts";

type ReplayPage = Output<"replay">["pages"][number];

/** What a session did, in order; a new page begins whenever the address changes. */
export async function replay(
  _input: Input<"replay">,
  { services, caller }: OperationContext,
): Promise<Output<"replay">> {
  const record = await services.sessions.record(caller.sessionId, caller.principal);
  const pages: ReplayPage[] = [];
  const pictures = Map.groupBy(
    (await services.screenshots?.list(record.id)) ?? [],
    ({ actionId }) => actionId,
  );
  for (const action of await services.store.listActions(record.id))
    addTo(
      pages,
      action,
      pictures.get(action.id)?.map(({ id }) => id),
    );
  return { pages, ...(record.clientLanguage === undefined ? {} : { clientLanguage: record.clientLanguage }) };
}

function addTo(pages: ReplayPage[], record: ActionRecord, screenshots: string[] | undefined): void {
  const { id: actionId, sessionId: _sessionId, pageUrl, ...kept } = record;
  const action = { ...kept, actionId, ...(screenshots === undefined ? {} : { screenshots }) };
  let page = pages.at(-1);
  if (page === undefined || page.url !== pageUrl) {
    page = { url: pageUrl, timestamp: action.timestamp, duration: 0, actions: [] };
    pages.push(page);
  }
  page.actions.push(action);
  page.duration = (action.endTime ?? action.timestamp) - page.timestamp;
}
