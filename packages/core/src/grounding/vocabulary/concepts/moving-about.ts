import type { ConceptEntry } from "./concept.ts";

/** Getting about in pages, dialogs and lists. */
export const movingAbout: ConceptEntry[] = [
  {
    name: "next",
    kind: "action",
    words:
      "next, next page, forward, go forward, go on, following page, page forward, next slide, next step, " +
      "next one, next item",
    weak: "continue, proceed, following, older, later, advance",
    signs:
      "next, chevron right, angle right, angles right, caret right, arrow right, arrow forward, " +
      "arrow forward ios, navigate next, keyboard arrow right, chevron double right, forward, " +
      "right arrow, step forward, ›, », →, ▶, ❯, 〉, ⟩, ➡, ⇒, ▸, ►",
    opposites: "previous, back",
  },
  {
    name: "previous",
    kind: "action",
    words:
      "previous, prev, previous page, previous slide, previous step, previous one, previous item, " +
      "page back",
    weak: "back, go back, newer, earlier, preceding, backward",
    signs:
      "previous, prev, chevron left, angle left, angles left, caret left, arrow left, arrow back, " +
      "arrow back ios, navigate before, keyboard arrow left, chevron double left, left arrow, " +
      "step backward, ‹, «, ←, ◀, ❮, 〈, ⟨, ⬅, ⇐, ◂, ◄",
    opposites: "next, continue",
  },
  {
    name: "back",
    kind: "action",
    words: "back, go back, back to",
    weak: "previous, step back, return",
    signs:
      "back, arrow left, arrow back, arrow back ios, keyboard backspace, chevron left, reply, ←, ‹, ⬅, " +
      "↩, 🔙",
    opposites: "continue",
  },
  {
    name: "continue",
    kind: "action",
    words: "continue, proceed, carry on, go on to, move on, keep going",
    weak: "next, ok, forward, resume, go ahead, confirm",
    signs: "continue, arrow right, →",
    opposites: "back, cancel",
  },
  {
    name: "first page",
    kind: "thing",
    words: "first page, go to start, first one, first slide, jump to start",
    weak: "first, start, beginning",
    signs:
      "first page, skip start, chevron bar left, chevron first, backward step, go first, go start, nav first, move first, mv first, jump first, to first, to start, jump start, ⏮, ⇤, |<, ⟪",
    opposites: "last page",
  },
  {
    name: "last page",
    kind: "thing",
    words: "last page, go to end, last one, last slide, jump to end, final page",
    weak: "last, end",
    signs:
      "last page, skip end, chevron bar right, chevron last, forward step, go last, go end, nav last, move last, mv last, jump last, to last, to end, jump end, ⏭, ⇥, >|, ⟫",
    opposites: "first page",
  },
  {
    name: "home",
    kind: "thing",
    words: "home, homepage, home page, start page, front page, main page, landing page",
    weak: "start, overview",
    signs: "home, house, house door, home filled, 🏠, 🏡, ⌂",
  },
  {
    name: "menu",
    kind: "thing",
    words:
      "menu, main menu, navigation menu, hamburger, hamburger menu, burger menu, navigation, site navigation, " +
      "main navigation, navigation bar, nav, nav menu, site menu",
    signs:
      "menu, bars, hamburger, list, navicon, burger, nav toggle, navbar toggler, menu toggle, " +
      "toggle menu, toggle nav, reorder, ☰, ≡, 𝌆",
  },
  {
    name: "sidebar",
    kind: "thing",
    words: "sidebar, side bar, side panel, side menu, navigation pane",
    weak: "panel, drawer",
    signs: "sidebar, layout sidebar, panel left, drawer, view sidebar, dock to left",
  },
  {
    name: "close",
    kind: "action",
    words: "close, dismiss, shut, close window, close dialog",
    weak: "cancel, exit, hide, quit, get rid of, get out of, not now, cross, x",
    signs:
      "close, x, times, xmark, x lg, cross, dismiss, clear, times circle, x circle, circle xmark, " +
      "circle x, close circle, circle close, closethick, highlight off, ✕, ×, ✖, ❌, ⨯, ╳, ✗, ✘, 🗙, ⊗, ⓧ",
    opposites: "open",
  },
  {
    name: "open",
    kind: "action",
    words: "open, open up, launch",
    weak: "view, start, show, go to",
    signs: "open, launch",
    opposites: "close",
  },
];
