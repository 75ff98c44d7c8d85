import type { Category, Product } from '@nargisus/domain/catalogue';
import { productSchema } from '@nargisus/domain/catalogue';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { ALREADY_EXISTS, hasCode, NOT_FOUND } from '../data/firestore-code.ts';
import { newestFirst, type Page, type PageRequest } from '../data/page.ts';

interface Filter {
  readonly category?: Category;
  readonly featured?: boolean;
}

/** Where products are kept: products/{id}. */
export class ProductsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Newest first; reads at most `limit` documents, all of the catalogue without one. */
  list({ category, featured }: Filter, page: PageRequest): Promise<Page<Product>> {
    let query: Query = this.#db.collection('products');
    if (category) query = query.where('category', '==', category);
    if (featured !== undefined) query = query.where('featured', '==', featured);
    return newestFirst(query, page, (document) => fromDocument(productSchema, document.id, document.data()));
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

  /** False when there was none. One write. */
  async remove(id: string): Promise<boolean> {
    try {
      await this.#db.doc(`products/${id}`).delete({ exists: true });
      return true;
    } catch (cause) {
      if (hasCode(cause, NOT_FOUND)) return false;
      throw cause;
    }
  }
}
