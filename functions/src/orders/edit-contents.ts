import {
  encodeEditedOrder,
  errorMessages,
  ShopError,
  staffErrorMessages,
  toDocument,
  type EditedOrder,
} from '@nargisus/domain/contract';
import { recallAfterEdit } from '@nargisus/domain/desk';
import type { Paisa } from '@nargisus/domain/money';
import {
  editContents as edited,
  orderSchema,
  staffDiscountOf,
  staleContents,
  type ContentsEdit,
  type Order,
  type SeenContents,
  type StaffDiscount,
} from '@nargisus/domain/orders';
import type { Caller } from '../http/authenticate.ts';
import { auditContentsEdit } from './audit-contents.ts';
import { contentsPricing, contentsRejection, editedOrder, requireNoParcel } from './contents-change.ts';
import type { OrdersRepository } from './orders.repository.ts';
import { discountPercentOf, noteDiscount, type DiscountLimits } from './staff-discount.ts';

interface Repositories {
  readonly orders: OrdersRepository;
  readonly settings: DiscountLimits;
}

interface Request {
  readonly id: string;
  readonly caller: Caller;
  readonly seen: SeenContents;
  readonly edit: Omit<ContentsEdit, 'discount'>;
  /** What staff take off the goods from now on; what they did before by default. */
  readonly discount?: StaffDiscount | undefined;
  /** The total that staff saw; null for a preview, which stores nothing. */
  readonly totalAmount: Paisa | null;
  readonly now: Date;
}

/**
 * Edits lines, delivery option, address and discount of an order before hand-over (docs/adr/0068, 0089), in one transaction with stock, counters,
 * desk and audit entry. Reads at most 2n + 7 documents for n lines after the edit, one for each removed line, and the limit of
 * discounts.
 * @throws ShopError 'not-found'; 'conflict' when the order is no longer in the shop, a courier has a parcel, a field or the total is
 * not what the caller saw, a line cannot be sold, the discount is above the caller's limit, or the total would rise after a refund
 */
export async function editContents(
  { orders, settings }: Repositories,
  { id, caller, seen, edit: others, discount, totalAmount, now }: Request,
): Promise<EditedOrder> {
  const edit = { ...others, discount: discount?.amount };
  const discountPercent = await discountPercentOf(settings, caller, discount);
  return orders.inTransaction(async (transaction) => {
    const before = await transaction.find(id);
    if (!before) throw new ShopError('not-found', errorMessages.orderNotFound);
    requireSeen(before, seen);
    const desk = transaction.deskOf(before);
    requireNoParcel(desk);
    const pricing = await contentsPricing(transaction, before, edit);
    const result = edited(before, edit, { ...pricing, discountPercent, who: caller.uid, now });
    if (!result.ok) throw contentsRejection(result);
    const order = await transaction.settle(before, result.order);
    const answer = editedOrder([before], order, result.isVoucherLost);
    if (totalAmount === null || order === before) return answer;
    if (order.totalAmount !== totalAmount) {
      const data = encodeEditedOrder(answer);
      throw new ShopError('conflict', staffErrorMessages.editedTotalDiffers, { data });
    }
    transaction.change(before, order, recallAfterEdit(before, order, desk, now));
    if (staffDiscountOf(order) !== staffDiscountOf(before))
      noteDiscount(transaction, order, { discount, caller, now });
    transaction.audit(auditContentsEdit(caller, before, order, discount?.reason), now);
    return answer;
  });
}

/** @throws ShopError 'conflict' with the stale fields and the order as it is now */
function requireSeen(order: Order, seen: SeenContents): void {
  const stale = staleContents(order, seen);
  if (stale.length === 0) return;
  const data = { stale, order: { ...toDocument(orderSchema, order), _id: order._id } };
  throw new ShopError('conflict', staffErrorMessages.staleContents, { data });
}
