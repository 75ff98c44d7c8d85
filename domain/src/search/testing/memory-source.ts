import { catalogueEntrySchema, type CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import type { KeyQuery, SearchSource } from '../search-source.ts';
import { searchDocumentId, storedSearchKeys } from '../stored-search-keys.ts';

/** A source in memory, which answers as Firestore does and counts what Firestore would read. */
export class MemorySource implements SearchSource {
  readonly #documents: readonly ReturnType<typeof storedSearchKeys>[];
  reads = 0;

  constructor(entries: readonly CatalogueEntry[]) {
    this.#documents = entries
      .map((entry) => [searchDocumentId(entry), storedSearchKeys(entry)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, document]) => document);
  }

  best(key: string, limit: number): Promise<CatalogueEntry[]> {
    const found = this.#documents.filter(({ rank }) => rank[key] !== undefined);
    return this.#read(
      found.sort((a, b) => a.rank[key]! - b.rank[key]!),
      limit,
    );
  }

  having(query: KeyQuery, limit: number): Promise<CatalogueEntry[]> {
    return this.#read(this.#matching(query), limit);
  }

  near(variants: readonly string[], limit: number): Promise<CatalogueEntry[]> {
    return this.#read(
      this.#documents.filter(({ near }) => near.some((it) => variants.includes(it))),
      limit,
    );
  }

  count(query: KeyQuery, most: number): Promise<number> {
    this.reads += Math.ceil(most / 1000);
    return Promise.resolve(Math.min(this.#matching(query).length, most));
  }

  #matching({ keys, bands }: KeyQuery) {
    return this.#documents.filter(
      (document) =>
        keys.every((key) => document.has[key]) &&
        (bands === null || document.bands.some((band) => bands.includes(band))),
    );
  }

  #read(found: readonly ReturnType<typeof storedSearchKeys>[], limit: number): Promise<CatalogueEntry[]> {
    const page = found.slice(0, limit);
    this.reads += Math.max(page.length, 1);
    return Promise.resolve(page.map(({ entry }) => catalogueEntrySchema.parse(entry)));
  }
}
