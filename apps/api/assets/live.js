// Shows the pictures of a session that its WebSocket sends, and passes on what a person does while they have control.

const element = (id) => document.getElementById(id);
const [body, screen, stage] = [document.body, element("screen"), element("stage")];
const drawing = screen.getContext("2d", { alpha: false });
const query = new URLSearchParams(location.search);
const heldButtons = { left: 1, right: 2, middle: 4 };
const mouseButtons = ["left", "middle", "right", "back", "forward"];

/** Waits before the connection is tried again, ms; after the last, no more. */
const retryMs = [500, 1_000, 2_000, 4_000, 8_000];

let socket;
let tries = 0;
/** The link has opened the session at least once: what fails later is the way, not the link. */
let hasOpened = false;
let state = { url: "", title: "", control: "free", mayControl: false };
/** The picture that is shown: its size on the page, CSS pixels. */
let shown = { width: 1280, height: 720 };
let announced;

if (query.get("frame") === "bare") body.dataset.frame = "bare";
connect();

function connect() {
  const path = location.pathname.replace(/\/sessions\/([^/]+)\/live$/, "/v1/sessions/$1/live");
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.searchParams.set("token", query.get("token") ?? "");
  socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  body.dataset.connection = "connecting";
  socket.addEventListener("open", () => {
    hasOpened = true;
    tries = 0;
    showConnection("open", "Connected");
    tellSize();
  });
  socket.addEventListener("message", ({ data }) =>
    typeof data === "string" ? told(JSON.parse(data)) : pictured(data),
  );
  socket.addEventListener("close", (event) => lost(event));
}

function lost({ code, reason }) {
  const isOver = code !== 1006 || tries >= (hasOpened ? retryMs.length : 1);
  if (isOver) {
    const why = reason || "This link opens no running session. Ask for a new one.";
    showConnection("closed", "Closed", why);
    element("title").textContent = "Not connected";
    element("address").textContent = "";
  } else {
    showConnection("connecting", "Connecting", "The connection was lost. Trying again…");
    setTimeout(connect, retryMs[tries]);
    tries += 1;
  }
  showState({ ...state, control: "free", mayControl: isOver ? false : state.mayControl });
}

function showConnection(name, label, message) {
  body.dataset.connection = name;
  element("lamp").setAttribute("aria-label", label);
  element("message").hidden = message === undefined;
  element("message").textContent = message ?? "";
}

function told(event) {
  if (event.type === "frame") announced = event;
  else showState(event);
}

/** Shown and then confirmed: how long that takes decides how many and how large the next ones are. */
async function pictured(bytes) {
  const { number, width, height } = announced;
  const from = socket;
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
  shown = { width, height };
  screen.hidden = false;
  screen.width = bitmap.width;
  screen.height = bitmap.height;
  drawing.drawImage(bitmap, 0, 0);
  bitmap.close();
  fit();
  requestAnimationFrame(() => from === socket && send({ type: "seen", number }));
}

const notes = {
  free: "",
  waiting: "Waiting for the running step to end…",
  yours: "The session waits while you act",
  taken: "Somebody else has control",
};

function showState(next) {
  state = next;
  const { title, url, control, mayControl } = next;
  body.dataset.control = control;
  body.dataset.mayControl = String(mayControl);
  if (body.dataset.connection === "open") {
    element("title").textContent = title || "Untitled page";
    element("address").textContent = url;
    document.title = `${title || "Untitled page"} · Legwork`;
  }
  element("note").textContent = mayControl || control === "taken" ? notes[control] : "View only";
  const button = element("control");
  button.hidden = !mayControl;
  button.disabled = control === "waiting" || control === "taken";
  button.textContent = control === "yours" ? "Give back control" : "Take control";
  element("history").hidden = control !== "yours";
}

