import { collectionsOf } from '../catalogue/suggest-collections.ts';
import type { Product } from '../catalogue/product.ts';
import { dhakaDay } from '../time/dhaka-day.ts';
import type { VoucherOffer } from './apply-voucher.ts';
import type { Voucher } from './voucher.ts';
import type { VoucherRejection } from './voucher-rejection.ts';
import type { VoucherTerms } from './voucher-terms.ts';

/** What decides whether a voucher counts for a product. */
type Sold = Pick<Product, 'id' | 'name' | 'category' | 'collections'>;

/** What a person and the shop have used of a voucher. */
export interface VoucherUsage {
  /** The purchase has this voucher already: an attempt to pay for it holds the use. Then no limit counts again. */
  readonly isOwn: boolean;
  /** The most uses that one of the person's keys (account, proved phone) has. */
  readonly byPerson: number;
  /** Whether the person has ordered before; only asked where it counts. */
  readonly hasOrdered: boolean;
}

const UNUSED: VoucherUsage = { isOwn: false, byPerson: 0, hasOrdered: false };

const rejected = (reason: Exclude<VoucherRejection['reason'], 'below-minimum'>): VoucherOffer => ({
  ok: false,
  rejection: { reason },
});

/** Returns how often one person may use a voucher; null for any number. A first order happens once. */
export function limitOfPerson({
  limitPerPerson,
  firstOrderOnly,
}: Pick<Voucher, 'limitPerPerson' | 'firstOrderOnly'>): number | null {
  return firstOrderOnly ? 1 : limitPerPerson;
}

/**
 * Returns the terms of a voucher for a person at a moment, or why it does not count. What depends on the priced order
 * (products, minimum) is decided by applyVoucher().
 * @param voucher - undefined for a code that no voucher has
 */
export function offerVoucher(
  voucher: Voucher | undefined,
  {
    products,
    now,
    usage = UNUSED,
  }: {
    readonly products: readonly Sold[];
    readonly now: Date;
    readonly usage?: VoucherUsage;
  },
): VoucherOffer {
  if (!voucher?.isActive) return rejected('unknown-code');
  const today = dhakaDay(now);
  if (voucher.startsOn !== null && today < voucher.startsOn) return rejected('not-begun');
  if (voucher.endsOn !== null && today > voucher.endsOn) return rejected('ended');
  if (!usage.isOwn) {
    const { limitInAll, used, firstOrderOnly } = voucher;
    const perPerson = limitOfPerson(voucher);
    // Before "used up": who has used it wants to know that, not that others have.
    if (perPerson !== null && usage.byPerson >= perPerson) return rejected('used-by-you');
    if (firstOrderOnly && usage.hasOrdered) return rejected('not-first-order');
    if (limitInAll !== null && used >= limitInAll) return rejected('used-up');
  }
  return { ok: true, terms: voucherTermsOf(voucher, products) };
}

/** Returns the terms of a voucher for an order of these products. */
export function voucherTermsOf(voucher: Voucher, products: readonly Sold[]): VoucherTerms {
  const { code, name, nameBn, description, descriptionBn } = voucher;
  const { benefit, minimum, categories, collections } = voucher;
  const isForAll = categories.length === 0 && collections.length === 0;
  const isFor = (product: Sold) =>
    categories.includes(product.category) || collections.some((it) => collectionsOf(product).includes(it));
  return {
    ...{ code, name, nameBn, description, descriptionBn },
    benefit,
    minimum,
    products: isForAll ? null : products.filter(isFor).map(({ id }) => id),
  };
}
