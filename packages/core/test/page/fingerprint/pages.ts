import type { Written } from "./document.ts";
import type { Random } from "./random.ts";

/** How the authors of a page go about it: what they give to elements beside their text. */
type Style = {
  ids: number;
  testIds: number;
  classes: "plain" | "modules" | "utility" | "none";
  items: "div" | "semantic";
};

const people =
  "Anna Berg,Bob Stone,Carla Diaz,Dmitri Orlov,Emma Woods,Farid Khan,Greta Holm,Hugo Marsh,Ines Prado,Jonas Feld,Kira Sato,Liam Byrne,Mona Adel,Nils Aune,Olga Petrova,Pablo Ruiz,Anna Stone,Bob Berg".split(
    ",",
  );
const goods =
  "Copper kettle,Walnut desk,Linen shirt,Steel bottle,Wool blanket,Desk lamp,Garden hose,Paper notebook,Leather belt,Ceramic mug,Oak shelf,Rain jacket,Running shoes,Tea towel,Travel pillow,Kettle stand,Steel kettle".split(
    ",",
  );
const topics =
  "Crash when saving twice,Dark mode flickers,Export loses accents,Login loops forever,Search ignores quotes,Printing cuts margins,Upload stalls at the end,Menu hides behind video,Wrong total with discount,Time zone off by one,Slow start on old phones".split(
    ",",
  );
const menu =
  "Home,Products,Pricing,Docs,Blog,About us,Contact,Careers,Support,Community,Changelog,Partners".split(",");
const mailbox = "Inbox,Drafts,Sent,Archive,Spam,Trash,Starred,Snoozed,Scheduled".split(",");
const labels =
  "First name,Last name,Email,Phone,Street,City,Postcode,Company,VAT number,Website,Date of birth,Coupon code,Password,Notes".split(
    ",",
  );
const toolbar = "Bold,Italic,Underline,Undo,Redo,Print,Share,Insert link,Insert image,Zoom in,Zoom out".split(
  ",",
);
const selects: [string, string[]][] = [
  ["Country", ["Austria", "Brazil", "Chile", "Denmark", "Egypt"]],
  ["Language", ["English", "German", "French", "Spanish"]],
  ["Delivery", ["Standard", "Express", "Pick up"]],
  ["Currency", ["EUR", "USD", "GBP"]],
];
const tabs = "Overview,Activity,Members,Settings,Billing,Usage,Security".split(",");

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");
const camel = (text: string) => slug(text).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const controlTags: Record<string, string> = {
  link: "a",
  textbox: "input",
  searchbox: "input",
  checkbox: "input",
  combobox: "select",
};

