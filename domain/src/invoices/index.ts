export { fiscalYearOf } from './fiscal-year.ts';
export {
  drawSerial,
  invoiceSeriesSchema,
  newSeries,
  type InvoiceKind,
  type InvoiceSeries,
} from './invoice-series.ts';
export { countingInvoice, creditReason, type CreditReason } from './credit-reason.ts';
export { invoiceMessages } from './invoice-messages.ts';
export { sellerOf, type Seller } from './seller.ts';
export { buildCreditNote, buildInvoice, taxInvoiceSchema, type TaxInvoice } from './tax-invoice.ts';
export { taxTotals, type TaxLine } from './tax-lines.ts';
export { vatRateOf, vatRateText } from './vat-rate.ts';
