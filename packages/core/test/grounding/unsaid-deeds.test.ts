import { describe } from "vitest";
import { button, heading, link, textbox, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const buttons = (names: string): Written[] => names.split(", ").map((name) => button(name));

describe("what is looked at is not done away with, bought or passed on", () => {
  const mail = view(
    [
      heading("Inbox", 1),
      within("navigation", "", link("Inbox"), link("Spam"), link("Trash"), link("Order history")),
      ...buttons(
        "Empty trash, Mark all as read, Block sender, New message, Share folder, Buy storage, Deactivate profile",
      ),
      textbox("Search"),
    ],
    { title: "Mail" },
  );
  cases(mail, [
    ["open the profile", "not_found"],
    ["go to my profile", "not_found"],
    ["view my account", "not_found"],
    ["let me see my profile", "not_found"],
    ["go to the storage page", "not_found"],
    ["click the storage", "not_found"],
    ["open the sender", "not_found"],
    ["open the folder", "not_found"],
    ["open the message", "not_found"],
    ["show me the trash", "click Trash"],
    ["open the order history", "click Order history"],
    ["open a new message", "click New message"],
    ["share the folder", "click Share folder"],
    ["deactivate my profile", "click Deactivate profile"],
    ["block the sender", "click Block sender"],
    ["unblock sender", "not_understood"],
    ["unblock the sender", "not_understood"],
  ]);
});

describe("a part of the page that is called by something is not that thing", () => {
  const settings = view(
    [
      heading("Your settings", 1),
      ...buttons(
        "Close account, Cancel subscription, Delete project, Clear history, Archive all messages, Reset password, Empty cart",
      ),
      link("My orders"),
    ],
    { title: "Settings" },
  );
  cases(settings, [
    ["close the account menu", "not_found"],
    ["close the account tab", "not_found"],
    ["close the account banner", "ambiguous"],
    ["click the account icon", "not_found"],
    ["delete the project image", "not_found"],
    ["clear the history filter", "not_found"],
    ["close my account", "click Close account"],
    ["delete the project", "click Delete project"],
    ["clear the history", "click Clear history"],
  ]);
});

describe("one of many is not all of them, nor an order a subscription", () => {
  const settings = view(
    [
      heading("Your settings", 1),
      ...buttons("Cancel subscription, Archive all messages, Reset password, Empty cart"),
      link("My orders"),
    ],
    { title: "Settings" },
  );
  cases(settings, [
    ["archive one message", "not_found"],
    ["archive all messages", "click Archive all messages"],
    ["archive messages", "click Archive all messages"],
    ["cancel the order", "not_found"],
    ["cancel my membership", "click Cancel subscription"],
    ["cancel my subscription", "click Cancel subscription"],
    ["go to the cart", "not_found"],
    ["empty the basket", "click Empty cart"],
    ["open messages", "not_found"],
    ["I forgot my password", "click Reset password"],
    ["open my orders", "click My orders"],
  ]);
});

describe("what is pressed by its name is called so", () => {
  const page = view(
    [
      heading("Checkout", 1),
      ...buttons("Apply coupon, Continue shopping, Log in"),
      link("Help centre"),
      link("Basket"),
    ],
    { title: "Checkout" },
  );
  cases(page, [
    ["click OK", "not_found"],
    ["click Okay", "not_found"],
    ["click Proceed", "not_found"],
    ["click Contact us", "not_found"],
    ["click Sign in", "click Log in"],
    ["click Cart", "click Basket"],
    ["click Continue shopping", "click Continue shopping"],
  ]);
});
