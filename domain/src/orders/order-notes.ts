/** What the shop itself writes into an order's timeline; staff write notes of their own. */
export const orderNotes = {
  placed: 'Order placed',
  cancelledByShop: 'Cancelled by the shop',
  cancelledByCustomer: 'Cancelled by the customer',
  refunded: 'Payment refunded',
  released: 'Payment checked by the shop',
} as const;
