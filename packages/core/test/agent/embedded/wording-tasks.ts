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

/** Three tabs; the second folds by the browser's own means, the others by headings that are clicked. */
const leaflet = `<div role="tablist">${["Bathing", "Visit", "Company"].map((name, at) => `<button role="tab" aria-selected="${at === 0}" aria-controls="p${at}">${name}</button>`).join("")}</div>
<div role="tabpanel" id="p0"><div class="fold"><h5>Water</h5><p><span class="lk">mineral table</span></p></div><div class="fold"><h5>Hours</h5><p><span class="lk">early birds</span></p></div></div>
<div role="tabpanel" id="p1" hidden><details><summary>Prices</summary><p><span class="lk">family card</span></p></details><details><summary>Getting here</summary><p><span class="lk">car park map</span></p></details></div>
<div role="tabpanel" id="p2" hidden><div class="fold"><h5>Jobs</h5><p><span class="lk">kitchen help</span></p></div></div><script>
const tabs = [...document.querySelectorAll("[role=tab]")];
tabs.forEach((tab, at) => { tab.onclick = () => tabs.forEach((one, other) => { one.ariaSelected = String(other === at); document.getElementById("p" + other).hidden = other !== at; }); });
document.onclick = ({ target }) => { if (target.localName === "h5") target.parentElement.classList.toggle("wide"); else if (target.className === "lk") log("followed " + target.textContent); };
</script><style>.fold > p { display: none } .fold.wide > p { display: block } h5, .lk { cursor: pointer }</style>`;

/** Each with its own controls, which are no control by anything but a listener further out. */
const murmurs = `<div id="feed">${[
  ["@ada", "Snow until May."],
  ["@bo", "Two hens are lost."],
]
  .map(
    ([who, what]) =>
      `<div class="post"><b>${who}</b><p>${what}</p><span>Like</span> <span>Share</span> <span>Reply</span></div>`,
  )
  .join("")}</div><script>
feed.onclick = ({ target }) => { if (target.localName === "span") log(target.textContent + " " + target.parentElement.querySelector("b").textContent); };
</script><style>span { cursor: pointer }</style>`;

const noodles = `<div id="dishes">${["Udon", "Ramen"].map((name) => `<div>${name} <i class="less">−</i> <b>0</b> <i class="more">+</i></div>`).join("")}</div><p><input placeholder="Anything else?"></p><button id="place">Place order</button><script>
dishes.onclick = ({ target }) => { const count = target.parentElement.querySelector("b"); if (target.localName === "i") count.textContent = Math.max(0, +count.textContent + (target.className === "more" ? 1 : -1)); };
place.onclick = () => log([...dishes.children].map((dish) => dish.querySelector("b").textContent + " " + dish.firstChild.textContent.trim()).join(", "));
</script><style>i { cursor: pointer; padding: 4px }</style>`;

const letterbox = `<div id="list"></div><script>
const paint = () => { list.innerHTML = ["Ada Byron", "Bo Lind"].map((who) => "<div><b>" + who + "</b> <span>Reply</span></div>").join(""); };
list.onclick = ({ target }) => { if (target.textContent !== "Reply") return; const who = target.parentElement.querySelector("b").textContent;
  list.innerHTML = '<textarea></textarea><span>Send</span>'; list.querySelector("span").onclick = (event) => { event.stopPropagation(); log(who + ": " + list.querySelector("textarea").value); paint(); }; };
paint();
</script><style>span { cursor: pointer }</style>`;

const cupboard = `<ul id="tree"></ul><script>
const grown = { Family: { Attic: { Trunk: { "boiler.pdf": 0 }, "boiler.pdf": 0 }, "boiler.pdf": 0 } }; const open = new Set();
const lines = (inside, path) => "<ul>" + Object.entries(inside).map(([name, more]) => { const at = path + "/" + name; return more ? '<li><i data-at="' + at + '">' + (open.has(at) ? "▾" : "▸") + "</i><span>" + name + "</span>" + (open.has(at) ? lines(more, at) : "") + "</li>" : '<li><span data-file="' + at + '">' + name + "</span></li>"; }).join("") + "</ul>";
const paint = () => { tree.innerHTML = lines(grown, ""); };
tree.onclick = ({ target: { dataset } }) => { if (dataset.at) { if (!open.delete(dataset.at)) open.add(dataset.at); paint(); } else if (dataset.file) log(dataset.file); };
paint();
</script><style>i, span { cursor: pointer }</style>`;

