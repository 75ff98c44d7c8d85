import * as z from 'zod/mini';
import { orderSchema } from '../../orders/order.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES } from '../../orders/statuses.ts';
import { call, cursor, orderIdParameter, wholeNumber } from '../call.ts';

const MAX_PERSON = 120;
/** With the words around it, what a note in the timeline may have. */
const MAX_NOTE = 480;

const person = z.string('Delivery person name is required').check(z.trim());
const note = z._default(
  z.string().check(z.trim(), z.maxLength(MAX_NOTE, `At most ${MAX_NOTE} characters`)),
  '',
);
const personTooLong = z.maxLength(MAX_PERSON, `At most ${MAX_PERSON} characters`);

const page = z.object({ limit: z.optional(wholeNumber(100)), cursor: z.optional(cursor) });
const params = z.object({ id: orderIdParameter });
const count = z.object({ count: z.int() });

/** Delivery, as the staff steers it (SPEC 4 and 7). A step that does not begin where the order stands is a 409. */
export const deliveryCalls = {
  deliveryStats: call({
    method: 'GET',
    path: '/api/delivery/stats',
    who: 'admin',
    data: z.record(z.enum(DELIVERY_STATUSES), count),
  }),
  /** Orders that wait for somebody to deliver them; newest first, 100 per page. */
  listPending: call({
    method: 'GET',
    path: '/api/delivery/pending',
    who: 'admin',
    query: page,
    data: z.array(z.extend(orderSchema, { customer: z.object({ name: z.string(), email: z.string() }) })),
  }),
  /** Newest first, 100 per page. */
  listByDelivery: call({
    method: 'GET',
    path: '/api/delivery/orders/{status}',
    who: 'admin',
    params: z.object({ status: z.enum(DELIVERY_STATUSES, 'Unknown delivery status') }),
    query: page,
    data: z.array(orderSchema),
  }),
  assignDelivery: call({
    method: 'PUT',
    path: '/api/delivery/assign/{id}',
    who: 'admin',
    params,
    body: z.object({
      deliveryPersonName: person.check(z.minLength(1, 'Delivery person name is required'), personTooLong),
      deliveryNotes: note,
    }),
    data: orderSchema,
    alsoAs: 'order',
  }),
  shipOrder: call({
    method: 'PUT',
    path: '/api/delivery/ship/{id}',
    who: 'admin',
    params,
    body: z.object({ trackingInfo: note }),
    data: orderSchema,
  }),
  deliverOrder: call({
    method: 'PUT',
    path: '/api/delivery/deliver/{id}',
    who: 'admin',
    params,
    body: z.object({ deliveryNotes: note }),
    data: orderSchema,
  }),
  /**
   * Sets any pair of statuses; what is not sent stays. A note alone goes into the timeline and changes nothing else, nor
   * takes an order off hold.
   */
  setOrderStatus: call({
    method: 'PUT',
    path: '/api/delivery/status/{id}',
    who: 'admin',
    params,
    body: z
      .object({
        orderStatus: z.optional(z.enum(ORDER_STATUSES, 'Unknown order status')),
        deliveryStatus: z.optional(z.enum(DELIVERY_STATUSES, 'Unknown delivery status')),
        deliveryNotes: z.optional(note),
        deliveryAssignedTo: z.optional(z.string().check(z.trim(), personTooLong)),
      })
      .check(
        z.refine(
          (it) => it.orderStatus !== undefined || it.deliveryStatus !== undefined || !!it.deliveryNotes,
          'Please give an order status or a delivery status',
        ),
      ),
    data: orderSchema,
  }),
};
