import type { AgentTask } from "./task-run.ts";

/** One listener for all, on parts that say nothing of themselves. */
const tree = `<div id="all"></div><script>
const parts = { Attic: { Trunk: { Violin: null } }, Cellar: { Shelf: null } };
const listed = (inner) => "<ul>" + Object.keys(inner).map((name) => "<li>" + (inner[name] ? '<b style="cursor:pointer">+</b>' : "") + "<span>" + name + "</span>" + (inner[name] ? "<div hidden>" + listed(inner[name]) + "</div>" : "") + "</li>").join("") + "</ul>";
all.innerHTML = listed(parts);
all.onclick = ({ target }) => {
  const item = target.closest("li"), inner = item.querySelector("div");
  if (inner) inner.hidden = !inner.hidden; else log(target.textContent);
};
</script>`;

const menu = `<style>.sub { display: none } li:hover > .sub { display: block }</style>
<ul id="menu"><li><div>Help</div></li><li><div>Songs</div><ul class="sub"><li><div>Old</div><ul class="sub"><li><div>Ballad</div></li></ul></li></ul></li></ul>
<script>menu.onclick = ({ target }) => log(target.textContent);</script>`;

const words = `<ul id="tabs">${[1, 2].map((at) => `<li><a href="#part${at}">Part ${at}</a></li>`).join("")}</ul>
<p id="part1">Go by <span class="link" style="cursor:pointer">boat</span> or by <span class="link" style="cursor:pointer">sledge</span>.</p>
<p id="part2" hidden>Go on <span class="link" style="cursor:pointer">foot</span>.</p><script>
tabs.onclick = (event) => { event.preventDefault(); for (const part of [part1, part2]) part.hidden = "#" + part.id !== event.target.hash; };
for (const link of document.querySelectorAll(".link")) link.onclick = () => log(link.textContent);
</script>`;

const posts = `<main id="wall"></main><script>
wall.innerHTML = ["@ada", "@bo", "@ada"].map((who, at) => '<div class="entry" data-at="' + at + '"><u>' + who + "</u><p>Good morning.</p><i>♡</i> <i>↩</i></div>").join("");
wall.onclick = ({ target }) => { if (target.textContent === "♡") { target.textContent = "♥"; log("like " + target.parentNode.dataset.at); } };
</script>`;

const drawing = `<svg id="yard" width="200" height="100"><circle cx="20" cy="20" r="10" fill="red"/><circle cx="60" cy="20" r="10" fill="red"/><circle cx="100" cy="20" r="10" fill="blue"/><rect x="20" y="60" width="20" height="20" fill="red"/></svg>
<button>1</button><button>2</button><button>3</button><script>
yard.onclick = ({ target }) => { if (target !== yard) { log(target.tagName + " " + target.getAttribute("fill")); target.remove(); } };
for (const button of document.querySelectorAll("button")) button.onclick = () => { log(button.textContent); button.disabled = true; };
</script>`;

const field = `<input id="field" aria-label="Answer"><button id="send">Send</button><script>send.onclick = () => log(field.value);</script>`;

const slider = `<p id="shown">10</p><div style="position:relative;width:200px;height:12px;background:#ccc"><span id="thumb" class="thumb" tabindex="0" style="position:absolute;width:14px;height:14px;left:20px;background:#444"></span></div><button id="send">Send</button><script>
thumb.onkeydown = ({ key }) => { shown.textContent = Number(shown.textContent) + (key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0); };
send.onclick = () => log(shown.textContent);
</script>`;

const dice = `<button id="roll">Roll</button><b id="shown"></b><button id="keep">Keep</button><script>
const falls = [6, 5, 2]; roll.onclick = () => { shown.textContent = falls.shift(); }; keep.onclick = () => log(shown.textContent);
</script>`;

const price = `<h3>Tin</h3><p id="price">$9.00</p><button id="buy">Buy</button><script>
const falls = [8, 7, 4]; const timer = setInterval(() => { const next = falls.shift(); if (next === undefined) clearInterval(timer); else price.textContent = "$" + next + ".00"; }, 50);
buy.onclick = () => log("bought at " + price.textContent);
</script>`;

