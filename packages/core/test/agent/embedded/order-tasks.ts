import type { AgentTask } from "./task-run.ts";

const parts = { Starters: ["Soup", "Olives"], Desserts: ["Tart", "Crepe"] };

/** A menu in folds that do not say whether they are open; each thing has a plus. */
const folded = `${Object.entries(parts)
  .map(
    ([part, things]) =>
      `<div class="head">${part}</div><div hidden>${things.map((name) => `<div><span>${name}</span> <span class="less">-</span><b>0</b><span class="plus">+</span></div>`).join("")}</div>`,
  )
  .join("")}<button id="till">Checkout</button><script>
for (const head of document.querySelectorAll(".head")) head.onclick = () => { head.nextElementSibling.hidden = !head.nextElementSibling.hidden; };
for (const plus of document.querySelectorAll(".plus")) plus.onclick = () => { plus.previousElementSibling.textContent -= -1; };
till.onclick = () => log([...document.querySelectorAll("b")].map((one) => one.textContent).join(""));
</script>`;

/** Rows whose signs have no words, and a button that is called otherwise. */
const plain = `${["Bagel", "Scone"]
  .map(
    (name) =>
      `<div><p>${name}</p><i class="icon-minus" style="display:inline-block;width:14px;height:14px;cursor:pointer"></i><input value="0" size="2"><i class="icon-plus" style="display:inline-block;width:14px;height:14px;cursor:pointer"></i></div>`,
  )
  .join("")}<button id="send">Submit</button><script>
for (const plus of document.querySelectorAll(".icon-plus")) plus.onclick = () => { plus.previousElementSibling.value -= -1; };
send.onclick = () => log([...document.querySelectorAll("input")].map((one) => one.value).join(""));
</script>`;

const menu = (name: string, instruction: string, logged: string[]): AgentTask => ({
  name: `a menu: ${name}`,
  pages: { "/": folded },
  instruction,
  logged,
});

export const orderTasks: AgentTask[] = [
  menu("one of each", "Order one of each item", ["1111"]),
  menu("of its parts", "Order 2 items from Starters and 3 from Desserts", ["2030"]),
  menu("one of each that is listed", "Order one of each item: Soup, Crepe", ["1001"]),
  menu("nothing where one that is listed is not there", "Order the following: Soup, Steak", []),
  menu("by name, and sent", "order 1 of Olives and 2 of Crepe and checkout", ["0102"]),
  menu("nothing is counted where one of them is not there", "Order 2 Soups and 1 Steak", []),
].map((task) => (task.logged.length === 0 ? { ...task, impossible: true as const } : task));

orderTasks.push({
  name: "a menu of signs, sent by a button that is called otherwise",
  pages: { "/": plain },
  instruction: "Order 2 of Bagel and 1 of Scone and checkout",
  logged: ["21"],
});

/** A price that changes by itself, and goes on changing. */
const ticker = `<h1>NIKO</h1><p>Price: <span id="price">$60.10</span></p><button id="buy">Buy</button><script>
const prices = [60.1, 55, 57.2, 49.9, 58, 61]; let at = 0;
setInterval(() => { at = (at + 1) % prices.length; price.textContent = "$" + prices[at].toFixed(2); }, 400);
buy.onclick = () => log("bought at " + prices[at]);
</script>`;

for (const instruction of [
  "Buy NIKO stock when the price is less than $50.00.",
  "Wait until the price drops below 50 dollars, then buy",
  "When the price is 50 or less, press Buy",
])
  orderTasks.push({
    name: `in that moment: ${instruction}`,
    pages: { "/": ticker },
    instruction,
    logged: ["bought at 49.9"],
  });

