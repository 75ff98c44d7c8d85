/** Maximum items per chunk. A power of two below POSITION_STEP. */
const MAX_CHUNK = 512;
const BULK_CHUNK = 384;
/** A position is `chunk * POSITION_STEP + index`, so that positions compare as numbers. */
const POSITION_STEP = 1024;

/** The position of an item; valid until the list changes. */
export type Position = number;

/**
 * An ordered set in chunks of a few hundred items: a B+tree of two levels. Seeking takes two binary
 * searches. Inserting moves the rest of one chunk (a memmove of some KiB) and splits it once in hundreds of
 * inserts. Up to millions of items this beats a deeper tree and costs one pointer of memory per item;
 * positions make counting a range cheap.
 */
export class SortedList<T> {
  #chunks: T[][] = [];
  #size = 0;

  constructor(readonly compare: (a: T, b: T) => number) {}

  get size(): number {
    return this.#size;
  }

  /**
   * Replaces the content. Sorts `items` in place.
   * @param compare a cheaper comparison that suffices for the given order of the items; sorting is stable
   */
  fill(items: T[], compare = this.compare): void {
    items.sort(compare);
    const distinct = items.filter((item, i) => i === 0 || this.compare(items[i - 1]!, item) !== 0);
    this.#chunks = [];
    for (let i = 0; i < distinct.length; i += BULK_CHUNK)
      this.#chunks.push(distinct.slice(i, i + BULK_CHUNK));
    this.#size = distinct.length;
  }

  /** Returns false when an equal item exists. */
  add(item: T): boolean {
    const position = this.seek((other) => this.compare(other, item));
    const there = this.at(position);
    if (there !== undefined && this.compare(there, item) === 0) return false;
    this.#size++;
    if (this.#chunks.length === 0) {
      this.#chunks.push([item]);
      return true;
    }
    // Between two chunks, appends to the left one, which may be half empty while ascending inserts fill it.
    let chunkIndex = Math.floor(position / POSITION_STEP);
    let index = position % POSITION_STEP;
    if (index === 0 && chunkIndex > 0) {
      chunkIndex--;
      index = this.#chunks[chunkIndex]!.length;
    }
    const chunk = this.#chunks[chunkIndex]!;
    if (index === chunk.length) chunk.push(item);
    else chunk.splice(index, 0, item);
    if (chunk.length > MAX_CHUNK) this.#split(chunkIndex, index);
    return true;
  }

  #split(chunkIndex: number, insertedAt: number): void {
    const chunk = this.#chunks[chunkIndex]!;
    // Ascending inserts leave full chunks behind instead of half-empty ones.
    const ascending = insertedAt === chunk.length - 1 && chunkIndex === this.#chunks.length - 1;
    const right = chunk.splice(ascending ? chunk.length - 1 : chunk.length >> 1);
    this.#chunks.splice(chunkIndex + 1, 0, right);
  }

  /** Returns false when no equal item exists. */
  delete(item: T): boolean {
    const position = this.seek((other) => this.compare(other, item));
    const there = this.at(position);
    if (there === undefined || this.compare(there, item) !== 0) return false;
    const chunkIndex = Math.floor(position / POSITION_STEP);
    const chunk = this.#chunks[chunkIndex]!;
    chunk.splice(position % POSITION_STEP, 1);
    if (chunk.length === 0) this.#chunks.splice(chunkIndex, 1);
    this.#size--;
    return true;
  }

  /**
   * Returns the position of the first item for which `order` is not negative.
   * @param order negative for items before the position sought, and never negative after it
   */
  seek(order: (item: T) => number): Position {
    const chunks = this.#chunks;
    let low = 0;
    let high = chunks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const chunk = chunks[middle]!;
      if (order(chunk[chunk.length - 1]!) < 0) low = middle + 1;
      else high = middle;
    }
    const chunk = chunks[low];
    if (!chunk) return this.end;
    let from = 0;
    let to = chunk.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (order(chunk[middle]!) < 0) from = middle + 1;
      else to = middle;
    }
    return low * POSITION_STEP + from;
  }

  get start(): Position {
    return 0;
  }

  get end(): Position {
    return this.#chunks.length * POSITION_STEP;
  }

  at(position: Position): T | undefined {
    return this.#chunks[Math.floor(position / POSITION_STEP)]?.[position % POSITION_STEP];
  }

  next(position: Position): Position {
    const chunkIndex = Math.floor(position / POSITION_STEP);
    const within = (position % POSITION_STEP) + 1 < this.#chunks[chunkIndex]!.length;
    return within ? position + 1 : (chunkIndex + 1) * POSITION_STEP;
  }

  /** Returns the position before this one, which must not be the first. */
  previous(position: Position): Position {
    if (position % POSITION_STEP > 0) return position - 1;
    const chunkIndex = position / POSITION_STEP - 1;
    return chunkIndex * POSITION_STEP + this.#chunks[chunkIndex]!.length - 1;
  }

  /** Counts the items between two positions, in one step per chunk between them. */
  count(from: Position, to: Position): number {
    if (to <= from) return 0;
    const first = Math.floor(from / POSITION_STEP);
    const last = Math.floor(to / POSITION_STEP);
    let count = (to % POSITION_STEP) - (from % POSITION_STEP);
    for (let i = first; i < last; i++) count += this.#chunks[i]!.length;
    return count;
  }

  *[Symbol.iterator](): IterableIterator<T> {
    for (const chunk of this.#chunks) yield* chunk;
  }
}
