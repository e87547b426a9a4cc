import { expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { box, button, heading, link, textbox, view, within } from "./build-view.ts";

function told(page: ReturnType<typeof view>, instruction: string): string {
  const grounding = ground(page, instruction);
  if (grounding.outcome !== "resolved") return grounding.outcome;
  return grounding.steps
    .map(({ method, node, arguments: values }) => `${method} ${node?.name ?? "page"} [${values.join()}]`)
    .join(", ");
}

const verbs = ["Search", "Select", "Open", "Check", "Type", "Press", "Set", "Go"];
const form = view([within("form", "", textbox("Email"), ...verbs.map((name) => textbox(name)))]);

test.each(verbs)("a field “%s” is filled, and its name is no verb", (name) => {
  const expected = `fill Email [bob@example.com], fill ${name} [pans]`;
  expect(told(form, `fill Email with bob@example.com and ${name} with pans`)).toBe(expected);
  expect(told(form, `fill in Email bob@example.com, ${name} "pans"`)).not.toContain("press");
});

test.each([
  [
    "fill Email with a@b.c and search for pans",
    "fill Email [a@b.c], fill Search [pans], press Search [Enter]",
  ],
  ["fill in Email a@b.c and Search pans", "fill Email [a@b.c], fill Search [pans]"],
  ["set Email to a@b.c and Search to pans", "fill Email [a@b.c], fill Search [pans]"],
  ["fill Email with a@b.c and set Search to pans", "fill Email [a@b.c], fill Search [pans]"],
  ["Search with pans", "not_understood"],
])("%s → %s", (instruction, expected) => {
  expect(told(form, instruction)).toBe(expected);
});

test("a search field is not filled by a part of its name, unless it is about searching", () => {
  const page = view([{ role: "searchbox", name: "Search products", inputType: "search" }]);
  for (const instruction of ["set products to 16", "fill products with 16", "type 16 into products"]) {
    const grounding = ground(page, instruction);
    expect(grounding.outcome).toBe("not_found");
    expect(grounding.candidates.map(({ node }) => node.name)).toEqual(["Search products"]);
  }
  expect(told(page, "type tea into the search box")).toBe("type Search products [tea]");
  expect(told(page, "search products for tea")).toContain("press Search products [Enter]");
});

test("articles are counted as entries whatever else stands beside them", () => {
  const card = (name: string) => ({
    role: "article",
    children: [{ ...(heading(name) as object), role: "heading", children: [link(name)] }, button("Add")],
  });
  const page = view([
    within("main", "", heading("Shop", 1), card("Product one"), card("Product two"), "a", "b", "c", "d"),
  ]);
  expect(told(page, "open the second product")).toBe("click Product two []");
  expect(told(page, "open the first result")).toBe("click Product one []");
});

test("an unknown verb is said to be one, and a question to be a question", () => {
  expect(ground(form, "do a barrel roll")).toMatchObject({
    message: expect.stringContaining("“do” is no verb that is known"),
  });
  expect(ground(form, "do you have pans?")).toMatchObject({ message: expect.stringContaining("It asks") });
});

test("a banner without a button to close it is told of with its buttons; one that has it is closed", () => {
  const banner = (...names: string[]) =>
    view([heading("Shop"), button("Other"), box("We use cookies.", ...names.map((name) => button(name)))]);
  for (const verb of ["dismiss", "close"]) {
    const grounding = ground(banner("Accept all", "Reject all"), `${verb} the cookie banner`);
    expect(grounding.outcome).toBe("ambiguous");
    expect(grounding.candidates.map(({ node }) => node.name)).toEqual(["Accept all", "Reject all"]);
  }
  expect(told(banner("Accept all", "Close"), "close the cookie banner")).toBe("click Close []");
  expect(told(view([button("Other")]), "close the cookie banner")).toBe("not_found");
});

test("a field that every row has is the one there is, else one of those listed", () => {
  const row = (name: string) =>
    within(
      "row",
      name,
      within("cell", "", name),
      within("cell", "", { role: "spinbutton", name: `Quantity of ${name}`, editable: true }),
    );
  const cart = (...names: string[]) => view([within("table", "Cart", ...names.map(row))]);
  expect(told(cart("Trail Kettle"), "change the quantity to 3")).toBe("fill Quantity of Trail Kettle [3]");
  const several = ground(cart("Trail Kettle", "Nest Cook Set"), "change the quantity to 3");
  expect(several.outcome).toBe("ambiguous");
  expect(several.candidates).toHaveLength(2);
});

test("confidence has two decimals", () => {
  const grounding = ground(form, "fill the email field with a@b.c");
  expect(grounding.outcome === "resolved" && grounding.confidence).toBeCloseTo(0.9, 0);
  const { confidence } = grounding as { confidence: number };
  expect(Number(confidence.toFixed(2))).toBe(confidence);
});
