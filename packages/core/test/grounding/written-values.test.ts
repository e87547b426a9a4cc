import { describe } from "vitest";
import { button, checkbox, textbox, view } from "./build-view.ts";
import { cases } from "./told.ts";

describe("only what is meant as a value is written", () => {
  const form = view([
    textbox("First name", { tag: "input" }),
    textbox("Surname", { tag: "input", value: "Krogh" }),
    textbox("To", { tag: "input" }),
    textbox("Title", { tag: "input" }),
    textbox("Amount", { tag: "input" }),
    textbox("Notes", { tag: "textarea" }),
    button("Save"),
  ]);
  cases(form, [
    ["the surname is Krog, not Krogh", "fill Surname [Krog]"],
    ["set the amount to 50, not 60", "fill Amount [50]"],
    ["write Krog in the surname instead", "fill Surname [Krog]"],
    ["write Bees, not Wasps, in the title", "type Title [Bees, not Wasps]"],
    ["notes: not before noon", "fill Notes [not before noon]"],
    ['set the title to "too long"', "fill Title [too long]"],
    // Complaints, what is to be done, and what is for another field are no values.
    ["the title is too long", "not_found"],
    ["the amount is wrong", "not_found"],
    ["make the title shorter", "not_found"],
    ["make the title bold", "not_found"],
    ["write Bees in the title and not in the notes", "not_found"],
    ["raise the amount from 9 to 11", "not_found"],
    ["first name Ida surname Krog", "not_found"],
    ["write to ida@krog.example about lunch: see you at noon", "not_found"],
    // What tells which text is meant, or how it is written, is not the text.
    ["type the price of the lamp into the notes", "not_found"],
    ["enter what the table says for Country in the notes", "not_found"],
    ["type the language from the table into the notes", "not_found"],
    ["type the owner's name into the notes", "not_found"],
    ["type Marian spelled backwards into the notes", "not_found"],
    ["type the king of the hill into the notes", "type Notes [the king of the hill]"],
    ["type the price is too high into the notes", "type Notes [the price is too high]"],
    ['type "the price of the lamp" into the notes', "type Notes [the price of the lamp]"],
    ["enter the name Ottilie into the first name", "type First name [Ottilie]"],
    ['write the title "The price of salt" into the title', "type Title [The price of salt]"],
  ]);
});

describe("what is given up and what is added", () => {
  const club = view([
    checkbox("Chess"),
    checkbox("Football", { checked: true }),
    textbox("Message on the invoice", { tag: "textarea", value: "Thank you." }),
    textbox("Hours", { tag: "input" }),
    textbox("Rate", { tag: "input" }),
  ]);
  cases(club, [
    ["chess instead of football", "check Chess, uncheck Football"],
    ["tick chess", "check Chess"],
    ["Skirting boards, 2 hours, rate 48", "not_understood"],
  ]);
});
