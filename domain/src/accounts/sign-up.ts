import * as z from 'zod/mini';
import { requiredText } from '../text/written-text.ts';
import { accountMessages } from './account-messages.ts';
import { emailSchema } from './email.ts';
import { requiredPhone } from './phone.ts';
import { MAX_USER_NAME } from './user.ts';

/** In characters (docs/reference/specification.md 9). The identity provider's policy may be stricter. */
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
    // Compared even while other fields are invalid, so that one submit shows all errors.
    when: ({ value }) => typeof value === 'object' && value !== null && 'confirmPassword' in value,
  },
);

/** The sign-up form with its messages by field (docs/reference/specification.md 5, Signup). */
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

/** The form that adds an e-mail and a password to an account that signs in by phone (docs/adr/0075). */
export const addEmailSchema = z.object({ email: emailSchema, ...chosenPassword }).check(samePasswords);

export type AddEmail = z.output<typeof addEmailSchema>;

/** The form that resets a forgotten password, with the rules of sign-up. */
export const newPasswordSchema = z.object(chosenPassword).check(samePasswords);

export type NewPassword = z.output<typeof newPasswordSchema>;

/** The form that requests a password reset. */
export const forgotPasswordSchema = z.object({ email: emailSchema });

/** The login form (docs/reference/specification.md 5, Login). */
export const loginSchema = z.object({
  email: z.string(accountMessages.emailMissing).check(z.trim(), z.minLength(1, accountMessages.emailMissing)),
  password: z.string(accountMessages.passwordMissing).check(z.minLength(1, accountMessages.passwordMissing)),
});

export type Login = z.output<typeof loginSchema>;
