import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from '../fixtures/data/test-data.ts';
import { callWithRetry } from './call-with-retry.ts';
import { freshToken } from './fresh-token.ts';
import type { Ledger } from './ledger.ts';

/** The size that shoppers buy. */
export const SIZE = 'M';
/** The pieces of a counted product at the start: the first sells out again and again, the last hardly ever. */
const FIRST_COUNTS = [5, 50, 2000];
/** The pieces of a delivery. */
const DELIVERY = 3;
const PAUSE_MS = 1_000;

/** Begins to count a size of the first products and returns the ids of their stock. */
export async function beginToCount(
  account: Account,
  products: readonly { readonly id: string }[],
  ledger: Ledger,
): Promise<string[]> {
  const token = await freshToken(account)();
  const counted = FIRST_COUNTS.map((onHand, place) => ({ stock: `${products[place]!.id}_${SIZE}`, onHand }));
  for (const { stock, onHand } of counted) {
    const body = { onHand, was: null, reason: 'Before the soak test' };
    const { status } = await callWithRetry(ledger, `/api/stock/${stock}/count`, {
      method: 'PUT',
      token,
      body,
    });
    if (status !== 200) throw new Error(`Counting ${stock} was answered with ${status}`);
    ledger.received.set(stock, onHand);
  }
  return counted.map(({ stock }) => stock);
}

/** Receives deliveries until `isOver`. Each is retried with its number until it is answered, and counts once. */
export async function receiveDeliveries(
  account: Account,
  stocks: readonly string[],
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> {
  const token = freshToken(account);
  for (let turn = 0; !isOver(); turn++) {
    const stock = stocks[turn % stocks.length]!;
    const { status } = await callWithRetry(ledger, `/api/stock/${stock}/deliveries`, {
      method: 'POST',
      token: await token(),
      body: { quantity: DELIVERY, delivery: randomUUID() },
    });
    if (status === 200 || status === 201) ledger.received.set(stock, ledger.received.get(stock)! + DELIVERY);
    else ledger.unexpected.push(`${status} for a delivery of ${stock}`);
    await wait(PAUSE_MS);
  }
}
