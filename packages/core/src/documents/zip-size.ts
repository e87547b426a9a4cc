import { inflateRawSync } from "node:zlib";

/** Parts of a packed file at most. */
const mostParts = 10_000;

const endMark = 0x06054b50;
const partMark = 0x02014b50;
const localMark = 0x04034b50;
/** The end of a ZIP file with the longest comment that it can have (APPNOTE.TXT, section 4.3.16), bytes. */
const longestEnd = 22 + 0xffff;

/**
 * Bytes of all that a ZIP file holds (APPNOTE.TXT, section 4.3), as it turns out and not as the file says: each part is
 * unpacked once, as far as `most` goes, and let go of. Infinity for more than that; undefined for what is no such file.
 */
export function unpackedSize(bytes: Uint8Array, most: number): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > mostParts) return undefined;
  let total = 0;
  for (let part = 0; part < count; part += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== partMark) return undefined;
    const size = partSize(view, at, most - total);
    if (size === undefined) return undefined;
    total += size;
    if (total > most) return Infinity;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

/** `entry`: where the list tells of the part. */
function partSize(view: DataView, entry: number, most: number): number | undefined {
  const method = view.getUint16(entry + 10, true);
  const packed = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== localMark) return undefined;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packed > view.byteLength) return undefined;
  if (method === 0) return packed;
  if (method !== 8) return undefined;
  const content = new Uint8Array(view.buffer, view.byteOffset + start, packed);
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) }).byteLength;
  } catch (error) {
    const isTooLarge =
      error instanceof RangeError || Reflect.get(Object(error), "code") === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? Infinity : undefined;
  }
}

function endOf(view: DataView): number | undefined {
  const least = Math.max(0, view.byteLength - longestEnd);
  for (let at = view.byteLength - 22; at >= least; at -= 1)
    if (view.getUint32(at, true) === endMark) return at;
  return undefined;
}
