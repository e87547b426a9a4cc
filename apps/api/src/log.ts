import { pino, type Logger } from "pino";
import type { Config } from "./config.ts";

/** The log on standard output: JSON for programs, a short line for people. */
export function createLogger({ logLevel, logFormat }: Pick<Config, "logLevel" | "logFormat">): Logger {
  const options = { level: logLevel, base: null };
  if (logFormat === "json") return pino(options, pino.destination({ dest: 1, sync: true }));
  return pino(options, { write: (line) => void process.stdout.write(formatLine(line)) });
}

type Entry = { level: number; time: number; msg?: string } & Record<string, unknown>;

/** One of pino's own lines, for people. */
export function formatLine(line: string): string {
  const { level, time, msg = "", ...rest } = JSON.parse(line) as Entry;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const { requestId, method, path, status, ms, failure, clientLeft, ...others } = rest;
  if (method !== undefined) {
    const left = clientLeft === true ? " (the client left)" : "";
    return `${clock} ${method} ${path} ${status} ${ms} ms${left}  ${requestId}\n`;
  }
  const weight = level >= 50 ? "error: " : level >= 40 ? "warning: " : "";
  const details = Object.entries(others).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  const id = requestId === undefined ? "" : `  ${requestId}`;
  return `${clock} ${weight}${msg}${details.join("")}${id}\n${failure === undefined ? "" : `${failure}\n`}`;
}
