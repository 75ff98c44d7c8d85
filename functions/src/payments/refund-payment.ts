import { refusals, ShopError, staffRefusals } from '@nargisus/domain/contract';
import { isPaid, withRefund, type Attempt } from '@nargisus/domain/payments';
import type { PaymentShop, PaymentWorld } from './payment-world.ts';
import { advanceRefund, recordRefund } from './send-refund.ts';

interface Wish {
  readonly tranId: string;
  /** The admin's uid. */
  readonly by: string;
  /** Staff made it in the gateway's panel; where to find it. */
  readonly byHand?: string;
}

/**
 * Staff send money back for which there is no order, try a failed refund again at once, or record one they made by hand.
 * @throws ShopError 'not-found', or 'conflict' when nothing was paid or an order stands for it.
 */
export async function refundPayment(
  shop: PaymentShop,
  world: PaymentWorld,
  { tranId, by, byHand }: Wish,
): Promise<Attempt> {
  const asked = await shop.orders.inTransaction(async (transaction) => {
    const attempt = await transaction.attempts.find(tranId);
    if (!attempt) throw new ShopError('not-found', refusals.paymentNotFound);
    if (!isPaid(attempt.state)) throw new ShopError('conflict', staffRefusals.nothingPaid);
    if (attempt.refund) return attempt;
    if (attempt.order && (await transaction.find(attempt.order._id))) {
      throw new ShopError('conflict', staffRefusals.hasOrder);
    }
    const requested = withRefund(attempt, { by, now: world.now() });
    transaction.attempts.save(requested);
    return requested;
  });
  const { refund } = asked;
  const after =
    byHand && refund
      ? await recordRefund(shop, tranId, refund, { state: 'refunded', note: byHand }, world.now())
      : await advanceRefund(shop, world, tranId);
  return after ?? asked;
}
