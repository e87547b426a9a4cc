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
