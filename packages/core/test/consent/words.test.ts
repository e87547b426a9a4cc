import { expect, test } from "vitest";
import { isAboutConsent, purposeOf } from "../../src/consent/words.ts";

test.each([
  ["Reject all", "reject"],
  ["Decline optional cookies", "reject"],
  ["Only necessary cookies", "reject"],
  ["Accept only essential", "reject"],
  ["Alle ablehnen", "reject"],
  ["Nur notwendige Cookies verwenden", "reject"],
  ["Tout refuser", "reject"],
  ["Continuer sans accepter →", "reject"],
  ["Rechazar todas", "reject"],
  ["Rifiuta tutti", "reject"],
  ["Alles weigeren", "reject"],
  ["Rejeitar todos", "reject"],
  ["Odrzuć wszystkie", "reject"],
  ["Endast nödvändiga kakor", "reject"],
  ["Kun nødvendige", "reject"],
  ["Hylkää kaikki", "reject"],
  ["Odmítnout vše", "reject"],
  ["Save my choices", "save"],
  ["Auswahl speichern", "save"],
  ["Enregistrer mes choix", "save"],
  ["Manage preferences", "settings"],
  ["Cookie-Einstellungen", "settings"],
  ["Paramétrer les cookies", "settings"],
  ["Accept all", "accept"],
  ["Alle Cookies akzeptieren", "accept"],
  ["J'accepte", "accept"],
  ["Accept", "accept"],
])("%s is to %s", (name, purpose) => expect(purposeOf(name)).toBe(purpose));

test.each([
  "Reject the offer",
  "Cookies",
  "Delete account",
  "Save the date",
  "Accept invitation",
  "Close",
  "Buy now",
  "",
])("%s is no control of a banner", (name) => expect(purposeOf(name)).toBeUndefined());

test("a text is about consent when it names cookies", () => {
  expect(isAboutConsent("We use cookies to improve your experience")).toBe(true);
  expect(isAboutConsent("Wir und unsere 132 Partner bitten um Ihre Einwilligung, Daten zu verarbeiten")).toBe(
    true,
  );
  expect(isAboutConsent("Do you consent to the surgery?")).toBe(false);
  expect(isAboutConsent("Subscribe to our newsletter")).toBe(false);
});
