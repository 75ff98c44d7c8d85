import { expect, test } from 'vitest';
import { isCaptchaError, phoneErrorText } from './phone-errors.ts';

const firebase = (code: string, message = code) =>
  Object.assign(new Error(message), { code: `auth/${code}` });

test.each([
  ['invalid-phone-number', 'Please enter a valid 11-digit phone number'],
  ['invalid-verification-code', 'This code is not right. Please check it and try again.'],
  ['code-expired', 'This code has expired. Please send a new one.'],
  ['quota-exceeded', 'Too many codes have been sent. Please wait a while, or use your email.'],
  ['captcha-check-failed', 'We could not check that you are not a robot. Please try again.'],
  ['operation-not-allowed', 'We cannot send a code to this number now. Please use your email.'],
  ['unauthorized-domain', 'This browser cannot sign in by phone. Please use your email, or another browser.'],
  ['internal-error', 'That did not work. Please try again.'],
])('explains what to do after %s', (code, text) => {
  expect(phoneErrorText(firebase(code))).toBe(text);
});

test('explains the limit of the blocking function, which Firebase passes on as an internal error', () => {
  const message =
    'Firebase: HTTP Cloud Function returned an error: {"error":{"message":"","status":"RESOURCE_EXHAUSTED"}} (auth/internal-error).';
  expect(phoneErrorText(firebase('internal-error', message))).toMatch(/^Too many codes/);
});

test('only a failed check of the browser is worth another verifier', () => {
  expect([
    isCaptchaError(firebase('invalid-app-credential')),
    isCaptchaError(firebase('too-many-requests')),
    isCaptchaError(undefined),
  ]).toEqual([true, false, false]);
});
