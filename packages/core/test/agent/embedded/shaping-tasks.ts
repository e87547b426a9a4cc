import type { AgentTask } from "./task-run.ts";

const note = `<textarea id="t" style="width:90px;height:60px">hm</textarea> <button onclick="log(t.offsetWidth > 100 ? 'wider' : t.offsetWidth < 90 ? 'narrower' : 'same'); log(t.offsetHeight > 70 ? 'taller' : t.offsetHeight < 60 ? 'lower' : 'same')">Submit</button>`;
const fixed = `<textarea id="t" style="width:90px;height:60px;resize:none">hm</textarea> <button onclick="log('sent')">Submit</button>`;

const sized: [string, string, string[] | undefined][] = [
  [
    note,
    "Resize the textarea so that the height is larger than its initial size then press Submit.",
    ["same", "taller"],
  ],
  [note, "Make the text area smaller than before and submit", ["narrower", "lower"]],
  [note, "Drag the corner of the text box so that it gets wider, then press Submit", ["wider", "same"]],
  [note, "Shrink the text area in height and then press submit", ["same", "lower"]],
  [note, "Make the font bigger, then press Submit", undefined],
  [fixed, "Make the text area bigger, then press Submit", undefined],
];

const bar = (buttons: string) =>
  `<div>${buttons}</div><div id="e" contenteditable="true">Boats leave. It was loud. We slept.</div><button onclick="log(e.innerHTML)">Submit</button>`;
const button = (name: string, command: string, ...given: string[]) =>
  `<button class="${name}" onmousedown="event.preventDefault()" onclick="document.execCommand('${command}', false, ${JSON.stringify(given[0] ?? null).replaceAll('"', "'")}); p.hidden = true"></button>`;
const editor = bar(
  `${button("ql-bold", "bold")}${button("ql-strike", "strikeThrough")}<span class="ql-picker-label" role="button" tabindex="0" onmousedown="event.preventDefault(); p.hidden = false">&nbsp;</span>
<span id="p" hidden>${["red", "blue"].map((ink) => button("ql-picker-item", "foreColor", ink).replace("<button", `<button style="background:${ink};width:14px;height:14px"`)).join("")}</span>`,
);

const edited: [string, string | undefined][] = [
  ["Make the second sentence bold and press Submit", "Boats leave. <b>It was loud.</b> We slept."],
  [
    "Select everything in the editor and make it bold, then submit",
    "<b>Boats leave. It was loud. We slept.</b>",
  ],
  ["Strike through the word loud and submit", "Boats leave. It was <strike>loud</strike>. We slept."],
  [
    "Colour the whole text red and press Submit",
    '<font color="#ff0000">Boats leave. It was loud. We slept.</font>',
  ],
  ["Delete the word Boats from the text and press Submit", "leave. It was loud. We slept."],
  [
    "Using the editor, make everything but the word loud bold, then submit",
    "<b>Boats leave. It was </b>loud<b>. We slept.</b>",
  ],
  [
    "Apply the color blue to the text It was and press Submit",
    'Boats leave. <font color="#0000ff">It was</font> loud. We slept.',
  ],
  [
    "Using the editor, give the word loud the style bold and the color red, then submit",
    'Boats leave. It was <b><font color="#ff0000">loud</font></b>. We slept.',
  ],
  ["Make the word geese bold and press Submit", undefined],
  ["Make everything but the word geese bold and press Submit", undefined],
];

const cards = (
  kind: string,
  script: string,
) => `<style>.sel { outline: 2px solid } .card { display: inline-block; width: 30px; height: 40px; border: 1px solid } .card span { visibility: hidden } .card:hover span { visibility: visible }</style>
<div id="c">${[14, 3, 27].map((one) => `<div class="card" onclick="${script}; for (const one of c.children) one.classList.toggle('sel', one === this)">${kind === "turned" ? "" : `<span>${one}</span>`}</div>`).join("")}</div><button onclick="log(window.n)">Submit</button>`;
const pointed = cards("pointed", "n = this.textContent");
const turned = cards(
  "turned",
  "for (const one of c.children) one.textContent = ''; n = this.textContent = [14, 3, 27][[...c.children].indexOf(this)]",
);
const columns = `<div style="display:flex">${[41, 87, 8].map((one) => `<div><b>${one}</b><br><button onclick="log(${one})">Choose</button></div>`).join("")}</div>`;

const compared: [string, string, string | undefined][] = [
  [pointed, "Find and pick the card with the greatest number, then submit", "27"],
  [pointed, "Select the card with the smallest number, then press Submit", "3"],
  [turned, "Find the card with the second largest number and click it, then submit", "14"],
  [columns, "Press the button under the greatest number", "87"],
  [columns, "Find the smallest number and press the button below it", "8"],
  [columns, "Press the button under the fifth largest number", undefined],
];

const task = (body: string, instruction: string, logged: string[] | undefined): AgentTask => ({
  name: instruction,
  pages: { "/": body },
  instruction,
  logged: logged ?? [],
  ...(logged === undefined ? { impossible: true } : {}),
});

/** The size of text areas, how a text looks, and numbers that are compared. */
export const shapingTasks: AgentTask[] = [
  ...sized.map(([body, said, logged]) => task(body, said, logged)),
  ...edited.map(([said, logged]) => task(editor, said, logged === undefined ? logged : [logged])),
  ...compared.map(([body, said, logged]) => task(body, said, logged === undefined ? logged : [logged])),
];
