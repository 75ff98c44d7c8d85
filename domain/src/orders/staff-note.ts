import * as z from 'zod/mini';
import { requiredText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import { staffNoteMessages } from './order-notes.ts';

export const MAX_STAFF_NOTE = 1000;

/** The form: what is typed. */
export const staffNoteFormSchema = z.object({ text: requiredText(staffNoteMessages.empty, MAX_STAFF_NOTE) });

/**
 * What staff write down about an order for each other, stored under orders/{id}/notes/{_id}. Written by functions, read
 * by admins, never by the customer; it stays as it was written and goes with its order.
 */
export const staffNoteSchema = z.object({
  _id: z.string(),
  text: z.string(),
  /** As the account was called when it was written. */
  author: z.object({ uid: z.string(), name: z.string(), email: z.string() }),
  at: momentSchema,
});

export type StaffNote = z.output<typeof staffNoteSchema>;
