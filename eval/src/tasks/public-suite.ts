import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve, sep } from "node:path";
import type { Source } from "./site.ts";
import type { Shown } from "./task.ts";

/**
 * Tasks of the public suite MiniWoB++ (MIT; `html/` of the package `miniwob`), which is no part of this repository. Its names
 * alone part them: what the words name on the page, what has first to be found there, and what has to be seen, drawn,
 * dragged, reckoned or played; and each of these into kinds.
 */
const groups = {
  named: {
    press: /^(?:button-delay|click-(?:button.*|dialog.*|link|tab|test.*|widget))$/u,
    check: /^click-checkboxes(?:-(?:large|soft|transfer))?$/u,
    list: /^(?:choose-list|click-(?:option|scroll-list))$/u,
    date: /^(?:choose-date.*|enter-date|enter-time)$/u,
    text: /^(?:copy-paste.*|enter-(?:password|text.*)|focus-text.*|resize-textarea|text-transform|unicode-test)$/u,
    form: /^(?:form-sequence.*|login-user.*|sign-agreement)$/u,
    autocomplete: /^use-autocomplete.*$/u,
    number: /^use-(?:slider.*|spinner)$/u,
  },
  "to be found": {
    hidden: /^(?:click-(?:collapsible.*|tab-2.*)|navigate-tree)$/u,
    menu: /^click-menu.*$/u,
    mail: /^email-inbox.*$/u,
    feed: /^social-media.*$/u,
    reading: /^(?:find-(?:greatest|word)|highlight-text.*|read-table.*|scroll-text.*|text-editor)$/u,
    results: /^(?:multi-.*|phone-book|search-engine)$/u,
    order: /^(?:book-flight.*|buy-ticket|daily-calendar|order-food|stock-market)$/u,
    trial: /^(?:guess-number|number-checkboxes|terminal)$/u,
  },
} as const;

const otherKind = "seen or played";

/** What the figures are told by, in this order: a group, or a kind within one. */
export const suiteKinds: readonly string[] = [
  ...Object.entries(groups).flatMap(([group, kinds]) =>
    Object.keys(kinds).map((kind) => `${group}: ${kind}`),
  ),
  otherKind,
];

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

function kindOf(name: string): string {
  for (const [group, kinds] of Object.entries(groups))
    for (const [kind, names] of Object.entries(kinds)) if (names.test(name)) return `${group}: ${kind}`;
  return otherKind;
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
  let reward;
  const end = core.endEpisode;
  core.endEpisode = (...how) => {
    if (core.EP_TIMER !== null) reward ??= how[0];
    return end(...how);
  };
  core.startEpisodeReal();
  addEventListener("pagehide", () => {
    const outcome = reward === undefined ? "open" : reward > 0 ? "done" : "wrong";
    tell({ outcome, deeds: [], state: {} });
  });
  // Some tasks give their words alone, others together with the fields that they were made from.
  const say = () => core.getUtterance().utterance ?? core.getUtterance();
  const begun = () => (WOB_TASK_READY ? tell({ task: { say: say() } }) : setTimeout(begun, 50));
  begun();
}));
</script>`;
