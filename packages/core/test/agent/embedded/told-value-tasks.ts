import type { AgentTask } from "./task-run.ts";

const table = `<table><tr><td>Language</td><td>Basque</td></tr><tr><td>Country</td><td>Iceland</td></tr><tr><td>Last name</td><td>Ruiz</td></tr></table>`;
const form = `${table}<div><label>Country</label><input id="a"></div><div><label>Last name</label><input id="b"></div><button onclick="log(a.value + '|' + b.value)">Submit</button>`;
const single = `${table}<input id="a"> <button onclick="log(a.value)">Submit</button>`;
const prices = `<table><tr><th>Thing</th><th>Price</th><th>Left</th></tr><tr><td>Lamp</td><td>24</td><td>7</td></tr><tr><td>Rug</td><td>19</td><td>3</td></tr></table>
<label>Amount <input id="a"></label> <button onclick="log(a.value)">Submit</button>`;
const box = `<input id="a"> <button onclick="log(a.value)">Submit</button>`;
const addresses = `<label>Billing address <input id="a" value="4 Quay"></label> <label>Shipping address <input id="b"></label> <button onclick="log(a.value + '|' + b.value)">Save</button>`;
const scrolled = `<textarea id="t" style="width:120px;height:60px">${"Boats leave at dawn with nets. ".repeat(9)}Crows watch</textarea> <input id="a">
<button onclick="log(Math.round(t.scrollTop / (t.scrollHeight - t.clientHeight)) + '|' + a.value)">Submit</button>`;
const short = `<textarea id="t">Boats</textarea> <button onclick="log('sent')">Submit</button>`;

const told: [string, string, string | undefined][] = [
  [
    form,
    "Enter the value that corresponds with each label into the form and submit when done.",
    "Iceland|Ruiz",
  ],
  [form, "Complete the form using the table above and submit it", "Iceland|Ruiz"],
  [form, "type what the table says for each label into the form, then submit", "Iceland|Ruiz"],
  [form, "Enter the value of Country into the text field and press Submit", "Iceland|"],
  [single, "Type what the table says for Country into the field and press Submit", "Iceland"],
  [single, "Look up the last name in the table, type it into the box and hit submit", "Ruiz"],
  [single, "Enter the language into the box and press Submit", "Basque"],
  [single, "Type the capital of Iceland in the box and press Submit", undefined],
  [single, "Enter the value of Hobby into the text field and press Submit", undefined],
  [prices, "Type the price of the lamp into the field and press Submit", "24"],
  [prices, "Enter how much the rug costs in the Amount field and press Submit", "19"],
  [prices, "Type the price of the sofa into the field and press Submit", undefined],
  [prices, "Type the owner's name into the field and press Submit", undefined],
  [box, "Type Marian twice into the field and press Submit", undefined],
  [box, 'Type "Marian" backwards in the box, then press Submit', "nairaM"],
  [box, "Put the word marian, all upper-case, into the text box and press Submit", "MARIAN"],
  [box, 'Enter the reverse of "Marian" and press Submit', "nairaM"],
  [box, 'Type "read it backwards" into the box and press Submit', "read it backwards"],
  [addresses, "Copy the value of Billing address into Shipping address and press Save", "4 Quay|4 Quay"],
  [addresses, "Make the shipping address the same as the billing address, then press Save", "4 Quay|4 Quay"],
  [addresses, "Copy the shipping address into the billing address and press Save", undefined],
  [scrolled, "Scroll the textarea to the bottom of the text hit submit.", "1|"],
  [scrolled, "Scroll to the end of the text area and submit", "1|"],
  [scrolled, "Scroll the text area to the top and press Submit", "0|"],
  [scrolled, "Scroll to the very end, enter the last word into the field and press Submit", "1|watch"],
  [short, "Scroll the text area to the bottom and press Submit", "sent"],
];

/** Values that are told by what they are, where they stand or how they are to be written. */
export const toldValueTasks: AgentTask[] = told.map(([body, instruction, value]) => ({
  name: instruction,
  pages: { "/": body },
  instruction,
  logged: value === undefined ? [] : [value],
  ...(value === undefined ? { impossible: true } : {}),
}));
