import type { AgentTask } from "./task-run.ts";

/** One step after the other, each with a button that leads on. */
const parcel = `<h1>Removal</h1><section id="one"><h2>What is to be moved?</h2>
<label><input type="radio" name="what" value="flat">A flat</label><label><input type="radio" name="what" value="piano">A grand piano</label><button>Next</button></section>
<section id="two" hidden><h2>Where to?</h2><label>Town <input id="town"></label><label>Helpers <input id="helpers" type="number" value="1"></label><button>Next</button></section>
<section id="three" hidden><h2>All right?</h2><label><input type="checkbox" id="cover">With insurance</label><button id="book">Book removal</button></section><script>
const [one, two, three] = document.querySelectorAll("section");
const on = (from, to) => { from.querySelector("button").onclick = () => { from.hidden = true; to.hidden = false; }; };
on(one, two); on(two, three);
book.onclick = () => log([document.querySelector(":checked").value, town.value, helpers.value, cover.checked].join(" "));
</script>`;

/** A search, and what it finds. */
const concerts = `<h1>Concerts</h1><form><label>Composer <input id="composer"></label><label>Town <select id="town"><option value="">Any<option>Graz<option>Lviv</select></label><button>Search</button></form><div id="found"></div><script>
const all = [["Night Songs", "Clara Lind", "Graz", 1991], ["Night Songs", "Olga Berg", "Lviv", 1978], ["Wind Trio", "Clara Lind", "Lviv", 1991]];
document.forms[0].onsubmit = (event) => { event.preventDefault();
  found.innerHTML = all.filter(([, who, where]) => who.includes(composer.value) && where.includes(town.value)).map(([title, who, where, year]) => "<p><b>" + title + "</b> by " + who + ", " + where + " (" + year + ") <button>Reserve</button></p>").join(""); };
found.onclick = ({ target }) => { if (target.localName === "button") log(target.parentElement.textContent.trim().replace(" Reserve", "")); };
</script>`;

/** The same list, with a choice of each day behind its tab. */
const boats = `<h1>Boats</h1><div role="tablist"><button role="tab" aria-selected="true">Friday</button><button role="tab" aria-selected="false">Sunday</button></div><div id="day"></div><script>
const trips = { Friday: ["Alder 09:00", "Birch 09:00"], Sunday: ["Alder 09:00", "Alder 14:30", "Birch 14:30"] };
const paint = (day) => { const boats = [...new Set(trips[day].map((trip) => trip.split(" ")[0]))];
  document.querySelector("#day").innerHTML = boats.map((boat) => '<div class="boat"><h2>' + boat + '</h2><label>Seats on ' + boat + ' <select><option>1<option>2<option>3</select></label>' + trips[day].filter((trip) => trip.startsWith(boat)).map((trip) => '<button>' + trip.split(" ")[1] + "</button>").join("") + "</div>").join("");
  for (const tab of document.querySelectorAll("[role=tab]")) tab.ariaSelected = String(tab.textContent === day);
  document.querySelector("#day").dataset.day = day; };
document.querySelector("[role=tablist]").onclick = ({ target }) => paint(target.textContent); paint("Friday");
document.querySelector("#day").onclick = ({ target }) => { if (target.localName !== "button") return; const part = target.parentElement;
  log([document.querySelector("#day").dataset.day, part.querySelector("h2").textContent, target.textContent, part.querySelector("select").value].join(" ")); };
</script>`;

/** Rows that ask for the same, and signs that count. */
const market = `<h1>Market</h1><table>${["Plum jam", "Oat cakes", "Sheep cheese"].map((name) => `<tr><td>${name}</td><td><input class="offer" aria-label="Your offer"></td><td><button class="send">Send offer</button></td></tr>`).join("")}</table><script>
for (const button of document.querySelectorAll(".send")) button.onclick = () => { const row = button.closest("tr"); log(row.cells[0].textContent + " " + row.querySelector("input").value); };
</script>`;

/** Fields for what tells films, and a list that is found by them. */
const films = `<p>Genre <input id="genre"></p><p>Year <input id="year"></p><p>Director <input id="director"></p><button id="go">Search</button><script>
go.onclick = () => log([genre.value, year.value, director.value].join("/"));
</script>`;

