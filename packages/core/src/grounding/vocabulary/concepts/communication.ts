import type { ConceptEntry } from "./concept.ts";

/** Messages, mail, calls and posts. */
export const communication: ConceptEntry[] = [
  {
    name: "message",
    kind: "thing",
    words: "message, text message, sms, direct message, dm, your message, private message",
    weak: "text, note, comment",
    signs:
      "message, comment, comment dots, message square, message circle, chat, chat left, sms, envelope, " +
      "💬, 🗨, ✉",
  },
  {
    name: "new message",
    kind: "action",
    words:
      "new message, compose, write message, write new message, new email, write email, new mail, " +
      "compose email, write new email, compose message, compose new email, start new message, " +
      "create message, write mail, new chat, start chat, start conversation, new conversation, " +
      "write letter",
    weak: "new, write",
    signs:
      "compose, pen to square, square pen, pencil square, edit, edit square, mark email unread, ✏, 📝, ✍",
  },
  {
    name: "chat",
    kind: "thing",
    words: "chat, conversation, chats, conversations, live chat, messenger, instant message",
    weak: "messages, discussion, talk",
    signs: "chat, chats, comments, forum, chat dots, chat bubble, messenger, 💬, 🗪",
  },
  {
    name: "reply",
    kind: "action",
    words: "reply, answer message, respond, write back, reply to, reply to message, respond to, write * back",
    weak: "answer, response",
    signs: "reply, reply fill, corner up left, arrow reply, share reverse, ↩, ⤶, ↰",
    opposites: "reply all, forward message",
  },
  {
    name: "reply all",
    kind: "action",
    words: "reply all, reply to all, reply to everyone, answer everyone, answer all, respond to all",
    signs: "reply all, reply all fill, ⤆",
    opposites: "reply, forward message",
  },
  {
    name: "forward message",
    kind: "action",
    words: "forward message, forward email, forward mail, pass on, send on, forward to, pass * on, send * on",
    weak: "forward, share",
    signs: "forward, share, forward to inbox, corner up right, arrow right, arrow forward, ↪, ⤷",
    opposites: "reply",
  },
  { name: "cc", kind: "thing", words: "cc, carbon copy, send copy to", weak: "copy", opposites: "bcc" },
  {
    name: "bcc",
    kind: "thing",
    words: "bcc, blind copy, blind carbon copy, hidden copy, hidden recipient",
    opposites: "cc",
  },
  {
    name: "subject",
    kind: "thing",
    words: "subject, subject line, title of message, regarding, email subject",
    weak: "title, topic, about, re",
  },
  {
    name: "body",
    kind: "thing",
    words: "message body, body text, body, text of message, email text",
    weak: "text, content, message",
  },
  {
    name: "attachment",
    kind: "thing",
    words: "attachment, attachments, attached file, enclosed file",
    weak: "file",
    signs: "attachment, paperclip, paper clip, 📎",
  },
  {
    name: "draft",
    kind: "thing",
    words: "draft, drafts, unfinished message, unsent, save as draft, save draft",
    signs: "draft, drafts, edit note, file earmark text",
  },
  {
    name: "inbox",
    kind: "thing",
    words: "inbox, received mail, incoming mail, in box, inbound mail, received messages",
    weak: "mail, messages",
    signs: "inbox, tray, move to inbox, 📥",
    opposites: "sent mail",
  },
  {
    name: "sent mail",
    kind: "thing",
    words: "sent mail, sent items, sent messages, sent folder, outbox",
    weak: "sent",
    signs: "sent, outbox, send, 📤",
    opposites: "inbox",
  },
  {
    name: "mark spam",
    kind: "action",
    words:
      "mark as spam, mark as junk, its spam, report junk, move to spam, move to junk, this is junk, " +
      "this is spam",
    weak: "spam, junk",
    signs: "spam, report, shield x, report gmailerrorred",
    opposites: "mark not spam",
  },
  {
    name: "mark not spam",
    kind: "action",
    words: "not spam, not junk, mark as not spam, no spam, isnt spam, not spam mark",
    opposites: "mark spam",
  },
  {
    name: "spam folder",
    kind: "thing",
    words: "spam, junk, junk mail, junk folder, spam folder, junk email, unwanted mail, bulk mail",
    signs: "spam, junk, report",
  },
  {
    name: "trash folder",
    kind: "thing",
    words:
      "recycle bin, trash can, wastebasket, waste basket, waste paper basket, deleted items, " +
      "trash folder, rubbish bin, deleted messages, waste bin, deleted files",
    weak: "trash, bin, rubbish",
    signs: "trash, trash can, recycle bin, bin, delete, 🗑",
  },
  {
    name: "mark read",
    kind: "action",
    words: "mark as read, mark read, mark all read, mark all as read, set as read",
    weak: "read",
    signs: "mark read, envelope open, mark email read, drafts, mail open, done all, check all",
    opposites: "mark unread",
  },
  {
    name: "mark unread",
    kind: "action",
    words: "mark as unread, mark unread, set as unread, keep as new",
    weak: "unread",
    signs: "mark unread, mark email unread, markunread, envelope",
    opposites: "mark read",
  },
  {
    name: "unread",
    kind: "quality",
    words: "unread, not yet read, unread only, unseen, only unread",
    weak: "new",
    opposites: "read",
  },
  {
    name: "read",
    kind: "quality",
    words: "already read, read messages, have been read",
    opposites: "unread",
  },
  {
    name: "read receipt",
    kind: "action",
    words:
      "read receipt, know when it is read, know when they have read it, confirmation of reading, " +
      "request receipt, tell me when it is read, delivery receipt",
    weak: "receipt",
  },
  {
    name: "signature",
    kind: "thing",
    words: "email signature, mail signature, closing text",
    weak: "signature",
  },
  {
    name: "newsletter",
    kind: "thing",
    words: "newsletter, mailing list, email updates, news by email, mail updates, get news by mail",
    weak: "updates, subscribe, news",
    signs: "newsletter, envelope, newspaper",
  },
  {
    name: "marketing",
    kind: "thing",
    words:
      "marketing, advertising emails, promotional emails, offers by email, special offers by email, " +
      "promotional messages, marketing emails",
    weak: "advertising, promotions, offers",
  },
  {
    name: "advertisement",
    kind: "thing",
    words:
      "advertisement, advert, ad, ads, adverts, sponsored, advertising banner, commercial, advertisements",
    weak: "banner, promotion",
    signs: "ad, adverts, rectangle ad, badge ad",
  },
];
