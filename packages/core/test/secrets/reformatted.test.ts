import { expect } from "vitest";
import { test } from "../agent/fixture.ts";
import type { TestSession } from "../fixture.ts";

/** Fields that make something of their own of what is typed. */
const page = `
  <label>Card <input oninput="value = value.replace(/\\D/g, '').replace(/(.{4})(?=.)/g, '$1 '); echo.textContent = 'Paying with ' + value"></label>
  <label>Code <input oninput="value = value.toUpperCase()"></label>
  <label>Short <input maxlength="4"></label>
  <label>Mail <input type="email" oninput="value = value.toUpperCase()"></label>
  <label>Day <input type="date"></label>
  <p id="echo"></p><button>Zq</button>`;

type Case = [into: string, value: string, text: string, leaks: RegExp];
const cases: Case[] = [
  ["Card", "4929123456781234", "%value%", /4929\W*1234\W*5678/],
  ["Card", "1234", "4929 1234 5678 %value%", /5678 1234"/],
  ["Code", "abcd-secret-9", "%value%", /abcd-secret/i],
  ["Code", "abcd-secret-9", "No. %value%", /abcd-secret/i],
  ["Short", "Zx9-planted", "%value%", /Zx9-/],
  ["Mail", "planted..jane@example", "%value%", /planted|jane/i],
  ["Day", "May 3, 1990", "%value%", /1990/],
];

async function everythingTold(session: TestSession): Promise<string> {
  return JSON.stringify([
    await session.dispatch("replay", {}),
    await session.engine.dispatch("getSession", {}, { principal: session.principal, sessionId: session.id }),
  ]);
}

test.for(cases)(
  "what %s makes of a value is told by nobody: %s as %s",
  async ([into, value, text, leaks], { session, server }) => {
    server.page("/", page);
    await session.navigate(server.url("/"));
    const variables = { value };

    for (const method of ["fill", "type"] as const) {
      const answers = [
        await session.act(`${method} "${text}" into ${into}`, { variables }),
        // Whoever goes on is not given the variable.
        await session.act(`press End in ${into}`),
        await session.act(`press Backspace in ${into}`),
      ];
      expect(JSON.stringify(answers)).not.toMatch(leaks);
    }
    expect(await everythingTold(session)).not.toMatch(leaks);
  },
);

test("what a field holds is no part of what a model is shown of the page, however the page has drawn it", async ({
  session,
  server,
  model,
}) => {
  server.page(
    "/",
    `${page}<div id="notes" contenteditable aria-label="Notes" oninput="if (!this.dataset.cut) { this.dataset.cut = 1; setTimeout(() => { this.textContent = 'kept: ' + this.textContent.slice(0, 9) }, 50) }"></div>`,
  );
  await session.navigate(server.url("/"));
  const into = async (field: string, value: string) =>
    session.act(`fill "%value%" into ${field}`, { variables: { value } });
  await into("Card", "4929123456781234");
  await into("Code", "abcd-secret-9");
  await into("Short", "Zx9-planted");
  await into("Notes", "qwertyuiop");
  await expect.poll(() => session.pageText()).toContain("kept: ");
  model.answer(() => ({
    json: { outcome: "not_found", steps: [], rest: null, candidates: [], reason: "" },
  }));

  const options = { model: { modelName: "openai/test", baseURL: model.url, apiKey: "test-key" } };
  await session.act("take the edge off it", { ...options, variables: { card: "4929-1234-5678-1234" } });

  const [{ raw } = { raw: "" }] = model.requests;
  expect(raw).toContain("Notes");
  expect(raw).toContain("Paying with %card%");
  expect(raw).not.toMatch(/4929 1234|ABCD-SECRET|Zx9-|qwert/);
});

test("what is done beside an earlier value on the page is in no memory", async ({ session, server }) => {
  server.page("/", page.replace("<button>Zq</button>", `<button onclick="this.after(1)">Send it</button>`));
  await session.navigate(server.url("/"));
  const variables = { value: "4929123456781234" };
  await session.act("type %value% into Card", { variables });
  await session.act("click Send it");
  const { engine, principal } = session;
  const memories = async () => JSON.stringify(await engine.dispatch("exportMemories", {}, { principal }));
  expect(await memories()).not.toMatch(/send it|5678/i);

  // A call that is given it knows what to put in its place.
  await session.act("click Send it", { variables });
  expect(await memories()).toMatch(/send it/i);
  expect(await memories()).not.toMatch(/5678/);
});

test("a field that something else was filled into is told as it is again", async ({ session, server }) => {
  server.page("/", page);
  await session.navigate(server.url("/"));
  await session.act("type %value% into Short", { variables: { value: "Zx9-planted" } });

  const result = await session.act('fill "Ada" into Short');
  expect(result).toMatchObject({ success: true, effect: { value: "Ada" } });
  const more = await session.act("press Backspace in Short");
  expect(more).toMatchObject({ effect: { value: "Ad" } });
});

test("a field that does not keep a value says so, and not what it keeps", async ({ session, server }) => {
  server.page("/", `<label>Short <input maxlength="4"></label>`);
  await session.navigate(server.url("/"));
  const [field] = await session.observe("the Short field");
  const action = { selector: field?.selector ?? "", arguments: ["%value%"] };
  const variables = { value: "ZxQ-planted" };
  for (const method of ["fill", "type"]) {
    const result = await session.act({ ...action, method }, { variables });
    expect(result).toMatchObject({ success: false, code: "no_effect" });
    expect(result.message).toContain("did not take the text");
    expect(JSON.stringify(result)).not.toContain("ZxQ-");
  }
});
