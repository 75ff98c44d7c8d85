import * as z from 'zod/mini';
import { addPaisa, NO_MONEY, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { takaSchema } from '../money/taka.ts';
import { momentSchema } from '../time/moment.ts';

/**
 * The accounts of the ledger. `customer` is credited with what was due at the door, `courier` owes the shop what it collected,
 * `rider-cash` is what own riders hold, `rounding` is what the shop forwent by whole taka. A settlement moves what the courier
 * owes to `bank`, without `courier-fees`; `loss` is what it never paid, and what was short at a partial delivery. `exchange` carries a credit from one order to another, and sums
 * to zero over both. `cash-box` is what own riders handed in.
 */
const LEDGER_ACCOUNTS = [
  'customer',
  'courier',
  'rider-cash',
  'rounding',
  'bank',
  'courier-fees',
  'loss',
  'exchange',
  'cash-box',
] as const;

/** Debits are positive, credits negative. */
const ledgerLineSchema = z.object({ account: z.enum(LEDGER_ACCOUNTS), amount: takaSchema });

export type LedgerLine = z.output<typeof ledgerLineSchema>;

/**
 * ledger/{_id}: an entry of the double-entry journal (docs/adr/0067). The id is its cause, so that it exists once. Functions
 * create it in the transaction of its cause; nothing changes or deletes it.
 */
export const postingSchema = z.object({
  _id: z.string(),
  at: momentSchema,
  /** The document id of its order, and the readable one; null for a row of a statement that belongs to no order. */
  order: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  /** The parcel whose courier collected the cash; null for an own rider. */
  invoice: z.nullable(z.string()),
  /** The courier's statement that it settles a row of (docs/adr/0079); null for others. */
  settlement: z._default(z.nullable(z.string()), null),
  /** The document of the rider's cash that it changes (riderCashId); missing for others and in older postings. */
  rider: z.optional(z.string()),
  /** The id of the posting that it reverses; null otherwise. */
  reverses: z.nullable(z.string()),
  lines: z.array(ledgerLineSchema).check(
    z.minLength(2),
    z.refine((lines) => addPaisa(...lines.map(({ amount }) => amount)) === NO_MONEY),
  ),
});

export type Posting = z.output<typeof postingSchema>;

/**
 * orderCash/{_id of the order}: which posting of an order's delivery counts. Stored apart from the order, which its customer
 * reads.
 */
export const orderCashSchema = z.object({
  _id: z.string(),
  /** Counts the order's deliveries with cash, also those that were taken back. */
  deliveries: z.int(),
  /** The posting that was not reversed; null after the delivery was taken back. */
  open: z.nullable(postingSchema),
  /** What statements of the courier have settled of the order, over all of its deliveries. */
  settled: z._default(takaSchema, NO_MONEY),
});

export type OrderCash = z.output<typeof orderCashSchema>;

/** Returns what the courier owes for an order; below zero when it paid for a delivery that was taken back since. */
export function owedByCourier({ open, settled }: Pick<OrderCash, 'open' | 'settled'>): Paisa {
  const collected = (open?.lines ?? []).filter(({ account }) => account === 'courier');
  return subtractPaisa(addPaisa(...collected.map(({ amount }) => amount)), settled);
}
