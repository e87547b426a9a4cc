import { expect, test } from "vitest";
import { changeOf } from "../../src/grounding/amounts/changes.ts";
import type { ViewNode } from "../../src/page/view.ts";
import { view } from "./build-view.ts";

function field(name: string, value: string, more: Partial<ViewNode> = {}): ViewNode {
  const page = view([{ role: "spinbutton", name, value, inputType: "number", ...more }]);
  return page.nodes[1] as ViewNode;
}

const after = (node: ViewNode, say: string) => {
  const change = changeOf(node, say);
  return change && (change.written ?? "unknown");
};

test("what is said to be more or less than a field holds is reckoned from it", () => {
  expect(after(field("Seats", "3"), "two more seats, the Müllers come along")).toBe("5");
  expect(after(field("Asking price", "60"), "knock ten off the asking price")).toBe("50");
  expect(after(field("Insured amount", "100"), "raise the insured amount by 150")).toBe("250");
  expect(after(field("Postage", "4"), "postage went down by one pound")).toBe("3");
  expect(after(field("Words", "45000"), "five thousand words less to aim at")).toBe("40000");
  expect(after(field("Rotation", "30"), "rotate it by another 15")).toBe("45");
  expect(after(field("Tip", "2"), "double the tip amount")).toBe("4");
  expect(after(field("Width", "4000"), "half the width")).toBe("2000");
  expect(after(field("Amount", "500"), "send a hundred more than the 500")).toBe("600");
});

test("in what the field counts, and no further than it goes", () => {
  expect(after(field("Minutes per day", "90"), "half an hour less per day")).toBe("60");
  expect(after(field("Days online", "30"), "keep it online for two weeks longer")).toBe("44");
  expect(after(field("Hours", "2"), "half an hour more")).toBe("unknown");
  expect(after(field("Worth in euros", "6.00"), "each is worth 50 cents more than it says")).toBe("6.50");
  expect(after(field("Seats", "3", { bounds: { max: "4" } }), "two more seats")).toBe("unknown");
  expect(after(field("Seats", ""), "two more seats")).toBe("unknown");
  const clock = field("Lights off", "23:45", { role: "textbox", inputType: "time" });
  expect(after(clock, "off half an hour later than now")).toBe("00:15");
});

test("“earlier” is more where a field counts what is left till then, so it is not reckoned with", () => {
  expect(after(field("Days before", "3"), "warn me a day earlier than now")).toBe("unknown");
});

test.each([
  "three tickets more than that, five I think",
  "no more than two tickets",
  "at most two more",
  "seven tickets, no longer",
  "two or more tickets",
  "two larger tickets",
  "tickets for two at 5 later today",
])("%s changes nothing by that", (say) => {
  expect(changeOf(field("Tickets", "2"), say)).toBeUndefined();
});

test("what the field itself is called is no change", () => {
  expect(changeOf(field("Extra minutes", "0"), "15 extra minutes")).toBeUndefined();
  expect(changeOf(field("Treble", "0"), "treble all the way down")).toBeUndefined();
});

test("it is told where in the instruction that is said", () => {
  const say = "Ada Wong, two more seats";
  const change = changeOf(field("Seats", "1"), say);
  expect(change).toMatchObject({ written: "3" });
  expect(say.slice(change?.from, change?.to)).toBe("two more");
});
