import { productSchema, type Product } from '@nargisus/domain/catalogue';
import { productCalls } from '@nargisus/domain/contract';
import type { Paisa } from '@nargisus/domain/money';
import { writeProductCsv } from '@nargisus/domain/product-csv';
import { collection, getDocs, limit, orderBy, query, startAfter } from 'firebase/firestore';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { saveTextFile } from '../api/save-text-file.ts';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import { filtersOf, type ProductListRequest } from './staff-product-queries.ts';

const PRODUCTS_PER_READ = 300;
/** The most ids of listProductCosts. */
const COSTS_PER_CALL = 50;

/**
 * Downloads the products within the filters as a CSV file that can be imported again, newest first. Reads each of them and its
 * cost once. Rejects when one cannot be read.
 */
export async function exportProducts(
  request: ProductListRequest,
  onProgress: (count: number) => void,
): Promise<void> {
  const all = query(
    collection(firestore, 'products').withConverter(converterFor(productSchema)),
    ...filtersOf(request),
    orderBy('createdAt', 'desc'),
    limit(PRODUCTS_PER_READ),
  );
  const products: Product[] = [];
  const costs = new Map<string, Paisa>();
  for (let next = all; ;) {
    const { docs } = await getDocs(next);
    const page = docs.map((it) => it.data());
    products.push(...page);
    for (const { id, cost } of await readCosts(page.map(({ id }) => id))) costs.set(id, cost);
    onProgress(products.length);
    const last = docs.at(-1);
    if (!last || docs.length < PRODUCTS_PER_READ) break;
    next = query(all, startAfter(last));
  }
  saveTextFile(writeProductCsv(products, costs), 'products.csv');
}

async function readCosts(ids: readonly string[]) {
  const calls = Array.from({ length: Math.ceil(ids.length / COSTS_PER_CALL) }, (_, at) =>
    callApiAuthenticated(productCalls.listProductCosts, {
      query: { ids: ids.slice(at * COSTS_PER_CALL, (at + 1) * COSTS_PER_CALL).join(',') },
    }),
  );
  return (await Promise.all(calls)).flat();
}
