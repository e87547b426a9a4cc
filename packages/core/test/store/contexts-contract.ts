import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { claimMs, type SealedContext } from "../../src/store/context-store.ts";
import type { Store } from "../../src/store/store.ts";
import { clientEnding, sessionRecord } from "./records.ts";

const now = 1_760_000_000_000;

function sealedContext(id: string, properties: Partial<SealedContext> = {}): SealedContext {
  return {
    id,
    projectId: "project",
    createdAt: now,
    updatedAt: now,
    version: 1,
    size: 3,
    sealed: "v1.sealed",
    ...properties,
  };
}

/** What every store promises about contexts; see the `ContextStore` interface. */
export function testContexts(create: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await create();
  });
  afterEach(() => store.close());

  const claim = (sessionId: string, at = now, id = "one") =>
    store.contexts.claim("project", id, { sessionId, at });
  const replace = (sessionId: string, version: number) =>
    store.contexts.replace("project", "one", {
      sessionId,
      version,
      size: 9,
      sealed: `v1.${sessionId}`,
      at: now + 1,
    });

  describe("contexts", () => {
    test("a context is kept with everything it has, and is there for its project alone", async () => {
      await store.contexts.create(sealedContext("one", { sealed: "v1.".padEnd(1_000_000, "x") }));

      expect(await store.contexts.get("project", "one")).toStrictEqual(
        sealedContext("one", { sealed: "v1.".padEnd(1_000_000, "x") }),
      );
      expect(await store.contexts.get("other", "one")).toBeUndefined();
      expect(await store.contexts.claim("other", "one", { sessionId: "s", at: now })).toBeUndefined();
      expect(await store.contexts.delete("other", "one", now)).toBe(false);
      expect(await store.contexts.list("other", { limit: 10 })).toEqual([]);
      expect(await store.contexts.get("project", "unknown")).toBeUndefined();
    });

    test("a second context of the same id is refused", async () => {
      await store.contexts.create(sealedContext("one"));
      await expect(store.contexts.create(sealedContext("one"))).rejects.toMatchObject({ code: "internal" });
    });

    test("contexts are listed newest first, in parts, without what is in them", async () => {
      for (const [index, id] of ["a", "b", "c", "d"].entries())
        await store.contexts.create(sealedContext(id, { createdAt: now + (index >> 1) }));

      const first = await store.contexts.list("project", { limit: 3 });
      const last = first.at(-1);
      const rest = await store.contexts.list("project", { limit: 3, ...(last && { after: last }) });

      expect([...first, ...rest].map(({ id }) => id)).toEqual(["d", "c", "b", "a"]);
      expect(first[0]).not.toHaveProperty("sealed");
    });

    test("one session at a time is the writer, until it is released, and tells how it ended", async () => {
      await store.contexts.create(sealedContext("one"));

      expect(await claim("first")).toMatchObject({ id: "one", version: 1, writerSessionId: "first" });
      expect(await claim("second")).toBeUndefined();
      expect(await store.contexts.delete("project", "one", now)).toBe(false);
      const saving = { sessionId: "first", saved: false, reason: "it crashed", at: now + 5 };
      await store.contexts.release("project", "one", { ...saving, sessionId: "second" });
      expect(await claim("second")).toBeUndefined();
      await store.contexts.release("project", "one", saving);

      expect(await store.contexts.get("project", "one")).toStrictEqual(
        sealedContext("one", { lastSaving: saving }),
      );
      expect(await claim("second")).toMatchObject({ writerSessionId: "second" });
    });

    test("of several that ask at once, one becomes the writer", async () => {
      await store.contexts.create(sealedContext("one"));
      const asked = await Promise.all(["a", "b", "c", "d"].map((id) => claim(id)));
      expect(asked.filter((answer) => answer !== undefined)).toHaveLength(1);
    });

    test("only the writer replaces, and only the version before", async () => {
      await store.contexts.create(sealedContext("one"));
      expect(await replace("first", 2)).toBe(false);
      await claim("first");

      expect(await replace("second", 2)).toBe(false);
      expect(await replace("first", 3)).toBe(false);
      expect(await replace("first", 2)).toBe(true);

      expect(await store.contexts.get("project", "one")).toMatchObject({
        version: 2,
        size: 9,
        sealed: "v1.first",
        createdAt: now,
        updatedAt: now + 1,
      });
    });

    test("a writer whose session has ended is none any more, and saves nothing after another", async () => {
      await store.contexts.create(sealedContext("one"));
      await claim("first");
      await store.createSession(sessionRecord("first"));
      expect(await claim("second", now + 10 * claimMs)).toBeUndefined();

      await store.endSession("first", clientEnding);

      expect(await store.contexts.get("project", "one")).not.toHaveProperty("writerSessionId");
      expect(await claim("second")).toMatchObject({ version: 1, writerSessionId: "second" });
      expect(await replace("first", 2)).toBe(false);
    });

    test("a writer whose session never came to be is one for a while, or until it is given back", async () => {
      await store.contexts.create(sealedContext("one"));
      await claim("lost", now);
      expect(await claim("second", now + claimMs - 1)).toBeUndefined();
      expect(await claim("second", now + claimMs + 1)).toBeDefined();
      await store.contexts.abandon("project", "one", "lost");
      expect(await claim("third", now + claimMs + 2)).toBeUndefined();
      await store.contexts.abandon("project", "one", "second");
      expect(await claim("third", now + claimMs + 2)).toBeDefined();
    });

    test("a deleted context is gone", async () => {
      await store.contexts.create(sealedContext("one"));
      expect(await store.contexts.delete("project", "one", now)).toBe(true);
      expect(await store.contexts.get("project", "one")).toBeUndefined();
      expect(await store.contexts.delete("project", "one", now)).toBe(false);
    });

    test("a session's record has its context, and at its end whether it was saved", async () => {
      const context = { id: "one", persist: true };
      await store.createSession(sessionRecord("one", { context }));
      expect(await store.getSession("one")).toMatchObject({ context });
      await store.endSession("one", { ...clientEnding, context: { ...context, saved: true } });
      expect((await store.getSession("one"))?.context).toEqual({ ...context, saved: true });
    });
  });
}
