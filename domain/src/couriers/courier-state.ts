import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';

/** Why the courier takes nothing from the shop: wrong keys, an inactive account, or too many requests. */
const BLOCK_REASONS = ['auth', 'account', 'rate'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

/** courierState/{courier}: whether parcels are sent. Written by functions only; staff read it. */
export const courierStateSchema = z.object({
  _id: z.string(),
  /** Null while parcels are sent. Without `until`, sending resumes when staff say so. */
  blocked: z.nullable(
    z.object({ reason: z.enum(BLOCK_REASONS), at: momentSchema, until: z.nullable(momentSchema) }),
  ),
});

export type CourierState = z.output<typeof courierStateSchema>;

/** Returns whether nothing may be sent now. */
export function isBlocked(state: CourierState | undefined, now: Date): boolean {
  const { blocked = null } = state ?? {};
  return blocked !== null && (blocked.until === null || blocked.until > now);
}
