import { describe, expect, test } from "vitest";
import { logInOrders, readLogIn } from "../../src/grounding/log-in/said.ts";
import { button, checkbox, link, textbox, view, within } from "./build-view.ts";
import { cases } from "./told.ts";

const password = (name: string) => textbox(name, { inputType: "password" });

describe("what an order to log in says", () => {
  test.each([
    ["Log in as a.osei with the password Copper-7.", { user: "a.osei", password: "Copper-7" }],
    ["My user name is ada, my password tulip-9. Get me in.", { user: "ada", password: "tulip-9" }],
    ["Sign in with ada@larch.test and tulip-9.", { user: "ada@larch.test", password: "tulip-9" }],
    ["Sign in: user name “ada”, then Next, password “a b”, then log in", { user: "ada", password: "a b" }],
    ["log in as %user% with the password %pin%", { user: "%user%", password: "%pin%" }],
    ["log in as %user% with %pin%", { user: "%user%", password: "%pin%" }],
    [
      "Sign in as ada@b.c (password tulip) and stay signed in",
      { user: "ada@b.c", password: "tulip", stays: true },
    ],
    [
      "Sign in as ada@b.c (password tulip) and stay remembered",
      { user: "ada@b.c", password: "tulip", stays: true },
    ],
    ["Use ada / tulip to log in", { user: "ada", password: "tulip" }],
    [
      "Enter the username “ada” and the password “tulip” into the text fields and press login",
      { user: "ada", password: "tulip" },
    ],
    [
      "Create an account for ada@b.c with the password tulip",
      { user: "ada@b.c", password: "tulip", creates: true },
    ],
  ])("%s", (instruction, said) => {
    expect(readLogIn(instruction)).toMatchObject(said);
  });

  test.each([
    "log in",
    "Log in with Google and continue",
    "sign in as a guest and open the second article",
    "type the password tulip",
    "log in as ada with the password tulip and delete the oldest note",
  ])("%s says something else", (instruction) => {
    expect(readLogIn(instruction)).toBeUndefined();
  });

  test("the name comes first where a site asks for one after the other", () => {
    expect(logInOrders("Log in as ada with the password tulip and stay signed in")).toEqual([
      'log in as "ada"',
      'log in with the password "tulip" and stay signed in',
    ]);
  });
});

describe("two forms that ask for the same", () => {
  const page = view([
    within(
      "region",
      "Sign in",
      textbox("E-mail", { inputType: "email" }),
      password("Password"),
      checkbox("Keep me signed in"),
      button("Sign in"),
    ),
    within(
      "region",
      "New here?",
      textbox("E-mail", { inputType: "email" }),
      password("Password"),
      button("Create account"),
    ),
  ]);
  cases(page, [
    [
      "Sign in with ada@larch.test and tulip-9",
      "fill E-mail [ada@larch.test], fill Password [tulip-9], click Sign in",
    ],
    [
      "Sign in as ada@larch.test (password tulip) and stay signed in",
      "fill E-mail [ada@larch.test], fill Password [tulip], check Keep me signed in, click Sign in",
    ],
    [
      "Create a new account for ada@larch.test with the password tulip",
      "fill E-mail [ada@larch.test], fill Password [tulip], click Create account",
    ],
  ]);
});

describe("a page that asks for the name alone, and one that asks for the password", () => {
  cases(view([within("form", "", textbox("User name"), button("Next"))]), [
    ["log in as ada", "fill User name [ada], click Next"],
    ["log in as ada with the password tulip", "not_found"],
  ]);
  cases(view([within("form", "", password("Password"), button("Log in"), link("Not you?"))]), [
    ["log in with the password tulip", "fill Password [tulip], click Log in"],
    ["log in with the password tulip and stay signed in", "not_found"],
    ["log in as %user% with %password%", "not_found"],
    ["get in as %user% and use %password%", "not_understood"],
  ]);
  cases(view([within("form", "", textbox("E-mail"), button("Continue"), button("Continue with Google"))]), [
    ["log in with Google and continue", "click Continue with Google"],
  ]);
});
