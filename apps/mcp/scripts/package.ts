import { makePackage } from "../../../scripts/make-package.ts";

await makePackage({
  app: new URL("../", import.meta.url),
  bundled: ["packages/core", "packages/protocol", "packages/sdk"],
  files: { "README.md": "README.md", "server.json": "server.json" },
});
