import { formatTakaInWords } from '../money/format-taka.ts';
import { paisa, type Paisa } from '../money/paisa.ts';
import { percentOf } from '../money/percent.ts';
import { messageText, withParams, type Message } from '../text/message.ts';
import { voucherMessages } from './voucher-messages.ts';
import type { VoucherRejection } from './voucher-rejection.ts';
import { voucherByCode, type Discount } from './vouchers.ts';

export type VoucherResult =
  | { readonly ok: true; readonly code: string; readonly discount: Paisa }
  | { readonly ok: false; readonly rejection: VoucherRejection };

const rejected = (rejection: VoucherRejection): VoucherResult => ({ ok: false, rejection });

/**
 * Returns the discount of a voucher, at most the subtotal (docs/reference/specification.md 5 and 9). Rejects instead of
 * throwing: the shopper can act on the reason.
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

/** Returns the message of a rejected voucher for the shopper (docs/reference/specification.md 5, Voucher). */
export function voucherRejection(rejection: VoucherRejection): string | Message {
  switch (rejection.reason) {
    case 'no-code':
      return voucherMessages.noCode;
    case 'unknown-code':
      return voucherMessages.unknownCode;
    case 'below-minimum':
      return withParams(voucherMessages.belowMinimum, { amount: formatTakaInWords(rejection.minimum) });
  }
}

/** Returns that message in English. */
export const voucherRejectionText = (rejection: VoucherRejection): string =>
  messageText(voucherRejection(rejection));
