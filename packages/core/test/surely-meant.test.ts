import { noUsage, type ActionMethod } from "@legwork/protocol";
import { describe, expect } from "vitest";
import { stepOn } from "../src/grounding/outcome.ts";
import { planOf, surelyMeant } from "../src/surely-meant.ts";
import { test } from "./fixture.ts";
import { view } from "./grounding/build-view.ts";

const page = view([
  { role: "link", name: "Bestsellers" },
  { role: "link", name: "Annual statement 2025" },
  { role: "link", name: "Monday" },
  { role: "link", name: "Wed" },
  { role: "button", name: "Delete account" },
  { role: "textbox", name: "Note", value: "bread" },
  { role: "button", name: "Keep" },
  { role: "button", name: "Archive all messages" },
  { role: "button", name: "Unfollow Ada" },
  { role: "button", name: "Follow Ben" },
  { role: "button", name: "Share folder" },
  { role: "link", name: "Order history" },
  { role: "button", name: "Large letters", pressed: true },
  { role: "searchbox", name: "Search" },
  {
    role: "combobox",
    name: "Language",
    options: [
      { label: "English", value: "en", selected: true, disabled: false },
      { label: "German", value: "de", selected: false, disabled: false },
    ],
  },
  { role: "checkbox", name: "Email me about new products", checked: true },
  { role: "checkbox", name: "Gift wrapping", checked: false },
  { role: "button", name: "Accessories", expanded: true },
  { role: "generic", name: "Get a pass for the gate", interactive: true },
  { role: "generic", name: "Opening hours" },
  { role: "generic", name: "Older visits", interactive: true, scrollable: true },
  {
    role: "combobox",
    name: "With all of them",
    options: [
      { label: "Choose", value: "", selected: true, disabled: false },
      { label: "Delete", value: "delete", selected: false, disabled: false },
    ],
  },
]);

type Deed = { name: string; method?: ActionMethod; value?: string };

function steps(instruction: string, deeds: Deed[], sureness = 0.98): string {
  const found = deeds.map(({ name, method = "click", value }) => {
    const node = page.nodes.find((one) => one.name === name);
    if (node === undefined) throw new Error(`Nothing is called ${name}.`);
    return stepOn(page, node, { method, arguments: value === undefined ? [] : [value] });
  });
  const said = deeds.flatMap(({ value = "" }) => {
    const from = value === "" ? -1 : instruction.indexOf(value);
    return from < 0 ? [] : { from, to: from + value.length, written: value, again: [], chance: 1 };
  });
  const plan = planOf({ steps: found, said, sureness }, { instruction, view: page });
  return (
    plan?.steps
      .map(({ method, description, arguments: values }) => [method, description, ...values].join(" "))
      .join(", ") ?? "nothing"
  );
}

