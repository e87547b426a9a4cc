/**
 * The `data` of each Server-Sent Event of a stream, in order. Names and ids of events are left out: all that Legwork
 * says is in the data, and one of its two frame forms has nothing else.
 *
 * Lines may end in LF, CR or CRLF, and be cut anywhere; comments are skipped; an event without its closing blank line
 * is dropped. After https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void,
): AsyncGenerator<string, void> {
  let data: string[] = [];
  for await (const line of readLines(readText(body, onChunk))) {
    if (line === "") {
      if (data.length > 0) yield data.join("\n");
      data = [];
    } else {
      const value = readDataField(line);
      if (value !== undefined) data.push(value);
    }
  }
}

function readDataField(line: string): string | undefined {
  if (line === "data") return "";
  if (!line.startsWith("data:")) return undefined;
  return line.slice(line[5] === " " ? 6 : 5);
}

async function* readLines(texts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let begun = "";
  let endedWithReturn = false;
  for await (const text of texts) {
    const lines = (endedWithReturn && text.startsWith("\n") ? text.slice(1) : text).split(/\r\n|\r|\n/);
    endedWithReturn = text.endsWith("\r");
    lines[0] = begun + (lines[0] ?? "");
    begun = lines.pop() ?? "";
    yield* lines;
  }
}

async function* readText(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void,
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      const text = decoder.decode(value, { stream: true });
      if (text !== "") yield text;
    }
  } finally {
    reader.releaseLock();
  }
}
