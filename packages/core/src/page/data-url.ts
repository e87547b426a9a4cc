import { StepFailure } from "./step.ts";

/** A file as a page gets it. `content` is base64. */
export type UploadFile = { name: string; type: string; content: string };

/** Bytes of all files of one upload at most. */
const largestUpload = 50 * 1024 * 1024;

const shape =
  "Give its content as a data: URL, such as data:text/plain;name=notes.txt;base64,aGVsbG8= (best as a variable).";

/**
 * Files from `data:` URLs (RFC 2397) with a `name` parameter of their own, percent-encoded. Never from a path: whoever
 * calls must not read the disk of the machine that the browser runs on.
 *
 * @throws StepFailure `not_understood` for anything else.
 */
export function filesOf(given: string[]): UploadFile[] {
  if (given.length === 0) throw new StepFailure("not_understood", `upload needs a file. ${shape}`);
  const files = given.map(fileOf);
  const size = files.reduce((total, { content }) => total + (content.length * 3) / 4, 0);
  if (size > largestUpload)
    throw new StepFailure("not_understood", "The files are larger than 50 MiB together, which is the most.");
  return files;
}

function fileOf(text: string, index: number): UploadFile {
  const comma = text.indexOf(",");
  if (!/^data:/i.test(text) || comma < 0) {
    throw new StepFailure(
      "not_understood",
      `upload takes the content of a file, never a path or an address, and reads nothing from the server's disk. ${shape}`,
    );
  }
  const [type = "", ...parameters] = text.slice("data:".length, comma).split(";");
  const isBase64 = parameters.at(-1)?.trim().toLowerCase() === "base64";
  const body = text.slice(comma + 1);
  const name = parameters
    .map((parameter) => /^\s*(?:file)?name=(.*)$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined);
  try {
    const bytes = isBase64 ? bytesOfBase64(decodeURIComponent(body)) : Buffer.from(percentDecoded(body));
    return {
      name: name === undefined ? `file-${index + 1}` : baseName(decodeURIComponent(name)),
      type: type.trim().toLowerCase() || "text/plain",
      content: bytes.toString("base64"),
    };
  } catch (error) {
    if (error instanceof StepFailure || error instanceof URIError)
      throw new StepFailure("not_understood", `The data: URL of file ${index + 1} is broken. ${shape}`);
    throw error;
  }
}

function bytesOfBase64(text: string): Buffer {
  const plain = text.replace(/\s/g, "").replaceAll("-", "+").replaceAll("_", "/");
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(plain)) throw new URIError("not base64");
  return Buffer.from(plain, "base64");
}

/** Bytes, not characters: `%FF` is one byte, and no valid UTF-8. */
function percentDecoded(text: string): Uint8Array {
  const bytes = Buffer.from(text, "utf8").toString("latin1");
  const decoded = bytes.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(decoded, "latin1");
}

/** A page gets no folder with a name, as from a person. */
function baseName(name: string): string {
  return name.split(/[/\\]/).at(-1)?.trim() || "file";
}
