import type { Target } from "./peer.ts";
import { logScript, type Site } from "./site.ts";

/** Something that peers get wrong, and how the page tells. */
export type HonestyCase = {
  name: string;
  path: string;
  target: Target;
  /**
   * `refused`: nothing a person does can click it, so that success is a false claim. `no effect`: it can be clicked and
   * nothing comes of it. `reached`: it can be clicked, and the page must see the click.
   */
  expected: "refused" | "no effect" | "reached";
};

const page = (body: string): string =>
  `<title>Case</title>${logScript}<body><h1>A page with one case</h1><p>Some text.</p>${body}`;

const button = (id: string, words: string): Target => ({ role: "button", words, id });

const bodies: {
  name: string;
  path: string;
  target: Target;
  expected: HonestyCase["expected"];
  body: string;
}[] = [
  {
    name: "click on a covered button",
    path: "/covered",
    target: button("covered", "Accept the offer"),
    expected: "refused",
    body: `<button id="covered" onclick="0">Accept the offer</button>
<div id="veil" style="position:fixed;inset:0;background:#0008">Loading</div>`,
  },
  {
    name: "click on a disabled button",
    path: "/disabled",
    target: button("disabled", "Pay now"),
    expected: "refused",
    body: `<button id="disabled" disabled>Pay now</button>`,
  },
  {
    name: "click without any effect",
    path: "/dead",
    target: button("dead", "Refresh list"),
    expected: "no effect",
    body: `<button id="dead">Refresh list</button>`,
  },
  {
    name: "button in an open shadow root",
    path: "/open-shadow",
    target: button("in-open", "Choose maple"),
    expected: "reached",
    body: shadow("open", "in-open", "Choose maple"),
  },
  {
    name: "button in a closed shadow root",
    path: "/closed-shadow",
    target: button("in-closed", "Choose walnut"),
    expected: "reached",
    body: shadow("closed", "in-closed", "Choose walnut"),
  },
  {
    name: "button in a frame of the same site",
    path: "/same-frame",
    target: button("in-frame", "Keep the draft"),
    expected: "reached",
    body: `<iframe title="Part" src="/frame-button" width="400" height="150"></iframe>`,
  },
  {
    name: "element that only has a listener",
    path: "/listener",
    target: { role: "text", words: "Show the details", id: "listener" },
    expected: "reached",
    body: `<div><span id="listener">Show the details</span></div><p id="out"></p><script>
document.getElementById("listener").addEventListener("click", () => { document.getElementById("out").textContent = "Details"; });</script>`,
  },
];

function shadow(mode: "open" | "closed", id: string, words: string): string {
  return `<div id="host-${id}"></div><p id="out"></p><script>{
const root = document.getElementById("host-${id}").attachShadow({ mode: "${mode}" });
root.innerHTML = '<p>Inside</p><button>${words}</button>';
root.querySelector("button").addEventListener("click", (event) => { noteClick("${id}"); document.getElementById("out").textContent = "Chosen"; });
}</script>`;
}

const effect = `onclick="document.getElementById('frame-out').textContent = 'Kept'"`;

/** Puts the pages on the site; the frames on another site can only be named then. */
export function addHonestyPages(site: Site): HonestyCase[] {
  const other = (path: string): string => site.url(path, "localhost");
  site.page(
    "/frame-button",
    page(`<button id="in-frame" ${effect}>Keep the draft</button><p id="frame-out"></p>`),
  );
  site.page(
    "/far-button",
    page(`<button id="in-far" ${effect}>Send the survey</button><p id="frame-out"></p>`),
  );
  site.page(
    "/near-button",
    page(`<button id="in-nested" ${effect}>Close the survey</button><p id="frame-out"></p>`),
  );
  site.page(
    "/far-holder",
    page(`<iframe title="Near" src="${site.url("/near-button")}" width="380" height="150"></iframe>`),
  );
  const framed: typeof bodies = [
    {
      name: "button in a frame of another site",
      path: "/other-frame",
      target: button("in-far", "Send the survey"),
      expected: "reached",
      body: `<iframe title="Survey" src="${other("/far-button")}" width="400" height="150"></iframe>`,
    },
    {
      name: "button in a frame of this site in a frame of another",
      path: "/nested-frame",
      target: button("in-nested", "Close the survey"),
      expected: "reached",
      body: `<iframe title="Survey" src="${other("/far-holder")}" width="420" height="260"></iframe>`,
    },
  ];
  return [...bodies, ...framed].map(({ body, ...about }) => {
    site.page(about.path, page(body));
    return about;
  });
}
