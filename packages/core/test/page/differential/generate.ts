/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words =
  "account order invoice delivery search total country password save cancel details settings profile payment café 日本 שלום 👍 e‑mail terms".split(
    " ",
  );

/** Writes one page; every choice is drawn from the same seeded numbers. */
class Writer {
  readonly #random: () => number;
  #ids = 0;

  constructor(seed: number) {
    this.#random = randomOf(seed);
  }

  page(): string {
    const parts = Array.from({ length: 16 + this.#upTo(16) }, () => this.#block(3));
    const direction = this.#chance(0.1) ? ` dir="rtl"` : "";
    return `<!doctype html><html lang="en"${direction}><meta charset="utf-8"><title>${this.#text()}</title>${style}<body>${parts.join("\n")}</body></html>`;
  }

  #upTo(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #chance(share: number): boolean {
    return this.#random() < share;
  }

  #one(...choices: (() => string)[]): string {
    return (choices[this.#upTo(choices.length)] as () => string)();
  }

  #word(): string {
    return words[this.#upTo(words.length)] as string;
  }

  #text(): string {
    return Array.from({ length: 1 + this.#upTo(3) }, () => this.#word()).join(" ");
  }

  #id(): string {
    this.#ids += 1;
    return `id${this.#ids}`;
  }

  /** Attributes that now and then stand on anything. */
  #extra(): string {
    if (this.#chance(0.8)) return "";
    return ` ${this.#one(
      () => `title="${this.#text()}"`,
      () => `aria-label="${this.#text()}"`,
      () => `hidden`,
      () => `aria-hidden="true"`,
      () => `style="display:contents"`,
      () => `style="visibility:hidden"`,
      () => `style="display:flex"`,
      () => `style="opacity:0"`,
      () => `class="before"`,
      () => `class="after"`,
      () => `aria-description="${this.#text()} more"`,
      () => `dir="rtl"`,
    )}`;
  }

  #block(depth: number): string {
    const inner = () => (depth > 0 ? this.#block(depth - 1) : this.#phrase());
    const several = () => Array.from({ length: 1 + this.#upTo(3) }, inner).join("");
    return this.#one(
      () => `<div${this.#extra()}>${several()}</div>`,
      () => `<section${this.#extra()}>${this.#heading()}${several()}</section>`,
      () => `<article${this.#extra()}>${this.#heading()}${several()}</article>`,
      () => `<nav${this.#extra()}><ul>${this.#items(() => this.#link())}</ul></nav>`,
      () => `<form${this.#extra()}>${this.#fields()}</form>`,
      () =>
        `<fieldset${this.#chance(0.2) ? " disabled" : ""}><legend>${this.#phrase()}</legend>${this.#fields()}</fieldset>`,
      () => `<ul${this.#extra()}>${this.#items(inner)}</ul>`,
      () => `<ol>${this.#items(() => this.#phrase())}</ol>`,
      () => `<dl><dt>${this.#phrase()}<dd>${this.#phrase()}</dl>`,
      () => this.#table(),
      () => `<p${this.#extra()}>${this.#phrase()} ${this.#phrase()}</p>`,
      () =>
        `<details${this.#chance(0.5) ? " open" : ""}><summary>${this.#phrase()}</summary>${inner()}</details>`,
      () =>
        `<figure><img alt="${this.#text()}" src="data:,"><figcaption>${this.#phrase()}</figcaption></figure>`,
      () => `<blockquote>${inner()}</blockquote>`,
      () => `<dialog${this.#chance(0.5) ? " open" : ""} aria-label="${this.#text()}">${inner()}</dialog>`,
      () => this.#widget(),
      () => this.#fields(),
      () => this.#shadow(inner),
      () => `<hr><pre>${this.#text()}</pre>`,
    );
  }

  #items(content: () => string): string {
    return Array.from({ length: 1 + this.#upTo(4) }, () => `<li${this.#extra()}>${content()}</li>`).join("");
  }

  #heading(): string {
    const level = 1 + this.#upTo(6);
    return `<h${level}${this.#extra()}>${this.#phrase()}</h${level}>`;
  }

  #table(): string {
    const columns = 2 + this.#upTo(3);
    const row = (cell: () => string) => `<tr>${Array.from({ length: columns }, cell).join("")}</tr>`;
    const head = row(() => `<th${this.#chance(0.3) ? ` scope="col"` : ""}>${this.#text()}</th>`);
    const rows = Array.from({ length: 2 + this.#upTo(3) }, () =>
      row(() => `<td>${this.#phrase()}</td>`),
    ).join("");
    const caption = this.#chance(0.5) ? `<caption>${this.#phrase()}</caption>` : "";
    return `<table>${caption}<thead>${head}</thead><tbody>${rows}</tbody></table>`;
  }

  #phrase(): string {
    return this.#one(
      () => this.#text(),
      () => this.#text(),
      () => `<b${this.#extra()}>${this.#text()}</b> ${this.#text()}`,
      () => `<span${this.#extra()}>${this.#text()}</span>`,
      () => `<em>${this.#text()}</em>`,
      () => `<code>${this.#text()}</code>`,
      () => `<img alt="${this.#chance(0.3) ? "" : this.#text()}" src="data:,">`,
      () => `<svg width="9" height="9"><title>${this.#text()}</title></svg>`,
      () => this.#link(),
      () => this.#button(),
    );
  }

  #link(): string {
    return `<a href="#${this.#id()}"${this.#extra()}>${this.#label()}</a>`;
  }

