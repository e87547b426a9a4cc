import type { AgentTask } from "./task-run.ts";

const sliders = `<div>Salt: <span id="salt">2</span><div class="track"><i class="handle" tabindex="0" style="display:block;width:12px;height:12px"></i></div></div>
<div>Light: <span id="light">3</span><div class="track"><i class="handle" tabindex="0" style="display:block;width:12px;height:12px"></i></div></div><button id="ok">OK</button><script>
[salt, light].forEach((shown, at) => { document.querySelectorAll(".handle")[at].onkeydown = ({ key }) => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0; shown.textContent = Math.max(0, Math.min(9, Number(shown.textContent) + by)); }; });
ok.onclick = () => log(salt.textContent + " " + light.textContent);
</script>`;

const asking = `<button id="b">Rename boat</button><button id="c">Sell boat</button><div id="box"></div><script>
b.onclick = () => { box.innerHTML = '<p>New name <input id="n"></p><button id="s">Save</button><button>Cancel</button>'; s.onclick = () => log("named " + n.value); };
c.onclick = () => log("sold");
</script>`;

const members = `<button id="door">Log in</button><div id="box"></div><script>
door.onclick = () => { box.innerHTML = '<p>Username <input id="u"></p><p>Password <input id="p" type="password"></p><button id="go">Login</button>'; go.onclick = () => log(u.value + " " + p.value); };
</script>`;

const suggesting = (fields: string) => `<h2>Tours</h2>${fields}<button id="go">Book</button><script>
for (const field of document.querySelectorAll(".who")) field.oninput = () => {
  field.parentNode.querySelector("ul")?.remove();
  const found = ["Ada Byron", "Bo Lind"].filter((one) => field.value && one.startsWith(field.value));
  if (found.length === 0) return;
  const list = document.createElement("ul");
  list.innerHTML = found.map((one) => "<li>" + one + "</li>").join("");
  list.onmousedown = ({ target }) => { field.value = target.textContent; list.remove(); };
  field.parentNode.append(list);
};
go.onclick = () => log([...document.querySelectorAll("input")].map(({ value }) => value).join());
</script>`;

const terminal = `<div id="said">Type a command.</div><div>$ <input id="line"></div><script>
line.onkeydown = ({ key }) => { if (key !== "Enter") return; const [name, file] = line.value.split(" "); line.value = "";
  if (name === "ls") said.innerHTML += "<p>den.txt  owl.png  elk.png</p>"; else log(name + " " + file); };
</script>`;

const trees = `<table><thead><tr><th>Tree</th><th>Planted</th><th>Yield</th></tr></thead><tbody id="t"><tr><td>Opal</td><td>1998</td><td>12 kg</td></tr><tr><td>Czar</td><td>2007</td><td>31 kg</td></tr></tbody></table>
<textarea id="note">Prune early.</textarea><input id="answer"><button id="ok">Submit</button><script>
t.onclick = ({ target }) => log("cell " + target.textContent);
ok.onclick = () => log(answer.value);
</script>`;

const boxes = (
  ...words: string[]
) => `${words.map((word) => `<label><input type="checkbox" value="${word}">${word}</label>`).join("")}<button id="ok">Submit</button><script>
ok.onclick = () => log([...document.querySelectorAll(":checked")].map(({ value }) => value).join());
</script>`;

const dialogs = `<div id="desk">${["Fog OK", "Crane Decline"].map((one) => `<div><p><b>${one.split(" ")[0]}</b></p><div>Please decide.</div><div><span class="btn">${one.split(" ")[1]}</span></div></div>`).join("")}</div><script>
document.onclick = ({ target }) => { if (target.className === "btn") log(target.textContent); };
</script>`;

/** It says what is to be done on it, as pages to practise on do. */
const saying = (task: string, body: string) => `<div id="task">${task}</div><main>${body}</main>`;

