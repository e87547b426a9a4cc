import { expect } from "vitest";
import { test } from "../../fixture.ts";
import { runTask, type AgentTask } from "./task-run.ts";

/** Posts with signs that have no words and a menu each. Whatever is done draws the whole list anew. */
const feed = `<style>i { display: inline-block; width: 14px; height: 14px; background: #abc }</style><div id="list"></div><script>
const posts = [["ida", "Ida Moss", "Bread"], ["oto", "Oto", "Tram"], ["ida", "Ida Moss", "More bread"]];
let open = -1;
function draw() { list.textContent = ""; posts.forEach(([user, name, text], at) => {
  const post = document.createElement("div");
  post.innerHTML = "<b>" + name + "</b> <small>@" + user + "</small><p>" + text + "</p><i class=icon-repost></i> <i class=icon-heart></i> <i class=icon-dots></i>";
  if (open === at) post.innerHTML += ["Share via DM", "Copy link to post", "Mute @" + user, "Report"].map((item) => "<div class=item>" + item + "</div>").join("");
  for (const sign of post.querySelectorAll("i, .item")) sign.onclick = () => {
    if (sign.className === "icon-dots") { open = open === at ? -1 : at; return draw(); }
    open = -1; log((sign.className === "item" ? sign.textContent : sign.className) + ": " + text); draw(); };
  list.append(post); }); }
draw();
</script>`;

const told: (readonly [instruction: string, ...logged: string[]])[] = [
  ["Share Oto's post via DM.", "Share via DM: Tram"],
  ["Copy the link to the post by @oto", "Copy link to post: Tram"],
  ["Mute Ida Moss", "Mute @ida: Bread"],
  ["Like every post by Ida Moss and then stop.", "icon-heart: Bread", "icon-heart: More bread"],
  ['Retweet the post that says "More bread"', "icon-repost: More bread"],
];
const left = ["Share Oto's post via e-mail", "Like 3 posts by @ida", "Report @ida"];

const tasks: AgentTask[] = [
  ...told.map(([instruction, ...logged]) => ({ instruction, logged })),
  ...left.map((instruction) => ({ instruction, logged: [], impossible: true as const })),
].map((task) => ({ ...task, name: task.instruction, pages: { "/": feed } }));

for (const task of tasks) {
  test(`${task.impossible ? "left alone" : "done"}: ${task.name}`, async ({ session, server }) => {
    const { verdict, result, logged } = await runTask(session, server, task);
    expect({ verdict, logged }, result.message).toEqual({ verdict: "done", logged: task.logged });
  });
}
