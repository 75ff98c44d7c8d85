/** The address that was typed at sign-in goes along to "forgot password" and back, in the history entry's state. */
export function emailFrom(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}

/** What else the state holds (where a guard sent the person from) stays in it. */
export function stateWithEmail(state: unknown, email: string): object {
  return { ...(typeof state === 'object' ? state : null), email };
}
