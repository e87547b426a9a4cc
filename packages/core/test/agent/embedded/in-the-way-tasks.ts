import type { AgentTask } from "./task-run.ts";

const veil = (inside: string, shown = "") =>
  `<div id="veil" ${shown} style="position: fixed; inset: 0; background: #333; z-index: 9">${inside}</div>`;
const stories = `<p>A quiet lane <button onclick="log('lane')">Read on</button></p>`;

/** Holds back the first click, whatever it is on, and shows the window instead. */
const gate = `<script>addEventListener("click", (event) => { event.stopPropagation(); veil.hidden = false; }, { capture: true, once: true });</script>`;

export const inTheWayTasks: AgentTask[] = [
  {
    name: "an offer that comes instead of what was clicked is sent away",
    pages: {
      "/": `${stories}${veil(`<p>Spin the wheel!</p><button onclick="log('spun')">Spin</button> <button onclick="veil.remove()">No thanks, I have spoons</button>`, "hidden")}${gate}`,
    },
    instruction: "Click Read on",
    logged: ["lane"],
  },
  {
    name: "what a button is called is an order, and what may come in the way is sent away",
    pages: {
      "/": `${stories}${veil(`<p>Spin the wheel!</p><button onclick="log('spun')">Spin</button> <button onclick="veil.remove()">Not now</button>`, "hidden")}${gate}`,
    },
    instruction:
      "Read on in the story “A quiet lane”. If something gets in the way, close it; do not spin any wheel.",
    logged: ["lane"],
  },
  {
    name: "a wish without a verb that one button means",
    pages: {
      "/": `${stories}<div id="bar" role="dialog" aria-label="Cookies"><p>We like cookies.</p><button onclick="log('all');bar.remove()">Accept all</button> <button onclick="log('least');bar.remove()">Necessary only</button></div>`,
    },
    instruction: "Only necessary cookies please. Then click Read on.",
    logged: ["least", "lane"],
  },
  {
    name: "all cookies but the necessary ones",
    pages: {
      "/": `${stories}<div id="bar" role="dialog" aria-label="Cookies"><p>We like cookies.</p><button onclick="log('all');bar.remove()">Accept all</button> <button onclick="log('least');bar.remove()">Necessary only</button></div>`,
    },
    instruction: "Refuse all cookies except the necessary ones.",
    logged: ["least"],
  },
  {
    name: "a window that lay over the page from the start is closed",
    pages: {
      "/": `${stories}${veil(`<span role="button" tabindex="0" onclick="veil.remove()">✕</span><p>Join our letter</p><input placeholder="Email"><button onclick="log('joined')">Join</button>`)}`,
    },
    instruction: "Click Read on",
    logged: ["lane"],
  },
  {
    name: "what only decides something is left to whoever asked",
    pages: {
      "/": `${stories}${veil(`<p>Leave the group?</p><button onclick="log('left')">Yes</button> <button onclick="veil.remove()">No</button>`)}`,
    },
    instruction: "Click Read on",
    logged: [],
    impossible: true,
  },
  {
    name: "what a step has opened is not closed for the next",
    pages: {
      "/": `<button onclick="veil.hidden = false">New letter</button>${stories}${veil(`<button onclick="veil.remove()">Close</button><textarea></textarea>`, "hidden")}`,
    },
    instruction: "Click New letter, then click Read on",
    logged: [],
    impossible: true,
  },
  {
    name: "what is written in a window is not lost with it",
    pages: {
      "/": `${stories}${veil(`<button onclick="veil.remove()">Close</button><textarea>Dear Ada</textarea>`)}`,
    },
    instruction: "Click Read on",
    logged: [],
    impossible: true,
  },
];
