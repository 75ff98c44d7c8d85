import type { AuditRecord } from '@nargisus/domain/audit';
import type { Category, Product, CollectionId } from '@nargisus/domain/catalogue';
import { AUDITED_FIELDS, MOST_INDEXED, productSchema } from '@nargisus/domain/catalogue';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { changedFields } from '../firestore/changed-fields.ts';
import { ALREADY_EXISTS, hasCode } from '../firestore/status-codes.ts';
import { newestFirst, type Page, type PageRequest } from '../firestore/pagination.ts';
import { archivedProductName } from './archived-product-name.ts';

interface Filter {
  readonly category?: Category;
  readonly featured?: boolean;
  readonly collection?: CollectionId;
}

type Staff = NonNullable<AuditRecord['by']>;

/** Products: products/{id}. */
export class ProductsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Lists products, newest first. Reads at most `limit` documents, and one more per thousand matches to count them, up
   * to MOST_INDEXED + 1; the whole catalogue without a limit.
   */
  async list(filter: Filter, page: PageRequest): Promise<Page<Product> & { total: number }> {
    const query = this.#matching(filter);
    const [products, total] = await Promise.all([
      newestFirst(query, page, (document) => fromDocument(productSchema, document.id, document.data())),
      page.limit ? this.count(filter) : undefined,
    ]);
    return { ...products, total: total ?? products.items.length };
  }

  /** Counts products up to MOST_INDEXED + 1. One read per thousand matches: 11 in a shop of any size. */
  async count(filter: Filter): Promise<number> {
    const counted = this.#matching(filter).limit(MOST_INDEXED + 1);
    return (await counted.count().get()).data().count;
  }

  #matching({ category, featured, collection }: Filter): Query {
    let query: Query = this.#db.collection('products');
    if (category) query = query.where('category', '==', category);
    // The house collection shows the featured products (isInCollection in domain).
    const chosen = collection === 'nargisus' ? true : featured;
    if (chosen !== undefined) query = query.where('featured', '==', chosen);
    if (collection && collection !== 'nargisus')
      query = query.where('collections', 'array-contains', collection);
    return query;
  }

  /** Returns the newest products. Reads at most `limit` documents. */
  async newest(filter: Filter, limit: number): Promise<Product[]> {
    const { items } = await newestFirst(this.#matching(filter), { limit }, (document) =>
      fromDocument(productSchema, document.id, document.data()),
    );
    return items;
  }

  /** One read. */
  async find(id: string): Promise<Product | undefined> {
    const document = await this.#db.doc(`products/${id}`).get();
    const data = document.data();
    return data && fromDocument(productSchema, document.id, data);
  }

  /** Returns those of the products that exist and that a list could show, in the order of the ids. One read for each id. */
  async findAll(ids: readonly string[]): Promise<Product[]> {
    if (ids.length === 0) return [];
    const documents = await this.#db.getAll(...ids.map((id) => this.#db.doc(`products/${id}`)));
    return documents.flatMap((document) => {
      const { data } = productSchema.safeParse({ ...document.data(), _id: document.id });
      return data ? [data] : [];
    });
  }

  /** Returns false when the id is taken. One write. */
  async add(product: Product): Promise<boolean> {
    try {
      await this.#db.doc(`products/${product.id}`).create(toDocument(productSchema, product));
      return true;
    } catch (cause) {
      if (hasCode(cause, ALREADY_EXISTS)) return false;
      throw cause;
    }
  }

  /** Stores the fields that `change` changes; returns undefined when there is no such product. One read, one write. */
  change(id: string, change: (present: Product) => Product): Promise<Product | undefined> {
    const reference = this.#db.doc(`products/${id}`);
    return this.#db.runTransaction(async (transaction) => {
      const data = (await transaction.get(reference)).data();
      if (!data) return undefined;
      const present = fromDocument(productSchema, id, data);
      const product = change(present);
      const update = changedFields(toDocument(productSchema, present), toDocument(productSchema, product));
      transaction.update(reference, update);
      return product;
    });
  }

  /**
   * Deletes a product, records who did it, and archives its name for earlier sales. Returns false when there is
   * none. One read, three writes.
   */
  remove(id: string, { by, now }: { by: Staff; now: Date }): Promise<boolean> {
    const reference = this.#db.doc(`products/${id}`);
    return this.#db.runTransaction(async (transaction) => {
      const product = await transaction.get(reference);
      if (!product.exists) return false;
      transaction.delete(reference);
      const name = String(product.get('name'));
      transaction.set(archivedProductName(this.#db, id), { name });
      const subject = { kind: 'product' as const, id, label: name };
      const before = Object.fromEntries(
        AUDITED_FIELDS.flatMap((field) => {
          const value: unknown = product.get(field);
          return value === undefined ? [] : [[field, value]];
        }),
      );
      const record = { by, action: 'product.deleted' as const, subject, before, after: null, note: '' };
      appendAuditEntry(this.#db, transaction, record, now);
      return true;
    });
  }
}
