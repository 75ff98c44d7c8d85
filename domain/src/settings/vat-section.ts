import * as z from 'zod/mini';
import { invoiceMessages } from '../invoices/invoice-messages.ts';
import { vatRateTextSchema } from '../invoices/vat-rate.ts';
import { choiceField, linesField, textField } from './fields.ts';
import { defineSection, type ValuesOf } from './section.ts';

/** `mushak-6.3`: staff issue tax invoices with numbers of a series. */
const INVOICE_CHOICES = ['plain-invoice', 'mushak-6.3'] as const;

/** Tax invoices (docs/adr/0080). Where the BIN is empty, that of the shop's data counts. Prices include VAT. */
export const vatSection = defineSection({
  isPublic: false,
  fields: {
    invoices: choiceField(z.enum(INVOICE_CHOICES, invoiceMessages.unknownChoice), 'plain-invoice'),
    bin: textField(60),
    registeredName: textField(120),
    registeredAddress: linesField(300),
    rate: { kind: 'text', schema: vatRateTextSchema, byDefault: '15', isOptional: false },
    officer: textField(80),
    designation: textField(80),
  },
});

export type VatSettings = ValuesOf<typeof vatSection>;

/** Returns whether staff issue tax invoices. */
export const hasTaxInvoices = ({ invoices }: VatSettings): boolean => invoices === 'mushak-6.3';