describe("what the network is surest of", () => {
  test("is used", () => {
    expect(steps("which things are sold most", [{ name: "Bestsellers" }])).toBe("click link “Bestsellers”");
  });

  test("is not used where it does what was not said, or the opposite", () => {
    expect(steps("archive one message", [{ name: "Archive all messages" }])).toBe("nothing");
    expect(steps("unfollow Ben", [{ name: "Follow Ben" }])).toBe("nothing");
    expect(steps("unfollow Ada", [{ name: "Unfollow Ada" }])).toBe("click button “Unfollow Ada”");
    expect(steps("open the folder", [{ name: "Share folder" }])).toBe("nothing");
    expect(steps("let somebody else into the folder", [{ name: "Share folder" }])).toBe(
      "click button “Share folder”",
    );
  });

  test("is used where a name only begins like what cannot be taken back", () => {
    expect(steps("what did I buy last time?", [{ name: "Order history" }])).toBe(
      "click link “Order history”",
    );
  });

  test("is not used where one press is not all of it", () => {
    expect(steps("let me have one of everything that sells", [{ name: "Bestsellers" }])).toBe("nothing");
  });

  test("is not used where one of both was taken back, or is denied", () => {
    const note = { name: "Note", method: "fill" as const, value: "milk" };
    const wrapping = { name: "Gift wrapping", method: "check" as const };
    expect(steps("jot down milk, with gift wrapping", [note, wrapping])).toBe(
      "fill text field “Note” milk, check checkbox “Gift wrapping”",
    );
    expect(steps("jot down milk, no gift wrapping though", [note, wrapping])).toBe("nothing");
    const mails = { name: "Email me about new products", method: "uncheck" as const };
    expect(steps("jot down milk, no mails about your stuff", [note, mails])).toBe(
      "fill text field “Note” milk, uncheck checkbox “Email me about new products”",
    );
    expect(steps("no mails about your stuff. wait, jot down milk", [note, mails])).toBe("nothing");
  });

  test("is not used where it is less sure", () => {
    expect(steps("which things are sold most", [{ name: "Bestsellers" }], 0.83)).toBe("nothing");
    expect(steps("I might want what is sold most", [{ name: "Bestsellers" }])).toBe("nothing");
  });

  test("is used where three things are told of, which it is less sure of all together", () => {
    const deeds: Deed[] = [
      { name: "Note", method: "fill", value: "milk" },
      { name: "Gift wrapping", method: "check" },
      { name: "Language", method: "selectOption", value: "German" },
    ];
    const said = "jot down milk, in a nice parcel, and all in German";
    expect(steps(said, deeds, 0.72)).toBe(
      "fill text field “Note” milk, check checkbox “Gift wrapping”, selectOption dropdown “Language” German",
    );
    expect(steps(said, deeds, 0.68)).toBe("nothing");
    expect(steps(said, deeds.slice(1), 0.9)).toBe("nothing");
  });

  test("is not used where it cannot be taken back", () => {
    expect(steps("I never want to come back", [{ name: "Delete account" }])).toBe("nothing");
  });

  test("fills fields before it presses the button behind them, and opens nothing beside them", () => {
    const note = { name: "Note", method: "fill" as const, value: "milk" };
    expect(steps("jot down milk", [note, { name: "Keep" }])).toBe(
      "fill text field “Note” milk, click button “Keep”",
    );
    expect(steps("jot down milk", [{ name: "Bestsellers" }, note])).toBe("nothing");
    expect(steps("jot down milk", [{ name: "Bestsellers" }, { name: "Annual statement 2025" }])).toBe(
      "nothing",
    );
  });

  test("is not used where a figure stands elsewhere", () => {
    expect(steps("the paper for the tax of 2023", [{ name: "Annual statement 2025" }])).toBe("nothing");
    expect(steps("the paper for the tax of 2025", [{ name: "Annual statement 2025" }])).toBe(
      "click link “Annual statement 2025”",
    );
    expect(steps("what's on on Wednesday", [{ name: "Monday" }])).toBe("nothing");
    expect(steps("what's on on Wednesday", [{ name: "Wed" }])).toBe("click link “Wed”");
    const note = { name: "Note", method: "fill" as const, value: "two of 12" };
    expect(steps("jot down two of 12", [note])).toBe("fill text field “Note” two of 12");
    expect(steps("jot down two of 12 before 3", [note])).toBe("nothing");
    expect(steps("jot down two of 12 for four", [note])).toBe("nothing");
  });

  test("leaves as it is what is as it is wanted", () => {
    const box = { name: "Email me about new products" };
    expect(steps("no more mails about your stuff", [{ ...box, method: "uncheck" }])).toBe(
      "uncheck checkbox “Email me about new products”",
    );
    expect(steps("let me know when you get something in", [{ ...box, method: "check" }])).toBe("nothing");
    expect(steps("I can't read this", [{ name: "Large letters", method: "check" }])).toBe("nothing");
    expect(steps("jot down bread", [{ name: "Note", method: "fill", value: "bread" }])).toBe("nothing");
    expect(steps("what belongs to it", [{ name: "Accessories" }])).toBe("nothing");
    expect(steps("fold away what belongs to it", [{ name: "Accessories" }])).toBe(
      "click button “Accessories”",
    );
  });

  test("presses what listens for it, whatever it calls itself, and nothing that does not", () => {
    expect(steps("I'm standing outside", [{ name: "Get a pass for the gate" }])).toBe(
      "click element “Get a pass for the gate”",
    );
    expect(steps("until when can I come", [{ name: "Opening hours" }])).toBe("nothing");
    expect(steps("when was I here before", [{ name: "Older visits" }])).toBe("nothing");
  });

  test("chooses from a list what is not chosen yet", () => {
    const language = { name: "Language", method: "selectOption" as const };
    expect(steps("Deutsch wäre besser", [{ ...language, value: "German" }])).toBe(
      "selectOption dropdown “Language” German",
    );
    expect(steps("I speak English", [{ ...language, value: "English" }])).toBe("nothing");
    expect(steps("I speak German", [{ ...language, value: "German" }])).toBe(
      "selectOption dropdown “Language” German",
    );
    expect(steps("I speak German", [{ ...language, value: "German" }], 0.95)).toBe("nothing");
    const all = { name: "With all of them", method: "selectOption" as const, value: "Delete" };
    expect(steps("I want none of these any more", [all])).toBe("nothing");
    expect(steps("I speak Dutch", [{ ...language, value: "German" }])).toBe("nothing");
  });

  test("types nothing into a search that would have to be sent", () => {
    expect(steps("kettles", [{ name: "Search", method: "fill", value: "kettles" }])).toBe("nothing");
  });
});

