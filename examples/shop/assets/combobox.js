for (const input of document.querySelectorAll('[role="combobox"]')) {
  const list = document.getElementById(input.getAttribute("aria-controls"));
  const options = [...list.children];
  let active = null;

  function highlight(option) {
    active = option ?? null;
    for (const each of options) each.setAttribute("aria-selected", String(each === active));
    if (active) input.setAttribute("aria-activedescendant", active.id);
    else input.removeAttribute("aria-activedescendant");
    active?.scrollIntoView({ block: "nearest" });
  }

  function show(open) {
    list.hidden = !open;
    input.setAttribute("aria-expanded", String(open));
    if (!open) highlight(null);
  }

  function filter(text) {
    const wanted = text.trim().toLowerCase();
    for (const option of options) {
      option.hidden = !option.textContent.toLowerCase().includes(wanted);
    }
    show(options.some((option) => !option.hidden));
  }

  function check() {
    const known = options.some((option) => option.textContent === input.value);
    const problem = input.value && !known ? "Choose a shop from the list." : "";
    input.setCustomValidity(problem);
  }

  function choose(option) {
    input.value = option.textContent;
    check();
    show(false);
  }

  function step(direction) {
    if (list.hidden) filter("");
    const visible = options.filter((option) => !option.hidden);
    const start = active ? visible.indexOf(active) + direction : direction > 0 ? 0 : -1;
    highlight(visible.at(start % visible.length));
  }

  const keys = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: () => show(false),
    Enter: () => active && choose(active),
  };

  input.addEventListener("click", () => filter(""));
  input.addEventListener("blur", () => show(false));
  input.addEventListener("input", () => {
    filter(input.value);
    check();
  });
  input.addEventListener("keydown", (event) => {
    const action = keys[event.key];
    if (!action || (event.key === "Enter" && list.hidden)) return;
    event.preventDefault();
    action();
  });
  // Pressing on an option must not take the focus, which would close the list before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const option = event.target.closest('[role="option"]');
    if (option) choose(option);
  });
}
