import { layout } from "../layout.ts";
import { html, type Content } from "../markup.ts";
import { page, redirect, type Reply } from "../reply.ts";
import { field, type Visit } from "../visit.ts";

const accounts = new Map([["ada", "lovelace"]]);
const rememberedDays = 30;

export function signInPage(visit: Visit): Reply {
  return page(layout(visit, { title: "Sign in", main: signInForm("", null) }));
}

export function signIn(visit: Visit): Reply {
  const userName = field(visit, "username");
  const password = visit.form.get("password");
  if (!accounts.has(userName) || accounts.get(userName) !== password) {
    const problem = "The username or the password is wrong.";
    return page(layout(visit, { title: "Sign in", main: signInForm(userName, problem) }), 401);
  }
  const remembered = visit.form.has("remember");
  if (remembered) visit.setCookie("visitor", visit.cookies["visitor"] ?? "", rememberedDays);
  visit.visitor.userName = userName;
  visit.visitor.notice = { kind: "success", text: `Welcome back, ${userName}.` };
  visit.state.signIns.push({ visitor: visit.visitor.number, userName, remembered });
  return redirect("/");
}

export function signOut(visit: Visit): Reply {
  visit.visitor.userName = null;
  visit.visitor.notice = { kind: "success", text: "You are signed out." };
  return redirect("/");
}

function signInForm(userName: string, problem: string | null): Content {
  return html`<div class="panel narrow">
    <h1>Sign in</h1>
    ${problem && html`<p class="alert" role="alert">${problem}</p>`}
    <form class="stack" method="post" action="/sign-in">
      <div class="field">
        <label for="username">Username</label>
        <input
          id="username"
          name="username"
          value="${userName}"
          autocomplete="username"
          autocapitalize="none"
          required
        />
      </div>
      <div class="field">
        <label for="password">Password</label>
        <input id="password" type="password" name="password" autocomplete="current-password" required />
      </div>
      <label class="choice"><input type="checkbox" name="remember" /> Remember me</label>
      <button type="submit">Sign in</button>
    </form>
    <p class="hint">To look around, sign in as <code>ada</code> with password <code>lovelace</code>.</p>
  </div>`;
}
