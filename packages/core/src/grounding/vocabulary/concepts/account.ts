import type { ConceptEntry } from "./concept.ts";

/** Accounts, signing in, consent and help. */
export const account: ConceptEntry[] = [
  {
    name: "log in",
    kind: "action",
    words:
      "log in, login, sign in, signin, log on, logon, log me in, log into, sign into, log * in, sign * in",
    signs: "log in, login, sign in, right to bracket, box arrow in right, arrow right to bracket",
    opposites: "log out, register",
  },
  {
    name: "log out",
    kind: "action",
    words:
      "log out, logout, sign out, signout, log off, logoff, sign off, end session, log * out, " +
      "sign * out, log * off, end my session",
    weak: "exit, leave, quit",
    signs:
      "log out, logout, sign out, right from bracket, box arrow right, arrow right from bracket, " +
      "power settings new",
    opposites: "log in, register",
  },
  {
    name: "register",
    kind: "action",
    words:
      "register, sign up, signup, create account, create new account, open new account, join now, " +
      "new account, make account, make new account, registration, set up account, sign * up",
    weak: "join, enrol, enroll, new customer",
    signs: "register, sign up, user plus, person add, how to reg",
    opposites: "log in",
  },
  {
    name: "account",
    kind: "thing",
    words: "account, my account, user account, account page",
    weak: "profile, user",
    signs:
      "account, user, user circle, circle user, account circle, person circle, person, avatar, usuario, " +
      "👤, 🙍",
  },
  {
    name: "profile",
    kind: "thing",
    words: "profile, my profile, profile page, user profile",
    weak: "account, about me, user, bio",
    signs:
      "profile, user, user circle, circle user, account circle, person circle, person, id card, " +
      "id badge, avatar, 👤",
  },
  {
    name: "username",
    kind: "thing",
    words:
      "username, user name, user id, login name, login id, userid, screen name, nickname, nick name, " +
      "display name, user handle",
    weak: "alias, user, name, handle",
    signs: "username, user",
  },
  {
    name: "password",
    kind: "thing",
    words: "password, passcode, pass word, passphrase, pass phrase, pwd, passwd",
    weak: "pin, secret, code",
    signs: "password, key, lock, 🔑, 🗝",
  },
  {
    name: "new password",
    kind: "thing",
    words: "new password, choose password, create password",
    opposites: "current password",
  },
  {
    name: "current password",
    kind: "thing",
    words: "current password, old password, existing password, present password",
    opposites: "new password",
  },
  {
    name: "repeat password",
    kind: "thing",
    words:
      "repeat password, confirm password, password again, re enter password, retype password, " +
      "password confirmation, verify password, repeat new password, confirm new password, password repeat",
  },
  {
    name: "forgot password",
    kind: "action",
    words:
      "forgot password, forgot my password, forgotten password, reset password, lost password, " +
      "cant remember password, dont know my password, dont remember my password, recover password, " +
      "password forgotten, forget password, password reset, trouble logging in, trouble signing in, " +
      "recover account",
    signs: "forgot password, lock reset",
  },
  {
    name: "change password",
    kind: "action",
    words: "change password, update password, set new password",
    signs: "change password",
  },
  {
    name: "show password",
    kind: "action",
    words:
      "show password, reveal password, see password, unmask password, view password, " +
      "make password visible",
    signs: "eye, show password, toggle password, password toggle, visibility",
    opposites: "hide password",
  },
  {
    name: "hide password",
    kind: "action",
    words: "hide password, mask password",
    signs: "eye slash, eye off, visibility off",
    opposites: "show password",
  },
  {
    name: "remember me",
    kind: "action",
    words:
      "remember me, keep me logged in, keep me signed in, stay logged in, stay signed in, " +
      "remember this device, remember my login, trust this device, remember this computer, " +
      "dont sign me out, dont log me out, trust device",
  },
  {
    name: "two factor",
    kind: "thing",
    words:
      "two factor authentication, two factor, 2fa, two step verification, mfa, " +
      "multi factor authentication, two step authentication, 2 step verification, two step",
    weak: "authenticator",
    signs: "two factor, shield lock",
  },
  {
    name: "verification code",
    kind: "thing",
    words:
      "verification code, one time code, one time password, otp, confirmation code, authentication code, " +
      "login code, one time passcode, sms code, 6 digit code, six digit code, passcode from sms",
    weak: "code, token",
    signs: "otp, one time code",
  },
  {
    name: "verify",
    kind: "action",
    words: "verify, validate, authenticate, prove",
    weak: "confirm, check",
    signs: "verify, verified, patch check, badge check",
  },
  { name: "passkey", kind: "thing", words: "passkey, security key", signs: "passkey, fingerprint" },
  {
    name: "settings",
    kind: "thing",
    words: "settings, preferences, configuration, setting, customise, customize, prefs, configure",
    weak: "manage, set * up, adjust, properties, setup, tools, personalise, personalize, options",
    signs: "settings, gear, cog, cogs, gears, preferences, sliders, tune, wrench, options, config, ⚙, 🔧, 🛠",
  },
  {
    name: "notifications",
    kind: "thing",
    words: "notifications, notification, alerts",
    weak: "alert, updates, bell, activity, reminders",
    signs: "bell, notifications, notification, alarm bell, 🔔",
    opposites: "mute notifications",
  },
  {
    name: "mute notifications",
    kind: "action",
    words:
      "mute notifications, turn off notifications, turn notifications off, do not disturb, " +
      "silence notifications, stop notifications, disable notifications, snooze notifications",
    signs: "bell slash, bell off, notifications off, do not disturb on, 🔕",
  },
  {
    name: "language",
    kind: "thing",
    words: "language, lang, interface language, change language",
    weak: "translation, locale, english",
    signs: "language, globe, translate, lang, earth, 🌐, 🗺",
  },
  {
    name: "region",
    kind: "thing",
    words: "region, country or region, location and language",
    weak: "locale, area",
  },
];
