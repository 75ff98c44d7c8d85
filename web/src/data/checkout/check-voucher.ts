import { voucherCalls } from '@nargisus/domain/contract';
import type { VoucherTerms } from '@nargisus/domain/vouchers';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

/**
 * Returns what a voucher takes off the shopper's order of products; nothing is used up. Rejects with ShopError: 'not-found' for a
 * code that no voucher has, 'conflict' with the reason when it does not count for the shopper now.
 */
export const checkVoucher = (code: string, products: readonly string[]): Promise<VoucherTerms> =>
  callApiAuthenticated(voucherCalls.checkVoucher, {
    params: { code },
    query: { products: products.join() },
  });
