import type { AgentTask } from "./task-run.ts";

const editor = `<div><button title="Bold" id="b"><b>B</b></button> <span id="ink">${["red", "green", "blue"].map((ink) => `<button class="swatch" title="${ink}" style="background:${ink};width:16px;height:16px"></button>`).join("")}</span></div>
<div id="pad" contenteditable="true" role="textbox" aria-label="Text">tea with milk and honey</div><button id="keep">Keep</button><script>
const format = (button, ...command) => { button.onmousedown = (event) => { event.preventDefault(); document.execCommand(...command); }; };
format(b, "bold"); for (const swatch of ink.children) format(swatch, "foreColor", false, swatch.title);
keep.onclick = () => log([...pad.querySelectorAll("b, font")].map((one) => (one.color || one.localName) + " " + one.textContent).join());
</script>`;

/** What is shown is made anew with each press, so that no element outlives it. */
const drawers = `<div id="all"></div><script>
const inside = { Spoons: "Ladle", Forks: "Trident", Knives: "Cleaver" }; let open = "";
const paint = () => { all.innerHTML = Object.entries(inside).map(([name, thing]) => '<h3 role="button" tabindex="0" aria-expanded="' + (name === open) + '">' + name + "</h3>" + (name === open ? '<a href="#">' + thing + "</a>" : "")).join(""); };
all.onclick = (event) => { event.preventDefault(); const { localName, textContent } = event.target;
  if (localName === "h3") { open = open === textContent ? "" : textContent; paint(); } else if (localName === "a") log("opened " + textContent); };
paint();
</script>`;

const tabs = `<ul id="tabs">${[1, 2, 3].map((n) => `<li role="tab" tabindex="0" aria-selected="${n === 1}">Tab #${n}</li>`).join("")}</ul><div id="panel"></div><script>
const paint = (n) => { panel.innerHTML = "<p>See <span class='link'>moss</span> and <span class='link'>" + ["oak", "elm", "ash"][n] + "</span>.</p>";
  [...tabs.children].forEach((tab, at) => { tab.ariaSelected = String(at === n); }); panel.dataset.n = n + 1; };
tabs.onclick = ({ target }) => { if (target.role === "tab") paint([...tabs.children].indexOf(target)); };
panel.onclick = ({ target }) => { if (target.className === "link") log(target.textContent + " of " + panel.dataset.n); };
paint(0);
</script><style>.link { color: blue; cursor: pointer; text-decoration: underline }</style>`;

const mails = `<button id="fresh">Compose</button><div id="list"></div><script>
list.innerHTML = ["Ada", "Bo"].map((who) => "<article><b>" + who + "</b> <span>about the barn</span> <button>Archive</button> <button>Star</button></article>").join("");
list.onclick = ({ target }) => { if (target.localName === "button") log(target.textContent + " " + target.parentElement.querySelector("b").textContent); };
fresh.onclick = () => { list.innerHTML = '<p><label>To <input id="to"></label></p><p><label>Subject <input id="about"></label></p><textarea id="text" placeholder="Message"></textarea><button id="go">Send</button>';
  go.onclick = () => log([to.value, about.value, text.value].join("|")); };
