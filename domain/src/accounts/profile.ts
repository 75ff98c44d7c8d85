import * as z from 'zod/mini';
import { requiredText } from '../text/written-text.ts';
import { accountMessages } from './account-messages.ts';
import { emailSchema } from './email.ts';
import { optionalPhone } from './phone.ts';
import { MAX_USER_NAME, userImageSchema } from './user.ts';

/** The profile form (docs/reference/specification.md 5). Its phone number is stored in the normal form. */
export const profileSchema = z.object({
  name: requiredText(accountMessages.nameMissing, MAX_USER_NAME),
  email: emailSchema,
  phone: z._default(optionalPhone, ''),
  imageUrl: z._default(userImageSchema, ''),
});

export type Profile = z.output<typeof profileSchema>;

/** How many uploaded profile images are kept: the current one and a few that the user tried before saving. */
export const MAX_PROFILE_IMAGES = 5;
