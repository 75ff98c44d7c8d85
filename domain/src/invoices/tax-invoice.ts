import * as z from 'zod/mini';
import { addressLine } from '../checkout/address.ts';
import type { Order } from '../orders/order.ts';
import { momentSchema } from '../time/moment.ts';
import { CREDIT_REASONS, type CreditReason } from './credit-reason.ts';
import { fiscalYearSchema } from './fiscal-year.ts';
import { INVOICE_KINDS, invoiceNumber } from './invoice-series.ts';
import { sellerSchema, type Seller } from './seller.ts';
import { taxLines, taxLineSchema } from './tax-lines.ts';

/**
 * invoices/{_id}: a tax invoice (Mushak-6.3) or the credit note that takes one back (Mushak-6.7), by its number. It keeps what it
 * said when it was issued, whatever becomes of the order; functions create it, and nothing changes or deletes it.
 */
export const taxInvoiceSchema = z.object({
  _id: z.string(),
  kind: z.enum(INVOICE_KINDS),
  year: fiscalYearSchema,
  serial: z.int(),
  /** The document id of its order, and the readable one. */
  order: z.string(),
  orderId: z.string(),
  issuedAt: momentSchema,
  /** The uid of the member of staff who issued it; null when an order's change did. */
  by: z.nullable(z.string()),
  seller: sellerSchema,
  buyer: z.object({ name: z.string(), address: z.string() }),
  /** The VAT rate in hundredths of a percent. */
  rate: z.int(),
  lines: z.array(taxLineSchema),
  /** Of a credit note: the number of the invoice, its time, and why. */
  credits: z.nullable(
    z.object({ number: z.string(), issuedAt: momentSchema, reason: z.enum(CREDIT_REASONS) }),
  ),
});

export type TaxInvoice = z.output<typeof taxInvoiceSchema>;

interface Issue {
  readonly year: string;
  readonly serial: number;
  readonly by: string | null;
  readonly now: Date;
}

/** Returns the tax invoice of an order. */
export function buildInvoice(
  order: Order,
  { year, serial, by, now, seller, rate }: Issue & { readonly seller: Seller; readonly rate: number },
): TaxInvoice {
  const { shippingAddress } = order;
  return {
    ...{ _id: invoiceNumber('invoice', year, serial), kind: 'invoice', year, serial },
    ...{ order: order._id, orderId: order.orderId, issuedAt: now, by, seller, rate },
    buyer: { name: shippingAddress.recipientName, address: addressLine(shippingAddress) },
    lines: taxLines(order, rate),
    credits: null,
  };
}

/** Returns the credit note that takes a whole invoice back. */
export function buildCreditNote(
  invoice: TaxInvoice,
  { year, serial, by, now, reason }: Issue & { readonly reason: CreditReason },
): TaxInvoice {
  return {
    ...invoice,
    ...{ _id: invoiceNumber('credit-note', year, serial), kind: 'credit-note', year, serial, by },
    issuedAt: now,
    credits: { number: invoice._id, issuedAt: invoice.issuedAt, reason },
  };
}
