import type { AgentTask } from "./task-run.ts";

const ranges = `${[0, 5, 0].map((value) => `<p><input type="range" min="0" max="10" value="${value}"></p>`).join("")}<button id="ok">Submit</button><script>
ok.onclick = () => log([...document.querySelectorAll("input")].map(({ value }) => value).join());
</script>`;

const handles = `${[0, 1, 2].map(() => `<div><i class="slider-handle" tabindex="0" style="display:block;width:12px;height:12px"></i><span class="v">0</span></div>`).join("")}<button id="ok">Submit</button><script>
const shown = [...document.querySelectorAll(".v")];
document.querySelectorAll(".slider-handle").forEach((handle, at) => { handle.onkeydown = ({ key }) => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0; shown[at].textContent = Math.max(0, Math.min(10, Number(shown[at].textContent) + by)); }; });
ok.onclick = () => log(shown.map((one) => one.textContent).join());
</script>`;

const countries = `<label>Country <input id="c" autocomplete="off"></label><ul id="list"></ul><button id="ok">Submit</button><script>
const all = ["Malawi", "Malaysia", "Maldives", "Mali", "Malta", "Mauritania", "Mauritius", "Moldova"];
c.oninput = () => { list.innerHTML = ""; for (const one of all.filter((each) => c.value && each.toLowerCase().includes(c.value.toLowerCase())).slice(0, 6)) {
  const entry = document.createElement("li"); entry.textContent = one; entry.onclick = () => { c.value = one; list.innerHTML = ""; }; list.append(entry); } };
ok.onclick = () => log(c.value);
</script>`;

const note = `<label>Note <input id="n"></label><button id="ok">Save</button><script>ok.onclick = () => log(n.value);</script>`;

const folds = `<style>.part div { overflow: hidden; height: 0; } .part.open div { height: 60px; } h3 { cursor: pointer; }</style>
<div id="all"></div><script>
[["First", "Ash <a class=l>oak</a>"], ["Second", "Elm <a class=l>fir.</a>"], ["Third", "Yew fir <a class=l>firs</a> <a class=l>fir</a>"]].forEach(([title, text]) => {
  const part = document.createElement("section"); part.className = "part"; part.innerHTML = "<h3>" + title + "</h3><div>" + text + "</div>"; all.append(part);
  part.firstChild.onclick = () => { const was = part.classList.contains("open"); for (const one of all.children) one.classList.remove("open"); if (!was) part.classList.add("open"); };
  for (const link of part.querySelectorAll(".l")) link.onclick = () => log(title + ": " + link.textContent);
});
</script>`;

const text = `<p onclick="log('text')">Ash <span>oak</span> fir.</p><span id="b" onclick="log('elm')" style="cursor:pointer">elm</span>`;

/** Controls told by their place, by what they offer, and by where they are folded away. */
export const controlTasks: AgentTask[] = [
  {
    name: "sliders are set one after the other, as their numbers are said",
    pages: { "/": ranges },
    instruction: "Set the sliders to the combination [2,7,5] and submit",
    logged: ["2,7,5"],
  },
  {
    name: "sliders of plain parts are set by their place",
    pages: { "/": handles },
    instruction: "Move the first slider to 4, the second to 0, and the third one to 9. Then submit.",
    logged: ["4,0,9"],
  },
  {
    name: "fewer numbers than sliders set none of them",
    pages: { "/": ranges },
    instruction: "Set the sliders to [2,7]",
    logged: [],
    impossible: true,
  },
  {
    name: "what is to be chosen is told by how it begins, and not written down",
    pages: { "/": countries },
    instruction: 'Enter a country beginning with "Mold" into the field and press Submit',
    logged: ["Moldova"],
  },
  {
    name: "any that begins and ends as told is right, though the list shows but some of those that begin so",
    pages: { "/": countries },
    instruction: 'Enter an item that starts with "Ma" and ends with "us", then submit.',
    logged: ["Mauritius"],
  },
  {
    name: "the first suggestion is taken",
    pages: { "/": countries },
    instruction: "Choose the first suggestion for Mal and hit Submit",
    logged: ["Malawi"],
  },
  {
    name: "a description of what to write is not written where nothing is offered",
    pages: { "/": note },
    instruction: 'Enter a country beginning with "Mala" into the Note field and press Save',
    logged: [],
    impossible: true,
  },
  {
    name: "a link in a part that is folded to no height is looked for by opening it, and is called so to the letter",
    pages: { "/": folds },
    instruction: 'Expand the sections below to find and click on the link "fir".',
    logged: ["Third: fir"],
  },
  {
    name: "a word of a running text is no link",
    pages: { "/": text },
    instruction: 'Click on the link "fir".',
    logged: [],
    impossible: true,
  },
];
