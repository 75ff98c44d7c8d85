import * as z from 'zod/mini';
import { recipientPhone } from '../checkout/address.ts';
import { ANONYMIZED_PHONE } from '../checkout/anonymized-address.ts';
import { requiredText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import { phoneMessages } from './phone-messages.ts';

/**
 * What staff decide of a number instead of the rules: no rule applies, every cash order is called about, or every cash order
 * pays an advance.
 */
export const PHONE_OVERRIDES = ['trusted', 'call-first', 'advance'] as const;

export type PhoneOverride = (typeof PHONE_OVERRIDES)[number];

/** The longest reason or note, in characters. */
export const MAX_PHONE_NOTE = 500;

/** The notes and decisions that one number keeps: it is one document, which each order on it reads. */
export const MAX_PHONE_NOTES = 50;

const decisionShape = { by: z.string(), at: momentSchema, reason: z.string() };

const blockSchema = z.object(decisionShape);
const overrideSchema = z.object({ kind: z.enum(PHONE_OVERRIDES), ...decisionShape });

/** What a decision was; null for a note alone. */
const decidedSchema = z.enum(['blocked', 'unblocked', 'by-rules', ...PHONE_OVERRIDES]);

const phoneNoteSchema = z.object({
  at: momentSchema,
  /** The uid of the member of staff. */
  by: z.string(),
  /** The note, or the reason of the decision. */
  text: z.string(),
  decided: z.nullable(decidedSchema),
});

export type PhoneNote = z.output<typeof phoneNoteSchema>;

/**
 * phoneNumbers/{_id}: what staff decided and noted about a phone number (docs/adr/0086). Functions alone read and write it. Of a
 * number without a document nothing was decided.
 */
export const phoneRecordSchema = z.object({
  /** The number in its normal form. */
  _id: z.string(),
  blocked: z.nullable(blockSchema),
  override: z.nullable(overrideSchema),
  /** Oldest first. */
  notes: z.array(phoneNoteSchema),
  updatedAt: momentSchema,
  expireAt: momentSchema,
});

export type PhoneRecord = z.output<typeof phoneRecordSchema>;

/** The part of a record that decides about an order. */
export type PhoneStanding = Pick<PhoneRecord, 'blocked' | 'override'>;

export const UNKNOWN_PHONE: PhoneStanding = { blocked: null, override: null };

/** A number in the URL of a call or of a page, typed in any way; not the one of orders whose account was deleted. */
export const phoneParameter = recipientPhone(phoneMessages.unknown).check(
  z.refine((phone) => phone !== ANONYMIZED_PHONE, phoneMessages.unknown),
);

/** The form with which staff decide. */
export const phoneReasonSchema = z.object({
  reason: requiredText(phoneMessages.reasonMissing, MAX_PHONE_NOTE),
});

/** The form with which staff note something about a number. */
export const phoneNoteFormSchema = z.object({
  text: requiredText(phoneMessages.noteMissing, MAX_PHONE_NOTE),
});