/** A day in slots of half an hour, of which some are taken; the name is asked for after a click or a drag over them. */
const day = `<h1>Monday</h1><div id="day" style="user-select:none;width:200px"></div><div id="ask" hidden>Event name<br><input id="what"><br><button id="make">Create</button><button id="never">Cancel</button></div><script>
let from, to, isDown = false;
const said = (at) => Math.floor(8 + at / 2) + (at % 2 ? ":30" : ":00");
for (let at = 0; at < 16; at += 1) { const slot = document.createElement("div"); slot.style.cssText = "height:20px;padding-left:50px;position:relative;cursor:pointer";
  slot.innerHTML = (at % 2 ? "" : '<span style="position:absolute;left:0">' + said(at) + "</span>") + (at === 2 ? "Team" : "");
  slot.onmousedown = (event) => { event.preventDefault(); isDown = true; from = to = at; }; slot.onmouseover = () => { if (isDown) to = at; }; day.append(slot); }
document.onmouseup = () => { if (isDown) ask.hidden = false; isDown = false; };
make.onclick = () => { log([what.value, said(from), said(to + 1)].join(" ")); ask.hidden = true; };
</script>`;

const plans: [instruction: string, logged: string[]][] = [
  ['Create a 1 hour event named "Talk" between 9AM and 3PM', ["Talk 9:30 10:30"]],
  ["make an appointment of half an hour called Dentist at 2 PM", ["Dentist 14:00 14:30"]],
  ['Add an event "Long" from 8:00 to 10:00', []],
];
for (const [instruction, logged] of plans)
  orderTasks.push({
    name: `a day: ${instruction}`,
    pages: { "/": day },
    instruction,
    logged,
    ...(logged.length === 0 ? { impossible: true as const } : {}),
  });

/** A day of which a part is in sight; what stands in it already is laid over it, and a figure beside it is no time. */
const dayWithBlocks = `<style>#day{position:relative;height:160px;width:160px;overflow-y:scroll;user-select:none}.hour{height:40px}.hour>b{float:left;width:40px}.half{height:20px;margin-left:40px;cursor:pointer}.block{position:absolute;left:43px;width:90px;background:#ccc}</style><p>Runs: <span>0</span></p><div id="day"></div><div id="ask" hidden>Event name <input id="what"><button id="make">Create</button></div><script>
let from, to, isDown = false;
for (let hour = 0; hour < 24; hour += 1) { const row = document.createElement("div"); row.className = "hour";
  row.innerHTML = "<b>" + (hour % 12 || 12) + (hour < 12 ? "AM" : "PM") + '</b><div class="half"></div><div class="half"></div>'; day.append(row); }
for (const [hour, name] of [[10, "Call"], [17, "Tea"]]) { const block = document.createElement("div"); block.className = "block"; block.textContent = name;
  block.style.cssText = "height:40px;top:" + hour * 40 + "px"; day.append(block); }
for (const [at, half] of document.querySelectorAll(".half").entries()) { half.onmousedown = (event) => { event.preventDefault(); isDown = true; from = to = at; }; half.onmouseover = () => { if (isDown) to = at; }; }
document.onmouseup = () => { if (isDown) ask.hidden = false; isDown = false; };
make.onclick = () => { log([what.value, from / 2, (to + 1) / 2].join(" ")); ask.hidden = true; };
</script>`;

for (const [instruction, logged] of [
  ['Create a 2 hour event named "Gym", between 9AM and 4PM', ["Gym 11 13"]],
  ['Create a 1 hour event named "Gym", between 5PM and 8PM', ["Gym 18 19"]],
  ['Create a 2 hour event named "Gym", between 9AM and 12PM', []],
] as const)
  orderTasks.push({
    name: `a day with blocks: ${instruction}`,
    pages: { "/": dayWithBlocks },
    instruction,
    logged: [...logged],
    ...(logged.length === 0 ? { impossible: true as const } : {}),
  });

