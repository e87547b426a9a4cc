/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Revises the document that is shown, in place, so that an element keeps its reference through it. Runs in the page;
 * the same seed gives the same revision.
 */
export function reviseDocument(seed: number): void {
  let state = seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)];
  const revisions = [
    function wrap() {
      for (const element of all("a, button, input, ul, table, p, section, article")) {
        if (random() > 0.15) continue;
        const wrapper = document.createElement(
          element.matches("ul, table, p, section, article") ? "div" : "span",
        );
        element.before(wrapper);
        wrapper.append(element);
      }
      const banner = document.createElement("div");
      banner.textContent = "We have moved house.";
      document.body.prepend(banner);
    },
    function rename() {
      for (const element of all("[class]"))
        element.setAttribute("class", (element.getAttribute("class") ?? "").replaceAll(/[\w-]+/g, "n-$&"));
      for (const element of all("[id]:not(h1, h2, h3)"))
        if (random() < 0.7) element.id = `x${Math.floor(random() * 1e9)}`;
    },
    function shuffle() {
      for (const list of all("ul, ol, tbody, main, nav, form, dl")) {
        if (random() > 0.5) continue;
        for (const child of Array.from(list.children)) if (random() < 0.5) list.append(child);
      }
    },
    function remove() {
      for (const element of all("li, tr, article, a, button, input, select"))
        if (random() < 0.08) element.remove();
    },
    function repeat() {
      for (const element of all("li, tr, article")) {
        if (random() > 0.05) continue;
        const copy = element.cloneNode(true) as HTMLElement;
        for (const part of copy.querySelectorAll("*"))
          for (const child of part.childNodes)
            if (child instanceof Text && child.data.trim() !== "")
              child.data = `${child.data.trim()} ${["north", "south", "west"][Math.floor(random() * 3)]}`;
        element.before(copy);
      }
    },
    function recount() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (random() < 0.5)
          text.data = text.data.replace(
            /([($£€]\s?)\d+/g,
            (_, mark: string) => `${mark}${Math.floor(random() * 90)}`,
          );
      }
    },
  ];
  const chosen = revisions.filter(() => random() < 0.4);
  for (const revision of chosen.length === 0 ? revisions.slice(0, 1) : chosen) revision();
}
