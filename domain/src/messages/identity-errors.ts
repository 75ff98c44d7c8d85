/**
 * Messages of the identity provider's errors (docs/reference/specification.md 8), by Firebase's code without 'auth/'.
 */
export const loginErrors = {
  'user-not-found': 'No account found with this email. Please check your email or sign up.',
  'wrong-password': 'Incorrect password. Please try again.',
  'invalid-email': 'Invalid email address. Please enter a valid email.',
  'too-many-requests': 'Too many failed attempts. Please try again later.',
  'invalid-credential': 'Invalid email or password. Please check your credentials.',
  other: 'Failed to login. Please try again.',
} as const;

export const signUpErrors = {
  'email-already-in-use': 'This email is already registered. Please use a different email or try logging in.',
  'weak-password': 'Password is too weak. Please choose a stronger password.',
  'password-does-not-meet-requirements': 'Password is too weak. Please choose a stronger password.',
  'invalid-email': 'Invalid email address. Please enter a valid email.',
  other: 'Failed to create account. Please try again.',
} as const;

export const googleErrors = {
  'sign-in': {
    closed: 'Sign in was cancelled. Please try again.',
    other: 'Failed to sign in with Google. Please try again.',
  },
  'sign-up': {
    closed: 'Sign up was cancelled.',
    other: 'Failed to sign up with Google. Please try again.',
  },
  blocked: 'Popup was blocked. Please allow popups and try again.',
} as const;

const messageFor = (
  messages: Readonly<Record<string, string>> & { readonly other: string },
  error: unknown,
) => messages[codeOf(error)] ?? messages.other;

export const loginErrorText = (error: unknown): string => messageFor(loginErrors, error);

export const signUpErrorText = (error: unknown): string => messageFor(signUpErrors, error);

/** Returns the message of an error of Google's popup, opened to sign in or to sign up. */
export function googleErrorText(error: unknown, doing: 'sign-in' | 'sign-up'): string {
  switch (codeOf(error)) {
    case 'popup-closed-by-user':
    case 'cancelled-popup-request':
      return googleErrors[doing].closed;
    case 'popup-blocked':
      return googleErrors.blocked;
    default:
      return googleErrors[doing].other;
  }
}

/** Returns Firebase's code without 'auth/'; '' for anything else. */
export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code.replace(/^auth\//, '') : '';
}
