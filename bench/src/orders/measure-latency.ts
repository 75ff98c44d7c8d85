import type { Product } from '@nargisus/domain/catalogue';
import { timed } from '../results/timed.ts';
import type { Customer } from './customers.ts';

const WARM_UP = 30;

/** Two kinds of calls, measured alternately. */
export interface Latency {
  /** Milliseconds of each call. */
  readonly orders: number[];
  readonly nothing: number[];
}

/** Measures orders and no-op calls alternately, so that a pause of the machine affects both. */
export async function measureLatency(
  buyers: readonly Customer[],
  product: Product,
  noOp: string,
  count: number,
): Promise<Latency> {
  const orders: number[] = [];
  const nothing: number[] = [];
  for (let turn = -WARM_UP; turn < count; turn++) {
    const buyer = buyers[(turn + WARM_UP) % buyers.length]!;
    const order = await timed(() => buyer.buys([product]));
    const empty = await timed(async () => void (await (await fetch(noOp, { method: 'POST' })).text()));
    if (turn < 0) continue;
    orders.push(order);
    nothing.push(empty);
  }
  return { orders, nothing };
}
