import {
  encodeEditedOrder,
  errorMessages,
  ShopError,
  staffErrorMessages,
  type EditedOrder,
} from '@nargisus/domain/contract';
import type { Paisa } from '@nargisus/domain/money';
import {
  combineOrders as combined,
  mergeLines,
  type CombinedOrders,
  type Order,
} from '@nargisus/domain/orders';
import { stockChange } from '@nargisus/domain/stock';
import { withParams } from '@nargisus/domain/text';
import type { Caller } from '../http/authenticate.ts';
import { auditCombination } from './audit-contents.ts';
import { contentsPricing, contentsRejection, editedOrder, requireNoParcel } from './contents-change.ts';
import type { OrderTransaction } from './order-transaction.ts';
import type { OrdersRepository } from './orders.repository.ts';

interface Request {
  /** The order that is kept. */
  readonly id: string;
  /** The order whose lines are merged into it, and which is cancelled. */
  readonly other: string;
  readonly caller: Caller;
  /** The total that staff saw; null for a preview, which stores nothing. */
  readonly totalAmount: Paisa | null;
  readonly now: Date;
}

/**
 * Combines two orders of one customer into one (docs/adr/0083), in one transaction with stock, counters, desks, voucher and
 * audit entries of both. A repeated request changes nothing. Reads at most 2n + 10 documents for n lines of both.
 * @throws ShopError 'not-found'; 'conflict' when they cannot be combined (combineOrders() in domain), a courier has a parcel of one,
 * a line cannot be sold, or the total is not the one that staff saw
 */
export async function combineOrders(
  { orders }: { readonly orders: OrdersRepository },
  { id, other: otherId, caller, totalAmount, now }: Request,
): Promise<EditedOrder> {
  return orders.inTransaction(async (transaction) => {
    const [kept, other] = await Promise.all([found(transaction, id), found(transaction, otherId)]);
    if (other.combinedInto?._id === kept._id) return editedOrder([kept], kept, false);
    for (const order of [kept, other]) requireNoParcel(transaction.deskOf(order));
    const items = mergeLines(kept.items, other.items);
    const pricing = await contentsPricing(transaction, kept, { items });
    const result = combined(kept, other, { ...pricing, who: caller.uid, now });
    if (!result.ok) throw rejectionOf(result, other);
    const ended = await transaction.settle(other, result.ended);
    await transaction.readVoucher(other, ended);
    const order = await transaction.settle(kept, result.kept, stockChange(other, ended));
    const answer = editedOrder([kept, other], order, result.isVoucherLost);
    if (totalAmount === null) return answer;
    if (order.totalAmount !== totalAmount) {
      const data = encodeEditedOrder(answer);
      throw new ShopError('conflict', staffErrorMessages.editedTotalDiffers, { data });
    }
    transaction.change(other, ended);
    transaction.change(kept, order);
    for (const record of auditCombination(caller, { kept, order, other, ended }))
      transaction.audit(record, now);
    return answer;
  });
}

async function found(transaction: OrderTransaction, id: string): Promise<Order> {
  const order = await transaction.find(id);
  if (!order) throw new ShopError('not-found', errorMessages.orderNotFound);
  return order;
}

function rejectionOf(result: Extract<CombinedOrders, { ok: false }>, { orderId }: Order): ShopError {
  switch (result.reason) {
    case 'same-order':
    case 'other-phone':
      return new ShopError('conflict', staffErrorMessages.otherCustomer);
    case 'has-payment':
      return new ShopError('conflict', withParams(staffErrorMessages.combineIntoPaid, { orderId }));
    case 'too-many-lines':
      return new ShopError('conflict', staffErrorMessages.tooManyLines);
    default:
      return contentsRejection(result);
  }
}
