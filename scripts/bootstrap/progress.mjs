const stillWorkingAfter = 20_000;

/** One line for each step: what it is, then how it ended and how long it took. */
export function createProgress(stream = process.stdout) {
  const startedAt = Date.now();
  const line = createLine(stream);

  async function step(label, work) {
    const stepStartedAt = Date.now();
    line.pending(`${label} …`);
    const reminder = setInterval(
      () => line.reminder(`${label} … ${elapsed(stepStartedAt)} so far`),
      stillWorkingAfter,
    );
    try {
      const result = await work((note) => line.note(note));
      line.done(`✓ ${result.summary}`.padEnd(58) + elapsed(stepStartedAt).padStart(8));
      return result.value;
    } catch (error) {
      line.done(`✗ ${label}`.padEnd(58) + elapsed(stepStartedAt).padStart(8));
      throw error;
    } finally {
      clearInterval(reminder);
    }
  }

  return { step, say: (text) => line.done(text), total: () => elapsed(startedAt) };
}

function createLine(stream) {
  const erase = stream.isTTY ? "\r\u001b[2K" : "";
  let current = "";
  const write = (text) => stream.write(`${erase}  ${text}\n`);
  const redraw = (text) => stream.isTTY && stream.write(`${erase}  ${text}`);
  return {
    pending(text) {
      current = text;
      redraw(text);
    },
    reminder(text) {
      if (stream.isTTY) redraw(text);
      else write(`· ${text}`);
    },
    note(text) {
      write(`· ${text}`);
      redraw(current);
    },
    done: write,
  };
}

function elapsed(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
