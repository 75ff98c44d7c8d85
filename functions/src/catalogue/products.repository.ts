import type { Category, Product, ShopCategoryId } from '@nargisus/domain/catalogue';
import { productSchema } from '@nargisus/domain/catalogue';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { ALREADY_EXISTS, hasCode } from '../data/firestore-code.ts';
import { newestFirst, type Page, type PageRequest } from '../data/page.ts';
import { soldName } from '../data/sold-name.ts';

interface Filter {
  readonly category?: Category;
  readonly featured?: boolean;
  readonly collection?: ShopCategoryId;
}

/** Where products are kept: products/{id}. */
export class ProductsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Newest first. Reads at most `limit` documents and, to count what matches, one more for each thousand of it; all of
   * the catalogue without a limit.
   */
  async list(filter: Filter, page: PageRequest): Promise<Page<Product> & { total: number }> {
    const query = this.#matching(filter);
    const [products, total] = await Promise.all([
      newestFirst(query, page, (document) => fromDocument(productSchema, document.id, document.data())),
      page.limit ? query.count().get() : undefined,
    ]);
    return { ...products, total: total?.data().count ?? products.items.length };
  }

  /** One read for each thousand of them. */
  async count(filter: Filter): Promise<number> {
    return (await this.#matching(filter).count().get()).data().count;
  }

  #matching({ category, featured, collection }: Filter): Query {
    let query: Query = this.#db.collection('products');
    if (category) query = query.where('category', '==', category);
    // The house's own shelf shows what is featured (standsOn in domain).
    const chosen = collection === 'nargisus' ? true : featured;
    if (chosen !== undefined) query = query.where('featured', '==', chosen);
    if (collection && collection !== 'nargisus')
      query = query.where('collections', 'array-contains', collection);
    return query;
  }

  /** One read. */
  async find(id: string): Promise<Product | undefined> {
    const document = await this.#db.doc(`products/${id}`).get();
    const data = document.data();
    return data && fromDocument(productSchema, document.id, data);
  }

  /** False when the id is taken. One write. */
  async add(product: Product): Promise<boolean> {
    try {
      await this.#db.doc(`products/${product.id}`).create(toDocument(productSchema, product));
      return true;
    } catch (cause) {
      if (hasCode(cause, ALREADY_EXISTS)) return false;
      throw cause;
    }
  }

  /** Stores what `change` makes of the product; undefined when there is none. One read, one write. */
  change(id: string, change: (present: Product) => Product): Promise<Product | undefined> {
    const reference = this.#db.doc(`products/${id}`);
    return this.#db.runTransaction(async (transaction) => {
      const data = (await transaction.get(reference)).data();
      if (!data) return undefined;
      const product = change(fromDocument(productSchema, id, data));
      transaction.set(reference, toDocument(productSchema, product));
      return product;
    });
  }

  /** False when there was none. Its name stays for the sales of before. One read, two writes. */
  remove(id: string): Promise<boolean> {
    const reference = this.#db.doc(`products/${id}`);
    return this.#db.runTransaction(async (transaction) => {
      const product = await transaction.get(reference);
      if (!product.exists) return false;
      transaction.delete(reference);
      transaction.set(soldName(this.#db, id), { name: String(product.get('name')) });
      return true;
    });
  }
}
