import type { PageView } from "../../../src/page/view.ts";
import {
  box,
  button,
  checkbox,
  heading,
  link,
  select,
  textbox,
  view,
  within,
  type Written,
} from "../../grounding/build-view.ts";

const people = ["Ada Byron", "Grace Hill", "Edith Stone", "Žofie Nováková", "佐藤 花子"];
const goods = ["oak shelf", "desk lamp", "wool blanket", "steel kettle", "青い湯沸かし", "مصباح مكتب"];

function named<Value>(values: readonly Value[], number: number): Value {
  return values[number % values.length] as Value;
}

function row(number: number): Written {
  const cells: Written[] = [
    `#${1000 + number}`,
    link(`${named(people, number)} (${number})`),
    `${(number * 37) % 900}.50 €`,
    button(`Approve order ${number}`),
  ];
  return within("row", "", ...cells.map((cell) => within("cell", "", cell)));
}

function card(number: number): Written {
  return within(
    "article",
    "",
    heading(`${named(goods, number)} ${number}`, 3),
    within("paragraph", "", `Ordered by ${named(people, number)}, to be sent within ${number % 5} days.`),
    within("list", "", within("listitem", "", "Colour: natural"), within("listitem", "", `${number} kg`)),
    textbox(`Reference of order ${number}`),
    button(`Approve order ${number}`),
  );
}

function form(number: number): Written {
  return within(
    "group",
    `Delivery ${number}`,
    textbox(`Street ${number}`),
    checkbox(`Leave ${number} with a neighbour`),
    select(`Country of ${number}`, "Austria", "Belgium", "Chile"),
  );
}

function chapter(number: number): Written {
  const words =
    "the server keeps a record of what it was told and forgets it when the session has ended ".repeat(3);
  return box(
    heading(`Chapter ${number}`),
    within("paragraph", "", words, link(`section ${number} on ${named(goods, number)}`), ", and then", words),
    within(
      "paragraph",
      "",
      `${"記録は残ります。".repeat(20)} 😀 ${(number * 2_654_435_761).toString(16)} == a[i]++ && x_y`,
    ),
  );
}

const kinds = { rows: row, cards: card, forms: form, chapters: chapter };

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** A page of about so many nodes, all of a kind, but for what stands around them. */
export function pageOf(kind: Kind, nodes: number): PageView {
  const make = kinds[kind];
  const content: Written[] = [];
  for (let left = nodes, number = 1; left > 0; number += 1) {
    const block = make(number);
    left -= sizeOf(block);
    content.push(block);
  }
  return view([
    within("banner", "", heading("Orders", 1), within("navigation", "", link("Open"), link("Sent"))),
    within("main", "", kind === "rows" ? within("table", "", ...content) : box(...content)),
    within("contentinfo", "", link("Imprint")),
  ]);
}

function sizeOf(written: Written): number {
  if (typeof written === "string") return 1;
  return (written.children ?? []).reduce<number>((sum, child) => sum + sizeOf(child), 1);
}
