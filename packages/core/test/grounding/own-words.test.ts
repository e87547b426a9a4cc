import { describe } from "vitest";
import { button, heading, link, view, within, type Written } from "./build-view.ts";
import { cases } from "./told.ts";

const text = (name: string): Written => ({ role: "text", name });

describe("orders that use the page's own words in its own language", () => {
  const appointments = view([
    within(
      "list",
      "Termine",
      within(
        "listitem",
        "",
        heading("Impfung"),
        text("3. Mai, Frau Lang"),
        button("Absagen"),
        button("Verschieben"),
      ),
      within(
        "listitem",
        "",
        heading("Kontrolle"),
        text("7. Mai, Herr Kurz"),
        button("Absagen"),
        button("Verschieben"),
      ),
      within(
        "listitem",
        "",
        heading("Yoga"),
        text("9. Mai, Frau Roth"),
        button("Anmelden"),
        button("Merken"),
      ),
    ),
    button("Abmelden"),
    button("Drucken"),
  ]);
  cases(appointments, [
    ["sag die Impfung ab", "click Absagen"],
    ["ich möchte die Kontrolle verschieben", "click Verschieben"],
    ["melde mich zum Yogakurs an", "click Anmelden"],
    ["melde mich ab", "click Abmelden"],
    ["klick beim Yoga auf Merken", "click Merken"],
    ["drucke bitte die Liste", "click Drucken"],
    // Not which one, not there, or forbidden.
    ["sag den Termin ab", "not_understood"],
    ["sag die Massage ab", "not_understood"],
    ["verschiebe die Kontrolle nicht", "not_understood"],
  ]);

  const library = view([
    within(
      "table",
      "Livres",
      within("row", "La Peste", text("La Peste"), text("Camus"), button("Réserver"), button("Voir")),
      within("row", "Nana", text("Nana"), text("Zola"), button("Réserver"), button("Voir")),
      within("row", "Candide", text("Candide"), text("Voltaire"), button("Réserver"), button("Voir")),
    ),
    link("Aide"),
    link("Se connecter"),
  ]);
  cases(library, [
    ["réservez-moi Candide", "click Réserver"],
    ["cliquez sur Voir à la dernière ligne", "click Voir"],
    ["j'ai besoin d'aide", "click Aide"],
    ["connecte-moi", "click Se connecter"],
    ["ne réserve pas Candide", "not_understood"],
  ]);
});
