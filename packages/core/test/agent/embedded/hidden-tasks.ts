import type { AgentTask } from "./task-run.ts";

/** Words of a text each in a part of its own; only some of them are links, which say so by a listener alone. */
const said = [
  ["leo.", "mauris,", "*vel*", "leo.", "dui"],
  ["Massa", "*leo.*", "dui,", "*nunc,*"],
  ["Nunc,", "*massa*", "leo.", "*dui*"],
];
const line = (words: string[], style = "") =>
  words
    .map((word) =>
      word.startsWith("*") ? `<span class="go"${style}>${word.slice(1, -1)}</span>` : `<span>${word}</span>`,
    )
    .join(" ");
const tabbed = (style?: string) => `<div role="tablist">${said
  .map((_, at) => `<a role="tab" tabindex="0" aria-selected="${at === 0}" id="t${at}">Tab ${at + 1}</a>`)
  .join("")}</div>
${said.map((words, at) => `<p role="tabpanel"${at > 0 ? " hidden" : ""}>${line(words, style)}</p>`).join("")}<script>
const tabs = [...document.querySelectorAll("[role=tab]")], panels = [...document.querySelectorAll("p")];
tabs.forEach((tab, at) => tab.onclick = () => panels.forEach((panel, other) => { panel.hidden = other !== at; tabs[other].setAttribute("aria-selected", other === at); }));
for (const link of document.querySelectorAll(".go")) link.addEventListener("click", () => { log(link.textContent); document.body.append("Noted"); });
</script>`;

/** Nothing but words is called so. */
const wordsAlone = `<p><span>Ash</span> <span>grows</span> here.</p><script>document.onclick = ({ target }) => { log(target.textContent); document.body.append("!"); };</script>`;

/** Results whose titles are no links, two on a page; its signs are entries of a list, of which the last is only painted idle. */
const results = `<input id="q"><button id="go">Search</button><div id="hits"></div><ul id="turns"></ul><script>
const titles = ["Ash and elm", "Bay and box", "Cedar and yew", "Dogwood", "Elder"]; let at = 0;
const paint = () => { hits.innerHTML = titles.slice(at * 2, at * 2 + 2).map((title) => "<div><div class=title style='cursor:pointer'>" + title + "</div><div>About trees.</div></div>").join("");
  turns.innerHTML = ["<", 1, 2, 3, ">"].map((said) => "<li style='cursor:pointer' class='" + ((said === "<" && at === 0) || (said === ">" && at === 2) ? "dead" : "") + "'>" + said + "</li>").join("").replaceAll("><<", ">&lt;<"); };
go.onclick = () => { if (q.value) paint(); };
document.onclick = ({ target }) => { const said = target.textContent; if (target.className === "title") { log(said); document.body.append("Noted"); }
  if (target.localName !== "li" || target.className === "dead") return; at = said === ">" ? at + 1 : said === "<" ? at - 1 : Number(said) - 1; paint(); };
</script>`;
const resultTasks: [instruction: string, logged: string][] = [
  ["Search for trees and click the 4th search result", "Dogwood"],
  ["Of the results for trees open the fifth one.", "Elder"],
  ["Look up trees and click on Cedar and yew", "Cedar and yew"],
  ["Search for trees and click the last result", "Elder"],
  ["Do a search for trees, then navigate to result 3 and open it", "Cedar and yew"],
];

const people: [string, string][] = [
  ["Bert", "1"],
  ["Clara", "2"],
  ["Dora", "3"],
];
const cards = `${people
  .map(
    ([name, at]) =>
      `<div class="card"><div class="name" style="cursor:pointer">${name}</div><div hidden><p>Phone: <span class="value">555-${at}</span></p><p>Email: <span class="value">${at}@example.com</span></p></div></div>`,
  )
  .join("")}<script>
for (const name of document.querySelectorAll(".name")) name.onclick = () => { name.nextElementSibling.hidden = !name.nextElementSibling.hidden; };
for (const value of document.querySelectorAll(".value")) value.onclick = () => { log(value.textContent); document.body.append("Noted"); };
</script>`;

