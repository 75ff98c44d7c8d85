export {
  applyVoucher,
  voucherRejection,
  voucherRejectionText,
  type VoucherOffer,
  type VoucherResult,
} from './apply-voucher.ts';
export type { Benefit, BenefitKind } from './benefit.ts';
export { editVoucher, wireVoucher } from './edit-voucher.ts';
export { limitOfPerson, offerVoucher, voucherTermsOf, type VoucherUsage } from './offer-voucher.ts';
export { staffVoucherMessages } from './staff-voucher-messages.ts';
export { STANDARD_VOUCHERS, standardVoucher } from './standard-vouchers.ts';
export {
  MAX_USES_IN_ALL,
  MAX_USES_PER_PERSON,
  MAX_VOUCHER_DESCRIPTION,
  MAX_VOUCHER_NAME,
  MAX_VOUCHERS,
  storedVoucher,
  voucherFormSchema,
  voucherSchema,
  type Voucher,
  type VoucherField,
  type VoucherForm,
} from './voucher.ts';
export { isVoucherCode, MAX_TYPED_CODE, normalCode } from './voucher-code.ts';
export { voucherMessages } from './voucher-messages.ts';
export type { VoucherRejection } from './voucher-rejection.ts';
export { STATISTICS_DAYS, type VoucherStatistics } from './voucher-statistics.ts';
export type { VoucherTerms } from './voucher-terms.ts';
export {
  accountClaimId,
  voucherClaimSchema,
  voucherUseId,
  voucherUseSchema,
  type VoucherClaim,
  type VoucherUse,
} from './voucher-use.ts';
