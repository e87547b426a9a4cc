const form = document.getElementById("preferences");

function flip(button, attribute) {
  button.setAttribute(attribute, String(button.getAttribute(attribute) !== "true"));
}

for (const button of form.querySelectorAll("[aria-checked]")) {
  button.addEventListener("click", () => flip(button, "aria-checked"));
}

for (const button of form.querySelectorAll("[aria-pressed]")) {
  button.addEventListener("click", () => flip(button, "aria-pressed"));
}

for (const range of form.querySelectorAll('[type="range"]')) {
  range.addEventListener("input", () => {
    range.parentElement.querySelector("output").value = `£${range.value}`;
  });
}

function valueOf(element) {
  if (element.isContentEditable) return element.innerText.trim();
  const state = element.getAttribute("aria-checked") ?? element.getAttribute("aria-pressed");
  return state === "true" ? "on" : "off";
}

// Controls that are no form elements of their own are sent along with those that are.
form.addEventListener("formdata", ({ formData }) => {
  for (const element of form.querySelectorAll("[data-field]")) {
    formData.set(element.dataset.field, valueOf(element));
  }
});

document.getElementById("delete-data").addEventListener("submit", (event) => {
  if (!confirm("Delete all your saved preferences?")) event.preventDefault();
});