const months = ["January", "February", "March"];
const invoices = `<div role="tablist">${months.map((month, at) => `<button role="tab" aria-selected="${at === 0}">${month}</button>`).join("")}</div>
${months.map((month, at) => `<div role="tabpanel"${at > 0 ? " hidden" : ""}>Invoice ${at + 1} <a href="#" data-of="${month}">Download</a></div>`).join("")}<script>
const tabs = [...document.querySelectorAll("[role=tab]")], panels = [...document.querySelectorAll("[role=tabpanel]")];
tabs.forEach((tab, at) => tab.onclick = () => panels.forEach((panel, other) => { panel.hidden = other !== at; tabs[other].setAttribute("aria-selected", other === at); }));
for (const link of document.querySelectorAll("a")) link.onclick = () => { log(link.dataset.of); document.body.append("Noted"); };
</script>`;

/** A folder and a file in it are called the same; some folders hold a single thing. */
const files = `<style>li > ul { display: none } li.open > ul { display: block } a { cursor: pointer }</style>
<ul><li class="folder"><a>Ida</a><ul><li class="folder"><a>Tom</a><ul><li class="file"><a>Tom</a></li></ul></li></ul></li><li class="folder"><a>Bo</a><ul><li class="file"><a>Eve</a></li></ul></li></ul><script>
for (const name of document.querySelectorAll("a")) name.onclick = () => {
  if (name.parentNode.className === "file") log(name.textContent); else name.parentNode.classList.toggle("open");
};
</script>`;

/** A menu behind a button that closes it again; its submenus open a while after they are pointed at. */
const flyOut = `<style>.sub { display: none } li { width: 80px }</style><button onclick="menu.hidden = !menu.hidden">Menu</button>
<ul id="menu" role="menu" hidden><li><div role="menuitem" tabindex="-1">Songs</div><ul class="sub" role="menu"><li><div role="menuitem" tabindex="-1">Ballad</div></li></ul></li><li><div role="menuitem" tabindex="-1">Help</div></li></ul><script>
for (const item of menu.querySelectorAll("li")) {
  const sub = item.querySelector("ul");
  if (sub) { item.onmouseenter = () => setTimeout(() => { sub.style.display = "block"; }, 150); item.onmouseleave = () => { sub.style.display = "none"; }; }
  item.onclick = (event) => { event.stopPropagation(); log(item.firstElementChild.textContent); };
}
</script>`;

/** The widget has made a heading of each part, also of the last, which is nothing but a button. */
const buttonAsTab = `<div role="tablist"><h3 role="tab" tabindex="0" aria-selected="false" aria-expanded="false" onclick="part.hidden = !part.hidden; this.setAttribute('aria-expanded', !part.hidden)">Section 1</h3><div id="part" role="tabpanel" hidden>Oak and ash.</div><div role="tab" tabindex="0" aria-selected="false" aria-expanded="false" onclick="this.setAttribute('aria-selected', true)" style="width: 400px"><button onclick="log('sent')">Submit</button></div></div>`;

/** Of places in a list that the page offers while one types, several have the letters of a code. */
const places = `<label>From <input id="from" placeholder="From:"></label><label>To <input id="to" placeholder="To:"></label><ul id="list"></ul><div role="status" id="told"></div><button id="go">Search</button><script>
const all = ["Anvik, AK (ANV)", "Anderson, SC (AND)", "Land and Sea, MD (MLD)", "New York, NY (JFK)", "New York, NY (LGA)", "Hope/Bell, MS (HBL)", "Bell/Hope, MS (HBL)"];
for (const field of [from, to]) field.oninput = () => { list.innerHTML = ""; for (const one of all.filter((each) => field.value.length > 2 && each.toLowerCase().includes(field.value.toLowerCase()))) {
  const entry = document.createElement("li"); entry.textContent = one; entry.onclick = () => { field.value = one; list.innerHTML = ""; }; list.append(entry); told.textContent = list.firstChild.textContent; } };
go.onclick = () => log(from.value + " > " + to.value);
</script>`;