</script>`;

const wall = `<div id="wall"></div><script>
const posts = [["Ada Byron", "The barn is dry."], ["Bo Lind", "Two hens are lost."]];
wall.innerHTML = posts.map(([who, what]) => "<article><h4>" + who + "</h4><p>" + what + '</p><input placeholder="Write a comment"><button>Post</button></article>').join("");
wall.onclick = ({ target }) => { if (target.localName === "button") { log(target.parentElement.querySelector("h4").textContent + ": " + target.previousSibling.value); target.previousSibling.value = ""; } };
</script>`;

const stall = `<h2>Honey</h2><p>Price: 4</p><button id="buy">Buy</button><button id="sell">Sell</button><script>
buy.onclick = () => log("bought"); sell.onclick = () => log("sold");
</script>`;

const lots = `<ul>${["Pear", "Fig"].map((name) => `<li>${name} <button>Buy</button></li>`).join("")}</ul><script>
document.onclick = ({ target }) => { if (target.localName === "button") log("bought " + target.parentElement.firstChild.textContent.trim()); };
</script>`;

/** Pages of what was searched for, with an advertisement on top of each. */
const knots = `<input id="q"><button id="go">Search</button><div id="hits"></div><script>
let page = 0; const all = ["Bowline", "Reef knot", "Clove hitch", "Sheet bend", "Half hitch"];
const paint = () => { hits.innerHTML = '<div class="ad">Ad · <a href="#">Ropes for sale</a></div>' + all.slice(page * 3, page * 3 + 3).map((name) => '<div><h3><a href="#">' + name + "</a></h3></div>").join("") + '<p><a href="#" class="next">Next</a></p>'; };
go.onclick = () => { if (q.value === "knots") paint(); };
hits.onclick = (event) => { event.preventDefault(); const { className, localName, textContent } = event.target; if (localName !== "a") return;
  if (className === "next") { page = Math.min(1, page + 1); paint(); } else log(textContent); };
</script>`;

const terms = `<div id="text" style="height:80px;overflow:auto;border:1px solid">${"<p>Bring the boat back dry.</p>".repeat(12)}</div><button id="yes" disabled>I accept</button><script>
text.onscroll = () => { if (text.scrollTop + text.clientHeight >= text.scrollHeight - 4) yes.disabled = false; };
yes.onclick = () => log("accepted");
</script>`;

const locker = `<p>Locker code: <b>K-417</b></p><p><label>Code <input id="code"></label></p><button id="unlock">Open</button><script>
unlock.onclick = () => log("opened with " + code.value);
</script>`;

const cards = `<div id="cards">${[3, 8, 5].map((n) => `<button class="card" aria-pressed="false">${n}</button>`).join("")}</div><label>Sum <input id="sum"></label><button id="done">Done</button><script>
cards.onclick = ({ target }) => { target.ariaPressed = "true"; };
done.onclick = () => log([...cards.children].filter((card) => card.ariaPressed === "true").map((card) => card.textContent).join("+") + "=" + sum.value);
</script>`;

const mugs = `<label>Mugs <input id="mugs" type="number" value="0"></label><label>Plates <input id="plates" type="number" value="0"></label><button id="order">Order</button><script>
order.onclick = () => log(mugs.value + " mugs, " + plates.value + " plates");
</script>`;

const search = `<input id="q" placeholder="Name"><button id="seek">Search</button><p id="hit"></p><script>
seek.onclick = () => { log("sought " + q.value); hit.textContent = "1 found"; };
</script>`;

const moves = `<ul id="tree"></ul><script>
const grown = { Ferns: { Royal: ["Osmunda"] }, Mosses: { Cushion: ["Leucobryum"] } }; const open = new Set();
const line = (name, more) => "<li><span>" + (open.has(name) ? "▾ " : "▸ ") + name + "</span>" + (open.has(name) ? "<ul>" + more() + "</ul>" : "") + "</li>";
const paint = () => { tree.innerHTML = Object.entries(grown).map(([name, kinds]) => line(name, () => Object.entries(kinds).map(([kind, leaves]) => line(kind, () => leaves.map((leaf) => "<li><span>" + leaf + "</span></li>").join(""))).join(""))).join(""); };
tree.onclick = ({ target }) => { const name = target.textContent.replace(/^[▸▾] /, ""); if (target.localName !== "span") return;
  if (/^[▸▾]/.test(target.textContent)) { if (!open.delete(name)) open.add(name); paint(); } else log("chose " + name); };
