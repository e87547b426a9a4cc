import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { ordersIn } from "../../src/grounding/grammar/split.ts";
import { plainerWordings } from "../../src/grounding/wordings/wordings.ts";
import { button, checkbox, select, textbox, view, within } from "./build-view.ts";
import { cases, placed, told } from "./told.ts";

describe("what says where, by what means or what for is told in plainer words", () => {
  const post = (name: string) => ({
    role: "article",
    children: [name, button("Like"), button("Share"), button("", { description: "Delete" })],
  });
  const page = view([
    textbox("Text field"),
    { role: "spinbutton", tag: "input", name: "", value: "0", inputType: "number" },
    select("", "Oslo", "Turin"),
    within("dialog", "Welcome", button("x")),
    post("@ada"),
    post("@bert"),
    button("Send"),
  ]);
  test.each([
    ["For the user @ada, click on the “Like” button.", "article “@ada", "Like"],
    ["find the post by @bert and click Share", "article “@bert", "Share"],
    ["Find the post by @bert and click Delete to delete it.", "article “@bert", "e15"],
  ])("%s", (instruction, place, name) => {
    const grounding = ground(page, instruction);

    expect(told(grounding)).toMatch(new RegExp(`^click ${name}$`, "i"));
    expect(placed(page, instruction)).toContain(place.slice(place.indexOf("@")));
  });
  cases(page, [
    ["Close the window by clicking the “x”.", "click x"],
    ["Use the text field to enter “Ada”", "type Text field [Ada]"],
    ["using the text field, type “Ada” in all upper case letters", "type Text field [ADA]"],
    ["Select -3 with the spinner", "fill e2 [-3]"],
    ["Choose Turin from the scroll list", "selectOption e3 [Turin]"],
    ["press Send when you are done", "click Send"],
    ["focus into the text field", "click Text field"],
  ]);
});

describe("of what kind something is says nothing that its name does not", () => {
  cases(view([button("Cato"), button("Dido")]), [
    ["click on the plant named Cato", "click Cato"],
    ["choose the house plant called Dido", "click Dido"],
    ["click on the plant named Vera", "not_found"],
  ]);
});

describe("what is described is not typed", () => {
  const page = view([textbox("Answer"), button("Submit"), "Gender: female"]);
  cases(page, [
    ["Enter the value of Gender into the answer field", "not_understood"],
    ["type your answer into Answer", "not_understood"],
    ["type the result into Answer", "not_understood"],
    ["put the last word of the text into Answer", "not_understood"],
    ["type “the result” into Answer", "type Answer [the result]"],
    ["type the quick brown fox into Answer", "type Answer [the quick brown fox]"],
  ]);
});

describe("nothing is selected", () => {
  cases(view([checkbox("Red"), checkbox("Blue", { checked: true }), button("Submit")]), [
    ["Select nothing and click Submit", "uncheck Blue, click Submit"],
  ]);
  cases(view([checkbox("Red"), button("Submit")]), [
    ["select none of them and click Submit", "click Submit"],
    ["select nothing", "not_understood"],
  ]);
});

test("orders that are given one after the other are told apart", () => {
  expect(ordersIn("Click One, then click Two.")).toEqual(["Click One", "click Two"]);
  expect(ordersIn("select File > Export > PDF")).toEqual(["click File", "click Export", "click PDF"]);
  expect(ordersIn("click Save")).toBeUndefined();
  expect(ordersIn("click Save and tell me the price")).toBeUndefined();
  expect(ordersIn("if a banner appears, close it, then click Save")).toBeUndefined();
});

test("words in quotes are looked into by nothing", () => {
  expect(plainerWordings("click “use the slider to win”")).toEqual([]);
  expect(plainerWordings("type “in capital letters” into Name")).toEqual([]);
});

describe("slips of the keyboard are mended", () => {
  const page = view([
    textbox("Recipient"),
    textbox("Message"),
    button("Continue"),
    button("Cancel"),
    { role: "row", children: ["Yuki Brandt", button("Track")] },
    { role: "row", children: ["Ada Moss", button("Track")] },
  ]);
  cases(page, [
    ["clikc Continue", "click Continue"],
    ["presss the contniue button", "click Continue"],
    ["click Track for Yuki Barndt", "click Track"],
    ["tpye Hallo into the recipeint field", "type Recipient [Hallo]"],
    ["wriet helo wrold into Message", "type Message [helo wrold]"],
    ["eat the cake", "not_understood"],
    ["clikc Contact", "not_found"],
    ["type “tpye” into Message", "type Message [tpye]"],
  ]);
});
