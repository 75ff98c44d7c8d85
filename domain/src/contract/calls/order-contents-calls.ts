import * as z from 'zod/mini';
import { MAX_LINES } from '../../cart/cart-item.ts';
import { addressSchema } from '../../checkout/address.ts';
import { orderDraftSchema } from '../../checkout/order-draft.ts';
import { nonNegativeTakaSchema } from '../../money/taka.ts';
import { orderSchema } from '../../orders/order.ts';
import { staffDiscountSchema } from '../../orders/staff-discount.ts';
import { ORDER_SOURCES } from '../../orders/order-source.ts';
import { call } from '../call.ts';
import { orderIdParameter } from '../parameters.ts';
import { requestMessages } from '../request-messages.ts';

/** The longest text of a stored address that a form may send back. */
const MAX_SEEN_TEXT = 500;
const seenText = z.string().check(z.maxLength(MAX_SEEN_TEXT));

const { items, deliveryOption } = orderDraftSchema.shape;
const seenLine = z.object({ productId: seenText, size: seenText, quantity: z.int() });

/** `from` is what the caller saw, and looser than what may be stored: older orders must stay editable. */
const contentsEditSchema = z.object({
  items: z.optional(z.object({ from: z.array(seenLine).check(z.maxLength(MAX_LINES)), to: items })),
  deliveryOption: z.optional(z.object({ from: seenText, to: deliveryOption })),
  address: z.optional(z.object({ from: z.record(seenText, seenText), to: addressSchema })),
  discount: z.optional(z.object({ from: nonNegativeTakaSchema, to: staffDiscountSchema })),
});

const editedOrderSchema = z.object({
  /** As stored, or in a preview as it would be. */
  order: orderSchema,
  before: z.object({ totalAmount: nonNegativeTakaSchema, toCollect: nonNegativeTakaSchema }),
  /** What was paid above the new total: staff give it back by a refund. */
  toGiveBack: nonNegativeTakaSchema,
  /** The order no longer meets the conditions of its voucher. */
  isVoucherLost: z.boolean(),
});

export type EditedOrder = z.output<typeof editedOrderSchema>;

/** Returns an edited order as it is sent: in taka. */
export const encodeEditedOrder = (edited: EditedOrder) => z.encode(editedOrderSchema, edited);

const exchangedOrderSchema = z.object({
  /** The new order as stored, or in a preview as it would be; what the rider collects is in its money. */
  order: orderSchema,
  /** What was paid for the pieces that come back, as far as it pays the new order. */
  credit: nonNegativeTakaSchema,
  /** What was paid for them above the credit: staff send it back by hand. */
  toGiveBack: nonNegativeTakaSchema,
});

export type ExchangedOrder = z.output<typeof exchangedOrderSchema>;

/**
 * Orders that staff enter for a customer (docs/adr/0081), edit (0068) or combine (0083) before hand-over, or exchange after it
 * (0084).
 */
export const orderContentsCalls = {
  /**
   * Takes a cash order for a customer without an account. `totalAmount` is the total that was agreed on; null asks for a preview,
   * which stores nothing and answers with the order as it would be, under another id. `discount` is taken off the goods, up to the
   * limit of the settings; an admin has none. 409 with `{ quote }` when the total differs or a line cannot be sold.
   */
  takeOrder: call({
    method: 'POST',
    path: '/api/orders/taken',
    access: 'staff',
    rights: ['orders'],
    idempotent: true,
    perMinute: 60,
    body: z.object({
      items,
      deliveryOption,
      source: z.enum(ORDER_SOURCES, requestMessages.notValid),
      discount: z.optional(staffDiscountSchema),
      totalAmount: z.nullable(nonNegativeTakaSchema),
      ...addressSchema.shape,
    }),
    status: 201,
    data: orderSchema,
  }),
  /**
   * Edits lines, delivery option, address and discount by staff of an order before hand-over, and prices it again. The discount has
   * the limit of `takeOrder`. Each field is `{ from, to }`: 409
   * with `{ stale, order }` when the order has another value than `from`. `totalAmount` is the total that staff saw; null asks
   * for a preview, which stores nothing. 409 with the fresh preview when the total differs.
   */
  editOrderContents: call({
    method: 'PUT',
    path: '/api/orders/{id}/contents',
    access: 'staff',
    rights: ['orders'],
    params: z.object({ id: orderIdParameter }),
    body: z.extend(contentsEditSchema, { totalAmount: z.nullable(nonNegativeTakaSchema) }),
    data: editedOrderSchema,
  }),
  /**
   * Combines two orders of one phone number before hand-over: the lines of `order`, which is cancelled, are merged into `id`. Delivery is
   * charged once. `totalAmount` is the total that staff saw; null asks for a preview, which stores nothing. `before` has the sums
   * of both. 409 with the fresh preview when the total differs. Repeating it changes nothing.
   */
  combineOrders: call({
    method: 'POST',
    path: '/api/orders/{id}/combine',
    access: 'staff',
    rights: ['orders'],
    params: z.object({ id: orderIdParameter }),
    body: z.object({ order: orderIdParameter, totalAmount: z.nullable(nonNegativeTakaSchema) }),
    data: editedOrderSchema,
  }),
  /**
   * Exchanges pieces of a delivered order for a new cash order, which is credited with what was paid for them. `back` are the pieces
   * that come back, `items` those of the new order: a product of the old order keeps its agreed price. Without an address it goes
   * where the old one went. `totalAmount` is the total that staff saw; null asks for a preview, which stores nothing. 409 with
   * `{ quote }` when the total differs or a line cannot be sold, and when the pieces cannot be exchanged or were paid online.
   */
  exchangeOrder: call({
    method: 'POST',
    path: '/api/orders/{id}/exchange',
    access: 'staff',
    rights: ['orders'],
    idempotent: true,
    perMinute: 60,
    params: z.object({ id: orderIdParameter }),
    body: z.object({
      back: items,
      items,
      deliveryOption,
      address: z.optional(addressSchema),
      totalAmount: z.nullable(nonNegativeTakaSchema),
    }),
    status: 201,
    data: exchangedOrderSchema,
  }),
};