/** Tickets that are picked by a click, and one button that buys. */
const picked = `<div id="list"></div><button id="buy">Buy</button><script>
let chosen = "nothing";
for (const [price, length] of [[41, "2h 10m"], [29, "5h 0m"], [57, "3h 5m"]]) { const part = document.createElement("div"); part.style.cursor = "pointer"; part.innerHTML = "Ticket<br>Price: $" + price + "<br>Duration: " + length; part.onclick = () => { chosen = price; part.style.background = "gold"; part.title = "picked"; }; list.append(part); }
buy.onclick = () => log("bought " + chosen);
</script>`;

/** A “Buy” in each of them. */
const tickets = `${[
  ["08:15", 41],
  ["10:40", 29],
  ["06:50", 57],
]
  .map(
    ([at, price]) =>
      `<div class="ticket"><span>${at}</span> <b>$${price}</b> <button value="${price}">Buy</button></div>`,
  )
  .join("")}<script>
for (const button of document.querySelectorAll("button")) button.onclick = () => log("bought " + button.value);
</script>`;

/** A menu in folds, each thing with a plus. */
const menu = `<div class="fold" style="cursor:pointer">Drinks</div><div id="drinks" hidden>${["Green tea", "Cola"].map((name) => `<p>${name} <button>-</button><span>0</span><button>+</button></p>`).join("")}</div><button id="order">Submit order</button><script>
document.querySelector(".fold").onclick = () => { drinks.hidden = !drinks.hidden; };
order.onclick = () => log("ordered");
</script>`;

const cabins = `<h1>Huts</h1>${["Beds", "Dogs"].map((name) => `<p><span>${name}</span> <button>−</button> <output>0</output> <button>+</button></p>`).join("")}
<label>From <input type="date" id="from"></label><label>Until <input type="date" id="until"></label><label><input type="checkbox" id="wood" checked>with firewood</label><button id="rent">Rent a hut</button><script>
document.onclick = ({ target }) => { const sign = { "+": 1, "−": -1 }[target.textContent]; const shown = target.parentElement.querySelector("output"); if (sign && shown) shown.value = Number(shown.value) + sign; };
rent.onclick = () => log([...document.querySelectorAll("output")].map((one) => one.value).join("+") + " " + document.querySelector("#from").value + " " + until.value + " " + wood.checked);
</script>`;

const entrance = `<h1>Archive</h1><p>Reader number<br><input id="reader"></p><p>Secret word<br><input id="word" type="password"></p><label><input type="checkbox" id="keep">Keep me signed in</label><button id="go">Let me in</button><script>
go.onclick = () => log([reader.value, word.value, keep.checked].join(" "));
</script>`;

const strict = `<h1>Club</h1><label>Nickname <input id="nick"></label><label>Age <input id="age"></label><button id="join">Register</button><p id="said"></p><script>
join.onclick = () => { if (age.value === "") said.textContent = "Please enter your age"; else log(nick.value); };
</script>`;

/** Two months side by side, with arrows, and days that are gone. */
const months = `<h1>Loft</h1><button title="Earlier">‹</button><button title="Later">›</button><div id="grid"></div><p id="said"></p><button id="reserve">Reserve</button><script>
const names = "January February March April May June July".split(" "); let first = 1; const taken = [];
const paint = () => { grid.innerHTML = [first, first + 1].map((month) => "<h2>" + names[month] + " 2032</h2>" + Array.from({ length: new Date(2032, month + 1, 0).getDate() }, (_, day) => day === 3 ? "<s>4</s> " : '<span style="cursor:pointer" data-day="2032-' + (month + 1) + "-" + (day + 1) + '">' + (day + 1) + "</span> ").join("")).join(""); said.textContent = taken.join(" "); };
paint(); document.onclick = ({ target }) => { const by = { Later: 1, Earlier: -1 }[target.title]; if (by) first = Math.min(5, Math.max(0, first + by)); if (target.dataset.day) taken.push(target.dataset.day); paint(); };
reserve.onclick = () => log(taken.join(" "));
</script>`;

