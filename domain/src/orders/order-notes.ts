/** The notes that the shop itself writes to an order's timeline. Staff write notes of their own. */
export const orderNotes = {
  placed: 'Order placed',
  cancelledByShop: 'Cancelled by the shop',
  cancelledAndPaymentKept: 'Cancelled by the shop, which keeps the payment',
  cancelledByCustomer: 'Cancelled by the customer',
  refunded: 'Payment refunded',
  partRefundRequested: 'A part of the payment goes back',
  partRefunded: 'A part of the payment was refunded',
  paymentReceived: 'Payment received',
  paymentReversed: 'The payment was recorded by mistake',
  paymentSentBack: 'Payment sent back',
  refundReversed: 'The refund was recorded by mistake',
  released: 'Payment checked by the shop',
  receivedBack: 'Goods received back by the shop',
} as const;

/** The `who` of the gateway's timeline entries. */
export const THE_GATEWAY = 'payment-gateway';

/** Validation errors of a note that staff write for each other. */
export const staffNoteMessages = { empty: 'Please write a note' } as const;
