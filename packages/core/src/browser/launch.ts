import { chromium, type Browser, type LaunchOptions } from "playwright-core";

/** What the host's process is told about the browser to launch. */
export type BrowserLaunch = {
  executablePath: string;
  headless: boolean;
  /** Further switches of Chromium, after ours. */
  arguments: string[];
};

/** Runs in the host's process, where `@legwork/protocol` is not to be had in development: nothing imported here may need it. */
export async function launchBrowser(
  launch: BrowserLaunch,
): Promise<{ browser: Browser; warnings: string[] }> {
  if (process.getuid?.() === 0) {
    return { browser: await chromium.launch(launchOptions(launch, false)), warnings: [rootWarning] };
  }
  try {
    return { browser: await chromium.launch(launchOptions(launch, true)), warnings: [] };
  } catch (error) {
    // Whether the kernel, a container's seccomp profile or AppArmor allows it is only known by trying.
    if (!(error instanceof Error) || !/sandbox|namespace/i.test(error.message)) throw error;
    return { browser: await chromium.launch(launchOptions(launch, false)), warnings: [namespaceWarning] };
  }
}

/** The browser's own last words, without Playwright's log, which repeats the whole command line. */
export function launchFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = (message.split("\nCall log:")[0] ?? "")
    .split("\n")
    .filter((line) => !/<launch(ing|ed)>|^\s*$|Browser logs:/.test(line))
    .map((line) => line.replace(/^\[pid=\d+\]\[(err|out)\]\s*/, ""));
  const [first = "", ...rest] = lines;
  return [first, ...rest.slice(-5)].join(" ").slice(0, 1_000);
}

const rootWarning =
  "Chromium runs without its sandbox, since this process runs as root. Run Legwork as another user to have it.";

const namespaceWarning =
  "Chromium runs without its sandbox, since this system gives it no user namespaces. To have it, allow them: on Ubuntu " +
  "sysctl kernel.apparmor_restrict_unprivileged_userns=0; in a container a seccomp profile that permits clone and unshare.";

function launchOptions(launch: BrowserLaunch, chromiumSandbox: boolean): LaunchOptions {
  return {
    executablePath: launch.executablePath,
    headless: launch.headless,
    chromiumSandbox,
    // The host owns its shutdown: Ctrl-C reaches a whole process group, and the engine decides what it means.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // A page may open a window when somebody has clicked in it, and no second one for the same click.
    ignoreDefaultArgs: ["--disable-popup-blocking"],
    args: [
      ...quietNetwork,
      ...guardedNetwork,
      `--disable-features=${disabledFeatures.join(",")}`,
      ...launch.arguments,
    ],
  };
}

/**
 * Of several such switches Chromium believes the last, so Playwright's own are repeated here. The last two are pages that
 * the browser's own window keeps ready beneath its address bar, one for each session: 50 MiB, and the work of loading them.
 */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** What Playwright does not already switch off of the browser's own traffic. */
const quietNetwork = [
  "--disable-client-side-phishing-detection",
  "--disable-domain-reliability",
  "--disable-quic",
  "--no-pings",
  // Some builds look for updates and for a signed-in Google account all the same. Chromium opens no connection to port 9.
  "--component-updater=url-source=http://127.0.0.1:9/",
  "--gaia-url=http://127.0.0.1:9",
];

/**
 * The browser resolves no name and reaches no address but that of the egress proxies, which listen on 127.0.0.1: a
 * context that was given none reaches nothing beyond. And WebRTC opens no way round a proxy.
 */
const guardedNetwork = [
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  // The same for a headless shell.
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
];
