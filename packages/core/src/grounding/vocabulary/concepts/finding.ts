import type { ConceptEntry } from "./concept.ts";

/** Finding, choosing and arranging things, and what people think of them. */
export const finding: ConceptEntry[] = [
  {
    name: "search",
    kind: "action",
    words: "search, find, look up, look for, search for",
    weak: "query, seek, hunt",
    signs: "search, magnifying glass, magnifier, magnify, loupe, zoom, find, lookup, 🔍, 🔎",
  },
  {
    name: "filter",
    kind: "action",
    words: "filter, narrow * down, refine",
    weak: "limit, show only, restrict, only show",
    signs: "filter, funnel, filter list, filter alt, sliders, sliders h, sliders horizontal, tune",
  },
  {
    name: "sort",
    kind: "action",
    words: "sort, sort by, order by, arrange by, rank by, sort order",
    weak: "order, arrange, rank",
    signs:
      "sort, sort up down, sort alpha down, sort amount down, arrow down up, arrow up down, " +
      "arrows up down, swap vert, sort down, ⇅, ↕, ⇵",
  },
  {
    name: "select all",
    kind: "action",
    words: "select all, select everything, check all, tick all, mark all, choose all, select every",
    weak: "all, everything",
    signs: "select all, check all, done all",
    opposites: "deselect all",
  },
  {
    name: "deselect all",
    kind: "action",
    words:
      "deselect all, deselect, unselect, unselect all, select none, uncheck all, untick all, " +
      "clear selection",
    signs: "deselect",
    opposites: "select all, select",
  },
  {
    name: "select",
    kind: "action",
    words: "select, choose, pick",
    weak: "take, opt for",
    signs: "select, chooser, picker",
    opposites: "deselect all",
  },
  {
    name: "move",
    kind: "action",
    words: "move, relocate, move to",
    weak: "shift, drag",
    signs:
      "move, arrows move, up down left right, arrows up down left right, folder input, drive file move, " +
      "folder move, open with",
  },
  {
    name: "archive",
    kind: "action",
    words: "archive",
    weak: "put * away, file * away, store",
    signs: "archive, box archive, inbox archive, 🗃, 🗄",
    opposites: "unarchive",
  },
  {
    name: "unarchive",
    kind: "action",
    words: "unarchive, move * to inbox",
    weak: "restore",
    signs: "unarchive",
    opposites: "archive",
  },
  {
    name: "pin",
    kind: "action",
    words: "pin to top, keep on top, stick to top",
    weak: "stick, fix, pin",
    signs: "pin, thumbtack, push pin, pin angle, 📌",
    opposites: "unpin",
  },
  {
    name: "pinned",
    kind: "thing",
    words:
      "pinned, pinned messages, pinned message, pinned posts, pinned post, pinned items, pinned notes, " +
      "pinned chats, pins, show pins",
    signs: "pin, pins, pinned, thumbtack, push pin, 📌",
  },
  {
    name: "unpin",
    kind: "action",
    words: "unpin",
    signs: "unpin, pin off, pin slash, thumbtack slash",
    opposites: "pin",
  },
  {
    name: "like",
    kind: "action",
    words: "like, thumbs up, upvote, vote up, give * heart",
    weak: "love, heart, applaud, recommend",
    signs: "thumbs up, thumb up, hand thumbs up, like, heart, upvote, favorite, 👍, ❤, ♥, ♡, 🤍",
    opposites: "dislike, unfavourite",
  },
  {
    name: "dislike",
    kind: "action",
    words: "dislike, thumbs down, downvote, vote down, unlike",
    signs: "thumbs down, thumb down, hand thumbs down, dislike, downvote, 👎, 💔",
    opposites: "like",
  },
  {
    name: "favourite",
    kind: "action",
    words:
      "favourite, favorite, add to favourites, add to favorites, mark as favourite, mark as favorite, " +
      "fave",
    weak: "star, heart, bookmark, like",
    signs: "star, heart, favorite, favourite, grade, star border, favorite border, ★, ☆, ⭐, ♥, ♡, ❤, 🤍",
    opposites: "unfavourite, dislike",
  },
  {
    name: "unfavourite",
    kind: "action",
    words: "unfavourite, unfavorite, remove from favourites, remove from favorites, unstar",
    signs: "star off, star slash, heart slash, heart off, heart minus, star minus, heart broken",
    opposites: "favourite",
  },
  {
    name: "bookmark",
    kind: "action",
    words: "bookmark, save * for later, keep * for later, read * later, add to reading list, watch * later",
    weak: "save, keep, reading list",
    signs: "bookmark, bookmarks, bookmark plus, bookmark add, bookmark border, ribbon, 🔖",
  },
  {
    name: "follow",
    kind: "action",
    words: "follow",
    weak: "subscribe, watch, track",
    signs: "follow, user plus, person add, person plus",
    opposites: "unfollow",
  },
  {
    name: "unfollow",
    kind: "action",
    words: "unfollow, stop following",
    signs: "unfollow, user minus, person remove, person dash",
    opposites: "follow",
  },
  {
    name: "subscribe",
    kind: "action",
    words: "subscribe, sign * up for newsletter, get newsletter, join mailing list, join newsletter",
    weak: "join, follow, newsletter",
    signs: "subscribe, rss, newsletter",
    opposites: "unsubscribe, cancellation",
  },
  {
    name: "unsubscribe",
    kind: "action",
    words:
      "unsubscribe, opt out, leave mailing list, cancel subscription, end subscription, stop subscription",
    signs: "unsubscribe",
    opposites: "subscribe",
  },
  {
    name: "report abuse",
    kind: "action",
    words:
      "report abuse, report as spam, report spam, flag as inappropriate, report user, report post, " +
      "report comment",
    weak: "report, flag, complain",
    signs: "flag, report, 🚩, ⚑",
  },
  {
    name: "report problem",
    kind: "action",
    words:
      "report problem, report issue, report bug, report fault, report error, file bug, " +
      "something is broken, give feedback",
    weak: "report, feedback, new issue",
    signs: "bug, bug report, report problem, 🐛, 🐞",
  },
  {
    name: "block",
    kind: "action",
    words: "block, ban, blacklist",
    weak: "bar, kick * out, forbid",
    signs: "ban, block, slash circle, user x, user slash, person slash, person x, do not disturb, 🚫, ⛔",
    opposites: "unblock, accept",
  },
  {
    name: "unblock",
    kind: "action",
    words: "unblock, unban, lift ban",
    signs: "unblock",
    opposites: "block",
  },
  {
    name: "lock",
    kind: "action",
    words: "lock",
    weak: "secure, protect",
    signs: "lock, lock fill, locked, padlock, 🔒, 🔐",
    opposites: "unlock",
  },
  {
    name: "unlock",
    kind: "action",
    words: "unlock",
    signs: "unlock, unlock alt, lock open, unlocked, 🔓",
    opposites: "lock",
  },
  {
    name: "publish",
    kind: "action",
    words: "publish, make public, go live, put online, put * online",
    weak: "post, release",
    signs: "publish, globe",
    opposites: "unpublish",
  },
  {
    name: "unpublish",
    kind: "action",
    words: "unpublish, take * offline, make private, take * down",
    opposites: "publish",
  },
];
