/** A booking as the courier stores it. */
export interface BookingRequest {
  readonly invoice: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly note: string;
  readonly items: string;
  readonly lots: number;
  readonly cod: number;
}

/** An error of a field, with its code for bulk bookings and its sentence. */
export interface BookingError {
  readonly field: string;
  readonly code: string;
  readonly sentence: string;
}

const LIMITS = { recipient_name: 100, recipient_address: 490, note: 480, item_description: 255 } as const;
const MAX_COD = 1_000_000;

/** The service replaces these characters with spaces. */
const strip = (value: unknown): string =>
  (typeof value === 'string' ? value : String(value ?? '')).replaceAll(/[{};<>]/g, ' ').trim();

/** Returns a booking, over-long texts cut as the single endpoint does, or its errors. */
export function readBooking(sent: Readonly<Record<string, unknown>>): BookingRequest | BookingError[] {
  const errors = fieldErrors(sent);
  if (errors.length > 0) return errors;
  const text = (field: keyof typeof LIMITS) => strip(sent[field]).slice(0, LIMITS[field]);
  return {
    invoice: String(sent.invoice),
    name: text('recipient_name'),
    phone: String(sent.recipient_phone),
    address: text('recipient_address'),
    note: text('note'),
    items: text('item_description'),
    lots: sent.total_lot === undefined ? 1 : Number(sent.total_lot),
    cod: Number(sent.cod_amount),
  };
}

/** Returns the errors of texts that are too long: bulk bookings refuse them instead of cutting. */
export function lengthErrors(sent: Readonly<Record<string, unknown>>): BookingError[] {
  const limit = (field: keyof typeof LIMITS, code: string): BookingError[] =>
    strip(sent[field]).length > LIMITS[field]
      ? [{ field, code, sentence: `The ${field.replace('_', ' ')} is too long.` }]
      : [];
  return [
    ...limit('recipient_name', 'RECEIVER_NAME_LENGTH_SHOULD_BE_LESS_THAN_100_CHARS'),
    ...limit('recipient_address', 'RECEIVER_ADDRESS_LENGTH_SHOULD_BE_LESS_THAN_500_CHARS'),
    ...limit('note', 'RECEIVER_NOTE_LENGTH_SHOULD_BE_LESS_THAN_500_CHARS'),
  ];
}

function fieldErrors(sent: Readonly<Record<string, unknown>>): BookingError[] {
  return [
    ...invoiceErrors(sent.invoice),
    ...required(sent, 'recipient_name', 'RECEIVER_NAME_IS_REQUIRED'),
    ...phoneErrors(sent.recipient_phone),
    ...required(sent, 'recipient_address', 'RECEIVER_ADDRESS_IS_REQUIRED'),
    ...codErrors(sent.cod_amount),
  ];
}

function invoiceErrors(invoice: unknown): BookingError[] {
  const error = (code: string, sentence: string) => [{ field: 'invoice', code, sentence }];
  if (typeof invoice !== 'string' || invoice === '')
    return error('INVOICE_IS_REQUIRED', 'The invoice field is required.');
  if (!/^[A-Za-z0-9_-]+$/.test(invoice)) {
    return error('INVOICE_MUST_BE_ALPHA_NUM_DASH_UNDERSCORE', 'The invoice has characters it may not have.');
  }
  return invoice.length > 100
    ? error('INVOICE_LENGTH_SHOULD_BE_LESS_THAN_100_CHARS', 'The invoice is too long.')
    : [];
}

function required(sent: Readonly<Record<string, unknown>>, field: string, code: string): BookingError[] {
  if (strip(sent[field]) !== '') return [];
  return [{ field, code, sentence: `The ${field.replace('_', ' ')} field is required.` }];
}

function phoneErrors(phone: unknown): BookingError[] {
  const field = 'recipient_phone';
  if (typeof phone !== 'string' || phone === '') {
    return [
      { field, code: 'RECEIVER_PHONE_IS_REQUIRED', sentence: 'The recipient phone field is required.' },
    ];
  }
  if (/^01\d{9}$/.test(phone)) return [];
  const code = 'RECEIVER_PHONE_LENGTH_SHOULD_BE_LESS_THAN_40_CHARS';
  return [{ field, code, sentence: 'The recipient phone must be 11 digits and begin with 01.' }];
}

function codErrors(cod: unknown): BookingError[] {
  const amount = typeof cod === 'string' && cod !== '' ? Number(cod) : cod;
  if (typeof amount === 'number' && amount >= 0 && amount <= MAX_COD) return [];
  return [{ field: 'cod_amount', code: 'COD_AMOUNT_ERROR', sentence: 'The cod amount is not valid.' }];
}

export const INVOICE_TAKEN: BookingError = {
  field: 'invoice',
  code: 'THIS_INVOICE_ALREADY_EXISTS',
  sentence: 'The invoice has already been taken.',
};
