import { describe } from "vitest";
import { link, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const text = (name: string): Written => ({ role: "text", name });
const press = (name: string, more: Partial<Exclude<Written, string>> = {}): Written => ({
  role: "button",
  name,
  interactive: true,
  ...more,
});
const icon = (signs: string): Written => press("", { signs, hints: signs });

describe("cards that differ in what they have, and signs that name an icon set", () => {
  const card = (name: string, badge: string | undefined, ...controls: Written[]): Written =>
    within(
      "generic",
      "",
      ...(badge === undefined ? [] : [text(badge)]),
      within("heading", name, link(name)),
      text("From our garden"),
      text("£ 6"),
      ...controls,
      link("Quick look", `/look/${name.length}`),
    );
  const cart = press("🛒 2", { role: "link", href: "https://shop.example/basket" });
  const shop = view([
    { role: "link", name: "", href: "https://shop.example/", hints: "mark" },
    cart,
    within(
      "generic",
      "",
      card("Lady fern", "SALE", press("Add to basket")),
      card("Climbing rose", undefined, press("Add to basket")),
      card("Blue hosta", undefined, press("Tell me when it is back")),
      card("Jute twine", "SALE", press("Add to basket")),
    ),
  ]);
  cases(shop, [
    ["buy the fern", "click Add to basket"],
    ["buy the hosta", "not_found"],
    ["back to the start page", "click mark"],
  ]);

  const message = (name: string, ...more: Written[]): Written =>
    within(
      "listitem",
      "",
      text(name),
      text("Hello"),
      press("☺", { description: "Add reaction" }),
      press("📌", { description: "Pin message" }),
      ...more,
    );
  const bin = (): Written => press("🗑", { description: "Delete message" });
  const chat = view([
    within("group", "", icon("lucide lucide-phone"), icon("lucide lucide-users"), icon("lucide lucide-mic")),
    within("list", "Messages", message("Ada", bin()), message("Neil"), message("Joy", bin())),
    within("group", "", press("😀")),
  ]);
  cases(chat, [
    ["insert a smiley", "click 😀"],
    ["delete Neil's message", "not_found"],
    ["delete Ada's message", "click 🗑"],
    ["pin Neil's message", "click 📌"],
    ["log me out", "not_understood"],
  ]);

  const month = view([
    within("group", "", icon("mdi mdi-printer"), icon("mdi mdi-cog-outline")),
    "4 Choir practice",
    within("list", "Requests", message("Ada", bin()), message("Joy", bin())),
  ]);
  cases(month, [
    ["print the calendar", "click mdi mdi-printer"],
    ["open the calendar settings", "click mdi mdi-cog-outline"],
    ["delete the calendar", "not_found"],
    ["open the Ann settings", "not_found"],
  ]);
});
