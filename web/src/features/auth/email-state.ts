/** Returns the email that the login form or "forgot password" passed in the state of the history entry; '' if none. */
export function emailFrom(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}

/** Returns the state with the email. Keeps its other values, such as the URL to return to after sign-in. */
export function stateWithEmail(state: unknown, email: string): object {
  return { ...(typeof state === 'object' ? state : null), email };
}
