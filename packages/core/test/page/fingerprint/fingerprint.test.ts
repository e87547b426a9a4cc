import { expect, test } from "vitest";
import { findAgain, isPlainly, type Glimpse } from "../../../src/page/fingerprint-match.ts";
import { FingerprintMemory } from "../../../src/page/fingerprint-memory.ts";
import { addressOf, isMisspelt, stableTokens, urlPattern } from "../../../src/page/fingerprint-text.ts";
import { addressAt, nameAt, readPage, tokensAt, wordsAround } from "../../../src/page/fingerprint-page.ts";
import { likesOf, takeFingerprint, type Fingerprint } from "../../../src/page/fingerprint.ts";
import type { PageView, ViewNode } from "../../../src/page/view.ts";
import { box, button, heading, link, view, within } from "../../grounding/build-view.ts";

function fingerprintOf(page: PageView, name: string, nth = 0): Fingerprint {
  const found = page.nodes.flatMap((node, index) => (node.interactive && node.name === name ? [index] : []));
  const taken = takeFingerprint(page, found[nth] ?? -1);
  if (taken === undefined) throw new Error(`there is no ${name}`);
  return taken.fingerprint;
}

/** What a look at the first such element tells, the whole view being its place. */
function glimpseAt(near: PageView, isMeant: (node: ViewNode) => boolean): Glimpse {
  const page = readPage(near);
  const index = near.nodes.findIndex(isMeant);
  return {
    role: near.nodes[index]?.role ?? "",
    inputType: near.nodes[index]?.inputType,
    name: nameAt(page, index),
    tokens: tokensAt(page, index),
    address: () => addressAt(page, index),
    likes: () => likesOf(page, index).length,
    around: () => wordsAround(page, { ancestor: 0, element: index }, 120),
  };
}

test.each([
  ["save-button btn primary", ["save-button", "btn", "primary"]],
  ["Button_root__x7Yh2 css-1q2w3e", ["button-root"]],
  [":r3: radix-:r1a: ember1234", ["radix"]],
  ["firstName billing_address2", ["first-name", "billing-address2"]],
  ["sc-bdVaJa jss42 f47ac10b-58cc-4372-a567-0e02b2c3d479", []],
])("of %j %j stays the same from build to build", (hints, stable) => {
  expect(stableTokens(hints)).toEqual(stable);
});

test("a slip is told from another word", () => {
  expect(isMisspelt("recieve", "receive")).toBe(true);
  for (const [left, right] of [
    ["lock", "unlock"],
    ["subscribe", "unsubscribe"],
    ["item1", "item2"],
    ["edit", "exit2"],
  ])
    expect(isMisspelt(left ?? "", right ?? ""), left).toBe(false);
});

test("addresses are compared without what differs from visit to visit", () => {
  const page = "https://shop.example/list?page=2";
  expect(addressOf("https://shop.example/a/?utm_source=x&id=3", page)).toBe("/a?id=3");
  expect(addressOf("https://other.example/a", page)).toBe("other.example/a");
  for (const nowhere of [undefined, "javascript:void(0)", `${page}#`])
    expect(addressOf(nowhere, page)).toBe(undefined);
  expect(urlPattern("https://shop.example/orders/4711?x=1")).toBe("https://shop.example/orders/*");
});

const row = (name: string, ...more: string[]) =>
  within("row", "", within("cell", "", name), ...more, within("cell", "", button("Delete")));

test("what stands beside an element tells it from others of its name, in any order", () => {
  const known = fingerprintOf(
    view([row("Anna Berg", "Reader"), row("Bob Stone", "Reader"), row("Carla Diaz", "Admin")]),
    "Delete",
    1,
  );
  const later = view([
    row("Carla Diaz", "Admin"),
    heading("News"),
    row("Bob Stone", "Admin"),
    row("Anna Berg", "Reader"),
  ]);
  const found = findAgain(known, later);
  const parent = (ref: string) => later.nodes.find((node) => node.ref === ref)?.parent ?? -1;
  expect(found.outcome).toBe("found");
  if (found.outcome !== "found") return;
  const cell = later.nodes[found.node.parent];
  const words = later.nodes.filter(
    (node) => node.parent > (cell?.parent ?? 0) - 1 && node.parent < parent(found.node.ref),
  );
  expect(words.map(({ name }) => name)).toContain("Bob Stone");
  const gone = view([row("Carla Diaz", "Admin"), row("Anna Berg", "Reader")]);
  expect(findAgain(known, gone).outcome).toBe("absent");
});

