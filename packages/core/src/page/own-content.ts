import type { LivePage } from "./live-page.ts";
import type { World } from "./worlds.ts";

/** Bytes asked for at once. */
const chunk = 1_048_576;

/** Media type of the document that a page shows, as the browser understands it. */
export async function contentTypeOf(live: LivePage, world: World): Promise<string> {
  if (live.worlds.bareBrowser?.showsPdf === true) return "application/pdf";
  return live.worlds.call(world, "contentType");
}

/**
 * The content that a page was made of, by its address: from the browser's cache where it lies there, else over the
 * session's own way to the network (CDP `Network.loadNetworkResource`). Undefined when there is none, or more than `most`
 * bytes.
 */
export async function ownContent(
  live: LivePage,
  world: World,
  most: number,
): Promise<Uint8Array | undefined> {
  const { session, frameId } = world;
  const { resource } = await session.send("Network.loadNetworkResource", {
    frameId,
    url: live.url(),
    options: { disableCache: false, includeCredentials: true },
  });
  const { stream: handle, success } = resource;
  if (!success || handle === undefined) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for (;;) {
      const { data, base64Encoded, eof } = await session.send("IO.read", { handle, size: chunk });
      const part = Buffer.from(data, base64Encoded === true ? "base64" : "utf8");
      parts.push(part);
      size += part.byteLength;
      if (size > most) return undefined;
      if (eof) return Buffer.concat(parts);
    }
  } finally {
    await session.send("IO.close", { handle }).catch(() => {
      // It was closed with its page.
    });
  }
}
