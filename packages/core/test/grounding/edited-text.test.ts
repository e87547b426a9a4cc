import { describe } from "vitest";
import { button, select, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

describe("a part of what a field holds is changed", () => {
  const letter = view([
    textbox("Subject", { value: "News from the orchard" }),
    textbox("Notes", { tag: "textarea", value: "Ring twice." }),
    textbox("Guests", { value: "Ada, Ida" }),
    textbox("Price", { value: "19.00" }),
    textbox("Remark", { tag: "textarea" }),
    button("Send"),
  ]);
  cases(letter, [
    ['add "Bring boots." to the notes', "fill Notes [Ring twice. Bring boots.]"],
    ["please add to the notes: Bring boots", "fill Notes [Ring twice. Bring boots]"],
    ["add a line to the notes saying Bring boots", "fill Notes [Ring twice.\nBring boots]"],
    ["put Today: at the beginning of the subject", "not_found"],
    ['put "Today:" at the beginning of the subject', "fill Subject [Today: News from the orchard]"],
    ['append " and the mill" to the subject', "fill Subject [News from the orchard and the mill]"],
    ["append an exclamation mark to the subject", "fill Subject [News from the orchard!]"],
    ["add Moor to the guests", "fill Guests [Ada, Ida, Moor]"],
    ["replace orchard with garden in the subject", "fill Subject [News from the garden]"],
    ["in the subject, change the orchard to our garden", "fill Subject [News from our garden]"],
    ["change News from the orchard to Old news", "fill Subject [Old news]"],
    ["remove Ada from the guests", "fill Guests [Ida]"],
    ["delete the subject", "fill Subject []"],
    ["delete the subject and write Pears instead", "fill Subject [Pears]"],
    ["change the price from 19.00 to 21.00", "fill Price [21.00]"],
    ['add "Hello" to the remark', "fill Remark [Hello]"],
    // What is added is no text, what is changed is not there, or the words say something else.
    ["add a photo to the notes", "not_found"],
    ["add attachments to the notes", "not_found"],
    ["add tax to the price", "not_found"],
    ["replace pears with apples in the subject", "not_found"],
    ["change the price from 18.00 to 21.00", "not_found"],
    ["delete the remark", "not_found"],
    ["remove Eve from the guests", "not_found"],
    ["change the garden to the orchard", "not_found"],
  ]);
  cases(view([textbox("Note", { value: "Ring twice." }), button("Delete note")]), [
    ["delete the note", "click Delete note"],
  ]);
  cases(view([textbox("One", { value: "4 May" }), textbox("Other", { value: "till 4 May" })]), [
    ["change 4 May to 5 May", "not_found"],
  ]);
  const radio = (name: string, value: string) =>
    within("group", name, select("Security", value, "WPA2", "WPA3"), textbox("Name", { value: name }));
  cases(view([radio("Guests", "WEP"), radio("Home", "WPA2")]), [
    ["change the name of the Guests from Guests to Visitors", "fill Name [Visitors]"],
  ]);
});
