import * as z from 'zod/mini';
import { latinDigits } from '../text/bangla-digits.ts';
import { accountMessages } from './account-messages.ts';

/**
 * An optional plus, a first digit 1-9, then up to 15 more; or a Bangladeshi number in its normal form
 * (docs/reference/specification.md 5, Profile form). firestore.rules repeats the pattern as isPhone().
 */
export const PHONE_PATTERN = /^(\+?[1-9][0-9]{0,15}|01[0-9]{9})$/;

const OF_BANGLADESH = /^\+?(?:88)?(01[0-9]{9})$/;
const BLANKS_AND_HYPHENS = /[\s\u00ad\u200b-\u200f\u2060\ufeff\u2010-\u2015\u2212-]/g;

/**
 * Returns the normal form of a phone number: Latin digits without blanks and hyphens, and 01XXXXXXXXX for 8801…, +8801…
 * and 01…. Other numbers keep their prefix; the schemas validate them.
 */
export function normalPhone(text: string): string {
  const digits = latinDigits(text).replace(BLANKS_AND_HYPHENS, '');
  return digits.startsWith('+01') ? digits : digits.replace(OF_BANGLADESH, '$1');
}

/**
 * Returns the number of a sign-in account, which Auth holds as E.164, as records store it; '' for none and for one that
 * records cannot hold.
 */
export function accountPhone(phoneNumber: string | undefined): string {
  const phone = normalPhone(phoneNumber ?? '');
  return PHONE_PATTERN.test(phone) ? phone : '';
}

const isEmptyOr = (pattern: RegExp) => (phone: string) => phone === '' || pattern.test(phone);

/** A stored number: empty or in its normal form. */
export const phoneSchema = z.string().check(z.refine(isEmptyOr(PHONE_PATTERN), accountMessages.phoneInvalid));

/** An optional number as typed or sent. */
export const optionalPhone = z
  .string(accountMessages.phoneInvalid)
  .check(z.overwrite(normalPhone), z.refine(isEmptyOr(PHONE_PATTERN), accountMessages.phoneInvalid));

/** A required number as typed or sent. An empty one passes the pattern, so that it gets one message, not two. */
export const requiredPhone = (
  missing: string,
  pattern = PHONE_PATTERN,
  invalid: string = accountMessages.phoneInvalid,
) =>
  z
    .string(missing)
    .check(z.overwrite(normalPhone), z.minLength(1, missing), z.refine(isEmptyOr(pattern), invalid));
