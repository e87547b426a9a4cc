import { expect, test } from "vitest";
import { parseTask } from "../../../src/agent/embedded/parse-task.ts";
import { plainerTask } from "../../../src/agent/embedded/plainer-task.ts";
import { leavesOf } from "../../../src/agent/embedded/task-node.ts";

test.for([
  ["Find the link Ash in one of the tabs and click it.", "Find and click the link Ash."],
  ["Please find ash in the sections, then press it", "Please find and press ash"],
  ["In the section Billing, find Edit and click it", "In the section Billing, click Edit"],
  ["From the Reports menu pick Sales", "pick Reports > Sales"],
  ["Go to Reports, Exports and click CSV", "click Reports > Exports > CSV"],
  ["Navigate the tree to Gretel.", "Find and click Gretel."],
  ['Answer the mail about "Rent". Write: See you.', 'Reply to the mail about "Rent" with "See you."'],
  ['Reply to Bo and say "Yes"', 'Reply to Bo with "Yes"'],
  ["Scroll down in the inbox to the mail Bo sent and delete it", "delete the mail from Bo"],
  ["Click Send without ticking any box.", "Click Send."],
  ["Click Cancel in the window that opens.", "Click Cancel."],
  ["Find Bo's post, open its menu and choose Mute", "Find Bo's post and click Mute"],
  ["In the View menu, choose Night as the theme.", "Select View > theme > Night"],
  ["Block @bo and report @cy", "Block @bo, then report @cy"],
  ["Like the posts by Ada and Bo.", "Like the post by Ada, then Like the post by Bo"],
  ['In the table, mark the cell that says "B4" by clicking it.', 'click the cell that says "B4".'],
  ["Look up Ada Byron and call her", "Search for Ada Byron, then call Ada Byron"],
  ["Find knitting and go to the very last result", "Search for knitting, then go to the very last result"],
  ["Find the violin and take it.", "take the violin"],
  ["Accept the terms, which have to be read to the end first.", "Accept the terms."],
  ["Change only the packs, to 29", "Change the packs to 29"],
  ["Copy and paste the text into the box", "copy the text into the box"],
  ["Scroll the text area to the top hit submit.", "Scroll the text area to the top, then hit submit."],
  ["Read the page and then hit Submit", "Read the page and then hit Submit"],
  ["Select the word fern and make it bold, then save", "make the word fern bold, then save"],
  ["Make the word fern bold and red", "Make the word fern bold, then Make the word fern red"],
  ["Put Felt last by dragging it below Silk.", "drag Felt below Silk."],
  ["Open the 9th result for kelp", "Search for kelp, then Open the 9th result"],
  ["Find kelp: open the 5th result", "Search for kelp, then open the 5th result"],
  ["View the seventh marble in the search results.", "Search for marble, then View the seventh result"],
  ['Find "A song" by searching for song, and open it', 'Search for song, then open "A song"'],
  ["Find Ada among the results for moss and click it.", "Search for moss, then click Ada"],
  [
    "Search for Ada, go to page 2 and click the first hit there",
    "Search for Ada, then click the first result on page 2",
  ],
  ["Click the second real result", "Click the second result"],
  ["Enter Bo, click Search and then the 9th result", "Enter Bo, click Search, then click the 9th result"],
  ["Click the ticket that has the highest price and buy it", "buy the ticket that has the highest price"],
  ["Choose the coach that leaves last and buy it", "buy the latest coach"],
  ["I want the earliest train, please buy it", "buy the earliest train"],
  ["Find the cheapest lamp and add it to the bag", "add the cheapest lamp to the bag"],
  ["Add the cheapest of all items to the cart", "Add the cheapest item to the cart"],
  ["I'm looking for a western by Leone", "Find a western by Leone"],
] as const)("%s → %s", ([task, plainer]) => {
  expect(plainerTask(task)).toBe(plainer);
});

test.for([
  "Type Ada and press Enter",
  "Enter Rock and roll Over",
  "Answer all mails. Write: yes",
  'Click "in the window that opens"',
  "Like the post by Ada Byron",
  "Scroll to the end and press OK",
  "Click Send without waiting",
  "Find the lamp and switch it on",
  "Open the first result",
  "Click the real estate link",
  "Find the best friend of Bo and greet them",
])("%s stays as it is", (task) => {
  expect(plainerTask(task)).toBe(task);
});

test("what is to be left alone is no step, and a second “on” is as the first", () => {
  const parts = (task: string) => leavesOf(parseTask(task)).map(({ text }) => text);
  expect(parts("Tick Ada and press OK. Leave the rest.")).toEqual(["Tick Ada", "press OK"]);
  expect(parts("Press OK. Do not change anything else.")).toEqual(["Press OK"]);
  expect(parts("Click on Menu and then on Help")).toEqual(["Click on Menu", "click on Help"]);
});
