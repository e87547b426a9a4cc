import type { Config } from "@legwork/api/command";
import { failureOf } from "../failure.ts";
import { fail, ok, type Finding } from "./finding.ts";
import { browserInstallation } from "./packages.ts";
import { checkFonts, checkSandbox } from "./system.ts";

/** Starts the browser as the service would: whether one is there, runs, has its sandbox, and can write. */
export async function* checkBrowserAndFonts({ browserPath }: Config): AsyncGenerator<Finding, void> {
  const { checkBrowser } = await import("@legwork/core/checks");
  try {
    const options = browserPath === undefined ? {} : { executablePath: browserPath };
    const { path, version, warnings, missingFonts } = await checkBrowser(options);
    yield ok("browser", `${version} (${path}) starts`);
    yield checkSandbox(warnings);
    yield checkFonts(missingFonts);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    const mend = browserPath === undefined ? browserInstallation() : "unset LEGWORK_BROWSER_PATH";
    yield fail("browser", failure.message, mend);
  }
}
