import type { Document } from '../documents/document.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import { FieldIndex } from './field-index.ts';
import { indexName, type IndexDefinition } from './index-definition.ts';

const BY_NAME: IndexDefinition = { fields: [], nameDirection: 'ASC' };

/** The documents of one collection, one collection group or the whole database, with their indexes. */
export class IndexedSet {
  /** Always present; every other index is built when a query first needs it and maintained from then on. */
  readonly byName = new FieldIndex(BY_NAME);
  readonly #indexes = new Map<string, FieldIndex>();

  constructor(readonly read: (key: DocumentKey) => Document | undefined) {}

  get size(): number {
    return this.byName.entries.size;
  }

  index(definition: IndexDefinition): FieldIndex {
    if (definition.fields.length === 0) return this.byName;
    const name = indexName(definition);
    let index = this.#indexes.get(name);
    if (!index) {
      index = new FieldIndex(definition);
      index.build(this.#documents());
      this.#indexes.set(name, index);
    }
    index.used();
    return index;
  }

  replace(before: Document | undefined, after: Document | undefined): void {
    if (!before !== !after) this.byName.replace(before, after);
    for (const [name, index] of this.#indexes) {
      index.replace(before, after);
      // Unused: writes need not maintain it, and a later query rebuilds it.
      if (index.isStale) this.#indexes.delete(name);
    }
  }

  *#documents(): Iterable<Document> {
    for (const { key } of this.byName.entries) yield this.read(key)!;
  }
}
