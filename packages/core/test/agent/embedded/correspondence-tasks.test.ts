import { expect } from "vitest";
import { test } from "../../fixture.ts";
import { runTask, type AgentTask } from "./task-run.ts";

/** Rows with signs that have no words; a mail is opened to answer it or to pass it on. */
const inbox = `<style>i { display: inline-block; width: 14px; height: 14px; background: #abc; cursor: pointer }</style><div id="list"></div><div id="mail"></div><script>
const mails = [["Ilona", "Garden fence"], ["Bruno", "Choir"], ["Agnes", "Lost scarf"]];
for (const [who, about] of mails) { const row = document.createElement("div");
  row.innerHTML = "<b>" + who + "</b> <span>" + about + "</span> <i class=star></i> <i class=trash></i>"; list.append(row);
  row.onclick = ({ target }) => { if (target.className === "star" || target.className === "trash") return log(target.className + " " + who);
    list.hidden = true; mail.innerHTML = "<h3>" + about + "</h3><p>" + who + "</p><i class=reply></i> <i class=forward></i><div></div>";
    mail.onclick = ({ target: sign }) => { const form = mail.querySelector("div");
      if (sign.className === "reply") form.innerHTML = "<textarea></textarea><i class=send></i>";
      if (sign.className === "forward") form.innerHTML = "<label>to <input></label><i class=send></i>";
      if (sign.className === "send") log(form.querySelector("textarea, input").localName + " " + who + ": " + form.querySelector("textarea, input").value); }; }; }
</script>`;

/** One listener for all of it, signs with shortened names, and two mails by one person; “back” stands beside “send”. */
const desk = `<style>i { display: inline-block; width: 14px; height: 14px; background: #abc; cursor: pointer }</style><div id="list"></div><div id="mail" hidden></div><div id="write" hidden><i class="ico back cls"></i><i id="r-snd" class="ico"></i><textarea></textarea></div><script>
const mails = [["Ilona", "Garden fence"], ["Bruno", "Choir"], ["Ilona", "Lost scarf"]]; let now;
list.innerHTML = mails.map(([who, about]) => "<div class=ml><div>" + who + "</div><div>" + about + "</div><i class=del></i></div>").join("");
const view = (name) => { for (const one of [list, mail, write]) one.hidden = one.id !== name; };
document.body.onclick = ({ target }) => { const row = target.closest(".ml"); const has = (name) => target.classList.contains(name);
  if (row) { now = mails[[...list.children].indexOf(row)]; if (has("del")) return log("delete " + now); mail.innerHTML = "<h3>" + now[1] + "</h3><p>" + now[0] + "</p><span class=rep><b></b>↩ Reply</span>"; view("mail"); }
  else if (has("rep")) view("write"); else if (has("cls")) view("list"); else if (target.id === "r-snd") log("reply " + now + ": " + document.querySelector("textarea").value); };
</script>`;
/** The menu of a row lacks what the mail itself has when it is open. */
const menus = `<div id="list"></div><div id="mail"></div><script>
list.innerHTML = ["Ilona", "Bruno"].map((who) => "<div class=ml><span style='cursor:pointer'>" + who + "</span> <span class=dots style='cursor:pointer'>⋮</span></div>").join("");
document.body.onclick = ({ target }) => { const row = target.closest(".ml"); const menu = document.querySelector(".pop"); menu?.remove();
  if (target.className === "dots") row.insertAdjacentHTML("afterend", "<div class=pop><div style='cursor:pointer'>Archive</div></div>");
  else if (row) { list.hidden = true; const who = row.firstElementChild.textContent; mail.innerHTML = "<h3>" + who + "</h3><div class=re style='cursor:pointer'>↩ reply</div>"; mail.onclick = (event) => { if (event.target.className === "re") mail.innerHTML += "<textarea></textarea><button>Send</button>"; if (event.target.localName === "button") log(who + ": " + mail.querySelector("textarea").value); }; } };
</script>`;

