import { describe, expect, test } from "vitest";
import { ground } from "../../src/grounding/ground.ts";
import { button, checkbox, heading, link, view, within, type Written } from "./build-view.ts";
import { cases, told } from "./told.ts";

/** Something else that pages have, so that nothing is found for being all there is. */
const others: Written[] = [button("Print"), link("Terms of use"), checkbox("Large letters")];

describe("what pages usually offer, by the usual ways to ask for it", () => {
  test.each([
    ["ask a friend for money", "Your account", "Request money"],
    ["top up my card", "Your account", "Add money"],
    ["settle what I owe", "You are 12.00 behind", "Pay balance"],
    ["can I pay in instalments?", "Payment", "Spread the cost"],
    ["change my account number", "Payment", "Edit bank details"],
    ["I want another tariff", "Your tariff", "Switch tariff"],
    ["I'd like to see another plan", "Plan", "Compare plans"],
    ["extend the contract by a year", "Contract", "Renew for 12 months"],
    ["I want my money back", "Order", "Request refund"],
    ["I have a voucher", "Basket", "Redeem code"],
    ["throw everything out of the basket", "Basket", "Clear cart"],
    ["return to the shopping basket", "Checkout", "View basket"],
    ["continue without an account", "Checkout", "Check out as guest"],
    ["where is my parcel?", "Orders", "Track package"],
    ["load older bookings", "Statement", "Show earlier transactions"],
    ["load more products", "Kettles", "Show more"],
    ["log me out everywhere", "Devices", "Sign out of all devices"],
    ["I forgot my password", "Welcome", "Forgot password?"],
    ["I'm moving house", "Contract", "Change address"],
    ["who is in this channel?", "harvest", "Members (14)"],
    ["silence this group", "harvest", "Mute conversation"],
    ["write to someone new", "Messages", "New conversation"],
    ["take back the last change", "Editor", "Undo"],
    ["remember this page for later", "Guide", "Add bookmark"],
    ["one chapter back", "The Salt Road", "Previous chapter"],
    ["show the table of contents", "The Salt Road", "Chapters"],
    ["see what others thought of it", "The Salt Road", "Reviews (212)"],
    ["add an appointment", "Calendar", "New event"],
    ["I can't make it then", "Your appointment", "Reschedule"],
    ["where am I?", "Map", "My location"],
    ["the other way round", "Route", "Swap origin and destination"],
    ["are you hiring?", "The Daily Gull", "Careers"],
    ["see older versions of the page", "Lighthouse", "View history"],
    ["restart the quiz", "Quiz", "Try again"],
    ["it's too cold in here", "Thermostat", "Warmer"],
    ["check whether any new mail has come in", "Inbox", "Refresh inbox"],
  ])("%s, on “%s” → %s", (said, title, name) => {
    const page = view([heading(title), ...others, button(name)]);
    expect(told(ground(page, said))).toBe(`click ${name}`);
  });
});

describe("boxes, set and left off", () => {
  test.each([
    ["no newsletters, please", "Send me offers", "uncheck"],
    ["stop sending me newsletters", "Newsletter", "uncheck"],
    ["I don't want my data shared", "Share my usage data with partners", "uncheck"],
    ["don't start the next episode automatically", "Autoplay", "uncheck"],
    ["don't go on to the next video on its own", "Play the next one by itself", "uncheck"],
    ["I'd rather stay anonymous on your wall", "Keep my name off the donor wall", "check"],
    ["the billing address is not the same", "Billing address same as delivery address", "uncheck"],
    ["send the bill to another address", "Ship to a different address", "check"],
    ["it must have an elevator", "Lift", "check"],
    ["I want to work from home", "Remote only", "check"],
    ["nobody should see whether I have read something", "Read receipts", "uncheck"],
    ["don't disturb me", "Do not disturb", "check"],
    ["no more bills on paper", "Paperless billing", "check"],
    ["play the songs in random order", "Shuffle", "check"],
    ["it's a present", "Gift wrap", "check"],
  ])("%s, of “%s” → %s", (said, name, method) => {
    const page = view([
      heading("Flats and jobs"),
      ...others,
      checkbox(name, { checked: method === "uncheck" }),
    ]);
    expect(told(ground(page, said))).toBe(`${method} ${name}`);
  });
});

