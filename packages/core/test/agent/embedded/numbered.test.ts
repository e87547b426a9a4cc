import { expect, test } from "vitest";
import { doWithMost } from "../../../src/agent/embedded/deeds/asked-things.ts";
import type { Deed, Hand } from "../../../src/agent/embedded/deeds/hand.ts";
import { noteGiven } from "../../../src/agent/embedded/deeds/looked-up.ts";
import { moveBySigns } from "../../../src/agent/embedded/deeds/move-by-signs.ts";
import {
  comparedNumbers,
  numbersInOrder,
  numbersLike,
  sumOfNumbers,
} from "../../../src/agent/embedded/deeds/numbered.ts";
import { References } from "../../../src/agent/embedded/references.ts";
import { answerIn } from "../../../src/agent/embedded/said-answer.ts";
import { carryOver } from "../../../src/agent/embedded/statements.ts";
import type { PageView } from "../../../src/page/view.ts";
import { view, type Written } from "../../grounding/build-view.ts";

/** What a deed does to a page that does not change, with what was found out before; undefined where it does not take the words for its own. */
async function does(
  deed: Deed,
  page: PageView,
  said: string | [string, string],
): Promise<string[] | undefined> {
  const [text, note] = Array.isArray(said) ? said : [said];
  const done: string[] = [];
  const references = new References();
  if (note !== undefined) references.note("answer", note);
  const hand: Hand = {
    references,
    recorder: undefined as never,
    scene: () => Promise.reject(new Error("There is no page.")),
    task: text,
    stepsLeft: 40,
    isWhole: false,
    look: () => Promise.resolve(page),
    lookLater: () => Promise.resolve(page),
    hearsTyping: () => Promise.resolve(false),
    figures: () => Promise.resolve([]),
    drawn: () => Promise.resolve([]),
    use: (_, node, { method = "click", arguments: given = [] }) => {
      done.push([method, node.name, ...given].join(" "));
      return Promise.resolve({ done: true });
    },
    act: (words) => {
      done.push(`act ${words}`);
      return Promise.resolve({ done: true });
    },
    read: () => Promise.resolve(undefined),
  };
  return (await deed(text, hand))?.done === undefined ? undefined : done;
}

const button = (name: string, more = {}): Written => ({ role: "button", name, children: [name], ...more });
const cards = view([...["8", "21", "5"].map((name) => button(name)), button("Done")]);

test("numbers are compared, gone through in order, told by what they are, and summed", async () => {
  expect(await does(comparedNumbers, cards, "Pick the card with the largest number")).toEqual(["click 21"]);
  expect(await does(comparedNumbers, cards, "Pick the smallest card and the second largest one")).toEqual([
    "click 5",
    "click 8",
  ]);
  expect(
    await does(comparedNumbers, cards, "Click the largest button of the toolbar on top"),
  ).toBeUndefined();
  expect(await does(comparedNumbers, cards, "Pick the fourth largest card")).toBeUndefined();
  const rising = ["click 5", "click 8", "click 21"];
  expect(await does(numbersInOrder, cards, "Pick all cards in ascending order")).toEqual(rising);
  expect(await does(numbersInOrder, cards, "Click the cards from the highest to the lowest")).toEqual(
    rising.toReversed(),
  );
  expect(await does(numbersLike, cards, "Click all odd numbers")).toEqual(["click 21", "click 5"]);
  expect(await does(numbersLike, cards, "Select every card above 7")).toEqual(["click 8", "click 21"]);
  expect(await does(numbersLike, cards, "Select every odd sock")).toBeUndefined();
  const form = view([button("8"), button("21"), { role: "textbox", name: "Sum" }]);
  expect(await does(sumOfNumbers, form, "Enter the sum of the numbers")).toEqual(["fill Sum 29"]);
});

test("an entry is moved by its arrows, and not further than it goes", async () => {
  const step = (name: string, at: number): Written => ({
    role: "listitem",
    children: [name, button("▲", { disabled: at === 0 }), button("▼", { disabled: at === 2 })],
  });
  const list = view([{ role: "list", children: ["Wash", "Peel", "Boil"].map(step) }]);
  expect(await does(moveBySigns, list, "Move Peel one up")).toEqual(["click ▲"]);
  expect(await does(moveBySigns, list, "Move Boil to the top of the list")).toEqual(["click ▲", "click ▲"]);
  expect(await does(moveBySigns, list, "Move Peel two places up")).toEqual([]);
  expect(await does(moveBySigns, list, "Move Chop one up")).toBeUndefined();
});

test("what was found out goes into the one field, and nothing where nothing was found out", async () => {
  const form = view([{ role: "textbox", name: "" }, button("Answer")]);
  expect(await does(noteGiven, form, ["Write its name into the box", "Korvan"])).toEqual(["fill  Korvan"]);
  expect(await does(noteGiven, form, ["Answer that", "Korvan"])).toEqual(["fill  Korvan", "click Answer"]);
  expect(await does(noteGiven, form, "Write it in")).toBeUndefined();
  expect(await does(noteGiven, form, ["submit", "Korvan"])).toBeUndefined();
});

test("the one of which there is most is done with by its name", async () => {
  const post = (who: string, likes: string): Written => ({
    role: "article",
    children: [{ role: "heading", name: who, children: [who] }, likes, button("Like"), button("Report")],
  });
  const feed = view([post("Idris", "12 likes"), post("Yuki", "41 likes")]);
  expect(await does(doWithMost, feed, "Report the post with the most likes")).toEqual([
    "act Report the post by Yuki",
  ]);
  expect(await does(doWithMost, feed, "Give a like to the post that has the fewest of them")).toEqual([
    "act like the post by Idris",
  ]);
  expect(await does(doWithMost, feed, "Report the post with the most comments")).toBeUndefined();
});

test("of what a part says the value that is asked for is kept", () => {
  const said = "Here lies a compass. The code of this room is K-482. Take the compass.";
  expect(answerIn(said, "the code of the cellar")).toBe("K-482");
  expect(answerIn(said, "the colour of the cellar")).toBe(said);
});

test("an order takes up what was asked, what somebody wrote, and what must be", () => {
  expect(carryOver(["Which post has the most likes?", "Report it"])).toEqual([
    "Report the post with the most likes",
  ]);
  expect(carryOver(["Which peak is the highest?", "Type it into the box"])).toHaveLength(2);
  expect(carryOver(["Ottilie has written to me", 'Answer with "Yes"'])).toEqual([
    'reply to the mail by Ottilie with "Yes"',
  ]);
  expect(carryOver(["The step Wash must come first", "move it to the top"])).toEqual([
    "move step Wash to the top",
  ]);
});
