import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve, sep } from "node:path";
import type { Source } from "./site.ts";
import type { Shown } from "./task.ts";

/**
 * Tasks of the public suite MiniWoB++ (MIT; `html/` of the package `miniwob`), which is no part of this repository. Its names
 * alone part them: what the words name on the page, what has first to be found there, and what has to be seen, drawn,
 * dragged, reckoned or played.
 */
export const suiteKinds = ["named", "to be found", "seen or played"] as const;

const families: Record<Exclude<(typeof suiteKinds)[number], "seen or played">, RegExp> = {
  named:
    /^(?:button-delay|choose-(?:date|list).*|click-(?:button.*|checkboxes(?:-(?:large|soft|transfer))?|dialog.*|link|option|scroll-list|tab|test.*|widget)|copy-paste.*|enter-.*|focus-text.*|form-sequence.*|login-user.*|resize-textarea|sign-agreement|text-transform|unicode-test|use-(?:autocomplete.*|slider.*|spinner))$/u,
  "to be found":
    /^(?:book-flight.*|buy-ticket|click-(?:collapsible.*|menu.*|tab-2.*)|daily-calendar|email-inbox.*|find-(?:greatest|word)|guess-number|highlight-text.*|multi-.*|navigate-tree|number-checkboxes|order-food|phone-book|read-table.*|scroll-text.*|search-engine|social-media.*|stock-market|terminal|text-editor)$/u,
};

/** @throws Error when the folder is not that of the suite. */
export function readSuiteFolder(folder: string): string {
  if (existsSync(join(folder, "core", "core.js")) && existsSync(join(folder, "miniwob"))) return folder;
  throw new Error(
    `${folder} holds no core/core.js and miniwob/. --suite takes the folder html of MiniWoB++: pip download --no-deps miniwob, unzip the wheel, and name miniwob/html.`,
  );
}

/** Every task of the suite, each with as many seeds. */
export function loadSuite(folder: string, seeds: number): Shown[] {
  const names = readdirSync(join(folder, "miniwob"))
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.slice(0, -".html".length))
    .toSorted();
  return names.flatMap((name) =>
    Array.from({ length: seeds }, (_, at) => ({ page: { name, kind: kindOf(name) }, seed: at + 1 })),
  );
}

function kindOf(name: string): (typeof suiteKinds)[number] {
  return (
    suiteKinds.find((kind) => kind !== "seen or played" && families[kind].test(name)) ?? "seen or played"
  );
}

/** The suite's own pages. Each begins at once, without its clock and its board of rewards, and tells its reward as the end. */
export function suiteSource(folder: string): Source<Shown> {
  const root = resolve(folder);
  return {
    pathOf: ({ page, seed }) => `miniwob/${page.name}.html?seed=${seed}`,
    fileAt(path, _shown, told) {
      const file = resolve(root, path);
      if (!file.startsWith(root + sep) || !existsSync(file)) return undefined;
      const content = readFileSync(file);
      const type = types[extname(file)] ?? "application/octet-stream";
      const isTask = path.startsWith("miniwob/") && type === "text/html";
      return { type, content: isTask ? `${content.toString()}${beginning(told)}` : content };
    },
  };
}

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".png": "image/png",
  ".gif": "image/gif",
  ".svg": "image/svg+xml",
};

/** Far more than any run takes, ms. */
const noLimit = 1e8;

const beginning = (told: string): string => `<script>
addEventListener("load", () => setTimeout(() => {
  const tell = (what) => navigator.sendBeacon(${JSON.stringify(told)}, JSON.stringify(what));
  Math.seedrandom(new URLSearchParams(location.search).get("seed"));
  core.EPISODE_MAX_TIME = ${noLimit};
  core.countdownTimer = () => {};
  core.startEpisodeReal();
  for (const id of ["reward-display", "click-canvas", "sync-task-cover"]) document.getElementById(id).remove();
  addEventListener("pagehide", () => {
    const outcome = !WOB_DONE_GLOBAL ? "open" : WOB_RAW_REWARD_GLOBAL > 0 ? "done" : "wrong";
    tell({ outcome, deeds: [], state: {} });
  });
  const begun = () => (WOB_TASK_READY ? tell({ task: { say: core.getUtterance() } }) : setTimeout(begun, 50));
  begun();
}));
</script>`;
