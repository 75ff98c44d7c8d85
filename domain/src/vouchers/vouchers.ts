import { taka } from '../money/taka.ts';
import type { Paisa } from '../money/paisa.ts';
import { latinDigits } from '../text/bangla-digits.ts';

export type Discount =
  { readonly kind: 'percent'; readonly percent: number } | { readonly kind: 'fixed'; readonly amount: Paisa };

export interface Voucher {
  readonly code: string;
  readonly discount: Discount;
  /** The minimum subtotal. */
  readonly minimum: Paisa;
}

/** The values of docs/reference/specification.md 9. */
export const VOUCHERS: readonly Voucher[] = [
  { code: 'WELCOME10', discount: { kind: 'percent', percent: 10 }, minimum: taka(500) },
  { code: 'SAVE50', discount: { kind: 'fixed', amount: taka(50) }, minimum: taka(300) },
  { code: 'NEWUSER', discount: { kind: 'percent', percent: 15 }, minimum: taka(1000) },
];

/** Finds a voucher by a typed code. Ignores case, surrounding blanks and the script of the digits. */
export function voucherByCode(code: string): Voucher | undefined {
  const normalizedCode = latinDigits(code).trim().toUpperCase();
  return VOUCHERS.find((voucher) => voucher.code === normalizedCode);
}
