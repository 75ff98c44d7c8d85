import * as z from 'zod/mini';
import { productIdSchema } from '../catalogue/product-id.ts';
import { sizeSchema } from '../catalogue/sizes.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';

/** Names another order: its document id and its readable one. */
export const orderReferenceSchema = z.object({ _id: z.string(), orderId: z.string() });

export type OrderReference = z.output<typeof orderReferenceSchema>;

/** An exchange of pieces of an order (docs/adr/0084), as that order has it: what was to come back, and what its new order got for it. */
export const orderExchangeSchema = z.object({
  /** The new order. */
  order: orderReferenceSchema,
  back: z.array(z.object({ productId: productIdSchema, size: sizeSchema(), quantity: z.int() })),
  credit: nonNegativeTakaSchema,
});

export type OrderExchange = z.output<typeof orderExchangeSchema>;
