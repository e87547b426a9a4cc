import { expect } from "vitest";
import { test } from "./fixture.ts";

test("act clicks the element it names", async ({ session, server }) => {
  server.page("/", `<button onclick="this.textContent = 'Done'">Save</button>`);
  await session.navigate(server.url("/"));

  const result = await session.act("click Save");

  expect(result).toMatchObject({ success: true, resolvedBy: "embedded", effect: { domChanged: true } });
  expect(result.actions[0]).toMatchObject({ method: "click", selector: "xpath=/html[1]/body[1]/button[1]" });
  expect(await session.pageText()).toContain("Done");
});

test("act fills a field by its label, and tells the value", async ({ session, server }) => {
  server.page(
    "/",
    `<label>City <input></label><output></output><script>document.querySelector("input").oninput = (event) => { document.querySelector("output").textContent = "You live in " + event.target.value; };</script>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act("fill the city field with Oslo");

  expect(result).toMatchObject({ success: true, effect: { value: "Oslo" } });
  expect(await session.pageText()).toContain("You live in Oslo");
});

test("act selects, checks, presses and scrolls", async ({ session, server }) => {
  server.page(
    "/",
    `<label>Country <select><option>Chile<option>Norway</select></label><label><input type="checkbox"> I agree</label><form onsubmit="document.title = 'Sent'; return false"><label>Name <input></label></form><div style="height: 3000px"></div>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act("select Norway from Country")).toMatchObject({
    success: true,
    effect: { value: "Norway" },
  });
  expect(await session.act("check I agree")).toMatchObject({ success: true, effect: { checked: true } });
  expect(await session.act("uncheck I agree")).toMatchObject({ success: true, effect: { checked: false } });
  await session.act("type Ada into Name");
  expect(await session.act("press Enter")).toMatchObject({ success: true });
  expect(await session.act("scroll down")).toMatchObject({ success: true, effect: { scrolled: { x: 0 } } });
});

test("act goes back to the page before", async ({ session, server }) => {
  server.page("/", `<a href="/next">Next page</a>`);
  server.page("/next", `<h1>Second</h1>`);
  await session.navigate(server.url("/"));
  await session.act("click Next page");

  const result = await session.act("go back");

  expect(result).toMatchObject({ success: true, effect: { urlAfter: server.url("/") } });
});

test("act does nothing and lists the candidates when two elements fit equally well", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<p><button onclick="document.title = 'wrong'">Delete</button></p><p><button onclick="document.title = 'wrong'">Delete</button></p>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act("click Delete");

  expect(result).toMatchObject({
    success: false,
    code: "ambiguous",
    actions: [],
    resolvedBy: "embedded",
    // A guess among two.
    confidence: (result.candidates?.[0]?.confidence ?? 0) / 2,
  });
  expect(result.candidates).toHaveLength(2);
  expect(result.confidence).toBeGreaterThan(0);
  expect((await session.observe()).length).toBe(2);
});

test("act says what it looked for when nothing fits", async ({ session, server }) => {
  server.page("/", `<button>Save</button>`);
  await session.navigate(server.url("/"));

  const result = await session.act("click Unsubscribe");

  expect(result).toMatchObject({
    success: false,
    code: "not_found",
    actions: [],
    resolvedBy: "embedded",
    candidates: [],
    confidence: 0,
  });
  expect(result.message).toContain("Unsubscribe");
});

test("what act does not understand is answered with what it may have meant, which can be acted on", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<button onclick="this.after('printed')">Print</button><button onclick="this.after('Gone')">Cancel booking</button>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act("my aunt fell ill so perhaps cancelling is what our booking needs", {
    cache: false,
  });

  expect(result).toMatchObject({ success: false, code: "not_understood", actions: [] });
  expect(result.message).toContain("Closest: button “Cancel booking”");
  const [likeliest] = result.candidates ?? [];
  expect(likeliest).toMatchObject({ description: "button “Cancel booking”" });
  expect(likeliest?.confidence).toBeLessThan(0.9);
  expect(await session.act(likeliest ?? "")).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Gone");
});

