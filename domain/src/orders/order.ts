import * as z from 'zod/mini';
import { productIdSchema } from '../catalogue/product-id.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { sizeSchema, sizingSchema } from '../catalogue/sizes.ts';
import { addressSchema } from '../checkout/address.ts';
import { DELIVERY_OPTIONS } from '../delivery/options.ts';
import { estimatedDeliverySchema } from '../delivery/estimated-date.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { momentSchema } from '../time/moment.ts';
import { LINE_STOCK_STATES } from './line-stock-states.ts';
import { orderMoneySchema } from './money.ts';
import { orderExchangeSchema, orderReferenceSchema } from './order-exchange.ts';
import { orderInvoiceSchema } from './order-invoice.ts';
import { ORDER_ID_PATTERN } from './order-id.ts';
import { refusedPiecesSchema } from './refused-pieces-schema.ts';
import { PAYMENT_METHODS, REFUND_STATES } from './statuses.ts';
import { statusesSchema, timelineEntrySchema } from './timeline.ts';

/** An order line: the product as it was when it was ordered. */
const orderItemSchema = z.object({
  productId: productIdSchema,
  name: z.string(),
  /** The Bangla name when it was ordered, if the product had one. */
  nameBn: z.optional(z.string()),
  price: nonNegativeTakaSchema,
  image: z.string(),
  size: sizeSchema(),
  quantity: z.int(),
  itemTotal: nonNegativeTakaSchema,
  /** Missing in older orders until counters:rebuild fills it in. */
  category: z.optional(z.enum(CATEGORIES)),
  /** The product's SKU when it was ordered, if it had one. Missing in older orders until desk:rebuild fills it in. */
  sku: z.optional(z.string()),
  /** The product's size system, by which the size is shown. Missing for sizes in letters. */
  sizing: z.optional(sizingSchema),
  /** What became of its pieces; missing when the size was not counted when it was sold (docs/adr/0046). */
  stock: z.optional(z.enum(LINE_STOCK_STATES)),
  /** Of a restocked line: the pieces that went on the shelf again, where the others were written off. */
  putBack: z.optional(z.int()),
  /** The pieces that the customer refused at the door (docs/adr/0091). Missing without any. */
  refused: z.optional(refusedPiecesSchema),
});

/**
 * An order as stored under orders/{_id} and sent by the API (docs/reference/specification.md 3, Order); money is taka
 * outside and paisa inside. `shippingAddress` has the fields of the form, `deliveryAddress` is the same in one line.
 * `requestKey` is the client's Idempotency-Key, `tranId` the gateway's transaction (null for Cash on Delivery).
 * `onHold`: the gateway reports a risky payment, and staff review the order before it ships. `refund` is null until a
 * refund is requested.
 */
export const orderSchema = z.object({
  _id: z.string(),
  orderId: z.string().check(z.regex(ORDER_ID_PATTERN)),
  orderDate: momentSchema,
  createdAt: momentSchema,
  updatedAt: momentSchema,
  uid: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  items: z.array(orderItemSchema).check(z.minLength(1)),
  subtotal: nonNegativeTakaSchema,
  deliveryCharge: nonNegativeTakaSchema,
  voucherDiscount: nonNegativeTakaSchema,
  voucherCode: z.nullable(z.string()),
  /** What staff took off the goods; its reason is a note of staff (docs/adr/0089). Missing without one. */
  staffDiscount: z.optional(nonNegativeTakaSchema),
  totalAmount: nonNegativeTakaSchema,
  /** What the refused goods of a partial delivery were to cost (docs/adr/0091): revenue is the total without it. Missing otherwise. */
  returnedAmount: z.optional(nonNegativeTakaSchema),
  /** The cash that was taken at a partial delivery. Missing otherwise: then it is what was due. */
  cashTaken: z.optional(nonNegativeTakaSchema),
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  estimatedDelivery: estimatedDeliverySchema,
  ...statusesSchema.shape,
  shippingAddress: addressSchema,
  deliveryAddress: z.string(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  deliveryAssignedTo: z.string(),
  /** The staff's note for the rider, which the customer reads too (riderNoteOf). */
  deliveryNotes: z.string(),
  /** Tracking information (trackingOf). Older orders have it in their timeline only. */
  trackingInfo: z._default(z.string(), ''),
  requestKey: z.string(),
  tranId: z.nullable(z.string()),
  // Older orders have neither.
  onHold: z._default(z.boolean(), false),
  refund: z._default(z.nullable(z.enum(REFUND_STATES)), null),
  /** Staff decided at the cancellation that the shop keeps what was paid. Missing otherwise. */
  paymentKept: z.optional(z.literal(true)),
  /** The secret of the link that follows the order without an account (trackingPath). Missing in older orders. */
  trackingToken: z.optional(z.string()),
  /** Missing in older orders: moneyOf() computes it. */
  money: z.optional(orderMoneySchema),
  /** Missing until staff issue one; the last one where a credit note took the first back. */
  taxInvoice: z.optional(orderInvoiceSchema),
  /** The order into which the lines of this one were merged; this one is cancelled (docs/adr/0083). Missing otherwise. */
  combinedInto: z.optional(orderReferenceSchema),
  /** The delivered order of which this one exchanges pieces (docs/adr/0084). Missing otherwise. */
  exchangeOf: z.optional(orderReferenceSchema),
  /** The exchanges of its own pieces, oldest first. Missing without one. */
  exchanges: z.optional(z.array(orderExchangeSchema)),
  timeline: z.array(timelineEntrySchema).check(z.minLength(1)),
});

export type Order = z.output<typeof orderSchema>;
export type OrderItem = z.output<typeof orderItemSchema>;
