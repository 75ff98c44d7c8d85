import * as z from 'zod/mini';

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** SPEC 5: 'Email is required', 'Email is invalid'. An empty one passes the pattern so that only one message speaks. */
export const emailSchema = z.string('Email is required').check(
  z.trim(),
  z.minLength(1, 'Email is required'),
  z.refine((email) => email === '' || EMAIL_PATTERN.test(email), 'Email is invalid'),
);

/** Records are unique by e-mail in this form (DESIGN 2). */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
