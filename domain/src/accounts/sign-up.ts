import * as z from 'zod/mini';
import { requiredText } from '../text/written-text.ts';
import { accountMessages } from './account-messages.ts';
import { emailSchema } from './email.ts';
import { requiredPhone } from './phone.ts';
import { MAX_USER_NAME } from './user.ts';

/** docs/reference/specification.md 9; the provider's own policy may be tighter. */
export const MIN_PASSWORD = 6;

const passwordSchema = z.string(accountMessages.passwordMissing).check(
  z.minLength(1, accountMessages.passwordMissing),
  z.refine((password) => password === '' || password.length >= MIN_PASSWORD, accountMessages.passwordShort),
);

const chosenPassword = {
  password: passwordSchema,
  confirmPassword: z
    .string(accountMessages.confirmationMissing)
    .check(z.minLength(1, accountMessages.confirmationMissing)),
};

const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  (form) => !form.confirmPassword || form.password === form.confirmPassword,
  {
    error: accountMessages.confirmationDiffers,
    path: ['confirmPassword'],
    // The two are compared even while other fields are wrong, so that one submit shows everything.
    when: ({ value }) => typeof value === 'object' && value !== null && 'confirmPassword' in value,
  },
);

/** docs/reference/specification.md 5, Signup: the form with its messages by field. */
export const signUpSchema = z
  .object({
    name: requiredText(accountMessages.nameMissingAtSignUp, MAX_USER_NAME),
    email: emailSchema,
    phone: requiredPhone(accountMessages.phoneMissing),
    imageLink: z._default(z.string(), ''),
    ...chosenPassword,
  })
  .check(samePasswords);

export type SignUp = z.output<typeof signUpSchema>;

/** A new password in place of a forgotten one, by the rules of Signup. */
export const newPasswordSchema = z.object(chosenPassword).check(samePasswords);

export type NewPassword = z.output<typeof newPasswordSchema>;

/** Where to send the way back in. */
export const forgotPasswordSchema = z.object({ email: emailSchema });

/** docs/reference/specification.md 5, Login. */
export const loginSchema = z.object({
  email: z.string(accountMessages.emailMissing).check(z.trim(), z.minLength(1, accountMessages.emailMissing)),
  password: z.string(accountMessages.passwordMissing).check(z.minLength(1, accountMessages.passwordMissing)),
});

export type Login = z.output<typeof loginSchema>;
