import * as z from 'zod/mini';
import { requiredText } from '../text/written-text.ts';
import { accountMessages } from './account-messages.ts';
import { emailSchema } from './email.ts';
import { optionalPhone } from './phone.ts';
import { MAX_USER_NAME, userImageSchema } from './user.ts';

/** docs/reference/specification.md 5, Profile form. The phone is kept in its normal form. */
export const profileSchema = z.object({
  name: requiredText(accountMessages.nameMissing, MAX_USER_NAME),
  email: emailSchema,
  phone: z._default(optionalPhone, ''),
  imageUrl: z._default(userImageSchema, ''),
});

export type Profile = z.output<typeof profileSchema>;

/** Kept of what somebody uploads: one is shown, some more for those who try several before they save. */
export const MAX_PROFILE_IMAGES = 5;
