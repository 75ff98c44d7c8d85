import type { Category, Product } from '@nargisus/domain/catalogue';
import { productSchema } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import type { Firestore, Query } from 'firebase-admin/firestore';
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
}
