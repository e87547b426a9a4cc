import { expect, test } from "vitest";
import { DocumentGone, PageGone } from "../src/page/document-gone.ts";
import { actAnew, readAnew } from "../src/read-anew.ts";
import type { SessionContext } from "../src/services.ts";
import type { Scene } from "../src/verb.ts";

const contextWith = (signal: AbortSignal) => ({ signal, pages: { steps: 0 } }) as SessionContext;

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

test("what has begun to be done to a page is not begun anew", async () => {
  const pages = { steps: 0, live: async () => "the page of now" };
  const context = { signal: new AbortController().signal, pages } as unknown as SessionContext;
  const scene = { context, live: "the page" } as unknown as Scene;
  const looks: unknown[] = [];
  const leave =
    (doing: number) =>
    async ({ live }: Scene) => {
      looks.push(live);
      pages.steps += doing;
      throw new DocumentGone("the page went on");
    };

  await expect(actAnew(scene, leave(1))).rejects.toThrow(DocumentGone);
  expect(looks).toEqual(["the page"]);

  await expect(actAnew(scene, leave(0))).rejects.toThrow(DocumentGone);
  expect(looks).toEqual(["the page", "the page", "the page of now", "the page of now"]);
});

test("a page that crashed is not read anew: nothing comes in its place", async () => {
  let reads = 0;
  const read = readAnew(async () => {
    reads += 1;
    throw new PageGone(true);
  });
  await expect(read("page", contextWith(new AbortController().signal))).rejects.toThrow("the page crashed");
  expect(reads).toBe(1);
});
