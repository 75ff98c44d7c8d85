import {
  CATALOGUE_CHUNKS,
  catalogueChunkOf,
  catalogueChunkSchema,
  catalogueEntryOf,
  collectionsOf,
  productSchema,
  storedEntry,
  type CatalogueEntry,
  type Product,
} from '@nargisus/domain/catalogue';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { hasCode, INVALID_ARGUMENT } from '../firestore/status-codes.ts';

/** Products that one transaction of a rebuild compares. */
const AT_ONCE = 100;

/**
 * The catalogue in a few documents, catalogueIndex/{0…}: search and filters read these instead of every product
 * (docs/adr/0008).
 */
export class CatalogueIndexRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns the entries, newest first. Reads CATALOGUE_CHUNKS documents, however many products there are. */
  async entries(): Promise<CatalogueEntry[]> {
    const entries = [...(await this.#stored()).values()];
    return entries.sort((a, b) => Number(b.createdAt) - Number(a.createdAt) || (a.id < b.id ? 1 : -1));
  }

  /**
   * Updates the entries of products of one chunk. An event only signals a change: reading the product in
   * the transaction that writes its entry makes late, duplicate and swapped events harmless, deletions too. Reads
   * the products; one write. Returns false when the chunk, a document of at most a megabyte, is full: search then
   * misses these products, lists do not.
   */
  async refresh(chunk: number, ids: readonly string[]): Promise<boolean> {
    const products = ids.map((id) => this.#db.doc(`products/${id}`));
    try {
      await this.#db.runTransaction(async (transaction) => {
        const found = await transaction.getAll(...products);
        const entries = Object.fromEntries(
          found.map((product) => {
            const entry = entryOf(product);
            return [product.id, entry ? storedEntry(entry) : FieldValue.delete()];
          }),
        );
        transaction.set(this.#chunk(chunk), { entries }, { merge: true });
      });
      return true;
    } catch (cause) {
      // Entries have the shape of their schema: only their number can be wrong.
      if (hasCode(cause, INVALID_ARGUMENT)) return false;
      throw cause;
    }
  }

  /**
   * Compares the index with the products and repairs what differs. Safe while products change, because refresh()
   * checks each difference again. Stores suggested collections for products that have none, because collection
   * pages query what is stored. Reads every product, the chunks, and again what differs or has no collections.
   */
  async rebuild({ repair }: { repair: boolean }): Promise<Rebuilt> {
    const [stored, products] = await Promise.all([this.#stored(), this.#db.collection('products').get()]);
    const wanted = new Map(
      products.docs.flatMap((product) => {
        const entry = entryOf(product);
        return entry ? [[entry.id, entry] as const] : [];
      }),
    );
    const different = [...new Set([...wanted.keys(), ...stored.keys()])].filter(
      (id) => !isDeepStrictEqual(wanted.get(id), stored.get(id)),
    );
    const withoutCollections = products.docs
      .filter((product) => productOf(product) && product.get('collections') === undefined)
      .map(({ id }) => id);
    const left: string[] = [];
    if (repair) {
      for (const id of withoutCollections) await this.#addDefaultCollections(id);
      for (let chunk = 0; chunk < CATALOGUE_CHUNKS; chunk += 1) {
        const here = different.filter((id) => catalogueChunkOf(id) === chunk);
        for (let from = 0; from < here.length; from += AT_ONCE) {
          left.push(...(await this.#refreshAll(chunk, here.slice(from, from + AT_ONCE))));
        }
      }
    }
    return { products: products.size, different, withoutCollections, withoutRoom: left };
  }

  /** Refreshes products one by one where they do not fit together. Returns those that do not fit into the chunk. */
  async #refreshAll(chunk: number, ids: readonly string[]): Promise<string[]> {
    if (await this.refresh(chunk, ids)) return [];
    const left: string[] = [];
    for (const id of ids) if (!(await this.refresh(chunk, [id]))) left.push(id);
    return left;
  }

  /** Stores collections unless staff chose some concurrently. One read, one write. */
  async #addDefaultCollections(id: string): Promise<void> {
    const reference = this.#db.doc(`products/${id}`);
    await this.#db.runTransaction(async (transaction) => {
      const product = productOf(await transaction.get(reference));
      if (!product || product.collections) return;
      transaction.update(reference, { collections: [...collectionsOf(product)] });
    });
  }

  async #stored(): Promise<Map<string, CatalogueEntry>> {
    const chunks = Array.from({ length: CATALOGUE_CHUNKS }, (_, chunk) => this.#chunk(chunk));
    const entries = new Map<string, CatalogueEntry>();
    for (const document of await this.#db.getAll(...chunks)) {
      if (!document.exists) continue;
      const chunk = catalogueChunkSchema.parse(document.data());
      for (const entry of Object.values(chunk.entries)) entries.set(entry.id, entry);
    }
    return entries;
  }

  #chunk = (chunk: number) => this.#db.doc(`catalogueIndex/${chunk}`);
}

interface Rebuilt {
  readonly products: number;
  /** Products whose entries differed. */
  readonly different: string[];
  /** Products without stored collections. */
  readonly withoutCollections: string[];
  /** Products whose entries did not fit: the index is full, and search does not know them. */
  readonly withoutRoom: string[];
}

/** Returns no entry for a deleted product, or for one whose shape no list could show. */
function productOf(product: DocumentSnapshot): Product | undefined {
  if (!product.exists) return undefined;
  const parsed = productSchema.safeParse({ ...product.data(), _id: product.id });
  return parsed.success ? parsed.data : undefined;
}

function entryOf(document: DocumentSnapshot): CatalogueEntry | undefined {
  const product = productOf(document);
  return product && catalogueEntryOf(product);
}
