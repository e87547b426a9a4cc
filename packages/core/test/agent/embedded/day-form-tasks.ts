import type { AgentTask } from "./task-run.ts";

/** A day in hours; a click on one asks for name, kind, beginning and length. */
const asking = `<div id="day"></div><div id="ask" hidden><input id="what" placeholder="Title"><span class="kind">Meeting</span> <span class="kind">Phone call</span>
From <select id="from"></select> for <select id="long"><option value="30">30 min</option><option value="60">1 hour</option><option value="120">2 hours</option></select><button id="save">Save</button></div><script>
let kind = "";
for (let hour = 8; hour < 17; hour += 1) { const slot = document.createElement("div"); slot.style.cssText = "height:24px;width:160px;cursor:pointer"; slot.textContent = hour + ":00"; day.append(slot); from.add(new Option(hour + ":00", hour));
  slot.addEventListener("click", () => { from.value = hour; ask.hidden = false; }); }
for (const one of document.querySelectorAll(".kind")) { one.style.cursor = "pointer"; one.addEventListener("click", () => { kind = one.textContent; one.style.background = "gold"; }); }
save.addEventListener("click", () => { ask.hidden = true; log([kind, what.value, from.value, long.value].join()); });
</script>`;

/** Kind and name are told first; a click on an hour is all that is left, and lasts as long as the page says. */
const palette = `<span class="kind">Meeting</span> <span class="kind">Haircut</span> <p>Length: 30 min</p><input id="what" placeholder="Name"><div id="day"></div><script>
let kind = "";
for (const one of document.querySelectorAll(".kind")) { one.style.cursor = "pointer"; one.addEventListener("click", () => { kind = one.textContent; one.style.background = "gold"; }); }
for (let hour = 8; hour < 17; hour += 1) { const slot = document.createElement("div"); slot.style.cssText = "height:24px;width:160px;cursor:pointer"; slot.textContent = hour + ":00"; day.append(slot);
  slot.addEventListener("click", () => { log([kind, what.value, hour].join()); }); }
</script>`;

const tasks: [page: string, instruction: string, logged: string[]][] = [
  [asking, 'Create a 2 hour meeting named "Budget" starting at 9:00', ["Meeting,Budget,9,120"]],
  [asking, "Make a phone call entry titled Dentist at 14:00 that takes 1 hour", ["Phone call,Dentist,14,60"]],
  [asking, 'Create a 3 hour meeting named "Budget" starting at 9:00', []],
  [palette, "Add a haircut named Fringe at 10:00", ["Haircut,Fringe,10"]],
  [palette, 'Create a 1 hour meeting named "Budget" at 10:00', []],
];

export const dayFormTasks: AgentTask[] = tasks.map(([page, instruction, logged]) => ({
  name: `a day that asks more: ${instruction}`,
  pages: { "/": page },
  instruction,
  logged,
  ...(logged.length === 0 ? { impossible: true as const } : {}),
}));
