import * as z from 'zod/mini';
import { NO_MONEY, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { nonNegativeTakaSchema, paisaFromTaka, takaSchema } from '../money/taka.ts';
import { settlementMessages } from '../settlements/settlement-messages.ts';
import { typedText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import type { LedgerLine, Posting } from './posting.ts';

/** What the cash is of which a rider hands in too little or too much: lost, or coins that nobody counts. */
export const HAND_IN_ACCOUNTS = ['loss', 'rounding'] as const;
export type HandInAccount = (typeof HAND_IN_ACCOUNTS)[number];

/** The longest note of a hand-in, in characters. */
export const MAX_HAND_IN_NOTE = 300;

/** riderCash/{_id}: the cash of deliveries that a rider holds. Functions write it in the transaction of its posting. */
export const storedRiderCashSchema = z.object({
  /** The id that riderCashId returns. */
  _id: z.string(),
  /** As the last delivery wrote it. */
  rider: z.string(),
  /** Whole paisa, because it is incremented; below zero when a delivery was taken back after its cash was handed in. */
  heldPaisa: z.int(),
});

/** The same as calls send it. */
export const riderCashSchema = z.object({ _id: z.string(), rider: z.string(), held: takaSchema });
export type RiderCash = z.output<typeof riderCashSchema>;

/** cashHandIns/{_id}: cash that a rider handed in, and what was made of a difference. Never changed. */
export const handInSchema = z.object({
  _id: z.string(),
  rider: z.string(),
  /** The document of the rider's cash. */
  riderCash: z.string(),
  expected: nonNegativeTakaSchema,
  counted: nonNegativeTakaSchema,
  /** Where the difference went; null without one. */
  account: z.nullable(z.enum(HAND_IN_ACCOUNTS)),
  note: z.string(),
  by: z.string(),
  at: momentSchema,
});
export type HandIn = z.output<typeof handInSchema>;

/** An amount as typed or sent. */
const countedAmount = z.pipe(
  z
    .union([z.number(), z.string()], settlementMessages.countedInvalid)
    .check(z.refine((amount) => (paisaFromTaka(amount) ?? -1) >= 0, settlementMessages.countedInvalid)),
  z.transform((amount): Paisa => paisaFromTaka(amount) ?? NO_MONEY),
);

/** A hand-in as a form and as the body of its call. `seen` is what the rider held when the cash was counted. */
export const handInFormSchema = z
  .object({
    riderCash: z.string().check(z.regex(/^r\.[A-Za-z0-9%!'()*._~-]{0,1000}$/)),
    seen: nonNegativeTakaSchema,
    counted: countedAmount,
    account: z._default(z.nullable(z.enum(HAND_IN_ACCOUNTS, settlementMessages.accountMissing)), null),
    note: z._default(typedText(MAX_HAND_IN_NOTE), ''),
  })
  .check(
    z.refine(({ seen, counted, account }) => seen === counted || account !== null, {
      path: ['account'],
      error: settlementMessages.accountMissing,
    }),
    z.refine(({ seen, counted, note }) => seen === counted || note !== '', {
      path: ['note'],
      error: settlementMessages.noteMissing,
    }),
  );
export type HandInForm = z.output<typeof handInFormSchema>;

interface Stored extends RiderCash {
  /** The id of the hand-in, from the key of its request. */
  readonly id: string;
  readonly by: string;
  readonly now: Date;
}

/** Returns what a hand-in stores; undefined when the rider does not hold what was seen, or nothing. */
export function handInCash(
  { _id: riderCash, rider, held, id, by, now }: Stored,
  { seen, counted, account, note }: HandInForm,
): { readonly handIn: HandIn; readonly posting: Posting } | undefined {
  if (held !== seen || held <= 0) return undefined;
  const difference = subtractPaisa(held, counted);
  const lines: LedgerLine[] = [
    { account: 'cash-box', amount: counted },
    { account: 'rider-cash', amount: subtractPaisa(NO_MONEY, held) },
    ...(account ? [{ account, amount: difference }] : []),
  ];
  return {
    handIn: {
      ...{ _id: id, rider, riderCash, expected: held, counted, note, by, at: now },
      account: difference === NO_MONEY ? null : account,
    },
    posting: {
      _id: `handed-in:${id}`,
      ...{ at: now, order: null, orderId: null, invoice: null, settlement: null, reverses: null },
      rider: riderCash,
      lines: lines.filter(({ amount }) => amount !== NO_MONEY),
    },
  };
}
