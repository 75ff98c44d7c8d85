import * as z from 'zod/mini';
import { nonNegativeTakaSchema, paisaFromTaka } from '../money/taka.ts';
import type { Paisa } from '../money/paisa.ts';
import { fixedText } from '../text/message.ts';
import { requiredText, typedText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import { isReference, MANUAL_METHODS, MAX_REFERENCE } from './manual-methods.ts';
import { manualPaymentMessages } from './manual-payment-messages.ts';

/** The longest note or reason, in characters. */
const MAX_NOTE = 200;
/** A reference as typed, with spaces; in characters. */
const MAX_TYPED_REFERENCE = 60;

/** Money that came or was sent back without the gateway. */
const MANUAL_PAYMENT_KINDS = ['payment', 'refund'] as const;

export type ManualPaymentKind = (typeof MANUAL_PAYMENT_KINDS)[number];

/**
 * A payment that staff recorded: manualPayments/{_id}, written by functions only (docs/adr/0063). Its TrxID is claimed in a document
 * of its own while it is `recorded`.
 */
export const manualPaymentSchema = z.object({
  _id: z.string(),
  kind: z.enum(MANUAL_PAYMENT_KINDS),
  order: z.object({ _id: z.string(), orderId: z.string() }),
  /** The customer's. */
  uid: z.string(),
  method: z.enum(MANUAL_METHODS),
  reference: z.string(),
  amount: nonNegativeTakaSchema,
  /** For staff. */
  note: z.string(),
  state: z.enum(['recorded', 'reversed']),
  /** The uid of the member of staff. */
  by: z.string(),
  at: momentSchema,
  reversal: z.nullable(z.object({ by: z.string(), at: momentSchema, reason: z.string() })),
});

export type ManualPayment = z.output<typeof manualPaymentSchema>;

/** What the customer's export of data has of it. */
export const ownManualPaymentSchema = z.pick(manualPaymentSchema, {
  kind: true,
  order: true,
  method: true,
  reference: true,
  amount: true,
  state: true,
  at: true,
});

/** An amount as typed or sent: "1,250.50" or 1250.5, above zero. */
const typedAmount = z.pipe(
  z
    .union([z.number(), z.string()], manualPaymentMessages.amountMissing)
    .check(z.refine((amount) => (paisaFromTaka(amount) ?? 0) > 0, manualPaymentMessages.amountMissing)),
  z.transform((amount): Paisa => paisaFromTaka(amount) as Paisa),
);

const trxIdInvalid = manualPaymentMessages.trxIdInvalid;
const bankReferenceInvalid = fixedText(manualPaymentMessages.bankReferenceInvalid, { most: MAX_REFERENCE });

/** A payment by hand as its form and the body of its call. */
export const manualPaymentFormSchema = z
  .object({
    method: z.enum(MANUAL_METHODS, manualPaymentMessages.methodMissing),
    amount: typedAmount,
    reference: z.string(trxIdInvalid).check(z.maxLength(MAX_TYPED_REFERENCE, bankReferenceInvalid)),
    note: z._default(typedText(MAX_NOTE), ''),
  })
  .check(
    z.check(({ value: { method, reference }, issues }) => {
      if (isReference(method, reference)) return;
      const message = method === 'bank' ? bankReferenceInvalid : trxIdInvalid;
      issues.push({ code: 'custom', message, path: ['reference'], input: reference });
    }),
  );

export type ManualPaymentForm = z.output<typeof manualPaymentFormSchema>;

/** Why a recorded payment was wrong. */
export const reversalFormSchema = z.object({
  reason: requiredText(manualPaymentMessages.reasonMissing, MAX_NOTE),
});

/** Returns a payment by hand of a deleted account as accounting needs it: amount, time, method and reference. */
export function anonymizeManualPayment(payment: ManualPayment, alias: string): ManualPayment {
  const { reversal } = payment;
  return { ...payment, uid: alias, note: '', reversal: reversal && { ...reversal, reason: '' } };
}
