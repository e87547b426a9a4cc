import { makePackage } from "../../../scripts/make-package.ts";

await makePackage({
  app: new URL("../", import.meta.url),
  bundled: ["apps/api", "apps/mcp", "packages/core", "packages/protocol", "packages/sdk"],
  files: { "README.md": "README.md", "../api/assets": "assets" },
});
