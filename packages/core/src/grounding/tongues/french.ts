import type { Tongue } from "./tongue.ts";

const s = "(?:ssez|sez|sse|s|r)";

export const french: Tongue = {
  orders: [
    [
      "click {x}",
      "(?:clique[s|z|r]?|cliquer|cliquez|clic|clicke[z|r]?|appuie[s]?|appuyez|appuyer|tape[z|r]?) (?:sur|dans) {x}",
      "(?:presse[z|r]?|active[z|r]? le bouton) {x}",
      "fais(?:tes)? un clic sur {x}",
    ],
    ["double-click {x}", "double[- ]?clique[z|r]? (?:sur )?{x}", "fais(?:tes)? un double[- ]?clic sur {x}"],
    [
      "right-click {x}",
      "(?:clique[z|r]?|fais(?:tes)? un clic) (?:avec le bouton )?droit (?:de la souris )?sur {x}",
      "clic droit sur {x}",
    ],
    [
      "hover over {x}",
      "(?:survole[z|r]?) {x}",
      "(?:passe[z|r]?|place[z|r]?) la souris (?:sur|au-dessus de) {x}",
    ],
    [
      "open {x}",
      "(?:ouvre[s]?|ouvrez|ouvrir) {x}",
      "(?:va|allez|aller|rends-toi|rendez-vous) (?:à la|à l'|à|au|aux|sur|dans|vers) {x}",
      "(?:amène|emmène|conduis|amenez|emmenez)[- ](?:moi|nous) (?:(?:sur|à la|à|au|aux|vers|dans) |à l'){x}",
      "(?:affiche[s|z|r]?|afficher|montre[z|r]?|montrer|montre-moi|montrez-moi|voir|consulte[z|r]?) {x}",
    ],
    [
      "set {f} to {v}",
      `(?:saisi${s}|saisir|tape[z|r]?|entre[z|r]?|écri${"(?:s|vez|re)"}|inscri(?:s|vez|re)|mets|mettez|mettre|indique[z|r]?|insère|insérez) {v} (?:dans|en|comme|pour|à|sous|sur) {f}`,
      "(?:dans|pour|comme|à) {f},? (?:saisi(?:s|ssez|r)|tape[z]?|entre[z|r]?|écri(?:s|vez|re)|mets|mettez|mettre|indique[z|r]?) {v}",
      "(?:rempli(?:s|ssez|r)|complète[z]?|compléter) {f} (?:avec|par) {v}",
      "(?:change[z|r]?|règle[z]?|régler|modifie[z|r]?|mets|mettez|mettre) {f} (?:à|en|sur|par) {v}",
    ],
    [
      "remove {x} from {y}",
      "(?:enlève[z|r]?|retire[z|r]?|supprime[z|r]?|efface[z|r]?|ôte[z|r]?) {x} (?:(?:de la|du|des|de) |de l'){y}",
    ],
    [
      "add {x} to {y}",
      "(?:ajoute[z|r]?|mets|mettez|mettre) {x} (?:(?:à la|au|aux|dans le|dans la|dans mon|dans) |à l'){y}",
    ],
    ["my {f} is {v}", "(?:(?:mon|ma|mes|notre|le|la) |l'){f},? (?:c'est|est|sont) {v}"],
    [
      "I don't need {x}",
      "(?:je|nous|on) (?:ne |n')?(?:veux|voulons|veut|ai|avons|a)(?: pas| plus)(?: besoin)? (?:(?:de la|du|des|de) |de l'|d'){x}",
    ],
    ["clear {f}", "(?:vide[z|r]?) {f}", "efface[z|r]? (?:le contenu|le texte) (?:de|du) {f}"],
    [
      "choose {v} for {f}",
      "(?:choisi(?:s|ssez|r)|sélectionne[s|z|r]?|prends|prenez|prendre) {v} (?:dans|pour|comme|parmi|sous|en) {f}",
      "(?:dans|pour|comme|sous) {f},? (?:choisi(?:s|ssez|r)|sélectionne[z|r]?|prends|prenez|mets|mettez) {v}",
    ],
    ["choose {v}", "(?:choisi(?:s|ssez|r)|sélectionne[s|z|r]?|prends|prenez|prendre) {v}"],
    [
      "untick {x}",
      "(?:décoche[s|z|r]?|désactive[s|z|r]?|désélectionne[z|r]?) {x}",
      "enlève[z]? la coche (?:de|à) {x}",
    ],
    ["tick {x}", "(?:coche[s|z|r]?|active[s|z|r]?) {x}"],
    [
      "search for {v}",
      "(?:cherche[s|z|r]?|recherche[s|z|r]?|trouve[z|r]?) {v}",
      "fais(?:tes)? une recherche sur {v}",
    ],
    [
      "scroll to the bottom",
      "(?:défile[z|r]?|descends|descendez|va|allez) (?:tout en bas|jusqu'en bas|jusqu'à la fin|(?:jusqu')?au bas de la page|en bas de la page)",
    ],
    [
      "scroll to the top",
      "(?:défile[z|r]?|remonte[z|r]?|va|allez) (?:tout en haut|jusqu'en haut|(?:jusqu')?au début|en haut de la page)",
    ],
    [
      "scroll down",
      "(?:défile[z|r]?|fais(?:tes)? défiler)(?: la page)? vers le bas",
      "(?:descends|descendez)(?: un peu)?",
    ],
    [
      "scroll up",
      "(?:défile[z|r]?|fais(?:tes)? défiler)(?: la page)? vers le haut",
      "(?:remonte[z|r]?)(?: un peu)?",
    ],
    [
      "scroll to {x}",
      "(?:défile[z|r]?|descends|descendez|remonte[z]?|fais(?:tes)? défiler) jusqu'(?:à la |à l'|à|au|aux) ?{x}",
    ],
    [
      "go back",
      "(?:retourne[z|r]?|reviens|revenez|revenir|retour) (?:en arrière|à la page précédente|à la page d'avant)",
      "(?:page précédente|retour arrière)",
    ],
    ["reload", "(?:recharge[z|r]?|actualise[z|r]?|rafraîchi(?:s|ssez|r)) (?:la|cette) page"],
    ["press {k}", "(?:appuie|appuyez|appuyer) sur (?:la touche )?{k}", "tape[z]? (?:sur )?la touche {k}"],
    ["close {x}", "(?:ferme[s|z|r]?) {x}"],
  ],
  named: {
    verbs: {
      delete: "supprime[zr]?|efface[zr]?|enlève[z]?|retire[zr]?",
      save: "enregistre[zr]?|sauvegarde[zr]?",
      send: "envoie[s]?|envoyez|envoyer",
      cancel: "annule[zr]?",
      edit: "modifie[zr]?|édite[zr]?",
      add: "ajoute[zr]?",
      print: "imprime[zr]?",
      share: "partage[zr]?",
      download: "télécharge[zr]?",
      book: "réserve[zr]?",
      order: "commande[zr]",
      buy: "achète[z]?|acheter",
      pay: "paie|payez|payer",
      confirm: "confirme[zr]?|valide[zr]?",
      accept: "accepte[zr]?",
      reject: "refuse[zr]",
      renew: "prolonge[zr]?",
      copy: "copie[zr]?",
    },
    frames: ["{verb} {x}"],
  },
  articles: "le|la|les|l'|un|une|des|du|de la|de l'|mon|ma|mes|cette?|ces|ce",
  kinds: {
    button: "bouton",
    link: "lien",
    field: "champ|zone de texte",
    checkbox: "case à cocher|case",
    tab: "onglet",
    menu: "menu",
    option: "option",
    dropdown: "liste déroulante|liste",
    icon: "icône",
    page: "page",
    section: "section|rubrique",
  },
  into: "dans|en|comme|pour|à|sous|sur|avec",
  joining: "et puis|et ensuite|et|puis|ensuite",
  polite:
    "s'il (?:vous|te) plaît|svp|stp|merci(?: d'avance| beaucoup| bien)?|merci de|veuillez|(?:je|nous|on) (?:veux|voudrais|voudrions|souhaite|souhaiterais|désire|vais|peut)|j'(?:aimerais|aurais (?:aimé|voulu))|(?:peux|pourrais)[- ]tu|(?:pouvez|pourriez|voulez)[- ]vous|tu (?:peux|pourrais)|vous (?:pouvez|pourriez)|il (?:faut|faudrait)|est-ce que (?:tu|vous) (?:peux|pouvez|pourrais|pourriez)|bon|alors|maintenant|donc|ok|bonjour|salut",
  within: "s'il (?:vous|te) plaît|svp|stp",
  small: "plutôt|juste|simplement|un peu|vite|maintenant|pour moi|pour nous|aussi|bien",
  clitics:
    "-(?:moi|nous)(?:-(?:le|la|les))?(?!\\p{L})|(?<!\\p{L})(?:m'|me |nous )(?=\\p{L}+(?:er|ir|re)(?!\\p{L}))",
  wish: "veux|voudrais|voudrions|aimerais|souhaite|souhaiterais|aurais (?:aimé|voulu)",
  asking:
    "^(?:et |mais )?(?:comment (?:je|puis|peut|faire|fait|est|ça|\\p{L}+(?:er|ir|re)(?= ))|où|quand|pourquoi|qu'est-ce|que |quel(?:le)?s?|qui|combien)",
  telling:
    "(?:c'est|ce n'est|j'ai|je suis|je n'ai|je ne|je me|je recommence|je reviens|nous avons|nous sommes|on a|on est|tout est|ça|cela|il est|elle est|voilà|laisse tomber|laissez tomber|parfait|très bien|d'accord|bien|bon|super|ok|merci|oups|désolée?|pardon|bonjour|fini|terminé|j'hésite)",
  forbidding: "ne|n'|pas|jamais|sans|aucun|aucune",
  places: {
    "à côté de|à côté du|près de": "next to",
    sous: "under",
    "au-dessus de": "above",
    "pour(?! (?:vous|nous|me|te|se) )": "for",
    "dans la|dans le|dans": "in",
    "de l'|de la|du|de|des": "of",
  },
  keys: {
    Enter: "entrée|enter",
    Escape: "échap|escape",
    Tab: "tabulation|tab",
    Space: "espace|barre d'espace",
    Delete: "suppr",
  },
};
