import { trackedOrderSchema, trackingRequestSchema } from '../../orders/order-tracking.ts';
import { call } from '../call.ts';

/** Following an order without an account (docs/adr/0069). */
export const trackingCalls = {
  /**
   * Follows an order without an account: by its number with the recipient's phone, at most TRACKING_TRIES_PER_MINUTE times
   * per order and per phone, or by the token of a link. The same 404 for an order that does not exist, for a wrong
   * phone, and 60 days after the order ended.
   */
  trackOrder: call({
    method: 'POST',
    path: '/api/track',
    access: 'anyone',
    body: trackingRequestSchema,
    data: trackedOrderSchema,
  }),
};
