// An entry of its own: what a machine has to offer, asked without starting an engine.
export { checkBrowser, type BrowserCheck } from "./browser/check-browser.ts";
export { checkStore } from "./store/check-store.ts";
