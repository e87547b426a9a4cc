import type { z } from "zod";
import type { ErrorIssue } from "./error.ts";

/** Levels of objects and lists in an input at most: what reads one goes down a call deeper with each. */
export const deepestInput = 100;

/** Whether an input is nested deeper than that. It is not read level in level, so that none is too deep for this. */
export function isTooDeep(input: unknown): boolean {
  let level = [input].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === deepestInput) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null && !ArrayBuffer.isView(value);
}

type Issue = z.core.$ZodIssue;

/** Which rules an input broke, and where, in words. Of a value that may have several forms: those of the form it is closest to. */
export function brokenRules(issues: readonly Issue[], input: unknown): ErrorIssue[] {
  return issues.flatMap((issue): ErrorIssue[] => {
    const path = issue.path.join(".");
    if (path !== "" && valueAt(input, issue.path) === undefined) return [{ path, message: missing }];
    if (issue.code === "invalid_union") return noForm(issue, input);
    return [{ path, message: ruleOf(issue) }];
  });
}

const missing = "is missing";

/** The same as one clause: `url is missing; options.timeout: must be …`. */
export function inOneClause(rules: readonly ErrorIssue[]): string {
  return rules
    .map(({ path, message }) =>
      path === "" ? message : message === missing ? `${path} ${missing}` : `${path}: ${message}`,
    )
    .join("; ");
}

/** A name that a record does not take breaks a rule of its own. */
function ruleOf(issue: Issue): string {
  const rules = issue.code === "invalid_key" ? issue.issues : [issue];
  return rules.map(({ message }) => message.replace(/^Invalid input: /, "")).join(", ");
}

type NoForm = z.core.$ZodIssueInvalidUnion;

function noForm(issue: NoForm, input: unknown): ErrorIssue[] {
  const path = issue.path.join(".");
  const own = issue.message === "Invalid input" ? undefined : issue.message;
  const forms = formsOf(issue);
  const fitting = forms.filter((form) => !form.some((rule) => isKind(rule, issue)));
  if (fitting.length === 0) return [{ path, message: own ?? kindsWanted(issue, forms, input) }];
  const least = Math.min(...fitting.map(faultsIn));
  const closest = fitting.filter((form) => faultsIn(form) === least).map((form) => brokenRules(form, input));
  const [only = [], ...others] = closest;
  if (others.length > 0) {
    const within = (rules: ErrorIssue[]) =>
      rules.map((rule) => ({ ...rule, path: rule.path.slice(path === "" ? 0 : path.length + 1) }));
    return [{ path, message: own ?? closest.map((rules) => inOneClause(within(rules))).join(", or ") }];
  }
  // What lacks something may have been meant to be of another form.
  const lacksAny = own !== undefined && only.some(({ message }) => message === missing);
  return lacksAny ? [{ path, message: own }, ...only] : only;
}

/** What is wrong with a value in each of its forms, those of a form that has several itself among them. */
function formsOf({ errors, path }: NoForm): Issue[][] {
  return errors
    .map((form) => form.map((rule) => ({ ...rule, path: [...path, ...rule.path] })))
    .flatMap((form) => {
      const [rule, ...others] = form;
      const isUnion = rule?.code === "invalid_union" && rule.path.length === path.length;
      return isUnion && others.length === 0 ? formsOf(rule) : [form];
    });
}

/** Whether the rule says of what kind the value as a whole has to be. */
function isKind(rule: Issue, { path }: NoForm): boolean {
  return rule.path.length === path.length && (rule.code === "invalid_type" || rule.code === "invalid_value");
}

function kindsWanted({ path }: NoForm, forms: Issue[][], input: unknown): string {
  const rules = forms.flatMap(([rule]) => rule ?? []);
  const kinds = rules.map((rule) => (rule.code === "invalid_type" ? rule.expected : ruleOf(rule)));
  const value = valueAt(input, path);
  const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return kinds.length === 0
    ? "fits none of its forms"
    : `expected ${[...new Set(kinds)].join(" or ")}, received ${kind}`;
}

function faultsIn(form: readonly Issue[]): number {
  return form.reduce((sum, rule) => sum + (rule.code === "unrecognized_keys" ? rule.keys.length : 1), 0);
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}
