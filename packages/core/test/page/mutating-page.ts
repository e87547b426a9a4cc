/** A page that changes itself at random, the same way for the same seed: `mutate()` makes a few changes and tells which. */
export function mutatingPage(seed: number): string {
  return `<!doctype html><title>Changing</title>${styles}<body>${content}<script>let state = ${seed};${script}</script>`;
}

const styles = `<style>
  .gone { display: none } .veiled { visibility: hidden } .hand { cursor: pointer }
  .wide p { padding: 3px } .menu { display: none } .open .menu { display: block }
  .first + section { visibility: hidden } .loud ~ article { display: none }
  main:has(> .flag) aside { display: none }
  [data-state=shut] ul { display: none }
  .toggle:checked ~ .panel { display: block } .panel { display: none }
  .float { position: absolute; right: 10px; top: 40px } .stick { position: sticky; top: 0 }
  .box { overflow: auto; height: 80px } .shift { transform: translate(13px, 7px) } .late { content-visibility: hidden }
  h2 { margin: 5px } section, article { border: 1px solid }
</style>`;

const block = (number: number) => `<section id="s${number}" class="part"><h2>Part ${number}</h2>
  <p>Some <b>bold ${number}</b> and <a href="#p${number}">a link ${number}</a></p>
  <label id="l${number}" for="i${number}">Field ${number}</label><input id="i${number}" value="v${number}">
  <label>Wrapped ${number} <input type="checkbox"></label>
  <button id="b${number}" aria-labelledby="s${number} x${number}" aria-describedby="d${number}">Press ${number}</button><i id="d${number}">Told ${number}</i>
  <ul class="menu"><li>One</li><li><span onclick="1">Two</span></li></ul>
  <div class="box"><p>Inner</p><p>More</p><p>Text</p><p>Lines</p><p>Here</p></div>
  <table><caption>Rows</caption><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table></section>`;

const content = `<header><h1>Top</h1></header><main>${[1, 2, 3, 4].map(block).join("")}
  <input type="checkbox" class="toggle" aria-label="Toggle"><div class="panel">Panel <button>In panel</button></div>
  <article>An article <select aria-label="Choice"><option>a<option>b<option>c</select></article>
  <aside>Beside <div class="float">Floating <a href="#f">there</a></div></aside>
  <details><summary>More</summary><p>Content of details</p></details><dialog>Dialog <button>Close</button></dialog>
  <div popover id="pop">Popped <button>Pop</button></div><div id="host"></div><div id="empty"></div>
  <fieldset><legend>Set</legend><input aria-label="In set"></fieldset><div contenteditable>Editable</div></main>`;

