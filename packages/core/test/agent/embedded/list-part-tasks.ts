import type { AgentTask } from "./task-run.ts";

/** Small pictures open the entries; the entries themselves are chosen by their names. */
const tree = `<style>li li { display: none } li.open > ul > li { display: list-item } i { display: inline-block; width: 12px; height: 12px; background: #888; cursor: pointer } span { cursor: pointer }</style>
<ul id="all"></ul><script>
const parts = { Attic: { Trunk: { Violin: null } }, Cellar: { Shelf: null } };
const listed = (inner) => Object.keys(inner).map((name) => "<li>" + (inner[name] ? '<i class="knob"></i>' : "") + "<span>" + name + "</span>" + (inner[name] ? "<ul>" + listed(inner[name]) + "</ul>" : "") + "</li>").join("");
all.innerHTML = listed(parts);
for (const sign of document.querySelectorAll("i")) sign.onclick = () => sign.parentNode.classList.toggle("open");
for (const name of document.querySelectorAll("span")) name.onclick = () => log(name.textContent);
</script>`;

const posts = `<style>i { display: inline-block; width: 14px; height: 14px; background: #888; cursor: pointer } ul { display: none } .shown ul { display: block }</style><main id="wall"></main><script>
wall.innerHTML = ["@ada", "@bo", "@ada"].map((who, at) => '<div data-at="' + at + '"><u>' + who + '</u><p>Good morning.</p><i class="like"></i><i class="more"></i><ul><li>Mute</li><li>Block</li></ul></div>').join("");
wall.onclick = ({ target }) => {
  const post = target.closest("[data-at]");
  if (target.className === "more") post.classList.toggle("shown");
  else if (/^(I|LI)$/.test(target.tagName)) { log((target.className || target.textContent) + " " + post.dataset.at); post.className = ""; target.style.outline = "1px solid"; }
};
</script>`;

const mails = `<style>i { display: inline-block; width: 14px; height: 14px; background: #888; cursor: pointer }</style><main id="box"></main><script>
const list = () => { box.innerHTML = ["Ada", "Bo", "Cy"].map((who) => '<div class="mail" style="cursor:pointer"><b>' + who + '</b> <i class="star"></i><i class="trash"></i></div>').join("");
for (const mail of document.querySelectorAll(".mail")) mail.onclick = ({ target }) => { const who = mail.textContent.trim(); if (target.tagName === "I") { log(target.className + " " + who); target.remove(); } else letter(who); }; };
const letter = (who) => { box.innerHTML = "<p>From " + who + '</p><i class="reply"></i><i class="forward"></i>'; box.querySelector(".forward").onclick = () => { box.innerHTML = '<input class="to"><i class="send"></i>'; box.querySelector(".send").onclick = () => { log("forward " + who + " to " + box.querySelector(".to").value); list(); }; }; };
list();
</script>`;

const drawing = `<style>body { margin: 8px } #yard { position: relative; height: 160px } #yard div { position: absolute; width: 20px; height: 20px } .round { border-radius: 50% } #bin { left: 200px; top: 40px; width: 90px !important; height: 90px !important; border: 2px solid black }</style>
<div id="yard"><div id="bin"></div></div><button id="done">Done</button><script>
const things = [["red", "round"], ["green", "round"], ["red", ""]].map(([colour, form], at) => {
  const thing = document.createElement("div");
  thing.className = form; thing.style.background = colour; thing.style.left = 10 + 40 * at + "px"; thing.title = colour + " " + (form || "box");
  thing.onpointerdown = (down) => {
    down.preventDefault();
    const { offsetLeft, offsetTop } = thing;
    onpointermove = (now) => { thing.style.left = offsetLeft + now.clientX - down.clientX + "px"; thing.style.top = offsetTop + now.clientY - down.clientY + "px"; };
    onpointerup = () => { onpointermove = onpointerup = null; };
  };
  yard.append(thing); return thing;
});
const goal = () => bin.getBoundingClientRect();
done.onclick = () => log(things.filter((thing) => { const own = thing.getBoundingClientRect(), { left, top, right, bottom } = goal(); return own.left >= left && own.top >= top && own.right <= right && own.bottom <= bottom; }).map(({ title }) => title).join(", "));
</script>`;

const family = `<ul>${"<li><b>Tom</b><ul><li><b>Ann</b><ul><li><b>Ida</b></li></ul></li><li><b>Ben</b></li></ul></li>"}</ul><script>
for (const name of document.querySelectorAll("b")) { name.style.cursor = "pointer"; name.onclick = () => log(name.textContent); }
</script>`;

