import {
  catalogueEntryOf,
  catalogueEntrySchema,
  MOST_PER_PART,
  productSchema,
  type CatalogueEntry,
} from '@nargisus/domain/catalogue';
import {
  productIdOfSearch,
  searchDocumentId,
  storedSearchKeys,
  type KeyQuery,
  type SearchSource,
} from '@nargisus/domain/search';
import { momentSchema } from '@nargisus/domain/time';
import {
  FieldPath,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';

/** Products that a rebuild reads at once. */
const AT_ONCE = 300;

/**
 * A document per product with the keys by which a search finds it: productSearch/{searchDocumentId()} (docs/adr/0053).
 */
export class ProductSearchRepository implements SearchSource {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Reads at most `limit` documents. */
  best(key: string, limit: number): Promise<CatalogueEntry[]> {
    return entriesOf(this.#all().orderBy(new FieldPath('rank', key)).limit(limit));
  }

  /** Reads at most `limit` documents. */
  having(query: KeyQuery, limit: number): Promise<CatalogueEntry[]> {
    return entriesOf(this.#matching(query).limit(limit));
  }

  /** Reads at most `limit` documents. */
  near(variants: readonly string[], limit: number): Promise<CatalogueEntry[]> {
    return entriesOf(this.#all().where('near', 'array-contains-any', variants).limit(limit));
  }

  /** Reads once per thousand of `most`. */
  async count(query: KeyQuery, most: number): Promise<number> {
    return (await this.#matching(query).limit(most).count().get()).data().count;
  }

  /** Returns the ids of the products in slots of the sitemap. Reads one document per product, MOST_PER_PART at most. */
  async idsInSlots(from: number, before: number): Promise<string[]> {
    const some = this.#all().where('slot', '>=', from).where('slot', '<', before);
    const { docs } = await some.limit(MOST_PER_PART).select().get();
    return docs.map(({ id }) => productIdOfSearch(id));
  }

  /**
   * Updates the keys of a product. The event only signals a change, as in CatalogueIndexRepository.refresh(): the
   * product is read in the transaction, so that late, duplicate and swapped events do no harm. `versions`: what
   * the event says that the product was, because a deleted product has no time of creation. One read, one write.
   */
  async refresh(id: string, versions: readonly (DocumentData | undefined)[] = []): Promise<void> {
    const product = this.#db.doc(`products/${id}`);
    await this.#db.runTransaction(async (transaction) => {
      const entry = entryOfProduct(await transaction.get(product));
      const path = entry && searchDocumentId(entry);
      const earlier = versions.flatMap((version) => {
        const createdAt = momentSchema.safeParse(version?.createdAt);
        return createdAt.success ? searchDocumentId({ id, createdAt: createdAt.data }) : [];
      });
      for (const other of new Set(earlier)) if (other !== path) transaction.delete(this.#all().doc(other));
      if (entry) transaction.set(this.#all().doc(path!), storedSearchKeys(entry));
    });
  }

  /**
   * Compares the keys with the products, page by page, and repairs what differs. Safe while products change, because
   * refresh() reads each product again. Reads every product and its keys. Returns the ids of what differed.
   */
  async rebuild({ repair }: { repair: boolean }): Promise<string[]> {
    const different: string[] = [];
    for await (const products of pagesOf(this.#db.collection('products'))) {
      const entries = products.flatMap((product) => entryOfProduct(product) ?? []);
      if (entries.length === 0) continue;
      const stored = await this.#db.getAll(
        ...entries.map((entry) => this.#all().doc(searchDocumentId(entry))),
      );
      const wrong = entries.filter((entry, at) => !isRight(stored[at]!, entry));
      for (const { id } of wrong) different.push(id);
      if (repair) await Promise.all(wrong.map(({ id }) => this.refresh(id)));
    }
    for await (const stored of pagesOf(this.#all())) {
      const products = await this.#db.getAll(
        ...stored.map(({ id }) => this.#db.doc(`products/${productIdOfSearch(id)}`)),
      );
      for (const [at, product] of products.entries()) {
        const entry = entryOfProduct(product);
        const { id, ref } = stored[at]!;
        if (entry && searchDocumentId(entry) === id) continue;
        different.push(productIdOfSearch(id));
        if (repair) await ref.delete();
      }
    }
    return different;
  }

  #matching({ keys, bands }: KeyQuery): Query {
    let query: Query = this.#all();
    for (const key of keys) query = query.where(new FieldPath('has', key), '==', true);
    return bands ? query.where('bands', 'array-contains-any', bands) : query;
  }

  #all = () => this.#db.collection('productSearch');
}

async function entriesOf(query: Query): Promise<CatalogueEntry[]> {
  const { docs } = await query.select('entry').get();
  return docs.map((document) => catalogueEntrySchema.parse(document.get('entry')));
}

function isRight(stored: DocumentSnapshot, entry: CatalogueEntry): boolean {
  if (!stored.exists) return false;
  const { entry: storedEntry, ...keys } = stored.data()!;
  const { entry: _entry, ...wanted } = storedSearchKeys(entry);
  const parsed = catalogueEntrySchema.safeParse(storedEntry);
  return isDeepStrictEqual(keys, wanted) && isDeepStrictEqual(parsed.data, entry);
}

/** Returns no entry for a deleted product, or for one whose shape no list could show. */
function entryOfProduct(document: DocumentSnapshot): CatalogueEntry | undefined {
  if (!document.exists) return undefined;
  const parsed = productSchema.safeParse({ ...document.data(), _id: document.id });
  return parsed.success ? catalogueEntryOf(parsed.data) : undefined;
}

async function* pagesOf(all: Query) {
  let page = all.orderBy(FieldPath.documentId()).limit(AT_ONCE);
  for (;;) {
    const { docs } = await page.get();
    if (docs.length > 0) yield docs;
    if (docs.length < AT_ONCE) return;
    page = page.startAfter(docs.at(-1));
  }
}
