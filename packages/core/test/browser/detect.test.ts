import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { detectBrowser } from "../../src/browser/detect.ts";

let folder: string;
const path = process.env["PATH"];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "legwork-test-"));
});

afterEach(() => {
  process.env["PATH"] = path;
  rmSync(folder, { recursive: true });
});

function program(name: string, text = "#!/bin/sh\n", mode = 0o755): string {
  writeFileSync(join(folder, name), text, { mode });
  return join(folder, name);
}

test("the path that was asked for comes first", () => {
  const asked = program("my-browser");

  expect(detectBrowser(asked)).toBe(asked);
});

test.each(["missing", "not-executable"])(
  "a path that cannot be run is an error that names it: %s",
  (name) => {
    program("not-executable", "", 0o644);

    expect(() => detectBrowser(join(folder, name))).toThrow(
      expect.objectContaining({ code: "no_capacity", message: expect.stringContaining(join(folder, name)) }),
    );
  },
);

test.runIf(process.platform === "linux")(
  "an installed Chrome comes before Chromium; snaps are passed over",
  () => {
    process.env["PATH"] = folder;
    program("snap");
    symlinkSync(join(folder, "snap"), join(folder, "google-chrome"));
    program("chromium", '#!/bin/sh\nexec /snap/bin/chromium "$@"\n');
    const chromium = program("chromium-browser");
    expect(detectBrowser()).toBe(chromium);

    const chrome = program("google-chrome-stable");
    expect(detectBrowser()).toBe(chrome);
  },
);
