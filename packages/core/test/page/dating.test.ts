import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

/** A calendar of a kind that many pages have: the days before and after the month stand in it too. */
const calendar = (how: {
  field: string;
  header: string;
  cell?: string;
  show?: string;
  closes?: boolean;
  least?: string;
}) => `
<label>Departure date ${how.field}</label><div id="popup" hidden style="width: 260px; background: white; border: 1px solid"></div><script>
const field = document.querySelector("#date"), popup = document.querySelector("#popup"); let shown = new Date(2026, 10, 1), chosen = null;
const show = (date) => { ${how.show ?? `field.value = date.toLocaleDateString("en-GB")`}; };
const draw = () => { const first = new Date(shown); first.setDate(1 - ((first.getDay() + 6) % 7)); let cells = "";
  for (let at = 0; at < 42; at += 1) { const day = new Date(first); day.setDate(first.getDate() + at); const iso = day.getFullYear() + "-" + String(day.getMonth() + 1).padStart(2, "0") + "-" + String(day.getDate()).padStart(2, "0"); const off = ${how.least ? `iso < "${how.least}"` : "false"}; cells += (at % 7 ? "" : "<tr>") + "<td>" + ${how.cell ?? "`<button data-at=${at} ${off ? 'disabled' : ''}>${day.getDate()}</button>`"} + "</td>"; }
  popup.innerHTML = ${how.header} + "<table>" + cells + "</table>${how.closes === false ? "<button class=ok>OK</button>" : ""}";
  popup.querySelectorAll("td button").forEach((button, at) => { button.onclick = () => { chosen = new Date(first); chosen.setDate(first.getDate() + at); ${how.closes === false ? "" : "show(chosen); popup.hidden = true;"} }; });
  popup.querySelector(".ok")?.addEventListener("click", () => { show(chosen); popup.hidden = true; });
  popup.querySelectorAll("[data-by]").forEach((button) => { button.onclick = () => { shown.setMonth(shown.getMonth() + Number(button.dataset.by)); draw(); }; });
  popup.querySelectorAll("select").forEach((list) => { list.onchange = () => { if (list.id === "m") shown.setMonth(Number(list.value)); else shown.setFullYear(Number(list.value)); draw(); }; }); };
field.onclick = () => { popup.hidden = false; draw(); };
</script>`;

const readonly = `<input id="date" readonly placeholder="Choose a day">`;
const arrows = `"<button data-by=-1>‹</button><b>" + shown.toLocaleDateString("en", { month: "long", year: "numeric" }) + "</b><button data-by=1>›</button>"`;
const years = `"<button data-by=-12 aria-label='Previous year'>«</button><button data-by=-1 aria-label='Previous month'>‹</button><span>" + shown.toLocaleDateString("en", { month: "short" }) + "</span> <span>" + shown.getFullYear() + "</span><button data-by=1 aria-label='Next month'>›</button><button data-by=12 aria-label='Next year'>»</button>"`;
const lists = `"<select id=m>" + Array.from({ length: 12 }, (_, at) => "<option value=" + at + (at === shown.getMonth() ? " selected" : "") + ">" + new Date(2026, at, 1).toLocaleDateString("en", { month: "short" }) + "</option>").join("") + "</select><select id=y>" + Array.from({ length: 20 }, (_, at) => "<option" + (2020 + at === shown.getFullYear() ? " selected" : "") + ">" + (2020 + at) + "</option>").join("") + "</select>"`;

const kinds: [string, Parameters<typeof calendar>[0], string][] = [
  ["a read-only field with arrows", { field: readonly, header: arrows }, "24/12/2026"],
  ["arrows for months and years", { field: readonly, header: years }, "24/12/2026"],
  ["lists of months and years", { field: readonly, header: lists }, "24/12/2026"],
  [
    "a button that shows the day, and one that confirms it",
    {
      field: `<button id="date" aria-haspopup="dialog" aria-expanded="false">Choose a day</button>`,
      header: arrows,
      show: `field.textContent = date.toLocaleDateString("en", { dateStyle: "long" })`,
      closes: false,
    },
    "December 24, 2026",
  ],
  [
    "a button with the day beside it",
    {
      field: `<button id="date">Choose a day</button> <output id="chosen">none</output>`,
      header: arrows,
      show: `document.querySelector("#chosen").textContent = date.toLocaleDateString("en", { dateStyle: "long" })`,
    },
    "December 24, 2026",
  ],
];

for (const [name, how, shown] of kinds) {
  test(`a calendar: ${name}`, async ({ session, server }) => {
    server.page("/", calendar(how));
    await session.navigate(server.url("/"));

    const result = await session.act(step("fill", "#date", "2026-12-24"));

    expect(result, result.message).toMatchObject({ success: true });
    expect(await session.pageText()).toContain(shown);
  });
}

for (const [from, date, shown] of [
  ["arrows", "2025-02-28", "28/02/2025"],
  ["years", "2031-08-01", "01/08/2031"],
  ["lists", "2024-02-29", "29/02/2024"],
] as const) {
  test(`a calendar is turned by ${from} to ${date}`, async ({ session, server }) => {
    server.page("/", calendar({ field: readonly, header: { arrows, years, lists }[from] }));
    await session.navigate(server.url("/"));

    const result = await session.act(`set the departure date to ${date}`);

    expect(result, result.message).toMatchObject({ success: true, resolvedBy: "embedded" });
    expect(await session.pageText()).toContain(shown);
  });
}

