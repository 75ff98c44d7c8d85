import * as z from 'zod/mini';
import { lineId } from '../cart/line-id.ts';
import { MAX_LINES } from '../cart/cart-item.ts';
import { quantitySchema } from '../cart/quantity.ts';
import { productIdSchema } from '../catalogue/product-id.ts';
import { SIZES } from '../catalogue/sizes.ts';
import { DELIVERY_OPTIONS } from '../delivery/options.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { addressSchema } from './address.ts';

const askedLineSchema = z.object({
  productId: productIdSchema,
  size: z.enum(SIZES, 'Please choose a size'),
  quantity: quantitySchema,
});

/**
 * Body of POST /api/orders (SPEC 3, Order creation payload). The client also sends names, prices and partial sums:
 * they are dropped here, because only the stored products decide. `totalAmount` is what the shopper saw and agreed to.
 */
export const orderDraftSchema = z.object({
  // First, so that an empty cart is said before anything about an address.
  items: z.array(askedLineSchema, 'Your cart is empty').check(
    z.minLength(1, 'Your cart is empty'),
    z.maxLength(MAX_LINES, `An order can have at most ${MAX_LINES} lines`),
    z.refine(
      (items) => new Set(items.map(lineId)).size === items.length,
      'The same product and size is listed twice',
    ),
  ),
  deliveryOption: z.enum(DELIVERY_OPTIONS, 'Please choose a delivery option'),
  voucherCode: z._default(z.nullable(z.string().check(z.maxLength(50, 'Invalid voucher code'))), null),
  totalAmount: nonNegativeTakaSchema,
  ...addressSchema.shape,
});

export type OrderDraft = z.output<typeof orderDraftSchema>;