  #button(): string {
    const state = this.#chance(0.7)
      ? ""
      : ` ${this.#one(
          () => "disabled",
          () =>
            `aria-pressed="${this.#one(
              () => "true",
              () => "false",
              () => "mixed",
            )}"`,
          () => `aria-expanded="${this.#chance(0.5)}"`,
          () => `aria-haspopup="menu"`,
          () => `aria-disabled="true"`,
        )}`;
    return `<button${state}${this.#extra()}>${this.#label()}</button>`;
  }

  /** Content of a link or button. */
  #label(): string {
    return this.#one(
      () => this.#text(),
      () => this.#text(),
      () => `${this.#text()} <b>${this.#text()}</b>`,
      () => `<span${this.#extra()}>${this.#text()}</span><span>${this.#text()}</span>`,
      () => `<img alt="${this.#text()}" src="data:,"> ${this.#text()}`,
      () => `<svg aria-hidden="true"><title>${this.#text()}</title></svg>${this.#text()}`,
      () => `<div>${this.#text()}</div><div>${this.#text()}</div>`,
      () => `<i class="icon"></i>`,
    );
  }

  #fields(): string {
    return Array.from({ length: 1 + this.#upTo(4) }, () => this.#field()).join(" ");
  }

  #field(): string {
    const id = this.#id();
    const control = this.#control(id);
    return this.#one(
      () => `<label for="${id}"${this.#extra()}>${this.#text()}</label>${control}`,
      () => `<label>${this.#text()} ${control}</label>`,
      () => `<label>${control} <span>${this.#text()}</span></label>`,
      () =>
        `<span id="label-${id}">${this.#text()}</span>${control.replace(" ", ` aria-labelledby="label-${id}" `)}`,
      () => control.replace(" ", ` aria-label="${this.#text()}" `),
      () => control,
      () => this.#button(),
    );
  }

  #control(id: string): string {
    const flag = this.#chance(0.6)
      ? ""
      : ` ${this.#one(
          () => "disabled",
          () => `aria-invalid="true"`,
          () => `title="${this.#text()}"`,
          () => `aria-required="true"`,
        )}`;
    return this.#one(
      () =>
        `<input id="${id}" type="${this.#one(
          () => "text",
          () => "email",
          () => "tel",
          () => "search",
        )}" placeholder="${this.#text()}"${flag}>`,
      () => `<input id="${id}" value="${this.#text()}"${flag}${this.#chance(0.2) ? " readonly" : ""}>`,
      () => `<input id="${id}" type="password" value="${this.#word()}"${flag}>`,
      () => `<input id="${id}" type="checkbox"${this.#chance(0.5) ? " checked" : ""}>`,
      () => `<input id="${id}" type="radio" name="${this.#word()}"${this.#chance(0.3) ? " checked" : ""}>`,
      () => `<input id="${id}" type="number" value="${this.#upTo(90)}"${flag}>`,
      () => `<input id="${id}" type="range" value="${this.#upTo(100)}">`,
      () => `<input id="${id}" type="date" value="2024-05-0${1 + this.#upTo(9)}">`,
      () => `<textarea id="${id}"${flag}>${this.#text()}</textarea>`,
      () =>
        `<select id="${id}"><option>${this.#text()}<option selected>${this.#text()}<option disabled>${this.#text()}</select>`,
      () =>
        `<select id="${id}"><optgroup label="${this.#text()}"><option>${this.#text()}</optgroup></select>`,
      () =>
        `<input id="${id}" type="${this.#one(
          () => "submit",
          () => "reset",
          () => "button",
        )}" value="${this.#text()}">`,
      () => `<input id="${id}" type="file">`,
      () => `<progress id="${id}" value=".${1 + this.#upTo(9)}"></progress>`,
      () => `<meter id="${id}" value=".${1 + this.#upTo(9)}"></meter>`,
    );
  }

  /** What authors build out of elements that mean nothing. */
  #widget(): string {
    const text = () => this.#text();
    const flag = () => String(this.#chance(0.5));
    return this.#one(
      () =>
        `<div role="tablist"><button role="tab" aria-selected="true">${text()}</button><button role="tab" aria-selected="false">${text()}</button></div><div role="tabpanel" aria-label="${text()}">${this.#phrase()}</div>`,
      () =>
        `<ul role="listbox" aria-label="${text()}"><li role="option" aria-selected="${flag()}">${text()}</li><li role="option">${text()}</li></ul>`,
      () =>
        `<ul role="menu"><li role="menuitem">${text()}</li><li role="menuitemcheckbox" aria-checked="${flag()}">${text()}</li></ul>`,
      () =>
        `<ul role="tree"><li role="treeitem" aria-expanded="${flag()}">${text()}<ul role="group"><li role="treeitem">${text()}</li></ul></li></ul>`,
      () => `<div role="checkbox" tabindex="0" aria-checked="${flag()}">${text()}</div>`,
      () => `<span role="switch" tabindex="0" aria-checked="${flag()}" aria-label="${text()}"></span>`,
      () =>
        `<div role="radiogroup" aria-label="${text()}"><div role="radio" aria-checked="true">${text()}</div><div role="radio">${text()}</div></div>`,
      () =>
        `<div role="slider" tabindex="0" aria-valuenow="${this.#upTo(100)}" aria-label="${text()}"></div>`,
      () => `<div role="button" tabindex="0"${this.#extra()}>${this.#label()}</div>`,
      () =>
        `<div role="grid" aria-label="${text()}"><div role="row"><span role="columnheader">${text()}</span></div><div role="row"><span role="gridcell">${text()}</span></div></div>`,
      () => `<div role="alert">${text()}</div><div role="status">${text()}</div>`,
      () => `<div role="dialog" aria-modal="${flag()}" aria-label="${text()}">${this.#fields()}</div>`,
      () => `<div role="heading" aria-level="${1 + this.#upTo(6)}">${text()}</div>`,
      () => `<div role="list"><div role="listitem">${this.#phrase()}</div></div>`,
      () => `<div role="none">${this.#phrase()}</div><ul role="none"><li>${text()}</li></ul>`,
      () =>
        `<input role="combobox" aria-expanded="${flag()}" aria-label="${text()}"><div contenteditable role="textbox" aria-label="${text()}">${text()}</div>`,
    );
  }

  #shadow(content: () => string): string {
    return `<div><template shadowrootmode="open">${this.#one(
      () => `<section><slot></slot></section>`,
      () => `<button><slot></slot></button>`,
      () => `${content()}<slot></slot>`,
    )}</template>${this.#text()} <b>${this.#text()}</b></div>`;
  }
}

const style = `<style>.before::before{content:"• "}.after::after{content:" →"}.icon::before{content:"\\f101"}</style>`;

/** A page of random pieces, the same for the same seed. */
export function generatePage(seed: number): string {
  return new Writer(seed).page();
}