for (const [name, header, given] of [
  ["the first and the last of some days", arrows, "2026-12-24/2027-01-02"],
  ["days without a year are the next ones", arrows, "--12-24/--01-02"],
  [
    "a calendar that shows no year",
    `"<button data-by=-1>‹</button><b>" + shown.toLocaleDateString("en", { month: "long" }) + "</b><button data-by=1>›</button>"`,
    "--12-24/--01-02",
  ],
] as const) {
  test(`a calendar: ${name}`, async ({ session, server }) => {
    const range = {
      field: readonly,
      header,
      cell: "`<button data-at=${at}>${day.getDate()}<small>4 left</small></button>`",
      show: `if (!window.begun) window.begun = date; else field.value = [window.begun, date].map((each) => each.toLocaleDateString("en-GB", { dateStyle: "medium" })).join(" – "); setTimeout(() => { popup.hidden = field.value !== ""; })`,
    };
    server.page("/", calendar(range));
    await session.navigate(server.url("/"));

    const result = await session.act(step("fill", "#date", given));

    expect(result, result.message).toMatchObject({ success: true });
    expect(await session.pageText()).toContain("24 Dec 2026 – 2 Jan 2027");
  });
}

test("a day that cannot be chosen is told", async ({ session, server }) => {
  server.page("/", calendar({ field: readonly, header: arrows, least: "2026-11-20" }));
  await session.navigate(server.url("/"));

  expect(await session.act(step("fill", "#date", "2026-11-05"))).toMatchObject({
    success: false,
    code: "disabled",
  });
});

test("a calendar whose field does not take the day is no success", async ({ session, server }) => {
  server.page("/", calendar({ field: readonly, header: arrows, show: "field.value = 'Soon'" }));
  await session.navigate(server.url("/"));

  expect(await session.act(step("fill", "#date", "2026-12-24"))).toMatchObject({
    success: false,
    code: "no_effect",
  });
});

test("a read-only field without a calendar stays read-only", async ({ session, server }) => {
  server.page("/", `<input id="date" readonly value="2026-01-01">`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("fill", "#date", "2026-12-24"))).toMatchObject({
    success: false,
    code: "read_only",
  });
});

test("a text field gets a date in the form that it asks for", async ({ session, server }) => {
  server.page(
    "/",
    `<label>Day <input placeholder="MM/DD/YYYY"></label><label>Tag <input placeholder="d.m.yy"></label>`,
  );
  await session.navigate(server.url("/"));

  await session.act(step("fill", "[placeholder^=MM]", "2026-03-09"));
  await session.act(step("fill", "[placeholder^=d]", "2026-03-09"));

  expect(await session.pageText()).toContain("03/09/2026");
  expect(await session.pageText()).toContain("9.3.26");
});

/** A date picker as component libraries build them: each part an element with a shadow root of its own. */
const picker = (mode: "open" | "closed") => `<script>
  const attach = (host, html) => { const root = host.attachShadow({ mode: "${mode}" }); root.innerHTML = html; return root; };
  customElements.define("x-day", class extends HTMLElement {
    constructor() { super(); attach(this, "<button><slot></slot></button>").firstChild.disabled = this.dataset.off === "1"; }
  });
  customElements.define("x-calendar", class extends HTMLElement {
    constructor() { super(); this.shown = new Date(2026, 10, 1);
      this.root = attach(this, "<style>main { display: grid; grid-template-columns: repeat(7, 32px) }</style><header></header><main></main>"); this.draw(); }
    draw() { const [header, main] = [this.root.querySelector("header"), this.root.querySelector("main")];
      header.innerHTML = "<button aria-label='Previous month'>‹</button><b>" + this.shown.toLocaleDateString("en", { month: "long", year: "numeric" }) + "</b><button aria-label='Next month'>›</button>";
      header.firstChild.onclick = () => this.turn(-1); header.lastChild.onclick = () => this.turn(1);
      const days = new Date(this.shown.getFullYear(), this.shown.getMonth() + 1, 0).getDate();
      main.innerHTML = Array.from({ length: days }, (_, at) => "<x-day>" + (at + 1) + "</x-day>").join("");
      main.querySelectorAll("x-day").forEach((day) => { day.onclick = () => { this.dispatchEvent(new CustomEvent("picked", { detail: new Date(this.shown.getFullYear(), this.shown.getMonth(), Number(day.textContent)) })); }; }); }
    turn(by) { this.shown.setMonth(this.shown.getMonth() + by); this.draw(); }
  });
  customElements.define("x-date", class extends HTMLElement {
    constructor() { super(); const root = attach(this, "<input readonly aria-label='Departure date'><div></div>"); const field = root.querySelector("input");
      field.onclick = () => { const calendar = document.createElement("x-calendar"); root.querySelector("div").replaceChildren(calendar);
        calendar.addEventListener("picked", ({ detail }) => { field.value = detail.toLocaleDateString("en-GB"); calendar.remove(); }); }; }
  });
</script><x-date></x-date>`;

test.for(["open", "closed"] as const)(
  "a calendar in %s shadow roots, opened and turned",
  async (mode, { session, server }) => {
    server.page("/", picker(mode));
    await session.navigate(server.url("/"));

    const result = await session.act("set the departure date to 2026-12-24");

    expect(result, result.message).toMatchObject({ success: true });
    expect(await session.pageText()).toContain("24/12/2026");
  },
);