paint();
</script><style>span { cursor: pointer }</style>`;

/** One thing said in several ways, over pages that are made anew while they are used. */
export const wordingTasks: AgentTask[] = [
  {
    name: "a word gets its colour from a swatch",
    pages: { "/": editor },
    instruction: 'Give the word "milk" the text colour green and press Keep.',
    logged: ["#008000 milk"],
  },
  {
    name: "a colour that there is no swatch for is not put on",
    pages: { "/": editor },
    instruction: 'Make the word "milk" purple.',
    logged: [],
    impossible: true,
  },
  {
    name: "what is in one of several drawers that are made anew is found",
    pages: { "/": drawers },
    instruction: "Find the Cleaver and open it.",
    logged: ["opened Cleaver"],
  },
  {
    name: "what is in none of them is not claimed",
    pages: { "/": drawers },
    instruction: "Find the Whisk and open it.",
    logged: [],
    impossible: true,
  },
  {
    name: "the tab that is told is opened, though another shows a link of that name",
    pages: { "/": tabs },
    instruction: 'Click the link "moss" in Tab #3.',
    logged: ["moss of 3"],
  },
  {
    name: "a mail to somebody, about something",
    pages: { "/": mails },
    instruction: 'Write a mail to Vera about "Rent": "It is paid."',
    logged: ["Vera|Rent|It is paid."],
  },
  {
    name: "that mail is the one that was spoken of",
    pages: { "/": mails },
    instruction: "Star the mail from Bo and archive that mail.",
    logged: ["Star Bo", "Archive Bo"],
  },
  {
    name: "a comment on what somebody has written",
    pages: { "/": wall },
    instruction: 'Comment "Poor hens" on what Bo Lind wrote and post it.',
    logged: ["Bo Lind: Poor hens"],
  },
  {
    name: "what a page is about is bought by its one button",
    pages: { "/": stall },
    instruction: "Buy some honey.",
    logged: ["bought"],
  },
  {
    name: "what it is not about is not bought",
    pages: { "/": stall },
    instruction: "Buy some wax.",
    logged: [],
    impossible: true,
  },
  {
    name: "one of several is bought by its own button",
    pages: { "/": lots },
    instruction: "Find the fig and buy it.",
    logged: ["bought Fig"],
  },
  {
    name: "an advertisement is no result",
    pages: { "/": knots },
    instruction: "Search for knots and open the second result that is not an ad.",
    logged: ["Reef knot"],
  },
  {
    name: "the last result of the last page",
    pages: { "/": knots },
    instruction: "Find knots and go to the very last search result.",
    logged: ["Half hitch"],
  },
  {
    name: "terms that have to be read first",
    pages: { "/": terms },
    instruction: "Accept the terms, which have to be read to the end first.",
    logged: ["accepted"],
  },
  {
    name: "a code that stands on the page opens the locker",
    pages: { "/": locker },
    instruction: "Read the locker code and open the locker with it.",
    logged: ["opened with K-417"],
  },
  {
    name: "the sum of those that were chosen",
    pages: { "/": cards },
    instruction: "Choose the cards 3 and 8, enter their sum and press Done.",
    logged: ["3+8=11"],
  },
  {
    name: "what is ordered is also sent",
    pages: { "/": mugs },
    instruction: "Order 5 mugs and 2 plates.",
    logged: ["5 mugs, 2 plates"],
  },
  {
    name: "it is sent once",
    pages: { "/": mugs },
    instruction: "Order 5 mugs and 2 plates, then press Order.",
    logged: ["5 mugs, 2 plates"],
  },
  {
    name: "the button beside a field searches where no form does",
    pages: { "/": search },
    instruction: "Search for Ada.",
    logged: ["sought Ada"],
  },
  {
    name: "it searches once",
    pages: { "/": search },
    instruction: "Search for Ada and press Search.",
    logged: ["sought Ada"],
  },
  {
    name: "a way through a tree, one branch after the other",
    pages: { "/": moves },
    instruction: "Navigate through the tree: Mosses, then Cushion, then select Leucobryum.",
    logged: ["chose Leucobryum"],
  },
];
