import type { ConceptEntry } from "./concept.ts";

/** Posts, calls and who is there. */
export const publishing: ConceptEntry[] = [
  {
    name: "comment",
    kind: "thing",
    words: "comment, comments, leave comment, add comment, write comment, post comment, remark, remarks",
    weak: "note, reply, opinion, discussion",
    signs:
      "comment, comments, message, message square, comment dots, chat left text, chat bubble outline, " +
      "mode comment, 💬, 🗨",
  },
  {
    name: "post",
    kind: "thing",
    words:
      "post, new post, write post, make post, create post, publish post, status update, " +
      "whats on your mind, tweet",
    weak: "entry, update, publish",
    signs: "post add, feather, pen to square",
  },
  {
    name: "repost",
    kind: "action",
    words: "repost, share again, reshare, retweet",
    weak: "share, boost",
    signs: "repost, retweet, repeat, arrows retweet, arrow repeat, 🔁",
  },
  {
    name: "feed",
    kind: "thing",
    words: "feed, timeline, news feed, newsfeed",
    weak: "home, posts, stream, wall",
    signs: "rss, feed, dynamic feed",
  },
  {
    name: "thread",
    kind: "thing",
    words: "thread, topic thread, discussion thread",
    weak: "conversation, discussion, topic",
  },
  {
    name: "forum",
    kind: "thing",
    words: "forum, message board, discussion board, community",
    weak: "discussion, board",
    signs: "forum, comments, groups",
  },
  {
    name: "question",
    kind: "thing",
    words: "question, ask question, ask, ask something",
    weak: "query, enquiry, inquiry",
    signs: "question, quiz, circle question, live help, ❓",
  },
  {
    name: "answer",
    kind: "thing",
    words: "answer, answers",
    weak: "reply, response, solution",
    signs: "question answer",
  },
  {
    name: "enquiry",
    kind: "thing",
    words:
      "enquiry, inquiry, send enquiry, request information, make enquiry, ask for information, " +
      "request info",
    weak: "request, question, query",
  },
  {
    name: "call",
    kind: "action",
    words:
      "call, phone call, dial, give * call, voice call, make call, telephone him, ring * up, call * up, give * ring, " +
      "give * buzz, start phone call, make phone call, " +
      "audio call, start call, call now",
    weak: "phone, telephone, ring",
    signs: "call, phone, telephone, phone fill, wifi calling, add ic call, 📞, ☎, ✆",
    opposites: "hang up",
  },
  {
    name: "hang up",
    kind: "action",
    words: "hang up, end call, leave call, disconnect call, ring off, drop call, finish call, put phone down",
    weak: "leave, end, disconnect",
    signs: "hang up, phone slash, call end, phone off, phone hangup, telephone x",
    opposites: "call, answer call",
  },
  {
    name: "answer call",
    kind: "action",
    words: "answer call, take call, pick up call, accept call, pick up phone, answer phone",
    weak: "answer, accept, pick * up",
    signs: "phone incoming, telephone inbound, call received",
    opposites: "hang up",
  },
  {
    name: "video call",
    kind: "action",
    words: "video call, start video call, video chat, video conference, facetime",
    weak: "video, meeting",
    signs: "video, video call, camera video, video camera, videocam, 📹",
  },
  {
    name: "raise hand",
    kind: "action",
    words: "raise hand, put my hand up, hand up, raise my hand, put * hand up",
    signs: "raise hand, hand, hand paper, back hand, front hand, pan tool, ✋, 🖐, 🙋",
    opposites: "lower hand",
  },
  {
    name: "lower hand",
    kind: "action",
    words: "lower hand, put my hand down, lower my hand, take my hand down",
    opposites: "raise hand",
  },
  {
    name: "emoji",
    kind: "thing",
    words: "emoji, smiley, emoticon, insert emoji, smileys, add reaction, react, reaction",
    signs:
      "emoji, face smile, smile, emoji smile, mood, insert emoticon, sentiment satisfied, add reaction, " +
      "😀, 🙂, 😊, ☺",
  },
  { name: "sticker", kind: "thing", words: "sticker, gif, stickers", signs: "gif, sticker, gif box" },
  {
    name: "mention",
    kind: "thing",
    words: "mention, tag person, at mention, mention someone",
    weak: "tag, at",
    signs: "at, mention, alternate email",
  },
  {
    name: "voice message",
    kind: "thing",
    words:
      "voice message, voice note, audio message, voicemail, voice mail, mailbox message, record voice message, " +
      "record voice note, record audio message, send voice message",
    signs: "voicemail, microphone, mic",
  },
  {
    name: "channel",
    kind: "thing",
    words: "channel, chat channel, channels",
    weak: "room",
    signs: "hashtag, tag, hash, #",
  },
  {
    name: "group chat",
    kind: "thing",
    words: "group chat, chat group, group conversation",
    weak: "group",
    signs: "users, groups, people",
  },
  { name: "hashtag", kind: "thing", words: "hashtag, hash tag", weak: "tag", signs: "hashtag, hash, #" },
  { name: "follower", kind: "thing", words: "followers, follower", weak: "fans", signs: "users, people" },
  {
    name: "announcement",
    kind: "thing",
    words: "announcement, announce, broadcast message, notice board, bulletin, announcements",
    weak: "notice, news",
    signs: "bullhorn, megaphone, campaign, 📢, 📣",
  },
  {
    name: "online",
    kind: "quality",
    words: "online, available to chat, reachable, logged on now",
    weak: "active, available",
    opposites: "offline",
  },
  {
    name: "offline",
    kind: "quality",
    words: "offline, not connected, not reachable",
    weak: "away",
    opposites: "online",
  },
  { name: "away", kind: "quality", words: "be right back, brb, absent", weak: "idle, out, away" },
  {
    name: "busy",
    kind: "quality",
    words: "busy, occupied, do not disturb me",
    opposites: "available to talk",
  },
  {
    name: "available to talk",
    kind: "quality",
    words: "free to talk, available to talk, not busy",
    opposites: "busy",
  },
  {
    name: "out of office",
    kind: "thing",
    words:
      "out of office, vacation reply, auto reply, automatic reply, absence note, autoresponder, " +
      "vacation responder, holiday reply",
    signs: "auto reply, beach access",
  },
  { name: "letter", kind: "thing", words: "letter, letters", weak: "mail, post", signs: "envelope, mail, ✉" },
  {
    name: "social media",
    kind: "thing",
    words: "social media, social networks, follow us",
    signs: "facebook, instagram, twitter, linkedin, mastodon, tiktok",
  },
];
