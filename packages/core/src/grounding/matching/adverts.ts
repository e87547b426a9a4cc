import type { PageView } from "../../page/view.ts";

const label =
  /^[[(]?(?:ads?|adverts?|advertisements?|sponsored|sponsor|promoted|paid|anzeigen?|werbung|gesponsert|annonces?|publicité|sponsorisée?|anuncios?|publicidad|patrocinado|annuncio|sponsorizzato|advertentie|gesponsord|реклама|広告|广告)[\])]?\s*[:·•|–—]?$/iu;

/** Whether a part of a list says that it is paid for: nobody counts it among the results. `end`: after its last node. */
export function isAdvert({ nodes }: PageView, at: number, end: number): boolean {
  return nodes
    .slice(at + 1, end)
    .some(({ role, name }) => /^(?:text|img|image)$/u.test(role) && label.test(name.trim()));
}
