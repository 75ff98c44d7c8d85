import { ShopError } from '@nargisus/domain/contract';
import { voucherRejection, type VoucherTerms } from '@nargisus/domain/vouchers';
import type { VoucherPerson } from './voucher-documents.ts';
import type { VouchersRepository } from './vouchers.repository.ts';

/**
 * Returns the terms of a voucher for the caller's order of products.
 * @throws ShopError 'not-found' alike for a code that no voucher has and for one that staff have switched off; 'conflict' with
 * the reason when it does not count for the caller now
 */
export async function checkVoucher(
  { vouchers }: { readonly vouchers: Pick<VouchersRepository, 'offer'> },
  {
    code,
    products,
    person,
    now,
  }: { code: string; products: readonly string[]; person: VoucherPerson; now: Date },
): Promise<VoucherTerms> {
  const offer = await vouchers.offer({ code, person, now }, products);
  if (offer.ok) return offer.terms;
  const isUnknown = offer.rejection.reason === 'unknown-code' || offer.rejection.reason === 'no-code';
  throw new ShopError(isUnknown ? 'not-found' : 'conflict', voucherRejection(offer.rejection));
}
