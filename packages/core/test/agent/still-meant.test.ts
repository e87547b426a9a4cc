import type { ServerResponse } from "node:http";
import { expect } from "vitest";
import { done, referenceOf, run, test } from "./fixture.ts";

const page = `<label>Amount <input id="amount"></label><label>Receipt <input id="receipt" type="file"></label>
  <div id="terms" role="region" aria-label="Terms" tabindex="0" style="height: 40px; overflow: auto"><p style="height: 900px">Long</p></div>
  <label>Note <input id="note"></label>
  <script>
    new EventSource("/turn").onmessage = () => {
      amount.labels[0].firstChild.data = "Password ";
      receipt.labels[0].firstChild.data = "Identity card ";
      terms.setAttribute("aria-label", "Chat");
      fetch("/turned");
    };
  </script>`;

test.for<[tool: string, words: string, input: (ref: string, note: string) => object]>([
  ["act", "Amount", (ref) => ({ ref, method: "fill", arguments: ["12"] })],
  [
    "fillForm",
    "Amount",
    (ref, note) => ({ fields: [note, ref].map((each) => ({ ref: each, value: "12" })) }),
  ],
  ["upload", "Receipt", (ref) => ({ ref, files: [{ name: "receipt.txt", text: "12 EUR" }] })],
  ["scroll", "Terms", (ref) => ({ ref, direction: "bottom" })],
])(
  "%s does nothing with what became something else since the model looked",
  async ([tool, words, input], { session, server, model }) => {
    let stream: ServerResponse | undefined;
    const turned = Promise.withResolvers<void>();
    server.page("/", page);
    server.handle("/turn", (_request, response) => {
      stream = response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(": open\n\n");
    });
    server.handle("/turned", (_request, response) => {
      response.writeHead(204).end();
      turned.resolve();
    });
    await session.navigate(server.url("/"));
    model.answer(async (request) => {
      if (request.turn === 1) return { toolCalls: [{ name: "view", input: {} }] };
      if (request.turn === 3) return { toolCalls: done(false)(request) };
      const references = [words, "Note"].map((each) => referenceOf(request, each));
      stream?.write("data: now\n\n");
      await turned.promise;
      return { toolCalls: [{ name: tool, input: input(references[0] ?? "", references[1] ?? "") }] };
    });

    const { result } = await run(session, { model });

    expect(model.requests[2]?.toolResults[0]).toContain("something else than when you looked");
    expect(result.actions.filter(({ type }) => type !== "view")).toEqual([]);
  },
);
