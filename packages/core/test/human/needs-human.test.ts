import { expect } from "vitest";
import { Engine } from "../../src/engine.ts";
import { test, TestSession } from "../fixture.ts";

const captcha = `<h1>Just a moment</h1><iframe title="reCAPTCHA" srcdoc="<label><input type=checkbox> I'm not a robot</label>" width="304" height="78"></iframe>`;
const shop = `<h1>Shop</h1><button onclick="this.textContent = 'Bought'">Buy</button>`;

async function events(session: TestSession) {
  const answer = await session.dispatch("sessionEvents", { limit: 500 });
  return answer.events.filter((event) => event.type === "needs_human");
}

test("an act that a captcha stands before needs a human, who is told where", async ({ session, server }) => {
  server.page("/", captcha);
  await session.navigate(server.url("/"));

  const answer = await session.dispatch(
    "act",
    { input: "click Buy" },
    { baseUrl: "https://legwork.example" },
  );

  expect(answer.result).toMatchObject({ success: false, code: "needs_human" });
  expect(answer.needsHuman).toMatchObject({ kind: "captcha", pageUrl: server.url("/") });
  const link = answer.needsHuman?.liveViewUrl ?? "";
  expect(link).toMatch(/^https:\/\/legwork\.example\/sessions\/.*\/live\?token=/);
  expect(await events(session)).toMatchObject([{ kind: "captcha" }]);
  const records = JSON.stringify([await session.dispatch("replay", {}), await events(session)]);
  expect(records).toContain("needs_human");
  expect(records).not.toContain(new URL(link).searchParams.get("token"));
});

test("a code that no variable gives, and a page that asks to sign in", async ({ session, server }) => {
  server.page(
    "/code",
    `<h1>Nearly there</h1><label>Code <input autocomplete="one-time-code"></label><button>Go on</button>`,
  );
  server.page(
    "/login",
    `<h1>Sign in</h1><label>User <input></label><label>Password <input type="password"></label><button>Sign in</button>`,
  );
  const kindOf = async (path: string, variables?: Record<string, string>) => {
    await session.navigate(server.url(path));
    const options = variables === undefined ? {} : { variables };
    const { result, needsHuman } = await session.dispatch("act", {
      input: "click Download invoice",
      options,
    });
    return needsHuman?.kind ?? result.code;
  };

  expect(await kindOf("/code")).toBe("second_factor");
  expect(await kindOf("/code", { code: "123456" })).toBe("not_found");
  expect(await kindOf("/login")).toBe("login_wall");
  expect(await kindOf("/login", { password: "hunter2-long" })).toBe("not_found");
});

test("what plainly is none of that stays as it was", async ({ session, server }) => {
  server.page(
    "/",
    `${shop}<iframe title="reCAPTCHA" srcdoc="protected by reCAPTCHA" width="256" height="60"></iframe>
     <iframe title="reCAPTCHA" srcdoc="<label><input type=checkbox checked> I'm not a robot</label>" width="304" height="78"></iframe>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act("click Download invoice")).toMatchObject({ success: false, code: "not_found" });
  expect(await session.act("click Buy")).toMatchObject({ success: true });
  expect(await events(session)).toEqual([]);
});

test("an agent that nobody helps ends as needs_human", async ({ session, server }) => {
  server.page("/", captcha);
  await session.navigate(server.url("/"));

  const answer = await session.dispatch("agentExecute", { executeOptions: { instruction: "Click Buy" } });

  expect(answer.result).toMatchObject({
    success: false,
    completed: false,
    metadata: { finished: "needs_human" },
  });
  expect(answer.needsHuman).toMatchObject({ kind: "captcha" });
});

test("it goes on where it was once a person has handed the page back", async ({
  session,
  server,
  engine,
}) => {
  server.page("/", `${shop}<a href="/wall">Check out</a>`);
  server.page("/wall", `${captcha}<script>onclick = () => location.href = "/paid"</script>`);
  server.page("/paid", `<button onclick="this.textContent = 'Paid'">Pay</button>`);
  await session.navigate(server.url("/"));

  const running = session.dispatch("agentExecute", {
    executeOptions: { instruction: "Click Buy, then click Check out, then click Pay", canAsk: true },
  });
  await expect.poll(() => events(session)).toHaveLength(1);
  const person = await viewerOf(engine, session);
  person.say({ type: "size", width: 1280, height: 720 });
  await expect.poll(() => person.frames()).toBeGreaterThan(0);
  person.say({ type: "take" });
  await expect.poll(() => person.last().control).toBe("yours");
  for (const action of ["mousePressed", "mouseReleased"])
    person.say({ type: "mouse", action, x: 40, y: 40, button: "left", clickCount: 1 });
  await expect.poll(() => person.last().url).toContain("/paid");
  person.say({ type: "give" });
  const { result } = await running;

  expect(result).toMatchObject({ success: true, completed: true });
  expect(await session.pageText()).toContain("Paid");
  expect(result.actions.filter(({ instruction }) => /Buy/.test(instruction ?? ""))).toHaveLength(1);
});

test("the operator's webhook is told, with the link", async ({ server }) => {
  const told: unknown[] = [];
  server.page("/", captcha);
  server.handle("/hook", async (request, response) => {
    told.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    response.writeHead(204).end();
  });
  const engine = await Engine.create({ webhookUrl: server.url("/hook") });
  try {
    const session = await TestSession.start(engine);
    await session.navigate(server.url("/"));
    await session.dispatch("act", { input: "click Buy" }, { baseUrl: "https://legwork.example" });

    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      type: "needs_human",
      sessionId: session.id,
      kind: "captcha",
      liveViewUrl: expect.stringContaining("https://legwork.example/"),
    });
  } finally {
    await engine.close();
  }
});

/** A person in the live view. */
async function viewerOf(engine: Engine, session: TestSession) {
  const { debuggerUrl } = await session.dispatch("debug", {}, { baseUrl: "https://legwork.example" });
  const token = new URL(debuggerUrl).searchParams.get("token") ?? "";
  const states: { control: string; url: string }[] = [];
  let frames = 0;
  let say: (message: string) => void = () => {};
  const connect = await engine.admit({ sessionId: session.id, purpose: "live", token });
  connect({
    send: (message) => {
      const told = typeof message === "string" ? JSON.parse(message) : {};
      if (told.type === "state") states.push(told);
      if (told.type === "frame") frames += 1;
      if (told.type === "frame") say(JSON.stringify({ type: "seen", number: told.number }));
    },
    waitingBytes: () => 0,
    close: () => {},
    onMessage: (listener) => (say = listener),
    onClose: () => {},
  });
  return {
    frames: () => frames,
    say: (message: object) => say(JSON.stringify(message)),
    last: () => states.at(-1) ?? { control: "", url: "" },
  };
}
