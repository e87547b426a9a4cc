import { ConfigError, loadConfig, unknownVariables, type Config } from "@legwork/api/command";
import type { Environment } from "../configuration.ts";
import { checkBrowserAndFonts } from "./browser.ts";
import { checkDataDirectory, checkKeys, checkStoreOf } from "./data.ts";
import { fail, ok, warn, type Finding } from "./finding.ts";
import { checkPort } from "./port.ts";
import { checkMemory, checkNode } from "./system.ts";

/** Looks at everything that Legwork needs of this machine, and changes nothing of it. */
export async function* examine(environment: Environment): AsyncGenerator<Finding, void> {
  yield checkNode();
  const { config, finding } = readConfiguration(environment);
  yield finding;
  yield* checkBrowserAndFonts(config);
  yield await checkDataDirectory(config);
  yield await checkKeys(config);
  yield await checkStoreOf(config);
  yield await checkPort(config);
  yield checkMemory();
}

/** Where it cannot be used, the rest is looked at with what would hold without it. */
function readConfiguration(environment: Environment): { config: Config; finding: Finding } {
  const name = "settings";
  try {
    const config = loadConfig(environment, false);
    const unknown = unknownVariables(environment);
    if (unknown.length === 0) return { config, finding: ok(name, describe(config)) };
    const message = `${unknown.join(", ")}: no variable of Legwork, and ignored`;
    return { config, finding: warn(name, message, `unset ${unknown.join(" ")}`) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { LEGWORK_DATA_DIR, LEGWORK_BROWSER_PATH } = environment;
    const [variable] = /[A-Z]+(?:_[A-Z]+)+/.exec(error.message) ?? [];
    const mend = variable === undefined ? "legwork start --help" : `unset ${variable}`;
    return {
      config: loadConfig({ LEGWORK_DATA_DIR, LEGWORK_BROWSER_PATH }, false),
      finding: fail(name, error.message, mend),
    };
  }
}

function describe({ host, port, model }: Config): string {
  return `http://${host}:${port}, ${model === undefined ? "without a language model" : model.modelName}`;
}
