import * as z from 'zod/mini';
import { handInFormSchema, handInSchema, riderCashSchema } from '../../ledger/hand-in.ts';
import { call } from '../call.ts';

/** Cash of deliveries by own riders (docs/adr/0090). */
export const riderCashCalls = {
  /** Returns what each rider holds, most first, and the last 50 hand-ins, newest first. */
  riderCash: call({
    method: 'GET',
    path: '/api/rider-cash',
    access: 'staff',
    rights: ['money'],
    data: z.object({ riders: z.array(riderCashSchema), handIns: z.array(handInSchema) }),
  }),
  /**
   * Records the cash that a rider hands in: all that the rider holds, of which `counted` is there. A difference goes to `account`, with a
   * note. 409 with `{ held }` when the rider does not hold `seen` any more. The same key is the same hand-in.
   */
  handInCash: call({
    method: 'POST',
    path: '/api/rider-cash/hand-ins',
    access: 'staff',
    rights: ['money'],
    idempotent: true,
    perMinute: 60,
    body: handInFormSchema,
    status: 201,
    data: handInSchema,
  }),
};