function send(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** As large as the stage allows, in the proportions of the page. */
function fit() {
  const style = getComputedStyle(stage);
  const room = (side, inner) => Math.max(16, inner - Number.parseFloat(style[side]) * 2);
  const width = room("paddingLeft", stage.clientWidth);
  const height = room("paddingTop", stage.clientHeight);
  const scale = Math.min(width / shown.width, height / shown.height);
  screen.style.width = `${Math.round(shown.width * scale)}px`;
  screen.style.height = `${Math.round(shown.height * scale)}px`;
  return { width, height };
}

function tellSize() {
  const { width, height } = fit();
  const pixels = (length) => Math.min(10_000, Math.max(16, Math.round(length * devicePixelRatio)));
  send({ type: "size", width: pixels(width), height: pixels(height) });
}

new ResizeObserver(tellSize).observe(stage);

element("control").addEventListener("click", () => {
  send({ type: state.control === "yours" ? "give" : "take" });
  screen.focus();
});

element("history").addEventListener("click", ({ target }) => {
  const go = target.closest("[data-go]")?.dataset.go;
  if (go !== undefined) send({ type: go });
});

const modifiersOf = ({ altKey, ctrlKey, metaKey, shiftKey }) =>
  Number(altKey) + 2 * Number(ctrlKey) + 4 * Number(metaKey) + 8 * Number(shiftKey);

function pointOf({ clientX, clientY }) {
  const box = screen.getBoundingClientRect();
  const along = (offset, length, size) => Math.min(size - 1, Math.max(0, (offset / length) * size));
  return {
    x: along(clientX - box.left, box.width, shown.width),
    y: along(clientY - box.top, box.height, shown.height),
  };
}

const isMine = () => state.control === "yours";
let moved;

screen.addEventListener("pointermove", (event) => {
  if (!isMine()) return;
  if (moved === undefined) requestAnimationFrame(sendMove);
  moved = event;
});

function sendMove() {
  const event = moved;
  moved = undefined;
  if (event === undefined) return;
  const button = Object.keys(heldButtons).find((name) => event.buttons & heldButtons[name]) ?? "none";
  const { buttons } = event;
  send({
    type: "mouse",
    action: "mouseMoved",
    ...pointOf(event),
    button,
    buttons,
    modifiers: modifiersOf(event),
  });
}

for (const [name, action] of [
  ["pointerdown", "mousePressed"],
  ["pointerup", "mouseReleased"],
]) {
  screen.addEventListener(name, (event) => {
    if (!isMine()) return;
    event.preventDefault();
    screen.focus();
    if (name === "pointerdown") {
      screen.setPointerCapture(event.pointerId);
      clicks = clicksOf(event);
    }
    sendMove();
    const { button, buttons } = event;
    send({
      type: "mouse",
      action,
      ...pointOf(event),
      button: mouseButtons[button] ?? "none",
      buttons,
      clickCount: clicks.count,
      modifiers: modifiersOf(event),
    });
  });
}

let clicks = { count: 0, at: -Infinity, x: 0, y: 0, button: 0 };

/** The second and third press at one place, within half a second each, are a double and a triple click. */
function clicksOf({ timeStamp, clientX: x, clientY: y, button }) {
  const isNear = Math.hypot(x - clicks.x, y - clicks.y) < 6;
  const isNext = isNear && button === clicks.button && timeStamp - clicks.at < 500;
  return { count: isNext ? (clicks.count % 3) + 1 : 1, at: timeStamp, x, y, button };
}

screen.addEventListener("contextmenu", (event) => isMine() && event.preventDefault());

screen.addEventListener(
  "wheel",
  (event) => {
    if (!isMine()) return;
    event.preventDefault();
    const unit = [1, 16, shown.height][event.deltaMode] ?? 1;
    const limited = (delta) => Math.max(-10_000, Math.min(10_000, delta * unit));
    send({
      type: "wheel",
      ...pointOf(event),
      deltaX: limited(event.deltaX),
      deltaY: limited(event.deltaY),
      modifiers: modifiersOf(event),
    });
  },
  { passive: false },
);

for (const [name, action] of [
  ["keydown", "keyDown"],
  ["keyup", "keyUp"],
]) {
  screen.addEventListener(name, (event) => {
    if (!isMine() || event.isComposing) return;
    const { key, code, keyCode, location, repeat } = event;
    const isPaste = (event.ctrlKey || event.metaKey) && key.toLowerCase() === "v";
    if (isPaste) return; // The paste that follows brings the text.
    event.preventDefault();
    send({ type: "key", action, key, code, keyCode, location, repeat, modifiers: modifiersOf(event) });
  });
}

document.addEventListener("paste", (event) => {
  if (!isMine()) return;
  event.preventDefault();
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (text !== "") send({ type: "paste", text: text.slice(0, 100_000) });
});
