const quantities = document.getElementById("quantities");
const dialog = document.getElementById("remove-dialog");

quantities?.addEventListener("change", () => quantities.requestSubmit());

quantities?.addEventListener("click", (event) => {
  const button = event.target.closest("[data-remove]");
  if (!button) return;
  dialog.querySelector("h2").textContent = `Remove ${button.dataset.name} from your cart?`;
  dialog.querySelector('[name="line"]').value = button.dataset.remove;
  dialog.showModal();
});

dialog?.querySelector("[data-close]").addEventListener("click", () => dialog.close());
