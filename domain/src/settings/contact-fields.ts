import * as z from 'zod/mini';
import { accountMessages } from '../accounts/account-messages.ts';
import { emailSchema } from '../accounts/email.ts';
import { optionalPhone } from '../accounts/phone.ts';

/** An e-mail address that must be given. */
export const emailField = (byDefault: string) =>
  ({ kind: 'email', schema: emailSchema, byDefault, isOptional: false }) as const;

/** The longest phone number as typed, with blanks and hyphens, in characters. */
const MAX_PHONE_LENGTH = 40;

/** A phone number in its normal form, or ''. */
export const phoneField = () =>
  ({
    kind: 'phone',
    schema: z.pipe(
      z.string().check(z.maxLength(MAX_PHONE_LENGTH, accountMessages.phoneInvalid)),
      optionalPhone,
    ),
    byDefault: '',
    isOptional: true,
  }) as const;
