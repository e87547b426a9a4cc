import { expect, test } from "vitest";
import { streamWhenLate } from "../src/late-stream.ts";

test("an answer in time is given as it is", async () => {
  const response = await streamWhenLate(Promise.resolve(Response.json({ id: 1 }, { status: 400 })), 1_000);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ id: 1 });
});

test("a late answer comes at the end of a stream with signs of life", async () => {
  const late = Promise.withResolvers<Response>();
  const response = await streamWhenLate(late.promise, 20);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = response.body?.getReader();
  const signs = [await reader?.read(), await reader?.read()].map((chunk) =>
    new TextDecoder().decode(chunk?.value),
  );
  expect(signs).toEqual([": still at it\n\n", ": still at it\n\n"]);
  late.resolve(Response.json({ id: 1 }));
  let rest = "";
  for (let chunk = await reader?.read(); chunk?.done === false; chunk = await reader?.read())
    rest += new TextDecoder().decode(chunk.value);
  expect(rest).toMatch(/event: message\ndata: {"id":1}\n\n$/);
});

test("an answer that is a late stream itself goes on in it", async () => {
  const late = Promise.withResolvers<Response>();
  const response = await streamWhenLate(late.promise, 20);
  const headers = { "content-type": "text/event-stream" };
  late.resolve(new Response("event: message\ndata: {}\n\n", { headers }));
  expect(await response.text()).toMatch(/^: still at it\n\n.*event: message\ndata: {}\n\n$/s);
});
