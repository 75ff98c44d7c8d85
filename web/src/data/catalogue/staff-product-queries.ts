import { PRODUCT_ID_PATTERN, productSchema, type Category, type Product } from '@nargisus/domain/catalogue';
import { takaFromPaisa } from '@nargisus/domain/money';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import { subscribeToPrefixSearch } from '../query/prefix-search.ts';
import {
  asPage,
  keyOfCursor,
  momentOf,
  pageOfList,
  cursorOf,
  textOf,
  type ListPage,
  type PageCursor,
} from '../query/list-page.ts';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';
import { useFetch } from '../query/use-fetch.ts';

/* The catalogue as it is stored now, for staff; visitors read it through the CDN (product-queries.ts). */

export const PRODUCT_SORTS = ['newest', 'oldest', 'highest', 'lowest', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export interface ProductListRequest {
  readonly category?: Category;
  readonly stock?: 'in' | 'out';
  readonly isFeatured?: boolean;
  readonly sort: ProductSort;
  readonly cursor: PageCursor | null;
}

const products = collection(firestore, 'products').withConverter(converterFor(productSchema));
const SORTS = {
  newest: { field: 'createdAt', direction: 'desc', read: momentOf },
  oldest: { field: 'createdAt', direction: 'asc', read: momentOf },
  highest: { field: 'price', direction: 'desc', read: Number },
  lowest: { field: 'price', direction: 'asc', read: Number },
  name: { field: 'name', direction: 'asc', read: textOf },
} as const;

/** Returns the conditions of the filters. */
export const filtersOf = ({ category, stock, isFeatured }: ProductListRequest): QueryConstraint[] => [
  ...(category ? [where('category', '==', category)] : []),
  ...(stock ? [where('inStock', '==', stock === 'in')] : []),
  ...(isFeatured ? [where('featured', '==', true)] : []),
];

/**
 * Returns a page of all products, live. Reads STAFF_PAGE_SIZE + 1 documents at most, then one per change. Each filter with
 * each sorting has its index (firestore.indexes.json).
 */
export function useStaffProductList(request: ProductListRequest): Loadable<ListPage<Product>> {
  const { category, stock, isFeatured, sort, cursor } = request;
  return useSnapshot([category, stock, isFeatured, sort, keyOfCursor(cursor)].join(' '), ({ next, error }) =>
    subscribeToQuery(query(products, ...filtersOf(request), ...pageOfList(SORTS[sort], cursor)), {
      next: (found) => next(asPage(found, cursor)),
      error,
    }),
  );
}

/** Reads the first products of a list with its filters and its sorting. One read each, at most `max`. */
export async function readFirstProducts(request: ProductListRequest, max: number): Promise<Product[]> {
  const { field, direction } = SORTS[request.sort];
  const first = query(products, ...filtersOf(request), orderBy(field, direction), limit(max));
  const { docs } = await getDocs(first);
  return docs.map((it) => it.data());
}

/** Reads a product as it is stored now; undefined when it does not exist or cannot be read. One read. */
export const readStoredProduct = async (id: string): Promise<Product | undefined> =>
  (await getDoc(doc(products, id)).catch(() => undefined))?.data();

/** Returns the cursor beside a product in a list with this sorting. */
export function cursorOfProduct({ createdAt, price, name, id }: Product, sort: ProductSort): string {
  const values = { createdAt: createdAt.getTime(), price: takaFromPaisa(price), name };
  return cursorOf(values[SORTS[sort].field], id);
}

const BY_SORT: Record<ProductSort, (a: Product, b: Product) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  oldest: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  highest: (a, b) => b.price - a.price,
  lowest: (a, b) => a.price - b.price,
  name: (a, b) => (a.name < b.name ? -1 : 1),
};

/** Filters and sorts the results of a search in the browser: there are few. */
export function filterAndSortProducts(found: readonly Product[], request: ProductListRequest): Product[] {
  const { category, stock, isFeatured, sort } = request;
  return found
    .filter(
      (product) =>
        (!category || product.category === category) &&
        (!stock || product.inStock === (stock === 'in')) &&
        (!isFeatured || product.featured),
    )
    .sort(BY_SORT[sort]);
}

/** Returns the products whose name or id begins with `term`, live. Reads 3 x STAFF_PAGE_SIZE documents at most. */
export function useProductSearch(term: string): Loadable<Product[]> {
  return useSnapshot(term, ({ next, error }) => {
    const capital = term.charAt(0).toUpperCase() + term.slice(1);
    const searches = [...new Set([term, capital])].map((prefix) => ({ field: 'name', prefix }));
    return subscribeToPrefixSearch(products, [...searches, { field: 'id', prefix: term }], {
      next,
      error,
    });
  });
}

/** Reads a product as it is stored now, for its form. One read. */
export function useStoredProduct(id: string): Loadable<Product> {
  const found = useFetch(id, async () =>
    PRODUCT_ID_PATTERN.test(id) ? (await getDoc(doc(products, id))).data() : undefined,
  );
  if (found.state !== 'ready') return found;
  return found.value ? { state: 'ready', value: found.value } : { state: 'missing' };
}

/** Reads the name of a user, undefined when the document cannot be read. One read. */
export async function readUserName(uid: string): Promise<string | undefined> {
  const user = await getDoc(doc(firestore, 'users', uid)).catch(() => undefined);
  return (user?.get('name') as string | undefined) || undefined;
}
