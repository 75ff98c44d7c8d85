import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from '../fixtures/data/test-data.ts';
import { callWithRetry } from './call-with-retry.ts';
import { freshToken } from './fresh-token.ts';
import type { Ledger } from './ledger.ts';

const PAUSE_MS = 150;
/** Which of five orders goes with the courier. It stays pending until the worker has booked it, so other staff may deliver or cancel it concurrently. */
const WITH_COURIER = 2;

interface PendingOrder {
  readonly _id: string;
  readonly items: readonly { readonly productId: string; readonly size: string }[];
}

/** The transitions of a delivery in order. One whose response was lost is rejected when it is repeated. */
const TRANSITIONS = [
  ['assign', { deliveryPersonName: 'Jamal' }],
  ['ship', { trackingInfo: '' }],
  ['status', { orderStatus: 'shipped', deliveryStatus: 'out_for_delivery' }],
  ['deliver', {}],
] as const;

/** Delivers pending orders, sends every third with the courier, receives every fourth back, cancels every fifth, and changes a product, until `isOver`. */
export async function processOrders(
  account: Account,
  products: readonly Record<string, unknown>[],
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> {
  const token = freshToken(account);
  const send = async (path: string, method = 'GET', body?: object) => {
    const answer = await callWithRetry(ledger, path, { method, token: await token(), body });
    if (![200, 202, 404, 409].includes(answer.status)) ledger.unexpected.push(`${answer.status} ${path}`);
    return answer;
  };
  for (let turn = 0; !isOver(); turn++) {
    const pending = (await send('/api/delivery/pending?limit=5')).body.data as PendingOrder[] | undefined;
    for (const [place, { _id, items }] of (pending ?? []).entries()) {
      if (isOver()) break;
      if (place === 4) await send(`/api/orders/${_id}/cancel`, 'POST');
      else if (place === WITH_COURIER) await send('/api/parcels', 'POST', { orders: [_id] });
      else
        for (const [transition, body] of TRANSITIONS)
          await send(`/api/delivery/${transition}/${_id}`, 'PUT', body);
      if (place === 3) {
        const lines = items.map(({ productId, size }) => ({ productId, size, restock: turn % 2 === 0 }));
        // Answered with 409 for goods that are not counted.
        const answer = await send(`/api/orders/${_id}/received`, 'PUT', { lines });
        if (answer.status === 200) ledger.receivedBack++;
      }
      ledger.staffTransitions++;
    }
    const product = products[turn % products.length]!;
    const inStock = turn % 2 === 1;
    const answer = await send(`/api/products/${String(product.id)}`, 'PUT', { ...product, inStock });
    if (answer.status === 200) ledger.stock.set(String(product.id), inStock);
    await wait(PAUSE_MS);
  }
}
