/** How recent a sign-in must be, in ms, to delete an account with it. */
const FRESH_SIGN_IN_MS = 5 * 60_000;

export function isFreshSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH_SIGN_IN_MS;
}

/** Replaces the name of a deleted account in orders and payments, which are kept. */
export const CLOSED_ACCOUNT_NAME = 'Deleted account';

const ALIAS_PREFIX = 'deleted_';

/**
 * Makes the uid that replaces the one of a deleted account in its orders and payments. They remain linked to each other;
 * nothing links them to the person, because the mapping is not stored.
 * @param bits at least 12 random bytes
 */
export function makeAccountAlias(bits: Uint8Array): string {
  const hex = Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${ALIAS_PREFIX}${hex}`;
}

export const isAccountAlias = (uid: string): boolean => uid.startsWith(ALIAS_PREFIX);