/** Free times of two people; the reason is asked for after one is taken. */
const surgery = `<ul id="all"></ul><form id="form" hidden><label>Reason <input id="why"></label><button>Confirm booking</button></form><script>
let who;
for (const [name, at] of [["Dr. Moss", "9:00"], ["Dr. Ray", "9:30"], ["Dr. Ray", "11:00"]]) { const item = document.createElement("li"); item.innerHTML = name + " " + at + " <button>Book</button>";
  item.querySelector("button").onclick = () => { who = name + " " + at; form.hidden = false; }; all.append(item); }
form.onsubmit = (event) => { event.preventDefault(); log(who + " " + why.value); };
</script>`;

orderTasks.push(
  {
    name: "an appointment, and what it is about",
    pages: { "/": surgery },
    instruction: "Book the first free appointment with Dr. Ray, it is about a sore knee",
    logged: ["Dr. Ray 9:30 a sore knee"],
  },
  {
    name: "an appointment that asks for what was not told",
    pages: { "/": surgery },
    instruction: "Book the earliest appointment with Dr. Ray",
    logged: [],
    impossible: true,
  },
  {
    name: "a terminal that is no field",
    pages: {
      "/": `<div class="terminal" tabindex="0" style="width:300px;height:120px"><div id="out"></div><div>user$ <span id="line"></span></div></div><script>
let typed = "";
addEventListener("keydown", ({ key }) => { if (key === "Enter") { const [command, name] = typed.split(" "); typed = ""; out.innerHTML += "<p>" + (command === "ls" ? "cat.png notes.zip" : "") + "</p>"; if (command === "rm") log(name); } else if (key.length === 1) typed += key; line.textContent = typed; });
</script>`,
    },
    instruction: "Use the terminal below to delete a file ending with the extension .zip",
    logged: ["notes.zip"],
  },
);

/** One person a page; what is asked for stands beside its name, on a page before the last. */
const phoneBook = `<h1>Contacts</h1><div id="card"></div><a href="#" id="before">&lt;</a> <a href="#" class="at">1</a> <a href="#" class="at">2</a> <a href="#" class="at">3</a> <a href="#" id="after">&gt;</a><script>
const people = [["Bo Ek", "1 Elm"], ["Dov Hale", "2 Oak"], ["Mia Fox", "4 Fir"]]; let at = 0;
const paint = () => { const [name, street] = people[at]; card.innerHTML = "<h2>" + name + '</h2><p>Address: <a href="#">' + street + "</a></p>"; card.querySelector("a").onclick = () => log(name + " " + street); };
for (const link of document.querySelectorAll(".at")) link.onclick = () => { at = Number(link.textContent) - 1; paint(); };
before.onclick = () => { at = Math.max(0, at - 1); paint(); }; after.onclick = () => { at = Math.min(2, at + 1); paint(); }; paint();
</script>`;
const boxes = `${[7, 2, 15].map((number) => `<div class="box" style="cursor:pointer">${number}</div>`).join("")}<script>
for (const box of document.querySelectorAll(".box")) box.onclick = () => { log(box.textContent); box.remove(); };
</script>`;

orderTasks.push(
  {
    name: "somebody on a page before the last",
    pages: { "/": phoneBook },
    instruction: "Find Dov Hale in the contact book and click on their address.",
    logged: ["Dov Hale 2 Oak"],
  },
  {
    name: "numbers from the smallest to the largest",
    pages: { "/": boxes },
    instruction: "Press the numbers from the smallest to the largest",
    logged: ["2", "7", "15"],
  },
  {
    name: "numbers in order",
    pages: { "/": boxes },
    instruction: "Tap the numbers in order",
    logged: ["2", "7", "15"],
  },
);

orderTasks.push({
  name: "a form of several fields has no field for a whole search",
  pages: {
    "/": `<form id="form"><div>Genre</div><select id="genre"><option>Any<option>Action<option>Drama</select><div>Director</div><input id="director"><div>Year</div><input id="year"><br><input type="submit" value="Search"></form><script>
form.onsubmit = (event) => { event.preventDefault(); log([genre.value, director.value, year.value].join("/")); };
</script>`,
  },
  instruction: "Search for action movies directed by Nolan Price from year 2004",
  logged: ["Action/Nolan Price/2004"],
});