/** Towns from a list that comes a moment later, and a calendar that writes the month first. */
const planes = `<h1>Planes</h1><p><input id="from" placeholder="From"></p><p><input id="to" placeholder="To"></p><ul id="hints" hidden></ul><p><input id="date" aria-label="Departure" readonly></p><div id="month" hidden></div><button id="search">Search</button><div id="found"></div><script>
let field; const towns = ["Reno, NV (RNO)", "Salem, OR (SLE)", "Salem, MA (SLM)"];
for (const each of [from, document.querySelector("#to")]) each.oninput = () => setTimeout(() => { field = each;
  hints.innerHTML = towns.filter((town) => town.toLowerCase().includes(each.value.toLowerCase())).map((town) => "<li>" + town + "</li>").join(""); hints.hidden = hints.innerHTML === ""; }, 250);
hints.onclick = ({ target }) => { field.value = target.textContent; hints.hidden = true; };
let at = 3; const paint = () => { month.innerHTML = '<a title="Next" href="#">▶</a><b>' + ["January", "February", "March", "April", "May"][at] + " 2032</b>" + Array.from({ length: 30 }, (_, day) => '<a href="#" class="day">' + (day + 1) + "</a> ").join(""); };
date.onclick = () => { month.hidden = false; paint(); };
month.onclick = (event) => { event.preventDefault(); const { target } = event; if (target.title) at += 1; paint();
  if (target.className) { date.value = "0" + (at + 1) + "/" + target.textContent.padStart(2, "0") + "/2032"; month.hidden = true; } };
search.onclick = () => { found.innerHTML = [310, 95, 120].map((price) => "<p>Leaves at " + (price % 7 + 7) + ":00 <button>Book for $" + price + "</button></p>").join(""); };
found.onclick = ({ target }) => { if (target.localName === "button") log([from.value, document.querySelector("#to").value, date.value, target.textContent].join(" ")); };
</script>`;

/** Counters that are made anew with each press, and a search that stays above what it finds. */
const lunch = `<h1>Lunch</h1><div id="items"></div><input id="street" placeholder="Address"><button id="order">Place order</button><script>
const dishes = [["Iced tea", 0], ["Green tea", 0], ["Bagel", 1]];
const paint = () => { items.innerHTML = dishes.map(([name, count], at) => '<div><span>' + name + '</span><button data-at="' + at + '">-</button><span>' + count + '</span><button data-at="' + at + '">+</button></div>').join(""); };
items.onclick = ({ target }) => { if (target.dataset.at) { dishes[target.dataset.at][1] += target.textContent === "+" ? 1 : -1; paint(); } }; paint();
order.onclick = () => log(dishes.map(([, count]) => count).join(" ") + " " + street.value);
</script>`;
const rentals = `<h1>Catalogue</h1><p><input id="q" placeholder="Title"></p><p><input id="maker" placeholder="Director"></p><button id="go">Search</button><div id="found"></div><script>
const films = [["Cold Soup", "Vera Stone", 4], ["The Lamp", "Vera Stone", 3], ["Owl Hours", "Amos Lee", 1]];
go.onclick = () => { found.innerHTML = films.filter(([title, by]) => title.includes(q.value) && by.includes(maker.value)).map(([title, by, price]) => "<div><b>" + title + "</b> directed by " + by + " $" + price + ' <button data-do="rent ' + title + '">Rent</button><button data-do="list ' + title + '">Add to list</button></div>').join(""); };
found.onclick = ({ target }) => { if (target.dataset.do) log(target.dataset.do); };
</script>`;

