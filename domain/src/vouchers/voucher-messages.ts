/** Errors of a voucher (docs/reference/specification.md 5, Voucher). */
export const voucherMessages = {
  noCode: 'Please enter a voucher code',
  unknownCode: 'Invalid voucher code',
  belowMinimum: 'Minimum order amount of {amount} required for this voucher',
  notBegun: 'This voucher is not valid yet',
  ended: 'This voucher has expired',
  usedUp: 'This voucher has been used up',
  usedByYou: 'You have already used this voucher',
  notFirstOrder: 'This voucher is for the first order only',
  notForProducts: 'This voucher is not for the products in your cart',
} as const;
