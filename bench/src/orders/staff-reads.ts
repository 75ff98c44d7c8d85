import { MAX_SALES_DAYS, ORDER_COUNTER_SHARDS, TOP_PRODUCTS } from '@nargisus/domain/orders';
import { addDays, dhakaDay } from '@nargisus/domain/time';
import { call, tokenOf } from '@nargisus/e2e/api-client';
import type { TestData } from '@nargisus/e2e/test-data';
import { operationsOf } from './cost-of.ts';

const today = dhakaDay(new Date());
/** Every staff call reads the caller's record (docs/adr/0027). */
const STAFF_RECORD = 1;
const quarter = `from=${addDays(today, 1 - MAX_SALES_DAYS)}&to=${today}`;
/** A page of twenty with an offset of one page, or with the counts that find it (docs/adr/0006). */
const PAGE_READS = 46;

const VIEWS = {
  'the stats': { path: '/api/orders/stats/summary', aim: ORDER_COUNTER_SHARDS + STAFF_RECORD },
  'the delivery stats': { path: '/api/delivery/stats', aim: ORDER_COUNTER_SHARDS + STAFF_RECORD },
  'the sales of a quarter': {
    path: `/api/orders/stats/sales?${quarter}`,
    aim: ORDER_COUNTER_SHARDS + MAX_SALES_DAYS + TOP_PRODUCTS,
  },
  'page 1 of the orders': { path: '/api/orders?limit=20&page=1', aim: PAGE_READS },
  'page 2': { path: '/api/orders?limit=20&page=2', aim: PAGE_READS },
  'page 50': { path: '/api/orders?limit=20&page=50', aim: PAGE_READS },
} as const;
type View = keyof typeof VIEWS;

/** Returns the maximum reads of a view, for any number of orders. */
export const readTarget = (view: string): number => VIEWS[view as View].aim;

/** Returns the documents read by each staff view. */
export async function staffReads(testData: TestData): Promise<Record<string, number>> {
  const token = await tokenOf(await testData.account('admin'));
  const reads: Record<string, number> = {};
  for (const [name, { path }] of Object.entries(VIEWS)) {
    const cost = await operationsOf(async () => {
      const { status, body } = await call(path, { token });
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    });
    reads[name] = cost.reads;
  }
  return reads;
}
