import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from '../fixtures/data/test-data.ts';
import { callWithRetry } from './call-with-retry.ts';
import { freshToken } from './fresh-token.ts';
import type { Ledger } from './ledger.ts';

const PAUSE_MS = 150;

interface Waiting {
  readonly _id: string;
}

/** The steps of a delivery in their order; what was done by a request whose answer was lost is refused the second time. */
const STEPS = [
  ['assign', { deliveryPersonName: 'Jamal' }],
  ['ship', { trackingInfo: '' }],
  ['status', { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' }],
  ['deliver', {}],
] as const;

/** Delivers what waits, cancels every fifth of it, and changes a product. */
export async function processOrders(
  account: Account,
  products: readonly Record<string, unknown>[],
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> {
  const token = freshToken(account);
  const ask = async (path: string, method = 'GET', body?: object) => {
    const answer = await callWithRetry(ledger, path, { method, token: await token(), body });
    if (![200, 404, 409].includes(answer.status)) ledger.strange.push(`${answer.status} ${path}`);
    return answer;
  };
  for (let turn = 0; !isOver(); turn++) {
    const pending = (await ask('/api/delivery/pending?limit=5')).body.data as Waiting[] | undefined;
    for (const [place, { _id }] of (pending ?? []).entries()) {
      if (isOver()) break;
      if (place === 4) await ask(`/api/orders/${_id}/cancel`, 'POST');
      else for (const [step, body] of STEPS) await ask(`/api/delivery/${step}/${_id}`, 'PUT', body);
      ledger.staffMoves++;
    }
    const product = products[turn % products.length]!;
    const inStock = turn % 2 === 1;
    const answer = await ask(`/api/products/${String(product.id)}`, 'PUT', { ...product, inStock });
    if (answer.status === 200) ledger.stock.set(String(product.id), inStock);
    await wait(PAUSE_MS);
  }
}
