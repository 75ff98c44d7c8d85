import * as z from 'zod/mini';
import { MAX_LINES } from '../../cart/cart-item.ts';
import { productIdSchema } from '../../catalogue/product-id.ts';
import { fixedText } from '../../text/message.ts';
import { checkoutMessages } from '../../checkout/checkout-messages.ts';
import { typedCodeSchema } from '../../vouchers/voucher-code.ts';
import { voucherTermsSchema } from '../../vouchers/voucher-terms.ts';
import { call } from '../call.ts';

const one = z.object({ code: typedCodeSchema });

/** Vouchers, as customers use them (docs/adr/0074). */
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
