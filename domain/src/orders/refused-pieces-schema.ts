import * as z from 'zod/mini';

/**
 * The pieces of a line that the customer refused at the door (docs/adr/0091), and how many of them went on the shelf again; the others
 * were written off. `putBack` is missing until the shop received them back.
 */
export const refusedPiecesSchema = z.object({ quantity: z.int(), putBack: z.optional(z.int()) });
