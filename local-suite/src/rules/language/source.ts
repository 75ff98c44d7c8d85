/** A line and column, both counted from 1. */
export interface Location {
  line: number;
  column: number;
}

/** Rules text with its line starts. */
export class Source {
  readonly #lineStarts: number[] = [0];

  constructor(
    readonly body: string,
    readonly fileName: string,
  ) {
    for (let at = body.indexOf('\n'); at !== -1; at = body.indexOf('\n', at + 1))
      this.#lineStarts.push(at + 1);
  }

  locate(offset: number): Location {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#startOfLine(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - this.#startOfLine(low) + 1 };
  }

  /** Returns the text of a line (from 1) without its line break. */
  lineText(line: number): string {
    const end = this.#lineStarts[line];
    return this.body
      .slice(this.#startOfLine(line - 1), end === undefined ? undefined : end - 1)
      .replace(/\r$/, '');
  }

  #startOfLine(index: number): number {
    return this.#lineStarts[index] ?? 0;
  }
}
