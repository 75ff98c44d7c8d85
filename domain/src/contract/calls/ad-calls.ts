import * as z from 'zod/mini';
import { conversionRequestSchema } from '../../ads/conversion.ts';
import { call } from '../call.ts';
import { orderIdParameter } from '../parameters.ts';

/** What Meta learns of orders (docs/adr/0066). */
export const adCalls = {
  /**
   * Reports an order of the caller, who has agreed to it, to Meta; the sign-in is proof that it is theirs. `isFirst` is false for
   * an order that was reported before, is older than a day, or while the shop has no pixel: nothing is sent then.
   */
  reportConversion: call({
    method: 'POST',
    path: '/api/orders/{id}/conversion',
    access: 'signed-in',
    perMinute: 10,
    params: z.object({ id: orderIdParameter }),
    body: conversionRequestSchema,
    data: z.object({ isFirst: z.boolean() }),
  }),
};
