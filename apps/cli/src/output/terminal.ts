import { styleText } from "node:util";
import { printable, printableJson } from "./printable.ts";

type Style = Parameters<typeof styleText>[0];

/** Where a command writes: results on standard output, and all that is said beside them on standard error. */
export class Terminal {
  readonly #environment: Readonly<Record<string, string | undefined>>;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment;
  }

  /** Columns of the terminal that results are shown on; undefined when they go elsewhere. */
  get columns(): number | undefined {
    return process.stdout.isTTY ? process.stdout.columns : undefined;
  }

  /** A line of a result. */
  print(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  printJson(value: unknown): void {
    this.print(printableJson(value, 2));
  }

  /** One of many values, in a line of its own. */
  printJsonLine(value: unknown): void {
    this.print(printableJson(value));
  }

  /** A line for the person at the terminal; may hold text of strangers. */
  note(text: string, style?: Style): void {
    const line = printable(text);
    process.stderr.write(`${style === undefined ? line : this.#paint(line, style, process.stderr)}\n`);
  }

  /** Text for standard output in a style, where that is a terminal that shows styles. */
  paint(text: string, style: Style): string {
    return this.#paint(text, style, process.stdout);
  }

  #paint(text: string, style: Style, stream: NodeJS.WriteStream): string {
    const { NO_COLOR = "", TERM } = this.#environment;
    const isPlain = !stream.isTTY || NO_COLOR !== "" || TERM === "dumb";
    return isPlain ? text : styleText(style, text, { validateStream: false });
  }
}