/** Its field is only where the keys go: what is put into it by other means is not taken. */
const terminal = `<pre id="out">user$</pre><input id="terminal-target"><script>
const field = document.querySelector("input"); let line = "";
field.onkeypress = ({ key }) => { if (key !== "Enter") line += key; };
field.onkeyup = ({ key }) => { if (key !== "Enter") return; out.textContent += " " + line + "\\n" + (line === "ls" ? "abba.gif ronda zoe.png\\n" : "") + "user$"; if (line !== "ls") log(line); line = field.value = ""; };
</script>`;

/** Targets that are not in sight at first. */
export const hiddenTasks: AgentTask[] = [
  ...resultTasks.map(([instruction, logged]) => ({
    name: `results whose titles are no links: ${instruction}`,
    pages: { "/": results },
    instruction,
    logged: [logged],
  })),
  {
    name: "a link among words that are called the same, in this tab and in others",
    pages: { "/": tabbed() },
    instruction: 'Switch between the tabs to find and click on the link "leo.".',
    logged: ["leo."],
  },
  {
    name: "a link of which this tab has the word alone",
    pages: { "/": tabbed(' style="cursor:pointer"') },
    instruction: "Click on dui",
    logged: ["dui"],
  },
  {
    name: "a word that is no link, where there is no link of that name",
    pages: { "/": wordsAlone },
    instruction: "Click on the word Ash",
    logged: ["Ash"],
  },
  {
    name: "what a card has folded away, and not the name on it alone",
    pages: { "/": cards },
    instruction: "Find Clara and click on her email",
    logged: ["2@example.com"],
  },
  {
    name: "what a card does not have",
    pages: { "/": cards },
    instruction: "Find Clara in the contact book and click on her address",
    logged: [],
    impossible: true,
  },
  {
    name: "what a tab behind has, where the one in front has the same",
    pages: { "/": invoices },
    instruction: "In the tab March click Download",
    logged: ["March"],
  },
  {
    name: "a file that is called like the folder it is in, and no file on the way",
    pages: { "/": files },
    instruction: "Find the file named Tom and click it",
    logged: ["Tom"],
  },
  {
    name: "an entry of a submenu, looked for without closing the menu",
    pages: { "/": flyOut },
    instruction: 'Click the "Menu" button, and then find and click on the item labeled "Ballad".',
    logged: ["Ballad"],
  },
  {
    name: "an entry of a submenu that opens late, where a press on the way would be a choice",
    pages: {
      "/": flyOut.replace("menu.hidden = !menu.hidden", "").replace('role="menu" hidden', 'role="menu"'),
    },
    instruction: "Select Songs > Ballad",
    logged: ["Ballad"],
  },
  {
    name: "a button that a widget has made a tab",
    pages: { "/": buttonAsTab },
    instruction: "Expand the section below and click submit.",
    logged: ["sent"],
  },
  {
    name: "a code that is a small word, and a town with several codes",
    pages: { "/": places },
    instruction: "Search for a flight from: AND to: New York, NY",
    logged: ["Anderson, SC (AND) > New York, NY (JFK)"],
  },
  {
    name: "a place that is listed under two names",
    pages: { "/": places },
    instruction: "Search for a flight from: Anvik, AK to: HBL",
    logged: ["Anvik, AK (ANV) > Hope/Bell, MS (HBL)"],
  },
  {
    name: "a file of a terminal that builds its line from the keys",
    pages: { "/": terminal },
    instruction: "Use the terminal below to delete a file ending with the extension .png",
    logged: ["rm zoe.png"],
  },
  {
    name: "a file of a terminal that leaves what was typed on its line",
    pages: {
      "/": `<pre id="out">user$</pre><input id="terminal-target"><script>
const field = document.querySelector("input");
field.onkeyup = ({ key }) => { if (key !== "Enter") return; out.textContent += " " + field.value + "\\n" + (field.value === "ls" ? "abba.gif zoe.png\\n" : "") + "user$"; if (field.value !== "ls") log(field.value); };
</script>`,
    },
    instruction: "Use the terminal below to delete a file ending with the extension .png",
    logged: ["rm zoe.png"],
  },
];
