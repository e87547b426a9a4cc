import { describe, expect, test } from "vitest";
import { readEvents } from "../src/events.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function eventsOf(...chunks: (string | Uint8Array)[]): Promise<string[]> {
  const events: string[] = [];
  const body = streamOf(chunks.map((chunk) => (typeof chunk === "string" ? bytes(chunk) : chunk)));
  for await (const data of readEvents(body, () => undefined)) events.push(data);
  return events;
}

describe("readEvents", () => {
  test("reads frames that name their event and frames that are data alone", async () => {
    expect(await eventsOf('event: running\ndata: {"a":1}\n\ndata: {"b":2}\n\n')).toEqual([
      '{"a":1}',
      '{"b":2}',
    ]);
  });

  test.each(["\n", "\r\n", "\r"])("takes lines that end in %j, wherever the chunks are cut", async (end) => {
    const text = [": heartbeat", "data: één ✓", "data:zwei", "", "id: 7", "data:  drei", "", ""].join(end);
    const whole = bytes(text);
    for (let cut = 1; cut < whole.length; cut += 1) {
      expect(await eventsOf(whole.slice(0, cut), whole.slice(cut))).toEqual(["één ✓\nzwei", " drei"]);
    }
    expect(await eventsOf(...Array.from(whole, (byte) => Uint8Array.of(byte)))).toEqual([
      "één ✓\nzwei",
      " drei",
    ]);
  });

  test("skips a byte order mark, comments, other fields and blank lines", async () => {
    expect(await eventsOf("\uFEFFdata: a\n\n\n\n: data: no\nretry: 5\ndatabase: no\n\ndata\n\n")).toEqual([
      "a",
      "",
    ]);
  });

  test("drops an event that its stream does not finish", async () => {
    expect(await eventsOf("data: a\n\ndata: b\n")).toEqual(["a"]);
  });

  test("tells of every chunk, and of comments too", async () => {
    let heard = 0;
    for await (const _ of readEvents(streamOf([bytes(": a\n"), bytes(": b\n")]), () => (heard += 1)));
    expect(heard).toBe(2);
  });

  test("reads a long answer that comes in many pieces", async () => {
    const piece = "x".repeat(64 * 1024);
    const [event] = await eventsOf("data: ", ...Array.from({ length: 100 }, () => piece), "\n\n");
    expect(event).toHaveLength(100 * piece.length);
  });
});
