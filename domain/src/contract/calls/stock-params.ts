import * as z from 'zod/mini';
import { parseStockId } from '../../stock/stock.ts';
import { requestMessages } from '../request-messages.ts';

/** One size of a product: `{productId}_{size}`, as the id of its cart line. */
export const stockParams = z.object({
  stock: z.pipe(
    z.string().check(z.refine((id) => parseStockId(id) !== undefined, requestMessages.unknownStock)),
    z.transform((id) => parseStockId(id)!),
  ),
});
