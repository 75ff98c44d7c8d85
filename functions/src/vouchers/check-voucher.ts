import type { Product } from '@nargisus/domain/catalogue';
import { ShopError } from '@nargisus/domain/contract';
import { voucherRejection, type VoucherTerms } from '@nargisus/domain/vouchers';
import type { VoucherPerson } from './voucher-documents.ts';
import type { VouchersRepository } from './vouchers.repository.ts';

export interface VoucherCheckRepositories {
  readonly vouchers: Pick<VouchersRepository, 'offer'>;
  /** The products, as ProductsRepository answers. */
  readonly products: { readonly findAll: (ids: readonly string[]) => Promise<Product[]> };
}

/**
 * Returns the terms of a voucher for the caller's order of products. One read for each of them, and those of VouchersRepository.offer().
 * @throws ShopError 'not-found' alike for a code that no voucher has and for one that staff have switched off; 'conflict' with
 * the reason when it does not count for the caller now
 */
export async function checkVoucher(
  { vouchers, products: catalogue }: VoucherCheckRepositories,
  {
    code,
    products,
    person,
    now,
  }: { code: string; products: readonly string[]; person: VoucherPerson; now: Date },
): Promise<VoucherTerms> {
  const offer = await vouchers.offer({ code, person, now }, await catalogue.findAll(products));
  if (offer.ok) return offer.terms;
  const isUnknown = offer.rejection.reason === 'unknown-code' || offer.rejection.reason === 'no-code';
  throw new ShopError(isUnknown ? 'not-found' : 'conflict', voucherRejection(offer.rejection));
}
