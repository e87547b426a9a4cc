import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { failing } from "../../src/files/downloads.ts";

/** As a download is read whose browser goes away after the first part. */
class BreakingOff extends Readable {
  #parts = 0;

  override async _read(): Promise<void> {
    this.#parts += 1;
    await Promise.resolve();
    if (this.#parts > 1) throw new Error("the browser has been closed");
    this.push(Buffer.from("first part"));
  }
}

test("a download that breaks off ends, and whoever reads it meets the failure", async () => {
  const read: string[] = [];
  const reading = (async () => {
    for await (const part of failing(new BreakingOff())) read.push(String(part));
  })();
  await expect(reading).rejects.toThrow("the browser has been closed");
  expect(read).toEqual(["first part"]);
});
