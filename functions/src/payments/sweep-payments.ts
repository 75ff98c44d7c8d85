import { checkedAttempt, firstCheck, isPaid, type Attempt } from '@nargisus/domain/payments';
import type { PaymentShop, PaymentWorld } from './payment-world.ts';
import { advanceRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';

/** With the gateway as slow as it may be, a batch takes ten minutes: then one must do for this time. */
const BATCH = 100;
const MOST_BATCHES = 5;
const AT_ONCE = 10;

/** What a sweep did, by count. */
export interface Sweep {
  asked: number;
  /** Became orders, late but once. */
  ordered: number;
  /** Paid and without an order: staff must look. */
  unfulfilled: number;
  expired: number;
  refunded: number;
  /** The gateway did not answer, or something broke: asked again next time. */
  postponed: number;
}

type Found = Exclude<keyof Sweep, 'asked'> | 'nothing';

/**
 * Asks the gateway about attempts that nobody told us the end of, and about refunds under way: nothing is forgotten
 * when a browser is closed, a notice is lost, or we were down. Each answers for itself; one that breaks waits.
 */
export async function sweepPayments(shop: PaymentShop, world: PaymentWorld): Promise<Sweep> {
  const sweep: Sweep = { asked: 0, ordered: 0, unfulfilled: 0, expired: 0, refunded: 0, postponed: 0 };
  for (let batches = 0; batches < MOST_BATCHES; batches++) {
    const due = await shop.payments.due(world.now(), BATCH);
    const isFull = due.length === BATCH;
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(due)));
    if (!isFull || sweep.postponed > 0) break;
  }
  return sweep;

  async function work(due: string[]): Promise<void> {
    for (let tranId = due.shift(); tranId; tranId = due.shift()) {
      sweep.asked += 1;
      const found = await look(shop, world, tranId);
      if (found !== 'nothing') sweep[found] += 1;
    }
  }
}

async function look(shop: PaymentShop, world: PaymentWorld, tranId: string): Promise<Found> {
  try {
    const attempt = await shop.payments.find(tranId);
    if (!attempt) return 'nothing';
    return isPaid(attempt.state)
      ? await lookAfterRefund(shop, world, attempt)
      : await ask(shop, world, attempt);
  } catch (thrown) {
    world.log.failed(tranId, thrown);
    const isGone = (cause: unknown) => world.log.failed(tranId, cause);
    await shop.payments.postpone(tranId, firstCheck(world.now())).catch(isGone);
    return 'postponed';
  }
}

async function lookAfterRefund(
  shop: PaymentShop,
  world: PaymentWorld,
  { _id: tranId, refund }: Attempt,
): Promise<Found> {
  if (!refund) {
    // Settled by a callback while we postponed it: there is nothing to ask any more.
    await shop.payments.change(tranId, (it) => (it.refund ? it : { ...it, nextCheckAt: null }));
    return 'nothing';
  }
  const after = await advanceRefund(shop, world, tranId);
  return after?.refund?.state === 'refunded' ? 'refunded' : 'nothing';
}

async function ask(shop: PaymentShop, world: PaymentWorld, { _id: tranId }: Attempt): Promise<Found> {
  const gateway = world.gateway();
  const found = await gateway.findPayment(tranId);
  if (found.state === 'unknown') throw new Error(`SSLCommerz ${found.why}`);
  for (const valId of found.state === 'paid' ? found.valIds : []) {
    const validation = await gateway.validate(valId);
    if (validation.state === 'unknown') throw new Error(`SSLCommerz ${validation.why}`);
    if (validation.state !== 'paid') continue;
    const settled = await settlePayment(shop, world, tranId, validation.payment);
    if (settled.result === 'paid') return settled.attempt.state === 'paid' ? 'ordered' : 'unfulfilled';
    world.log.failed(tranId, new Error(`A payment found by the sweep was refused: ${settled.why}`));
  }
  const after = await shop.payments.change(tranId, (it) => checkedAttempt(it, world.now()));
  return after?.state === 'expired' && after.nextCheckAt === null ? 'expired' : 'nothing';
}
