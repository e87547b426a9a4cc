import { expect, test } from "vitest";
import { faultsOfTasks } from "../src/tasks/check.ts";
import { installedBrowser } from "../src/tasks/installed-browser.ts";
import { reportTasks } from "../src/tasks/report.ts";
import { endingOf, verdictOf, type TaskDone } from "../src/tasks/run.ts";
import type { Ending } from "../src/tasks/site.ts";
import { loadTaskPages, type Task, type TaskPage } from "../src/tasks/task.ts";

const ending = (outcome: Ending["outcome"]): Ending => ({ outcome, deeds: [], state: {} });

const page = (body: string, task: Task): TaskPage => ({
  name: "page",
  half: "tuning",
  kind: "click",
  about: "Two buttons",
  html: `<!doctype html><script src="page.js"></script>${body}`,
  variants: [{ seed: 1, task }],
});

const buttons = `<button>left</button><button>right</button><script>
  given({ side: draw.one(["left", "right"]) });
  onclick = ({ target }) => { if (target.localName === "button") did(target.textContent); };
</script>`;

const task = (more: Partial<Task> = {}): Task => ({
  say: "Press {side}.",
  done: { deeds: ["{side}"] },
  solve: [["click", "text={side}"]],
  ...more,
});

const faultsOf = async (body: string, given: Task) =>
  await faultsOfTasks([page(body, given)], installedBrowser());

test("what the page and the agent say together is the verdict", () => {
  expect(verdictOf("done", true)).toBe("right");
  expect(verdictOf("done", false)).toBe("denied");
  expect(verdictOf("open", false)).toBe("not done");
  expect(verdictOf("open", true)).toBe("wrong");
  expect(verdictOf("wrong", false)).toBe("wrong");
});

test("over several documents, wrong stays wrong and done stays done", () => {
  expect(endingOf([ending("wrong"), ending("done")]).outcome).toBe("wrong");
  expect(endingOf([ending("done"), ending("open")]).outcome).toBe("done");
  expect(endingOf([]).outcome).toBe("open");
});

test("there are pages and tasks enough, of every kind, in both halves", () => {
  const pages = loadTaskPages();
  expect(pages.length).toBeGreaterThanOrEqual(90);
  expect(pages.flatMap(({ variants }) => variants).length).toBeGreaterThanOrEqual(700);
  for (const half of ["tuning", "reporting"])
    expect(pages.filter((one) => one.half === half).length).toBeGreaterThan(30);
});

test("a page has six to sixteen tasks, each with a seed of its own", () => {
  for (const { name, variants } of loadTaskPages()) {
    expect(new Set(variants.map(({ seed }) => seed)).size, name).toBe(variants.length);
    expect(variants.length, name).toBeGreaterThanOrEqual(6);
    expect(variants.length, name).toBeLessThanOrEqual(16);
  }
});

test("a page whose judge begins open and ends done by its solution has no fault", async () => {
  expect(await faultsOf(buttons, task())).toEqual([]);
});

test("a solution that triggers something else, or nothing, is a fault", async () => {
  const other = await faultsOf(buttons, task({ solve: [["click", "button:not(:text('{side}'))"]] }));
  expect(other).toHaveLength(1);
  expect(other[0]).toContain("ends wrong");
  const twice = await faultsOf(buttons, task({ done: { deeds: ["{side}", "{side}"] } }));
  expect(twice[0]).toContain("ends open");
});

test("deeds count in their order, unless any will do", async () => {
  const solve: Task["solve"] = [
    ["click", "text=right"],
    ["click", "text=left"],
  ];
  const ordered = { deeds: ["left", "right"] };
  expect((await faultsOf(buttons, task({ solve, done: ordered })))[0]).toContain("ends wrong");
  expect(await faultsOf(buttons, task({ solve, done: { ...ordered, anyOrder: true } }))).toEqual([]);
});

test("what a page holds and was not asked to change is wrong when it changes", async () => {
  const fields = `<input id="a"><input id="b"><script>holds(() => ({ a: a.value, b: b.value }));</script>`;
  const filled = task({ say: "Type x.", done: { holds: { a: "x" } }, solve: [["fill", "#a", "x"]] });
  expect(await faultsOf(fields, filled)).toEqual([]);
  const both: Task["solve"] = [...filled.solve, ["fill", "#b", "y"]];
  expect((await faultsOf(fields, { ...filled, solve: both }))[0]).toContain("ends wrong");
});

test("a page that throws, asks for another host or gives no value is a fault", async () => {
  const broken = `${buttons}<script>nothing();</script><img src="http://127.0.0.1:9/x.png">`;
  const faults = await faultsOf(broken, task({ say: "Press {what}." }));
  expect(faults.join("\n")).toMatch(/throws.*nothing/u);
  expect(faults.join("\n")).toContain("asks for http://127.0.0.1:9/x.png");
  expect(faults.join("\n")).toContain("gives no {what}");
});

test("the report counts by kind", () => {
  const [variant] = page(buttons, task()).variants;
  const done = (["right", "wrong"] as const).map((verdict) => ({
    ...(variant as NonNullable<typeof variant>),
    page: page(buttons, task()),
    verdict,
    say: "",
    ms: 10,
    isClaimed: true,
    message: "",
    ending: ending("done"),
  })) satisfies TaskDone[];
  expect(reportTasks("Both", done, ["click"])).toContain("| click | 2 | 1 | 1 | 0 | 0 | 10 |");
});
