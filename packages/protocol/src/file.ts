import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { warnings } from "./request.ts";

const time = z.iso.datetime().describe("ISO 8601, UTC.");
const size = z.number().int().describe("Bytes.");
const sha256 = z.string().describe("SHA-256 of the content, hexadecimal.");
const mimeType = z.string().describe("What the server said that it is, else what its name says.");

/** A file that a page of the session gave. */
const download = z
  .object({
    id: z.string(),
    name: z
      .string()
      .describe("As the page suggests it, without folders; unique in the session, by a number if need be."),
    state: z.enum(["in_progress", "completed", "failed"]),
    reason: z.string().optional().describe("Why it failed, in words."),
    size: size.optional(),
    sha256: sha256.optional(),
    mimeType,
    url: z.string().describe("Where it came from, without query and fragment, which may hold secrets."),
    startedAt: time,
    endedAt: time.optional(),
  })
  .meta({ id: "Download" });

export type Download = z.infer<typeof download>;

/** A file that was sent for pages of the session. */
const upload = z
  .object({ id: z.string(), name: z.string(), size, sha256, mimeType: z.string(), createdAt: time })
  .meta({ id: "Upload" });

export type Upload = z.infer<typeof upload>;

export const listDownloads = defineOperation({
  name: "listDownloads",
  operationId: "SessionDownloads",
  summary: "What was downloaded",
  description:
    "The files that pages of the session gave, in the order in which they began, also after the session has ended. An act whose `effect` names a download began one.",
  method: "GET",
  path: "/sessions/{id}/downloads",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({}),
  output: z.object({ downloads: z.array(download), warnings }),
  errors: [],
});

export const getDownload = defineOperation({
  name: "getDownload",
  operationId: "SessionDownload",
  summary: "Fetch a download",
  description:
    "The content of a downloaded file, as it is. One that is under way is waited for. Take it for what it is: a file that a page chose.",
  method: "GET",
  path: "/sessions/{id}/downloads/{file}",
  readOnly: true,
  streams: false,
  envelope: "file",
  input: z.object({ file: z.string().min(1).max(500).describe("Id or name of the download.") }),
  output: download.extend({
    content: z.string().optional().describe("In base64, for callers that take no stream; 4 MiB at most."),
    warnings,
  }),
  errors: ["not_found", "payload_too_large"],
});

export const getDownloadRows = defineOperation({
  name: "getDownloadRows",
  operationId: "SessionDownloadRows",
  summary: "Rows of a download",
  description:
    "The rows of a downloaded CSV or XLSX file. Of CSV every value is the text that stands there; of XLSX numbers, truth values and texts as they are, days and times in ISO 8601, and of a formula what it came to. Values are given as they are, also those that a spreadsheet would take for a formula.",
  method: "GET",
  path: "/sessions/{id}/downloads/{file}/rows",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({
    file: z.string().min(1).max(500).describe("Id or name of the download."),
    sheet: z.string().min(1).max(200).optional().describe("Name of a sheet. Default: the first."),
    offset: z.coerce.number<number>().int().min(0).default(0).describe("Rows to leave out at the beginning."),
    limit: z.coerce.number<number>().int().min(1).max(10_000).default(1_000).describe("Rows at most."),
  }),
  output: z.object({
    sheets: z.array(z.string()).describe("Names of all sheets; of CSV one without a name."),
    sheet: z.string(),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    total: z.number().int().describe("Rows of the sheet."),
    nextOffset: z.number().int().optional().describe("Where to go on; absent at the end."),
    warnings,
  }),
  errors: ["not_found", "payload_too_large", "unsupported_media_type"],
});

export const createUpload = defineOperation({
  name: "createUpload",
  operationId: "SessionUpload",
  summary: "Send a file",
  description:
    "Keeps a file for the session's pages. In an act it is named by its name (`upload the file cv.pdf to Resume`) or as a variable `{upload: id}`. The body is the file itself with its name in the query, a form (`multipart/form-data`) with one file, or JSON with the content in base64.",
  method: "POST",
  path: "/sessions/{id}/uploads",
  readOnly: false,
  streams: false,
  envelope: "data",
  takesFile: true,
  input: z.object({
    name: z.string().min(1).max(500).optional().describe("Default: the one in the form, else `file`."),
    mimeType: z
      .string()
      .regex(/^[\w.+-]+\/[\w.+-]+$/, "must be a media type, such as application/pdf")
      .max(200)
      .optional()
      .describe("Default: what the request says, else what the name says."),
    content: z.string().optional().describe("In base64, when the body is JSON."),
  }),
  output: upload.extend({ warnings }),
  errors: ["session_busy"],
});

export const listUploads = defineOperation({
  name: "listUploads",
  operationId: "SessionUploads",
  summary: "What was sent",
  description: "The files that were sent for the session's pages, in the order in which they came.",
  method: "GET",
  path: "/sessions/{id}/uploads",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({}),
  output: z.object({ uploads: z.array(upload), warnings }),
  errors: [],
});
