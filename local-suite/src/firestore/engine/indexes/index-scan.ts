import type { Scanned } from '../queries/query.ts';
import type { Bound, FieldIndex, IndexEntry } from './field-index.ts';
import type { Position } from './sorted-list.ts';

/** A range between two bounds in the index's order; a missing bound is the index's end on that side. */
export interface Range {
  readonly from?: Bound;
  readonly to?: Bound;
}

/**
 * Scans ranges of one index forwards or backwards, and can seek ahead. `current` is the present entry,
 * undefined at the end.
 */
export class IndexScan {
  readonly #index: FieldIndex;
  readonly #reverse: boolean;
  /** Half-open [from, to), in scan order, none empty. */
  readonly #ranges: { from: Position; to: Position }[] = [];
  #range = 0;
  #position: Position = 0;
  current: IndexEntry | undefined;

  /** @param ranges in scan order; narrowed to the part within `limits` */
  constructor(
    index: FieldIndex,
    ranges: readonly Range[],
    limits: readonly Range[],
    reverse: boolean,
    readonly scanned: Scanned,
  ) {
    this.#index = index;
    this.#reverse = reverse;
    const { entries } = index;
    let lower = entries.start;
    let upper = entries.end;
    for (const limit of limits) {
      if (limit.from) lower = Math.max(lower, this.#seek(limit.from));
      if (limit.to) upper = Math.min(upper, this.#seek(limit.to));
    }
    for (const range of ranges) {
      const from = Math.max(lower, range.from ? this.#seek(range.from) : entries.start);
      const to = Math.min(upper, range.to ? this.#seek(range.to) : entries.end);
      if (from < to) this.#ranges.push({ from, to });
    }
    this.#enter();
  }

  #seek(bound: Bound): Position {
    return this.#index.entries.seek((entry) => this.#index.compareToBound(entry, bound));
  }

  /** Counts the entries of all ranges without scanning them. */
  count(): number {
    return this.#ranges.reduce((sum, { from, to }) => sum + this.#index.entries.count(from, to), 0);
  }

  #enter(): void {
    const range = this.#ranges[this.#range];
    if (!range) this.current = undefined;
    else this.#moveTo(this.#reverse ? this.#index.entries.previous(range.to) : range.from);
  }

  #moveTo(position: Position): void {
    this.#position = position;
    this.current = this.#index.entries.at(position);
    this.scanned.indexEntries++;
  }

  advance(): void {
    const range = this.#ranges[this.#range];
    if (!range) return;
    if (this.#reverse) {
      if (this.#position > range.from) return this.#moveTo(this.#index.entries.previous(this.#position));
    } else {
      const next = this.#index.entries.next(this.#position);
      if (next < range.to) return this.#moveTo(next);
    }
    this.#range++;
    this.#enter();
  }

  /** Seeks to the first entry, in scan order, that is not before the bound. Never moves back. */
  skipTo(bound: Bound): void {
    const sought = this.#seek(bound);
    for (; this.#range < this.#ranges.length; this.#range++) {
      const range = this.#ranges[this.#range]!;
      if (this.#reverse) {
        if (sought <= range.from) continue;
        const to = Math.min(sought, range.to);
        return this.#moveTo(Math.min(this.#position, this.#index.entries.previous(to)));
      }
      if (sought >= range.to) continue;
      return this.#moveTo(Math.max(this.#position, sought, range.from));
    }
    this.current = undefined;
  }
}
