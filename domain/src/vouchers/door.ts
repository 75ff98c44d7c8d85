export { VOUCHERS, voucherByCode, type Discount, type Voucher } from './vouchers.ts';
export {
  applyVoucher,
  voucherRefusalText,
  type VoucherRefusal,
  type VoucherResult,
} from './apply-voucher.ts';
