import { expect, test as plainTest } from "vitest";
import {
  contactIn,
  contactOrder,
  speaksOfContact,
} from "../../../src/agent/embedded/deeds/contact-orders.ts";
import { test } from "../../fixture.ts";
import { runTask, type AgentTask } from "./task-run.ts";

plainTest.for([
  [
    "Find Ada Byron in the contact book and click on their phone number.",
    "Click the phone number of Ada Byron.",
  ],
  ["I need Ada's phone: click on it", "Click the phone of Ada"],
  ["I want to call Ada: click the number", "Click the phone number of Ada"],
  [
    "Find the e-mail of Ada, enter it in the box and send",
    "What is the e-mail of Ada? type it in the box and send",
  ],
  ["Look up where Ada lives, enter the address and send", "What is the address of Ada? type it and send"],
  ["Put Ada's mail in the trash", "Put Ada's mail in the trash"],
  ["Find Ada's letter and click on it", "Find Ada's letter and click on it"],
  ["Click Next and type the name of Ada", "Click Next and type the name of Ada"],
] as const)("%s → %s", ([task, plainer]) => {
  expect(contactOrder(task)).toBe(plainer);
});

plainTest("what is kept of somebody is asked for, and no value is given", () => {
  expect(contactIn("Type Ada's e-mail address into the field")).toEqual({
    kind: "email",
    who: "Ada",
    deed: "type",
    field: "the field",
  });
  expect(contactIn("Type the number of Guests")).toBeUndefined();
  expect(contactIn("What is the address of the library?")).toBeUndefined();
  expect(speaksOfContact("Enter the phone number of Ada and submit")).toBe(true);
  expect(speaksOfContact("Enter the phone number of Ada: 0412 55")).toBe(false);
});

/** Two people on each page. What turns it, and what is kept of them, have listeners and nothing else. */
const book = `<div id="cards"></div><span id="back">&lt;</span> <span id="on">&gt;</span><p>Type here: <input id="box"> <button id="send">Submit</button></p><script>
const all = [["Ida", "ida@sea.example", "555-0142", "12 Oak Street"], ["Oto", "oto@hill.example", "555-0199", "3 Elm Road"], ["Una", "una@lake.example", "555-0107", "41 Pine Lane"], ["Ugo", "ugo@pond.example", "555-0155", "9 Fir Lane"]];
let page = 1;
function draw() { cards.innerHTML = all.slice(2 * page, 2 * page + 2).map((one) => "<div><b>" + one[0] + "</b><ul>" + one.slice(1).map((said) => "<li>" + said + "</li>").join("") + "</ul></div>").join("");
  for (const item of cards.querySelectorAll("li")) item.onclick = () => log("click " + item.textContent); }
back.onclick = () => { if (page > 0) { page -= 1; draw(); } }; on.onclick = () => { if (page < 1) { page += 1; draw(); } };
send.onclick = () => log("send " + box.value);
draw();
</script>`;

const told = [
  ["I need Ugo's phone number: click on it.", "click 555-0155"],
  ["Find Oto in the book and click on his address", "click 3 Elm Road"],
  ["Type the e-mail address of Ida into the field and submit.", "send ida@sea.example"],
];
const tasks: AgentTask[] = [
  ...told.map(([instruction = "", logged = ""]) => ({ instruction, logged: [logged] })),
  { instruction: "Enter the phone number of Zeno and submit", logged: [], impossible: true as const },
].map((task) => ({ ...task, name: task.instruction, pages: { "/": book } }));

for (const task of tasks) {
  test(`${task.impossible ? "left alone" : "done"}: ${task.name}`, async ({ session, server }) => {
    const { verdict, result, logged } = await runTask(session, server, task);
    expect({ verdict, logged }, result.message).toEqual({ verdict: "done", logged: task.logged });
  });
}
