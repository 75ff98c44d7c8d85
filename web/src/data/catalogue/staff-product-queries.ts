import {
  nextVersion,
  PRODUCT_ID_PATTERN,
  productSchema,
  versionOf,
  type Category,
  type Product,
} from '@nargisus/domain/catalogue';
import {
  productCalls,
  errorMessages,
  type SentPartOf,
  ShopError,
  staffErrorMessages,
} from '@nargisus/domain/contract';
import { takaFromPaisa } from '@nargisus/domain/money';
import { collection, doc, getDoc, query, runTransaction, serverTimestamp, where } from 'firebase/firestore';
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
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
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

/**
 * Returns a page of all products, live. Reads STAFF_PAGE_SIZE + 1 documents at most, then one per change. Each filter with
 * each sorting has its index (firestore.indexes.json).
 */
export function useStaffProductList(request: ProductListRequest): Loadable<ListPage<Product>> {
  const { category, stock, isFeatured, sort, cursor } = request;
  return useSnapshot([category, stock, isFeatured, sort, keyOfCursor(cursor)].join(' '), ({ next, error }) =>
    subscribeToQuery(
      query(
        products,
        ...(category ? [where('category', '==', category)] : []),
        ...(stock ? [where('inStock', '==', stock === 'in')] : []),
        ...(isFeatured ? [where('featured', '==', true)] : []),
        ...pageOfList(SORTS[sort], cursor),
      ),
      { next: (found) => next(asPage(found, cursor)), error },
    ),
  );
}

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
export function useFoundProducts(term: string): Loadable<Product[]> {
  return useSnapshot(term, ({ next, error }) => {
    const capital = term.charAt(0).toUpperCase() + term.slice(1);
    const searches = [...new Set([term, capital])].map((beginning) => ({ field: 'name', beginning }));
    return subscribeToPrefixSearch(products, [...searches, { field: 'id', beginning: term }], {
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

/**
 * Writes one of the two flags and no other field, which a colleague may be editing. A transaction, because a plain write
 * would show on this screen before the server has accepted it. One read, one write.
 * @throws ShopError 'conflict' when this screen shows another version, 'not-found' when the product was deleted.
 */
export async function toggleProductFlag(
  product: Product,
  name: 'inStock' | 'featured',
  { isOn, by }: { isOn: boolean; by: string },
): Promise<void> {
  const reference = doc(products, product.id);
  await runTransaction(firestore, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored) throw new ShopError('not-found', errorMessages.productNotFound);
    // A second press can be faster than the list: the user's own save is no conflict.
    const isOwn = stored.updatedBy === by;
    if (!isOwn && versionOf(stored) !== versionOf(product)) {
      throw new ShopError('conflict', staffErrorMessages.productChanged);
    }
    const save = { updatedAt: serverTimestamp(), updatedBy: by, version: nextVersion(stored) };
    transaction.update(doc(firestore, 'products', product.id), { [name]: isOn, ...save });
  });
}

type SentProduct = SentPartOf<typeof productCalls.addProduct, 'body'>;

export const addProduct = (body: SentProduct) => callApiAuthenticated(productCalls.addProduct, { body });

/**
 * Saves an edit that started from version `fromVersion`. @throws ShopError, of which storedInConflict() reads the product
 * where a colleague has saved another version.
 */
export const updateProduct = (id: string, body: SentPartOf<typeof productCalls.updateProduct, 'body'>) =>
  callApiAuthenticated(productCalls.updateProduct, { params: { id }, body });

/** Returns the stored product of a save that was rejected because a colleague had changed it. */
export function productInConflict(thrown: unknown): Product | undefined {
  if (!(thrown instanceof ShopError) || thrown.code !== 'conflict') return undefined;
  const parsed = productSchema.safeParse((thrown.data as { product?: unknown } | undefined)?.product);
  return parsed.success ? parsed.data : undefined;
}

/** Reads the name of a user, undefined when the document cannot be read. One read. */
export async function readUserName(uid: string): Promise<string | undefined> {
  const user = await getDoc(doc(firestore, 'users', uid)).catch(() => undefined);
  return (user?.get('name') as string | undefined) || undefined;
}

export const deleteProduct = (id: string) =>
  callApiAuthenticated(productCalls.deleteProduct, { params: { id } });
