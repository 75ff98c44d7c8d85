import { NO_MONEY, subtractPaisa, type Paisa } from '../money/paisa.ts';
import type { Order } from './order.ts';

/** Returns what an order costs without the goods that were refused at the door: its revenue while it counts. */
export const keptAmount = ({
  totalAmount,
  returnedAmount = NO_MONEY,
}: Pick<Order, 'totalAmount' | 'returnedAmount'>): Paisa => subtractPaisa(totalAmount, returnedAmount);

/** Returns whether an order was delivered in part. */
export const isDeliveredInPart = ({ returnedAmount }: Pick<Order, 'returnedAmount'>): boolean =>
  returnedAmount !== undefined;
