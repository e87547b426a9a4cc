import { expect } from "vitest";
import { test } from "./fixture.ts";

test("a name and a password are given to a page that asks for one after the other", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<div id="card"><input placeholder="User name"><button onclick="second()">Next</button></div>
     <script>
       function second() {
         window.name = card.querySelector("input").value;
         card.innerHTML = '<input type="password" placeholder="Password"><button>Log in</button> <a href="#">Not you?</a>';
         card.querySelector("button").onclick = () => {
           card.textContent = "In: " + window.name + " with " + card.querySelector("input").value;
         };
       }
     </script>`,
  );
  await session.navigate(server.url("/"));

  const result = await session.act("My user name is m.ferro, my password Copper-7. Get me in.");

  expect(result).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("In: m.ferro with Copper-7");
});

test("of a list that takes several all that were named are chosen", async ({ session, server }) => {
  server.page(
    "/",
    `<select multiple size="4" aria-label="Bands"><option>Dry Dock<option>Nine Geese<option>Salt Hotel<option>Blue Kettle</select>
     <button onclick="said.textContent = [...document.querySelector('select').selectedOptions].map(({ label }) => label).join('; ')">OK</button>
     <p id="said"></p>`,
  );
  await session.navigate(server.url("/"));

  await session.act("Choose Dry Dock, Nine Geese and Blue Kettle, then press OK");

  expect(await session.pageText()).toContain("Dry Dock; Nine Geese; Blue Kettle");
});

test("a file is opened along its way through a tree", async ({ session, server }) => {
  server.page(
    "/",
    `<style>[aria-expanded=false] > ul { display: none }</style>
     <ul role="tree" aria-label="Files"><li role="treeitem" tabindex="-1" aria-expanded="false"><span>Photos</span><ul role="group">
       <li role="treeitem" tabindex="-1"><span>tent.jpg</span></li><li role="treeitem" tabindex="-1"><span>snow.jpg</span></li></ul></li></ul>
     <button onclick="said.textContent = 'Opened ' + (document.querySelector('.on')?.textContent ?? 'nothing')">Open</button><p id="said"></p>
     <script>
       document.querySelector("[role=tree]").onclick = ({ target }) => {
         const item = target.closest("[role=treeitem]");
         if (item?.ariaExpanded) item.ariaExpanded = String(item.ariaExpanded !== "true");
         else item?.classList.add("on");
       };
     </script>`,
  );
  await session.navigate(server.url("/"));

  expect(await session.act("Open Photos/snow.jpg")).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Opened snow.jpg");
});

test("an entry is chosen in the menu of one thing", async ({ session, server }) => {
  server.page(
    "/",
    `<ul><li><span>Choir.wav</span><button aria-haspopup="menu" aria-label="More for Choir.wav">⋮</button></li>
         <li><span>Bells.wav</span><button aria-haspopup="menu" aria-label="More for Bells.wav">⋮</button></li></ul><p id="said"></p>
     <script>
       document.querySelector("ul").onclick = ({ target }) => {
         if (target.role === "menuitem") {
           said.textContent = target.textContent + " " + target.closest("li").firstChild.textContent;
           target.parentElement.remove();
         } else if (target.localName === "button")
           target.insertAdjacentHTML("afterend", '<div role="menu"><div role="menuitem" tabindex="-1">Rename</div><div role="menuitem" tabindex="-1">Share</div></div>');
       };
     </script>`,
  );
  await session.navigate(server.url("/"));

  await session.act("Rename: Bells.wav");

  expect(await session.pageText()).toContain("Rename Bells.wav");
});

const towns = `<label>Town <input role="combobox" aria-expanded="false" aria-controls="list" oninput="offer()"></label>
  <ul id="list" role="listbox" hidden></ul><p id="said"></p>
  <script>
    const field = document.querySelector("input");
    const offer = () => {
      const found = ["Augsburg", "Aubagne", "Aarau", "Derry"].filter((town) => town.toLowerCase().startsWith(field.value.toLowerCase()));
      list.hidden = field.value === "" || found.length === 0;
      list.innerHTML = found.map((town) => '<li role="option" tabindex="-1">' + town + '</li>').join("");
    };
    list.onclick = ({ target }) => { field.value = target.textContent; said.textContent = "Taken: " + target.textContent; list.hidden = true; };
  </script>`;

test("an entry that is told by its beginning and its end is the one that is chosen", async ({
  session,
  server,
}) => {
  server.page("/", towns);
  await session.navigate(server.url("/"));

  const result = await session.act('Enter the entry that begins with "Au" and ends with "rg"');

  expect(result).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Taken: Augsburg");
});

test("where several entries are as described, none is chosen and the field is left as it was", async ({
  session,
  server,
}) => {
  server.page("/", towns);
  await session.navigate(server.url("/"));

  const several = await session.act('choose the town that begins with "Au"');
  const none = await session.act('choose the town that begins with "Au" and ends with "x"');

  expect(several).toMatchObject({ success: false, code: "ambiguous" });
  expect(none).toMatchObject({ success: false, code: "not_found" });
  expect(await session.pageText()).not.toContain("Taken");
  expect(await session.pageText()).not.toContain("Au");
});

test("a list behind a button is changed", async ({ session, server }) => {
  server.page(
    "/",
    `<span id="l">Ticket type</span> <button id="toggle" aria-haspopup="listbox" aria-labelledby="l toggle" aria-expanded="false">Adult</button><p id="said"></p>
     <ul role="listbox" aria-labelledby="l" hidden><li role="option" tabindex="-1">Adult</li><li role="option" tabindex="-1">Senior</li><li role="option" tabindex="-1">Dog</li></ul>
     <script>
       const box = document.querySelector("ul");
       toggle.onclick = () => { box.hidden = !box.hidden; toggle.ariaExpanded = String(!box.hidden); };
       box.onclick = ({ target }) => { toggle.textContent = target.textContent; said.textContent = "Now: " + target.textContent; toggle.onclick(); };
     </script>`,
  );
  await session.navigate(server.url("/"));

  await session.act("Change the ticket type to Senior");
  expect(await session.pageText()).toContain("Now: Senior");
  await session.act("select Dog as type");
  expect(await session.pageText()).toContain("Now: Dog");
});

test("a means of payment is chosen, and gets what it asks for", async ({ session, server }) => {
  server.page(
    "/",
    `<form onsubmit="said.textContent = way.value + ' ' + document.querySelector('.on input').value; return false">
       <style>.more:not(.on) { display: none }</style>
       <label><input type="radio" name="way" value="Invoice"> Invoice</label><div class="more"><label>Company <input></label></div>
       <label><input type="radio" name="way" value="Voucher"> Voucher</label><div class="more"><label>Voucher code <input></label></div>
       <button>Pay</button><p id="said"></p></form>
     <script>
       const { way } = document.forms[0];
       document.forms[0].onchange = () => {
         for (const radio of way) radio.parentElement.nextElementSibling.classList.toggle("on", radio.checked);
       };
     </script>`,
  );
  await session.navigate(server.url("/"));

  await session.act("Use a voucher (TULIP30) to pay");

  expect(await session.pageText()).toContain("Voucher TULIP30");
});
