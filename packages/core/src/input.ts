import {
  brokenRules,
  deepestInput,
  inOneClause,
  isTooDeep,
  LegworkError,
  operations,
  type Input,
  type OperationName,
} from "@legwork/protocol";

/** A request's body, parsed, with what was in it that no operation knows. */
export type ParsedInput<Name extends OperationName> = { input: Input<Name>; unknownKeys: string[] };

/** @throws LegworkError `invalid_request` that names every rule that was broken, and where. */
export function parseInput<Name extends OperationName>(name: Name, raw: unknown): ParsedInput<Name> {
  const body = raw ?? {};
  if (isTooDeep(body)) throw tooDeep(name);
  const parsed = operations[name].input.safeParse(body);
  if (parsed.success)
    return { input: parsed.data as Input<Name>, unknownKeys: unknownKeys(body, parsed.data, "") };
  const issues = brokenRules(parsed.error.issues, body);
  const words = inOneClause(issues);
  const isTold = parsed.error.issues.some(({ code }) => code === "unrecognized_keys");
  const unknown = isTold ? [] : strangers(name, body);
  const hint = unknown.length === 0 ? "" : ` Not a field of it: ${unknown.join(", ")}.`;
  throw new LegworkError("invalid_request", `The request for ${name} is not valid: ${words}.${hint}`, {
    issues,
  });
}

function tooDeep(name: OperationName): LegworkError {
  const message = `is nested deeper than ${deepestInput} levels`;
  return new LegworkError("invalid_request", `The request for ${name} ${message}. Send it flatter.`, {
    issues: [{ path: "", message }],
  });
}

/** Fields at the top that the operation does not have: most often the right one, misspelt. */
function strangers(name: OperationName, body: unknown): string[] {
  const known = operations[name].input.shape;
  return isRecord(body) ? Object.keys(body).filter((key) => !(key in known)) : [];
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

/** Says of a key that nobody knows where the operation has one of that name. */
function ignored(name: OperationName, key: string): string {
  const place = placeOf(operations[name].input, key.split(".").at(-1) ?? key);
  const advice = place === undefined ? "" : ` Give it as ${place}.`;
  return `${key} is not a field of this request, and was ignored.${advice}`;
}

/** The shallowest field of that name below the top, as a dotted path. */
function placeOf(input: unknown, key: string): string | undefined {
  let level = [{ path: "", shape: shapeOf(input) }];
  while (level.length > 0) {
    const below = level.flatMap(({ path, shape }) =>
      Object.entries(shape).map(([field, schema]) => ({ path: `${path}${field}.`, shape: shapeOf(schema) })),
    );
    const found = below.find(({ shape }) => Object.hasOwn(shape, key));
    if (found !== undefined) return `${found.path}${key}`;
    level = below;
  }
  return undefined;
}

/** The fields of an object's schema, optional or not; none of any other. */
function shapeOf(schema: unknown): Record<string, unknown> {
  if (!isRecord(schema)) return {};
  const { def } = schema;
  if (isRecord(def) && "innerType" in def) return shapeOf(def["innerType"]);
  return isRecord(schema["shape"]) ? schema["shape"] : {};
}

type Told = { name: OperationName; unknownKeys: string[] };

/** An answer that names the keys of its request that nobody knows. */
export function withWarnings(output: unknown, { name, unknownKeys }: Told): unknown {
  if (unknownKeys.length === 0 || typeof output !== "object" || output === null) return output;
  const own = "warnings" in output && Array.isArray(output.warnings) ? (output.warnings as string[]) : [];
  return {
    ...output,
    warnings: [...own, ...unknownKeys.map((key) => ignored(name, key))],
  };
}
