import { expect, test } from "vitest";
import { withoutTask } from "../../src/page/without-task.ts";
import { lineageOf } from "../../src/page/view-lineage.ts";
import { view, type Written } from "../grounding/build-view.ts";

const task = 'Open "Boats", then tick Ketch.';
const names = (children: Written[], words = task) =>
  withoutTask(view(children), words)
    .nodes.map(({ name }) => name)
    .filter((name) => name !== "");

test("a page is read without the task that it shows, in one run of text or in several", () => {
  expect(names([{ role: "paragraph", children: [task] }, "Ketch"])).toEqual(["Ketch"]);
  const parted = {
    role: "paragraph",
    children: ["Open ", { role: "strong", children: ["Boats"] }, ", then tick Ketch"],
  };
  expect(names([parted, "Boats"])).toEqual(["Boats"]);
  const headed = { role: "heading", name: task, children: [task] };
  expect(names([headed, "Boats"])).toEqual(["Boats"]);
});

test("a part of the task, and what says more than it, stay", () => {
  expect(names(["Open Boats"])).toEqual(["Open Boats"]);
  expect(names([`${task} Or do not.`])).toEqual([`${task} Or do not.`]);
  expect(names(["Open", "Ketch"])).toEqual(["Open", "Ketch"]);
});

test("a control that is called as the task says stays, and so does what is named in two words", () => {
  const link = { role: "link", name: "Show all the boats", children: ["Show all the boats"] };
  expect(names([link], "show all the boats")).toEqual(["Show all the boats", "Show all the boats"]);
  expect(names(["Contact us"], "Contact us")).toEqual(["Contact us"]);
});

test("it is a view of the same document, of the same nodes each time", () => {
  const page = view([task, "Ketch"]);
  const [first, second] = [withoutTask(page, task), withoutTask(page, task)];
  expect(lineageOf(first)).toBe(lineageOf(page));
  expect(first.nodes.every((node, at) => node === second.nodes[at])).toBe(true);
  expect(withoutTask(page, "Sell the two canoes")).toBe(page);
});
