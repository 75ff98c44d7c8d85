/** Errors of a voucher (docs/reference/specification.md 5, Voucher). */
export const voucherMessages = {
  noCode: 'Please enter a voucher code',
  unknownCode: 'Invalid voucher code',
  belowMinimum: 'Minimum order amount of {amount} required for this voucher',
} as const;
