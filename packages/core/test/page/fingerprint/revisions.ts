import { elementsOf, isControl, type Written } from "./document.ts";
import { box, type Author, type Collection } from "./pages.ts";
import type { Random } from "./random.ts";

type Revise = (body: Written, means: { random: Random; author: Author }) => void;

const inner = (element: Written) =>
  element.children.filter((child) => typeof child !== "string") as Written[];

function parentOf(body: Written, element: Written): Written | undefined {
  return elementsOf(body).find(({ children }) => children.includes(element));
}

function replace(body: Written, element: Written, ...replacement: Written[]): void {
  const parent = parentOf(body, element);
  if (parent === undefined) return;
  parent.children.splice(parent.children.indexOf(element), 1, ...replacement);
}

const collections = (body: Written) =>
  elementsOf(body).filter((element) => (element as Collection).kind) as Collection[];

/** A copy that is another element. */
function copyOf(element: Written): Written {
  const { key, ...rest } = element;
  return {
    ...rest,
    ...(key === undefined ? {} : { copyOf: key }),
    children: element.children.map((child) => (typeof child === "string" ? child : copyOf(child))),
  };
}

const translations: Record<string, string> = {
  Save: "Speichern",
  Cancel: "Abbrechen",
  Delete: "Löschen",
  Edit: "Bearbeiten",
  Search: "Suche",
  Home: "Startseite",
  Products: "Produkte",
  Pricing: "Preise",
  Contact: "Kontakt",
  "Sign in": "Anmelden",
  "Add to cart": "In den Warenkorb",
  Email: "E-Mail-Adresse",
  "First name": "Vorname",
  "Last name": "Nachname",
  City: "Ort",
  Country: "Land",
  Imprint: "Impressum",
  Privacy: "Datenschutz",
  Support: "Hilfe",
  Settings: "Einstellungen",
  "Show more": "Mehr anzeigen",
  Watch: "Beobachten",
};

const typos: [RegExp, string][] = [
  [/kettle/gi, "ketle"],
  [/blanket/gi, "blankett"],
  [/margins/gi, "margens"],
  [/forever/gi, "for ever"],
  [/newsletter/gi, "news letter"],
  [/Products/g, "Prodcuts"],
  [/Community/g, "Comunity"],
  [/details/gi, "detials"],
];

function editTexts(element: Written, edit: (text: string) => string): void {
  element.children = element.children.map((child) => (typeof child === "string" ? edit(child) : child));
  if (element.label !== undefined) element.label = edit(element.label);
}