test("a candidate says what is asked to be done with it, and is done as it stands", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<fieldset><legend>Sender</legend><label>Name <input></label></fieldset><fieldset><legend>Receiver</legend><label>Name <input></label></fieldset>`,
  );
  await session.navigate(server.url("/"));

  const { code, candidates = [] } = await session.act("fill Name with Ada Lovelace");

  expect(code).toBe("ambiguous");
  expect(candidates).toMatchObject([
    { method: "fill", arguments: ["Ada Lovelace"] },
    { method: "fill", arguments: ["Ada Lovelace"] },
  ]);
  expect(await session.act(candidates[1] ?? "")).toMatchObject({
    success: true,
    effect: { value: "Ada Lovelace" },
  });
});

test("act refuses a covered target and names what covers it", async ({ session, server }) => {
  server.page(
    "/",
    `<button onclick="document.title = 'wrong'">Pay</button><div role="dialog" aria-label="Cookies" style="position: fixed; inset: 0; background: white">Cookies</div>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act("click Pay");

  expect(result).toMatchObject({ success: false, code: "covered" });
  expect(result.message).toContain(`dialog "Cookies"`);
});

test("act refuses a disabled control and a read-only field", async ({ session, server }) => {
  server.page("/", `<button disabled>Send</button><label>Number <input readonly value="7"></label>`);
  await session.navigate(server.url("/"));

  expect(await session.act("click Send")).toMatchObject({ success: false, code: "disabled" });
  expect(await session.act("fill Number with 8")).toMatchObject({ success: false, code: "read_only" });
});

test("a click that changes nothing is no success", async ({ session, server }) => {
  server.page("/", `<button>Refresh</button>`);
  await session.navigate(server.url("/"));

  expect(await session.act("click Refresh")).toMatchObject({ success: false, code: "no_effect" });
});

test("a field that throws its text away is no success", async ({ session, server }) => {
  server.page("/", `<label>Code <input oninput="this.value = ''"></label>`);
  await session.navigate(server.url("/"));

  expect(await session.act("fill Code with 1234")).toMatchObject({ success: false, code: "no_effect" });
});

test("act waits for what its click started", async ({ session, server }) => {
  server.handle("/slow", (_request, response) => setTimeout(() => response.end("42 results"), 700));
  server.page(
    "/",
    `<button onclick="fetch('/slow').then((answer) => answer.text()).then((text) => { document.querySelector('p').textContent = text; })">Search</button><p></p>`,
  );
  await session.navigate(server.url("/"));

  await session.act("click Search");

  expect(await session.pageText()).toContain("42 results");
});

