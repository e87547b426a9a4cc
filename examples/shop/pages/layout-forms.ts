import { redirect, type Reply } from "../reply.ts";
import { field, returnPath, type Visit } from "../visit.ts";

const yearInDays = 365;

export function subscribe(visit: Visit): Reply {
  const email = field(visit, "email");
  if (email.includes("@")) {
    visit.visitor.subscribed = true;
    visit.state.subscriptions.push(email);
  }
  return redirect(returnPath(visit));
}

export function chooseCookies(visit: Visit): Reply {
  const choice = field(visit, "choice") === "all" ? "all" : "none";
  visit.visitor.cookieChoice = choice;
  visit.setCookie("cookie-choice", choice, yearInDays);
  return redirect(returnPath(visit));
}
