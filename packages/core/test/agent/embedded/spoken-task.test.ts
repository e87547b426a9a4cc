import { expect, test } from "vitest";
import { carryOver } from "../../../src/agent/embedded/statements.ts";
import { parseTask } from "../../../src/agent/embedded/parse-task.ts";
import { plainerTask } from "../../../src/agent/embedded/plainer-task.ts";
import { leavesOf } from "../../../src/agent/embedded/task-node.ts";

test.for([
  ['Could you press "Release" for me?', 'Press "Release".'],
  ["Save the draft, would you?", "Save the draft."],
  ["I'd like the third button pressed.", "press the third button."],
  ["I want my draft Plans renamed to Notes.", "rename my draft Plans to Notes."],
  [
    "In the row, counting from the left, I want the third button pressed.",
    "In the row, press the third button.",
  ],
  ["There's a link Ash in the text, click on it.", "There is a link Ash in the text. click on it."],
  ['Somebody wrote "Hello" - share it.', 'Somebody wrote "Hello". share it.'],
  ["I don't need the mail from Bo, so delete it.", "Delete the mail by Bo"],
  ["Throw the mail from Bo into the bin", "Delete the mail by Bo"],
  ["Please bin the mail from Bo", "Delete the mail by Bo"],
  ['Star it, then get rid of "Old bill"', 'Star it, then delete the entry called "Old bill"'],
  ["Give Bo's post a like", "like Bo's post"],
  ["Put a star on the mail from Bo", "Star the mail by Bo"],
  ['Open the letter Ada Byron wrote about "Rent".', 'Open the letter from Ada Byron "Rent".'],
  ['Reply to @bo: "Well said!"', 'Reply to @bo with "Well said!"'],
  ["mute @ada and @bo", "mute @ada, then mute @bo"],
  ["Block @bo, and like Ada's post.", "Block @bo, then like Ada's post."],
  ["Sign in as ada (password x) and sign out again.", "Sign in as ada (password x), then sign out."],
  ["The link I need is called season ticket.", "Click the link season ticket."],
  ["Look through the tabs for the link Ash and click on it.", "Find and click on the link Ash."],
  ["Navigate the tree to Blue and click it.", "Find Blue and click it."],
  [
    "Choose the date 4 May, confirm with OK and then Reserve.",
    "Choose the date 4 May, then click OK and then Reserve.",
  ],
  ["Order Soup, Rice and Tea, one each.", "Order one Soup, one Rice, one Tea."],
  ["Soup and Tea, a couple of each, then Place order.", "Add two Soup, two Tea, then Place order."],
  ['Check the boxes beside "sofa" and "chair"', 'Check "sofa" and "chair"'],
  ["From the list of districts pick Dunholme", "pick Dunholme"],
  ['Tick "Gloves" as well as "Veil"', 'Tick "Gloves" and "Veil"'],
  [
    "type Ada Byron's telephone number and send",
    "What is the telephone number of Ada Byron? type it and send",
  ],
  ['Choose "mute" in the more menu of @bo.', 'for the user @bo, click "mute" behind more.'],
  ["Go through the steps and send a bicycle to Malmö.", "send a bicycle to Malmö."],
  ["Forward Bo's mail to Ada please", "Forward the mail by Bo to Ada"],
] as const)("%s → %s", ([task, plainer]) => {
  expect(plainerTask(task)).toBe(plainer);
});

test.for([
  "Could it be that this is wrong?",
  'Type "could you call me?" into the box',
  "What is the bin for?",
  "Give Bo a call",
  "Order Soup, one Tea",
  "type Ada's",
  "Go through the steps",
  "The link is broken",
])("%s stays as it is", (task) => {
  expect(plainerTask(task)).toBe(task);
});

test("what was told of is taken up", () => {
  expect(carryOver(["Ada Byron wrote to me about the rent", "Forward that to bo@mill.example"])).toEqual([
    "Forward the mail from Ada Byron the rent to bo@mill.example",
  ]);
  expect(carryOver(["I no longer need the letters from Ada and Bo", "Delete both"])).toEqual([
    "Delete the letter from Ada, then Delete the letter from Bo",
  ]);
  expect(carryOver(['One of the tabs has the link "Ash"', "Click it"])).toEqual(['Click the link "Ash"']);
  expect(carryOver(['The link "Ash" is in one of the sections', "Click it"])).toEqual([
    'Click the link "Ash"',
  ]);
  expect(carryOver(["The light is on", "Switch it off"])).toEqual(["The light is on", "Switch it off"]);
});

test("values that say what they are become orders of their own", () => {
  const parts = (task: string) => leavesOf(parseTask(task)).map(({ text }) => text);
  expect(parts("Save it and archive that mail")).toEqual(["Save it", "archive that mail"]);
  expect(parts("Play the songs in random order, turn that on")).toEqual([
    "Play the songs in random order, turn that on",
  ]);
});
