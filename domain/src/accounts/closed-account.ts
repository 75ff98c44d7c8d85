/** Deleting an account asks who it is once more: this long a sign-in counts as having just been made. */
const FRESH_SIGN_IN_MS = 5 * 60_000;

export function isFreshSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH_SIGN_IN_MS;
}

/** What stands where a name stood, in what the books keep of somebody who has left. */
export const CLOSED_ACCOUNT_NAME = 'Deleted account';

const ALIAS_PREFIX = 'deleted_';

/**
 * Stands for the uid of somebody who has left. Her orders and payments keep belonging together, and nothing leads from
 * them to her: what the alias was made for is forgotten with the account. @param bits random ones, at least 12 bytes.
 */
export function makeAccountAlias(bits: Uint8Array): string {
  const hex = Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${ALIAS_PREFIX}${hex}`;
}

export const isAccountAlias = (uid: string): boolean => uid.startsWith(ALIAS_PREFIX);
