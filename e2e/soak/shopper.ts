import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@nargisus/local-suite/launcher';
import type { ApiResponse } from '../fixtures/network/api-client.ts';
import type { Account } from '../fixtures/data/test-data.ts';
import { orderDraft, newIdempotencyKey } from '../fixtures/orders/drafts.ts';
import { returnFromGateway, gateway } from '../fixtures/orders/gateway.ts';
import { callWithRetry } from './call-with-retry.ts';
import { freshToken } from './fresh-token.ts';
import type { Ledger } from './ledger.ts';
import { retry } from '../fixtures/network/retry.ts';

/** One in so many pays online. */
const ONLINE_EVERY = 3;
const PAUSE_MS = 100;

interface Goods {
  readonly id: string;
  readonly price: number;
}

/** Buys until `isOver`: fills the cart, orders with the same key until there is an answer, and pays now and then online. */
export async function shop(
  account: Account,
  goods: readonly Goods[],
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> {
  const token = freshToken(account);
  for (let turn = 0; !isOver(); turn++) {
    const product = goods[turn % goods.length]!;
    const line = { productId: product.id, size: 'M', quantity: 1, userEmail: account.email };
    await callWithRetry(ledger, '/api/cart/add', { method: 'POST', token: await token(), body: line });
    ledger.cartWrites++;
    const request = {
      method: 'POST',
      token: await token(),
      body: orderDraft(product),
      headers: newIdempotencyKey(),
    };
    if (turn % ONLINE_EVERY > 0) {
      const answer = await callWithRetry(ledger, '/api/orders', request);
      note(answer, 201, ledger, () => ledger.orders.cash.push(dataOf<{ orderId: string }>(answer).orderId));
    } else {
      const answer = await callWithRetry(ledger, '/api/payments/init', request);
      const isOpen = note(answer, 201, ledger, () => undefined);
      if (isOpen) ledger.orders.online.push(await pay(dataOf<{ tranId: string }>(answer).tranId, ledger));
    }
    await wait(Math.random() * PAUSE_MS);
  }
}

/** Pays for the order and repeats the browser's return until it succeeds. */
async function pay(tranId: string, ledger: Ledger): Promise<string> {
  // When the answer is lost the payment still exists: the browser returns with the result it requests from the gateway.
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

/** A refusal is part of a shop's day where somebody else was faster; anything else is written down as strange. */
function note(answer: ApiResponse, expected: number, ledger: Ledger, onDone: () => void): boolean {
  const { status, body } = answer;
  if (status === expected || status === 200) {
    onDone();
    return true;
  }
  if (status !== 409) ledger.strange.push(`${status} ${JSON.stringify(body)}`);
  return false;
}

const dataOf = <T>(answer: ApiResponse) => answer.body.data as unknown as T;
