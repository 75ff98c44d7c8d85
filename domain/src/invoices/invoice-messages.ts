/** Errors and successes of tax invoices. */
export const invoiceMessages = {
  off: 'Tax invoices are off. Switch them on under Settings, VAT.',
  sellerMissing: 'A tax invoice needs BIN, registered name and address: enter them under Settings, VAT',
  rateInvalid: 'The VAT rate is a number from 0 to 100 with at most two decimals',
  unknownChoice: 'Unknown kind of invoice',
  tooMany: 'At most {most} invoices can be issued at once',
} as const;