describe("what is only near to it is left alone", () => {
  test.each([
    ["cancel my membership", "Change membership"],
    ["log me out", "Delete account"],
    ["log me out", "Sign out of all devices"],
    ["pause my subscription", "Cancel subscription"],
    ["delete my account", "Sign out"],
    ["mute this channel", "Leave channel"],
    ["leave the channel", "Mute channel"],
    ["archive the conversation", "Delete conversation"],
    ["reply to the mail", "Forward"],
    ["reply", "Reply all"],
    ["save the mail for later", "Send"],
    ["put it aside for later", "Remove"],
    ["top up my card", "Withdraw money"],
    ["ask a friend for money", "Send money"],
    ["freeze the card", "Unfreeze"],
    ["freeze the card", "Report card lost"],
    ["load older messages", "Load newer messages"],
    ["go to the next month", "Previous month"],
    ["report a problem", "Report this comment"],
    ["see my invoices", "Pay invoice"],
    ["add it to the basket", "Buy now"],
    ["I want another plan", "Cancel plan"],
    ["ask a friend for help with money", "Request money"],
    ["move the appointment", "Cancel appointment"],
    ["empty the bin of the kitchen", "Empty cart"],
    ["block the street", "Block user"],
  ])("%s is not “%s”", (said, name) => {
    const page = view([heading("Account card order mail calendar basket"), ...others, button(name)]);
    expect(told(ground(page, said))).not.toContain(name);
  });

  test("what a name begins with is said, whatever the whole of it usually means", () => {
    const page = view([heading("Seats"), ...others, button("Continue to payment")]);
    expect(told(ground(page, "continue"))).toContain("Continue to payment");
  });
});

describe("notices are told by what they are about", () => {
  const consent = within(
    "region",
    "",
    "We use cookies to see how our site is used.",
    button("Allow all"),
    button("Only what's necessary"),
    button("Settings"),
  );
  cases(view([heading("Tariffs"), ...others, consent]), [
    ["accept cookies", "click Allow all"],
    ["yes to all cookies", "click Allow all"],
    ["reject optional cookies", "click Only what's necessary"],
    ["no cookies please", "click Only what's necessary"],
    ["let me choose which cookies I allow", "click Settings"],
    ["accept the offer", "not_found"],
    ["decline the invitation", "not_found"],
  ]);

  const alert = within("alert", "", "The mix has unsaved changes.", button("Save now"), button("Not now"));
  cases(view([heading("Mixer"), ...others, alert]), [
    ["leave the unsaved changes message for later", "click Not now"],
    ["ask me about the unsaved changes later", "click Not now"],
    ["ask me about the notifications later", "not_understood"],
  ]);
});

describe("one of several is told by what stands with it", () => {
  const card = (name: string, verb: string): Written =>
    within("listitem", "", within("paragraph", "", `${name} card`), button(verb));
  const page = view([heading("Cards"), within("list", "", card("Blue", "Freeze"), card("Gold", "Unfreeze"))]);
  cases(page, [
    ["block my blue card", "click Freeze"],
    ["freeze the gold card", "not_understood"],
    ["block my red card", "not_found"],
  ]);
  cases(view([heading("Billing"), within("region", "", heading("Plan"), "Basic", button("Change"))]), [
    ["I'd like to switch to another plan", "click Change"],
    ["I'd like another bank account", "not_understood"],
  ]);
});

test("two that are called so are not chosen between", () => {
  const page = view([heading("Statement"), button("Show older"), button("Show older")]);
  expect(ground(page, "load older bookings").outcome).not.toBe("resolved");
});

describe("boxes that are wished on or off in a sentence", () => {
  const page = view([
    heading("Billing"),
    checkbox("Send me a copy by email each month", { checked: true }),
    checkbox("Boost my gift with Gift Aid", { checked: false }),
    checkbox("Weekly digest", { checked: false }),
    checkbox("Compare Red Kettle", { checked: false }),
    button("Send invoice"),
  ]);
  cases(page, [
    ["Don't send me monthly copies by mail any more", "uncheck Send me a copy by email each month"],
    ["get the weekly digest", "check Weekly digest"],
    ["don't send me the catalogue", "not_understood"],
    ["I don't want the weekly digest", "uncheck Weekly digest"],
  ]);
});

describe("what an order that binds is done to has to be there", () => {
  const page = view([
    heading("harvest"),
    button("Mute channel"),
    within("list", "", within("listitem", "", "I can drive on Sunday.", button("Delete"), button("Edit"))),
  ]);
  cases(page, [
    ["delete the channel", "not_found"],
    ["delete the folder", "not_found"],
  ]);
});
