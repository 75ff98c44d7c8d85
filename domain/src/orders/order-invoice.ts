import * as z from 'zod/mini';
import { momentSchema } from '../time/moment.ts';

/** The tax invoice of an order (docs/adr/0080); what it says is in invoices/{number}. A part of the order. */
export const orderInvoiceSchema = z.object({
  number: z.string(),
  issuedAt: momentSchema,
  /** The number of the credit note that takes it back. Missing while it counts. */
  creditNote: z.optional(z.string()),
});
