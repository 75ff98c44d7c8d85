import * as z from 'zod/mini';
import { callFormSchema } from '../../desk/phone-call.ts';
import { orderDeskSchema } from '../../desk/order-desk.ts';
import { momentSchema } from '../../time/moment.ts';
import { call } from '../call.ts';
import { orderIdParameter } from '../parameters.ts';

/** What staff know of an order, without what it is found by. */
const calledOrderSchema = z.omit(orderDeskSchema, {
  tokens: true,
  ...{ shown: true, source: true, carrier: true, region: true, district: true, paymentMethod: true },
});

const oneOrder = z.object({ id: orderIdParameter });

/** Calls to customers before their orders are packed (docs/adr/0077). */
export const deskCalls = {
  /**
   * Marks an order as being called for ten minutes, so that no colleague calls meanwhile. 409 with `data.by` while a colleague
   * is calling, unless `takeOver` is true; 409 too when the order waits for no call.
   */
  beginCall: call({
    method: 'PUT',
    path: '/api/orders/{id}/calling',
    access: 'staff',
    rights: ['calls'],
    params: oneOrder,
    body: z.object({ takeOver: z._default(z.boolean(), false) }),
    data: calledOrderSchema,
  }),
  /**
   * Records how a call ended. `lastSeen` is the time of the last call that the member of staff knows of, null for none: 409 when
   * a colleague has recorded one since. 'cancelled' cancels the order.
   */
  recordCall: call({
    method: 'POST',
    path: '/api/orders/{id}/calls',
    access: 'staff',
    rights: ['calls'],
    params: oneOrder,
    body: z.safeExtend(callFormSchema, { lastSeen: z.nullable(momentSchema) }),
    status: 201,
    data: calledOrderSchema,
  }),
};
