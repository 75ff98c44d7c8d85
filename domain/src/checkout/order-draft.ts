import * as z from 'zod/mini';
import { cartMessages } from '../cart/cart-messages.ts';
import { lineId } from '../cart/line-id.ts';
import { MAX_LINES } from '../cart/cart-item.ts';
import { quantitySchema } from '../cart/quantity.ts';
import { productIdSchema } from '../catalogue/product-id.ts';
import { sizeSchema } from '../catalogue/sizes.ts';
import { DELIVERY_OPTIONS } from '../delivery/options.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { fixedText } from '../text/message.ts';
import { MAX_TYPED_CODE } from '../vouchers/voucher-code.ts';
import { voucherMessages } from '../vouchers/voucher-messages.ts';
import { addressSchema } from './address.ts';
import { checkoutMessages } from './checkout-messages.ts';

const requestedLineSchema = z.object({
  productId: productIdSchema,
  size: sizeSchema(cartMessages.sizeInvalid),
  quantity: quantitySchema,
});

/**
 * Body of POST /api/orders (docs/reference/specification.md 3, Order creation payload). Drops the names, prices and
 * partial sums that the client also sends, because the stored products decide. `totalAmount` is the total that the
 * shopper saw and agreed to.
 */
export const orderDraftSchema = z.object({
  // First, so that an empty cart is reported before errors of the address.
  items: z.array(requestedLineSchema, checkoutMessages.cartEmpty).check(
    z.minLength(1, checkoutMessages.cartEmpty),
    z.maxLength(MAX_LINES, fixedText(checkoutMessages.tooManyLines, { count: MAX_LINES })),
    z.refine((items) => new Set(items.map(lineId)).size === items.length, checkoutMessages.listedTwice),
  ),
  deliveryOption: z.enum(DELIVERY_OPTIONS, checkoutMessages.deliveryMissing),
  voucherCode: z._default(
    z.nullable(z.string().check(z.maxLength(MAX_TYPED_CODE, voucherMessages.unknownCode))),
    null,
  ),
  totalAmount: nonNegativeTakaSchema,
  ...addressSchema.shape,
});

export type OrderDraft = z.output<typeof orderDraftSchema>;
