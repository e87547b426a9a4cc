import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

type Manifest = {
  exports?: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  publishConfig?: Record<string, unknown>;
};

/** A program that is published as one package, which needs no other of the workspace. */
export type PackagedProgram = {
  /** Its folder; `package/` in there is what is packed and published. */
  app: URL;
  /** The packages of the workspace that become part of it; what they depend on, it depends on. */
  bundled: string[];
  /** Files and folders that go along, by where they come from and the name that they get. */
  files: Record<string, string>;
};

const workspace = new URL("../", import.meta.url);

/** Makes `package/` anew, from the sources. */
export async function makePackage({ app, bundled, files }: PackagedProgram): Promise<void> {
  const target = new URL("package/", app);
  await rm(target, { recursive: true, force: true });
  await mkdir(target);
  await bundle(app, target);
  const manifest = await describe(app, bundled);
  await writeFile(new URL("package.json", target), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const copied = { ...files, [new URL("LICENSE", workspace).href]: "LICENSE" };
  for (const [source, name] of Object.entries(copied))
    await cp(new URL(source, app), new URL(name, target), { recursive: true });
}

async function bundle(app: URL, target: URL): Promise<void> {
  const bundler = await rolldown({
    input: {
      main: fileURLToPath(new URL("src/main.ts", app)),
      // The process that holds a browser, which the engine starts from the file of this name beside itself.
      "host-main": fileURLToPath(new URL("packages/core/src/browser/host-main.ts", workspace)),
      // The thread that reads files, likewise.
      "document-worker": fileURLToPath(new URL("packages/core/src/documents/document-worker.ts", workspace)),
    },
    platform: "node",
    external: (id) => isForeign(id),
    resolve: { conditionNames: ["@legwork/source", "node", "import", "default"] },
    logLevel: "warn",
  });
  await bundler.write({
    dir: fileURLToPath(new URL("dist/", target)),
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await bundler.close();
  // Read from beside the code that reads it.
  for (const name of ["weights.bin", "weights.NOTICE.md"])
    await cp(
      new URL(`packages/core/src/grounding/network/${name}`, workspace),
      new URL(`dist/${name}`, target),
    );
}

/** What stays an import: Node's own modules, and packages from the registry. */
function isForeign(id: string): boolean {
  if (id.startsWith("node:") || builtinModules.includes(id)) return true;
  return !/^(?:[./]|@legwork\/|[A-Za-z]:\\)/.test(id);
}

async function describe(app: URL, bundled: string[]): Promise<Manifest> {
  const {
    devDependencies: _forDevelopment,
    scripts: _ofWorkspace,
    // Of its parts for the workspace; the program itself has nothing to import.
    exports: _ofParts,
    publishConfig: { directory: _target, linkDirectory: _link, ...publishConfig } = {},
    ...manifest
  } = await readManifest(app);
  const others = await Promise.all(bundled.map((path) => readManifest(new URL(`${path}/`, workspace))));
  const dependencies = [manifest, ...others].flatMap((one) => Object.entries(one.dependencies ?? {}));
  const fromRegistry = dependencies.filter(([, version]) => !version.startsWith("workspace:"));
  const sorted = fromRegistry.toSorted(([one], [other]) => one.localeCompare(other));
  return { ...manifest, publishConfig, dependencies: Object.fromEntries(sorted) };
}

async function readManifest(folder: URL): Promise<Manifest> {
  return JSON.parse(await readFile(new URL("package.json", folder), "utf8")) as Manifest;
}
