import { addStaffStrings } from './language-store.ts';

/**
 * Loads the strings of staff if the language is Bangla, and whenever it becomes Bangla. Pages of staff wait for it; other pages
 * do not carry them (docs/adr/0096). Rejects if they cannot be fetched.
 */
export const loadStaffStrings = (): Promise<void> =>
  addStaffStrings(async () => (await import('./bn/staff/bangla.ts')).bangla);
