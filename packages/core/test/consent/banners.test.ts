import { expect } from "vitest";
import { test as base, TestSession } from "../fixture.ts";

const test = base.extend("session", async ({ engine }, { onCleanup }) => {
  const session = await TestSession.start(engine, {
    sessionCreateParams: { browserSettings: { blockConsentModals: true } },
  });
  onCleanup(() => session.end());
  return session;
});

const shop = `<h1>Shop</h1><button onclick="this.textContent = 'Bought'">Buy</button>`;
const cover = "position:fixed;inset:0;background:#fff;z-index:9";
const banner = (controls: string) =>
  `<div id="banner" style="${cover}"><p>We value your privacy: we and 12 partners use cookies.</p>${controls}</div>
   <script>
     const answer = () => { document.getElementById("banner").remove(); };
   </script>`;

async function banners(session: TestSession) {
  const { events } = await session.dispatch("sessionEvents", { limit: 500 });
  return events.filter((event) => event.type === "consent_banner");
}

test("what refuses is pressed, and the page is as a person would use it", async ({ session, server }) => {
  server.page(
    "/",
    `${shop}${banner(`<button onclick="answer()">Accept all</button><button onclick="document.querySelector('h1').textContent = 'Refused'; answer()">Reject all</button>`)}`,
  );
  await session.navigate(server.url("/"));

  expect(await session.pageText()).toContain("Refused");
  expect(await session.act("click Buy")).toMatchObject({ success: true });
  expect(await banners(session)).toMatchObject([{ outcome: "rejected" }]);
});

test("a banner that comes later is closed before the next operation", async ({ session, server }) => {
  server.page(
    "/",
    `${shop}<button onclick="late()">Show</button><script>
      function late() {
        document.body.insertAdjacentHTML("beforeend", '<div role="dialog" aria-label="Cookies" style="${cover}">Wir verwenden Cookies.<button onclick="this.parentElement.remove()">Nur notwendige Cookies</button><button>Alle akzeptieren</button></div>');
      }
    </script>`,
  );
  await session.navigate(server.url("/"));
  await session.act("click Show");

  expect(await session.act("click Buy")).toMatchObject({ success: true });
  expect(await banners(session)).toMatchObject([{ outcome: "rejected" }]);
});

test("in a shadow root, and in a frame", async ({ session, server }) => {
  server.page(
    "/frame",
    `<p>This site uses cookies.</p><button onclick="parent.postMessage('no', '*')">Tout refuser</button>`,
  );
  server.page(
    "/framed",
    `${shop}<iframe id="frame" src="/frame" style="${cover};width:100%;height:100%"></iframe>
     <script>onmessage = () => document.getElementById("frame").remove();</script>`,
  );
  server.page(
    "/shadow",
    `${shop}<consent-layer></consent-layer><script>
      const root = document.querySelector("consent-layer").attachShadow({ mode: "open" });
      root.innerHTML = '<div style="${cover}"><p>Cookies?</p><button>Accept</button><button>Decline</button></div>';
      root.querySelectorAll("button")[1].onclick = () => root.host.remove();
    </script>`,
  );

  for (const path of ["/framed", "/shadow"]) {
    await session.navigate(server.url(path));
    expect(await session.act("click Buy"), path).toMatchObject({ success: true });
  }
  expect(await banners(session)).toMatchObject([{ outcome: "rejected" }, { outcome: "rejected" }]);
});

test("through its settings: what is on is turned off, and then saved", async ({ session, server }) => {
  server.page(
    "/",
    `${shop}${banner(`<div id="first"><button onclick="document.querySelector('h1').textContent = 'Accepted'; answer()">Accept all</button><button onclick="first.hidden = true; second.hidden = false">Manage preferences</button></div>
      <div id="second" hidden><label><input type="checkbox" checked disabled> Necessary</label><label><input type="checkbox" id="ads" checked> Advertising</label>
        <button onclick="document.querySelector('h1').textContent = ads.checked ? 'With advertising' : 'Without advertising'; answer()">Save my choices</button></div>`)}`,
  );
  await session.navigate(server.url("/"));

  expect(await session.pageText()).toContain("Without advertising");
  expect(await banners(session)).toMatchObject([{ outcome: "rejected" }]);
});

test("what only accepts is left alone, and told", async ({ session, server }) => {
  server.page(
    "/",
    `${shop}<div style="position:fixed;bottom:0">We use cookies. <button onclick="document.querySelector('h1').textContent = 'Accepted'">OK</button></div>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.pageText()).not.toContain("Accepted");
  expect(await banners(session)).toMatchObject([{ outcome: "left" }]);
});

test("what is no banner is left alone", async ({ session, server }) => {
  const mark = `onclick="document.querySelector('h1').textContent = 'Touched'"`;
  server.page(
    "/",
    `${shop}<div role="dialog">Ada invites you to her team. <button ${mark}>Decline</button><button ${mark}>Accept</button></div>
     <main><p>About our cookies</p><button ${mark}>Reject all</button></main>
     <footer><button ${mark}>Cookie settings</button></footer>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.pageText()).not.toContain("Touched");
  expect(await banners(session)).toEqual([]);
});

test("accepted where that was asked for, and left where nothing was", async ({ engine, server }) => {
  const controls = ["Accept all", "Reject all"].map(
    (name) =>
      `<button onclick="document.querySelector('h1').textContent = '${name} pressed'; answer()">${name}</button>`,
  );
  server.page("/", `${shop}${banner(controls.join(""))}`);
  const textWith = async (settings: { blockConsentModals?: "accept" }) => {
    const session = await TestSession.start(engine, { sessionCreateParams: { browserSettings: settings } });
    await session.navigate(server.url("/"));
    const text = await session.pageText();
    await session.end();
    return text;
  };

  expect(await textWith({ blockConsentModals: "accept" })).toContain("Accept all pressed");
  expect(await textWith({})).not.toContain("pressed");
});
