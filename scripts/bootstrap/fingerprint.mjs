import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

const generatedDirectories = new Set(["node_modules", "dist", "coverage"]);
const sourceFile = /\.(?:[cm]?[jt]sx?|json|ya?ml|css|html|sql)$/;
const installInputs = new Set(["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc"]);

/** What the build and the installation read, found by one walk over the checkout. */
export function listSources(root) {
  const files = [];
  const pending = [root];
  while (pending.length > 0) {
    const directory = pending.pop();
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) {
        if (!isGenerated(entry.name)) pending.push(path);
      } else if (entry.isFile() && (sourceFile.test(entry.name) || installInputs.has(entry.name))) {
        files.push(path);
      }
    }
  }
  return files.sort();
}

/** Changes with the contents of the lockfile and of every manifest. */
export function fingerprintManifests(root, files) {
  const hash = createHash("sha256");
  for (const file of files.filter((path) => installInputs.has(basename(path)))) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Changes with the size or the time of any source file: reading them all would cost a warm start too much. */
export function fingerprintTimes(root, files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest("hex");
}

export function packageDirectories(files) {
  return files.filter((path) => basename(path) === "package.json").map((path) => dirname(path));
}

export function readRecord(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // Absent or unreadable are the same to the caller: the work is done again.
    return {};
  }
}

export function writeRecord(path, record) {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(record, null, 2)}\n`);
  renameSync(unfinished, path);
}

function isGenerated(name) {
  return name.startsWith(".") || generatedDirectories.has(name);
}
