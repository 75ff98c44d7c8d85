import { formatTakaInWords } from '../money/format-taka.ts';
import { paisa, type Paisa } from '../money/paisa.ts';
import { percentOf } from '../money/percent.ts';
import { interpolate } from '../text/template.ts';
import { voucherMessages } from './voucher-messages.ts';
import { voucherByCode, type Discount } from './vouchers.ts';

export type VoucherRejection =
  | { readonly reason: 'no-code' }
  | { readonly reason: 'unknown-code' }
  | { readonly reason: 'below-minimum'; readonly minimum: Paisa };

export type VoucherResult =
  | { readonly ok: true; readonly code: string; readonly discount: Paisa }
  | { readonly ok: false; readonly refusal: VoucherRejection };

const rejected = (refusal: VoucherRejection): VoucherResult => ({ ok: false, refusal });

/**
 * docs/reference/specification.md 5 and 9. Refuses instead of throwing: the shopper can act on the reason. Never
 * more than the subtotal.
 */
export function applyVoucher(code: string, subtotal: Paisa): VoucherResult {
  if (code.trim() === '') return rejected({ reason: 'no-code' });
  const voucher = voucherByCode(code);
  if (!voucher) return rejected({ reason: 'unknown-code' });
  if (subtotal < voucher.minimum) return rejected({ reason: 'below-minimum', minimum: voucher.minimum });
  return { ok: true, code: voucher.code, discount: discountFor(voucher.discount, subtotal) };
}

function discountFor(discount: Discount, subtotal: Paisa): Paisa {
  const amount = discount.kind === 'percent' ? percentOf(subtotal, discount.percent) : discount.amount;
  return paisa(Math.min(amount, subtotal));
}

/** docs/reference/specification.md 5, Voucher: the words for the shopper. */
export function voucherRejectionText(refusal: VoucherRejection): string {
  switch (refusal.reason) {
    case 'no-code':
      return voucherMessages.noCode;
    case 'unknown-code':
      return voucherMessages.unknownCode;
    case 'below-minimum':
      return interpolate(voucherMessages.belowMinimum, { amount: formatTakaInWords(refusal.minimum) });
  }
}