test("act finds an element that appears a moment later", async ({ session, server }) => {
  server.page(
    "/",
    `<p>Loading</p><script>let ticks = 0; const timer = setInterval(() => { ticks += 1; document.querySelector("p").textContent += "."; if (ticks === 4) { clearInterval(timer); document.body.insertAdjacentHTML("beforeend", "<button onclick='this.remove()'>Continue</button>"); } }, 200);</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act("click Continue")).toMatchObject({ success: true });
});

test("act waits for a page that shows nothing at all yet", async ({ session, server }) => {
  server.page(
    "/",
    `<div id="app"></div><script>fetch("/late").then((answer) => answer.text()).then((html) => { app.innerHTML = html; });</script>`,
  );
  server.handle("/late", (_request, response) => {
    setTimeout(() => response.end("<button onclick='this.remove()'>Skip</button>"), 2_500);
  });
  await session.navigate(server.url("/"));

  expect(await session.act("click Skip")).toMatchObject({ success: true });
});

test("act works inside frames of the same site and of another", async ({ session, server }) => {
  server.page("/inner", `<button onclick="this.textContent = 'Sent'">Send</button>`);
  server.page(
    "/",
    `<iframe title="Near" src="/inner"></iframe><iframe title="Far" src="${server.url("/other", "localhost")}"></iframe>`,
  );
  server.page("/other", `<button onclick="this.textContent = 'Gone'">Leave</button>`);
  await session.navigate(server.url("/"));

  expect(await session.act("click Send")).toMatchObject({ success: true });
  expect(await session.act("click Leave")).toMatchObject({ success: true });

  const { pageText } = await session.extract<{ pageText: string }>({ options: { iframes: true } });
  expect(pageText).toContain("Sent");
  expect(pageText).toContain("Gone");
  expect(await session.pageText()).not.toContain("Sent");
});

test("an observed action is performed again as it stands", async ({ session, server }) => {
  server.page("/inner", `<button onclick="this.textContent = 'Sent'">Send</button>`);
  server.page("/", `<iframe src="/inner"></iframe>`);
  await session.navigate(server.url("/"));
  const [action] = await session.observe("click Send");

  const result = await session.act(action ?? "");

  expect(action?.selector).toMatch(/iframe\[1\]\/html\[1\]\/body\[1\]\/button\[1\]$/);
  expect(result).toMatchObject({ success: true, resolvedBy: "action" });
});

test("an action whose element is gone is not found, and nothing else is clicked", async ({
  session,
  server,
}) => {
  server.page("/", `<main><button onclick="document.title = 'wrong'">Save</button></main>`);
  await session.navigate(server.url("/"));
  server.page("/empty", `<p>Nothing here</p>`);
  const [action] = await session.observe("click Save");
  await session.navigate(server.url("/empty"));

  expect(await session.act(action ?? "")).toMatchObject({
    success: false,
    code: "not_found",
    resolvedBy: "action",
    confidence: 0,
    candidates: [],
  });
});

test("a dry run says what would be done, and does nothing", async ({ session, server }) => {
  server.page("/", `<button onclick="this.textContent = 'Done'">Save</button>`);
  await session.navigate(server.url("/"));

  const result = await session.act("click Save", { dryRun: true });

  expect(result).toMatchObject({ success: true, dryRun: true });
  expect(result.actions).toHaveLength(1);
  expect(await session.pageText()).not.toContain("Done");
});

test("a dialog of the browser is answered and told, and the session goes on", async ({ session, server }) => {
  server.page(
    "/",
    `<button onclick="document.querySelector('p').textContent = confirm('Really?') ? 'Deleted' : 'Kept'">Delete</button><p></p>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act("click Delete");

  expect(result.effect?.dialog).toEqual({ type: "confirm", message: "Really?", accepted: true });
  expect(await session.pageText()).toContain("Deleted");
});

test("a link into a new tab makes that tab the session's page", async ({ session, server }) => {
  server.page("/", `<a target="_blank" href="/hours">Opening hours</a>`);
  server.page("/hours", `<h1>Monday to Friday</h1>`);
  await session.navigate(server.url("/"));

  const result = await session.act("click Opening hours");

  expect(result.effect?.newPage).toBe(server.url("/hours"));
  expect(await session.pageText()).toContain("Monday to Friday");
});

test("values of variables reach the page and nothing else", async ({ session, server }) => {
  server.page("/", `<label>Token <input></label>`);
  await session.navigate(server.url("/"));

  const result = await session.act("fill Token with %token%", {
    variables: { token: "planted-secret-4711" },
  });

  expect(result.success).toBe(true);
  expect(JSON.stringify(result)).not.toContain("planted-secret-4711");
  expect(JSON.stringify(await session.dispatch("replay", {}))).not.toContain("planted-secret-4711");
  expect(await session.pageText()).toContain("planted-secret-4711");
});

const combobox = (
  options: string[],
) => `<label>Shop <input role="combobox" aria-expanded="false" aria-controls="list"></label><ul id="list" role="listbox" aria-label="Shops" hidden></ul><p></p><script>
const input = document.querySelector("input"), list = document.querySelector("ul");
input.oninput = () => { list.replaceChildren(...${JSON.stringify(options)}.filter((name) => name.toLowerCase().includes(input.value.toLowerCase())).map((name) => { const option = document.createElement("li"); option.role = "option"; option.textContent = name; option.onclick = () => { input.value = name; list.hidden = true; document.querySelector("p").textContent = "Chosen: " + name; }; return option; })); list.hidden = false; input.ariaExpanded = "true"; };
</script>`;

test("act chooses from a list that a page made itself: types, then picks the option", async ({
  session,
  server,
}) => {
  server.page("/", combobox(["Keswick", "Kendal", "York"]));
  await session.navigate(server.url("/"));

  const result = await session.act("select Kendal from Shop");

  expect(result).toMatchObject({ success: true, actions: [{ method: "selectOption" }] });
  expect(await session.pageText()).toContain("Chosen: Kendal");
});

test("a list that has no such option is no success, though the words were typed", async ({
  session,
  server,
}) => {
  server.page("/", combobox(["Keswick", "York"]));
  await session.navigate(server.url("/"));

  expect(await session.act("select Paris from Shop")).toMatchObject({
    success: false,
    code: "unknown_option",
  });
});

test("a number field is left when it is filled, so that the page computes with it", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<label>Quantity <input type="number" value="1"></label><output></output><script>document.querySelector("input").onchange = (event) => { document.querySelector("output").textContent = "Total " + event.target.value * 7; };</script>`,
  );
  await session.navigate(server.url("/"));

  await session.act("change the quantity to 3");

  expect(await session.pageText()).toContain("Total 21");
});
