import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { attemptsFrom, attemptsOfOrder, type Attempt } from '@nargisus/domain/payments';
import type { PaymentRepositories } from './payment-dependencies.ts';
import { tranIdOf } from '../orders/tran-id.ts';

/** More attempts than a person makes in a day. */
const MOST_TRIES = 30;
const MOST_ORDERS = 10;

/**
 * Returns the attempts to pay for an order. Reads the order, the attempt under its key, and at most MOST_TRIES
 * attempts and MOST_ORDERS orders of its buyer in the day before. @throws ShopError 'not-found'
 */
export async function paymentsOfOrder(
  { orders, payments }: Pick<PaymentRepositories, 'orders' | 'payments'>,
  id: string,
): Promise<Attempt[]> {
  const order = await orders.find(id);
  if (!order) throw new ShopError('not-found', errorMessages.orderNotFound);
  const { uid, requestKey, createdAt: to } = order;
  const within = { uid, from: attemptsFrom(order), to };
  const [own, attempts, earlier] = await Promise.all([
    payments.find(order.tranId ?? tranIdOf(uid, requestKey)),
    payments.listOfBuyer(within, MOST_TRIES),
    orders.listOfBuyerWithin(within, MOST_ORDERS),
  ]);
  return attemptsOfOrder(order, { attempts, earlier: earlier.filter(({ _id }) => _id !== id), own });
}
