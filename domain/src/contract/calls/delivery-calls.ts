import * as z from 'zod/mini';
import { ORDER_READERS } from '../../accounts/roles.ts';
import { MAX_LINES } from '../../cart/cart-item.ts';
import { lineId } from '../../cart/line-id.ts';
import { productIdSchema } from '../../catalogue/product-id.ts';
import { sizeSchema } from '../../catalogue/sizes.ts';
import { nonNegativeTakaSchema } from '../../money/taka.ts';
import { EDITABLE_FIELDS } from '../../orders/order-edit.ts';
import { orderSchema } from '../../orders/order.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES } from '../../orders/statuses.ts';
import { MAX_PIECES } from '../../stock/stock.ts';
import { call } from '../call.ts';
import { cursor, wholeNumber } from '../list-parameters.ts';
import { orderIdParameter } from '../parameters.ts';
import { requestMessages } from '../request-messages.ts';
import { fixedText } from '../../text/message.ts';

const MAX_PERSON = 120;
/** The maximum length of a note, with room for the text that the timeline adds. */
const MAX_NOTE = 480;
/** The longest reason why another amount than the due one was taken. */
export const MAX_PARTIAL_REASON = 300;

const person = z.string(requestMessages.noDeliveryPerson).check(z.trim());
const note = z._default(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_NOTE, fixedText(requestMessages.tooManyCharacters, { count: MAX_NOTE })),
    ),
  '',
);
const personTooLong = z.maxLength(
  MAX_PERSON,
  fixedText(requestMessages.tooManyCharacters, { count: MAX_PERSON }),
);

const sentence = z
  .string()
  .check(z.trim(), z.maxLength(MAX_NOTE, fixedText(requestMessages.tooManyCharacters, { count: MAX_NOTE })));
const reason = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      MAX_PARTIAL_REASON,
      fixedText(requestMessages.tooManyCharacters, { count: MAX_PARTIAL_REASON }),
    ),
  );
const refusedLines = z
  .array(
    z.object({
      productId: productIdSchema,
      size: sizeSchema(),
      quantity: z
        .int(requestMessages.piecesInvalid)
        .check(z.gte(1, requestMessages.piecesInvalid), z.lte(MAX_PIECES, requestMessages.piecesInvalid)),
    }),
    requestMessages.piecesInvalid,
  )
  .check(
    z.minLength(1, requestMessages.piecesInvalid),
    z.maxLength(MAX_LINES),
    z.refine((lines) => new Set(lines.map(lineId)).size === lines.length, requestMessages.piecesInvalid),
  );
const assignedTo = z.string().check(z.trim(), personTooLong);
const orderStatus = z.enum(ORDER_STATUSES, requestMessages.unknownOrderStatus);
const deliveryStatus = z.enum(DELIVERY_STATUSES, requestMessages.unknownDeliveryStatus);

/** A value to set unconditionally, or `{ from, to }`: 409 where the stored value is not `from`. */
const editOf = <Value extends z.ZodMiniType>(value: Value, message?: string) =>
  z.optional(z.union([value, z.strictObject({ from: value, to: value })], message));

/** The data of a 409 that rejects an edit. */
export const staleEditSchema = z.object({
  stale: z.array(z.object({ field: z.enum(EDITABLE_FIELDS), from: z.string(), is: z.string() })),
  /** The colleague's name; null when the customer or the shop itself made the change. */
  by: z.nullable(z.string()),
});

const page = z.object({ limit: z.optional(wholeNumber(100)), cursor: z.optional(cursor) });
const params = z.object({ id: orderIdParameter });
const count = z.object({ count: z.int() });

/**
 * Delivery transitions by staff (docs/reference/specification.md 4 and 7). 409 for a transition that does not start at
 * the order's current status.
 */
