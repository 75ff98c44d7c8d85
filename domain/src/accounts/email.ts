import * as z from 'zod/mini';
import { accountMessages } from './account-messages.ts';

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** In characters: 64 before the at sign, 255 after it (RFC 5321, 4.5.3.1). */
const MAX_ADDRESS_LENGTH = 320;

/** The length first: the pattern's time grows with its square, and a body may have 64 KB. */
const isAddress = (text: string) => text.length <= MAX_ADDRESS_LENGTH && EMAIL_PATTERN.test(text);

/** docs/reference/specification.md 5. An empty one passes the pattern so that only one message speaks. */
export const emailSchema = z.string(accountMessages.emailMissing).check(
  z.trim(),
  z.minLength(1, accountMessages.emailMissing),
  z.refine((email) => email === '' || isAddress(email), accountMessages.emailInvalid),
);

/**
 * The address of a sign-in account in the form that records keep, or '' for what is no address: Auth may hold one with a
 * blank before it, and trimming would turn that into the address of another account.
 */
export function accountEmail(email: string | undefined): string {
  return email !== undefined && isAddress(email) ? lowerCase(email) : '';
}

/** Records are unique by e-mail in this form (docs/architecture.md#identity-and-roles). */
export function normalEmail(email: string): string {
  return lowerCase(email.trim());
}

/**
 * A to Z alone: the full rules of Unicode make one address out of two, since the Kelvin sign becomes a plain k
 * (https://unicode.org/reports/tr36/#Case_Folding).
 */
const lowerCase = (email: string) => email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
