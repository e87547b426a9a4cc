import { readFileSync } from "node:fs";
import { picture } from "./pictures.ts";
import type { Reply } from "./reply.ts";

const contentTypes: Record<string, string> = {
  "shop.css": "text/css; charset=utf-8",
  "controls.css": "text/css; charset=utf-8",
  "content.css": "text/css; charset=utf-8",
  "products.css": "text/css; charset=utf-8",
  "icon.svg": "image/svg+xml",
  "shop.js": "text/javascript; charset=utf-8",
  "cart.js": "text/javascript; charset=utf-8",
  "combobox.js": "text/javascript; charset=utf-8",
  "preferences.js": "text/javascript; charset=utf-8",
  "support.js": "text/javascript; charset=utf-8",
  "tabs.js": "text/javascript; charset=utf-8",
};

/** Style, scripts and pictures: the same for everyone, so nobody becomes a visitor by them. */
export function findAsset(path: string): Reply | undefined {
  const [, folder, name = "", rest] = path.split("/");
  if (rest !== undefined) return undefined;
  if (folder === "assets") return file(name);
  if (folder === "pictures" && name.endsWith(".svg")) return illustration(name.slice(0, -4));
  return undefined;
}

function file(name: string): Reply | undefined {
  const contentType = contentTypes[name];
  if (contentType === undefined) return undefined;
  return reply(contentType, readFileSync(new URL(`./assets/${name}`, import.meta.url), "utf8"));
}

function illustration(productId: string): Reply | undefined {
  const drawing = picture(productId);
  return drawing === undefined ? undefined : reply("image/svg+xml", drawing);
}

function reply(contentType: string, body: string): Reply {
  return { status: 200, headers: { "content-type": contentType }, body };
}
