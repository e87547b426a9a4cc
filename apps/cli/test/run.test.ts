import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PageServer } from "../../../packages/core/src/testing/page-server.ts";
import { startScriptedModel } from "../../../packages/core/src/testing/scripted-model.ts";
import { alive, descendants, run, start } from "./program.ts";

let directory: string;
let pages: PageServer;

const products = `<h1>Products</h1>
  <table><tr><th>Name</th><th>Price</th></tr>
    <tr><td>Blue Kettle</td><td>12.5</td></tr><tr><td>\u6f22\u5b57 Cup</td><td>3</td></tr></table>
  <button onclick="fetch('/cart').then(() => { status.textContent = 'Added' })">Add to cart</button>
  <p id="status" role="status"></p>
  <script>const status = document.querySelector("#status")</script>`;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "legwork-cli-"));
  pages = await PageServer.start();
  pages.page("/", products);
  const properties = { name: { type: "string" }, price: { type: "number" } };
  await writeFile(
    join(directory, "products.json"),
    JSON.stringify({ type: "array", items: { type: "object", properties } }),
  );
});

afterAll(async () => {
  await pages[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

const legwork = (...parameters: string[]) => run(parameters, { directory });
const withProducts = ["--extract", "all products", "--schema", "products.json"];

test("a task is done on the page, told while it runs, and reported", async () => {
  const before = pages.requests.length;
  const ended = await legwork("run", "click Add to cart", "--url", pages.url("/"), "--json");
  expect(ended.code).toBe(0);
  expect(pages.requests.slice(before)).toEqual(expect.arrayContaining(["/", "/cart"]));
  expect(JSON.parse(ended.stdout)).toMatchObject({
    done: true,
    completed: true,
    actions: [{ type: "act", method: "click", success: true }],
  });
  expect(ended.stderr).toMatch(/· Opening .*\n(?:.*\n)*· .*Clicked button “Add to cart”/);
});

test("data of the page after a task is a table, or values with tabs between, and nothing else is on standard output", async () => {
  const url = ["--url", pages.url("/")];
  const table = await legwork("run", "click Add to cart", ...url, ...withProducts);
  expect(table).toMatchObject({
    code: 0,
    stdout: "NAME         PRICE\nBlue Kettle  12.5\n\u6f22\u5b57 Cup     3\n",
    stderr: expect.stringContaining("Done:"),
  });
  const plain = await legwork("run", ...url, ...withProducts, "--plain", "--quiet");
  expect(plain).toMatchObject({ code: 0, stdout: "Blue Kettle\t12.5\n\u6f22\u5b57 Cup\t3\n" });
  expect(plain.stderr).not.toContain("·");
});

test("with a model it plans; the model's key comes from the environment, and is printed nowhere", async () => {
  await using model = await startScriptedModel(({ turn, messages }) => {
    const lines = messages.flatMap(({ text }) => text.split("\n"));
    const button = lines.findLast((line) => /\[\w*e\d+\]/.test(line) && line.includes("Add to cart"));
    const [, ref] = /\[(\w*e\d+)\]/.exec(button ?? "") ?? [];
    if (turn === 1) return { toolCalls: [{ name: "view", input: {} }] };
    if (turn === 2) return { toolCalls: [{ name: "act", input: { ref, method: "click" } }] };
    return { toolCalls: [{ name: "done", input: { completed: true, message: "It is in the cart." } }] };
  });
  const before = pages.requests.length;
  const ended = await run(["run", "buy the kettle", "--url", pages.url("/"), "--model", "lab/agent"], {
    directory,
    environment: { LEGWORK_MODEL_BASE_URL: model.url, LEGWORK_MODEL_API_KEY: "lab-key-s3cret" },
  });
  expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining("It is in the cart.") });
  expect(pages.requests.slice(before)).toContain("/cart");
  expect(model.requests[0]?.headers.authorization).toBe("Bearer lab-key-s3cret");
  expect(ended.stdout + ended.stderr).not.toContain("s3cret");
});

test("what could not be done ends with 1, says why, and shows the page as it was", async () => {
  const parameters = ["--url", pages.url("/"), ...withProducts, "--screenshot", "page.png"];
  const ended = await legwork("run", "click Buy everything", ...parameters);
  expect(ended).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("“Buy everything”"),
    stderr: expect.stringMatching(/page\.png\nNot done\.\n$/),
  });
  // What is to be extracted is not, from a page that was not reached.
  expect(ended.stdout).not.toContain("Kettle");
  expect([...(await readFile(join(directory, "page.png"))).subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
});

test("a page that does not open ends with 1, also as JSON", async () => {
  const url = pages.url("/").replace(/:\d+/, ":9");
  const ended = await legwork("run", "--url", url, "--extract", "--json");
  expect(ended.code).toBe(1);
  expect(JSON.parse(ended.stdout)).toMatchObject({ done: false, error: { code: "navigation_failed" } });
});

test("signs that a terminal obeys are shown, not sent to it", async () => {
  const tricks = "\\u001b]0;owned\\u0007\\u009b31m\\u202egnp.exe";
  pages.page(
    "/tricks",
    `<h1></h1><script>document.querySelector("h1").textContent = "Hello ${tricks}"</script>`,
  );
  const parameters = ["run", "--url", pages.url("/tricks"), "--extract", "--quiet"];
  const [text, json] = await Promise.all([legwork(...parameters), legwork(...parameters, "--json")]);
  // oxlint-disable-next-line no-control-regex -- it is about them
  const obeyed = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;
  for (const { code, stdout } of [text, json]) {
    expect(code).toBe(0);
    expect(stdout).toContain("Hello");
    expect(stdout).not.toMatch(obeyed);
  }
  expect(text.stdout).toContain("\\u001b]0;owned");
});

test("a value of the environment reaches the page, and is printed nowhere", async () => {
  pages.page(
    "/sign-in",
    '<form action="/in"><input type="password" name="word" aria-label="Password"></form>',
  );
  let sent: string | undefined;
  pages.handle("/in", (request, response) => {
    sent = request.url;
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
  });
  const task = "type %password% into Password, then press Enter";
  const ended = await run(
    ["run", task, "--url", pages.url("/sign-in"), "--variable", "password=SHOP_PASSWORD", "--json"],
    { directory, environment: { SHOP_PASSWORD: "correct-horse" } },
  );
  expect([ended.code, sent]).toEqual([0, "/in?word=correct-horse"]);
  expect(ended.stdout + ended.stderr).not.toContain("correct-horse");
});

test.runIf(process.platform === "linux").each(["SIGINT"] as const)(
  "%s ends a task, with 130, and leaves no browser",
  async (signal) => {
    pages.handle("/slow", () => {}); // Never answers.
    const program = start(["run", "--url", pages.url("/slow"), "--extract"], { directory });
    await expect.poll(() => pages.requests.at(-1), { timeout: 20_000 }).toBe("/slow");
    const processes = descendants(program.processId);
    expect(processes.length).toBeGreaterThan(2);
    program.kill(signal);
    expect(await program.ended).toMatchObject({
      code: 130,
      stdout: "",
      stderr: expect.stringContaining("Interrupted"),
    });
    expect(alive(processes)).toEqual([]);
    pages.requests.length = 0;
  },
);

test("without a browser it ends with 3", async () => {
  const ended = await legwork(
    "run",
    "--url",
    pages.url("/"),
    "--extract",
    "--browser-path",
    "/none",
    "--json",
  );
  expect(ended.code).toBe(3);
  expect(JSON.parse(ended.stdout)).toMatchObject({ done: false, error: { code: "no_capacity" } });
});

test.each([
  [[], /Say what to do/],
  [["--extract"], /--url <address>/],
  [["click Save", "--url", "example.com"], /https:\/\/example\.com/],
  [["--url", "http://127.0.0.1/", "--schema", "none.json"], /cannot be read/],
  [["--url", "http://127.0.0.1/", "--screenshot", "page.jpg"], /page\.png/],
  [["--url", "http://127.0.0.1/", "--screenshot", "none/page.png"], /no folder/],
  [["click %a%", "--url", "http://127.0.0.1/", "--variable", "a=NOT_THERE"], /NOT_THERE/],
  [["click Save", "--url", "http://127.0.0.1/", "--max-steps", "none"], /whole number from 1 to 1000/],
  [["click Save", "--url", "http://127.0.0.1/", "--api-url", "http://192.0.2.1"], /no key/],
])("run %j ends with 2 and says what is expected", async (parameters, says) => {
  expect(await legwork("run", ...parameters)).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(says),
  });
});
