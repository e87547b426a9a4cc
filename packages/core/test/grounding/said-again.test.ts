import { checkbox, heading, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

const box = (name: string) => checkbox(name, { checked: false });

cases(
  view([
    within("group", "Topics", heading("Topics", 2), box("Travel"), box("Sport"), box("Food")),
    within("group", "Format", heading("Format", 2), box("Pictures"), box("Plain text")),
  ]),
  [
    ["I'd like travel and sport, tick both", "check Travel, check Sport"],
    ["travel and sport, both please", "check Travel, check Sport"],
    ["tick both formats", "check Pictures, check Plain text"],
  ],
);
