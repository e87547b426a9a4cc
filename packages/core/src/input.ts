import { LegworkError, operations, type ErrorIssue, type Input, type OperationName } from "@legwork/protocol";

/** A request's body, parsed, with what was in it that no operation knows. */
export type ParsedInput<Name extends OperationName> = { input: Input<Name>; unknownKeys: string[] };

/** @throws LegworkError `invalid_request` that names every rule that was broken, and where. */
export function parseInput<Name extends OperationName>(name: Name, raw: unknown): ParsedInput<Name> {
  const body = raw ?? {};
  const parsed = operations[name].input.safeParse(body);
  if (parsed.success)
    return { input: parsed.data as Input<Name>, unknownKeys: unknownKeys(body, parsed.data, "") };
  const issues = parsed.error.issues.map((issue): ErrorIssue => ({
    path: issue.path.join("."),
    message: issue.message,
  }));
  const words = issues.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`)).join("; ");
  throw new LegworkError("invalid_request", `The request for ${name} is not valid: ${words}.`, { issues });
}

/** Keys that parsing dropped, as dotted paths: older clients send extras, and misspelt ones should not go unnoticed. */
function unknownKeys(raw: unknown, parsed: unknown, path: string): string[] {
  if (!isRecord(raw) || !isRecord(parsed)) return [];
  return Object.keys(raw).flatMap((key) => {
    const here = path === "" ? key : `${path}.${key}`;
    return key in parsed ? unknownKeys(raw[key], parsed[key], here) : raw[key] === undefined ? [] : [here];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
