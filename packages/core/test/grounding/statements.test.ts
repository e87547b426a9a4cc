import { describe } from "vitest";
import { view, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const box = (name: string, checked = false): Written => ({ role: "checkbox", name, checked });
const question = (name: string, ...answers: string[]): Written => ({
  role: "radiogroup",
  name,
  children: answers.map((answer): Written => ({ role: "radio", name: answer, checked: false })),
});

describe("what is told, where a box or an answer says it", () => {
  const page = view([
    box("Moira Blake is here", true),
    box("Paul Novak is here"),
    box("I can swim 200 metres", true),
    box("Urgent", true),
    box("Remote possible"),
    box("Send members the newsletter", true),
    question("Have you had a tattoo in the last four months?", "Yes", "No"),
    question("Do you weigh more than 50 kg?", "Yes", "No"),
    question("Queen", "Seen", "Not seen", "Not looked for"),
    { role: "textbox", name: "Company" },
  ]);
  cases(page, [
    ["Moira is not here after all", "uncheck Moira Blake is here"],
    ["Paul Novak isn't here", "uncheck Paul Novak is here"],
    ["I cannot swim", "uncheck I can swim 200 metres"],
    ["it isn't urgent any more but can be done remotely", "uncheck Urgent, check Remote possible"],
    ["I haven't had a tattoo in the last four months", "check No"],
    ["I've had a tattoo in the last four months", "check Yes"],
    ["I've had a tattoo in the last two months", "not_understood"],
    ["I don't weigh more than 50 kg", "check No"],
    ["haven't seen the queen", "check Not seen"],
    ["I didn't look for the queen", "check Not looked for"],
    ["I'm not a member", "not_understood"],
    ["I can't sail", "not_understood"],
    ["if it isn't urgent", "not_understood"],
    ["the company is not remote", "not_found"],
  ]);
});
