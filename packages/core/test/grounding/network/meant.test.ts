import { expect, test } from "vitest";
import { heldAgainstNetwork, likeliestWay, meantNodes } from "../../../src/grounding/network/meant.ts";
import { isOpenToEvidence } from "../../../src/grounding/checks/settled.ts";
import { stepOn, unsure, type Failure, type Resolved } from "../../../src/grounding/outcome.ts";
import type { PageView, ViewNode } from "../../../src/page/view.ts";
import { view, type Written } from "../build-view.ts";

const player = view([
  { role: "heading", name: "Now playing" },
  { role: "button", name: "Mute" },
  { role: "button", name: "Next track" },
  { role: "button", name: "Add to playlist" },
  { role: "checkbox", name: "Shuffle" },
  {
    role: "combobox",
    name: "Speed",
    options: [
      { label: "Normal", value: "1", selected: true, disabled: false },
      { label: "Slower", value: "0.75", selected: false, disabled: false },
    ],
  },
  { role: "button", name: "Delete my account" },
]);

function found(page: PageView, name: string, confidence: number): Resolved {
  const node = page.nodes.find((one) => one.name === name);
  if (node === undefined) throw new Error(`Nothing is called ${name}.`);
  return {
    outcome: "resolved",
    steps: [stepOn(page, node, { method: "click" })],
    confidence,
    candidates: [],
  };
}

test("what is meant in other words than the page's stands first", async () => {
  const first = async (say: string) => (await meantNodes(player, say))[0]?.node.name;
  expect(await first("turn the sound off")).toBe("Mute");
  expect(await first("skip this song")).toBe("Next track");
  expect(await first("play them in a random order")).toBe("Shuffle");
});

test("what would be done with it is told where the control or the words say so", async () => {
  const [shuffle] = await meantNodes(player, "play them in a random order");
  expect(shuffle?.deed).toEqual({ method: "check", arguments: [] });
  const [speed] = await meantNodes(player, "slow it down a bit");
  expect(speed?.deed).toEqual({ method: "selectOption", arguments: ["Slower"] });
});

const form = view([
  { role: "textbox", name: "Full name" },
  { role: "textbox", name: "Pick-up day", inputType: "date" },
  { role: "spinbutton", name: "Number of guests", inputType: "number" },
  { role: "checkbox", name: "Send me the newsletter", checked: true },
]);

test("what is written, and whether a box is ticked, is told by the instruction", async () => {
  const deeds = async (say: string) =>
    (await likeliestWay(form, say))?.steps.map(({ node, method, arguments: [value] }) =>
      [method, node?.name, value].filter((part) => part !== undefined).join(" "),
    );
  expect(await deeds("there will be four of us")).toEqual(["fill Number of guests 4"]);
  expect(await deeds("no more mails with your news")).toEqual(["uncheck Send me the newsletter"]);
  expect(await deeds("name Greta Lindqvist, pick-up on 3 March 2027")).toEqual([
    "fill Full name Greta Lindqvist",
    "fill Pick-up day 2027-03-03",
  ]);
});

test("of several values each goes into the field that it is said of", async () => {
  const chart = view([
    { role: "spinbutton", name: "Temperature °C", inputType: "number" },
    { role: "spinbutton", name: "Pulse", inputType: "number" },
    { role: "textbox", name: "Blood pressure" },
    { role: "textbox", name: "Remarks" },
  ]);
  const values = async (say: string) =>
    (await likeliestWay(chart, say))?.steps.map(({ node, arguments: [value] }) => `${node?.name}: ${value}`);
  expect(await values("temperature 37.9, pulse 88, blood pressure 134/82")).toEqual([
    "Temperature °C: 37.9",
    "Pulse: 88",
    "Blood pressure: 134/82",
  ]);
  expect(await values("the pulse was 62 and the temperature 36.4")).toEqual([
    "Temperature °C: 36.4",
    "Pulse: 62",
  ]);
});

test("nothing is told of an instruction with placeholders, or one that is longer than is read", async () => {
  expect(await likeliestWay(form, "we will be %guests%")).toBeUndefined();
  expect(await likeliestWay(form, `we will be four, ${"and so on ".repeat(40)}`)).toBeUndefined();
});

test("what is told by a count is left to the rules, and so is a field without a name", async () => {
  const hits = view([
    { role: "link", name: "Trail Kettle" },
    { role: "link", name: "Storm Lamp" },
    { role: "textbox", name: "" },
    { role: "button", name: "Search" },
  ]);
  const first = found(hits, "Trail Kettle", 0.8);
  expect(await heldAgainstNetwork(hits, "click the first product", first)).toMatchObject({
    steps: first.steps,
  });
  const searched: Resolved = {
    ...found(hits, "Search", 0.8),
    steps: [
      stepOn(hits, hits.nodes[3] as ViewNode, { method: "fill", arguments: ["knots"] }),
      stepOn(hits, hits.nodes[4] as ViewNode, { method: "click" }),
    ],
  };
  expect(await heldAgainstNetwork(hits, "Search for knots", searched)).toMatchObject({
    steps: searched.steps,
  });
});

