import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

for (const delay of [0, 5, 10, 15, 20, 25, 30]) {
  test(`a box that the page unchecks ${delay} ms later is no success`, async ({ session, server }) => {
    server.page(
      "/",
      `<input type="checkbox" onchange="document.title = 'Checked'; setTimeout(() => { this.checked = false; }, ${delay})">`,
    );
    await session.navigate(server.url("/"));

    expect(await session.act(step("check", "input"))).toMatchObject({ success: false, code: "no_effect" });
  });

  test(`a text that the page takes away ${delay} ms later is no success`, async ({ session, server }) => {
    server.page("/", `<input oninput="setTimeout(() => { this.value = ''; }, ${delay})">`);
    await session.navigate(server.url("/"));

    expect(await session.act(step("fill", "input", "abc"))).toMatchObject({
      success: false,
      code: "no_effect",
    });
  });
}

const late: [string, string][] = [
  ["100 ms later", `setTimeout(() => document.body.append('Done'), 100)`],
  ["400 ms later", `setTimeout(() => document.body.append('Done'), 400)`],
  [
    "two frames later",
    `requestAnimationFrame(() => requestAnimationFrame(() => document.body.append('Done')))`,
  ],
  [
    "once a message has come back",
    `const { port1, port2 } = new MessageChannel(); port1.onmessage = () => document.body.append('Done'); port2.postMessage(1)`,
  ],
  ["once it is idle", `requestIdleCallback(() => document.body.append('Done'))`],
  [
    "once what it fetched is there",
    `this.textContent = 'Loading'; fetch('/data').then((r) => r.text()).then((text) => document.body.append(text))`,
  ],
  [
    "once it fetched a second time",
    `this.textContent = 'Loading'; fetch('/data').then((r) => r.text()).then(() => fetch('/data?2')).then((r) => r.text()).then((text) => document.body.append(text))`,
  ],
];

test.for(late)("what a page shows %s belongs to the action", async ([, script], { session, server }) => {
  server.handle("/data", (_request, response) => setTimeout(() => response.end("Done"), 150));
  server.page("/", `<button onclick="${script}">Go</button>`);
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({
    success: true,
    effect: { domChanged: true },
  });
  expect(await session.pageText()).toContain("Done");
});

test("a change in a frame that comes late belongs to the action", async ({ session, server }) => {
  server.page(
    "/",
    `<button onclick="setTimeout(() => frames[0].document.body.append('Done'), 200)">Go</button><iframe srcdoc="<p>x"></iframe>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("click", "button"))).toMatchObject({
    success: true,
    effect: { domChanged: true },
  });
});

for (const type of ["text/event-stream", "text/plain"]) {
  test(`a click that starts a ${type} without an end costs little`, async ({ session, server }) => {
    server.handle("/stream", (_request, response) => {
      response.writeHead(200, { "content-type": type });
      const timer = setInterval(() => response.write("data: tick\n\n"), 50);
      response.on("close", () => clearInterval(timer));
    });
    server.page(
      "/",
      `<button onclick="fetch('/stream').then((r) => { this.textContent = 'Connected'; return r.text(); })">Go</button>`,
    );
    await session.navigate(server.url("/"));
    const started = performance.now();

    expect(await session.act(step("click", "button"))).toMatchObject({ success: true });

    expect(performance.now() - started).toBeLessThan(12_000);
    expect(await session.pageText()).toContain("Connected");
  });
}

const links: [string, string][] = [
  ["to a place on the page", `<a href="#there" onclick="document.title = 'x'">Go</a>`],
  ["that is a script", `<a href="javascript:void document.body.append('Done')">Go</a>`],
  [
    "that calls a program of the system",
    `<a href="mailto:a@example.com" onclick="this.className = 'x'">Go</a>`,
  ],
  ["whose answer is empty", `<a href="/empty" onclick="this.className = 'x'">Go</a>`],
];

test.for(links)("a link %s does not wait for another page", async ([, body], { session, server }) => {
  server.handle("/empty", (_request, response) => response.writeHead(204).end());
  server.page("/", body);
  await session.navigate(server.url("/"));
  const started = performance.now();

  expect(await session.act(step("click", "a"))).toMatchObject({ success: true });

  expect(performance.now() - started).toBeLessThan(12_000);
});

const departures: [string, string][] = [
  ["a link", `<a href="/next">Go</a>`],
  ["a script", `<a onclick="this.textContent = 'Going'; location.href = '/next'">Go</a>`],
  ["a form", `<form action="/next" onsubmit="document.title = 'Sent'"><button id="a">Go</button></form>`],
  ["a script, a moment later", `<a onclick="setTimeout(() => { location.href = '/next'; }, 200)">Go</a>`],
];

test.for(departures)("an action arrives where %s leads", async ([, body], { session, server }) => {
  server.page("/next", `<p>Arrived</p>`);
  server.page("/", body);
  await session.navigate(server.url("/"));

  const result = await session.act(step("click", body.includes("<form") ? "button" : "a"));

  expect(result).toMatchObject({ success: true });
  expect(result.effect?.urlAfter).toContain(server.url("/next"));
});

test("a page that never finishes loading costs an action little", async ({ session, server }) => {
  server.handle("/never.png", () => {});
  server.page(
    "/",
    `<button onclick="this.textContent = 'Done'">Go</button><script>addEventListener("load", () => document.body.append(Object.assign(new Image(), { src: "/never.png" })))</script>`,
  );
  await session.navigate(server.url("/"));
  const started = performance.now();

  expect(await session.act(step("click", "button"))).toMatchObject({ success: true });

  expect(performance.now() - started).toBeLessThan(12_000);
});
