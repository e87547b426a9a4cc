import { z } from "zod";
import type { AgentResult, Legwork } from "@legwork/sdk";
import { printActions, printTable, type Report } from "./report.ts";

/** What the tour asks for, and what the shop has to know of it afterwards. */
export const customer = {
  userName: "ada",
  password: "lovelace",
  fullName: "Ada Lovelace",
  email: "ada@example.com",
  street: "12 St James's Square",
  city: "London",
  country: "United Kingdom",
};
export const question = "Is the kettle dishwasher safe?";

const products = z.array(
  z.object({
    name: z.string().describe("Name of the product"),
    price: z.number().min(0).describe("Price in pounds"),
    rating: z.number().min(0).max(5),
  }),
);

export type Tour = { legwork: Legwork; report: Report; shopUrl: string; signal: AbortSignal };

/** One session, from the first page to a placed order. Resolves to the agent's run. */
export async function runTour(tour: Tour): Promise<AgentResult> {
  await arrive(tour);
  await signIn(tour);
  await chooseProducts(tour);
  await changeCart(tour);
  const run = await checkOut(tour);
  await askSupport(tour);
  await deleteData(tour);
  return run;
}

async function arrive({ legwork, report, shopUrl, signal }: Tour): Promise<void> {
  report.heading("Arrive");
  await report.step({ verb: "init", what: "start a session" }, () => legwork.init({ signal }));
  await navigate({ legwork, report, shopUrl, signal }, "/");
  await act({ legwork, report, shopUrl, signal }, "click Reject all");
}

async function signIn(tour: Tour): Promise<void> {
  const { legwork, report, signal } = tour;
  report.heading("Sign in; the password is a variable, which no model and no record gets to see");
  const found = await report.step({ verb: "observe", what: "sign in" }, () =>
    legwork.observe("sign in", { signal }),
  );
  printActions(found);
  const [first] = found;
  if (first)
    await report.step({ verb: "act", what: "the first of these" }, () => legwork.act(first, { signal }));
  await act(tour, `type ${customer.userName} into Username`);
  await act(tour, "type %password% into Password", { password: customer.password });
  await act(tour, "click the Sign in button");
}

async function chooseProducts(tour: Tour): Promise<void> {
  const { legwork, report, signal } = tour;
  report.heading("Choose");
  await act(tour, "click Products");
  await act(tour, "click Add to cart in the Beacon Headlamp card");
  const found = await report.step({ verb: "extract", what: "all products, by a schema" }, () =>
    legwork.extract("all products", products, { signal }),
  );
  printTable(found.map(({ name, price, rating }) => ({ name, price: `£${price.toFixed(2)}`, rating })));
  await act(tour, "type kettle into the search box and press Enter");
  await act(tour, "click Add to cart");
}

async function changeCart(tour: Tour): Promise<void> {
  tour.report.heading("Change the cart; removing asks in a dialog of the page");
  await act(tour, "click the Cart link");
  await act(tour, "change the quantity of Trail Kettle to 2");
  await act(tour, "enter TRAIL10 as the coupon code and press Apply");
  await act(tour, "click Remove next to Beacon Headlamp");
  await act(tour, "click Remove in the dialog");
}

async function checkOut({ legwork, report, signal }: Tour): Promise<AgentResult> {
  report.heading("Check out, as one task for the agent");
  const instruction = [
    "click Proceed to checkout",
    `type ${customer.fullName} into Full name`,
    `type ${customer.email} into Email`,
    `type "${customer.street}" into Street and number`,
    `type ${customer.city} into City`,
    `select ${customer.country} as the Country`,
    "choose the Express radio button",
    "check I accept the terms and conditions",
    "click Place order",
  ].join(", then ");
  return report.step({ verb: "agent", what: "place the order, in nine steps" }, () =>
    legwork.agent().execute({ instruction, signal, onProgress: (message) => report.progress(message) }),
  );
}

async function askSupport(tour: Tour): Promise<void> {
  tour.report.heading("Ask support; the chat is in an iframe");
  await act(tour, "click Support");
  await act(tour, `type "${question}" into the Message field of the chat`);
  await act(tour, "click Send message");
}

async function deleteData(tour: Tour): Promise<void> {
  tour.report.heading("Save preferences and delete them; that asks in a dialog of the browser");
  await act(tour, "click Preferences");
  await act(tour, `type ${customer.fullName} into Full name`);
  await act(tour, `type ${customer.email} into Email address`);
  await act(tour, "check Email me offers");
  await act(tour, "click Save preferences");
  await act(tour, "click Change preferences");
  await act(tour, "click Delete my data");
}

function navigate({ legwork, report, shopUrl, signal }: Tour, path: string): Promise<unknown> {
  const url = new URL(path, shopUrl).href;
  return report.step({ verb: "navigate", what: url }, () => legwork.navigate(url, { signal }));
}

function act(
  { legwork, report, signal }: Tour,
  input: string,
  variables: Record<string, string> = {},
): Promise<unknown> {
  return report.step({ verb: "act", what: input }, () => legwork.act(input, { variables, signal }));
}
