import { extname } from "node:path";

/** Characters of a name at most. */
const longestName = 150;

/** A name without folders, control characters and what file systems do not take; never empty, never a dot alone. */
export function safeName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const plain = last
    // Control characters and those that turn the direction of text: they make a name look like another.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, "_")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  if (plain === "") return "file";
  if (plain.length <= longestName) return plain;
  const ending = extname(plain).slice(0, 20);
  return `${plain.slice(0, longestName - ending.length)}${ending}`;
}

/** The name, with a number before its ending when it is taken already. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const ending = extname(name);
  const stem = name.slice(0, name.length - ending.length);
  for (let number = 2; ; number += 1) {
    const numbered = `${stem} (${number})${ending}`;
    if (!taken.has(numbered)) return numbered;
  }
}

const types: Record<string, string> = {
  csv: "text/csv",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  gif: "image/gif",
  html: "text/html",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  json: "application/json",
  md: "text/markdown",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webp: "image/webp",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xml: "application/xml",
  zip: "application/zip",
};

/** What the ending of a name says of its content. */
export function typeByName(name: string): string {
  return types[extname(name).slice(1).toLowerCase()] ?? "application/octet-stream";
}
