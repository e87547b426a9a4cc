import type { AgentTask } from "./task-run.ts";

const article = `<h2>Harbour</h2><p>Boats leave at dawn with nets.</p><p>Rain fell on Bergen again. The <a href="#o">otters</a> liked it.</p><p>Nobody asked the crows.</p>
<button id="ok">Submit</button><script>ok.onclick = () => log(getSelection().toString().trim());</script>`;

const marked: [string, string][] = [
  [
    "Highlight the text in the 2nd paragraph and press submit",
    "Rain fell on Bergen again. The otters liked it.",
  ],
  ["Select all the text of the last paragraph, then click Submit.", "Nobody asked the crows."],
  [
    "Please highlight the paragraph that mentions otters and submit.",
    "Rain fell on Bergen again. The otters liked it.",
  ],
  ["Highlight the sentence about Bergen and click Submit", "Rain fell on Bergen again."],
  ['Highlight the word "nets" and hit Submit', "nets"],
  ["Highlight the heading and click Submit", "Harbour"],
];

const letters = `<div id="t">${["k", "Q", "7x"].map((one) => `<span style="display:inline-block;transform:rotate(4deg)">${one}</span>`).join("")}</div>
<input id="f"> <button onclick="log(f.value)">Submit</button>`;

const verse = `<p>Boats leave harbours at dawn with nets. Two come back late.</p><input id="f"> <button onclick="log(f.value)">Submit</button>`;

const typed: [string, string][] = [
  ["Type the longest word of the paragraph into the box and submit", "harbours"],
  ["Type the second to last word into the box, then submit", "back"],
  ["Type the first word of the last sentence of the text into the box and submit", "Two"],
  ["Enter how many words the paragraph has and submit", "11"],
  ["Type the first and the last word of the paragraph into the box, then submit", "Boats late"],
];

const orchard = `<div style="height:60px;overflow:auto">${["pear ripens late.", "plum falls early.", "fig stays small."].map((one) => `<p>${one}</p>`).join("")}</div>
<label>Public note <textarea id="a">Closed</textarea></label> <label>Private note <textarea id="b"></textarea></label> <button onclick="log(a.value + '|' + b.value)">Submit</button>`;
const phrase = `<p id="p">${["small", "grey", "fish", "swim"].map((one) => `<span style="margin-right:4px">${one}</span>`).join("")}</p>
<label>Word <input id="w"></label> <label>How many <input id="m"></label> <button onclick="log(w.value + '|' + m.value)">Check</button>`;

const page = (body: string, instruction: string, logged: string[]): AgentTask => ({
  name: instruction,
  pages: { "/": body },
  instruction,
  logged,
});

/** Reading, copying, marking and editing text. */
export const textTasks: AgentTask[] = [
  ...marked.map(([said, text]) => page(article, said, [text])),
  { ...page(article, "Highlight the fourth paragraph and click Submit", []), impossible: true },
  { ...page(article, 'Highlight the word "the" and click Submit', []), impossible: true },
  page(letters, "Type the text below into the text field and press Submit.", ["kQ7x"]),
  page(
    `<p>Whoever reads this is a person.</p><div>${letters}</div><p>So far: none</p>`,
    "Type the text shown above the field into the text field and press Submit.",
    ["kQ7x"],
  ),
  page(letters, "Enter the characters you see into the field and press Submit", ["kQ7x"]),
  ...typed.map(([said, text]) => page(verse, said, [text])),
  page(
    orchard,
    "Type the first word of the last sentence of the text into the private note and hit Submit.",
    ["Closed|fig"],
  ),
  page(phrase, "How many words of the phrase begin with s? Enter the number and press Check.", ["|2"]),
  page(phrase, "How many words does the phrase have? Write it in and check.", ["|4"]),
  { ...page(verse, "Type the twentieth word of the text into the box and submit", []), impossible: true },
];
