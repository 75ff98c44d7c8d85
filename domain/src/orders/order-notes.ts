/** The notes that the shop itself writes to an order's timeline. Staff write notes of their own. */
export const orderNotes = {
  placed: 'Order placed',
  takenByPhone: 'Order taken by phone',
  takenOnFacebook: 'Order taken on Facebook',
  takenOnWhatsapp: 'Order taken on WhatsApp',
  takenInShop: 'Order taken in the shop',
  placedAsExchange: 'Placed as an exchange',
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
  contentsEdited: 'The shop changed the order',
  combined: 'Combined with another order',
  deliveredInPart: 'Delivered in part',
  receivedBack: 'Goods received back by the shop',
  parcelRequested: 'The shop asked the courier to collect the parcel',
  parcelBooked: 'Booked with the courier',
  parcelWithdrawn: 'Taken back from the courier',
  courierPickedUp: 'The courier has the parcel',
  courierInTransit: 'The courier is moving the parcel',
  courierOutForDelivery: 'The courier is bringing the parcel',
  courierDelivered: 'Delivered by the courier',
  courierNotDelivered: 'The courier could not deliver the parcel',
  courierReturned: 'The courier brought the parcel back',
} as const;

/** The `who` of the gateway's timeline entries. */
export const THE_GATEWAY = 'payment-gateway';

/** The `who` of the timeline entries of a courier. */
export const THE_COURIER = 'courier';
