import { existsSync, readFileSync } from "node:fs";
import { freemem } from "node:os";
import { isDebian } from "./packages.ts";
import { fail, ok, warn, type Finding } from "./finding.ts";

const mebibyte = 1_024 ** 2;

/** A browser with one session takes about 300 MiB; a page of its own up to as much again. */
const leastMemory = 300 * mebibyte;
const enoughMemory = 1_024 * mebibyte;

/** The program has come so far only with a Node that is new enough. */
export function checkNode(): Finding {
  return ok("node", `${process.versions.node} (${process.execPath})`);
}

export function checkMemory(): Finding {
  // Of the whole machine, or of what a container may have.
  const available = Math.min(process.availableMemory(), availableOfMachine());
  const message = `${Math.round(available / mebibyte)} MiB to be had`;
  const mend =
    "Close other programs or give the machine (or container) more memory; LEGWORK_MAX_SESSIONS=2 bounds what sessions take.";
  if (available < leastMemory) return fail("memory", `${message}, and a browser takes 300`, mend);
  if (available < enoughMemory) return warn("memory", `${message}: enough for a session or two`, mend);
  return ok("memory", message);
}

function availableOfMachine(): number {
  const [, kibibytes] = /^MemAvailable:\s+(\d+) kB/m.exec(read("/proc/meminfo") ?? "") ?? [];
  return kibibytes === undefined ? freemem() : Number(kibibytes) * 1_024;
}

/** Why Chromium has no sandbox here, and what to change, as far as the system tells. */
export function checkSandbox(warnings: readonly string[]): Finding {
  const warning = warnings.find((text) => /sandbox/.test(text));
  if (warning === undefined) return ok("sandbox", "Chromium runs in its sandbox");
  return warn("sandbox", warning, mendSandbox());
}

function mendSandbox(): string {
  if (process.getuid?.() === 0) return "runuser --user <another user> -- legwork start";
  const closed = namespaceSwitches.find(({ file, value }) => read(file)?.trim() === value);
  if (closed !== undefined) return `sudo sysctl -w ${closed.set}`;
  if (isContainer()) return "docker run --security-opt seccomp=deploy/seccomp.json (of Legwork's repository)";
  return "Allow this user to make user namespaces; unshare --user true tells whether it may.";
}

/** Each of them alone closes user namespaces to programs without rights. */
const namespaceSwitches = [
  {
    file: "/proc/sys/kernel/apparmor_restrict_unprivileged_userns",
    value: "1",
    set: "kernel.apparmor_restrict_unprivileged_userns=0",
  },
  {
    file: "/proc/sys/kernel/unprivileged_userns_clone",
    value: "0",
    set: "kernel.unprivileged_userns_clone=1",
  },
  { file: "/proc/sys/user/max_user_namespaces", value: "0", set: "user.max_user_namespaces=15000" },
];

function isContainer(): boolean {
  return existsSync("/.dockerenv") || existsSync("/run/.containerenv");
}

const fontPackages: Record<string, string> = {
  latin: "fonts-liberation",
  chinese: "fonts-noto-cjk",
  korean: "fonts-noto-cjk",
  arabic: "fonts-noto-core",
  emoji: "fonts-noto-color-emoji",
};

/** Without a font a page still has its text, but not in pictures, nor in what its looks depend on. */
export function checkFonts(missing: readonly string[]): Finding {
  if (missing.length === 0) return ok("fonts", "for Latin, Chinese, Korean, Arabic and emoji");
  const packages = [...new Set(missing.map((script) => fontPackages[script] ?? "fonts-noto"))].join(" ");
  const mend = isDebian()
    ? `sudo apt-get install --yes ${packages}`
    : `Install fonts, such as those of Debian's ${packages}.`;
  const message = `none for ${missing.join(", ")}: pictures show boxes in place of such text`;
  return missing.includes("latin") ? fail("fonts", message, mend) : warn("fonts", message, mend);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined; // A system without it has not closed anything by it.
  }
}
