import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { button, checkbox, heading, view, within, type Written } from "./build-view.ts";
import { told } from "./told.ts";

type Control = string | { off: string } | { on: string } | { icon: string };

const written = (control: Control): Written => {
  if (typeof control === "string") return button(control);
  if ("icon" in control) return { role: "button", name: "", hints: control.icon, signs: control.icon };
  return checkbox("on" in control ? control.on : control.off, { checked: "on" in control });
};

/** All that a page of the kind offers stands beside each other, so that each could be taken for the others. */
function page(title: string, controls: readonly Control[]) {
  return view([within("region", title, heading(title), ...controls.map(written))], { title });
}

describe("a player of music and films", () => {
  const player = page("Player", [
    { icon: "bi-pause-circle" },
    "Stop",
    { icon: "mdi-playlist-plus" },
    "Next track",
    "Previous track",
    "Song text",
    "Tone",
    "Skip titles",
    "Skip advert",
    "Play next episode",
    "Audio language",
    "Closed captions",
    "Small player",
    "Cinema mode",
    "Coming up",
    "Artist profile",
    "More like this",
    "TV listings",
    "Pick up where you left off",
    "Erase history",
    "Child lock",
    "Who's watching?",
    "Not for me",
    { on: "Continuous playback" },
    { off: "Level volume" },
  ]);
  test.each([
    ["there is too little bass, can I adjust that?", "click Tone"],
    ["get me past the boring advert", "click Skip advert"],
    ["I've had enough of the title sequence", "click Skip titles"],
    ["could they speak in another language", "click Audio language"],
    ["my mother is deaf, she wants to read along", "click Closed captions"],
    ["I'd like the film in a tiny window in the corner", "click Small player"],
    ["which songs are lined up?", "click Coming up"],
    ["what else has this singer recorded", "click Artist profile"],
    ["stop the music", "click Stop"],
    ["hold on a second", "click bi-pause-circle"],
    ["what's on the telly tonight", "click TV listings"],
    ["I want to finish the film that I began yesterday", "click Pick up where you left off"],
    ["it's my husband watching now", "click Who's watching?"],
    ["I can't stand this song", "click Not for me"],
    ["one episode is enough", "uncheck Continuous playback"],
    ["the same loudness for all songs", "check Level volume"],
  ])("%s → %s", (said, done) => {
    expect(told(ground(player, said))).toBe(done);
  });

  test.each([
    "don't skip the advert",
    "what I watched is nobody's business but mine",
    "sign the contract",
    "like the comment of today",
  ])("%s: nothing of the kind is there", (said) => {
    expect(ground(player, said).outcome).not.toBe("resolved");
  });
});
