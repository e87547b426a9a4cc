import { expect, test } from "vitest";
import { plainerTask } from "../../../src/agent/embedded/plainer-task.ts";

test.for([
  ["Send Bo the email from Agnes", "Forward the email by Agnes to Bo"],
  ["Bo needs the message that Agnes sent, pass it on.", "Forward the message by Agnes to Bo"],
  ["Agnes' message should go to Bo", "Forward the message by Agnes to Bo"],
  ["Let Bo see what Agnes wrote", "Forward the message by Agnes to Bo"],
  ["to Bo: forward Agnes's mail", "Forward the mail by Agnes to Bo"],
  ["Send the mail to Bo from Agnes", "Forward the mail by Agnes to Bo"],
  ["Agnes wrote me about the boat. Forward that to Bo.", "Forward the message by Agnes to Bo"],
  ["Bo would like to see Agnes's mail. Please forward it to Bo.", "Forward the mail by Agnes to Bo"],
  ["Get rid of Agnes's email", "Delete the email by Agnes"],
  ["I don't want Agnes's mail any more", "Delete the mail by Agnes"],
  ["Delte the mail from Agnes", "Delete the mail by Agnes"],
  ["Move Agnes's message to the archive", "Archive the message by Agnes"],
  ["important: mark the one by Agnes", "Mark the message by Agnes as important"],
  ["Agnes's email deserves a star", "Star the email by Agnes"],
  ["Respond to Agnes saying 'ok'", 'Reply to Agnes with "ok"'],
  ["tell Agnes I am late (in reply)", 'Reply to Agnes with "I am late"'],
  ["write back to Agnes 'ok'", 'Reply to Agnes with "ok"'],
  ["Find the email by Agnes and reply to them with ok", 'Reply to the email by Agnes with "ok"'],
  ["Answer the mail from Agnes. Write: See you.", 'Reply to the mail by Agnes with "See you."'],
] as const)("%s → %s", ([task, plainer]) => {
  expect(plainerTask(task)).toBe(plainer);
});

test.for([
  "Do not forward Agnes's mail to Bo",
  "Bo should not get the mail from Agnes",
  "Agnes's message should not be deleted",
  "Which email should go to Bo?",
  "Did Agnes send the mail to Bo?",
  "Send the email address of Agnes to Bo",
  "Forward the mail from Agnes to Bo to Cy",
  'Send a message to Agnes saying "hi"',
  "Tell Agnes that I am late",
  "Delete all messages from Agnes",
  "Delete the mail from Agnes but keep the one by Bo",
  "Answer all questions with no",
  "Set Agnes's email to a@b.example",
])("%s stays as it is", (task) => {
  expect(plainerTask(task)).toBe(task);
});