/** Writes pages out of blocks: menus, forms, tables, lists, cards. */
export class Author {
  readonly #random: Random;
  readonly #style: Style;
  #keys = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#style = {
      ids: random.pick([0, 0.3, 0.9]),
      testIds: random.pick([0, 0, 0.8]),
      classes: random.pick(["plain", "modules", "utility", "none"] as const),
      items: random.pick(["div", "semantic"] as const),
    };
  }

  page(): Written {
    const blocks = [
      () => this.form(),
      () => this.table(),
      () => this.list(),
      () => this.cards(),
      () => this.tools(),
      () => this.twinForm(),
    ];
    const chosen = this.#random.some(blocks, this.#random.whole(2, 3)).map((block) => block());
    return box("body", "generic", this.header(), box("main", "main", ...chosen), this.footer());
  }

  /** One more row, card or entry like those of a block, with a content of its own. */
  anotherItem(kind: string): Written | undefined {
    const whole = this.#random.whole(1000, 9999);
    if (kind === "table") return this.row(`Zoe Newman ${this.#random.pick(["I", "V", "X"])}`, whole);
    if (kind === "cards") return this.card(`Bamboo tray ${this.#random.pick(["S", "M", "L"])}`, whole);
    if (kind === "list") return this.entry(`Cursor jumps in column ${whole}`, whole);
    return undefined;
  }

  control(role: string, text: string, more: Partial<Written> = {}): Written {
    const tag = controlTags[role] ?? "button";
    const { ids, testIds } = this.#style;
    this.#keys += 1;
    return {
      key: `k${this.#keys}`,
      role,
      tag,
      ...(this.#random.chance(ids) && more.id !== ""
        ? { id: `${slug(more.label ?? text)}-${tag === "a" ? "link" : tag}` }
        : {}),
      ...(this.#random.chance(testIds) ? { testId: `${slug(more.label ?? text)}-${role}` } : {}),
      ...this.classesFor(role, text),
      children: text === "" ? [] : [text],
      ...more,
    };
  }

  classesFor(role: string, text: string): Partial<Written> {
    switch (this.#style.classes) {
      case "plain":
        return { classes: ["btn", `btn-${role}`, ...(this.#random.chance(0.3) ? [slug(text)] : [])] };
      case "modules":
        return { classes: [`${camel(role)}_root__${this.#random.hash()}`, `css-${this.#random.hash()}`] };
      case "utility":
        return {
          classes: this.#random.some(
            ["px-4", "py-2", "rounded", "font-bold", "text-sm", "bg-blue", "flex"],
            4,
          ),
        };
      default:
        return {};
    }
  }

  link(text: string, href = `/${slug(text)}`): Written {
    return this.control("link", text, { href });
  }

  header(): Written {
    const links = this.#random
      .some(menu, this.#random.whole(4, 7))
      .map((text) => box("li", "listitem", this.link(text)));
    return box(
      "header",
      "banner",
      box("nav", "navigation", box("ul", "list", ...links)),
      this.control("searchbox", "", {
        label: "Search",
        placeholder: "Search the shop",
        inputType: "search",
      }),
      this.link("Sign in", "/login"),
      this.control("button", "", { label: "Open menu" }),
      this.link(`Cart (${this.#random.whole(1, 9)})`, "/cart"),
    );
  }

  footer(): Written {
    const links = ["Imprint", "Privacy", "Terms", "Contact"].map((text) => this.link(text));
    return box("footer", "contentinfo", ...links, this.control("button", "Back to top"));
  }

  tools(): Written {
    const entries = this.#random
      .some(mailbox, 6)
      .map((text) =>
        box(
          "li",
          "listitem",
          this.link(this.#random.chance(0.5) ? `${text} (${this.#random.whole(1, 40)})` : text),
        ),
      );
    const buttons = this.#random.some(toolbar, 6).map((label) => this.control("button", "", { label }));
    const strip = this.#random.some(tabs, 4).map((text) => this.control("tab", text));
    return box(
      "section",
      "generic",
      heading("Mail"),
      box("ul", "list", ...entries),
      box("div", "toolbar", ...buttons),
      box("div", "tablist", ...strip),
    );
  }

  form(): Written {
    const fields = this.#random.some(labels, this.#random.whole(4, 8)).map((label) => this.field(label));
    const chosen = this.#random.some(selects, 2).map(([label, options]) => this.select(label, options));
    const checks = ["Subscribe to the newsletter", "I accept the terms"].map((label) => this.check(label));
    return box(
      "form",
      "generic",
      heading("Your details"),
      ...fields,
      ...chosen,
      ...checks,
      this.control("button", "Save"),
      this.control("button", "Cancel"),
    );
  }

  /** The same fields twice, told apart by their section alone, or by machine-made names too. */
  twinForm(): Written {
    const shared = this.#random.some(labels.slice(0, 9), 4);
    const part = (title: string) =>
      box(
        "section",
        "generic",
        heading(title),
        ...shared.map((label) => this.field(label, camel(title))),
        this.control("button", "Use this address"),
      );
    return box("div", "generic", part("Billing address"), part("Shipping address"));
  }

  field(label: string, prefix = ""): Written {
    const isPassword = label === "Password";
    return box(
      "div",
      "generic",
      box("label", "generic", label),
      this.control("textbox", "", {
        label,
        inputType: isPassword ? "password" : label === "Email" ? "email" : "text",
        ...(this.#random.chance(0.6)
          ? { nameAttribute: prefix === "" ? camel(label) : `${prefix}-${camel(label)}` }
          : {}),
        ...(this.#random.chance(0.4) ? { placeholder: `e.g. ${label.toLowerCase()}` } : {}),
        ...(prefix === "" ? {} : { id: "" }),
      }),
    );
  }

  select(label: string, options: string[]): Written {
    return box(
      "div",
      "generic",
      box("label", "generic", label),
      this.control("combobox", "", { label, options, nameAttribute: camel(label) }),
    );
  }

  check(label: string): Written {
    return box(
      "div",
      "generic",
      this.control("checkbox", "", { label, inputType: "checkbox" }),
      box("label", "generic", label),
    );
  }

  table(): Written {
    const rows = this.#random
      .some(people, this.#random.whole(4, 9))
      .map((name) => this.row(name, this.#random.whole(1000, 9999)));
    const head = ["Name", "Role", "Last seen"].map((text) =>
      box("th", "columnheader", this.control("button", text)),
    );
    const body = { ...box("tbody", "rowgroup", ...rows), kind: "table" };
    return box(
      "section",
      "generic",
      heading("Members"),
      this.control("button", "Invite"),
      box("table", "table", box("thead", "rowgroup", box("tr", "row", ...head)), body),
    );
  }

  row(name: string, number: number): Written {
    const [first = ""] = name.split(" ");
    const cells = [
      box("td", "cell", this.control("checkbox", "", { label: `Select row`, inputType: "checkbox", id: "" })),
      box("td", "cell", this.link(name, `/members/${number}`)),
      box("td", "cell", `${first.toLowerCase()}@mail.example`),
      box("td", "cell", this.#random.pick(["Admin", "Editor", "Reader"])),
      box("td", "cell", `${this.#random.whole(2, 58)} minutes ago`),
      box(
        "td",
        "cell",
        this.control("button", "Edit", { id: "" }),
        this.control("button", "Delete", { id: "" }),
      ),
    ];
    return box("tr", "row", ...cells);
  }

  list(): Written {
    const entries = this.#random
      .some(topics, this.#random.whole(4, 8))
      .map((topic) => this.entry(topic, this.#random.whole(100, 9999)));
    const list = { ...box("ul", "list", ...entries), kind: "list" };
    return box("section", "generic", heading("Open topics"), list, this.link("Older", "/topics?page=2"));
  }

  entry(topic: string, number: number): Written {
    const parts = [
      this.link(topic, `/topics/${number}`),
      `opened by ${this.#random.pick(people)}`,
      this.link(`${this.#random.whole(1, 30)} comments`, `/topics/${number}#comments`),
      this.control("button", "", { label: "Watch", id: "" }),
    ];
    return this.#style.items === "div" ? box("div", "generic", ...parts) : box("li", "listitem", ...parts);
  }

  cards(): Written {
    const cards = this.#random
      .some(goods, this.#random.whole(4, 9))
      .map((name) => this.card(name, this.#random.whole(100, 9999)));
    const grid = { ...box("div", "generic", ...cards), kind: "cards" };
    return box(
      "section",
      "generic",
      heading("Our goods"),
      this.select("Sort by", ["Price", "Name", "Newest"]),
      grid,
      this.control("button", "Show more"),
    );
  }

  card(name: string, number: number): Written {
    const parts = [
      box("h3", "heading", this.link(name, `/goods/${number}`)),
      box("p", "paragraph", `Fine ${name.toLowerCase()} for every day`),
      box("span", "generic", `$${this.#random.whole(3, 90)}.${this.#random.whole(10, 99)}`),
      this.control("button", "Add to cart", { id: "" }),
      this.control("button", "", { label: "Save for later", id: "" }),
    ];
    return this.#style.items === "div"
      ? box("div", "generic", ...parts)
      : box("article", "article", ...parts);
  }
}

/** What holds many of a kind; says which kind. */
export type Collection = Written & { kind?: string };

export function box(tag: string, role: string, ...children: (Written | string)[]): Written {
  return { role, tag, children };
}

function heading(text: string): Written {
  return box("h2", "heading", text);
}
