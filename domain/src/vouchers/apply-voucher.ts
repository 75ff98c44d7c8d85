import { formatTakaInWords } from '../money/format-taka.ts';
import { addPaisa, NO_MONEY, paisa, type Paisa } from '../money/paisa.ts';
import { percentOf } from '../money/percent.ts';
import { messageText, withParams, type Message } from '../text/message.ts';
import { voucherMessages } from './voucher-messages.ts';
import type { VoucherRejection } from './voucher-rejection.ts';
import type { VoucherTerms } from './voucher-terms.ts';

/** A voucher that counts for this person at this moment, or why none does. */
export type VoucherOffer =
  | { readonly ok: true; readonly terms: VoucherTerms }
  | { readonly ok: false; readonly rejection: VoucherRejection };

/** The priced order, before the discount. */
interface Priced {
  readonly lines: readonly { readonly productId: string; readonly itemTotal: Paisa }[];
  readonly subtotal: Paisa;
  readonly deliveryCharge: Paisa;
}

export type VoucherResult =
  | { readonly ok: true; readonly code: string; readonly discount: Paisa }
  | { readonly ok: false; readonly rejection: VoucherRejection };

const rejected = (rejection: VoucherRejection): VoucherResult => ({ ok: false, rejection });

/**
 * Returns the discount of a voucher in paisa (docs/reference/specification.md 5 and 9, docs/adr/0074): at most the lines that
 * it counts for, or the delivery charge. Rejects instead of throwing: the shopper can act on the reason.
 */
export function applyVoucher(
  offer: VoucherOffer,
  { lines, subtotal, deliveryCharge }: Priced,
): VoucherResult {
  if (!offer.ok) return offer;
  const { code, benefit, minimum, products } = offer.terms;
  const counted = products ? lines.filter(({ productId }) => products.includes(productId)) : lines;
  if (products && counted.length === 0) return rejected({ reason: 'not-for-products' });
  if (subtotal < minimum) return rejected({ reason: 'below-minimum', minimum });
  const base = addPaisa(NO_MONEY, ...counted.map(({ itemTotal }) => itemTotal));
  switch (benefit.kind) {
    case 'percent': {
      const part = percentOf(base, benefit.percent);
      return { ok: true, code, discount: paisa(Math.min(part, benefit.atMost ?? part)) };
    }
    case 'amount':
      return { ok: true, code, discount: paisa(Math.min(benefit.amount, base)) };
    case 'free-delivery':
      return { ok: true, code, discount: deliveryCharge };
  }
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
    case 'not-begun':
      return voucherMessages.notBegun;
    case 'ended':
      return voucherMessages.ended;
    case 'used-up':
      return voucherMessages.usedUp;
    case 'used-by-you':
      return voucherMessages.usedByYou;
    case 'not-first-order':
      return voucherMessages.notFirstOrder;
    case 'not-for-products':
      return voucherMessages.notForProducts;
  }
}

/** Returns that message in English. */
export const voucherRejectionText = (rejection: VoucherRejection): string =>
  messageText(voucherRejection(rejection));
