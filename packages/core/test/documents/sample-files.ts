import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import { chromium } from "playwright-core";
import { detectBrowser } from "../../src/browser/detect.ts";

/** A PDF as Chromium prints a page. */
export async function printed(html: string): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: detectBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    return await page.pdf({ format: "A4" });
  } finally {
    await browser.close();
  }
}

type Part = { name: string; content: Buffer; size?: number };

/** A ZIP file (APPNOTE.TXT, section 4.3); `size`: what it says that a part has unpacked. */
export function zipped(parts: Part[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, size = content.length } of parts) {
    const packed = deflateRawSync(content, { level: 9 });
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(size, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), head, Buffer.from(name), packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), head, entry, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const rels = "http://schemas.openxmlformats.org/package/2006/relationships";
const officeRels = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const xml = (body: string): Buffer => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${body}`);

/** A workbook of the sheets' rows in XML (ECMA-376, part 1, section 18.3). */
export function workbook(sheets: Record<string, string>): Part[] {
  const names = Object.keys(sheets);
  const numbered = names.map((name, index) => ({ name, number: index + 1, rows: sheets[name] ?? "" }));
  return [
    {
      name: "[Content_Types].xml",
      content: xml(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join("")}</Types>`,
      ),
    },
    {
      name: "_rels/.rels",
      content: xml(
        `<Relationships xmlns="${rels}"><Relationship Id="rId1" Type="${officeRels}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    },
    {
      name: "xl/workbook.xml",
      content: xml(
        `<workbook xmlns="${main}" xmlns:r="${officeRels}"><sheets>${numbered.map(({ name, number }) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`).join("")}</sheets></workbook>`,
      ),
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: xml(
        `<Relationships xmlns="${rels}">${numbered.map(({ number }) => `<Relationship Id="rId${number}" Type="${officeRels}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join("")}<Relationship Id="rId99" Type="${officeRels}/styles" Target="styles.xml"/></Relationships>`,
      ),
    },
    {
      name: "xl/styles.xml",
      content: xml(
        `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ),
    },
    ...numbered.map(({ number, rows }) => ({
      name: `xl/worksheets/sheet${number}.xml`,
      content: xml(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
    })),
  ];
}

export const text = (place: string, value: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A PDF of one page that is drawn by these operators (ISO 32000-1, section 7.8.2), packed. */
export function drawn(operators: Buffer): Buffer {
  const packed = deflateSync(operators);
  const objects = [
    Buffer.from("<</Type/Catalog/Pages 2 0 R>>"),
    Buffer.from("<</Type/Pages/Kids[3 0 R]/Count 1>>"),
    Buffer.from(
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    ),
    Buffer.concat([
      Buffer.from(`<</Length ${packed.length}/Filter/FlateDecode>>stream\n`),
      packed,
      Buffer.from("\nendstream"),
    ]),
    Buffer.from("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"),
  ];
  const parts = [Buffer.from("%PDF-1.4\n")];
  const offsets = objects.map((object, index) => {
    const offset = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n"));
    return `${String(offset).padStart(10, "0")} 00000 n `;
  });
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join("\n")}\n`;
  parts.push(Buffer.from(`${table}trailer<</Root 1 0 R/Size 6>>\nstartxref\n${start}\n%%EOF`));
  return Buffer.concat(parts);
}
