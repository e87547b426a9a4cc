import type { AgentTask } from "./task-run.ts";

const queue = (names: string) => `<ul id="queue"></ul><button id="ok">OK</button><script>
let moved = null;
for (const name of "${names}".split(" ")) { const li = document.createElement("li"); li.textContent = name; queue.append(li); }
queue.onmousedown = (event) => { if (event.target.localName === "li") { moved = event.target; event.preventDefault(); } };
document.onmousemove = ({ clientX, clientY }) => {
  const over = moved && document.elementFromPoint(clientX, clientY);
  if (!over || over.localName !== "li" || over === moved) return;
  const all = [...queue.children];
  queue.insertBefore(moved, all.indexOf(over) > all.indexOf(moved) ? over.nextSibling : over);
};
document.onmouseup = () => { moved = null; };
ok.onclick = () => log([...queue.children].map((one) => one.textContent).join(" "));
</script>`;

const editor = `<div><button title="Bold" id="b"><b>B</b></button><button title="Italic" id="i"><i>I</i></button></div>
<div id="pad" contenteditable="true" role="textbox" aria-label="Text">tea with milk and honey</div><button id="keep">Keep</button><script>
for (const [button, deed] of [[b, "bold"], [i, "italic"]]) button.onmousedown = (event) => { event.preventDefault(); document.execCommand(deed); };
keep.onclick = () => log([...pad.querySelectorAll("b, i")].map((one) => one.localName + " " + one.textContent).join());
</script>`;

const sheet = `<div id="sheet" style="position:relative;width:200px;height:100px;border:1px solid"><i id="grip" class="resize-handle" title="Resize" style="position:absolute;right:0;bottom:0;width:12px;height:12px;background:#888"></i></div><button id="ok">OK</button><script>
grip.onpointerdown = ({ pointerId }) => {
  grip.setPointerCapture(pointerId);
  const { left, top } = sheet.getBoundingClientRect();
  grip.onpointermove = ({ clientX, clientY }) => { sheet.style.width = clientX - left + "px"; sheet.style.height = clientY - top + "px"; };
  grip.onpointerup = () => { grip.onpointermove = null; };
};
const sign = (now, then) => (now > then + 20 ? "more" : now < then - 20 ? "less" : "same");
ok.onclick = () => log(sign(sheet.offsetWidth, 202) + " wide, " + sign(sheet.offsetHeight, 102) + " high");
</script>`;

const picker = `<input id="who" aria-label="People"><div id="found"></div><button id="send">Send</button><script>
const all = ["Ada Byron", "Ada Diaz", "Bo Lind"]; const chosen = [];
who.oninput = () => { found.innerHTML = who.value ? all.filter((one) => one.startsWith(who.value)).map((one) => '<div role="option" tabindex="-1">' + one + '</div>').join("") : ""; };
found.onclick = ({ target }) => { chosen.push(target.textContent); who.value = ""; found.innerHTML = ""; };
send.onclick = () => log(chosen.join(", "));
</script>`;

const tickets = `<button id="kind" aria-haspopup="listbox" aria-expanded="false">Adult</button><ul role="listbox" id="list" hidden><li role="option">Adult</li><li role="option">Senior</li></ul><button id="buy">Buy ticket</button><script>
kind.onclick = () => { list.hidden = !list.hidden; kind.ariaExpanded = String(!list.hidden); };
list.onclick = ({ target }) => { kind.textContent = target.textContent; kind.onclick(); };
buy.onclick = () => log(kind.textContent);
</script>`;

const rules = `<div id="text" style="height:80px;overflow:auto;border:1px solid">${"<p>Bring the boat back dry.</p>".repeat(12)}</div>
<label><input type="checkbox" id="yes" disabled> I agree</label><button id="go">Go on</button><script>
text.onscroll = () => { if (text.scrollTop + text.clientHeight >= text.scrollHeight - 4) yes.disabled = false; };
go.onclick = () => log(String(yes.checked));
</script>`;

const doubtful = `<button>Stir</button><button id="order">Order</button><script>order.onclick = () => log("ordered");</script>`;

/** What takes the hand of a person: dragging, selecting, picking what a page offers while one types. */
export const handTasks: AgentTask[] = [
  {
    name: "an entry is dragged to the top",
    pages: { "/": queue("Ada Bo Cy Di") },
    instruction: "Drag Di to the top of the list and click OK",
    logged: ["Di Ada Bo Cy"],
  },
  {
    name: "an entry is dragged behind another",
    pages: { "/": queue("Ada Bo Cy Di") },
    instruction: "Move Ada after Cy; the others stay in their order. Then click OK.",
    logged: ["Bo Cy Ada Di"],
  },
  {
    name: "numbers are put in order by dragging",
    pages: { "/": queue("7 2 9 4") },
    instruction: "Sort the numbers in ascending order by dragging them, then click OK",
    logged: ["2 4 7 9"],
  },
  {
    name: "a word is made bold",
    pages: { "/": editor },
    instruction: "Make the word milk bold and press Keep",
    logged: ["b milk"],
  },
  {
    name: "two words are set in italics",
    pages: { "/": editor },
    instruction: 'Set "milk and" in italics, then press Keep',
    logged: ["i milk and"],
  },
  {
    name: "a sheet is made wider and not higher",
    pages: { "/": sheet },
    instruction: "Make the sheet wider and click OK",
    logged: ["more wide, same high"],
  },
  {
    name: "a sheet is made smaller",
    pages: { "/": sheet },
    instruction: "Drag the corner of the sheet to make it smaller, then click OK",
    logged: ["less wide, less high"],
  },
  {
    name: "people are picked from what the page offers",
    pages: { "/": picker },
    instruction: "Add Ada Diaz, then Bo Lind to the people and send",
    logged: ["Ada Diaz, Bo Lind"],
  },
  {
    name: "an entry is picked by its letters",
    pages: { "/": picker },
    instruction: 'Enter the entry that starts with "Ada" and ends with "on", then click Send',
    logged: ["Ada Byron"],
  },
  {
    name: "a kind is chosen before what is done with it",
    pages: { "/": tickets },
    instruction: "Buy a Senior ticket",
    logged: ["Senior"],
  },
  {
    name: "what waits for being read is read first",
    pages: { "/": rules },
    instruction: "Tick I agree and click Go on",
    logged: ["true"],
  },
  {
    name: "nothing is ordered upon what had no effect",
    pages: { "/": doubtful },
    instruction: "Click Stir, then order",
    logged: [],
    impossible: true,
  },
];
