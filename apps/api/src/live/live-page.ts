import type { Hono } from "hono";
import type { AppEnvironment } from "../app-context.ts";
import { readAsset } from "../asset.ts";

/**
 * The page may load nothing from elsewhere and run no script but its own. Who has its address may show it inside a page
 * of their own: the address is all that there is to know.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const files = [
  { path: "/sessions/:id/live", name: "live.html", type: "text/html" },
  { path: "/live/live.css", name: "live.css", type: "text/css" },
  { path: "/live/live.js", name: "live.js", type: "text/javascript" },
];

/** The page that shows a session, and what it is made of. It holds nothing of a session: its WebSocket does, for a token. */
export function addLivePage(app: Hono<AppEnvironment>): void {
  for (const { path, name, type } of files) {
    const content = readAsset(name);
    app.get(path, (context) =>
      context.body(content, 200, {
        "content-type": `${type}; charset=utf-8`,
        "content-security-policy": contentSecurityPolicy,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      }),
    );
  }
}
