import type { AgentTask } from "./task-run.ts";

const things = [
  "Tofu bowl|€ 7.00 · vegetarian",
  "Beef stew|€ 9.00 · spicy",
  "Leek soup|€ 5.00 · vegetarian, nuts",
];

/** Cards with a plus each; the button that orders says how many there are in it. */
const cards = `<div id="all"></div><div id="till" style="cursor:pointer">Order (0)</div><script>
const counts = [0, 0, 0];
${JSON.stringify(things)}.forEach((thing, at) => { const [title, says] = thing.split("|"); const card = document.createElement("div");
  card.innerHTML = "<b>" + title + "</b><p>" + says + '</p><span class="less" style="cursor:pointer">-</span> <i>0</i> <span class="plus" style="cursor:pointer">+</span>'; all.append(card);
  card.querySelector(".plus").addEventListener("click", () => { card.querySelector("i").textContent = counts[at] += 1; till.textContent = "Order (" + counts.reduce((sum, one) => sum + one) + ")"; }); });
till.addEventListener("click", () => log(counts.join("")));
</script>`;

const tasks: [instruction: string, logged: string[]][] = [
  ["Order one of each vegetarian item", ["101"]],
  ["Order everything without nuts", ["110"]],
  ["Order 2 of every dish under € 8", ["202"]],
  ["Order the cheapest item", ["001"]],
  ["Order every seafood item", []],
  ["Order everything without gluten", []],
];

export const menuWhichTasks: AgentTask[] = tasks.map(([instruction, logged]) => ({
  name: `a menu, told by what it says: ${instruction}`,
  pages: { "/": cards },
  instruction,
  logged,
  ...(logged.length === 0 ? { impossible: true as const } : {}),
}));
