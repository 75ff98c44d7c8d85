export { VOUCHERS, voucherByCode, type Discount, type Voucher } from './vouchers.ts';
export { applyVoucher, voucherRejection, voucherRejectionText, type VoucherResult } from './apply-voucher.ts';
export type { VoucherRejection } from './voucher-rejection.ts';