/** What is asked for in one sentence, and offered by a page in several places. */
export const wishTasks: AgentTask[] = [
  {
    name: "counters that are made anew, and an address",
    pages: { "/": lunch },
    instruction: "Order 3 of the iced tea and two bagels to 54 Mill Street.",
    logged: ["3 0 2 54 Mill Street"],
  },
  {
    name: "what two things may be called is not counted",
    pages: { "/": lunch },
    instruction: "Order 3 tea to 54 Mill Street.",
    logged: [],
    impossible: true,
  },
  {
    name: "the one found by its name, of its kind",
    pages: { "/": rentals },
    instruction: "Rent the film Cold Soup.",
    logged: ["rent Cold Soup"],
  },
  {
    name: "the cheapest of what was searched for by its maker",
    pages: { "/": rentals },
    instruction: "Search for films directed by Vera Stone and rent the cheapest one.",
    logged: ["rent The Lamp"],
  },
  {
    name: "what was found goes onto a list",
    pages: { "/": rentals },
    instruction: "Find the movie by Amos Lee and add it to the list.",
    logged: ["list Owl Hours"],
  },
  {
    name: "a film that is not there",
    pages: { "/": rentals },
    instruction: "Rent the film Warm Soup.",
    logged: [],
    impossible: true,
  },
  {
    name: "towns from what the fields offer, and a day that the calendar writes just so",
    pages: { "/": planes },
    instruction: "Book the cheapest flight from: Reno, NV to: Salem, MA on 05/04/2032.",
    logged: ["Reno, NV (RNO) Salem, MA (SLM) 05/04/2032 Book for $95"],
  },
  {
    name: "a town that may be two is not chosen",
    pages: { "/": planes },
    instruction: "Book the cheapest flight from Reno to Salem on 05/04/2032.",
    logged: [],
    impossible: true,
  },
  {
    name: "a wish that goes through the steps of a form",
    pages: { "/": parcel },
    instruction: "Book the removal of a grand piano to Ghent with 3 helpers, without insurance.",
    logged: ["piano Ghent 3 false"],
  },
  {
    name: "a wish that is told in parts, and a box that is wanted",
    pages: { "/": parcel },
    instruction: "What: a flat; to: Ghent; 2 helpers; with insurance. Go through all the steps and book.",
    logged: ["flat Ghent 2 true"],
  },
  {
    name: "one of the things found that has all that is told",
    pages: { "/": concerts },
    instruction: 'Reserve "Night Songs" (Olga Berg, 1978).',
    logged: ["Night Songs by Olga Berg, Lviv (1978)"],
  },
  {
    name: "a search by what the fields are called, and the one found",
    pages: { "/": concerts },
    instruction: "Find the concerts of the composer Clara Lind in Lviv and reserve Wind Trio.",
    logged: ["Wind Trio by Clara Lind, Lviv (1991)"],
  },
  {
    name: "what another tab has, with a count that its entry asks for",
    pages: { "/": boats },
    instruction: "3 seats on the Alder on Sunday at 14:30, please.",
    logged: ["Sunday Alder 14:30 3"],
  },
  {
    name: "a field and a button of the row that is told",
    pages: { "/": market },
    instruction: "Make an offer of 12 in the row of Oat cakes and press Send offer.",
    logged: ["Oat cakes 12"],
  },
  {
    name: "counts, two days and a box that is on already",
    pages: { "/": cabins },
    instruction: "Rent a hut for 2 beds and 1 dog from 3 May 2031 until 9 May 2031, with firewood.",
    logged: ["2+1 2031-05-03 2031-05-09 true"],
  },
  {
    name: "what is not wanted is switched off",
    pages: { "/": cabins },
    instruction: "Rent a hut with 4 beds from 3 May 2031 until 9 May 2031, but without firewood.",
    logged: ["4+0 2031-05-03 2031-05-09 false"],
  },
  {
    name: "fields that only the lines above them name",
    pages: { "/": entrance },
    instruction: "My reader number is 4711, the secret word gn4rl. Sign me in but do not keep me signed in.",
    logged: ["4711 gn4rl false"],
  },
  {
    name: "a list that has to be opened to be known",
    pages: {
      "/": `<h1>Tickets</h1><button id="kind" aria-haspopup="listbox" aria-expanded="false">Kind: Adult</button><ul id="list" role="listbox" hidden><li role="option">Adult</li><li role="option">Bicycle</li><li role="option">Dog</li></ul><label>Count <input id="count" type="number" value="1"></label><button id="buy">Buy</button><script>
const open = (now) => { list.hidden = !now; kind.ariaExpanded = String(now); };
kind.onclick = () => open(list.hidden); list.onclick = ({ target }) => { kind.textContent = "Kind: " + target.textContent; open(false); };
buy.onclick = () => log(kind.textContent + " " + document.querySelector("#count").value);
</script>`,
    },
    instruction: "Buy a ticket for a Bicycle, please.",
    logged: ["Kind: Bicycle 1"],
  },
  {
    name: "an entry that is on another page, and a part of it",
    pages: {
      "/": `<h1>Crew</h1><div id="card"></div><a id="next" style="cursor:pointer">turn over &gt;</a><script>
const crew = [["Ivo Marsh", "cook"], ["Ada Weir", "stoker"], ["Lena Holt", "pilot"]]; let at = 0;
const paint = () => { card.innerHTML = "<b>" + crew[at][0] + "</b><p>" + crew[at][1] + '</p><a href="#" id="mail">mail</a>'; mail.onclick = (event) => { event.preventDefault(); log(crew[at][0]); }; };
paint(); next.onclick = () => { if (at < 2) { at += 1; paint(); } };
</script>`,
    },
    instruction: "Find the pilot in the crew book and click on their mail.",
    logged: ["Lena Holt"],
  },
  {
    name: "nights in months that have to be turned",
    pages: { "/": months },
    instruction: "Reserve the loft from 28 May for 5 nights.",
    logged: ["2032-5-28 2032-6-2"],
  },
  {
    name: "what is only to be set is not sent",
    pages: {
      "/": `<h1>Letter</h1><label>Paper <select id="paper"><option>white<option>cream</select></label><label>Copies <input id="copies" type="number" value="1"></label><button id="send">Send</button><script>
copies.oninput = () => log(paper.value + " " + copies.value); send.onclick = () => log("sent");
</script>`,
    },
    instruction: "Choose cream, please, with 4 copies.",
    logged: ["cream 4"],
  },
  {
    name: "what is to be pressed at the end is called by its name",
    pages: {
      "/": `<h1>Letter</h1><label>Paper <select id="paper"><option>white<option>cream</select></label><label>Copies <input id="copies" type="number" value="1"></label><button id="ok">OK</button><button id="send">Send</button><script>
ok.onclick = () => log(paper.value + " " + copies.value); send.onclick = () => log("sent");
</script>`,
    },
    instruction: "On cream paper, 4 copies, then press OK.",
    logged: ["cream 4"],
  },
  {
    name: "what the page has nothing for is not left out",
    pages: { "/": parcel },
    instruction: "Book the removal of a grand piano to Ghent on a Tuesday.",
    logged: [],
    impossible: true,
  },
  {
    name: "what may be meant for several fields is not guessed",
    pages: {
      "/": `<label>Sender <input id="a"></label><label>Receiver <input id="b"></label><button id="send">Send</button><script>send.onclick = () => log(a.value + " " + b.value);</script>`,
    },
    instruction: "Put in Ada Byron and send.",
    logged: [],
    impossible: true,
  },
  {
    name: "what the page says against it is no success",
    pages: { "/": strict },
    instruction: "Register with the nickname Moth4, please, and nothing else.",
    logged: [],
    impossible: true,
  },
  {
    name: "a kind that is told of a film goes into the field for kinds",
    pages: { "/": films },
    instruction: "Search for the 1994 crime movie directed by Lee.",
    logged: ["crime/1994/Lee"],
  },
  {
    name: "a kind that several are told to be is written as of one",
    pages: { "/": films },
    instruction: "Look for movies by Lang from 1999 that are dramas.",
    logged: ["drama/1999/Lang"],
  },
  {
    name: "a kind that is told by the name of its field",
    pages: { "/": films },
    instruction: "Search for movies directed by Nolan in the thriller genre from 2010",
    logged: ["thriller/2010/Nolan"],
  },
  {
    name: "a year behind a verb of searching is nobody's name",
    pages: {
      "/": `<input id="by" placeholder="Name of director"><input id="year" placeholder="Year released"><span id="go" style="cursor:pointer">Go</span><script>go.onclick = () => log(by.value + "/" + year.value);</script>`,
    },
    instruction: "Look for a 2001 movie made by Romero",
    logged: ["Romero/2001"],
  },
  {
    name: "a search is not sent by some of its words while fields are left for the others",
    pages: { "/": films },
    instruction: "Search for drama movies scored by Glass.",
    logged: [],
    impossible: true,
  },
  {
    name: "whom somebody's work is by stands before the deed",
    pages: { "/": films },
    instruction: "Search for the films that Burton directed.",
    logged: ["//Burton"],
  },
  {
    name: "what is compared is picked before the one button is pressed",
    pages: { "/": picked },
    instruction: "Buy the ticket with the cheapest price.",
    logged: ["bought 29"],
  },
  {
    name: "the ticket that has the most of something is bought where it stands",
    pages: { "/": tickets },
    instruction: "Click the ticket that has the highest price and buy it.",
    logged: ["bought 57"],
  },
  {
    name: "the second cheapest is not the cheapest",
    pages: { "/": tickets },
    instruction: "Buy the second cheapest ticket.",
    logged: ["bought 41"],
  },
  {
    name: "the one that leaves first is told by its time",
    pages: { "/": tickets },
    instruction: "Purchase the ticket that leaves first.",
    logged: ["bought 57"],
  },
  {
    name: "what can be compared by nothing is not bought",
    pages: { "/": tickets },
    instruction: "Buy the heaviest ticket.",
    logged: [],
    impossible: true,
  },
  {
    name: "one of everything is not ordered by pressing the button alone",
    pages: { "/": menu },
    instruction: "Order one of everything from Drinks.",
    logged: [],
    impossible: true,
  },
  {
    name: "the second cheapest is picked, and not the cheapest",
    pages: { "/": picked },
    instruction: "Buy the second cheapest ticket.",
    logged: ["bought 41"],
  },
  {
    name: "whatever kind is no kind",
    pages: { "/": films },
    instruction: "Search for films by Lang, of whatever kind.",
    logged: ["//Lang"],
  },
];
