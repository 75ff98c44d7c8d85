import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { MAX_USER_NAME, userImageSchema } from './user.ts';

const PHONE_PATTERN = /^\+?[1-9][0-9]{0,15}$/;

/** SPEC 5, Profile form. The phone is kept without blanks. */
export const profileSchema = z.object({
  name: z
    .string('Name is required')
    .check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(MAX_USER_NAME)),
  email: emailSchema,
  phone: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((phone: string) => phone.replaceAll(/\s/g, '')),
      ),
      z
        .string()
        .check(
          z.refine((phone) => phone === '' || PHONE_PATTERN.test(phone), 'Please enter a valid phone number'),
        ),
    ),
    '',
  ),
  imageUrl: z._default(userImageSchema, ''),
});

export type Profile = z.output<typeof profileSchema>;
