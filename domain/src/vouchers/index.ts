export { VOUCHERS, voucherByCode, type Discount, type Voucher } from './vouchers.ts';
export {
  applyVoucher,
  voucherRejection,
  voucherRejectionText,
  type VoucherRejection,
  type VoucherResult,
} from './apply-voucher.ts';
