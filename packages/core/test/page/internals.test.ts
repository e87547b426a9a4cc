import { expect, vi } from "vitest";
import { takeView } from "../../src/page/snapshot.ts";
import { test as sessionTest } from "../fixture.ts";
import { step } from "./fixture.ts";
import { test } from "./live-page-fixture.ts";

/** Elements that say what they are by their internals alone, as libraries of components do. */
const components = `<script>
  class Component extends HTMLElement {
    static formAssociated = true;
    constructor() { super(); this.internals = this.attachInternals(); this.attachShadow({ mode: "closed" }).innerHTML = "<slot></slot>"; }
  }
  customElements.define("x-check", class extends Component {
    constructor() { super(); this.internals.role = "checkbox"; this.internals.ariaChecked = "false";
      this.addEventListener("click", () => { this.internals.ariaChecked = String(this.internals.ariaChecked !== "true"); }); }
  });
  customElements.define("x-press", class extends Component {
    constructor() { super(); this.internals.role = "button"; }
    connectedCallback() { this.internals.ariaLabel = this.dataset.says ?? null; this.internals.ariaExpanded = this.dataset.open ?? null; }
  });
  customElements.define("x-range", class extends Component {
    constructor() { super(); Object.assign(this.internals, { role: "slider", ariaValueNow: "3", ariaLabel: "Size" }); }
  });
  customElements.define("x-plain", class extends HTMLElement {});
</script><style>x-check, x-press, x-range { display: inline-block; min-width: 40px; min-height: 20px }</style>`;

test("a view tells roles, names and states that custom elements keep to themselves", async ({
  live,
  server,
}) => {
  server.page(
    "/",
    `${components}<label for="agree">I agree</label><x-check id="agree"></x-check> <x-check aria-label="By attribute"></x-check>
    <x-press>Save</x-press> <x-press data-says="More" data-open="false"></x-press> <x-range></x-range> <x-plain>Plain <b>text</b></x-plain>`,
  );
  await live.page.goto(server.url("/"));
  const look = async () => {
    const { nodes } = await takeView(live.worlds);
    return nodes
      .filter(({ tag }) => /^x-[^p]|x-press/.test(tag))
      .map(({ role, name, interactive, checked, expanded, value }) => ({
        role,
        name,
        interactive,
        ...Object.fromEntries(
          Object.entries({ checked, expanded, value }).filter(([, told]) => told !== undefined),
        ),
      }));
  };

  expect(await look()).toEqual([
    { role: "checkbox", name: "I agree", interactive: true, checked: false },
    { role: "checkbox", name: "By attribute", interactive: true, checked: false },
    { role: "button", name: "Save", interactive: true },
    { role: "button", name: "More", interactive: true, expanded: false },
    { role: "slider", name: "Size", interactive: true, value: "3" },
  ]);
  await live.page.evaluate(
    `document.querySelector("#agree").click(); document.querySelector("label").textContent = "Agreed";`,
  );
  expect((await look())[0]).toEqual({ role: "checkbox", name: "Agreed", interactive: true, checked: true });
  await live.page.evaluate(
    `document.querySelector("x-press:last-of-type").remove(); document.body.append(document.createElement("x-check"));`,
  );
  expect((await look()).map(({ role }) => role)).toEqual([
    "checkbox",
    "checkbox",
    "button",
    "slider",
    "checkbox",
  ]);
});

test("custom elements without internals are asked about twice for each tag, however many they are", async ({
  live,
  server,
}) => {
  server.page("/", `${components}${"<x-plain>Plain <b>text</b></x-plain>".repeat(2_000)}`);
  await live.page.goto(server.url("/"));
  const { session } = await live.worlds.main();
  const sent = vi.spyOn(session, "send");
  const asked = () => sent.mock.calls.filter(([method]) => method.startsWith("Accessibility.")).length;

  await takeView(live.worlds);
  expect(asked()).toBe(2);
  await live.page.evaluate(`document.querySelector("x-plain").append("more")`);
  await takeView(live.worlds);
  expect(asked()).toBe(2);
});

sessionTest(
  "a box that tells by its internals that it is ticked is ticked once",
  async ({ session, server }) => {
    server.page("/", `${components}<label for="agree">I agree</label><x-check id="agree"></x-check>`);
    await session.navigate(server.url("/"));

    const first = await session.act("check I agree");
    const again = await session.act(step("check", "x-check"));

    expect(first, first.message).toMatchObject({
      success: true,
      resolvedBy: "embedded",
      effect: { checked: true },
    });
    expect(again.message).toContain("already checked");
  },
);
