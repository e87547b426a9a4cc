import { expect, test } from "vitest";
import { dialogAnswerIn } from "../../src/grounding/grammar/dialog-answers.ts";

test.each([
  ["dismiss the dialog", { isAccepted: false }],
  ["cancel the confirmation", { isAccepted: false }],
  ["then say no to the question", { isAccepted: false }],
  ["click Cancel in the dialog", { isAccepted: false }],
  ["accept the alert", { isAccepted: true }],
  ["say yes to the confirmation dialog that opens", { isAccepted: true }],
  ["type Bob into the prompt", { isAccepted: true, text: "Bob" }],
  ['answer the prompt with "Bob the second"', { isAccepted: true, text: "Bob the second" }],
  ["answer the question with no", { isAccepted: false }],
  ["type %name% into the prompt", { isAccepted: true, text: "%name%" }],
])("%s → %j", (order, answer) => {
  expect(dialogAnswerIn(order)).toEqual(answer);
});

test.each([
  "dismiss the cookie banner",
  "cancel the order",
  "cancel",
  "type Bob into Name",
  "close the dialog",
  "accept the terms",
  "open the dialog",
])("%s answers none", (order) => {
  expect(dialogAnswerIn(order)).toBeUndefined();
});
