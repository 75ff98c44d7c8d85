import * as z from 'zod/mini';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { requiredText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import { staffNoteMessages } from './staff-note-messages.ts';

export const MAX_STAFF_NOTE = 1000;

/** The form in which staff write a note. */
export const staffNoteFormSchema = z.object({ text: requiredText(staffNoteMessages.empty, MAX_STAFF_NOTE) });

/**
 * An internal staff note about an order, stored under orders/{id}/notes/{_id}. Written by functions and read by admins,
 * never by the customer; immutable, deleted with its order.
 */
export const staffNoteSchema = z.object({
  _id: z.string(),
  text: z.string(),
  /** The discount of which `text` is the reason (docs/adr/0089). */
  discount: z.optional(nonNegativeTakaSchema),
  /** The author's name when the note was written. */
  author: z.object({ uid: z.string(), name: z.string(), email: z.string() }),
  at: momentSchema,
});

export type StaffNote = z.output<typeof staffNoteSchema>;
