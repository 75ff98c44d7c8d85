import type { Document } from '../documents/document.ts';
import { fieldAt } from '../documents/fields-at.ts';
import { compareKeys } from '../paths/compare-keys.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import { compareValues } from '../values/compare.ts';
import { typeOrder, type TypeOrder } from '../values/type-order.ts';
import type { Value } from '../values/value.ts';
import type { IndexDefinition } from './index-definition.ts';
import { SortedList } from './sorted-list.ts';

export interface IndexEntry {
  readonly values: readonly Value[];
  readonly key: DocumentKey;
}

/** A position between entries: after or before all entries that agree with its values, type and key. */
export interface Bound {
  readonly values: readonly Value[];
  /** Any value of this type in the component that follows `values`. */
  readonly type?: TypeOrder;
  readonly key?: string;
  readonly after: boolean;
}

const NO_VALUES: readonly Value[] = [];
const MAINTENANCE_ALLOWANCE = 20_000;

/** One index over one set of documents: sorted entries, one per document (per array element for `contains`). */
export class FieldIndex {
  readonly entries: SortedList<IndexEntry>;
  readonly #signs: readonly number[];
  readonly #nameSign: number;
  readonly #contains: number;
  /** Changes applied since a query last used this index. */
  #maintenanceCost = 0;

  constructor(readonly definition: IndexDefinition) {
    this.#signs = definition.fields.map(({ order }) => (order === 'DESC' ? -1 : 1));
    this.#nameSign = definition.nameDirection === 'DESC' ? -1 : 1;
    this.#contains = definition.fields.findIndex(({ order }) => order === 'CONTAINS');
    this.entries = new SortedList((a, b) => this.#compare(a, b));
  }

  #compare(a: IndexEntry, b: IndexEntry): number {
    return this.#compareFields(a, b) || compareKeys(a.key, b.key) * this.#nameSign;
  }

  #compareFields(a: IndexEntry, b: IndexEntry): number {
    for (let i = 0; i < this.#signs.length; i++) {
      const order = compareValues(a.values[i]!, b.values[i]!);
      if (order) return order * this.#signs[i]!;
    }
    return 0;
  }

  /** Compares an entry with a bound: negative before it, positive after it, never zero. */
  compareToBound(entry: IndexEntry, bound: Bound): number {
    const { values } = bound;
    for (let i = 0; i < values.length; i++) {
      const order = compareValues(entry.values[i]!, values[i]!);
      if (order) return order * this.#signs[i]!;
    }
    if (bound.type !== undefined) {
      const order = typeOrder(entry.values[values.length]!) - bound.type;
      if (order) return order * this.#signs[values.length]!;
    }
    if (bound.key !== undefined) {
      const order = compareKeys(entry.key, bound.key) * this.#nameSign;
      if (order) return order;
    }
    return bound.after ? -1 : 1;
  }

  /**
   * @param documents in name order, which saves comparing names: stable sorting by the fields keeps it among
   * equals
   */
  build(documents: Iterable<Document>): void {
    const entries: IndexEntry[] = [];
    for (const document of documents) this.#forEachEntry(document, (entry) => entries.push(entry));
    if (this.#nameSign < 0) entries.reverse();
    this.entries.fill(entries, (a, b) => this.#compareFields(a, b));
  }

  used(): void {
    this.#maintenanceCost = 0;
  }

  /** Returns whether maintenance since the last use cost more than a rebuild would. */
  get isStale(): boolean {
    return this.#maintenanceCost > MAINTENANCE_ALLOWANCE + 2 * this.entries.size;
  }

  replace(before: Document | undefined, after: Document | undefined): void {
    if (before && after && this.#sameFields(before, after)) return;
    this.#maintenanceCost++;
    if (before) this.#forEachEntry(before, (entry) => this.entries.delete(entry));
    if (after) this.#forEachEntry(after, (entry) => this.entries.add(entry));
  }

  #sameFields(before: Document, after: Document): boolean {
    return this.definition.fields.every(({ path }) => {
      const a = fieldAt(before.fields, path);
      const b = fieldAt(after.fields, path);
      return a === b || (a !== undefined && b !== undefined && compareValues(a, b) === 0);
    });
  }

  #forEachEntry(document: Document, visit: (entry: IndexEntry) => void): void {
    const { fields } = this.definition;
    if (fields.length === 0) return visit({ values: NO_VALUES, key: document.key });
    const values: Value[] = new Array<Value>(fields.length);
    for (let i = 0; i < fields.length; i++) {
      const value = fieldAt(document.fields, fields[i]!.path);
      if (!value) return;
      values[i] = value;
    }
    if (this.#contains < 0) return visit({ values, key: document.key });
    const list = values[this.#contains]!;
    if (list.kind !== 'array') return;
    // A repeated element has one entry: the sorted list rejects equals.
    for (const element of list.values) {
      const own = [...values];
      own[this.#contains] = element;
      visit({ values: own, key: document.key });
    }
  }
}
