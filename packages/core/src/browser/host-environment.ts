import { join } from "node:path";

/**
 * What the host and its browser may know of this process's environment. All else stays out: API keys and database
 * passwords are kept there, and a page that breaks out of its renderer reads the browser's environment first.
 */
const passed = [
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|TZ)$/,
  /^LC_/,
  /^(DISPLAY|XAUTHORITY|WAYLAND_DISPLAY)$/,
  /^(FONTCONFIG_|LD_LIBRARY_PATH$|LIBGL_|MESA_|VK_)/,
  /^(https?|all|no)_proxy$/i,
  /^(SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS)$/,
  /^(SYSTEMROOT|WINDIR|COMSPEC|PATHEXT|APPDATA|LOCALAPPDATA|PROGRAMFILES.*|PROGRAMDATA|USERPROFILE|USERNAME)$/i,
];

/** Environment of a host's process: everything temporary, of Playwright and of the browser, lies in its directory. */
export function hostEnvironment(directory: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) =>
    passed.some((pattern) => pattern.test(name)),
  );
  return {
    ...Object.fromEntries(inherited),
    TMPDIR: directory,
    TEMP: directory,
    TMP: directory,
    // Playwright keeps a list of bound browsers in the user's cache; a host that is killed would leave its entry there.
    PWTEST_SERVER_REGISTRY: join(directory, "registry"),
  };
}