const permit = `<form onsubmit="return false"><p>Colonies: <span><b class="less">−</b><input id="n" value="1"><b class="more">+</b></span></p><p><label for="years">Years</label> <input type="range" id="years" min="0" max="30" value="0"> <output>0</output></p><p>District <select id="where"><option>Ashford<option>Beckley</select></p><button id="apply">Apply</button></form><script>
document.querySelector(".more").onclick = () => { n.value = +n.value + 1; }; document.querySelector(".less").onclick = () => { n.value = +n.value - 1; };
apply.onclick = () => log(n.value + " in " + where.value);
</script>`;

const birth = `<p>Date of birth <input id="day" type="date"></p><p>Time of birth <input id="time" placeholder="hh:mm"> <select id="half"><option>AM<option>PM</select></p><button id="keep">Save</button><script>
keep.onclick = () => log([day.value, time.value, half.value].join(" "));
</script>`;

/** Samples on several pages, found by a picture beside a field that nothing names. */
const samples = `<input id="kw"><img id="lens" alt="Search" width="20" height="16" style="cursor:pointer" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"><div id="out"></div><script>
const all = [["S1", "slate", "Dent"], ["S2", "slate", "Arran"], ["S3", "slate", "Foula"], ["S4", "slate", "Bodmin"], ["S5", "basalt", "Jura"]]; let page = 0, found = [];
const paint = () => { out.innerHTML = "<table>" + found.slice(page * 2, page * 2 + 2).map(([code, kind, place]) => "<tr><td>" + code + "</td><td>" + kind + "</td><td>" + place + '</td><td><span data-code="' + code + '">view</span></td></tr>').join("") + "</table>" + (page * 2 + 2 < found.length ? '<nav aria-label="Pages"><button id="next">Next</button></nav>' : "");
  if (document.querySelector("#next")) document.querySelector("#next").onclick = () => { page += 1; paint(); }; };
lens.onclick = () => { page = 0; found = all.filter((one) => one[1] === kw.value); paint(); };
out.onclick = ({ target: { dataset } }) => { if (dataset.code) log(dataset.code); };
</script><style>span { cursor: pointer }</style>`;

const lotsToBid = `<table>${["Clock", "Lamp"].map((name) => `<tr><td>${name}</td><td><input aria-label="Your bid" type="number"></td><td><button>Bid</button></td></tr>`).join("")}</table><script>
document.querySelector("table").onclick = ({ target }) => { if (target.localName === "button") { const row = target.closest("tr"); log(row.querySelector("input").value + " for " + row.cells[0].textContent); } };
</script>`;

const menus = `<div id="feed">${["@ada", "@bo"].map((who) => `<div class="post"><b>${who}</b> <p>It rains.</p> <span class="more">More</span></div>`).join("")}</div><script>
feed.onclick = ({ target }) => { const post = target.closest(".post");
  if (target.className === "more") { document.querySelector(".menu")?.remove(); post.insertAdjacentHTML("beforeend", '<div class="menu"><span>Mute</span> <span>Report</span></div>'); }
  else if (target.parentElement.className === "menu") log(target.textContent + " " + post.querySelector("b").textContent); };
</script><style>span { cursor: pointer }</style>`;

