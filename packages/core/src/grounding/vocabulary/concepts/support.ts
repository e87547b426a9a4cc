import type { ConceptEntry } from "./concept.ts";

/** Help, consent, and people with their rights. */
export const support: ConceptEntry[] = [
  {
    name: "help",
    kind: "thing",
    words:
      "help, get help, support, help centre, help center, help and support, customer service, " +
      "customer support, assistance, need help, technical support",
    weak: "faq, guide, service, manual, questions",
    signs:
      "help, question, question circle, circle question, question mark, help outline, life ring, " +
      "support, headset, help circle, ❓, ❔, ⁇, ?, 🛟",
  },
  {
    name: "faq",
    kind: "thing",
    words: "faq, faqs, frequently asked questions, common questions, questions and answers, q and a",
    weak: "help, questions",
  },
  {
    name: "manual",
    kind: "thing",
    words: "manual, user guide, documentation, docs, instructions, handbook, user manual, how to use",
    weak: "guide, help, tutorial",
    signs: "docs, book, documentation, menu book, 📖",
  },
  {
    name: "tutorial",
    kind: "thing",
    words: "tutorial, walkthrough, guided tour, lesson on how to, onboarding",
    weak: "tour, guide, course",
  },
  {
    name: "contact",
    kind: "action",
    words:
      "contact, contact us, get in touch, get in contact, reach us, talk to us, write to us, " +
      "speak to someone, talk to someone, talk to human, contact support, contact form",
    weak: "message, e mail us, support",
    signs: "contact, contact support, envelope, headset, contact mail",
  },
  {
    name: "feedback",
    kind: "thing",
    words: "feedback, give feedback to us, send feedback, leave feedback, share your thoughts",
    weak: "opinion, suggestion, comments, review",
    signs: "feedback",
  },
  {
    name: "suggestion",
    kind: "thing",
    words: "suggestion, idea, proposal, propose, suggest",
    weak: "tip, recommendation",
    signs: "lightbulb, idea, 💡",
  },
  {
    name: "complain",
    kind: "action",
    words: "complain, complaint, make complaint, file complaint, lodge complaint",
    weak: "report, grievance",
  },
  {
    name: "about",
    kind: "thing",
    words: "about, about us, who we are, about company, our story",
    weak: "info, company",
    signs: "about",
  },
  { name: "imprint", kind: "thing", words: "imprint, impressum, legal notice, site notice" },
  {
    name: "privacy",
    kind: "thing",
    words:
      "privacy, privacy policy, data protection, privacy notice, data policy, privacy statement, " +
      "privacy settings",
    signs: "privacy, shield, shield lock, user shield, privacy tip, policy",
  },
  {
    name: "terms",
    kind: "thing",
    words:
      "terms and conditions, terms of use, terms of service, conditions of use, tos, terms of business, " +
      "general terms, t and c, tandc, t c, t cs, tandcs, user agreement, small print, usage terms",
    weak: "terms, conditions, rules, legal",
    signs: "terms, gavel, terms of service",
  },
  {
    name: "cookies",
    kind: "thing",
    words: "cookies, cookie, cookie policy, cookie notice, cookie banner",
    signs: "cookie, cookies, cookie bite, 🍪",
  },
  {
    name: "cookie settings",
    kind: "thing",
    words:
      "cookie settings, cookie preferences, manage cookies, customise cookies, customize cookies, " +
      "manage preferences, manage choices, let me choose, choose cookies, manage options, " +
      "cookie options, customise settings, customize settings, individual settings, " +
      "change cookie settings, adjust cookies",
    weak: "settings, preferences, manage, customise, customize, more options",
    signs: "cookie settings, cookie preferences",
    opposites: "accept, reject",
  },
  {
    name: "accessibility",
    kind: "thing",
    words: "accessibility, accessible, easy read, a11y",
    signs: "accessibility, universal access, accessible, accessibility new, ♿",
  },
  {
    name: "security",
    kind: "thing",
    words: "security, login security, account security",
    weak: "safety, protection, secure",
    signs: "shield, security, shield check, shield alt, 🛡",
  },
  {
    name: "device",
    kind: "thing",
    words: "device, devices",
    weak: "computer, machine",
    signs: "devices, device, laptop, monitor, smartphone",
  },
  { name: "session", kind: "thing", words: "session, active sessions, logged in devices, signed in devices" },
  {
    name: "delete account",
    kind: "action",
    words:
      "delete account, close account, cancel account, deactivate account, remove account, " +
      "delete my profile, erase account",
    signs: "delete account, user x, person remove",
  },
  {
    name: "membership",
    kind: "thing",
    words:
      "membership, member area, membership card, loyalty card, loyalty programme, loyalty program, " +
      "bonus programme",
    weak: "member, club, subscription",
  },
  {
    name: "subscription",
    kind: "thing",
    words: "subscription, pricing plan, tariff",
    weak: "plan, membership, package",
  },
  {
    name: "trial",
    kind: "thing",
    words:
      "free trial, trial, try for free, try it free, start free trial, try free, test for free, " +
      "trial period",
    weak: "try, demo, test",
  },
  { name: "demo", kind: "thing", words: "demo, book demo, watch demo, demonstration, product tour" },
  {
    name: "authorise",
    kind: "action",
    words: "authorise, authorize, grant access, give access, give permission, grant permission",
    weak: "allow, approve",
    opposites: "revoke",
  },
  {
    name: "revoke",
    kind: "action",
    words:
      "revoke, withdraw consent, withdraw permission, take away access, remove access, revoke access, " +
      "revoke permission",
    weak: "withdraw",
    opposites: "authorise",
  },
  {
    name: "permission",
    kind: "thing",
    words: "permission, permissions, access rights, privileges, access control",
    weak: "access, role, rights",
    signs: "permissions, user lock, admin panel settings",
  },
  { name: "role", kind: "thing", words: "user role, role", weak: "position, function" },
  {
    name: "administrator",
    kind: "thing",
    words: "administrator, admin, administration",
    weak: "manager, superuser",
    signs: "admin, user shield, admin panel settings, user cog",
  },
  {
    name: "user",
    kind: "thing",
    words: "user, users",
    weak: "member, account, person",
    signs: "user, users, person, people",
  },
  {
    name: "team",
    kind: "thing",
    words: "team, team members, crew",
    weak: "group, members, squad, colleagues",
    signs: "team, users, people, user group, group, groups, people fill, 👥",
  },
  {
    name: "organisation",
    kind: "thing",
    words: "organisation, organization, workspace, company, business name, firm, company name, employer name",
    weak: "business, team, employer",
    signs: "building, business, domain, corporate fare, organization, company, 🏢",
  },
  {
    name: "anonymous",
    kind: "thing",
    words: "anonymous, incognito, stay anonymous, without my name, hide my name",
    weak: "private, guest",
    signs: "incognito, user secret, 🕵",
  },
  {
    name: "switch account",
    kind: "action",
    words: "switch account, change account, use another account, switch user, change user, different account",
    signs: "switch account",
  },
  { name: "continue with", kind: "action", words: "continue with, sign in with, log in with, sign up with" },
  {
    name: "captcha",
    kind: "thing",
    words: "captcha, im not robot, i am not robot, not robot, im human, i am human, prove im human",
  },
];
