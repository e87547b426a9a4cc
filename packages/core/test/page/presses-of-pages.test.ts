import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

const said = `<p id="said"></p>`;

test("a button that a field pushes away when it is left is pressed where it went", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<label>Email <input id="email"></label><div id="error"></div><button id="send">Send</button>${said}<script>let count = 0;
email.onblur = () => { error.innerHTML = "<p style='margin: 40px 0'>Not an address</p>"; };
send.onclick = () => { count += 1; said.textContent = "Sent " + count; };</script>`,
  );
  await session.navigate(server.url("/"));
  await session.act(step("fill", "#email", "x"));

  expect(await session.act(step("click", "#send"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Sent 1");
});

test("what moves away since it does its work when it is pressed is pressed once", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<button id="entry">Alpha</button><div style="height: 200px"></div><div id="right"></div>${said}<script>let count = 0;
entry.onmousedown = () => { right.append(entry); count += 1; said.textContent = "Moved " + count; };</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "#entry"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Moved 1");
});

test("a frame that may run no scripts is read and used", async ({ session, server }) => {
  server.page(
    "/",
    `<iframe sandbox srcdoc="<label>Answer <input></label><label><input type=checkbox> Seen</label><details><summary>Earlier</summary><p>Quoted.</p></details>"></iframe>`,
  );
  await session.navigate(server.url("/"));

  for (const words of ["type yes into Answer", "check Seen", "click Earlier"]) {
    const result = await session.act(words, { timeout: 10_000 });
    expect(result, result.message).toMatchObject({ success: true });
  }
});

test("what pulses or drifts without end is pressed as it goes", async ({ session, server }) => {
  server.page(
    "/",
    `<style>#pulse { animation: pulse 0.6s infinite } @keyframes pulse { 50% { transform: scale(1.2) } } #news { display: inline-block; animation: drift 8s linear infinite } @keyframes drift { to { transform: translateX(300px) } }</style><button id="pulse" onclick="said.textContent += 'Pulse.'">Order</button><div><button id="news" onclick="said.textContent += 'News.'">News</button></div>${said}`,
  );
  await session.navigate(server.url("/"));

  for (const selector of ["#pulse", "#news"])
    expect(await session.act(step("click", selector))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Pulse.News.");
});

test("a button that is enabled a moment after its field is filled is waited for", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<input id="field" oninput="setTimeout(() => { apply.disabled = false; }, 200)"><button id="apply" disabled onclick="said.textContent = 'Applied.'">Apply</button>${said}`,
  );
  await session.navigate(server.url("/"));
  expect(await session.act(step("click", "#apply"))).toMatchObject({ success: false, code: "disabled" });
  await session.act(step("fill", "#field", "SAVE"));

  expect(await session.act(step("click", "#apply"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Applied.");
});

test("a menu that opens a moment after the pointer came is there when hovering is over", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<div id="menu" onmouseenter="setTimeout(() => { entry.hidden = false; }, 300)">Products<button id="entry" hidden onclick="said.textContent = 'Televisions.'">Televisions</button></div>${said}`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act(step("hover", "#menu"));
  expect(result).toMatchObject({ success: true, effect: { domChanged: true } });
  expect(await session.act(step("click", "#entry"))).toMatchObject({ success: true });
});

test("a class is CSS and a path is XPath", async ({ session, server }) => {
  server.page("/", `<button class="save" onclick="said.textContent += 'Saved. '">Save</button>${said}`);
  await session.navigate(server.url("/"));

  for (const selector of [".save", "//button", "(//button)[1]", "css=.save", "xpath=//button"])
    expect(await session.act(step("click", selector)), selector).toMatchObject({ success: true });
});
