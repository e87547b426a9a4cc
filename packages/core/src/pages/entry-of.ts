import { LegworkError, type PageEntry } from "@legwork/protocol";
import type { Session } from "../session.ts";
import type { OpenPage } from "./session-pages.ts";

/** What a caller is told of a page. @throws LegworkError `page_not_found` when it closed by itself. */
export async function entryOf({ pages, secrets }: Session, open: OpenPage): Promise<PageEntry> {
  const [entry] = await pages.list(() => [open]);
  if (entry !== undefined) return secrets.mask(entry);
  throw new LegworkError("page_not_found", `The page ${open.id} closed by itself meanwhile.`);
}