/** People under letters, whose details open where they are pressed. */
const folk = `<p id="abc"></p><div id="people"></div><p>Your answer: <input id="answer"> <button id="send">Send</button></p><script>
const all = [["Alder", "Ida", "0411"], ["Avery", "Finn", "0422"], ["Brandt", "Ada", "0433"], ["Burns", "Bo", "0444"]]; let letter = "A"; const open = new Set();
const paint = () => { abc.innerHTML = ["A", "B", "C"].map((one) => "<a>" + one + "</a> ").join("");
  people.innerHTML = all.map(([last, first, phone], at) => last[0] === letter ? '<div class="person" data-at="' + at + '">' + last + ", " + first + " <small>pilot</small></div>" + (open.has(at) ? "<dl><dt>Telephone</dt><dd>" + phone + "</dd><dt>Address</dt><dd>28 Net Loft Yard</dd><dt>Boat</dt><dd>Orca</dd></dl>" : "") : "").join(""); };
abc.onclick = ({ target }) => { if (target.localName === "a") { letter = target.textContent; paint(); } };
people.onclick = ({ target }) => { const at = Number(target.closest(".person")?.dataset.at); if (!open.delete(at)) open.add(at); paint(); };
send.onclick = () => log(answer.value); paint();
</script><style>a, .person { cursor: pointer }</style>`;

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
    name: "a mail that is composed, and sent once",
    pages: { "/": mails },
    instruction: 'Compose a new message to Vera with subject "Rent" and body "It is paid.", then send it.',
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
    name: "a fold of the second of three tabs",
    pages: { "/": leaflet },
    instruction: 'Find the link "car park map" and click it.',
    logged: ["followed car park map"],
  },
  {
    name: "a fold of the tab that is in front, after the others were looked behind",
    pages: { "/": leaflet },
    instruction: "Look through the tabs for the link early birds and click on it.",
    logged: ["followed early birds"],
  },
  {
    name: "a fold of a tab that is told",
    pages: { "/": leaflet },
    instruction: "On the Visit tab, open the section Prices and follow the link family card.",
    logged: ["followed family card"],
  },
  {
    name: "what somebody wrote is shared, and nothing else is pressed",
    pages: { "/": murmurs },
    instruction: 'Somebody wrote "Two hens are lost." - share it, would you?',
    logged: ["Share @bo"],
  },
  {
    name: "nothing is shared or liked to find what is not there",
    pages: { "/": murmurs },
    instruction: "Find the post about the geese in one of the sections and pin it.",
    logged: [],
    impossible: true,
  },
  {
    name: "what was counted is ordered",
    pages: { "/": noodles },
    instruction: "Order two Udon and one Ramen.",
    logged: ["2 Udon, 1 Ramen"],
  },
  {
    name: "a wish is no text for the one field",
    pages: { "/": noodles },
    instruction: "I'd like two portions of Soba to take away, please. Place the order.",
    logged: [],
    impossible: true,
  },
  {
    name: "what was sent with its answer is not sent again",
    pages: { "/": letterbox },
    instruction: 'Answer the letter from Bo Lind with "Thursday suits me" and send it.',
    logged: ["Bo Lind: Thursday suits me"],
  },
  {
    name: "what is written after an answer was sent is not sent with it",
    pages: {
      "/": `${letterbox}<p><label>Note <input id="note"></label> <button id="send">Send note</button></p><script>send.onclick = () => log("note " + note.value);</script>`,
    },
    instruction: 'Answer the letter from Bo Lind with "Yes", fill Note with "Buy oats" and send it.',
    logged: ["Bo Lind: Yes", "note Buy oats"],
  },
  {
    name: "of several files of one name the one in the folder itself",
    pages: { "/": cupboard },
    instruction: "Please open Family / Attic / boiler.pdf",
    logged: ["/Family/Attic/boiler.pdf"],
  },
  {
    name: "a counter begins where its field stands",
    pages: { "/": permit },
    instruction: "I have eight colonies in Beckley. Please fill that in and apply.",
    logged: ["8 in Beckley"],
  },
  {
    name: "a time goes into its field and the list of halves behind it",
    pages: { "/": birth },
    instruction: "Enter June 7, 2004 as the date of birth and 2:45 PM as the time of birth, then press Save.",
    logged: ["2004-06-07 2:45 PM"],
  },
  {
    name: "what was searched for and stands on a later page",
    pages: { "/": samples },
    instruction: "Search for slate and view the sample from Bodmin.",
    logged: ["S4"],
  },
  {
    name: "a result without a link of its own, counted over the pages",
    pages: { "/": samples },
    instruction: "search slate and view result 3",
    logged: ["S3"],
  },
  {
    name: "a search box that only the picture beside it tells",
    pages: { "/": samples },
    instruction: 'Type "basalt" into the search box, click Search and view the sample from Jura.',
    logged: ["S5"],
  },
  {
    name: "a bid is placed, and not only written",
    pages: { "/": lotsToBid },
    instruction: "Place a bid of 77 on the Lamp.",
    logged: ["77 for Lamp"],
  },
  {
    name: "an entry of the menu of the one that is told",
    pages: { "/": menus },
    instruction: 'Choose "mute" in the more menu of @bo.',
    logged: ["Mute @bo"],
  },
  {
    name: "what somebody has who stands under another letter",
    pages: { "/": folk },
    instruction: "What is the telephone number of Ada Brandt? Type it into the answer box and press Send.",
    logged: ["0433"],
  },
  {
    name: "where somebody lives, and not all that the page says",
    pages: { "/": folk },
    instruction: "Look up where Ada Brandt lives, enter the address and press Send.",
    logged: ["28 Net Loft Yard"],
  },
  {
    name: "what somebody has is looked up, and not typed as it is asked for",
    pages: { "/": folk },
    instruction: "type Ida Alder's telephone number and send",
    logged: ["0411"],
  },
  {
    name: "nobody's number is given for that of somebody who is not there",
    pages: { "/": folk },
    instruction: "What is the telephone number of Ada Burns? Type it into the answer box and press Send.",
    logged: [],
    impossible: true,
  },
  {
    name: "a way through a tree, one branch after the other",
    pages: { "/": moves },
    instruction: "Navigate through the tree: Mosses, then Cushion, then select Leucobryum.",
    logged: ["chose Leucobryum"],
  },
];