export const revisions: Record<string, Revise> = {
  "wrappers added": (body, { random }) => {
    for (const element of elementsOf(body).slice(1))
      if (random.chance(0.12) && element.tag !== "tr" && element.tag !== "td")
        replace(body, element, box(random.pick(["div", "span", "section"]), "generic", element));
    if (random.chance(0.6)) body.children.unshift(box("div", "generic", "We have moved house."));
  },
  "wrappers removed": (body, { random }) => {
    for (const element of elementsOf(body).slice(1)) {
      const isPlain = element.role === "generic" && ["div", "section", "span"].includes(element.tag);
      if (isPlain && random.chance(0.3) && !(element as Collection).kind)
        replace(body, element, ...(element.children as Written[]));
    }
  },
  "classes renamed": (body, { random, author }) => {
    for (const element of elementsOf(body)) {
      if (element.classes === undefined) continue;
      element.classes = element.classes.map((name) =>
        /_|css-/.test(name) ? name.replace(/[^_-]+$/, random.hash()) : `v2-${name}`,
      );
      if (random.chance(0.2)) Object.assign(element, author.classesFor(element.role, ""));
    }
  },
  "ids renamed": (body, { random }) => {
    for (const element of elementsOf(body)) {
      if (element.id !== undefined && random.chance(0.7))
        element.id = `${random.pick(["x", "app", "field"])}_${random.hash()}`;
      if (element.testId !== undefined && random.chance(0.15)) delete element.testId;
    }
  },
  "order shuffled": (body, { random }) => {
    for (const element of elementsOf(body)) {
      const isList =
        (element as Collection).kind !== undefined ||
        ["list", "toolbar", "tablist", "main", "contentinfo"].includes(element.role);
      if (isList && random.chance(0.8)) element.children = random.shuffle(element.children);
    }
  },
  "numbers changed": (body, { random }) => {
    for (const element of elementsOf(body))
      editTexts(element, (text) =>
        random.chance(0.7)
          ? text.replace(/(?<![a-z-])\d+(?=[.) ]|$)/gi, () => String(random.whole(1, 99)))
          : text,
      );
  },
  "texts edited": (body, { random }) => {
    for (const element of elementsOf(body)) {
      const edit = (text: string) => typos.reduce((edited, [from, to]) => edited.replace(from, to), text);
      if (random.chance(0.7)) editTexts(element, edit);
      if (element.role === "button" && random.chance(0.08))
        editTexts(element, (text) =>
          text.replace(/^Invite$/, "Invite people").replace(/^Save$/, "Save changes"),
        );
    }
  },
  "labels translated": (body, { random }) => {
    for (const [from, to] of Object.entries(translations)) {
      if (!random.chance(0.25)) continue;
      for (const element of elementsOf(body)) editTexts(element, (text) => (text === from ? to : text));
    }
  },
  "elements removed": (body, { random }) => {
    for (const collection of collections(body))
      for (const item of random.some(inner(collection), random.whole(1, 2))) replace(body, item);
    const single = elementsOf(body).filter((element) => isControl(element) && element.key !== undefined);
    for (const element of random.some(single, Math.ceil(single.length * 0.1))) replace(body, element);
  },
  "elements replaced": (body, { random }) => {
    const texts = "Reject,Export,Snooze,Merge,Close account,Refund,Duplicate,Report,Mute,Pin".split(",");
    const named = elementsOf(body).filter(
      ({ role, key }) => ["button", "link"].includes(role) && key !== undefined,
    );
    for (const element of random.some(named, Math.ceil(named.length * 0.08))) {
      const text = random.pick(texts);
      const { key: _key, id: _id, testId: _testId, label: _label, href, ...rest } = element;
      const other = {
        ...rest,
        ...(href === undefined ? {} : { href: `/${text.toLowerCase()}` }),
        children: [text],
      };
      replace(body, element, other);
    }
  },
  "items added": (body, { random, author }) => {
    for (const collection of collections(body)) {
      for (let count = random.whole(1, 3); count > 0; count -= 1) {
        const item = author.anotherItem(collection.kind ?? "");
        if (item !== undefined)
          collection.children.splice(random.whole(0, collection.children.length), 0, copyOf(item));
      }
    }
  },
  "copies added": (body, { random }) => {
    const parts = elementsOf(body).filter(({ role }) => ["navigation", "toolbar", "tablist"].includes(role));
    const [part] = random.some(parts, 1);
    if (part !== undefined)
      body.children.splice(
        random.pick([0, body.children.length]),
        0,
        box("div", "generic", box("h2", "heading", "More"), copyOf(part)),
      );
  },
  "moved elsewhere": (body, { random }) => {
    const places = elementsOf(body).filter(({ role }) => ["banner", "main", "contentinfo"].includes(role));
    const blocks = elementsOf(body).filter(
      ({ tag, role }) => role === "navigation" || tag === "section" || tag === "form" || role === "toolbar",
    );
    const [block] = random.some(blocks, 1);
    const loose = inner(places[0] ?? body).filter(isControl);
    for (const element of [block, ...random.some(loose, 1)]) {
      const place = random.pick(places);
      if (element === undefined || elementsOf(element).includes(place)) continue;
      replace(body, element);
      place.children.splice(random.whole(0, place.children.length), 0, element);
    }
  },
  "roles changed": (body, { random }) => {
    for (const element of elementsOf(body)) {
      if (!random.chance(0.3)) continue;
      if (element.role === "link") {
        Object.assign(element, { role: "button", tag: "button" });
        delete element.href;
      } else if (element.role === "button") Object.assign(element, { role: "link", tag: "a", href: "#" });
    }
  },
};

/** One to three kinds of change at once, as a release of a site brings them. */
export function revise(body: Written, means: { random: Random; author: Author }): string[] {
  const kinds = means.random.some(Object.keys(revisions), means.random.pick([1, 1, 2, 3]));
  if (means.random.chance(0.25) && !kinds.includes("elements removed")) kinds.push("elements removed");
  for (const kind of kinds) revisions[kind]?.(body, means);
  return kinds;
}
