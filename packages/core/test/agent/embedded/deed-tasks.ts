import type { AgentTask } from "./task-run.ts";

const folds = `<style>.body{display:none} h3.open+.body{display:block} h3{cursor:pointer}</style>
<div id="all"><h3>Shipping</h3><div class="body"><a href="#a" onclick="log('rates');return false">rates</a></div>
<h3>Billing</h3><div class="body"><a href="#b" onclick="log('receipt');return false">receipt</a></div></div>
<script>all.onclick = ({ target }) => target.localName === "h3" && target.classList.toggle("open")</script>`;

const plainTabs = `<style>.tab{cursor:pointer;display:inline-block;padding:4px}</style>
<div id="tabs"><div class="tab">North</div><div class="tab">South</div><div class="tab">West</div></div><p id="body"></p>
<script>
const said = { North: "harbour", South: "orchard", West: "quarry" };
function show(name) { body.innerHTML = '<a href="#x">' + said[name] + '</a>'; }
show("North");
tabs.onclick = ({ target }) => said[target.textContent] && show(target.textContent);
body.onclick = (event) => { event.preventDefault(); if (event.target.localName === "a") log(event.target.textContent); };
</script>`;

const results = `<div id="list"></div><div id="pager"></div><script>
const names = ["ash", "beech", "cedar", "elm", "fir", "hazel", "larch", "maple"];
let page = 0;
function show() {
  list.innerHTML = names.slice(page * 3, page * 3 + 3).map((name) => '<p><a href="#r">' + name + '</a> <small>' + name + '.test</small></p>').join("");
  pager.innerHTML = [0, 1, 2].map((at) => '<a href="#p">' + (at + 1) + '</a> ').join("") + (page < 2 ? '<a href="#p">&gt;</a>' : "");
}
list.onclick = (event) => { event.preventDefault(); if (event.target.localName === "a") log(event.target.textContent); };
pager.onclick = (event) => { event.preventDefault(); const text = event.target.textContent; page = text === ">" ? page + 1 : Number(text) - 1; show(); };
show();
</script>`;

const inbox = (
  controls: string,
) => `<style>.row{cursor:pointer} .row span{margin:0 6px}</style><div id="app"></div><script>
const mails = [["Ines", "Roof"], ["Otto", "Boat"], ["Vera", "Roof"]];
function inbox() {
  app.innerHTML = '<h2>Inbox</h2>' + mails.map(([who, what]) => '<div class="row"><b>' + who + '</b> <span>' + what + '</span>${controls}</div>').join("");
}
let open;
app.onclick = ({ target }) => {
  const row = target.closest(".row");
  if (row !== null) {
    const who = row.querySelector("b").textContent;
    if (target.className === "star") { log("star " + who); target.textContent = "★"; return; }
    open = who;
    app.innerHTML = '<h2>Mail</h2><p>from ' + who + '</p><button>Reply</button> <button>Delete</button> <button>Back</button>';
  } else if (target.textContent === "Delete") { log("delete " + open); inbox(); }
  else if (target.textContent === "Reply") app.innerHTML = '<h2>Reply</h2><textarea></textarea><button>Send</button>';
  else if (target.textContent === "Send") { log("reply " + open + ": " + app.querySelector("textarea").value); inbox(); }
};
inbox();
</script>`;
const star = '<span class="star" title="Star">☆</span>';

const questions = `<p id="q"></p><input type="button" value="Yes"> <input type="button" value="No"><script>
const asked = ["Is it warm?", "Is it dry?", "Is it late?"]; let at = 0;
function ask() { q.textContent = asked[at] ?? "Thank you."; }
for (const button of document.querySelectorAll("input")) button.onclick = () => { log(asked[at] + " " + button.value); at += 1; ask(); };
ask();
</script>`;

const guessing = (
  secret: number,
) => `<h1>A number from 1 to 60</h1><input id="n" size="3"> <button id="go">Guess</button><p id="say" role="status"></p><script>
go.onclick = () => { const n = Number(document.getElementById("n").value); say.textContent = n === ${secret} ? "Correct!" : n < ${secret} ? "Too low." : "Too high."; if (n === ${secret}) log("found"); };
</script>`;

const form = (
  text: string,
) => `<p>${text}</p><form><label>Your answer <input id="a"></label> <button>Send</button></form><script>
document.forms[0].onsubmit = (event) => { event.preventDefault(); log(a.value); };
</script>`;

const flights = (rows: string[]) =>
  `<table>${rows
    .map(
      (row, at) =>
        `<tr>${row
          .split("|")
          .map((cell) => `<td>${cell}</td>`)
          .join(
            "",
          )}<td><button onclick="log('book ${at}');this.disabled=true;this.textContent='Booked'">Book</button></td></tr>`,
    )
    .join("")}</table>`;

