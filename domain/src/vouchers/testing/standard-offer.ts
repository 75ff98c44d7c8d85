import type { VoucherOffer } from '../apply-voucher.ts';
import { offerVoucher } from '../offer-voucher.ts';
import { standardVoucher } from '../standard-vouchers.ts';
import { normalCode } from '../voucher-code.ts';

/** Returns the offer of a typed code in a shop with the vouchers of the specification. */
export const standardOffer = (typed: string): VoucherOffer =>
  typed.trim() === ''
    ? { ok: false, rejection: { reason: 'no-code' } }
    : offerVoucher(standardVoucher(normalCode(typed)), { products: [], now: new Date(0) });
