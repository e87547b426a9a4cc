import { beforeAll, expect, test } from "vitest";
import { controlTextsOf } from "../../../src/grounding/network/control-texts.ts";
import { openWeights } from "../../../src/grounding/network/open-network.ts";
import { WordPieces } from "../../../src/grounding/network/word-pieces.ts";
import { view, type Written } from "../build-view.ts";

let vocabulary: readonly string[];
let words: WordPieces;
beforeAll(async () => {
  ({ vocabulary } = await openWeights());
  words = new WordPieces(vocabulary);
});

function read(children: Written[]): string[] {
  return controlTextsOf(view(children), words).map(({ pieces }) =>
    pieces.map((piece) => vocabulary[piece]).join(" "),
  );
}

test("a control is read with its role, its name, its state, what stands before it and the heading above", () => {
  const texts = read([
    { role: "heading", name: "Delivery" },
    { role: "text", name: "Gift wrap" },
    { role: "switch", name: "", checked: true },
    { role: "textbox", name: "City", value: "Ghent" },
  ]);
  expect(texts).toEqual([
    "[CLS] switch checked [SEP] gift wrap [SEP] in gift wrap [SEP] under delivery [SEP]",
    "[CLS] text field city = ghent [SEP] in gift wrap [SEP] under delivery [SEP]",
  ]);
});

test("controls of a row are told apart by the words of the row, those behind them too", () => {
  const row = (name: string, state: string): Written => ({
    role: "row",
    children: [
      { role: "cell", children: [name] },
      { role: "cell", children: [{ role: "button", name: "Open" }] },
      { role: "cell", children: [state] },
    ],
  });
  expect(read([{ role: "table", children: [row("Ada", "paid"), row("Bob", "due")] }])).toEqual([
    "[CLS] button open [SEP] ada [SEP] in ada paid [SEP]",
    "[CLS] button open [SEP] bob [SEP] in bob due [SEP]",
  ]);
});

test("an option says of what it is one, and whether it is chosen", () => {
  const options = [
    { label: "Post", value: "1", selected: true, disabled: false },
    { label: "Courier", value: "2", selected: false, disabled: false },
  ];
  expect(read([{ role: "combobox", name: "Shipping", options }])).toEqual([
    "[CLS] select shipping [SEP]",
    "[CLS] option post of shipping checked [SEP]",
    "[CLS] option courier of shipping [SEP]",
  ]);
});

test("words are divided as the vocabulary has them, without accents", () => {
  const told = (text: string) => words.numbers(text, 9).map((piece) => vocabulary[piece]);
  expect(told("Réserver 2 lits")).toEqual(["reserve", "##r", "2", "lit", "##s"]);
  expect(told("日本 ☃")).toEqual(["日", "本", "[UNK]"]);
});