const script = String.raw`
  const random = () => ((state = (state * 1103515245 + 12345) % 2147483648) / 2147483648);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => !["HEAD", "STYLE", "SCRIPT", "TITLE", "META"].includes(e.tagName) && !e.closest("head"));
  const any = () => pick(all("body *")) ?? document.body;
  let made = 0;
  const host = document.getElementById("host");
  host.attachShadow({ mode: "open" }).innerHTML = '<style>.shut p { display: none } .low b { margin: 4px }</style><div><p>In shadow</p><p>and <b>more</b></p></div><slot></slot><slot name="x"></slot>';
  const sheet = new CSSStyleSheet();
  const shared = [0, 1].map((number) => { const made = new CSSStyleSheet(); made.replaceSync(number ? "p { visibility: hidden }" : "p { margin: 1px }"); return made; });
  const steps = {
    text: () => { const e = pick(all("p, b, li, h2, button, label, a, legend, summary, caption, td")); e.append(" t" + ++made); },
    setText: () => { const e = pick(all("b, li, h2, label, i, legend")); e.textContent = "set " + ++made; },
    character: () => { const e = pick(all("b, li, h2")); if (e?.firstChild instanceof Text) e.firstChild.data = "data " + ++made; },
    classes: () => any().classList.toggle(pick(["gone", "veiled", "hand", "wide", "open", "first", "loud", "flag", "float", "stick", "shift", "box", "late", "plain"])),
    style: () => { any().style.cssText = pick(["", "display:none", "visibility:hidden", "margin-top:9px", "cursor:pointer", "visibility:visible", "position:fixed;top:5px"]); },
    hiding: () => any().toggleAttribute(pick(["hidden", "inert"])),
    ariaHidden: () => { const e = any(); e.hasAttribute("aria-hidden") ? e.removeAttribute("aria-hidden") : e.setAttribute("aria-hidden", "true"); },
    state: () => any().setAttribute(pick(["aria-expanded", "aria-disabled", "aria-pressed", "aria-selected", "aria-checked"]), pick(["true", "false", "mixed"])),
    data: () => pick(all("section, main")).setAttribute("data-state", pick(["shut", "ajar"])),
    role: () => any().setAttribute("role", pick(["button", "none", "tab", "navigation", "grid", "heading"])),
    label: () => any().setAttribute("aria-label", "label " + ++made),
    id: () => { const e = any(); e.id = pick(["d1", "x1", "x2", "l1", "i1", "s3", "z" + ++made]); },
    labelFor: () => { const e = pick(all("label")); if (e) e.htmlFor = pick(["i1", "i2", "i3", "none"]); },
    insert: () => any().insertAdjacentHTML(pick(["beforebegin", "afterbegin", "afterend"]), pick(["<p>New <a href='#n'>link</a></p>", "<button>New button</button>", "<label for=i2>Second label</label>", "<span id=x1>named</span>", "text only", "<tr><th>h</th></tr>", "<slot></slot>", "<svg><title>Drawing</title><path d='M0 0h9v9'/></svg>"])),
    remove: () => { const e = pick(all("p, li, b, label, button, td, th, section p, i, a")); e?.remove(); },
    move: () => { const e = pick(all("p, ul, label, section, aside")); const to = pick(all("section, main, aside")); if (e && to && !e.contains(to)) to.append(e); },
    detach: () => { const e = pick(all("p, ul, section")); if (!e) return; const up = e.parentElement; e.remove(); e.append(" while away"); setTimeout(() => up.append(e)); },
    value: () => { const e = pick(all("input:not([type=checkbox])")); if (e) e.value = "value " + ++made; },
    check: () => { const e = pick(all("[type=checkbox]")); if (e) e.checked = !e.checked; },
    indeterminate: () => { const e = pick(all("[type=checkbox]")); if (e) e.indeterminate = !e.indeterminate; },
    select: () => { const e = pick(all("select")); if (e) e.selectedIndex = Math.floor(random() * 3); },
    focus: () => pick(all("a, button, input"))?.focus(),
    scroll: () => scrollTo(0, random() * 300),
    scrollInside: () => { const e = pick(all(".box")); if (e) e.scrollTop = random() * 60; },
    details: () => { const e = pick(all("details")); if (e) e.open = !e.open; },
    dialog: () => { const e = pick(all("dialog")); if (e) e.open ? e.close() : random() > 0.5 ? e.showModal() : e.show(); },
    popover: () => pick(all("[popover]"))?.togglePopover(),
    shadow: () => host.shadowRoot.querySelector('p').append(" s" + ++made),
    slotted: () => { const e = document.createElement("b"); e.textContent = "slotted " + ++made; if (random() > 0.5) e.slot = "x"; host.append(e); },
    reslot: () => { if (host.firstElementChild) host.firstElementChild.slot = pick(["", "x", "y"]); },
    lateShadow: () => { const e = document.getElementById("empty"); if (e && !e.shadowRoot) e.attachShadow({ mode: "open" }).innerHTML = "<p>Late shadow</p>"; },
    rule: () => { sheet.insertRule(pick([".part { margin: 2px }", "aside { visibility: hidden }", "h2 { display: none }", "p { cursor: pointer }"])); document.adoptedStyleSheets = [sheet]; },
    editRule: () => { const rule = pick([...document.styleSheets[0].cssRules]); Object.assign(rule.style, pick([{ display: "block" }, { display: "none" }, { display: "" }, { marginLeft: "6px" }, { marginLeft: "" }, { visibility: "hidden" }])); },
    otherSelector: () => { const rule = [...sheet.cssRules].at(-1); if (rule) rule.selectorText = pick(["i", "li", "legend"]); },
    replaceSheet: () => { const style = document.createElement("style"); style.textContent = pick(["i { display: none }", "i { margin: 1px }"]); document.querySelector("#later")?.remove(); style.id = "later"; document.head.append(style); },
    sheetText: () => { const e = document.querySelector("#later"); if (e) e.textContent = pick(["li { display: none }", "li { color: red }"]); },
    adopt: () => { host.shadowRoot.adoptedStyleSheets = [pick(shared)]; },
    editShadow: () => { const rule = pick([...host.shadowRoot.styleSheets[0].cssRules]); rule.style.display = pick(["none", "block", ""]); },
    editShared: () => { pick(shared).cssRules[0].style.cursor = pick(["pointer", ""]); },
    shadowClass: () => host.shadowRoot.querySelector("div").classList.toggle(pick(["shut", "low"])),
    disabled: () => pick(all("fieldset, input, button"))?.toggleAttribute("disabled"),
    editable: () => { const e = pick(all("p")); if (e) e.contentEditable = pick(["true", "false"]); },
    href: () => { const e = pick(all("a")); if (e) e.href = "#h" + ++made; },
    caption: () => { const e = pick(all("table")); if (e) e.createCaption().textContent = "caption " + ++made; },
  };
  async function mutate() {
    const done = [];
    for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) {
      const name = pick(Object.keys(steps));
      done.push(name);
      steps[name]();
    }
    // Focus, scrolling and popovers take a frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return done.join(", ");
  }`;