test("a button that is now called otherwise is not taken for the one that was there", () => {
  const page = (name: string, hints: string) =>
    view([heading("Request 17"), "From Anna", button(name, { hints }), button("Back")]);
  const known = fingerprintOf(page("Approve", "btn"), "Approve");
  expect(findAgain(known, page("Reject", "btn")).outcome).toBe("absent");
  expect(
    findAgain(
      fingerprintOf(page("Approve", "approve-17 btn"), "Approve"),
      page("Freigeben", "approve-17 btn"),
    ).outcome,
  ).toBe("found");
});

test("the quick look trusts nothing but the same element in the same place", () => {
  const all = view([row("Anna Berg"), row("Bob Stone")]);
  const known = fingerprintOf(all, "Delete", 1);
  const only = (...children: Parameters<typeof view>[0]) => {
    const near = view(children);
    return isPlainly(
      known,
      glimpseAt(near, ({ name }) => name === "Delete"),
    );
  };
  expect(only(row("Bob Stone"))).toBe(true);
  expect(only(row("Bob Stone", "moved to Anna"))).toBe(false);
  expect(only(row("Anna Berg"))).toBe(false);
  expect(only(row("Anna Berg"), row("Bob Stone"))).toBe(false);
  expect(only(button("Delete"))).toBe(false);
});

test("the quick look trusts an element without a place only while it is alone", () => {
  const alone = view([heading("Profile"), button("Save")]);
  const known = fingerprintOf(alone, "Save");
  const save = ({ name }: ViewNode) => name === "Save";
  expect(isPlainly(known, glimpseAt(alone, save))).toBe(true);
  const joined = view([heading("Billing"), button("Save"), heading("Profile"), button("Save")]);
  expect(isPlainly(known, glimpseAt(joined, save))).toBe(false);
  expect(findAgain(known, joined)).toMatchObject({
    outcome: "found",
    node: { ref: joined.nodes.findLast(save)?.ref },
  });
});

test("a link that was told of leads to where it led", () => {
  const known = fingerprintOf(view([link("More", "/a"), link("Less", "/b")]), "More");
  const later = view([box("x", link("More", "/elsewhere"))]);
  expect(
    isPlainly(
      known,
      glimpseAt(later, ({ role }) => role === "link"),
    ),
  ).toBe(false);
});

test("the memory knows elements by selector and words, forgets the oldest, and is plain JSON", () => {
  const memory = new FingerprintMemory();
  const fingerprint = fingerprintOf(view([button("Save")]), "Save");
  expect(JSON.parse(JSON.stringify(fingerprint))).toEqual(fingerprint);
  const sighting = (selector: string, description: string) => ({ selector, description, fingerprint });
  memory.remember("https://a.example/orders/1", [sighting("/a", "one"), sighting("/b", "two")]);
  memory.remember("https://a.example/orders/2", [sighting("/a", "three")]);
  const recall = (selector: string, description: string, { isOurs = false, path = "orders/3" } = {}) =>
    memory.recall(`https://a.example/${path}`, { selector, description }, isOurs)?.description;
  expect(recall("/a", "one")).toBe("one");
  expect(recall("/a", "")).toBe("three");
  expect(recall("/a", "told otherwise", { isOurs: true })).toBe(undefined);
  expect(recall("/a", "", { path: "elsewhere" })).toBe(undefined);
  expect(recall("/a", "one", { isOurs: true, path: "elsewhere" })).toBe("one");
  const many = Array.from({ length: 999 }, (_, index) => sighting(`/many/${index}`, ""));
  memory.remember("https://a.example/", many);
  expect(recall("/b", "two")).toBe(undefined);
  expect(recall("/many/0", "", { path: "" })).toBe("");
});