const windowed = `<style>i { display: inline-block; width: 14px; height: 14px; background: #888 }</style><div id="win"><b>News</b> <i class="close" style="cursor:pointer"></i><p>We are open.</p><button>Cancel</button> <button>OK</button></div><script>
for (const part of win.querySelectorAll("i, button")) part.onclick = () => { log(part.textContent || "x"); win.remove(); };
</script>`;

const readings = `<textarea id="text" rows="3">${"a line\\n".repeat(40)}</textarea><select id="pick" multiple size="2"><option>A<option>B<option>C<option>D</select><button id="send" disabled>Send</button><script>
text.onscroll = () => { send.disabled = text.scrollTop + text.clientHeight < text.scrollHeight - 2; }; send.onclick = () => log("read");
</script>`;

const finder = `<input id="asked"><button id="go">Search</button><div id="found"></div><script>
go.onclick = () => { found.innerHTML = ["About", "News of", "Songs for"].map((topic) => '<p><a href="#">' + topic + " " + asked.value + "</a></p>").join(""); };
found.onclick = (event) => { event.preventDefault(); log(event.target.textContent); };
</script>`;

/** Lists whose signs say nothing, and of which one entry is meant, by its name or by its place among its like. */
export const listPartTasks: AgentTask[] = [
  {
    name: "an entry of a tree whose names choose it, and whose pictures unfold it",
    pages: { "/": tree },
    instruction: 'Navigate through the tree. Find and click on the item called "Violin".',
    logged: ["Violin"],
  },
  {
    name: "branches are unfolded without being chosen",
    pages: { "/": tree },
    instruction: "Expand Attic and then Trunk, and select Violin.",
    logged: ["Violin"],
  },
  {
    name: "one of several entries by the same person, by a sign of its menu",
    pages: { "/": posts },
    instruction: 'Find the 2nd post by @ada and click its "Block" button.',
    logged: ["Block 2"],
  },
  {
    name: "a sign in the menus of several",
    pages: { "/": posts },
    instruction: 'Click the "Mute" button on all posts by @ada',
    logged: ["Mute 0", "Mute 2"],
  },
  {
    name: "a place among the entries that there is not",
    pages: { "/": posts },
    instruction: "Like Ada's 3rd post",
    logged: [],
    impossible: true,
  },
  {
    name: "a mail of which only is told is passed on",
    pages: { "/": mails },
    instruction: "Bo would like to see the mail you got from Ada. Please forward it to Bo.",
    logged: ["forward Ada to Bo"],
  },
  {
    name: "a sign by which something is marked",
    pages: { "/": mails },
    instruction: "Find Cy's mail and mark it as important with the star icon",
    logged: ["star Cy"],
  },
  {
    name: "all that looks so is dragged into what looks so",
    pages: { "/": drawing },
    instruction: "Drag all circles into the black box and press Done.",
    logged: ["red round, green round"],
  },
  {
    name: "more than there are of a look are not dragged",
    pages: { "/": drawing },
    instruction: "Drag both green circles into the black box and press Done.",
    logged: [],
    impossible: true,
  },
  {
    name: "what is looked up is searched for before it is looked for",
    pages: { "/": finder },
    instruction: 'Look Ana up and click on the result called "News of Ana".',
    logged: ["News of Ana"],
  },
  {
    name: "what is related to an entry of a tree",
    pages: { "/": family },
    instruction: "Click on the child of Ann, then click on a sibling of Ann, then select Ida's grandparent.",
    logged: ["Ida", "Ben", "Tom"],
  },
  {
    name: "which of several children is meant",
    pages: { "/": family },
    instruction: "Click on the child of Tom.",
    logged: [],
    impossible: true,
  },
  {
    name: "an open window is answered",
    pages: { "/": windowed },
    instruction: "A dialog is open. Answer it with Cancel.",
    logged: ["Cancel"],
  },
  {
    name: "a window is got out of the way by its cross",
    pages: { "/": windowed },
    instruction: 'Get the window "News" out of the way with the cross in its corner.',
    logged: ["x"],
  },
  {
    name: "the text is scrolled, and not the list beside it",
    pages: { "/": readings },
    instruction: "Scroll the textarea to the bottom of the text and then press Send.",
    logged: ["read"],
  },
  {
    name: "buttons in the order in which they are named",
    pages: { "/": windowed.replace("win.remove();", "") },
    instruction: "Press the buttons OK and Cancel in this order.",
    logged: ["OK", "Cancel"],
  },
];
