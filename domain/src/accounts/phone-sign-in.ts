import * as z from 'zod/mini';
import { checkoutMessages } from '../checkout/checkout-messages.ts';
import { latinDigits } from '../text/bangla-digits.ts';
import { requiredText } from '../text/written-text.ts';
import { accountMessages } from './account-messages.ts';
import { requiredPhone } from './phone.ts';
import { MAX_USER_NAME } from './user.ts';

/** A mobile number of Bangladesh in its normal form: codes are sent nowhere else (docs/deploy.md). */
const MOBILE_PATTERN = /^01[3-9][0-9]{8}$/;

const phone = requiredPhone(accountMessages.phoneMissing, MOBILE_PATTERN, checkoutMessages.phoneInvalid);

/** The form that requests a code by SMS (docs/adr/0075). */
export const phoneSignInSchema = z.object({ phone });

/** The same with the name of a newcomer. */
export const phoneSignUpSchema = z.object({
  name: requiredText(accountMessages.nameMissingAtSignUp, MAX_USER_NAME),
  phone,
});

/** The name of a newcomer whose code was accepted. */
export const newcomerSchema = z.pick(phoneSignUpSchema, { name: true });

/** Returns a mobile number of Bangladesh, in its normal form, as E.164, which Firebase Auth takes. */
export const internationalPhone = (mobile: string): string => `+88${mobile}`;

/** Digits of the code that Firebase sends. */
export const CODE_LENGTH = 6;

/** Returns the digits of a code as typed or pasted, in either script. */
export const typedCode = (text: string): string =>
  latinDigits(text).replaceAll(/\D/g, '').slice(0, CODE_LENGTH);

/** How long a page waits before it sends another code, in ms. */
export const NEXT_CODE_AFTER_MS = 30_000;

/** How long a code can be typed after a reload, in ms; Firebase decides when it expires. */
export const CODE_LASTS_MS = 10 * 60_000;