const telling = {
  ask: "Tell me the delivery time of the green kettle and of the red one.",
  press: 'Click on the word "Berta" please.',
  last: "Find the last word in the text area, enter it into the text field and press Submit.",
};
const answering = `<input id="answer"><button id="ok">Submit</button><script>ok.onclick = () => log(answer.value);</script>`;

/** Pages of one or two widgets, as people try things out with. */
export const smallPageTasks: AgentTask[] = [
  {
    name: "the words of the task on the page are nothing to be read",
    pages: {
      "/": saying(
        telling.last,
        `<textarea>Pears keep until spring. Quinces do not keep.</textarea><p>Write below.</p>${answering}`,
      ),
    },
    instruction: telling.last,
    logged: ["keep"],
  },
  {
    name: "the words of the task on the page are no answer to it",
    pages: { "/": saying(telling.ask, "<p>Kettles come in red and in green.</p>") },
    instruction: telling.ask,
    logged: [],
    impossible: true,
  },
  {
    name: "the words of the task on the page are no second thing that is called so",
    pages: {
      "/": saying(
        telling.press,
        '<div class="e">Otto</div><div class="e">Berta</div><script>document.querySelector("main").onclick = ({ target }) => log(target.textContent);</script>',
      ),
    },
    instruction: telling.press,
    logged: ["Berta"],
  },
  {
    name: "words by what they mean",
    pages: { "/": boxes("sad", "happy", "flame", "house") },
    instruction: "Select words similar to glad, fire and click Submit.",
    logged: ["happy,flame"],
  },
  {
    name: "a word that nothing on the page is like",
    pages: { "/": boxes("sad", "happy", "rich") },
    instruction: "Check the opposite of spoon and press Submit.",
    logged: [],
    impossible: true,
  },
  {
    name: "plain sliders by their labels",
    pages: { "/": sliders },
    instruction: "Move the sliders to salt 5 and light 1, then press OK",
    logged: ["5 1"],
  },
  {
    name: "a plain slider to its end",
    pages: { "/": sliders },
    instruction: "Drag the light slider all the way to the right and press OK",
    logged: ["2 9"],
  },
  {
    name: "a button asks for what is said",
    pages: { "/": asking },
    instruction: "Rename the boat to Zephyr.",
    logged: ["named Zephyr"],
  },
  {
    name: "what cannot be taken back is not begun so",
    pages: { "/": asking },
    instruction: "Sell the boat to Ada.",
    logged: [],
    impossible: true,
  },
  {
    name: "the fields to log in come by a button",
    pages: { "/": members },
    instruction: 'Log in with the username "ada" and the password "k7"',
    logged: ["ada k7"],
  },
  {
    name: "a name that one field offers",
    pages: { "/": suggesting('<p>Guide <input class="who"></p><p>Remark <input></p>') },
    instruction: "Book a tour with Ada Byron",
    logged: ["Ada Byron,"],
  },
  {
    name: "a name that two fields offer",
    pages: { "/": suggesting('<p>Guide <input class="who"></p><p>Cook <input class="who"></p>') },
    instruction: "Book a tour with Ada Byron",
    logged: [],
    impossible: true,
  },
  {
    name: "a file by its ending",
    pages: { "/": terminal },
    instruction: "Use the terminal to delete the file ending in .txt",
    logged: ["rm den.txt"],
  },
  {
    name: "several files of one ending",
    pages: { "/": terminal },
    instruction: "Use the terminal to delete the file ending in .png",
    logged: [],
    impossible: true,
  },
  {
    name: "what a column says that is called as the verb is",
    pages: { "/": trees },
    instruction: "Enter the year in which Opal was planted into the text field and press Submit.",
    logged: ["1998"],
  },
  {
    name: "a cell by its row and column",
    pages: { "/": trees },
    instruction: "Click the cell with the yield of Czar.",
    logged: ["cell 31 kg"],
  },
  {
    name: "a sign in the one dialog that is called so",
    pages: { "/": dialogs },
    instruction: 'Click Decline in the dialog box entitled "Crane"',
    logged: ["Decline"],
  },
];
