import type { ConceptEntry } from "./concept.ts";

/** Opening, growing, moving and stepping. */
export const unfolding: ConceptEntry[] = [
  {
    name: "expand",
    kind: "action",
    words: "expand, unfold, show more, see more, open up section, unroll, view more",
    weak: "more, open, details, enlarge, drop * down, read more",
    signs:
      "expand, chevron down, angle down, caret down, unfold more, expand more, keyboard arrow down, " +
      "plus square, arrow drop down, disclosure, accordion, ▾, ▼, ⌄, ▸, ►, ⏷, ˅, ﹀",
    opposites: "collapse, collapse all",
  },
  {
    name: "collapse",
    kind: "action",
    words: "collapse, fold, fold * up, show less, see less, roll * up, view less",
    weak: "less, close, hide, minimise, minimize",
    signs:
      "collapse, chevron up, angle up, caret up, unfold less, expand less, keyboard arrow up, " +
      "minus square, arrow drop up, ▴, ▲, ⌃, ⏶, ˄, ︿",
    opposites: "expand, expand all",
  },
  {
    name: "expand all",
    kind: "action",
    words: "expand all, open all, unfold all, show all sections",
    signs: "expand all, chevrons up down, arrows expand",
    opposites: "collapse all",
  },
  {
    name: "collapse all",
    kind: "action",
    words: "collapse all, close all, fold all",
    signs: "collapse all, chevrons down up, arrows collapse",
    opposites: "expand all",
  },
  {
    name: "more options",
    kind: "action",
    words:
      "more options, more actions, more menu, three dots, three dots menu, overflow menu, kebab menu, " +
      "kebab, ellipsis, other actions, context menu, further options, dots menu, action menu",
    weak: "more, options, actions, dots",
    signs:
      "ellipsis, ellipsis v, ellipsis h, ellipsis vertical, ellipsis horizontal, more vert, more horiz, " +
      "more horizontal, more vertical, three dots, three dots vertical, dots three, dots three vertical, " +
      "dots, dots vertical, dots horizontal, kebab, kebab horizontal, overflow menu, more, meatball, ⋮, " +
      "⋯, …, ..., •••, ⁝, ⠇, ︙",
  },
  {
    name: "load more",
    kind: "action",
    words: "load more, show more results, more results, load older, view more results",
    weak: "more, show more, see more, older, further",
    signs: "load more",
  },
  {
    name: "see all",
    kind: "action",
    words: "see all, show all, view all, display all, show everything, see everything, full list",
    weak: "all, everything, more",
  },
  {
    name: "details",
    kind: "thing",
    words:
      "details, more details, more info, more information, read more, learn more, find out more, " +
      "tell me more, see details, view details, further information, full details",
    weak: "info, more, about, information, specifics, open",
    signs: "info, info circle, circle info, information, details, ℹ, 🛈, ⓘ",
  },
  {
    name: "zoom in",
    kind: "action",
    words: "zoom in, magnify, enlarge, blow * up, get closer",
    weak: "make * larger, make * bigger, bigger, larger, closer, plus",
    signs: "zoom in, magnifying glass plus, search plus, plus, +",
    opposites: "zoom out",
  },
  {
    name: "zoom out",
    kind: "action",
    words: "zoom out, reduce view, see more of map",
    weak: "make * smaller, smaller, minus, reduce",
    signs: "zoom out, magnifying glass minus, search minus, minus, -, −, –",
    opposites: "zoom in",
  },
  {
    name: "fit",
    kind: "action",
    words:
      "fit to screen, fit to page, fit to width, fit page, fit width, fit to window, zoom to fit, " +
      "actual size, fit view",
    weak: "fit",
    signs: "fit screen, fit to screen, fit page, aspect ratio, arrows fullscreen",
  },
  {
    name: "full screen",
    kind: "action",
    words: "full screen, go full screen, enter full screen, whole screen, fill screen, maximise, maximize",
    weak: "enlarge, expand, bigger",
    signs:
      "fullscreen, full screen, expand, maximize, maximise, arrows fullscreen, expand arrows, " +
      "up right and down left from center, ⛶, ⤢, 🗖",
    opposites: "exit full screen",
  },
  {
    name: "exit full screen",
    kind: "action",
    words: "exit full screen, leave full screen, quit full screen, end full screen",
    weak: "shrink, minimise, minimize",
    signs: "fullscreen exit, exit fullscreen, compress, minimize 2, down left and up right to center, ⤡",
    opposites: "full screen",
  },
  {
    name: "minimise",
    kind: "action",
    words: "minimise, minimize",
    weak: "make * smaller, hide, shrink",
    signs: "minimize, minimise, window minimize, 🗕",
    opposites: "full screen",
  },
  {
    name: "scroll to top",
    kind: "action",
    words: "back to top, scroll to top, go to top, top of page, to top, jump to top",
    weak: "top, up",
    signs: "back to top, arrow up, chevron up, scroll top, to top, totop, angle up, ↑, ⇧, ▲, ⬆",
    opposites: "scroll to bottom",
  },
  {
    name: "scroll to bottom",
    kind: "action",
    words: "scroll to bottom, jump to bottom, go to bottom, bottom of page, jump to latest",
    weak: "bottom, down, latest",
    signs: "arrow down, scroll bottom, to bottom, ↓, ⇩, ⬇",
    opposites: "scroll to top",
  },
  {
    name: "skip",
    kind: "action",
    words: "skip, skip this, not now, maybe later, remind me later, do * later, ask me later",
    weak: "later, ignore, leave * out, pass",
    signs: "skip, skip next, skip forward",
  },
  {
    name: "skip to content",
    kind: "action",
    words: "skip to content, skip to main content, skip navigation, jump to content",
    signs: "skip link, skip nav",
  },
  {
    name: "get started",
    kind: "action",
    words: "get started, start now, lets go, start tour, take tour",
    weak: "start, go, begin",
    signs: "get started",
  },
  {
    name: "finish",
    kind: "action",
    words: "finish, complete, im done, wrap * up",
    weak: "done, end, conclude, submit, close, finalise, finalize",
    signs: "finish, flag checkered, done all, 🏁",
    opposites: "start",
  },
  {
    name: "start",
    kind: "action",
    words: "start, begin, commence, kick * off",
    weak: "go, launch, run, play, open",
    signs: "start, play, play arrow, power, ▶, ⏵",
    opposites: "stop",
  },
  {
    name: "stop",
    kind: "action",
    words: "stop, halt, terminate",
    weak: "end, cancel, kill, quit, abort, turn * off",
    signs: "stop, stop circle, square, octagon, ⏹, ■, ◼, 🛑, ⬛",
    opposites: "start",
  },
  {
    name: "retry",
    kind: "action",
    words: "retry, try again, have another go, re try, attempt again",
    weak: "repeat, again, reload",
    signs: "retry, replay, redo, refresh, arrow repeat",
  },
  {
    name: "up",
    kind: "action",
    words: "up, move up, go up, upwards, one up",
    weak: "higher, raise, parent",
    signs:
      "up, arrow up, chevron up, caret up, angle up, arrow upward, sort up, move up, ↑, ▲, ⬆, ⇧, △, 🔼, " +
      "🔺, ⯅",
    opposites: "down",
  },
  {
    name: "down",
    kind: "action",
    words: "down, move down, go down, downwards, one down",
    weak: "lower",
    signs:
      "down, arrow down, chevron down, caret down, angle down, arrow downward, sort down, move down, ↓, " +
      "▼, ⬇, ⇩, ▽, 🔽, 🔻, ⯆",
    opposites: "up",
  },
  {
    name: "left",
    kind: "action",
    words: "left, move left, go left, to left",
    signs: "left, arrow left, chevron left, caret left, angle left, ←, ◀, ⬅",
    opposites: "right",
  },
  {
    name: "right",
    kind: "action",
    words: "right, move right, go right, to right",
    signs: "right, arrow right, chevron right, caret right, angle right, →, ▶, ➡",
    opposites: "left",
  },
  {
    name: "move to top",
    kind: "action",
    words: "move to top, send to top, bring to front, bring forward",
    signs: "vertical align top, bring to front, move to front, bring front, ⤒",
    opposites: "move to bottom",
  },
  {
    name: "move to bottom",
    kind: "action",
    words: "move to bottom, send to bottom, send to back, send backward",
    signs: "vertical align bottom, send to back, send back, ⤓",
    opposites: "move to top",
  },
  {
    name: "increase",
    kind: "action",
    words: "increase, increment, raise, one more, add one, step up",
    weak: "turn * up, more, plus, higher, up, bigger, add",
    signs: "plus, increase, increment, plus circle, spin up, step up, add, +, ▲, ↑, ＋, ➕",
    opposites: "decrease",
  },
  {
    name: "decrease",
    kind: "action",
    words: "decrease, decrement, lower, reduce, one less, one fewer, step down, lessen",
    weak: "turn * down, less, minus, fewer, down, smaller",
    signs: "minus, decrease, decrement, minus circle, dash, spin down, step down, remove, -, −, –, ▼, ↓, ➖",
    opposites: "increase",
  },
  {
    name: "breadcrumb",
    kind: "thing",
    words: "breadcrumb, breadcrumbs, breadcrumb trail",
    signs: "breadcrumb",
  },
  { name: "tab", kind: "thing", words: "tab", signs: "tab" },
  {
    name: "pagination",
    kind: "thing",
    words: "pagination, pager, page navigation, page numbers",
    weak: "pages",
  },
  { name: "page", kind: "thing", words: "page", signs: "page, file" },
  { name: "section", kind: "thing", words: "section", weak: "part, area, chapter" },
  {
    name: "table of contents",
    kind: "thing",
    words: "table of contents, contents list, on this page, outline, toc",
    weak: "contents, index",
    signs: "toc, table of contents, list tree, outline",
  },
  { name: "site map", kind: "thing", words: "site map", signs: "sitemap" },
  {
    name: "dashboard",
    kind: "thing",
    words: "dashboard, control panel",
    weak: "overview, home, console, summary",
    signs: "dashboard, gauge, tachometer, speedometer, grid 1x2, layout dashboard, space dashboard",
  },
  { name: "overview", kind: "thing", words: "overview, summary, at a glance", weak: "dashboard, recap" },
  {
    name: "link",
    kind: "thing",
    words: "link, hyperlink, url, web address",
    weak: "address",
    signs: "link, chain, hyperlink, insert link, link 45deg, link 2, 🔗",
    opposites: "unlink",
  },
  {
    name: "unlink",
    kind: "action",
    words: "unlink, remove link, break link",
    signs: "unlink, link slash, link off, chain broken, link break",
    opposites: "link",
  },
  {
    name: "open in new tab",
    kind: "action",
    words: "open in new tab, open in new window, new window, pop * out",
    weak: "external",
    signs:
      "open in new, external link, box arrow up right, arrow up right from square, external link alt, ↗, " +
      "⧉, 🡥",
  },
  {
    name: "website",
    kind: "thing",
    words: "website, web site, web page",
    weak: "site, homepage",
    signs: "globe, language, public, www, 🌐, 🌍, 🌎",
  },
];
