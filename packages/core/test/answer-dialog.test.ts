import { expect } from "vitest";
import { test } from "./fixture.ts";

const asking = (shown: string): string =>
  `<button onclick="document.querySelector('p').textContent = ${shown}">Delete everything</button><p></p>`;
const confirming = asking("confirm('Really?') ? 'Deleted' : 'Kept'");
const prompting = asking("'Hello ' + prompt('Who are you?', 'nobody')");

test.for([
  ["click Delete everything and dismiss the dialog", false, "Kept"],
  ["click Delete everything, then cancel the confirmation", false, "Kept"],
  ["click Delete everything and accept the confirmation", true, "Deleted"],
] as const)("%s: it is answered so, and told", async ([order, accepted, shown], { session, server }) => {
  server.page("/", confirming);
  await session.navigate(server.url("/"));

  const result = await session.act(order);

  expect(result.success).toBe(true);
  expect(result.effect?.dialog).toEqual({ type: "confirm", message: "Really?", accepted });
  expect(result.message).toContain(
    `The page asked “Really?”, and it was ${accepted ? "accepted" : "dismissed"}.`,
  );
  expect(await session.pageText()).toContain(shown);
});

test("only the dialog of that order is dismissed", async ({ session, server }) => {
  server.page("/", confirming);
  await session.navigate(server.url("/"));
  await session.act("click Delete everything and dismiss the dialog");

  await session.act("click Delete everything");

  expect(await session.pageText()).toContain("Deleted");
});

test("a prompt gets what is to be typed into it, and else what it proposes", async ({ session, server }) => {
  server.page("/", prompting);
  await session.navigate(server.url("/"));

  expect((await session.act('click Delete everything and type "Bob" into the prompt')).success).toBe(true);
  expect(await session.pageText()).toContain("Hello Bob");

  await session.act("click Delete everything");
  expect(await session.pageText()).toContain("Hello nobody");
});

test("the value of a variable is typed into a prompt, and told nowhere", async ({ session, server }) => {
  server.page("/", asking("prompt('Code?').length"));
  await session.navigate(server.url("/"));

  const result = await session.act("click Delete everything and type %code% into the prompt", {
    variables: { code: "kingfisher-77" },
  });

  expect(result.success).toBe(true);
  expect(await session.pageText()).toContain("13");
  expect(JSON.stringify(result)).not.toContain("kingfisher");
});

test("without a dialog of the browser the page's own is meant", async ({ session, server }) => {
  server.page(
    "/",
    `<button onclick="document.querySelector('dialog').showModal()">Delete everything</button>
     <dialog>Really? <button onclick="document.title = 'kept'; this.parentElement.close()">Dismiss</button></dialog>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act("click Delete everything and dismiss the dialog");

  expect(result.success).toBe(true);
  expect(result.effect?.dialog).toBeUndefined();
  expect(await session.pageText()).not.toContain("Really?");
});
