/**
 * Runs in every document of a page before anything else and tells the server what happened when the page is left: nothing is
 * sent, and nothing in the document changes, while the page is used. Frames are told of by the page around them.
 */
(() => {
  const own = { documents: [document] };
  let evaluation = own;
  try {
    if (top !== self && top.evaluation) {
      evaluation = top.evaluation;
      evaluation.documents.push(document);
    }
  } catch {}
  if (evaluation === own) {
    Object.assign(own, {
      events: [],
      pressed: [],
      hovered: [],
      before: new Map(),
      places: new Map(),
      seen: new Map(),
    });
    Object.defineProperty(globalThis, "evaluation", { value: own, enumerable: false });
  }

  const keyOf = (node) => (node.nodeType === 1 ? node.getAttribute("data-eval") : null);
  const up = (node) => node.parentNode ?? node.host ?? node.defaultView?.frameElement ?? null;
  function path(node) {
    const keys = [];
    for (let at = node; at; at = up(at)) {
      const key = keyOf(at);
      if (key) keys.push(key);
    }
    return keys;
  }
  const control =
    "input:not([type=button],[type=submit],[type=reset],[type=image],[type=hidden]),textarea,select,option,label," +
    "[contenteditable]:not([contenteditable=false]),[aria-checked],[aria-pressed],[role=option],[role=combobox],[role=listbox],[role=spinbutton],[role=slider]";
  const serves = (node) => {
    for (let at = node; at; at = at.parentElement ?? at.getRootNode().host)
      if (at.matches?.(control)) return true;
    return false;
  };

  function note(event) {
    if (!event.isTrusted) return;
    const [inner] = event.composedPath();
    const node = inner.nodeType === 1 ? inner : inner.parentElement;
    evaluation.events.push({
      type: event.type,
      path: path(node),
      serves: serves(node),
      from: event.type === "drop" ? evaluation.dragging : undefined,
    });
  }
  for (const type of ["click", "dblclick", "contextmenu"]) addEventListener(type, note, true);
  addEventListener(
    "dragstart",
    (event) => {
      evaluation.dragging = path(event.composedPath()[0])[0];
    },
    true,
  );
  addEventListener(
    "pointerdown",
    (event) => {
      evaluation.down = path(event.composedPath()[0])[0];
    },
    true,
  );
  addEventListener("drop", note, true);
  addEventListener(
    "pointerup",
    (event) => {
      const under = (event.view?.document ?? document)
        .elementsFromPoint(event.clientX, event.clientY)
        .map((node) => path(node)[0])
        .filter((key) => key && key !== evaluation.down);
      if (evaluation.down && under[0])
        evaluation.events.push({ type: "drop", path: under, serves: false, from: evaluation.down });
    },
    true,
  );
  addEventListener(
    "keydown",
    (event) => {
      if (!event.isTrusted || ["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
      const held = event.ctrlKey || event.altKey || event.metaKey;
      if (event.key.length === 1 && !held && event.key !== " ") return;
      if (event.key === " " && event.target.matches?.("input,textarea,[contenteditable]")) return;
      const names = [
        event.ctrlKey && "Control",
        event.altKey && "Alt",
        event.metaKey && "Meta",
        event.shiftKey && "Shift",
      ].filter(Boolean);
      evaluation.pressed.push([...names, event.key === " " ? "Space" : event.key].join("+"));
    },
    true,
  );
  addEventListener(
    "mousemove",
    (event) => {
      if (event.isTrusted) evaluation.hovered = path(event.composedPath()[0]);
    },
    true,
  );

  function* elements(root) {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* elements(element.shadowRoot);
    }
  }
  function* all() {
    for (const each of evaluation.documents) {
      if (each.defaultView) yield* elements(each);
    }
  }
  const label = (option) => option.label.trim().replace(/\s+/g, " ");
  function held(element) {
    if (element.localName === "input") {
      if (["button", "submit", "reset", "image", "hidden"].includes(element.type)) return undefined;
      if (["checkbox", "radio"].includes(element.type)) return element.checked;
      return element.type === "file" ? [...element.files].map((file) => file.name).join(", ") : element.value;
    }
    if (element.localName === "textarea") return element.value;
    if (element.localName === "select") {
      const labels = [...element.selectedOptions].map(label);
      return element.multiple ? labels : (labels[0] ?? "");
    }
    if (element.getAttribute("contenteditable") !== null && element.isContentEditable)
      return element.innerText.trim();
    for (const name of ["aria-checked", "aria-pressed"])
      if (element.hasAttribute(name)) return element.getAttribute(name) === "true";
    return undefined;
  }
  const place = (element) => ({ x: Math.round(element.scrollLeft), y: Math.round(element.scrollTop) });
  function isShown(element) {
    const box = element.getBoundingClientRect();
    return (
      box.width > 0 &&
      box.height > 0 &&
      box.bottom > 0 &&
      box.top < element.ownerDocument.defaultView.innerHeight
    );
  }
  const roots = () =>
    [...all()].filter(
      (element) =>
        keyOf(element) &&
        (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1),
    );
  function begin() {
    for (const element of all()) {
      const value = held(element);
      if (value !== undefined) evaluation.before.set(element, value);
      if (keyOf(element)) evaluation.seen.set(element, isShown(element));
    }
    evaluation.places.set(document.scrollingElement, place(document.scrollingElement));
    for (const element of roots()) evaluation.places.set(element, place(element));
  }
  if (evaluation === own) addEventListener("load", begin);

  /** The key of the radio button that is chosen now where this one was. */
  function chosenInstead(element) {
    if (element.type !== "radio") return undefined;
    const chosen = [...all()].find(
      (other) =>
        other.type === "radio" &&
        other.checked &&
        other.name === element.name &&
        other.form === element.form &&
        other.getRootNode() === element.getRootNode(),
    );
    return chosen && keyOf(chosen);
  }

  /** As actions name an element: `//` leads into a shadow root, and the document of a frame goes on behind its element. */
  function pathTo(element) {
    const parent = element.parentElement;
    const root = element.getRootNode();
    const alike = [...(parent ?? root).children].filter(({ localName }) => localName === element.localName);
    const isHtml = element.namespaceURI === "http://www.w3.org/1999/xhtml";
    const step = `${isHtml ? element.localName : `*[name()="${element.nodeName}"]`}[${alike.indexOf(element) + 1}]`;
    if (parent) return `${pathTo(parent)}/${step}`;
    if (root.host) return `${pathTo(root.host)}//${step}`;
    const frame = root.defaultView?.frameElement;
    return `${frame ? pathTo(frame) : ""}/${step}`;
  }

  function tell() {
    const told = {
      href: location.href,
      events: own.events,
      pressed: own.pressed,
      hovered: own.hovered,
      values: {},
      keys: [],
      paths: {},
      texts: {},
      scrolled: {},
      shown: {},
    };
    let active = document.activeElement;
    for (;;) {
      const inner = active?.shadowRoot?.activeElement ?? active?.contentDocument?.activeElement;
      if (!inner) break;
      active = inner;
    }
    told.focused = active ? path(active)[0] : undefined;
    let count = 0;
    for (const element of all()) {
      const key = keyOf(element);
      const after = held(element);
      if (after !== undefined) {
        count += 1;
        const before = own.before.get(element);
        const same = before === undefined ? !key : JSON.stringify(before) === JSON.stringify(after);
        if (key || !same)
          told.values[key ?? "control " + count + " without a key"] = {
            before,
            after,
            ...(before === true && after === false ? { gaveWayTo: chosenInstead(element) } : {}),
          };
      }
      if (!key) continue;
      told.keys.push(key);
      told.paths[key] = pathTo(element);
      told.texts[key] = (element.innerText ?? element.textContent ?? "").trim().replace(/\s+/g, " ");
      told.shown[key] = { before: own.seen.get(element) === true, after: isShown(element) };
    }
    for (const [element, before] of own.places) {
      const key = element === document.scrollingElement ? "page" : keyOf(element);
      const limit = {
        x: element.scrollWidth - element.clientWidth,
        y: element.scrollHeight - element.clientHeight,
      };
      told.scrolled[key] = { before, after: place(element), limit };
    }
    navigator.sendBeacon("/told" + location.pathname.split("/").slice(0, 2).join("/"), JSON.stringify(told));
  }
  if (evaluation === own) addEventListener("pagehide", tell);
})();
