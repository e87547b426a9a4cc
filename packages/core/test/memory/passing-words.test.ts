import { expect, test } from "vitest";
import { isPassing } from "../../src/memory/passing-words.ts";

type Case = [instruction: string, quoted?: string[], around?: string[]];

test.each<Case>([
  ["click Save"],
  ["click Next", ["next"]],
  ["fill Last name with Ada", ["last name", "ada"]],
  ["click the Next page button", ["next page"]],
  ["type see you next week into Message", ["message", "see you next week"]],
  ["delete order 1042", ["delete"], ["order", "1042", "ada"]],
  ["set Quantity to 3", ["quantity", "3"]],
  ["click Request a quote", ["request a quote"]],
  ["open the Guest book", ["guest book"]],
  ["type %last% into Name", ["name"]],
  ["double-click lease.pdf", ["lease pdf"]],
  ["clique sur Enregistrer", ["enregistrer"]],
  ["保存をクリック", ["保存"]],
])("%s means the same the next time", (instruction, quoted = [], around = []) => {
  expect(isPassing({ instruction, quoted, around: new Set(around) })).toBe(false);
});

test.each<Case>([
  ["click the first result", ["lighthouses"]],
  ["open the last message", ["hello"]],
  ["click the third link"],
  ["click the 3rd link"],
  ["click result 3", ["lighthouses"], ["result"]],
  ["click the next one", ["two"]],
  ["open the newest issue", ["crash at start"]],
  ["open our latest post", ["our latest post is here"]],
  ["add the cheapest shoe", ["add to cart"]],
  ["choose the most expensive plan", ["choose"]],
  ["pick today", ["21"]],
  ["type tomorrow's date into Date", ["date", "2026 11 22"]],
  ["open an unread message", ["hello"]],
  ["choose an available slot", ["10 30"]],
  ["increase the volume", ["volume", "60"]],
  ["double the amount", ["amount", "40"]],
  ["click any link"],
  ["select all rows"],
  ["click Save unless it is disabled", ["save"]],
  ["click the first First", ["first"]],
  ["klicke auf das neueste Angebot", ["angebot"]],
  ["clique sur le dernier article", ["article"]],
  ["haz clic en el último mensaje", ["mensaje"]],
  ["最新の記事を開く", ["記事"]],
])("%s may mean another one the next time", (instruction, quoted = [], around = []) => {
  expect(isPassing({ instruction, quoted, around: new Set(around) })).toBe(true);
});

test("“mine” is another one in another session, where nothing else says which of several", () => {
  const meaning = { instruction: "delete my comment", quoted: ["delete"], around: new Set(["comment"]) };
  expect(isPassing({ ...meaning, isLeftOpen: true })).toBe(true);
  expect(isPassing(meaning)).toBe(false);
});
