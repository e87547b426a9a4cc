import { describe, expect, test } from "vitest";
import { contraryDeed } from "../../src/grounding/checks/contrary-deeds.ts";
import { stepOn } from "../../src/grounding/outcome.ts";
import { button, view } from "./build-view.ts";

const page = view([
  button("Check out"),
  button("Sign in"),
  button("Move down"),
  button("🗃", { description: "Archive" }),
  button("Reject"),
  button("Hide"),
  button("Void"),
  button("Delete"),
]);
function contrary(instruction: string, name: string): string | undefined {
  const node = page.nodes.find((one) => [one.name, one.description].includes(name));
  return contraryDeed(instruction, [stepOn(page, node as never, { method: "click" })]);
}

describe("the contrary is not done", () => {
  test.each([
    ["check the auditor in", "Check out", "in"],
    ["sign the Windows PC out", "Sign in", "out"],
    ["move Anwen up one", "Move down", "up"],
    ["bring the candle back from the archive", "Archive", "archive"],
    ["take the lamp shade out of the archive", "Archive", "archive"],
    ["take DSC_0480 back from the rejected ones", "Reject", "rejected"],
    ["take back the deletion of the logo", "Delete", "deletion"],
    ["show kitchen roll again, I hid it by mistake", "Hide", "hid"],
    ["make the voided envelope valid again", "Void", "voided"],
  ])("%s is no “%s”", (instruction, name, word) => {
    expect(contrary(instruction, name)).toBe(word);
  });

  test.each([
    ["check the auditor out", "Check out"],
    ["check out the guest in room 4", "Check out"],
    ["move Anwen down one", "Move down"],
    ["put the candle into the archive", "Archive"],
    ["archive the candle again", "Archive"],
    ["I want that one rejected", "Reject"],
    ["hide it again", "Hide"],
    ["delete the file from the archive", "Delete"],
  ])("%s may be “%s”", (instruction, name) => {
    expect(contrary(instruction, name)).toBeUndefined();
  });
});
