import * as z from 'zod/mini';
import { COURIERS, type CourierName } from '../couriers/parcel.ts';
import { takaSchema } from '../money/taka.ts';
import { momentSchema } from '../time/moment.ts';
import { settlementMessages } from './settlement-messages.ts';

/** The most rows of one statement: they are stored in one commit, so that no statement exists in part. */
export const MAX_STATEMENT_ROWS = 2000;

/**
 * - imported: not compared yet; the worker does it.
 * - settled: it matches, and is posted.
 * - waiting: it does not match; staff decide.
 * - disputed: staff have asked the courier; nothing is posted.
 * - accepted: staff took it as it is; the difference is posted to the account that they chose.
 */
export const ROW_STATES = ['imported', 'settled', 'waiting', 'disputed', 'accepted'] as const;
export type RowState = (typeof ROW_STATES)[number];

/**
 * How a row compares with what the courier owes for its parcel.
 * - unknown: no parcel of the shop has its invoice.
 * - not-due: the parcel is the shop's, and no cash of it was collected.
 * - settled-before: an earlier row has settled the parcel.
 * - fee-wrong: the amount is right, the charges are not those agreed.
 */
const ROW_MATCHES = [
  'matched',
  'short',
  'over',
  'fee-wrong',
  'unknown',
  'not-due',
  'settled-before',
] as const;
export type RowMatch = (typeof ROW_MATCHES)[number];

/** The accounts that the difference of an accepted row can go to. */
export const DIFFERENCE_ACCOUNTS = ['loss', 'courier-fees', 'rounding'] as const;
export type DifferenceAccount = (typeof DIFFERENCE_ACCOUNTS)[number];

/** A statement's id: the courier, and the digits of its reference ("SFC-88213" and "88213" are one statement). */
export function settlementId(courier: CourierName, reference: string): string {
  return `${courier}-${referenceDigits(reference)}`;
}

/** Returns the digits of a reference; '' when it has none. */
export const referenceDigits = (reference: string): string =>
  reference
    .trim()
    .replace(/^SFC[-\s]?/i, '')
    .replace(/^0+(?=\d)/, '');

/** The path parameter of a statement. */
export const settlementIdSchema = z
  .string()
  .check(z.regex(/^[a-z]+-[0-9]{1,20}$/, settlementMessages.notFound));

/** The path parameter of a row: its place in the statement, with leading zeros, so that ids sort as rows do. */
export const rowIdSchema = z.string().check(z.regex(/^[0-9]{4}$/, settlementMessages.notFound));

const amount = takaSchema;

/**
 * settlements/{_id}: a courier's statement of what it paid out (docs/adr/0079). Its rows lie below it. Functions write it; admins
 * read it. The counts of rows by state are kept in the transactions that change rows, so that no list is read for them.
 */
export const settlementSchema = z.object({
  _id: settlementIdSchema,
  courier: z.enum(COURIERS),
  reference: z.string(),
  source: z.enum(['api', 'csv']),
  /** The uid of the member of staff who imported it. */
  by: z.string(),
  importedAt: momentSchema,
  /** When the courier paid it, as it says; null where it does not say. */
  paidAt: z.nullable(momentSchema),
  /** What its parcels collected, what the courier kept of it, and what it paid out. */
  collected: amount,
  charges: amount,
  paid: amount,
  /** The part of `collected` whose collection fee no row states: the rest pays it. */
  withoutFee: amount,
  rows: z.int(),
  /** Rows by state. */
  counts: z.object({
    imported: z.int(),
    settled: z.int(),
    waiting: z.int(),
    disputed: z.int(),
    accepted: z.int(),
  }),
  /** What was posted to the bank so far: `paid` once every row is settled or accepted. */
  posted: amount,
});

export type Settlement = z.output<typeof settlementSchema>;

/**
 * settlements/{statement}/rows/{_id}. A row of kind 'rest' is what the courier paid less or more than its parcels add up to:
 * Steadfast takes its collection fee there.
 */
export const settlementRowSchema = z.object({
  _id: rowIdSchema,
  kind: z.enum(['parcel', 'rest']),
  /** As the courier wrote it; '' for the rest. */
  invoice: z.string(),
  collected: amount,
  charge: amount,
  /** The collection fee; null where the statement does not say it by parcel. */
  fee: z.nullable(amount),
  state: z.enum(ROW_STATES),
  match: z.nullable(z.enum(ROW_MATCHES)),
  /** What the courier owed for the parcel, and the charges agreed, when the row was compared last. */
  owed: z.nullable(amount),
  agreed: z.nullable(amount),
  /** The order of its parcel: the document id and the readable one. */
  order: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  /** What staff decided: who, when and why, and where the difference went. */
  account: z.nullable(z.enum(DIFFERENCE_ACCOUNTS)),
  note: z.string(),
  by: z.nullable(z.string()),
  at: z.nullable(momentSchema),
});

export type SettlementRow = z.output<typeof settlementRowSchema>;

/** Returns whether staff can still decide a row. */
export const isOpenRow = ({ state }: Pick<SettlementRow, 'state'>): boolean =>
  state === 'waiting' || state === 'disputed';
