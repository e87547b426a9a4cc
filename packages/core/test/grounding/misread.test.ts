import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const days = ["Sun 7 March", "Wed 10 March"];
const rota = view([
  { role: "heading", name: "Ringers' rota", level: 1 },
  {
    role: "table",
    children: [
      { role: "row", children: ["Ringer", ...days, ""].map((head) => ({ role: "cell", children: [head] })) },
      ...["Tom Ashby", "Joan Pike"].map((name, at) => ({
        role: "row",
        children: [
          { role: "cell", children: [name] },
          ...days.map((_, day) => ({
            role: "cell",
            tag: "td",
            children: [{ role: "checkbox", hints: `${"ab"[at]}${day}`, checked: at === 1 && day === 0 }],
          })),
          { role: "cell", children: [{ role: "link", name: "delete", hints: `delete-${at}` }] },
        ],
      })),
    ],
  },
]);

describe("the head of a row is no name of the first of several boxes in it", () => {
  cases(rota, [
    ["tick Tom Ashby", "not_found"],
    ["tick Sun 7 March for Tom Ashby", "check a0"],
    ["take Joan Pike off the rota", "click delete"],
    ["take Tom Ashby off the list", "click delete"],
  ]);
});

const board = view([
  { role: "textbox", name: "Caller", value: "" },
  { role: "checkbox", name: "I have read the studio rules", checked: false },
  { role: "link", name: "studio rules" },
  {
    role: "list",
    children: ["Sinnerman", "News at ten"].map((name) => ({
      role: "listitem",
      children: [name, { role: "button", name: "×" }],
    })),
  },
  { role: "checkbox", name: "Select lift B", checked: false },
  { role: "textbox", name: "Fee", value: "20" },
]);

describe("words that only look like an order for what was found", () => {
  cases(board, [
    ["call it back", "not_found"],
    ["I've read the studio rules", "check I have read the studio rules"],
    ["open the studio rules", "click studio rules"],
    ["we've seen the studio rules", "not_understood"],
    ["play the news", "not_found"],
    ["open News at ten", "not_found"],
    ["remove News at ten", "click ×"],
    ["set the fee to 3", "fill Fee [3]"],
    ["take lift B out of service", "not_found"],
  ]);
});

const arrival = view([
  { role: "textbox", name: "Time of arrival", placeholder: "hh:mm" },
  { role: "textbox", name: "Kite" },
]);

describe("a day is not written as a time, and what says more than one thing is no value", () => {
  cases(arrival, [
    ["set the time of arrival to 14:20", "fill Time of arrival [14:20]"],
    ["set the time of arrival to 25 August 2031", "not_found"],
    ["enter Swift as the kite", "type Kite [Swift]"],
    ["fill in the kite with 7 June as the day and 2:45 as the hour", "not_found"],
  ]);
});

const sums = view([{ role: "textbox", name: "Sum of the cards", value: "" }]);
const birth = view([
  { role: "textbox", name: "Time of birth", inputType: "time" },
  { role: "textbox", name: "Name" },
]);
const tabs = view([
  { role: "tab", name: "Tab #1", selected: true },
  { role: "tab", name: "Tab #2", selected: false },
  { role: "tabpanel", children: [{ role: "link", name: "moss" }] },
]);

const note = view([
  { role: "textbox", name: "Anything we should know?" },
  { role: "radio", name: "Take away" },
]);
const answer = view([{ role: "textbox", name: "Your answer" }]);

describe("what an order does not mean", () => {
  cases(note, [["I'd like 2 portions of broth to take away, please", "not_understood"]]);
  cases(answer, [
    ["type Ada Byron's telephone number", "not_found"],
    ['type "Ada Byron\'s telephone number"', "type Your answer [Ada Byron's telephone number]"],
  ]);
  cases(sums, [["What is the sum of the cards?", "not_found"]]);
  cases(birth, [["set the date of birth to 25 August 2008", "not_found"]]);
  cases(tabs, [
    ["click the link moss in Tab #2", "not_found"],
    ["click the link moss in Tab #1", "click moss"],
    ["click on Tab #2", "click Tab #2"],
  ]);
});
