import type { Target } from "./peer.ts";
import { logScript } from "./site.ts";

/** A page to measure on, and the elements of it that measures act on. */
export type BenchPage = {
  name: string;
  html: string;
  /** Elements that it has, counted roughly. */
  elements: number;
  /** One for each act: near the top, a quarter down, near the top, where a budget for a model still shows it, and beside the second. */
  buttons: Target[];
  field: Target;
};

type Block = { html: string; elements: number };

/** A page of rows, cards and forms with about so many elements; the same for the same size. */
export function generatePage(size: number): BenchPage {
  const blocks: string[] = [];
  let elements = 15;
  for (let number = 1; elements < size; number += 1) {
    const block = blockOf(number);
    blocks.push(block.html);
    elements += block.elements;
  }
  const last = blocks.length;
  const buttons = [1, Math.max(2, Math.ceil(last / 4)), 3, Math.max(4, Math.ceil(last / 4) + 1)].map(
    (number) => approveButton(number),
  );
  return {
    name: elementsName(size),
    html: shell(blocks.join("\n")),
    elements,
    buttons,
    field: quantityField(2),
  };
}

function elementsName(size: number): string {
  return size >= 1_000 ? `${size / 1_000}k elements` : `${size} elements`;
}

function approveButton(number: number): Target {
  return { role: "button", words: `Approve order ${number}`, id: `approve-${number}` };
}

function quantityField(number: number): Target {
  return { role: "textbox", words: `Reference of order ${number}`, id: `reference-${number}` };
}

/** Six rows, two cards and a form, over and over; each with a button and a field of its own. */
function blockOf(number: number): Block {
  const kind = number % 9;
  if (kind === 7 || kind === 8) return card(number);
  return kind === 0 ? form(number) : row(number);
}

const people = ["Ada Byron", "Grace Hill", "Alan Reed", "Edith Stone", "Jean Moor", "Karl Beck", "Rosa Quay"];
const goods = ["oak shelf", "desk lamp", "wool blanket", "steel kettle", "paper tray", "garden hose"];

function named<Value>(values: Value[], number: number): Value {
  return values[number % values.length] as Value;
}

function row(number: number): Block {
  const html = `<table><tbody><tr><td>#${1000 + number}</td><td><a href="/people/${number}">${named(people, number)}</a></td>
<td>${named(goods, number)}</td><td>${(number * 37) % 900}.50 €</td><td>${controls(number)}</td></tr></tbody></table>`;
  return { html, elements: 11 };
}

function card(number: number): Block {
  const html = `<article><h3>${named(goods, number)} ${number}</h3><p>Ordered by <b>${named(people, number)}</b>,
to be sent within ${(number % 5) + 2} days.</p><ul><li>Colour: natural</li><li>Weight: ${number % 40} kg</li></ul>${controls(number)}</article>`;
  return { html, elements: 9 };
}

function form(number: number): Block {
  const html = `<fieldset><legend>Delivery ${number}</legend><label>Street <input name="street"></label>
<label><input type="checkbox"> Leave with a neighbour</label>
<label>Country <select><option>Austria<option>Belgium<option>Chile</select></label>${controls(number)}</fieldset>`;
  return { html, elements: 13 };
}

function controls(number: number): string {
  return `<input id="reference-${number}" aria-label="Reference of order ${number}"><button id="approve-${number}">Approve order ${number}</button>`;
}

const style = `<style>body{font:14px sans-serif;margin:16px}table{border-collapse:collapse}td{padding:2px 8px}
article,fieldset{border:1px solid #999;margin:4px 0;padding:4px}</style>`;

/** What a click changes stands at the top. */
const changeScript = `<script>document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.id.startsWith("approve-")) document.getElementById("status").textContent = button.textContent + ": done";
})</script>`;

function shell(content: string): string {
  return `<title>Orders</title>${style}${logScript}<body><header><h1>Orders</h1><nav><a href="#open">Open</a> <a href="#sent">Sent</a></nav>
<p id="status" role="status">Nothing approved yet</p></header><main>${content}</main>${changeScript}`;
}

/** The address of the frame on another site is put in where the page is served. */
export function framesPage(otherSite: string): BenchPage {
  const blocks = Array.from({ length: 20 }, (_, index) => blockOf(index + 1).html).join("\n");
  const frames = Array.from(
    { length: 6 },
    (_, index) =>
      `<iframe title="Part ${index + 1}" src="${index % 2 === 0 ? "/inner" : otherSite}" width="500" height="120"></iframe>`,
  );
  const shadow = `<script>for (let number = 1; number <= 20; number += 1) {
    const host = document.createElement("section");
    host.attachShadow({ mode: number % 2 ? "open" : "closed" }).innerHTML = "<p>Shadow " + number + "</p><button>Choose shadow " + number + "</button>";
    document.body.append(host);
  }</script>`;
  return {
    name: "6 frames, 20 shadow roots",
    html: shell(`${blocks}${frames.join("")}${shadow}`),
    elements: 350,
    buttons: [1, 8, 15, 9].map((number) => approveButton(number)),
    field: quantityField(2),
  };
}

/** What stands in its frames. */
export const innerPage = `<title>Part</title>${logScript}<h2>Part of the page</h2>${Array.from(
  { length: 8 },
  (_, index) => `<p>Line ${index}</p><button>Keep line ${index}</button>`,
).join("")}`;
