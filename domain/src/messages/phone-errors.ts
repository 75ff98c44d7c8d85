import { checkoutMessages } from '../checkout/checkout-messages.ts';
import { codeOf } from './identity-errors.ts';

/** Messages of a sign-in by phone and code, and of linking a number (docs/adr/0075). */
export const phoneErrors = {
  number: checkoutMessages.phoneInvalid,
  code: 'This code is not right. Please check it and try again.',
  expired: 'This code has expired. Please send a new one.',
  tooMany: 'Too many codes have been sent. Please wait a while, or use your email.',
  robot: 'We could not check that you are not a robot. Please try again.',
  notOffered: 'We cannot send a code to this number now. Please use your email.',
  browser: 'This browser cannot sign in by phone. Please use your email, or another browser.',
  network: 'We could not reach the server. Please check your connection and try again.',
  closed: 'This account has been closed. If you think that is a mistake, please write to us.',
  taken:
    'This number belongs to another account. Sign in with it to use that account: your cart comes along.',
  signInAgain: 'Please sign in again first, then try once more.',
  other: 'That did not work. Please try again.',
} as const;

/** Firebase's codes without 'auth/' by what the person can do. */
const PHONE_CODES: Readonly<Record<string, Exclude<keyof typeof phoneErrors, 'other'>>> = {
  'invalid-phone-number': 'number',
  'missing-phone-number': 'number',
  'invalid-verification-code': 'code',
  'missing-verification-code': 'code',
  'code-expired': 'expired',
  'invalid-verification-id': 'expired',
  'missing-verification-id': 'expired',
  'too-many-requests': 'tooMany',
  'quota-exceeded': 'tooMany',
  'captcha-check-failed': 'robot',
  'invalid-app-credential': 'robot',
  'missing-app-credential': 'robot',
  'missing-recaptcha-token': 'robot',
  'invalid-recaptcha-token': 'robot',
  'recaptcha-not-enabled': 'robot',
  // Also for a region that the project sends no SMS to.
  'operation-not-allowed': 'notOffered',
  'admin-restricted-operation': 'notOffered',
  'unsupported-first-factor': 'notOffered',
  'unauthorized-domain': 'browser',
  'app-not-authorized': 'browser',
  'operation-not-supported-in-this-environment': 'browser',
  'web-storage-unsupported': 'browser',
  'network-request-failed': 'network',
  'user-disabled': 'closed',
  'credential-already-in-use': 'taken',
  'account-exists-with-different-credential': 'taken',
  'provider-already-linked': 'taken',
  'requires-recent-login': 'signInAgain',
  'user-token-expired': 'signInAgain',
};

/** Whether another try with a new verifier may succeed. */
export const isCaptchaError = (error: unknown): boolean => PHONE_CODES[codeOf(error)] === 'robot';

/** Whether a code was rejected: the person types it again. */
export const isWrongCode = (error: unknown): boolean => PHONE_CODES[codeOf(error)] === 'code';

/** Returns the message of an error of sending, checking or linking by a code. */
export function phoneErrorText(error: unknown): string {
  const code = codeOf(error);
  // What limitCodes answers (functions/src/background): Firebase passes it on as an internal error.
  const isLimited = code === 'internal-error' && String(error).includes('RESOURCE_EXHAUSTED');
  return phoneErrors[isLimited ? 'tooMany' : (PHONE_CODES[code] ?? 'other')];
}
