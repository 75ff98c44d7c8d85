import * as z from 'zod/mini';
import { MAX_LINES } from '../../cart/cart-item.ts';
import { productIdSchema } from '../../catalogue/product-id.ts';
import { fixedText } from '../../text/message.ts';
import { checkoutMessages } from '../../checkout/checkout-messages.ts';
import { typedCodeSchema } from '../../vouchers/voucher-code.ts';
import { voucherFormSchema, voucherSchema } from '../../vouchers/voucher.ts';
import { voucherStatisticsSchema } from '../../vouchers/voucher-statistics.ts';
import { voucherTermsSchema } from '../../vouchers/voucher-terms.ts';
import { call, noData } from '../call.ts';
import { changeOf } from '../change-of.ts';

const one = z.object({ code: typedCodeSchema });

/** The data of a 409 that rejects an edit. */
export const staleVoucherSchema = z.object({
  stale: z.array(z.object({ field: z.string(), from: z.unknown(), is: z.unknown() })),
  /** The name of the colleague who changed the voucher last; null for a deleted account. */
  by: z.nullable(z.string()),
});

/** Vouchers (docs/adr/0074). */
export const voucherCalls = {
  /**
   * What a voucher takes off the caller's order of `products`, ids with commas between them; nothing is used up. 404 'Invalid
   * voucher code' for a code that no voucher has or staff have switched off; 409 with the reason when it does not count for the
   * caller now. The products and the minimum are for the quote to decide.
   */
  checkVoucher: call({
    method: 'GET',
    path: '/api/vouchers/{code}/check',
    access: 'signed-in',
    perMinute: 20,
    params: one,
    query: z.object({ products: productIdsSchema() }),
    data: voucherTermsSchema,
  }),
  /** All vouchers, by code, with those that come with the shop. */
  listVouchers: call({
    method: 'GET',
    path: '/api/vouchers',
    access: 'admin',
    data: z.array(voucherSchema),
  }),
  /** Adds a voucher. 409 when its code is taken, or the shop has 200 vouchers. */
  addVoucher: call({
    method: 'POST',
    path: '/api/vouchers',
    access: 'admin',
    perMinute: 30,
    status: 201,
    body: voucherFormSchema,
    data: voucherSchema,
  }),
  /**
   * `{ from, to }` for each changed field; `isActive` switches it on and off. When a stored value is not `from`, nothing
   * changes, and a 409 carries `{ stale: [{ field, from, is }], by }`.
   */
  editVoucher: call({
    method: 'PUT',
    path: '/api/vouchers/{code}',
    access: 'admin',
    perMinute: 60,
    params: one,
    body: z.object({ changes: z.record(z.string(), changeOf(z.unknown())) }),
    data: voucherSchema,
  }),
  /** Deletes a voucher without uses. 409 for one with uses, or one that comes with the shop. */
  deleteVoucher: call({
    method: 'DELETE',
    path: '/api/vouchers/{code}',
    access: 'admin',
    perMinute: 30,
    params: one,
    data: noData,
  }),
  /** Uses, discounts and totals of the orders with a voucher: in all, and of the last 30 days by day. */
  readVoucherStatistics: call({
    method: 'GET',
    path: '/api/vouchers/{code}/statistics',
    access: 'admin',
    params: one,
    data: voucherStatisticsSchema,
  }),
};

function productIdsSchema() {
  const tooMany = fixedText(checkoutMessages.tooManyLines, { count: MAX_LINES });
  const ids = z
    .array(productIdSchema)
    .check(z.minLength(1, checkoutMessages.cartEmpty), z.maxLength(MAX_LINES, tooMany));
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(MAX_LINES * 65)),
      z.transform((text) => text.split(',')),
    ),
    ids,
  );
}
