import type { PageView, ViewNode } from "./view.ts";

/** Fields that ask for a picture rather than for a link. */
const pictureField = /image|img|picture|photo|thumb|logo|avatar|icon|cover|poster/i;

export type Addresses = {
  /** The address behind a reference; for a field named after a picture, that of the picture in a link. */
  resolveUrl: (reference: string, path: string[]) => string | undefined;
  /** Whether a link, a picture, or the text of the view has an address. */
  isOnPage: (address: string) => boolean;
};

/** The addresses that a view has, by references and by themselves. */
export function addressesOf(view: PageView): Addresses {
  const places = new Map(view.nodes.map((node, index) => [node.ref, index]));
  let known: Set<string> | undefined;
  return {
    resolveUrl(reference, path) {
      const index = reference === "" ? undefined : places.get(reference);
      const node = index === undefined ? undefined : view.nodes[index];
      if (index === undefined || node === undefined) return undefined;
      const isForPicture = pictureField.test(path.findLast((part) => !/^\d+$/.test(part)) ?? "");
      return isForPicture && !isPicture(node) ? (pictureIn(view, index) ?? node.href) : node.href;
    },
    isOnPage(address) {
      known ??= new Set([...view.nodes.flatMap(({ href }) => (href === undefined ? [] : [href])), view.url]);
      if (known.has(address) || known.has(URL.parse(address)?.href ?? "")) return true;
      return view.nodes.some(({ name, value }) => says(name, address) || says(value ?? "", address));
    },
  };
}

/** Not as the beginning of a longer one. */
function says(text: string, address: string): boolean {
  const at = text.indexOf(address);
  return at >= 0 && !/[\w/?#&=%-]/.test(text.charAt(at + address.length));
}

function isPicture({ role }: ViewNode): boolean {
  return role === "img" || role === "image";
}

function pictureIn({ nodes }: PageView, index: number): string | undefined {
  const inside = new Set([index]);
  for (let at = index + 1; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node === undefined || !inside.has(node.parent)) return undefined;
    if (isPicture(node) && node.href !== undefined) return node.href;
    inside.add(at);
  }
  return undefined;
}
