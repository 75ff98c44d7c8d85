type Figures<F> = { readonly [K in keyof F]: number };

interface Row<Label, F> {
  /** That of the last entry with its key. */
  readonly label: Label;
  readonly figures: F;
}

interface Ranked<Label, F> {
  readonly rows: readonly Row<Label, F>[];
  /** The sum of what has no row of its own; null without any. */
  readonly others: F | null;
}

/**
 * Adds up figures by a key. Changes in place, because a copy of all products for each page of orders would cost more than the
 * orders. Its size is bounded by the number of keys: entries with further keys are added to the others.
 */
export class Breakdown<Label, F extends Figures<F>> {
  readonly #rows = new Map<string, Row<Label, F>>();
  readonly #maxKeys: number;
  #others: F | null = null;

  constructor(maxKeys: number) {
    this.#maxKeys = maxKeys;
  }

  add(key: string, label: Label, figures: F): void {
    const known = this.#rows.get(key);
    if (known) this.#rows.set(key, { label, figures: addFigures(known.figures, figures) });
    else if (this.#rows.size < this.#maxKeys) this.#rows.set(key, { label, figures });
    else this.#others = this.#others ? addFigures(this.#others, figures) : figures;
  }

  /** Returns all rows by descending rank, those of the same rank by their keys. */
  sorted(rank: (figures: F) => number): Row<Label, F>[] {
    return [...this.#rows]
      .toSorted(
        ([a, one], [b, other]) => rank(other.figures) - rank(one.figures) || (a < b ? -1 : a > b ? 1 : 0),
      )
      .map(([, row]) => row);
  }

  /** Returns the first rows, and the sum of the others. */
  ranked(rank: (figures: F) => number, maxRows: number): Ranked<Label, F> {
    const all = this.sorted(rank);
    const rest = all.slice(maxRows).map(({ figures }) => figures);
    const others = [...rest, ...(this.#others ? [this.#others] : [])];
    return {
      rows: all.slice(0, maxRows),
      others: others.length > 0 ? others.reduce(addFigures) : null,
    };
  }
}

function addFigures<F extends Figures<F>>(a: F, b: F): F {
  const names = Object.keys(a) as (keyof F)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + b[name]])) as unknown as F;
}
