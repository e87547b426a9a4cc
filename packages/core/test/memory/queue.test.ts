import { expect } from "vitest";
import { referenceOf, test } from "../agent/fixture.ts";

const request = (name: string) =>
  `<h2>Request of ${name}</h2><button onclick="out.textContent = 'Approved'">Approve</button>`;
const out = `<p id="out"></p>`;

test.for([
  ["beneath it", (notice: string, next: string) => `${next}${notice}`],
  ["above it", (notice: string, next: string) => `${notice}${next}`],
] as const)(
  "what was meant for one of a queue is not done to the next, with a notice of the last one %s",
  async ([, laid], { session, server, model }) => {
    server.page("/", `${laid("<p>Nothing is new</p>", request("Ada"))}${out}`);
    await session.navigate(server.url("/"));
    const words = "take the edge off what Ada has sent in";
    const options = { model: { modelName: "lab/x", baseURL: model.url, apiKey: "test-key" } };
    model.answer((asked) => ({
      json: {
        outcome: "found",
        steps: [{ ref: referenceOf(asked, '"Approve"'), method: "click", arguments: [] }],
        rest: null,
        candidates: [],
        reason: "hers",
      },
    }));
    expect(await session.act(words, options)).toMatchObject({ success: true, cacheStatus: "MISS" });
    await session.navigate(server.url("/"));
    expect(await session.act(words, options)).toMatchObject({ success: true, cacheStatus: "HIT" });
    server.page("/", `${laid("<p>What Ada asked for is approved</p>", request("Bob"))}${out}`);
    await session.navigate(server.url("/"));
    model.answer(() => ({
      json: { outcome: "not_found", steps: [], rest: null, candidates: [], reason: "She sent nothing." },
    }));

    const again = await session.act(words, options);

    expect(again).toMatchObject({ success: false, code: "not_found", cacheStatus: "MISS" });
    expect(await session.pageText()).not.toContain("Approved");
  },
);
