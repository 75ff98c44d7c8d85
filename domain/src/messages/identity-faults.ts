/** Every sentence of the identity provider's refusals (SPEC 8), by Firebase's code without its 'auth/'. */
const LOGIN_FAULTS: Readonly<Record<string, string>> = {
  'user-not-found': 'No account found with this email. Please check your email or sign up.',
  'wrong-password': 'Incorrect password. Please try again.',
  'invalid-email': 'Invalid email address. Please enter a valid email.',
  'too-many-requests': 'Too many failed attempts. Please try again later.',
  'invalid-credential': 'Invalid email or password. Please check your credentials.',
};

const SIGN_UP_FAULTS: Readonly<Record<string, string>> = {
  'email-already-in-use': 'This email is already registered. Please use a different email or try logging in.',
  'weak-password': 'Password is too weak. Please choose a stronger password.',
  'password-does-not-meet-requirements': 'Password is too weak. Please choose a stronger password.',
  'invalid-email': 'Invalid email address. Please enter a valid email.',
};

export function loginFaultText(fault: unknown): string {
  return LOGIN_FAULTS[codeOf(fault)] ?? 'Failed to login. Please try again.';
}

export function signUpFaultText(fault: unknown): string {
  return SIGN_UP_FAULTS[codeOf(fault)] ?? 'Failed to create account. Please try again.';
}

/** Google's window: `doing` is what the person came for. */
export function googleFaultText(fault: unknown, doing: 'sign-in' | 'sign-up'): string {
  const signingIn = doing === 'sign-in';
  switch (codeOf(fault)) {
    case 'popup-closed-by-user':
    case 'cancelled-popup-request':
      return signingIn ? 'Sign in was cancelled. Please try again.' : 'Sign up was cancelled.';
    case 'popup-blocked':
      return 'Popup was blocked. Please allow popups and try again.';
    default:
      return `Failed to ${signingIn ? 'sign in' : 'sign up'} with Google. Please try again.`;
  }
}

function codeOf(fault: unknown): string {
  const code = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : undefined;
  return typeof code === 'string' ? code.replace(/^auth\//, '') : '';
}
