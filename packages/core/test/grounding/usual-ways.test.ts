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

describe("an editor of texts, pictures and tables", () => {
  const editor = page("Workspace", [
    "Redo",
    "Trim image",
    "Turn",
    "Cut out",
    "Retouch",
    "Eraser",
    "Sticky note",
    "Bulleted list",
    "Line spacing",
    "Plain text",
    "Spell check",
    "Word count",
    "Suggesting",
    "Page setup",
    "Duplicate",
    "Export PDF",
    "New column",
    "Freeze header",
    "AutoSum",
    "Slideshow",
    "Speaker notes",
    "Zoom to fit",
  ]);
  test.each([
    ["the scan lies on its side", "click Turn"],
    ["cut the edges off, please", "click Trim image"],
    ["make the background transparent", "click Cut out"],
    ["I have an idea, let me jot it down", "click Sticky note"],
    ["put dots before the lines", "click Bulleted list"],
    ["the lines are too close together", "click Line spacing"],
    ["are there any typos in it?", "click Spell check"],
    ["how long is the text?", "click Word count"],
    ["I'd like to keep the original as it is", "click Duplicate"],
    ["turn the document into a PDF", "click Export PDF"],
    ["the headings disappear when I scroll", "click Freeze header"],
    ["what does the column come to?", "click AutoSum"],
    ["the audience is waiting", "click Slideshow"],
    ["turn the paper to landscape", "click Page setup"],
  ])("%s → %s", (said, done) => {
    expect(told(ground(editor, said))).toBe(done);
  });

  test.each(["draw the curtains", "don't turn the page", "group the guests", "sign up for the course"])(
    "%s: nothing of the kind is there",
    (said) => {
      expect(ground(editor, said).outcome).not.toBe("resolved");
    },
  );
});

describe("meetings, boards and staff", () => {
  const work = page("Team", [
    "Raise hand",
    "Stop video",
    "Mute mic",
    "Present now",
    "Background effects",
    "Leave call",
    "Add card",
    "Assign to me",
    "Assignee",
    "Due date",
    "Subtasks",
    "Clock in",
    "End shift",
    "Take break",
    "Book holiday",
    "Report sick",
    "My pay",
    "Rota",
    "Offer shift",
  ]);
  test.each([
    ["I've got a question for the speaker", "click Raise hand"],
    ["nobody should see me", "click Stop video"],
    ["the dog is barking", "click Mute mic"],
    ["let the others see my slides", "click Present now"],
    ["my room is a mess, hide it", "click Background effects"],
    ["get me out of the meeting", "click Leave call"],
    ["leave it to me", "click Assign to me"],
    ["let my colleague do it", "click Assignee"],
    ["break it down into smaller steps", "click Subtasks"],
    ["my shift is over", "click End shift"],
    ["I'm off for lunch", "click Take break"],
    ["I've got the flu", "click Report sick"],
    ["how much did I earn last month?", "click My pay"],
    ["someone else should do my shift", "click Offer shift"],
  ])("%s → %s", (said, done) => {
    expect(told(ground(work, said))).toBe(done);
  });

  test.each(["raise the price", "leave a comment", "don't raise your hand", "share the cake"])(
    "%s: nothing of the kind is there",
    (said) => {
      expect(ground(work, said).outcome).not.toBe("resolved");
    },
  );
});

describe("code, servers, houses and machines", () => {
  const controls = page("Console", [
    "Re-run jobs",
    "Blame",
    "Acknowledge",
    "Create snapshot",
    "Terminal",
    "Audit log",
    "Blinds down",
    "Blinds up",
    "Return to dock",
    "Guest Wi-Fi",
    "Connected devices",
    "Print test page",
    "Ink levels",
    "Check for updates",
  ]);
  test.each([
    ["the build failed, try it again", "click Re-run jobs"],
    ["who wrote this line?", "click Blame"],
    ["stop the beeping of the alarm", "click Acknowledge"],
    ["make a safety copy of everything", "click Create snapshot"],
    ["I want to type a command", "click Terminal"],
    ["who did what and when?", "click Audit log"],
    ["lower the shutters", "click Blinds down"],
    ["let some daylight in", "click Blinds up"],
    ["send the robot home", "click Return to dock"],
    ["our visitors need internet", "click Guest Wi-Fi"],
    ["who is using our wifi?", "click Connected devices"],
    ["does the printer still work?", "click Print test page"],
    ["how much ink is left?", "click Ink levels"],
    ["is there a newer version?", "click Check for updates"],
  ])("%s → %s", (said, done) => {
    expect(told(ground(controls, said))).toBe(done);
  });

  test.each(["scan the horizon", "don't lower the blinds", "release the prisoner"])(
    "%s: nothing of the kind is there",
    (said) => {
      expect(ground(controls, said).outcome).not.toBe("resolved");
    },
  );
});