test("another value than the one that the network is sure of is not written", async () => {
  const say = "the booking is for Greta Lindqvist";
  const written = (value: string): Resolved => ({
    ...found(form, "Full name", 0.8),
    steps: [stepOn(form, form.nodes[1] as ViewNode, { method: "fill", arguments: [value] })],
  });
  const wrong = await heldAgainstNetwork(form, say, written("booking"));
  expect(wrong).toMatchObject({ outcome: "ambiguous", message: expect.stringContaining("Full name") });
  const right = written("Greta Lindqvist");
  expect(await heldAgainstNetwork(form, say, right)).toMatchObject({ steps: right.steps });
});

test("nor where every word was read, if it is surer still", async () => {
  const say = "the booking is in the name of Greta Lindqvist";
  const written = (value: string): Resolved => ({
    ...found(form, "Full name", 0.8),
    isAccounted: true,
    steps: [stepOn(form, form.nodes[1] as ViewNode, { method: "fill", arguments: [value] })],
  });
  expect(await heldAgainstNetwork(form, say, written("name of Greta Lindqvist"))).toMatchObject({
    outcome: "ambiguous",
  });
  const right = written("Greta Lindqvist");
  expect(await heldAgainstNetwork(form, say, right)).toMatchObject({ steps: right.steps });
});

test("of a long value the network is asked though the rules are sure of it", async () => {
  const say = "Greta Lindqvist is what stands on my booking as the full name";
  const written = (value: string): Resolved => ({
    ...found(form, "Full name", 0.99),
    steps: [stepOn(form, form.nodes[1] as ViewNode, { method: "fill", arguments: [value] })],
  });
  const wrong = written("Greta Lindqvist is what stands on my booking");
  expect(await heldAgainstNetwork(form, say, wrong)).toMatchObject({ outcome: "ambiguous" });
  const marked = `full name: “Greta Lindqvist is what stands on my booking”`;
  expect(await heldAgainstNetwork(form, marked, wrong)).toBe(wrong);
});

test("what is counted is of the kind that is likely meant", async () => {
  const payments = view([
    { role: "button", name: "Receipt of 3 May" },
    { role: "button", name: "Receipt of 9 June" },
    { role: "checkbox", name: "Bill my company" },
  ]);
  const say = "open the last receipt";
  const held = await heldAgainstNetwork(payments, say, found(payments, "Bill my company", 0.8));
  expect(held).toMatchObject({ outcome: "ambiguous" });
  for (const name of ["Receipt of 3 May", "Receipt of 9 June"]) {
    const one = found(payments, name, 0.8);
    expect(await heldAgainstNetwork(payments, say, one)).toMatchObject({ steps: one.steps });
  }
});

test("what is reckoned from what the field holds is not held back", async () => {
  const flues = view([
    { role: "spinbutton", name: "Flues", value: "4" },
    { role: "button", name: "Save" },
  ]);
  const filled = (value: string): Resolved => ({
    ...found(flues, "Flues", 0.8),
    steps: [stepOn(flues, flues.nodes[1] as ViewNode, { method: "fill", arguments: [value] })],
  });
  expect(await heldAgainstNetwork(flues, "one flue less", filled("3"))).toMatchObject({
    outcome: "resolved",
  });
  expect(await heldAgainstNetwork(flues, "set the flues to 2", filled("7"))).toMatchObject({
    outcome: "ambiguous",
  });
});

test("what is given to a field that is hardly meant is held back, though every word is accounted for, and though other fields are meant", async () => {
  const say = "there will be four of us";
  const given = (name: string): Resolved => ({
    ...found(form, name, 0.8),
    steps: [
      stepOn(form, form.nodes.find((one) => one.name === name) as ViewNode, {
        method: "fill",
        arguments: ["four"],
      }),
    ],
  });
  const accounted: Resolved = { ...given("Full name"), isAccounted: true };
  expect(await heldAgainstNetwork(form, say, accounted)).toMatchObject({
    outcome: "ambiguous",
    isHeld: true,
  });
  // What is told by its place it sees no better.
  const placed = (await heldAgainstNetwork(form, say, { ...accounted, isPlaced: true })) as Failure;
  expect(placed.outcome).toBe("ambiguous");
  expect(placed.isHeld).toBeUndefined();
  const pressed: Resolved = { ...found(player, "Delete my account", 0.8), isAccounted: true };
  expect(await heldAgainstNetwork(player, "turn the sound off", pressed)).toMatchObject({
    steps: pressed.steps,
  });

  const whole = "Greta Lindqvist, on 3 March 2027, four of us";
  const steps = ["Number of guests", "Pick-up day", "Full name"].map((name, at) =>
    stepOn(form, form.nodes.find((one) => one.name === name) as ViewNode, {
      method: "fill",
      arguments: [["4", "2027-03-03", "Greta Lindqvist"][at] ?? ""],
    }),
  );
  const all: Resolved = { ...given("Full name"), steps };
  expect(await heldAgainstNetwork(form, whole, all)).toMatchObject({ steps: all.steps });
  const more = stepOn(form, form.nodes.find((one) => one.name === "Send me the newsletter") as ViewNode, {
    method: "uncheck",
  });
  const tooMany: Resolved = { ...all, steps: [...steps, more] };
  expect(await heldAgainstNetwork(form, whole, tooMany)).toMatchObject({ outcome: "ambiguous" });
});

