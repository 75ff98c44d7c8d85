import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@nargisus/local-suite/launcher';
import type { ApiResponse } from '../fixtures/network/api-client.ts';
import type { Account } from '../fixtures/data/test-data.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { returnFromGateway, gateway } from '../fixtures/orders/gateway.ts';
import { callWithRetry } from './call-with-retry.ts';
import { freshToken } from './fresh-token.ts';
import { SIZE } from './keep-stock.ts';
import type { Ledger } from './ledger.ts';
import type { Recipients } from './recipients.ts';
import { retry } from '../fixtures/network/retry.ts';

/** Every n-th order is paid online. */
const ONLINE_EVERY = 3;
const PAUSE_MS = 100;

interface Product {
  readonly id: string;
  readonly price: number;
}

/** Buys until `isOver`: fills the cart and orders, retrying with the same key; every third order is paid online. */
export async function shop(
  account: Account,
  { products, recipients }: { readonly products: readonly Product[]; readonly recipients: Recipients },
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> {
  const token = freshToken(account);
  for (let turn = 0; !isOver(); turn++) {
    const product = products[turn % products.length]!;
    const line = { productId: product.id, size: SIZE, quantity: 1, userEmail: account.email };
    await callWithRetry(ledger, '/api/cart/add', { method: 'POST', token: await token(), body: line });
    ledger.cartWrites++;
    const request = {
      method: 'POST',
      token: await token(),
      body: orderDraft(product, { recipientPhone: await recipients.next() }),
      headers: newIdempotencyKey(),
    };
    if (turn % ONLINE_EVERY > 0) {
      const answer = await callWithRetry(ledger, '/api/orders', request);
      record(answer, 201, ledger, () => ledger.orders.cash.push(dataOf<{ orderId: string }>(answer).orderId));
    } else {
      const answer = await callWithRetry(ledger, '/api/payments/init', request);
      const isOpen = record(answer, 201, ledger, () => undefined);
      if (isOpen) ledger.orders.online.push(await pay(dataOf<{ tranId: string }>(answer).tranId, ledger));
    }
    await wait(Math.random() * PAUSE_MS);
  }
}

/** Pays for the order and repeats the browser's return until it succeeds. */
async function pay(tranId: string, ledger: Ledger): Promise<string> {
  // If the response is lost, the payment exists all the same: request the browser's return from the gateway.
  const post = await gateway
    .choose(tranId, 'bkash')
    .catch(() => retry(() => gateway.returnOf(tranId, 'VALID')));
  for (;;) {
    const page = post && (await returnFromGateway(post).catch(() => null));
    const orderId = page && new URL(page, addresses.shop).searchParams.get('order_id');
    if (orderId) return orderId;
    ledger.failed();
    await wait(PAUSE_MS);
  }
}

/** Calls `onDone` for a success and returns whether it was one. A 409 is expected; any other answer is recorded as unexpected. */
function record(answer: ApiResponse, expected: number, ledger: Ledger, onDone: () => void): boolean {
  const { status, body } = answer;
  if (status === expected || status === 200) {
    onDone();
    return true;
  }
  if (status === 409) ledger.refused++;
  else ledger.unexpected.push(`${status} ${JSON.stringify(body)}`);
  return false;
}

const dataOf = <T>(answer: ApiResponse) => answer.body.data as unknown as T;
