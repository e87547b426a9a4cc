import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { parseInstruction } from "../../src/grounding/grammar/instruction.ts";
import { button, heading, view, within, type Written } from "./build-view.ts";

/** What the words say: where to, how far, in what, for what. */
function read(said: string): string {
  const sentence = parseInstruction(said);
  const parsed = sentence.outcome === "parsed" ? sentence.clauses[0]?.readings[0]?.[0] : undefined;
  if (parsed === undefined) return "nothing";
  const { method, direction, amount, target, goal, arguments: given = [] } = parsed;
  const place = goal ? ` in ${goal.text}` : "";
  return (
    [method, direction, amount, target?.text, ...given.map((one) => `“${one}”`)].filter(Boolean).join(" ") +
    place
  );
}

test.each([
  ["scroll a bit further down", "scroll down 0.5"],
  ["scroll half a page down", "scroll down 0.5"],
  ["scroll down a few lines", "scroll down 120px"],
  ["scroll up in the chat", "scroll up the chat"],
  ["scroll back up through the moves", "scroll up the moves"],
  ["scroll my boards to the right", "scroll right my boards"],
  ["scroll the table all the way to the right", "scroll right 100000px the table"],
  ["scroll the slides on the left down to the bottom", "scroll bottom the slides on the left"],
  ["scroll the list to its end", "scroll bottom the list"],
  ["scroll the textarea to the bottom of the text", "scroll bottom the textarea"],
  ["scroll to the far left", "scroll left 100000px"],
  ["scroll to the top menu", "scrollTo the top menu"],
  ["scroll to the right column", "scrollTo the right column"],
  ["scroll to Sign up", "scrollTo Sign up"],
  ["scroll the object list until you see Neptune", "scrollTo Neptune “Neptune” in the object list"],
  ["scroll the queue down to Quince", "scrollTo Quince “Quince” in the queue"],
  ["scroll so that the footer is visible", "scrollTo the footer “footer”"],
  ["scroll the map into view", "scrollTo the map"],
  ["keep scrolling down", "scroll down"],
])("%s: %s", (said, wanted) => {
  expect(read(said)).toBe(wanted);
});

describe("regions that scroll", () => {
  const region = (ref: string, more: object, ...children: Written[]): Written =>
    ({ role: "generic", name: "", scrollable: true, ref, children, ...more }) as Written;
  const page = view([
    within("generic", "", heading("Live chat"), region("chat", { hints: "chat-body" }, "hello")),
    within("generic", "", within("generic", "", "Slides", button("Add")), region("thumbs", {}, "one")),
    region("snaps", { hints: "snaps" }, "04:00"),
    region("code", { tag: "pre" }, "let a = 1"),
    heading("9. Warranty"),
    heading("Gas"),
  ]);
  const alone = view([region("only", { hints: "mv" }, "e4")], { scroll: { x: 0, y: 0, maxX: 0, maxY: 0 } });
  const done = (of: typeof page, said: string): string => {
    const found = ground(of, said);
    if (found.outcome !== "resolved") return found.outcome;
    return found.steps
      .map(({ method, node, arguments: given }) => `${method} ${node?.ref ?? ""} ${given}`)
      .join();
  };
  test.each([
    ["scroll up in the chat", "scroll chat up,1"],
    ["scroll the slides to the bottom", "scroll thumbs bottom"],
    ["scroll the snapshots to the right", "scroll snaps right,1"],
    ["scroll the code down", "scroll code down,1"],
    ["scroll the chat down to “hello”", "scrollTo chat hello"],
    ["scroll the reviews down", "not_found"],
    ["go all the way to the bottom", "scroll  bottom"],
  ])("%s → %s", (said, wanted) => {
    expect(done(page, said)).toBe(wanted);
  });
  test("a part is told by what it is about", () => {
    expect(ground(page, "scroll to the chapter on the warranty")).toMatchObject({
      steps: [{ method: "scrollTo", node: { name: "9. Warranty" } }],
    });
    expect(done(page, "scroll to the chapter on water")).toBe("not_found");
  });
  test("where nothing else scrolls, whatever scrolls is meant", () => {
    expect(done(alone, "scroll up through the moves")).toBe("scroll only up,1");
  });
});