const bar = `<style>.drink{cursor:pointer;display:inline-block;padding:6px}</style><div id="menu"><div class="drink">Lemonade</div><div class="drink">Cider</div><div class="drink">Tea</div></div><ul id="got"></ul><button id="o">Order now</button><script>
const got = [];
menu.onclick = ({ target }) => { if (target.className !== "drink") return; got.push(target.textContent); document.getElementById("got").innerHTML = got.map((one) => '<li>' + one + '</li>').join(""); };
o.onclick = () => { log(got.join(",")); o.textContent = "Ordered"; };
</script>`;

const terms = `<div id="t" tabindex="0" style="height:80px;overflow:auto;border:1px solid">${"<p>A clause of it.</p>".repeat(20)}</div>
<label><input type="checkbox" id="agree" disabled> I agree</label> <button id="next" disabled>Continue</button><script>
t.onscroll = () => { if (t.scrollTop + t.clientHeight >= t.scrollHeight - 4) agree.disabled = false; };
agree.onchange = () => { next.disabled = !agree.checked; };
next.onclick = () => { log("agreed"); next.textContent = "Thanks"; };
</script>`;

const trains = `<form><label>From <input name="from"></label> <label>To <input name="to"></label> <label>Day <input type="date" name="day"></label> <button>Search trains</button></form><div id="found"></div><script>
const form = document.forms[0];
form.onsubmit = (event) => { event.preventDefault(); found.innerHTML = [45, 30, 60].map((price) => '<div><b>Train</b> <span>' + price + ' €</span> <button>Book</button></div>').join(""); };
found.onclick = ({ target }) => { if (target.localName === "button") { log(form.from.value + " " + form.to.value + " " + form.day.value + " " + parseInt(target.previousElementSibling.textContent)); target.textContent = "Booked"; } };
</script>`;

const week = `<div id="week">${["Monday", "Tuesday"].map((day) => `<div><b>${day}</b> <a href="#" data-day="${day}">add</a></div>`).join("")}</div><div id="box"></div><script>
week.onclick = (event) => { event.preventDefault(); const { day } = event.target.dataset; if (day) box.innerHTML = 'New <input placeholder="Title"> <button data-day="' + day + '">Save</button>'; };
box.onclick = ({ target }) => { if (target.localName === "button") { log(target.dataset.day + " " + box.querySelector("input").value); box.innerHTML = "Saved"; } };
</script>`;

const signs = `<div id="t">${["Sales:Export", "Works:Foundry"]
  .map((pair) => {
    const [name, inner] = pair.split(":");
    return `<table><tr><td><a href="javascript:void 0" class="sign">[+]</a></td><td>${name}</td></tr><tr hidden><td></td><td><a href="#" onclick="log('${inner}');this.textContent+='!';return false">${inner}</a></td></tr></table>`;
  })
  .join("")}</div><script>
for (const sign of document.querySelectorAll(".sign")) sign.onclick = () => { const row = sign.closest("tr").nextElementSibling; row.hidden = !row.hidden; sign.textContent = row.hidden ? "[+]" : "[-]"; };
</script>`;

const page = (name: string, body: string, rest: Omit<AgentTask, "name" | "pages">): AgentTask => ({
  name,
  pages: { "/": body },
  ...rest,
});

