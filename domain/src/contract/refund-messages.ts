/**
 * Errors of refunds by staff. Apart from their other errors, because the calls of orders need these alone, and the checkout
 * loads those.
 */
export const refundMessages = {
  amount: 'Please enter the amount that goes back',
  reason: 'Please give a reason',
} as const;
