import type { AgentTask } from "./task-run.ts";

const survey = (inside: string, ends = "") =>
  `<form onsubmit="log('submitted ' + [...new FormData(this).values()].join()); return false">${inside}<button>Submit</button>${ends}</form>`;
const age = `<label><input type="radio" name="age" value="young"> Under 30</label><label><input type="radio" name="age" value="old"> 30 and over</label>
  <label>Street <input name="street"></label>`;

export const handInTasks: AgentTask[] = [
  {
    name: "what was filled in is handed in by the one Submit",
    pages: { "/": survey(age) },
    instruction: "Check the 2nd radio button and enter “Hay Lane” into the street field.",
    logged: ["submitted old,Hay Lane"],
    says: /Then pressed “Submit”/,
  },
  {
    name: "what was told to be pressed is pressed once",
    pages: { "/": survey(age) },
    instruction: "Enter “Hay Lane” into the street field and press Submit.",
    logged: ["submitted Hay Lane"],
  },
  {
    name: "whoever wants it left is heard",
    pages: { "/": survey(age) },
    instruction: "Enter “Hay Lane” into the street field, but do not submit it.",
    logged: [],
  },
  {
    name: "with another end beside it nobody knows which",
    pages: { "/": survey(age, `<button type="button" onclick="log('saved')">Save draft</button>`) },
    instruction: "Enter “Hay Lane” into the street field",
    logged: [],
  },
  {
    name: "something required is empty, so that there is more to come",
    pages: { "/": survey(`${age}<label>Town <input name="town" required></label>`) },
    instruction: "Enter “Hay Lane” into the street field",
    logged: [],
  },
  {
    name: "a button that says what it does has to be asked for",
    pages: { "/": survey(age).replace(">Submit<", ">Send to all<") },
    instruction: "Enter “Hay Lane” into the street field",
    logged: [],
  },
  {
    name: "after another button was pressed nothing is handed in",
    pages: { "/": survey(age, `<button type="button" onclick="log('looked up')">Look it up</button>`) },
    instruction: "Enter “Hay Lane” into the street field and click “Look it up”",
    logged: ["looked up"],
  },
  {
    name: "“and finish” is the button that is called so, where another order may only stop",
    pages: {
      "/": `<label><input type="checkbox" id="rules"> I agree to the rules</label><label><input type="checkbox" id="terms"> I agree to the terms</label>
      <button onclick="log(['finished', rules.checked, terms.checked].join())">Finish</button>`,
    },
    instruction: "Agree to everything and finish.",
    logged: ["finished,true,true"],
  },
];
