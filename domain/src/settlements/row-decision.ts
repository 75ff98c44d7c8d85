import * as z from 'zod/mini';
import { typedText } from '../text/written-text.ts';
import { DIFFERENCE_ACCOUNTS } from './settlement.ts';
import { settlementMessages } from './settlement-messages.ts';

/** The longest note of a decision, in characters. */
export const MAX_DECISION_NOTE = 300;

/** What staff can do with a row that does not match: take it, ask the courier, or have it compared again. */
export const ROW_CHOICES = ['accept', 'dispute', 'compare'] as const;

/** A decision as a form and as the body of its call. */
export const rowDecisionSchema = z
  .object({
    choice: z.enum(ROW_CHOICES, settlementMessages.choiceMissing),
    account: z._default(z.nullable(z.enum(DIFFERENCE_ACCOUNTS, settlementMessages.accountMissing)), null),
    note: z._default(typedText(MAX_DECISION_NOTE), ''),
  })
  .check(
    z.refine(({ choice, account }) => choice !== 'accept' || account !== null, {
      path: ['account'],
      error: settlementMessages.accountMissing,
    }),
    z.refine(({ choice, note }) => choice === 'compare' || note !== '', {
      path: ['note'],
      error: settlementMessages.noteMissing,
    }),
  );

export type RowDecision = z.output<typeof rowDecisionSchema>;
