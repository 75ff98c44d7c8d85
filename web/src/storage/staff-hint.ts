import { readUserStorage, writeUserStorage } from './user-storage.ts';

const keyOf = (uid: string) => ({ storage: 'local', uid, name: 'staff' }) as const;

/**
 * Returns whether the user worked for the shop when their record was last read, so that public pages show the way to the
 * dashboard without reading it. Only a hint: RequireStaff decides.
 */
export const readStaffHint = (uid: string): boolean => readUserStorage(keyOf(uid)) !== null;

/** Keeps the hint of a record that was just read. Sign-out removes it. */
export const keepStaffHint = ({
  uid,
  can,
  isActive,
}: {
  uid: string;
  can?: unknown;
  isActive: boolean;
}): void => writeUserStorage(keyOf(uid), can && isActive ? {} : null);
