import type { Product } from '@nargisus/domain/catalogue';
import { MAX_SALES_DAYS, ORDER_COUNTER_SHARDS, TOP_PRODUCTS } from '@nargisus/domain/orders';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import { addresses } from '@nargisus/local-suite/launcher';
import { median } from '../results/median.ts';
import type { QueryCost } from './query-costs.ts';
import { readsOf } from './usage.ts';

const TIMED = 5;
const today = dhakaDay(new Date());
/** Maximum reads of queries that read less in a young shop. */
export const MAX_READS: Readonly<Record<string, number>> = {
  'staff: orders, last page': 40, // docs/adr/0006
  'staff: sales of a quarter': ORDER_COUNTER_SHARDS + MAX_SALES_DAYS + TOP_PRODUCTS,
};
const quarter = `from=${addDays(today, 1 - MAX_SALES_DAYS)}&to=${today}`;

/** The measured queries of the API. */
const QUERIES = {
  'list: first page': '/api/products?limit=24',
  'list: a category': '/api/products?category=clothing&limit=24',
  'list: a collection': '/api/products?collection=men&limit=24',
  'products per collection': '/api/catalogue/shelves',
  'search: the index': '/api/catalogue',
  'search: one word': '/api/catalogue/search?q=panjabi',
  'search: two words': '/api/catalogue/search?q=garnet+saree',
  'search: a word and a price': '/api/catalogue/search?q=panjabi+under+2000',
  'search: words that no product has together': '/api/catalogue/search?q=blazer+frock+lungi+vase+necklace',
  'a product': '/api/products/{product}',
  'staff: counters of orders': '/api/orders/stats/summary',
  'staff: counters of deliveries': '/api/delivery/stats',
  'staff: sales of a quarter': `/api/orders/stats/sales?${quarter}`,
  'staff: orders, page 1': '/api/orders?limit=20&page=1',
  'staff: orders, last page': '/api/orders?limit=20&page={lastPage}',
  'staff: pending deliveries': '/api/delivery/pending?limit=20',
  'staff: customers': '/api/Users?limit=20',
  'staff: the report of yesterday': `/api/reports/download-csv?date=${addDays(today, -1)}`,
} as const;

/** Calls each query once to count its reads, then several times to measure it. */
export async function measureApi(
  token: string,
  { product, orders }: { product: Pick<Product, 'id'>; orders: number },
): Promise<Record<string, QueryCost>> {
  const costs: Record<string, QueryCost> = {};
  for (const [name, template] of Object.entries(QUERIES)) {
    const path = template
      .replace('{product}', product.id)
      .replace('{lastPage}', String(Math.ceil(orders / 20)));
    let result = await query(path, token); // starts an instance, which reads its settings
    const reads = await readsOf(async () => {
      result = await query(path, token);
    });
    const times: number[] = [];
    for (let time = 0; time < TIMED; time += 1) {
      const began = performance.now();
      await query(path, token);
      times.push(performance.now() - began);
    }
    costs[name] = { ...reads, ...result, ms: median(times) };
    console.info(`  ${name}: ${JSON.stringify(costs[name])}`);
  }
  return costs;
}

/** Returns the number of results, as QueryCost defines it, and the size of the response. */
async function query(path: string, token: string): Promise<{ results: number; bytes: number }> {
  const response = await fetch(`${addresses.shop}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  const bytes = Buffer.byteLength(text);
  if (!response.headers.get('content-type')?.includes('json')) {
    const [, ...lines] = text.trim().split('\n'); // an order has a line for each of its products
    return { results: new Set(lines.map((line) => line.split(',')[0])).size, bytes };
  }
  const { data } = JSON.parse(text) as { data: unknown };
  return { results: Array.isArray(data) ? data.length : 1, bytes };
}
