import { productSchema, sizesOf, type Product } from '@nargisus/domain/catalogue';
import type { ShopError } from '@nargisus/domain/contract';
import { readCsvTable } from '@nargisus/domain/csv';
import {
  planStockCsv,
  STOCK_CSV_FORMAT,
  type Stock,
  type StockCsvChange,
  type StockCsvProduct,
  type StockFileFault,
} from '@nargisus/domain/stock';
import { collection, getDocs, query, where } from 'firebase/firestore';
import { serverError } from '../api/call-api.ts';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import { countStock, receiveStock } from './stock-mutations.ts';
import { PRODUCTS_PER_STOCK_QUERY, stockOfProducts } from './stock-queries.ts';

/** What a file would do, and what is wrong with it. With a fault nothing may be written. */
export interface StockImportPlan {
  readonly changes: readonly StockCsvChange[];
  readonly faults: readonly StockFileFault[];
}

export interface StockImportResult {
  readonly change: StockCsvChange;
  /** Why the row was refused; null where the shop could not be reached. Undefined for a row that is stored. */
  readonly error?: ShopError | null;
}

/** The rows that are sent at the same time: each is a request of its own, with the rules of the Stock tab. */
const ROWS_AT_ONCE = 6;
/** The queries that are sent at the same time. */
const QUERIES_AT_ONCE = 6;

const products = collection(firestore, 'products').withConverter(converterFor(productSchema));

/**
 * Compares a stock file with the shop, and writes nothing. Reads its products and their stock: for 5,000 rows of a thousand
 * products about 1,000 products and their sizes.
 */
export async function planStockImport(file: string): Promise<StockImportPlan> {
  const { records, faults } = readCsvTable(file, STOCK_CSV_FORMAT);
  if (faults.length > 0) return { changes: [], faults };
  const found = await findProducts([...new Set(records.map(({ cells }) => cells.Product).filter(Boolean))]);
  const ids = [...new Set([...found.values()].flatMap((some) => some.map(({ id }) => id)))];
  const stocks = new Map<string, Stock>();
  await forEachChunk(ids, async (chunk) => {
    for (const document of (await getDocs(stockOfProducts(chunk))).docs)
      stocks.set(document.id, document.data());
  });
  return planStockCsv(records, {
    find: (reference) => found.get(reference) ?? [],
    stock: (id) => stocks.get(id),
  });
}

/** Finds products by id, and by SKU or barcode those that are no id. */
async function findProducts(references: readonly string[]): Promise<ReadonlyMap<string, StockCsvProduct[]>> {
  const found = new Map<string, StockCsvProduct[]>();
  const search = (field: 'id' | 'sku' | 'barcode', values: readonly string[]) =>
    forEachChunk(values, async (chunk) => {
      for (const document of (await getDocs(query(products, where(field, 'in', chunk)))).docs) {
        const product: Product = document.data();
        const reference = product[field]!;
        const { id, name } = product;
        found.set(reference, [...(found.get(reference) ?? []), { id, name, sizes: sizesOf(product) }]);
      }
    });
  await search('id', references);
  const others = references.filter((it) => !found.has(it));
  await search('sku', others);
  await search(
    'barcode',
    others.filter((it) => !found.has(it)),
  );
  return found;
}

/**
 * Sends the changes of a plan. A row that is refused does not stop the others. Sending a file again adds no delivery twice.
 * @param onProgress - called after each row with the number of those that are answered
 */
export async function runStockImport(
  changes: readonly StockCsvChange[],
  { reason, onProgress }: { readonly reason: string; onProgress(done: number): void },
): Promise<StockImportResult[]> {
  const results = new Array<StockImportResult>(changes.length);
  let [next, done] = [0, 0];
  const work = async () => {
    for (let at = next++; at < changes.length; at = next++) {
      const change = changes[at]!;
      try {
        await send(change, reason);
        results[at] = { change };
      } catch (cause) {
        results[at] = { change, error: serverError(cause) ?? null };
      }
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: ROWS_AT_ONCE }, work));
  return results;
}

async function send(change: StockCsvChange, reason: string): Promise<void> {
  if (change.kind === 'add') {
    await receiveStock(change.stock, { quantity: change.quantity, delivery: change.delivery });
  } else if (change.kind === 'count') {
    await countStock(change.stock, {
      onHand: change.quantity,
      was: change.was,
      reason: change.reason || reason,
    });
  }
}

async function forEachChunk(
  values: readonly string[],
  read: (chunk: readonly string[]) => Promise<void>,
): Promise<void> {
  const chunks = Array.from({ length: Math.ceil(values.length / PRODUCTS_PER_STOCK_QUERY) }, (_, at) =>
    values.slice(at * PRODUCTS_PER_STOCK_QUERY, (at + 1) * PRODUCTS_PER_STOCK_QUERY),
  );
  for (let at = 0; at < chunks.length; at += QUERIES_AT_ONCE) {
    await Promise.all(chunks.slice(at, at + QUERIES_AT_ONCE).map(read));
  }
}
