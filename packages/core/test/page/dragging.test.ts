import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

const board = `<style>.zone { width: 200px; height: 160px; border: 1px solid; margin: 10px }</style>
<div class="zone" id="todo"><div class="card" id="a" draggable="true">Card A</div></div>
<div class="zone" id="done"><h2>Done</h2></div><div class="zone" id="wall">Wall</div><p></p><script>
document.querySelector(".card").ondragstart = (event) => { event.dataTransfer.setData("text/plain", event.target.id); event.target.classList.add("dragging"); };
document.querySelector(".card").ondragend = (event) => event.target.classList.remove("dragging");
done.ondragover = (event) => event.preventDefault();
done.ondrop = (event) => { event.preventDefault(); const id = event.dataTransfer.getData("text/plain"); done.append(document.getElementById(id)); document.querySelector("p").textContent = "Moved " + id; };
</script>`;

test("an element that is draggable is dropped with its data", async ({ session, server }) => {
  server.page("/", board);
  await session.navigate(server.url("/"));

  expect(await session.act(step("dragTo", "#a", "#done"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Moved a");
});

test("a drop that nothing takes is no success", async ({ session, server }) => {
  server.page("/", board);
  await session.navigate(server.url("/"));

  expect(await session.act(step("dragTo", "#a", "#wall"))).toMatchObject({
    success: false,
    code: "no_effect",
  });
  expect(await session.pageText()).not.toContain("Moved");
});

test("a place to drop that is covered, or not there, is told before anything is dragged", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `${board}<div style="position: fixed; inset: 190px 0 0 0">Veil</div><script>a.addEventListener("dragstart", () => document.body.append("Started"));</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("dragTo", "#a", "#done"))).toMatchObject({ success: false, code: "covered" });
  expect(await session.act(step("dragTo", "#a", "#nowhere"))).toMatchObject({
    success: false,
    code: "not_found",
  });
  expect(await session.act(step("dragTo", "#a"))).toMatchObject({ success: false, code: "not_understood" });
  expect(await session.pageText()).not.toContain("Started");
});

test("a card is dropped on a place far down the page", async ({ session, server }) => {
  server.page("/", board.replace(`<div class="zone" id="done">`, `<div style="height: 3000px"></div>$&`));
  await session.navigate(server.url("/"));

  expect(await session.act(step("dragTo", "#a", "#done"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Moved a");
});

const sortable = `<ul style="width: 200px; padding: 0">${["One", "Two", "Three"].map((name) => `<li id="${name}" style="height: 40px; user-select: none">${name}</li>`).join("")}</ul><script>
let held = null;
onpointerdown = (event) => { held = event.target.closest("li"); };
onpointermove = (event) => { if (!held) return; const over = [...document.querySelectorAll("li")].find((each) => { const box = each.getBoundingClientRect(); return each !== held && event.clientY > box.top && event.clientY < box.bottom; }); if (over) { const box = over.getBoundingClientRect(); event.clientY > box.top + box.height / 2 ? over.after(held) : over.before(held); } };
onpointerup = () => { held = null; };
</script>`;

test("a list that follows the pointer itself is sorted", async ({ session, server }) => {
  server.page("/", sortable);
  await session.navigate(server.url("/"));

  expect(await session.act(step("dragTo", "#One", "#Three"))).toMatchObject({ success: true });
  const order = await session.extract<{ pageText: string }>({});
  expect(order.pageText.indexOf("One")).toBeGreaterThan(order.pageText.indexOf("Two"));
});

const slider = `<div id="track" style="position: relative; width: 300px; height: 20px; background: silver"><div id="thumb" style="position: absolute; width: 20px; height: 20px; background: navy"></div></div><output>0</output><script>
let at = null;
thumb.onmousedown = (event) => { at = event.clientX - thumb.offsetLeft; };
onmousemove = (event) => { if (at === null) return; const x = Math.max(0, Math.min(280, event.clientX - at)); thumb.style.left = x + "px"; document.querySelector("output").textContent = Math.round(x / 2.8); };
onmouseup = () => { at = null; };
</script>`;

test("a slider that a page drew itself is dragged by pixels", async ({ session, server }) => {
  server.page("/", slider);
  await session.navigate(server.url("/"));

  expect(await session.act(step("dragTo", "#thumb", "140", "0"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("50");
});

test("what flies back to its place was not moved", async ({ session, server }) => {
  server.page(
    "/",
    `<div id="card" style="position: absolute; left: 20px; top: 20px; width: 80px; height: 40px; background: silver">Card</div><div id="goal" style="position: absolute; left: 300px; top: 20px; width: 80px; height: 80px">Goal</div><script>
let held = false;
card.onpointerdown = () => { held = true; card.style.transition = ""; };
onpointermove = (event) => { if (held) { card.style.left = event.clientX - 40 + "px"; card.style.top = event.clientY - 20 + "px"; } };
onpointerup = () => { held = false; card.style.transition = "left 0.3s, top 0.3s"; card.style.left = "20px"; card.style.top = "20px"; };
</script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act(step("dragTo", "#card", "#goal"))).toMatchObject({
    success: false,
    code: "no_effect",
  });
});