/** Pages that listen further out than where they are pressed, draw, or make their controls of plain parts. */
const areas = `<textarea>Arcu odio.</textarea><textarea>Sed nisl.</textarea><input id="to"><button onclick="log(to.value)">Submit</button>`;
const sheet = `<p><b>1.</b> <i>x</i> + 4 = 9</p><p>x = <input id="x"></p><p><b>2.</b> 6 × 7 = <input id="sum"></p><button onclick="log(x.value + '/' + sum.value)">Submit</button>`;

const spinner = `<div><span id="count">0</span> <a class="up" onclick="count.textContent++">▲</a><a class="down" onclick="count.textContent--">▼</a></div><button onclick="log(count.textContent)">Submit</button>`;
const tee = `<p>Sizes: ${["XS", "S", "M", "T"].map((size) => `<label><input type="checkbox" value="${size}">${size}</label>`).join(" ")}</p><button onclick="log([...document.querySelectorAll(':checked')].map((one) => one.value).join(' '))">Submit</button>`;

export const plainPartTasks: AgentTask[] = [
  {
    name: "a number that arrows count",
    pages: { "/": spinner },
    instruction: "Set the spinner to -3 and hit submit.",
    logged: ["-3"],
  },
  {
    name: "sizes of a single letter",
    pages: { "/": tee },
    instruction: "Choose the sizes S and T, then submit.",
    logged: ["S T"],
  },
  {
    name: "what the second of several areas holds",
    pages: { "/": areas },
    instruction: "Copy the text in the textarea number 2 below, paste it into the text field and submit.",
    logged: ["Sed nisl."],
  },
  {
    name: "what one of several areas holds, not said which",
    pages: { "/": areas },
    instruction: "Copy the text of the area into the field and submit.",
    logged: [],
    impossible: true,
  },
  {
    name: "the unknown of one equation among other sums",
    pages: { "/": sheet },
    instruction: "Solve for x and type your answer into the textbox. Press Submit when done.",
    logged: ["5/"],
  },
  {
    name: "each result in its own field",
    pages: { "/": sheet },
    instruction: "Solve both problems, type the answers into their boxes and submit.",
    logged: ["5/42"],
  },
  {
    name: "one of several sums, not said which",
    pages: { "/": sheet },
    instruction: "Solve the problem and press Submit.",
    logged: [],
    impossible: true,
  },
  {
    name: "an entry of a tree that only its signs unfold",
    pages: { "/": tree },
    instruction: 'Navigate through the tree. Find and click on the item called "Violin".',
    logged: ["Violin"],
  },
  {
    name: "a way through a menu that unfolds where it is pointed at",
    pages: { "/": menu },
    instruction: "Select Songs > Old > Ballad from the menu",
    logged: ["Ballad"],
  },
  {
    name: "a link behind another part, and none of the links on the way",
    pages: { "/": words },
    instruction: 'Switch between the tabs to find and click on the link "foot".',
    logged: ["foot"],
  },
  {
    name: "signs without a listener of their own, for every entry of one person",
    pages: { "/": posts },
    instruction: "Click the like button on all posts by @ada",
    logged: ["like 0", "like 2"],
  },
  {
    name: "more entries than there are",
    pages: { "/": posts },
    instruction: "Click the like button on three posts by @ada",
    logged: [],
    impossible: true,
  },
  {
    name: "a figure of a drawing that listens as a whole",
    pages: { "/": drawing },
    instruction: "Click on the blue circle",
    logged: ["circle blue"],
  },
  {
    name: "counting what is drawn",
    pages: { "/": drawing },
    instruction: "How many red circles are there? Press the button with that number.",
    logged: ["2"],
  },
  {
    name: "a word of a text",
    pages: { "/": `<p>The ferry leaves before dawn, quietly.</p>${field}` },
    instruction: 'Find the third word in the paragraph, type that into the textbox and press "Send".',
    logged: ["leaves"],
  },
  {
    name: "a value in other letters",
    pages: { "/": field },
    instruction: "Type fern in capital letters into the field, then press Send.",
    logged: ["FERN"],
  },
  {
    name: "a slider of plain parts",
    pages: { "/": slider },
    instruction: "Select 14 with the slider and press Send.",
    logged: ["14"],
  },
  {
    name: "drawing until it fits",
    pages: { "/": dice },
    instruction: "Roll a number less than 4, then press Keep.",
    logged: ["2"],
  },
  {
    name: "waiting for a price",
    pages: { "/": price },
    instruction: "Buy as soon as the price has fallen below $5.00",
    logged: ["bought at $4.00"],
  },
];
