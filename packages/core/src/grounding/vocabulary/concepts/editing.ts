import type { ConceptEntry } from "./concept.ts";

/** Making, changing, keeping and removing things. */
export const editing: ConceptEntry[] = [
  {
    name: "add",
    kind: "action",
    words: "add, append",
    weak: "insert, put in, include, plus",
    signs: "plus, add, plus circle, plus square, plus lg, add circle, ➕, +",
    opposites: "delete, remove from cart",
  },
  {
    name: "create",
    kind: "action",
    words: "create, make new, start new, set up new, add new, create new",
    weak: "new, make, generate, set * up, compose",
    signs: "plus, create, add, file plus, note add, +",
    opposites: "delete",
  },
  {
    name: "edit",
    kind: "action",
    words: "edit, modify, amend, revise, make changes",
    weak: "change, update, switch to, alter, adjust, correct, fix",
    signs:
      "edit, pencil, pen, pen to square, pencil square, square pen, create, mode edit, edit note, " +
      "border color, ✎, ✏, 🖉, 🖊, 🖋",
  },
  {
    name: "delete",
    kind: "action",
    words:
      "delete, remove, erase, get rid of, throw * away, throw * out, dispose of, trash, move to trash, " +
      "move to bin",
    weak:
      "bin, drop, clear, discard, take * off, take * out, cross * out, kick * out, wipe, destroy, scrap, " +
      "eliminate",
    signs:
      "trash, trash can, trash alt, trashcan, delete, delete forever, delete bin, delete sweep, bin, " +
      "dustbin, rubbish, remove, recycle bin, 🗑, 🚮",
    opposites: "add, create, restore",
  },
  {
    name: "restore",
    kind: "action",
    words: "restore, undelete, recover",
    weak: "put * back, bring * back, revert, reinstate",
    signs: "restore, trash restore, restore from trash, trash undo",
    opposites: "delete",
  },
  {
    name: "duplicate",
    kind: "action",
    words: "duplicate, clone, make copy, make duplicate",
    weak: "copy, replicate, repeat",
    signs: "duplicate, clone, copy, files, content copy, copy plus, ⧉",
  },
  {
    name: "copy",
    kind: "action",
    words: "copy, copy to clipboard",
    weak: "clipboard",
    signs: "copy, clipboard, content copy, clipboard copy, files, ⧉, 📋",
  },
  {
    name: "cut",
    kind: "action",
    words: "cut",
    weak: "tear off, snip",
    signs: "cut, scissors, content cut, ✂",
  },
  {
    name: "paste",
    kind: "action",
    words: "paste",
    signs: "paste, clipboard paste, content paste, clipboard",
  },
  {
    name: "rename",
    kind: "action",
    words: "rename, change name, give * new name, change title",
    weak: "retitle, relabel",
    signs: "rename, drive file rename outline, i cursor, text cursor input, cursor text",
  },
  {
    name: "save",
    kind: "action",
    words: "save, save changes, keep changes",
    weak: "store, keep, apply",
    signs: "save, floppy, floppy disk, diskette, device floppy, 💾",
    opposites: "discard, cancel",
  },
  {
    name: "discard",
    kind: "action",
    words: "discard, discard changes, dont save, do not save, leave without saving, close without saving",
    weak: "abandon, forget, bin, delete, throw * away",
    opposites: "save",
  },
  {
    name: "send",
    kind: "action",
    words: "send, send * off",
    weak: "post, mail, submit, transmit, dispatch",
    signs: "send, paper plane, paper airplane, plane, send horizontal, ➤, 📨",
    opposites: "cancel",
  },
  {
    name: "submit",
    kind: "action",
    words: "submit, hand * in, turn * in",
    weak: "send, finish, done, complete",
    signs: "submit",
  },
  {
    name: "share",
    kind: "action",
    words: "share",
    weak: "forward, post",
    signs: "share, share alt, share nodes, share 2, ios share, social share, share network",
  },
  {
    name: "print",
    kind: "action",
    words: "print, print * out",
    weak: "hard copy, paper copy",
    signs: "print, printer, local printshop, 🖨",
  },
  {
    name: "download",
    kind: "action",
    words: "download, save * to my computer, save * to disk, save * to my device",
    weak: "get, fetch, export",
    signs:
      "download, cloud download, download cloud, cloud arrow down, file download, file arrow down, " +
      "arrow down to line, arrow down tray, box arrow down, get app, ⬇, ⤓, 📥",
    opposites: "upload",
  },
  {
    name: "upload",
    kind: "action",
    words: "upload",
    weak: "attach, import, choose file, add file",
    signs:
      "upload, cloud upload, upload cloud, cloud arrow up, file upload, file arrow up, " +
      "arrow up from line, arrow up tray, box arrow up, ⬆, ⤒, 📤",
    opposites: "download",
  },
  {
    name: "export",
    kind: "action",
    words: "export",
    weak: "download, save as",
    signs: "export, file export, box arrow up right",
    opposites: "import",
  },
  {
    name: "import",
    kind: "action",
    words: "import",
    weak: "load",
    signs: "import, file import, box arrow in down",
    opposites: "export",
  },
  {
    name: "refresh",
    kind: "action",
    words: "refresh, reload, check for new, load again",
    weak: "update, sync, check again",
    signs:
      "refresh, reload, refresh cw, rotate, arrows rotate, sync, autorenew, cached, arrow clockwise, " +
      "arrow repeat, ↻, ⟳, 🔄, 🗘",
  },
  {
    name: "synchronise",
    kind: "action",
    words: "synchronise, synchronize, sync, bring up to date",
    weak: "update",
    signs: "sync, sync alt, arrow repeat, arrows rotate, cloud sync",
  },
  {
    name: "undo",
    kind: "action",
    words: "undo",
    weak: "take * back, revert, reverse, roll * back, step back, go back one step",
    signs:
      "undo, undo alt, undo 2, arrow counterclockwise, rotate left, arrow rotate left, corner up left, " +
      "arrow go back, ↶, ↩, ⟲, ⎌",
    opposites: "redo",
  },
  {
    name: "redo",
    kind: "action",
    words: "redo",
    weak: "repeat, again",
    signs: "redo, redo alt, redo 2, arrow clockwise, rotate right, arrow rotate right, corner up right, ↷, ↪",
    opposites: "undo",
  },
  {
    name: "reset",
    kind: "action",
    words:
      "reset, restore defaults, back to default, reset to default, factory reset, start over, " +
      "start again from scratch",
    weak: "clear, revert, defaults",
    signs: "reset, restart alt, settings backup restore, rotate ccw",
  },
  {
    name: "clear",
    kind: "action",
    words: "clear, clear all, empty, clear * out",
    weak: "erase, wipe, reset",
    signs: "clear, clear all, eraser, backspace, ⌫",
  },
];
