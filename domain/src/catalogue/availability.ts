import * as z from 'zod/mini';

/**
 * Whether a counted size can be bought, as shoppers see it. `left` only where few are left. It may be seconds old: the
 * order's transaction decides.
 */
const sizeAvailabilitySchema = z.object({
  state: z.enum(['in', 'low', 'out']),
  left: z.optional(z.int()),
});

/** The counted sizes of a product. A size that is not in it is not counted. */
export const availabilitySchema = z.record(z.string(), sizeAvailabilitySchema);

export type SizeAvailability = z.output<typeof sizeAvailabilitySchema>;
export type Availability = z.output<typeof availabilitySchema>;
