import { encodeQuote, quoteRejection } from '@nargisus/domain/checkout';
import { ShopError, staffErrorMessages, type EditedOrder } from '@nargisus/domain/contract';
import { isOver } from '@nargisus/domain/couriers';
import { deliveryTermsFor } from '@nargisus/domain/delivery';
import type { OrderDesk } from '@nargisus/domain/desk';
import { addPaisa, NO_MONEY, paisa } from '@nargisus/domain/money';
import {
  moneyOf,
  type ContentsEdit,
  type ContentsPricing,
  type EditedContents,
  type Order,
} from '@nargisus/domain/orders';
import { deliveryPlaceOf } from '@nargisus/domain/places';
import { requireUnblockedByStaff } from './phone-trust.ts';
import { discountTooLarge } from './staff-discount.ts';
import type { OrderTransaction } from './order-transaction.ts';

/* What edits of an order's contents (docs/adr/0068) and combinations of two orders (docs/adr/0083) share. */

/** @throws ShopError 'conflict' while a courier has a parcel of the order */
export function requireNoParcel({ parcel }: Pick<OrderDesk, 'parcel'>): void {
  if (parcel && !isOver(parcel.state))
    throw new ShopError('conflict', staffErrorMessages.withdrawParcelFirst);
}

/**
 * Returns what the contents of an order are priced with after an edit. Reads at most 2n + 3 documents for n lines, another one for
 * a new phone number, and the order's voucher.
 * @throws ShopError 'conflict' when the new number is blocked
 */
export async function contentsPricing(
  transaction: OrderTransaction,
  order: Order,
  edit: ContentsEdit,
): Promise<Pick<ContentsPricing, 'products' | 'delivery' | 'voucher'>> {
  const items = edit.items ?? order.items;
  const { recipientPhone } = edit.address ?? order.shippingAddress;
  const isNewPhone = recipientPhone !== order.shippingAddress.recipientPhone;
  const phone = isNewPhone ? recipientPhone : undefined;
  const found = await transaction.findForOrder(order._id, items, undefined, phone);
  requireUnblockedByStaff(found, recipientPhone);
  const { products, delivery: settings } = found;
  const delivery = deliveryTermsFor(deliveryPlaceOf(edit.address ?? order.shippingAddress), settings);
  return { products, delivery, voucher: await transaction.vouchers.termsOf(order, products) };
}

/** Returns the answer to an edit: the order as it becomes, and the money of the orders that it was before. */
export function editedOrder(before: readonly Order[], order: Order, isVoucherLost: boolean): EditedOrder {
  const { paid, refunded, total } = moneyOf(order);
  return {
    order,
    before: {
      totalAmount: addPaisa(...before.map(({ totalAmount }) => totalAmount)),
      toCollect: addPaisa(...before.map((it) => moneyOf(it).toCollect)),
    },
    toGiveBack: paisa(Math.max(NO_MONEY, paid - refunded - total)),
    isVoucherLost,
  };
}

/** Returns the error of contents that cannot be stored. */
export function contentsRejection(result: Extract<EditedContents, { ok: false }>): ShopError {
  switch (result.reason) {
    case 'not-editable':
      return new ShopError('conflict', staffErrorMessages.orderNotEditable);
    case 'discount-too-large':
      return discountTooLarge(result.most);
    case 'part-refunded':
      return new ShopError('conflict', staffErrorMessages.totalCannotRise);
    case 'not-sold': {
      const { quote } = result;
      const rejection = quoteRejection(quote, quote.total) ?? staffErrorMessages.editedTotalDiffers;
      return new ShopError('conflict', rejection, { data: { quote: encodeQuote(quote) } });
    }
  }
}