export const deliveryCalls = {
  deliveryStats: call({
    method: 'GET',
    path: '/api/delivery/stats',
    access: 'staff',
    rights: ORDER_READERS,
    data: z.record(z.enum(DELIVERY_STATUSES), count),
  }),
  /** Orders that wait for a delivery person; newest first, 100 per page. */
  listPending: call({
    method: 'GET',
    path: '/api/delivery/pending',
    access: 'staff',
    rights: ORDER_READERS,
    query: page,
    data: z.array(z.extend(orderSchema, { customer: z.object({ name: z.string(), email: z.string() }) })),
  }),
  /** Newest first, 100 per page. */
  listByDelivery: call({
    method: 'GET',
    path: '/api/delivery/orders/{status}',
    access: 'staff',
    rights: ORDER_READERS,
    params: z.object({ status: z.enum(DELIVERY_STATUSES, requestMessages.unknownDeliveryStatus) }),
    query: page,
    data: z.array(orderSchema),
  }),
  assignDelivery: call({
    method: 'PUT',
    path: '/api/delivery/assign/{id}',
    access: 'staff',
    rights: ['orders', 'packing'],
    params,
    body: z.object({
      deliveryPersonName: person.check(z.minLength(1, requestMessages.noDeliveryPerson), personTooLong),
      deliveryNotes: note,
    }),
    data: orderSchema,
    alsoAs: 'order',
  }),
  shipOrder: call({
    method: 'PUT',
    path: '/api/delivery/ship/{id}',
    access: 'staff',
    rights: ['orders', 'packing'],
    params,
    body: z.object({ trackingInfo: note }),
    data: orderSchema,
  }),
  deliverOrder: call({
    method: 'PUT',
    path: '/api/delivery/deliver/{id}',
    access: 'staff',
    rights: ['orders', 'packing'],
    params,
    body: z.object({ deliveryNotes: note }),
    data: orderSchema,
  }),
  /**
   * Records that the customer kept a part and refused the rest at the door (docs/adr/0091). `collected` is the cash that was taken,
   * `due` what the caller saw to be due: 409 with `{ due }` when it is another amount, and without a reason when another one was taken.
   * The refused pieces then wait to be received back. 409 unless the order is under way or its courier reported a partial delivery,
   * and when nothing was kept. Repeating it changes nothing.
   */
  deliverInPart: call({
    method: 'PUT',
    path: '/api/delivery/partial/{id}',
    access: 'staff',
    rights: ['orders', 'packing'],
    params,
    body: z.object({
      refused: refusedLines,
      collected: nonNegativeTakaSchema,
      due: nonNegativeTakaSchema,
      reason: z._default(reason, ''),
    }),
    data: orderSchema,
  }),
  /**
   * Sets any pair of statuses; omitted fields are unchanged. Each field is a value, or `{ from, to }`: when the stored value is
   * not `from`, nothing changes, and a 409 carries `{ stale: [{ field, from, is }], by }`. `deliveryNotes` is for the
   * rider, and the customer reads it; `note` is added to the timeline only. A bare `deliveryNotes` is added there too;
   * alone it changes nothing else and does not release an order on hold.
   */
  setOrderStatus: call({
    method: 'PUT',
    path: '/api/delivery/status/{id}',
    access: 'staff',
    rights: ['orders'],
    params,
    body: z
      .object({
        orderStatus: editOf(orderStatus, requestMessages.unknownOrderStatus),
        deliveryStatus: editOf(deliveryStatus, requestMessages.unknownDeliveryStatus),
        deliveryNotes: editOf(sentence),
        deliveryAssignedTo: editOf(assignedTo),
        trackingInfo: editOf(sentence),
        note: z.optional(sentence),
      })
      .check(
        z.refine(
          ({ orderStatus, deliveryStatus, deliveryNotes, note, ...others }) =>
            orderStatus !== undefined ||
            deliveryStatus !== undefined ||
            !!deliveryNotes ||
            !!note ||
            Object.values(others).some((it) => typeof it === 'object'),
          requestMessages.noStatus,
        ),
      ),
    data: orderSchema,
  }),
};
