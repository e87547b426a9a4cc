import { describe } from "vitest";
import { view } from "./build-view.ts";
import { cases } from "./told.ts";

const video = view([
  { role: "heading", name: "A video about kites", level: 1 },
  { role: "button", name: "Report", hints: "report" },
  { role: "button", name: "Delete", hints: "delete" },
  {
    role: "list",
    children: ["Ada", "Ben", "Cleo"].map((name, at) => ({
      role: "listitem",
      children: [name, { role: "button", name: "Report", hints: `report-${at}` }],
    })),
  },
  { role: "heading", name: "Sounds", level: 2 },
  { role: "button", name: "News bed" },
  { role: "link", name: "Old jingles" },
]);

describe("what the page is about, and things that are pressed to be started", () => {
  cases(video, [
    ["report the video", "click Report"],
    ["report the channel", "not_found"],
    ["report Dora", "not_found"],
    ["play the news bed", "click News bed"],
    ["fire the news bed", "click News bed"],
    ["play the old jingles", "not_found"],
  ]);
});

const kilns = view(
  [1, 2].map((kiln) => ({
    role: "region",
    name: `Kiln ${kiln}`,
    children: [
      { role: "heading", name: `Kiln ${kiln}`, level: 2 },
      { role: "button", name: "Start firing" },
    ],
  })),
);

describe("what is started is what goes on there", () => {
  cases(kilns, [
    ["start kiln 2", "click Start firing"],
    ["start kiln 3", "not_found"],
  ]);
});