test("what the rules are not sure of and the network holds to be unlikely is not done", async () => {
  const grounding = found(player, "Delete my account", 0.8);
  const held = await heldAgainstNetwork(player, "turn the sound off", grounding);
  expect(held).toMatchObject({ outcome: "ambiguous", message: expect.stringContaining("Delete my account") });
  expect(held.candidates[0]?.node.name).toBe("Mute");
  // What the network is surest of may be done instead.
  expect(isOpenToEvidence("turn the sound off", held as Failure)).toBe(true);
  expect(isOpenToEvidence("maybe turn the sound off", held as Failure)).toBe(false);
  expect(isOpenToEvidence("turn the sound off", unsure(grounding))).toBe(false);
});

test("what is likely, and what the rules are sure of, stays as it is", async () => {
  const likely = found(player, "Mute", 0.8);
  expect(await heldAgainstNetwork(player, "turn the sound off", likely)).toMatchObject({
    steps: likely.steps,
    // What both would do is right but for one in fifty.
    confidence: 0.98,
  });
  const sure = found(player, "Delete my account", 1);
  expect(await heldAgainstNetwork(player, "turn the sound off", sure)).toMatchObject({ steps: sure.steps });
});

test("half of what is meant is not done", async () => {
  const say = "mute, and tick shuffle";
  const half = found(player, "Mute", 0.8);
  const held = await heldAgainstNetwork(player, say, half);
  expect(held).toMatchObject({ outcome: "ambiguous" });
  expect(held.candidates.map(({ node }) => node.name)).toEqual(["Shuffle", "Mute"]);
  const whole = { ...half, steps: [...half.steps, ...found(player, "Shuffle", 0.8).steps] };
  expect(await heldAgainstNetwork(player, say, whole)).toMatchObject({ steps: whole.steps });
});

test("a search that is sent by a key leaves no button out", async () => {
  const shop = view([
    { role: "searchbox", name: "Search products", editable: true },
    { role: "button", name: "Search" },
  ]);
  const [field] = found(shop, "Search products", 0.8).steps;
  const steps = ["fill", "press"].map((method) => ({ ...field, method, arguments: ["tent"] }));
  const sent = { ...found(shop, "Search products", 0.8), steps } as Resolved;
  expect(await heldAgainstNetwork(shop, "search for a tent and press Search", sent)).toMatchObject({
    steps: sent.steps,
    // It would press the button: of such three in four are right.
    confidence: 0.77,
  });
  const unsent = { ...sent, steps: steps.slice(0, 1) } as Resolved;
  expect((await heldAgainstNetwork(shop, "search for a tent and press Search", unsent)).outcome).toBe(
    "ambiguous",
  );
});

test("a step on the page itself is none of its business", async () => {
  const scroll: Resolved = {
    outcome: "resolved",
    steps: [{ method: "scroll", arguments: ["50%"], description: "the page" }],
    confidence: 0.6,
    candidates: [],
  };
  expect(await heldAgainstNetwork(player, "a bit further down", scroll)).toMatchObject({
    steps: scroll.steps,
  });
});

test("of a page with more controls than are read those are told that share words with the instruction, or are asked about", async () => {
  const rows: Written[] = Array.from({ length: 600 }, (_, at) => ({
    role: "button",
    name: `Open file ${at}`,
  }));
  const page = view([...rows, { role: "button", name: "Empty the bin" }]);
  expect((await meantNodes(page, "empty the bin"))[0]?.node.name).toBe("Empty the bin");
  const held = await heldAgainstNetwork(page, "empty the bin", found(page, "Open file 555", 0.7));
  expect(held.outcome).toBe("ambiguous");
});

test("what is read already is not read again, and what is not wanted any more is left", async () => {
  const page = view(
    Array.from({ length: 120 }, (_, at) => ({ role: "button", name: `Open ledger number ${at}` })),
  );
  const leaving = new AbortController();
  const reading = meantNodes(page, "open the first ledger", leaving.signal);
  // It has no signal of its own: what ends the other ends the reading that they share.
  const again = meantNodes(page, "open the first ledger");
  leaving.abort(new Error("the page went on"));
  await expect(reading).rejects.toThrow("the page went on");
  await expect(again).rejects.toThrow("the page went on");
});

test("an instruction longer than is read is read as far", async () => {
  const said = `${"please, whenever you find the time, and only if it is no trouble, ".repeat(12)}turn the sound off`;
  expect(await meantNodes(player, said)).toBeInstanceOf(Array);
  const first = await meantNodes(player, `turn the sound off, ${"please, ".repeat(80)}`);
  expect(first[0]?.node.name).toBe("Mute");
});
