import { defineStrings } from '../define-strings.ts';

/** A link with a voucher. */
export const linkedVoucherStrings = defineStrings('linkedVoucher', {
  kept: 'Your voucher is applied at the checkout.',
});
