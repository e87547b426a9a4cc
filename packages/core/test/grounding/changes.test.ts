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

test.each([
  ["Seats", "3", "two more seats, the Müllers come along", "5"],
  ["Asking price", "60", "knock ten off the asking price", "50"],
  ["Insured amount", "100", "raise the insured amount by 150", "250"],
  ["Postage", "4", "postage went down by one pound", "3"],
  ["Words", "45000", "five thousand words less to aim at", "40000"],
  ["Rotation", "30", "rotate it round y by another 15", "45"],
  ["Price", "150", "price can go up another 30", "180"],
  ["Tip", "2", "double the tip amount", "4"],
  ["Width", "4000", "half the width", "2000"],
  ["Workers", "4", "twice as many workers as now", "8"],
  ["Amount", "500", "send a hundred more than the 500", "600"],
  ["Longest answer (characters)", "200", "let the longest answer have fifty characters more", "250"],
  ["Passengers", "1", "there will be two more people than just me", "3"],
  ["Olive napkins", "8", "four more of the olive napkins", "12"],
  ["Adults", "2", "my mum can't come, knock one off the adults", "1"],
  ["Cost at most", "15", "he'd go five euros higher", "20"],
  ["Minutes", "60", "it'll take longer, add half an hour to the minutes", "90"],
  ["Seats", "7", "we have two seats more than we need", "9"],
  ["Tickets", "3", "put me down for another two tickets", "5"],
])("%s of %s: %s", (...[name, value, say, written]) => {
  expect(after(field(name, value), say)).toBe(written);
});

test("in what the field counts, and no further than it goes", () => {
  expect(after(field("Minutes per day", "90"), "half an hour less per day")).toBe("60");
  expect(after(field("Break in minutes", "30"), "a quarter of an hour more break")).toBe("45");
  expect(after(field("Minutes", "90"), "two more hours")).toBe("210");
  expect(after(field("Days online", "30"), "keep it online for two weeks longer")).toBe("44");
  expect(after(field("Hours", "2"), "half an hour more")).toBe("unknown");
  expect(after(field("Nights", "5"), "a week longer")).toBe("unknown");
  expect(after(field("Days", "10"), "two months longer")).toBe("unknown");
  expect(after(field("Length (cm)", "120"), "two metres longer")).toBe("unknown");
  const worth = field("Worth in euros", "6.00", { bounds: { step: "0.01" } });
  expect(after(worth, "each is worth 50 cents more than it says")).toBe("6.50");
  expect(after(field("Seats", "3"), "halve the seats")).toBe("unknown");
  expect(after(field("Seats", "3"), "five seats less")).toBe("unknown");
  expect(after(field("Seats", "3", { bounds: { max: "4" } }), "two more seats")).toBe("unknown");
  expect(after(field("Seats", ""), "two more seats")).toBe("unknown");
});

test("a time is moved by minutes and hours", () => {
  const clock = (value: string) => field("Lights off", value, { role: "textbox", inputType: "time" });
  expect(after(clock("23:45"), "off half an hour later than now")).toBe("00:15");
  expect(after(clock("11:00"), "let it end a quarter of an hour later")).toBe("11:15");
  expect(after(clock("08:00"), "two days earlier")).toBe("unknown");
  expect(after(clock("08:00"), "wake me up by 7")).toBeUndefined();
  expect(after(clock("08:00"), "one more thing: pick me up at noon")).toBeUndefined();
});

test("“earlier” is more where a field counts what is left till then, so it is not reckoned with", () => {
  expect(after(field("Days before", "3"), "warn me a day earlier than now")).toBe("unknown");
});

test.each([
  "I don't need two more seats",
  "remove two more seats",
  "I have two extra seats",
  "don't double the seats",
  "two more seats, no, one seat less",
])("%s is a change that is not known", (say) => {
  expect(after(field("Seats", "3"), say)).toBe("unknown");
});

test.each([
  ["Tickets", "three tickets more than that, five I think"],
  ["Tickets", "no more than two tickets"],
  ["Tickets", "at most two more"],
  ["Tickets", "seven tickets, no longer"],
  ["Tickets", "two or more tickets"],
  ["Tickets", "two larger tickets"],
  ["Tickets", "tickets for two at 5 later today"],
  ["Tickets", "double check the tickets"],
  ["Tickets", "three times more"],
  ["Nights", "three nights in the smaller room"],
  ["Seats", "two seats on the lower deck"],
  ["Seats", "two more seats, a dozen altogether"],
  ["Seats", "one more thing: the seats should be one"],
  ["Adults", "two adults plus less luggage"],
  ["Guests", "two guests and more towels"],
  ["Guests", "four guests more or less"],
  ["Guests", "four people maybe more"],
  ["Guests", "double occupancy"],
  ["Quantity", "two extra large pizzas"],
  ["Quantity", "two more expensive bottles"],
  ["Quantity", "five of the smaller ones please"],
  ["Quantity", "add 3 to the basket"],
  ["Rooms", "book a double room"],
  ["Doses", "set to twice a day"],
  ["Price", "half the people pay"],
  ["Price", "reduce the price by 20 percent"],
  ["Stock", "two dozen more boxes"],
  ["Vacation days", "I want to take two days off"],
])("%s: %s changes nothing by that", (name, say) => {
  expect(changeOf(field(name, "6"), say)).toBeUndefined();
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