test("an act in other words than the page's is done where the network is sure, and what else it holds to be likely is told", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<h1>Shop</h1><a href="#best">Bestsellers</a> <a href="#orders">Order history</a> <a href="#contact">Contact us</a> <a href="#size">Size guide</a>
     <label><input type="checkbox" checked> Email me about new products</label> <label><input type="checkbox"> Remember me on this device</label>`,
  );
  await session.navigate(server.url("/"));

  const done = await session.act("no more mails about stuff you've got in");
  expect(done).toMatchObject({ success: true, resolvedBy: "embedded", effect: { checked: false } });
  expect(done.confidence).toBeGreaterThanOrEqual(0.9);

  const unsure = await session.act("I have rather big feet");
  expect(unsure).toMatchObject({ success: false, code: "not_understood" });
  expect(unsure.candidates?.[0]).toMatchObject({ method: "click" });
  expect(unsure.candidates?.[0]?.description).toContain("Size guide");
});

describe("where nothing is open", () => {
  const crew = view([
    { role: "button", name: "Mute" },
    { role: "button", name: "Next track" },
    { role: "checkbox", name: "Shuffle" },
  ]);
  const missed = {
    found: false as const,
    view: crew,
    code: "not_found" as const,
    message: "Nothing is called so.",
    resolvedBy: "embedded" as const,
    candidates: [],
    usage: noUsage,
  };

  test("what the rules did not find is done where the network is surer yet", async () => {
    const said = "turn the sound off";
    const open = await surelyMeant(said, { ...missed, isOpen: true });
    expect(open?.steps).toMatchObject([{ method: "click", description: expect.stringContaining("Mute") }]);
    const settled = await surelyMeant(said, missed);
    expect(settled === undefined).toBe((open?.confidence ?? 0) < 0.93);
  });

  test("what fits several, and what a language model did not find, is not done", async () => {
    const said = "turn the sound off";
    expect(await surelyMeant(said, { ...missed, code: "ambiguous" })).toBeUndefined();
    expect(await surelyMeant(said, { ...missed, resolvedBy: "model", isOpen: true })).toBeUndefined();
  });
});

test("several values in one sentence go into the fields that each is said of", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<h1>Harbour bikes</h1><form><h2>Book a tour</h2><label>Full name <input id="who"></label> <label>E-mail <input id="mail" type="email"></label> <label>Number of riders <input id="riders" type="number" value="1"></label>
<label><input type="checkbox" id="helmet"> We need helmets</label> <label>Tour <select id="tour"><option>Choose<option>Old town<option>Lighthouse<option>Salt meadows</select></label> <button type="button">Book</button></form>
     <output id="out"></output><script>document.oninput = () => out.textContent = [riders.value, mail.value, helmet.checked, who.value, tour.value].join("|")</script>`,
  );
  await session.navigate(server.url("/"));
  const result = await session.act(
    "you can reach me at ines@vargas.example, we'll be four and helmets are needed",
  );
  expect(result).toMatchObject({ success: true, resolvedBy: "embedded" });
  expect(await session.pageText()).toContain("4|ines@vargas.example|true||Choose");
});
