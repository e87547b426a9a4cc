import { readdirSync, readFileSync, statSync } from "node:fs";
import type { BenchPage } from "./pages.ts";
import { logScript } from "./site.ts";

const folder = "/usr/share/doc";
/** Bytes. */
const smallest = 50_000;
const largest = 300_000;

/** A real manual of this system, with one button and one field put in; undefined when there is none large enough. */
export function findManual(): BenchPage | undefined {
  const found = htmlFiles(folder, 3)
    .map((path) => ({ path, size: statSync(path).size }))
    .filter(({ size }) => size >= smallest && size <= largest)
    .sort((one, other) => other.size - one.size)[0];
  return found === undefined ? undefined : manualOf(found.path);
}

function htmlFiles(directory: string, depth: number): string[] {
  try {
    return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
      const path = `${directory}/${entry.name}`;
      if (entry.isDirectory()) return depth > 0 ? htmlFiles(path, depth - 1) : [];
      return entry.isFile() && entry.name.endsWith(".html") ? [path] : [];
    });
  } catch {
    return []; // A system without manuals, or a folder that may not be read: there is nothing to find there.
  }
}

function manualOf(path: string): BenchPage {
  const text = readFileSync(path, "utf8")
    .replace(/^﻿?\s*(<\?xml[^>]*>)?\s*<!doctype[^>]*>/i, "")
    // Its files are not served, and a page that waits for them is no measure of anything.
    .replace(/<script\b[\s\S]*?<\/script\s*>|<script\b[^>]*\/>|<link\b[^>]*>|<img\b[^>]*>/gi, "");
  const controls = `<p id="status" role="status">Not read yet</p><input id="note" aria-label="Note on this manual">
${[1, 2, 3, 4].map((number) => `<button id="mark-${number}" onclick="document.getElementById('status').textContent = 'Mark ${number}'">Mark manual ${number}</button>`).join("")}`;
  const button = (number: number) => ({
    role: "button" as const,
    words: `Mark manual ${number}`,
    id: `mark-${number}`,
  });
  return {
    name: `manual ${path.slice(folder.length + 1)}`,
    html: `${logScript}${text.replace(/<body[^>]*>/i, (body) => `${body}${controls}`)}`,
    elements: (text.match(/<[a-z]/gi) ?? []).length,
    buttons: [1, 2, 3, 4].map(button),
    field: { role: "textbox", words: "Note on this manual", id: "note" },
  };
}
