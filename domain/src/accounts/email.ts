import * as z from 'zod/mini';
import { accountMessages } from './account-messages.ts';
import { lowerCase } from './normal-email.ts';

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** In characters: 64 before the at sign, 255 after it (RFC 5321, 4.5.3.1). */
const MAX_ADDRESS_LENGTH = 320;

/** Checks the length first: the pattern takes quadratic time, and a body may have 64 KB. */
const isAddress = (text: string) => text.length <= MAX_ADDRESS_LENGTH && EMAIL_PATTERN.test(text);

/**
 * An e-mail address of a form (docs/reference/specification.md 5). An empty text passes the pattern, so that it gets
 * one message, not two.
 */
export const emailSchema = z.string(accountMessages.emailMissing).check(
  z.trim(),
  z.minLength(1, accountMessages.emailMissing),
  z.refine((email) => email === '' || isAddress(email), accountMessages.emailInvalid),
);

/**
 * Returns the address of a sign-in account as records store it; '' for an invalid one. Does not trim: Auth may hold an
 * address with a leading blank, and trimming would turn it into the address of another account.
 */
export function accountEmail(email: string | undefined): string {
  return email !== undefined && isAddress(email) ? lowerCase(email) : '';
}
