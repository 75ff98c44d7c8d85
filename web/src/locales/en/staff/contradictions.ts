import { defineStrings } from '../../define-strings.ts';

/** What contradicts itself in an order, and what to do about it (docs/adr/0089). */
export const contradictionStrings = defineStrings('contradictions', {
  'cancelled-delivered':
    'The order is cancelled, but its parcel was delivered. If the customer has it, set the order to Delivered.',
  'delivered-not-arrived':
    'The order is delivered, but its parcel is not. Set both to Delivered, or neither.',
  'arrived-not-delivered':
    'The parcel was delivered, but the order is not. Set both to Delivered, or neither.',
  'shipped-in-shop': 'The order is shipped, but its parcel is still in the shop.',
  'under-way-not-shipped': 'The parcel is under way, but the order is not shipped.',
  'refund-failed': 'The gateway rejected the refund. Try it again, or send the money by hand.',
  'refunded-not-cancelled':
    'The money goes back to the customer, but the order goes on. Cancel it, or take a new order.',
  'refund-without-payment': 'A refund is noted, but nothing was paid online.',
  'refund-other-status': 'The payment does not say what became of the refund.',
  'cancelled-holds-money':
    'The order is cancelled, but the shop holds its money. Send it back, or note that the shop keeps it.',
  'paid-not-collected': 'The order is paid in cash, but nobody has delivered it and collected the cash.',
  'returned-paid': 'The parcel came back, but its cash counts as paid.',
  'cash-called-off': 'The payment was called off, but the order goes on: the rider would collect nothing.',
  'advance-not-paid': 'The order was to be paid before its delivery, but its payment is not there.',
});
