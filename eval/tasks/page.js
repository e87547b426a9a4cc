/**
 * What every page of a task has: values drawn from the seed in its address, and its own judge. The page says what was done with
 * `did`, or what it holds with `holds`; `outcome` holds that against what the task wants.
 */
(() => {
  const seed = Number(new URLSearchParams(location.search).get("seed") ?? 1);
  let turn = Math.imul(seed + 1, 0x9e3779b1);
  const random = () => {
    turn = (turn + 0x6d2b79f5) | 0;
    let mixed = Math.imul(turn ^ (turn >>> 15), turn | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const mix = (list) =>
    list
      .map((item) => ({ item, place: random() }))
      .sort((left, right) => left.place - right.place)
      .map(({ item }) => item);
  const draw = {
    /** A whole number from `from` to `to`, both included. */
    number: (from, to) => from + Math.floor(random() * (to - from + 1)),
    one: (list) => list[Math.floor(random() * list.length)],
    mix,
    /** So many different ones. */
    some: (list, count) => mix(list).slice(0, count),
  };

  const values = {};
  const deeds = [];
  let read = () => ({});
  let initial = {};
  let task = { done: {} };

  /** `{name}` in words, in lists and in objects becomes the value of that name. */
  function fill(template) {
    if (typeof template === "string")
      return template.replaceAll(/\{(\w+)\}/g, (whole, name) =>
        name in values ? String(values[name]) : whole,
      );
    if (Array.isArray(template)) return template.map(fill);
    if (template === null || typeof template !== "object") return template;
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [fill(key), fill(value)]));
  }

  /** Whoever uses the page sees that it has taken something, and not whether that was wanted. */
  function acknowledge() {
    let note = document.querySelector("[data-note]");
    if (note === null) {
      note = document.createElement("p");
      note.dataset.note = "";
      note.setAttribute("role", "status");
      document.body.append(note);
    }
    note.textContent = `Noted (${deeds.length}).`;
  }

  /** Of the deeds that are wanted, in their order unless any will do: all, some, or others. */
  function outcomeOfDeeds(wanted, isAnyOrder) {
    const left = [...wanted];
    for (const deed of deeds) {
      const at = isAnyOrder ? left.indexOf(deed) : left[0] === deed ? 0 : -1;
      if (at < 0) return "wrong";
      left.splice(at, 1);
    }
    return left.length === 0 ? "done" : "open";
  }

  /** What is not wanted otherwise must hold what it held. */
  function outcomeOfState(wanted) {
    const state = read();
    let isDone = true;
    for (const [key, value] of Object.entries(state)) {
      const isWanted = key in wanted;
      if (isWanted && String(wanted[key]) === String(value)) continue;
      if (String(value) !== String(initial[key])) return "wrong";
      if (isWanted) isDone = false;
    }
    return isDone ? "done" : "open";
  }

  function outcome() {
    const { deeds: wanted = [], anyOrder = false, holds = {} } = fill(task.done);
    const both = [outcomeOfDeeds(wanted, anyOrder), outcomeOfState(holds)];
    return both.find((one) => one === "wrong") ?? both.find((one) => one === "open") ?? "done";
  }

  Object.assign(globalThis, {
    draw,
    given: (more) => Object.assign(values, more),
    did: (deed) => {
      deeds.push(String(deed));
      acknowledge();
    },
    holds: (reader) => {
      read = reader;
      initial = reader();
    },
    outcome,
    /** Takes a task, and tells the server under this path its words, and how it stands when the page is left. */
    begin: (given, path) => {
      task = given;
      const tell = (told) => navigator.sendBeacon(path, JSON.stringify(told));
      addEventListener("DOMContentLoaded", () => tell({ task: fill(task) }));
      addEventListener("pagehide", () => tell({ outcome: outcome(), deeds, state: read() }));
    },
  });
})();
