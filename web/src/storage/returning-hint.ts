import { writeStorage } from './browser-storage.ts';

/** Under the prefix of a user's own values (user-storage.ts), so that sign-out removes it. boot.ts reads it. */
const KEY = 'nargisus.private.returning';

/**
 * Keeps whether the checkout has only to be confirmed, so that the next one shows the right blocks while it loads. Only a hint:
 * the addresses decide.
 */
export function keepReturningHint(isReturning: boolean): void {
  writeStorage(KEY, isReturning ? '1' : null);
  document.documentElement.toggleAttribute('data-returning', isReturning);
}
