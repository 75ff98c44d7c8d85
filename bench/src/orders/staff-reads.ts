import { call, tokenOf } from '@nargisus/e2e/api-client';
import type { Backstage } from '@nargisus/e2e/backstage';
import { costOf } from './cost-of.ts';

const CALLS = {
  'the figures': '/api/orders/stats/summary',
  'the delivery figures': '/api/delivery/stats',
  'page 1 of the orders': '/api/orders?limit=20&page=1',
  'page 2': '/api/orders?limit=20&page=2',
  'page 50': '/api/orders?limit=20&page=50',
} as const;

/** Documents that a look of the staff reads, by what is looked at. */
export async function staffReads(backstage: Backstage): Promise<Record<string, number>> {
  const token = await tokenOf(await backstage.account('admin'));
  const reads: Record<string, number> = {};
  for (const [name, path] of Object.entries(CALLS)) {
    const cost = await costOf(async () => {
      const { status, body } = await call(path, { token });
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    });
    reads[name] = cost.reads;
  }
  return reads;
}
