import * as z from 'zod/mini';
import { fiscalYearSchema } from './fiscal-year.ts';

/** Invoices and credit notes are numbered apart. */
export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

const PREFIXES: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', 'credit-note': 'CN' };
const FEWEST_DIGITS = 6;

/** invoiceSeries/{_id}: the last serial number of each kind in a fiscal year. A missing document has drawn none. */
export const invoiceSeriesSchema = z.object({
  _id: fiscalYearSchema,
  invoice: z.int(),
  'credit-note': z.int(),
});

export type InvoiceSeries = z.output<typeof invoiceSeriesSchema>;

export const newSeries = (year: string): InvoiceSeries => ({ _id: year, invoice: 0, 'credit-note': 0 });

/** Returns the next serial number of a kind, with the series after it was drawn. */
export function drawSerial(
  series: InvoiceSeries,
  kind: InvoiceKind,
): { serial: number; series: InvoiceSeries } {
  const serial = series[kind] + 1;
  return { serial, series: { ...series, [kind]: serial } };
}

/** Returns a number as it is printed and stored: INV-2026-27-000123. */
export function invoiceNumber(kind: InvoiceKind, year: string, serial: number): string {
  return `${PREFIXES[kind]}-${year}-${String(serial).padStart(FEWEST_DIGITS, '0')}`;
}
