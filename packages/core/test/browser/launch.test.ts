import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { launchBrowser } from "../../src/browser/launch.ts";

test("what Playwright switches off stays off, since Chromium believes the last list alone", async () => {
  const directory = mkdtempSync(join(tmpdir(), "legwork-launch-"));
  const program = join(directory, "browser");
  const said = join(directory, "arguments");
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${said}'\n`);
  chmodSync(program, 0o755);
  try {
    await launchBrowser({ executablePath: program, headless: true, arguments: [] }).catch(() => {
      // It is no browser, and ends at once.
    });
    const lists = readFileSync(said, "utf8")
      .split("\n")
      .filter((line) => line.startsWith("--disable-features="))
      .map((line) => line.slice("--disable-features=".length).split(","));
    const [own = [], ...others] = lists;
    expect(own).toContain("PaintHolding");
    expect(others).toHaveLength(1);
    expect(others[0]).toEqual(expect.arrayContaining(own));
    expect(others[0]).toContain("WebUIOmniboxPopup");
  } finally {
    rmSync(directory, { recursive: true });
  }
});
