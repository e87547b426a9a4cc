import type { AgentTask } from "./task-run.ts";

/** Rows with a box each, and one toolbar for all of them; `ticked`: whose box is ticked already. */
const letters = (
  ticked = "",
) => `<div role="toolbar"><button id="drop">Delete</button><button id="file">Archive</button></div>
<div id="list">${["Ada Byron", "Bo Lind", "Cem Oz"].map((who) => `<div class="line"><input type="checkbox" aria-label="Select" ${who === ticked ? "checked" : ""}><span class="who">${who}</span> <span class="what">about the barn</span></div>`).join("")}</div><div id="letter"></div><script>
const lines = () => [...document.querySelectorAll(".line")].filter((line) => line.querySelector("input").checked);
drop.onclick = () => lines().forEach((line) => { log("deleted " + line.querySelector(".who").textContent); line.remove(); });
file.onclick = () => lines().forEach((line) => { log("archived " + line.querySelector(".who").textContent); line.remove(); });
list.onclick = ({ target }) => { if (!target.matches(".who, .what")) return;
  letter.innerHTML = '<p>The barn is dry.</p><button id="on">Forward</button>';
  document.querySelector("#on").onclick = () => { letter.innerHTML = '<p><label>To <input id="to"></label></p><p><label>Subject <input id="re" value="Fwd: barn"></label></p><textarea aria-label="Text"></textarea><button id="send">Send</button>';
    document.querySelector("#send").onclick = () => { log("to " + to.value + ": " + re.value); letter.innerHTML = "Sent"; }; }; };
</script>`;

/** Days beside each other, and the times of the one that is chosen, all made anew with each press. */
const barber = `<h1>Cuts</h1><div id="days"></div><div id="times"></div><label>With <select id="with"><option>Ida<option>Olaf</select></label><button id="book">Book</button><script>
const free = { Monday: ["09:00", "10:30", "15:00"], Tuesday: ["10:30", "11:15", "16:45"] }; let day = "Monday", time = "";
const paint = () => { days.innerHTML = Object.keys(free).map((one) => '<span class="day ' + (one === day ? "on" : "") + '">' + one + "</span> ").join("");
  times.innerHTML = ["09:00", "10:30", "11:15", "15:00", "16:45"].map((one) => '<span class="slot ' + (free[day].includes(one) ? "" : "taken") + (one === time ? " on" : "") + '">' + one + "</span> ").join(""); };
days.onclick = ({ target }) => { if (target.matches(".day")) { day = target.textContent; time = ""; paint(); } };
times.onclick = ({ target }) => { if (target.matches(".slot:not(.taken)")) { time = target.textContent; paint(); } };
paint(); book.onclick = () => log([day, time, document.querySelector("#with").value].join(" "));
</script><style>.day, .slot { cursor: pointer; display: inline-block; padding: 4px }</style>`;

const plots = `<h1>Plots</h1><label><input type="checkbox" id="tap">Tap water (+ €3)</label> <label><input type="checkbox" id="shed">Shed (+ €9)</label><p><label>Name <input id="who"></label></p><p><label>E-mail <input id="mail" type="email"></label></p><button id="take">Reserve</button><script>
take.onclick = () => log([tap.checked, shed.checked, who.value, mail.value].join(" "));
</script>`;

const ferries = `<h1>Ferries</h1><form onsubmit="return false"><label>From <input id="from"></label><label>To <input id="to"></label><label>Date <input id="day" type="date"></label><button id="go">Find ferries</button></form><div id="found"></div><script>
go.onclick = () => { found.innerHTML = [["07:10", 31], ["09:40", 19], ["15:05", 44]].map(([at, price]) => "<div class='trip'><b>" + at + "</b> <span>€ " + price + "</span> <a href='#'>Select</a></div>").join(""); };
found.onclick = (event) => { event.preventDefault(); if (event.target.localName === "a") log([document.querySelector("#from").value, to.value, day.value, event.target.parentElement.querySelector("b").textContent].join(" ")); };
</script>`;

/** Names that begin with a sign open and close; those without one are what the tree is about. */
const ferns = `<ul id="tree"></ul><script>
const grown = { Ferns: ["Lady", "Royal"], Mosses: ["Feather", "Cushion"] }; const open = new Set();
const paint = () => { tree.innerHTML = Object.entries(grown).map(([name, kinds]) => "<li><span>" + (open.has(name) ? "▾ " : "▸ ") + name + "</span>" + (open.has(name) ? "<ul>" + kinds.map((kind) => "<li><span>" + kind + "</span></li>").join("") + "</ul>" : "") + "</li>").join(""); };
tree.onclick = ({ target }) => { const name = target.textContent.replace(/^[▸▾] /, ""); if (target.localName !== "span") return;
  if (name in grown) { if (!open.delete(name)) open.add(name); paint(); } else log("chose " + name); };
paint();
</script><style>span { cursor: pointer }</style>`;

/** What has to be selected before something is done with it. */
export const selectingTasks: AgentTask[] = [
  {
    name: "a row is ticked before the toolbar's button is pressed",
    pages: { "/": letters() },
    instruction: "Delete the message from Bo Lind.",
    logged: ["deleted Bo Lind"],
  },
  {
    name: "one row after the other is ticked for the toolbar",
    pages: { "/": letters() },
    instruction: "Archive the mails from Ada Byron and Cem Oz.",
    logged: ["archived Ada Byron", "archived Cem Oz"],
  },
  {
    name: "the toolbar is left alone where another row is ticked",
    pages: { "/": letters("Ada Byron") },
    instruction: "Delete the message from Bo Lind.",
    logged: [],
    impossible: true,
  },
  {
    name: "a mail goes to whom it is for, though its form asks for more",
    pages: { "/": letters() },
    instruction: "Find the mail by Cem Oz and forward it to Vera.",
    logged: ["to Vera: Fwd: barn"],
  },
  {
    name: "a day, and then a time that is made anew",
    pages: { "/": barber },
    instruction: "Book a cut with Olaf on Tuesday at 10:30.",
    logged: ["Tuesday 10:30 Olaf"],
  },
  {
    name: "the earliest free time of a day",
    pages: { "/": barber },
    instruction: "Book the earliest free time on Tuesday with Ida.",
    logged: ["Tuesday 10:30 Ida"],
  },
  {
    name: "the last slot of a day",
    pages: { "/": barber },
    instruction: "Book the last available slot on Monday with Olaf.",
    logged: ["Monday 15:00 Olaf"],
  },
  {
    name: "an address goes where addresses go, and what a box costs need not be said",
    pages: { "/": plots },
    instruction: "Reserve a plot with a shed, under the name Uma Keel (uma@post.example).",
    logged: ["false true Uma Keel uma@post.example"],
  },
  {
    name: "what was looked for is selected, and not what looked for it",
    pages: { "/": ferries },
    instruction: "Find the cheapest ferry from Oban to Mull on 4 May 2031 and select it.",
    logged: ["Oban Mull 2031-05-04 09:40"],
  },
  {
    name: "a leaf of a tree is chosen, and no other is pressed on the way",
    pages: { "/": ferns },
    instruction: "Find the plant named Cushion in the tree and click on it.",
    logged: ["chose Cushion"],
  },
  {
    name: "no leaf is pressed where the one that is asked for is not there",
    pages: { "/": ferns },
    instruction: "Find the plant named Bracken in the tree and click on it.",
    logged: [],
    impossible: true,
  },
];