/** Talks in a list, and the one that is open beside them; what sends is a sign, and all of it has listeners alone. */
const talks = `<div style="display:flex"><div id="people"></div><div><b id="who"></b><ul id="said"></ul><div id="box" contenteditable="true" style="width:150px;min-height:18px;border:1px solid"></div><div id="go">➤</div></div></div><script>
let open = "Mum"; const show = (who) => { open = who; document.getElementById("who").textContent = who; said.innerHTML = "<li>hey from " + who + "</li>"; };
for (const name of ["Ilona", "Sunday hikers", "Mum"]) { const one = document.createElement("div"); one.textContent = name; one.onclick = () => show(name); people.append(one); }
show(open); go.onclick = () => { log(open + ": " + box.textContent); said.innerHTML += "<li>" + box.textContent + "</li>"; box.textContent = ""; };
</script>`;
/** A form is no talk, though it says the name and can be sent. */
const form = `<p>Name</p><form onsubmit="event.preventDefault(); log('sent')"><input aria-label="Name"><button>Send</button></form>`;

/** A “Reply” that opens a form of two fields, of which neither is plainly the one for the text. */
const unclear = `${["Ilona", "Agnes"].map((who) => `<p><b>${who}</b> <button onclick="form.hidden = false">Reply</button></p>`).join("")}<form id="form" hidden onsubmit="event.preventDefault()"><textarea></textarea><textarea></textarea><button>Send</button></form>`;

const told: (readonly [instruction: string, logged: string])[] = [
  ["Bruno needs the message that Agnes sent, pass it on.", "input Agnes: Bruno"],
  ["Send Konrad what Ilona wrote", "input Ilona: Konrad"],
  ["Forward Bruno's mail to Agnes", "input Bruno: Agnes"],
  ["I no longer need the message from Bruno", "trash Bruno"],
  ["important: mark the one by Agnes", "star Agnes"],
  ["Respond to Agnes saying 'ok'", "textarea Agnes: ok"],
  ["reply to ilona: see you at noon", "textarea Ilona: see you at noon"],
  ['Star "Choir"', "star Bruno"],
  ["tell Bruno “It is fine. Go on.”", "textarea Bruno: It is fine. Go on."],
  ["Forward the last mail to Konrad", "input Agnes: Konrad"],
];
const toldOfDesk: typeof told = [
  ['Reply to Bruno’s email by writing "Yes."', "reply Bruno,Choir: Yes."],
  ["Delete the mail from Ilona about Lost scarf", "delete Ilona,Lost scarf"],
  [
    'Respond to Ilona about "Garden fence" with: Not now, thank you!',
    "reply Ilona,Garden fence: Not now, thank you!",
  ],
];
const talked: typeof told = [
  ['Send Ilona "hi"', "Ilona: hi"],
  ["Text the Sunday hikers: on my way", "Sunday hikers: on my way"],
];

const taskOn =
  (page: string) =>
  ([instruction, logged]: readonly [string, string]): AgentTask => ({
    name: instruction,
    pages: { "/": page },
    instruction,
    logged: [logged],
  });
const tasks = [
  ...told.map(taskOn(inbox)),
  ...talked.map(taskOn(talks)),
  ...toldOfDesk.map(taskOn(desk)),
  taskOn(menus)(['Reply to Bruno’s mail with "ok"', "Bruno: ok"]),
];

const left: AgentTask[] = [
  ["Forward the mail from Agnes to Bruno to Ilona", inbox],
  ["Delete the mail from Zelda", inbox],
  ["Delete the mail from Ilona", desk],
  ["Delete the mail from Ilona about Rent", desk],
  ['Reply to Agnes with "ok"', unclear],
  ['Send Zelda "hi"', talks],
  ['Message Name "Ada"', form],
].map(([instruction = "", page = ""]) => ({
  name: instruction,
  pages: { "/": page },
  instruction,
  logged: [],
  impossible: true,
}));

for (const task of [...tasks, ...left]) {
  test(`${task.impossible ? "left alone" : "done"}: ${task.name}`, async ({ session, server }) => {
    const { verdict, result, logged } = await runTask(session, server, task);
    expect({ verdict, logged }, result.message).toEqual({ verdict: "done", logged: task.logged });
  });
}
