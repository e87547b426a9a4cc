// A form with data-in-place is sent without leaving the page: the parts that its selectors name
// are taken from the page which the server answers with.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (event.defaultPrevented || !form.dataset.inPlace) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const response = await fetch(form.action, { method: "POST", body, keepalive: true });
  const answer = new DOMParser().parseFromString(await response.text(), "text/html");
  if ("reset" in form.dataset) form.reset();
  for (const selector of form.dataset.inPlace.split(", ")) replaceAll(selector, answer);
});

function replaceAll(selector, answer) {
  const replacements = answer.querySelectorAll(selector);
  for (const [index, element] of document.querySelectorAll(selector).entries()) {
    if (replacements[index]) element.replaceWith(replacements[index]);
    else element.remove();
  }
}

for (const button of document.querySelectorAll(".menu > button")) {
  const entries = document.getElementById(button.getAttribute("aria-controls"));
  const open = (isOpen) => {
    button.setAttribute("aria-expanded", String(isOpen));
    entries.hidden = !isOpen;
  };
  button.addEventListener("click", () => open(entries.hidden));
  button.parentElement.addEventListener("keydown", ({ key }) => key === "Escape" && open(false));
}
