import { expect, test } from "vitest";
import { messageIn } from "../../../src/agent/embedded/deeds/message-orders.ts";
import { plainerTask } from "../../../src/agent/embedded/plainer-task.ts";

test.for([
  ["Send Bo the email from Agnes", "Forward the email by Agnes to Bo"],
  ["Agnes wants you to forward their mail to Bo", "Forward the mail by Agnes to Bo"],
  ["Bo would like you to forward Agnes's mail to him", "Forward the mail by Agnes to Bo"],
  ["Delete the mail from Agnes with subject Cake on Friday", "Delete the mail by Agnes about Cake on Friday"],
  ["Star the mail about “Rent” that Agnes wrote", 'Star the mail by Agnes about "Rent"'],
  ["Agnes sent you a mail called “Rent”. Throw it away.", 'Delete the mail by Agnes about "Rent"'],
  ["Archive the message of 3 May from Agnes", "Archive the message by Agnes about 3 May"],
  [
    "Answer Agnes about “Rent” with: Not now, thank you!",
    'Reply to the message by Agnes about "Rent" with "Not now, thank you!"',
  ],
  ["Open the mail “Rent” and answer it: see you", 'Reply to the mail about "Rent" with "see you"'],
  ["You received a mail from Agnes. Write “ok” back.", 'Reply to the mail by Agnes with "ok"'],
  ["Use the menu of Agnes's mail to archive it", "Archive the mail by Agnes"],
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
  ["Find Agnes’s email and tell her that it’s fine", 'Reply to the email by Agnes with "it’s fine"'],
  ['Agnes sent you a mail. Reply with "Yes. I do."', 'Reply to the mail by Agnes with "Yes. I do."'],
  ['Reply with the text "ok" to the email from Agnes', 'Reply to the email by Agnes with "ok"'],
  ['Let Agnes know "ok" by replying to her email', 'Reply to Agnes with "ok"'],
  ["Agnes wants to hear back from you: Paid it", 'Reply to Agnes with "Paid it"'],
  [
    "respond to the mail on Rent due with the text Paid it",
    'Reply to the mail about Rent due with "Paid it"',
  ],
  ["Reply to Agnes's email, text: fine by me", 'Reply to the email by Agnes with "fine by me"'],
  ["Reply to Agnes's mail. The text should be: Yes", 'Reply to the mail by Agnes with "Yes"'],
  ["Agnes's letter is to be answered with 'ok'", 'Reply to the letter by Agnes with "ok"'],
  ["Forward Agnes's mail. The recipient is Bo.", "Forward the mail by Agnes to Bo"],
  ["Make sure Agnes's email ends up in the trash", "Delete the email by Agnes"],
  ["Agnes asks if you come: tell her 'yes'", 'Reply to Agnes with "yes"'],
  ["Bo hasn't seen Agnes's email. Forward it to him", "Forward the email by Agnes to Bo"],
  ["Have Bo look at Agnes's mail", "Forward the mail by Agnes to Bo"],
  ["Forward Agnes's mail to Bo's inbox", "Forward the mail by Agnes to Bo"],
  ["In my inbox, find the mail from Agnes and delete it", "Delete the mail by Agnes"],
  ["Find Agnes's mail. It is important, so star it.", "Star the mail by Agnes"],
  ['Open the chat with Bo and write "On my way."', 'Send Bo "On my way."'],
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
  "Make sure Agnes's mail stays",
  "Answer all questions with no",
  "Set Agnes's email to a@b.example",
  "Bo hasn't seen Agnes's email",
  "Agnes asks if you come",
])("%s stays as it is", (task) => {
  expect(plainerTask(task)).toBe(task);
});

test("what is said to somebody is told from what is done with something", () => {
  expect(messageIn('Send Bo "See you. Later."')).toEqual({
    who: "Bo",
    text: "See you. Later.",
    mayAnswer: false,
  });
  expect(messageIn("tell Bo that it's fine")).toEqual({ who: "Bo", text: "it's fine", mayAnswer: true });
  expect(messageIn("Text the Sunday hikers: on my way")?.who).toBe("Sunday hikers");
  for (const other of [
    'Tell me "hi"',
    "Send Bo the report",
    "Send the report to Bo",
    'Write "x" to File',
    "Send it to Bo",
  ])
    expect(messageIn(other)).toBeUndefined();
});
