import { expect, test } from "vitest";
import { DocumentGone } from "../src/page/worlds.ts";
import { readAnew } from "../src/read-anew.ts";
import type { SessionContext } from "../src/services.ts";

const contextWith = (signal: AbortSignal) => ({ signal }) as SessionContext;

/** Reads that fail so often, since their document has gone. */
function goneTimes(times: number) {
  let reads = 0;
  return readAnew(async (page: string) => {
    reads += 1;
    if (reads <= times) throw new DocumentGone("the page went on");
    return `${page}, read ${reads} times`;
  });
}

test("a page that is replaced while it is read is read anew, and not for ever", async () => {
  const context = contextWith(new AbortController().signal);
  expect(await goneTimes(2)("page", context)).toBe("page, read 3 times");
  await expect(goneTimes(3)("page", context)).rejects.toThrow(DocumentGone);
});

test("nothing is read anew after the deadline, or for another failure", async () => {
  const late = AbortSignal.abort(new Error("too late"));
  await expect(goneTimes(1)("page", contextWith(late))).rejects.toThrow("too late");
  const broken = readAnew(async () => Promise.reject(new Error("broken")));
  await expect(broken("page", contextWith(new AbortController().signal))).rejects.toThrow("broken");
});
