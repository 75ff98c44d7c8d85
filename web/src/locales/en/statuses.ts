import { defineStrings } from '../define-strings.ts';

/** Labels of order, delivery and payment statuses; the English ones are those of statusLabel in the domain. */
export const statusStrings = defineStrings('statuses', {
  pending: 'Pending',
  confirmed: 'Confirmed',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  assigned: 'Assigned',
  picked_up: 'Picked up',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  failed_delivery: 'Failed delivery',
  returned: 'Returned',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
});
