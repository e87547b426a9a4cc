import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const buttons = (...names: string[]) => names.map((name) => ({ role: "button", name }));

describe("too much of something asks for less of it", () => {
  cases(view(buttons("Pause", "Volume −", "Volume +", "Slower", "Faster", "A+", "A−", "Light", "Dark")), [
    ["it's too loud", "click Volume −"],
    ["the music is a bit too quiet for me", "click Volume +"],
    ["it goes too fast", "click Slower"],
    ["I can't hear anything", "click Volume +"],
    ["the letters are too small", "click A+"],
    ["the print is way too large", "click A−"],
    ["I can't read this, it's too dark", "click Light"],
    ["don't make it louder", "not_understood"],
    ["if it's too loud, make it quieter", "not_understood"],
  ]);
  cases(view(buttons("Pause", "Mute", "Faster", "Delete small letters")), [
    ["it's too loud", "click Mute"],
    ["it goes too fast", "not_understood"],
    ["the letters are too small", "not_understood"],
    ["I can hardly hear them", "not_understood"],
  ]);
});

describe("wishes, and what is told of why", () => {
  const order = view([
    { role: "heading", name: "Order 4471", level: 1 },
    ...buttons("Cancel order", "Return items", "Share", "Subscribe", "Print"),
  ]);
  cases(order, [
    ["I've changed my mind about the order", "click Cancel order"],
    ["it doesn't fit, I want to send it back", "click Return items"],
    ["let my colleague edit this too", "click Share"],
    ["keep me posted", "click Subscribe"],
    ["I need this on paper", "click Print"],
    ["I want to pay later", "not_found"],
  ]);
  cases(view([{ role: "heading", name: "Team", level: 1 }, ...buttons("Edit", "Export")]), [
    ["I've changed my mind about the order", "not_understood"],
    ["keep me posted", "not_found"],
    ["let my colleague edit this too", "not_understood"],
  ]);
});

describe("other words for what a button says", () => {
  cases(
    view([{ role: "heading", name: "Note", level: 1 }, ...buttons("Edit", "Archive", "Delete", "Undo")]),
    [
      ["toss it", "click Delete"],
      ["put it in the trash", "click Delete"],
      ["stash it away for later", "click Archive"],
      ["roll back the last change", "click Undo"],
      ["revert", "click Undo"],
    ],
  );
  cases(view([{ role: "searchbox", name: "Search" }, ...buttons("Add member", "Pay invoice", "About us")]), [
    ["put it in the trash", "not_understood"],
    ["get the receipt as a file", "not_found"],
    ["show the imprint", "not_found"],
  ]);
});

describe("what others may see or do, what is not to come, and what it is to be shown on", () => {
  const box = (name: string, checked: boolean) => ({ role: "checkbox", name, checked });
  cases(
    view([
      box("Show my phone number", true),
      box("Show my birthday", true),
      box("Let people find me by search", false),
      box("Text messages (SMS)", true),
      ...buttons("Save", "Play", "Cast to device", "Printer-friendly page"),
    ]),
    [
      ["nobody should see my phone number", "uncheck Show my phone number"],
      ["my birthday is nobody's business", "uncheck Show my birthday"],
      ["people should be able to find me by search", "check Let people find me by search"],
      ["stop sending me texts", "uncheck Text messages (SMS)"],
      ["play it on the telly", "click Cast to device"],
      ["put this on paper for me", "click Printer-friendly page"],
      ["nobody should see my salary", "not_understood"],
      ["people should be able to call me", "not_understood"],
      ["stop sending me parcels", "not_found"],
    ],
  );
});