/** Things that take more than one element told by its name. */
export const deedTasks: AgentTask[] = [
  page("a link behind headings that only take clicks", folds, {
    instruction: "Unfold the sections to find the link receipt and click it.",
    logged: ["receipt"],
  }),
  page("a link in a section that is closed", folds, {
    instruction: "Click rates in the section Shipping",
    logged: ["rates"],
  }),
  page("a link behind tabs without roles", plainTabs, {
    instruction: 'Switch between the tabs to find and click on the link "quarry".',
    logged: ["quarry"],
  }),
  page("a link that is behind no tab", plainTabs, {
    instruction: 'Switch between the tabs to find and click on the link "mill".',
    logged: [],
    impossible: true,
  }),
  page("a result on the third page", results, { instruction: "Open result number 8", logged: ["maple"] }),
  page("a result on the first page", results, { instruction: "Click the second result.", logged: ["beech"] }),
  page("more results than there are", results, {
    instruction: "Click the 12th result.",
    logged: [],
    impossible: true,
  }),
  page("a star in the row of a mail", inbox(star), {
    instruction: "Star the mail by Otto.",
    logged: ["star Otto"],
  }),
  page("a star that no mail has", inbox(""), {
    instruction: "Star the mail by Otto.",
    logged: [],
    impossible: true,
  }),
  page("deleting a mail that is to be opened first", inbox(star), {
    instruction: "Delete the mail from Vera",
    logged: ["delete Vera"],
  }),
  page("a reply to a mail", inbox(""), {
    instruction: 'Open the mail by Ines and reply with the text "On Monday, then."',
    logged: ["reply Ines: On Monday, then."],
  }),
  page("the same answer to all questions", questions, {
    instruction: "Answer all three questions with no.",
    logged: ["Is it warm? No", "Is it dry? No", "Is it late? No"],
  }),
  page("answers in their order", questions, {
    instruction: "Answer the three questions: yes, no, yes.",
    logged: ["Is it warm? Yes", "Is it dry? No", "Is it late? Yes"],
  }),
  page("answers to named questions", questions, {
    instruction: "Answer as follows: Is it warm? no; Is it dry? yes; Is it late? no",
    logged: ["Is it warm? No", "Is it dry? Yes", "Is it late? No"],
  }),
  page("a question that is not asked", questions, {
    instruction: "Answer as follows: Is it cold? no; Is it dry? yes",
    logged: [],
    impossible: true,
  }),
  page("a number by higher and lower", guessing(47), {
    instruction: "Guess the number. The page says whether it is too high or too low.",
    logged: ["found"],
    says: /47/,
  }),
  page("a number that lies out of its bounds", guessing(61), {
    instruction: "Guess the number.",
    logged: [],
    impossible: true,
  }),
  page("a sum", form("What is 14 - 6?"), {
    instruction: "Solve the little sum on the page and press Send.",
    logged: ["8"],
  }),
  page("an equation", form("x + 3 = 11"), {
    instruction: "Type the solution into the field, then Send",
    logged: ["8"],
  }),
  page("two sums", form("2 + 2 = ? or 3 + 3 = ?"), {
    instruction: "Solve the sum and press Send",
    logged: [],
    impossible: true,
  }),
  page(
    "a price from a table",
    `<table><tr><th>Tool<th>Price<tr><td>Awl<td>7.20<tr><td>File<td>9.85</table>${form("")}`,
    { instruction: "Enter the price of File and click Send.", logged: ["9.85"] },
  ),
  page(
    "the cheapest",
    flights(["LW 1|08:10|2 h 5 min|€ 120", "LW 2|09:40|1 h 50 min|€ 98", "LW 3|06:30|3 h|€ 1,040"]),
    { instruction: "Book the cheapest flight", logged: ["book 1"] },
  ),
  page(
    "the shortest",
    flights(["LW 1|08:10|2 h 5 min|€ 120", "LW 2|09:40|1 h 50 min|€ 98", "LW 3|06:30|55 min|€ 140"]),
    { instruction: "Book the shortest flight", logged: ["book 2"] },
  ),
  page("two that are the cheapest", flights(["LW 1|€ 98", "LW 2|€ 98"]), {
    instruction: "Book the cheapest flight",
    logged: ["book 0"],
  }),
  page(
    "the shortest of several units in a column",
    `<table><tr><th>Flight<th>Duration<th>Price<th>${[
      ["LW 1", "3 hr 5 min", "€ 210"],
      ["LW 2", "55 min", "€ 1,100"],
      ["LW 3", "1 h", "€ 95.50"],
    ]
      .map((cells) => `<tr><td>${cells.join("<td>")}<td><button onclick="log('${cells[0]}')">Select</button>`)
      .join("")}</table>`,
    { instruction: "Take the shortest flight", logged: ["LW 2"] },
  ),
  page("several of several things", bar, {
    instruction: "Add two Lemonade and one Tea to your list and order.",
    logged: ["Lemonade,Lemonade,Tea"],
  }),
  page("something that is not sold", bar, {
    instruction: "Add two Lemonade and one Cocoa to your list and order.",
    logged: [],
    impossible: true,
  }),
  page("conditions that are to be read to the end", terms, {
    instruction: "Read the conditions to the end, agree, and continue.",
    logged: ["agreed"],
  }),
  page(
    "a step without effect",
    `<button>Quiet</button><button onclick="log('loud');this.textContent='Done'">Loud</button>`,
    { instruction: "Click Quiet, then click Loud", logged: ["loud"], impossible: true },
  ),
  page(
    "an announcement",
    `<label><input type="checkbox" onchange="log('grebe')"> Grebe</label><label><input type="checkbox" onchange="log('heron')"> Heron</label>`,
    { instruction: "I have seen a Heron. Tick it.", logged: ["heron"] },
  ),
  page("a journey that is searched for and chosen", trains, {
    instruction: "Book the cheapest train from Cork to Oslo on 13 April 2027",
    logged: ["Cork Oslo 2027-04-13 30"],
  }),
  page("the row that is called so", flights(["LW 1|€ 120", "LW 2|€ 98"]), {
    instruction: "Book flight LW 2",
    logged: ["book 1"],
  }),
  page("a row that is not there", flights(["LW 1|€ 120", "LW 2|€ 98"]), {
    instruction: "Book flight LW 7",
    logged: [],
    impossible: true,
  }),
  page("what is ordered is not on the page", `<button onclick="log('ordered')">Order now</button>`, {
    instruction: "Order the soup",
    logged: [],
    impossible: true,
  }),
  page("an appointment on a day", week, {
    instruction: 'Add an appointment "Vet" on Tuesday.',
    logged: ["Tuesday Vet"],
  }),
  page("a branch that a sign opens", signs, {
    instruction: "Open Sales and click Export.",
    logged: ["Export"],
  }),
  page("a path through folders", signs, { instruction: "Open Sales/Export", logged: ["Export"] }),
  page("a path to what is not there", signs, {
    instruction: "Open Sales/Import",
    logged: [],
    impossible: true,
  }),
];
