import {
  LegworkError,
  noUsage,
  operations,
  type CollectStop,
  type Input,
  type Output,
} from "@legwork/protocol";
import { openAddress } from "../navigate.ts";
import type { SessionContext } from "../services.ts";
import { openScene } from "../verb.ts";
import { Collection } from "./collection.ts";
import { cursorOf, readCollectCursor, type CollectPlace } from "./collect-cursor.ts";
import { Gathered } from "./gathered.ts";
import { arrayOf, ItemReader } from "./item-reader.ts";
import { ListPage } from "./list-page.ts";

type Options = NonNullable<Input<"collect">["options"]>;

/** What shows that a list has ended. */
const ends: ReadonlySet<CollectStop> = new Set(["count_reached", "no_next", "end_marker", "no_growth"]);

/**
 * Reads every item of a list that goes on over pages, loads and scrolling.
 * @throws LegworkError `unsupported_instruction` when its first page shows no such items; what goes wrong on a later one
 *   ends the collection, with what was found until then. So does the signal, once a page has been read.
 */
export async function collect(input: Input<"collect">, context: SessionContext): Promise<Output<"collect">> {
  const { schema, instruction } = input;
  const options = input.options ?? operations.collect.input.shape.options.unwrap().parse({});
  const key = typeof options.key === "string" ? [options.key] : options.key;
  checkKey(schema, key);
  const place = options.cursor === undefined ? undefined : readCollectCursor(options.cursor);
  if (place !== undefined) await goTo(place, context);
  const scene = await openScene(context, { model: options.model });
  const gathered = new Gathered(key, options.maxItems, place?.before);
  const reader = new ItemReader({ schema, instruction: instruction || undefined });
  const page = new ListPage(scene, options, options.domSettleTimeoutMs);
  const collection = new Collection({
    context,
    page,
    reader,
    gathered,
    limits: { pages: options.maxPages, durationMs: options.maxDurationMs },
    from: { page: place?.page ?? 1, isResumed: place !== undefined },
  });
  const stopped = await run(collection, context);
  return answer({ collection, gathered, reader, page, actionId: context.actionId, ...stopped });
}

/** Beyond its last page a collection may take this much longer, ms. */
const lastPage = 120_000;

/** The deadline of a call, ms: the collection keeps its own, and answers what it has. */
export function collectTimeout({
  options,
}: {
  options?: Pick<Options, "maxDurationMs"> | undefined;
}): number {
  return (options?.maxDurationMs ?? 300_000) + lastPage;
}

type Stopped = {
  stoppedBecause: CollectStop;
  /** Of the page to go on from. Undefined: the one that is shown. */
  url?: string;
};

/** Rejects when it is stopped before anything was read. */
async function run(collection: Collection, context: SessionContext): Promise<Stopped> {
  const { session, signal, caller, soFar } = context;
  // The session has another one once it aborts.
  const cancelled = session.workSignal;
  await session.control.step(() => collection.begin(), signal);
  if (soFar !== undefined) soFar.answersWhenStopped = true;
  try {
    return { stoppedBecause: await collection.run() };
  } catch (error) {
    if (!signal.aborted) throw error;
    const isLate = ![cancelled, session.signal, caller.signal].some((other) => other?.aborted === true);
    // It was on its way: what is shown need not be what was read last.
    return { stoppedBecause: isLate ? "max_duration" : "cancelled", url: collection.url };
  }
}

async function goTo({ url }: CollectPlace, context: SessionContext): Promise<void> {
  const live = await context.pages.live();
  if (live.url() !== url && url !== "about:blank") await openAddress(context, { url });
}

/** @throws LegworkError `invalid_request` for a key that no item can have. */
function checkKey(schema: Record<string, unknown>, key: string[] | undefined): void {
  const { properties } = (arrayOf(schema)["items"] ?? {}) as { properties?: Record<string, unknown> };
  const unknown = (key ?? []).filter(
    (field) => properties !== undefined && !Object.hasOwn(properties, field),
  );
  if (unknown.length === 0) return;
  const message = `must be fields of an item; ${unknown.join(", ")} is none`;
  throw new LegworkError("invalid_request", `options.key ${message}.`, {
    issues: [{ path: "options.key", message }],
  });
}

type Ended = {
  collection: Collection;
  gathered: Gathered;
  reader: ItemReader;
  page: ListPage;
  actionId: string;
} & Stopped;

function answer(ended: Ended): Output<"collect"> {
  const { collection, gathered, reader, page, actionId } = ended;
  const { expected, pages } = collection;
  const isEnd = ends.has(ended.stoppedBecause);
  if (isEnd) gathered.restore(expected);
  const { items, count, duplicates } = gathered;
  const complete = isEnd && (expected === undefined || expected === count);
  const stoppedBecause = complete && expected === count ? "count_reached" : ended.stoppedBecause;
  const place = { url: ended.url ?? page.url, page: collection.page, before: gathered.position };
  const warnings = [
    ...reader.warnings,
    ...collection.remarks,
    ...(isEnd && !complete
      ? [`The page says that there are ${expected}, and ${count} were found before its list ended.`]
      : []),
  ];
  return {
    result: {
      items,
      count,
      ...(expected === undefined ? {} : { expected }),
      complete,
      stoppedBecause,
      pages,
      duplicates,
      ...(complete ? {} : { cursor: cursorOf(place) }),
    },
    actionId,
    ...(reader.usage === noUsage ? { usage: noUsage } : { usage: reader.usage }),
    ...(warnings.length === 0 ? {} : { warnings }),
  };
}
