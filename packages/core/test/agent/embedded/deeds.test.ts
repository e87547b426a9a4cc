import { expect } from "vitest";
import { problemsIn } from "../../../src/agent/embedded/deeds/equations.ts";
import { answersIn } from "../../../src/agent/embedded/deeds/answers.ts";
import { carryOver } from "../../../src/agent/embedded/statements.ts";
import { saysWhere, withoutWhereabouts } from "../../../src/grounding/grammar/whereabouts.ts";
import { test } from "../../fixture.ts";
import { controlTasks } from "./control-tasks.ts";
import { deedTasks } from "./deed-tasks.ts";
import { handInTasks } from "./hand-in-tasks.ts";
import { handTasks } from "./hand-tasks.ts";
import { inTheWayTasks } from "./in-the-way-tasks.ts";
import { listPartTasks } from "./list-part-tasks.ts";
import { plainPartTasks } from "./plain-part-tasks.ts";
import { selectingTasks } from "./selecting-tasks.ts";
import { smallPageTasks } from "./small-page-tasks.ts";
import { runTask } from "./task-run.ts";
import { wordingTasks } from "./wording-tasks.ts";

for (const task of [
  ...deedTasks,
  ...handInTasks,
  ...handTasks,
  ...plainPartTasks,
  ...listPartTasks,
  ...smallPageTasks,
  ...selectingTasks,
  ...wordingTasks,
  ...inTheWayTasks,
  ...controlTasks,
]) {
  test(`without a language model: ${task.name}`, async ({ session, server }) => {
    const { verdict, result, logged } = await runTask(session, server, task);
    expect({ verdict, logged }, result.message).toEqual({ verdict: "done", logged: task.logged });
  });
}

test("sums and equations are worked out, and dates and what is worked out already are not", () => {
  const results = (text: string) => problemsIn(text).map(({ value }) => value);
  expect(results("How much is 3 × 4?")).toEqual([12]);
  expect(results("8 x 6 =")).toEqual([48]);
  expect(results("2 + 3 * 4 - 1 = ?")).toEqual([13]);
  expect(results("(2 + 3) × 4 =")).toEqual([20]);
  expect(results("seven: 9 minus 2")).toEqual([7]);
  expect(results("x + 3 = 7")).toEqual([4]);
  expect(results("10 - x = 4")).toEqual([6]);
  expect(results("3x = 12")).toEqual([4]);
  expect(results("2x+1=x-4")).toEqual([-5]);
  expect(results("9 = 3(y - 1)")).toEqual([4]);
  expect(results("1. x / 4 = 5")).toEqual([20]);
  expect(results("? + 3 = 7")).toEqual([4]);
  expect(results("x + 1 = x + 2, x = 3, a + b = 4, x * x = 9, 4 / 0 =")).toEqual([]);
  expect(results("On 2027-03-11, rooms 3-5, 4 + 4 = 8, 04/12/2016")).toEqual([]);
});

test("answers are read off a task", () => {
  expect(answersIn("The answers are, in this order: first no, second yes. Click them.")?.given).toEqual([
    { answer: "no" },
    { answer: "yes" },
  ]);
  expect(answersIn("Answer both questions with yes")?.given).toHaveLength(2);
  expect(answersIn("Answer the mail by Ada")).toBeUndefined();
});

test("an order takes up what the sentence before it has told", () => {
  expect(carryOver(["I know Old Mill and also Red Barn", "Mark both, then OK"])).toEqual([
    "Mark Old Mill and Red Barn, then OK",
  ]);
  expect(carryOver(["I have seen a Coal tit", "Tick it and press Report"])).toEqual([
    "Tick Coal tit and press Report",
  ]);
  expect(carryOver(["Only Ada Byron is to be invited", "Choose the name and send it"])).toEqual([
    "Choose Ada Byron and send it",
  ]);
  expect(carryOver(["The date of birth is 12 March 1987", "Put it in and continue"])).toEqual([
    'Fill date of birth with "12 March 1987" and continue',
  ]);
  expect(carryOver(["There is one red tile among the black ones", "Click it"])).toEqual([
    "Click the red tile",
  ]);
  expect(carryOver(["I want to fly from Oslo to Cork on 3 May", "Book the shortest flight"])).toEqual([
    "Book the shortest flight from Oslo to Cork on 3 May",
  ]);
});

test("where something is there is told before it is taken up", () => {
  expect(carryOver(["In Part 2 there is a link called Ash", "Click on it"])).toEqual([
    "Click on the link called Ash in Part 2",
  ]);
});

test("what somebody wants, has written or is tired of is taken up", () => {
  expect(carryOver(["Bo wants the mail that Ada sent you", "Forward it to Bo"])).toEqual([
    "Forward the mail that Ada sent you to Bo",
  ]);
  expect(carryOver(['Somebody wrote "How nice!"', "Share that one"])).toEqual([
    'Share the post saying "How nice!"',
  ]);
  expect(carryOver(["I do not want to see @ada.l any more", "Block this user"])).toEqual(["Block @ada.l"]);
});

test("what is not told, or not taken up, is not carried", () => {
  for (const sentences of [
    ["I do not want Old Mill", "Tick it"],
    ["Only Ada Byron is to be invited", "Choose Bob"],
    ["Click Save", "Close it"],
    ["I know Old Mill and Red Barn", "Click it"],
  ])
    expect(carryOver(sentences)).toEqual(sentences);
});

test("where something is to be looked for is no order", () => {
  expect(withoutWhereabouts("Switch between the tabs to find and click on the link Ash")).toBe(
    "click on the link Ash",
  );
  expect(withoutWhereabouts("Unfold the sections until you find tent.jpg and click it")).toBe(
    "click tent.jpg",
  );
  expect(withoutWhereabouts("Find Export somewhere in the list of departments, select it and press OK")).toBe(
    "select Export and press OK",
  );
  expect(withoutWhereabouts("Open the link Ash; it is in one of the folded sections")).toBe(
    "Open the link Ash",
  );
  expect(withoutWhereabouts("Click Save in the tree and close it")).toBe(
    "Click Save in the tree and close it",
  );
  expect(withoutWhereabouts('Type "open the tabs to find and click it"')).toBe(
    'Type "open the tabs to find and click it"',
  );
  expect(saysWhere("It is somewhere in the second part")).toBe(true);
  expect(saysWhere("Open it in the second part")).toBe(false);
});
