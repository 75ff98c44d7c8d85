import { expect, test } from 'vitest';
import { googleErrorText, loginErrorText, signUpErrorText } from './identity-errors.ts';

const firebase = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

test.each([
  ['user-not-found', 'No account found with this email. Please check your email or sign up.'],
  ['wrong-password', 'Incorrect password. Please try again.'],
  ['invalid-email', 'Invalid email address. Please enter a valid email.'],
  ['too-many-requests', 'Too many failed attempts. Please try again later.'],
  ['invalid-credential', 'Invalid email or password. Please check your credentials.'],
  ['network-request-failed', 'Failed to login. Please try again.'],
])('explains what to do after a login fails with %s', (code, text) => {
  expect(loginErrorText(firebase(code))).toBe(text);
});

test.each([
  [
    'email-already-in-use',
    'This email is already registered. Please use a different email or try logging in.',
  ],
  ['weak-password', 'Password is too weak. Please choose a stronger password.'],
  ['password-does-not-meet-requirements', 'Password is too weak. Please choose a stronger password.'],
  ['invalid-email', 'Invalid email address. Please enter a valid email.'],
  ['internal-error', 'Failed to create account. Please try again.'],
])('explains what to do after a sign-up fails with %s', (code, text) => {
  expect(signUpErrorText(firebase(code))).toBe(text);
});

test('has a message for any thrown value', () => {
  for (const thrown of [null, undefined, 'text', {}, { code: 7 }]) {
    expect(loginErrorText(thrown)).toBe('Failed to login. Please try again.');
  }
});

test.each([
  ['popup-closed-by-user', 'sign-in', 'Sign in was cancelled. Please try again.'],
  ['popup-closed-by-user', 'sign-up', 'Sign up was cancelled.'],
  ['cancelled-popup-request', 'sign-in', 'Sign in was cancelled. Please try again.'],
  ['popup-blocked', 'sign-in', 'Popup was blocked. Please allow popups and try again.'],
  ['popup-blocked', 'sign-up', 'Popup was blocked. Please allow popups and try again.'],
  ['internal-error', 'sign-in', 'Failed to sign in with Google. Please try again.'],
  ['unauthorized-domain', 'sign-up', 'Failed to sign up with Google. Please try again.'],
] as const)('answers %s of Google at %s with: %s', (code, doing, words) => {
  expect(googleErrorText({ code: `auth/${code}` }, doing)).toBe(words);
});

test.each([undefined, null, 'text', {}, { code: 7 }, new Error('network')])(
  'has a general message for an unknown code, such as %s',
  (thrown) => {
    expect(loginErrorText(thrown)).toBe('Failed to login. Please try again.');
    expect(signUpErrorText(thrown)).toBe('Failed to create account. Please try again.');
    expect(googleErrorText(thrown, 'sign-in')).toBe('Failed to sign in with Google. Please try again.');
  },
);
