import { RIGHTS, type Right, type Role } from './roles.ts';

/** A person whose rights are checked: a user record, or a caller with the rights of their record. */
export interface RightsHolder {
  readonly role: Role;
  readonly can?: readonly Right[] | undefined;
}

/** Returns whether a person holds one of the rights. An admin holds all. */
export function may({ role, can = [] }: RightsHolder, anyOf: readonly Right[]): boolean {
  return role === 'admin' || anyOf.some((right) => can.includes(right));
}

/** Returns whether a person is staff: an admin, or a user with a right. */
export const isStaff = (holder: RightsHolder): boolean => may(holder, RIGHTS);

/** Returns whether a caller with the right 'people' may change or delete an account: only admins may, where it is a staff account. */
export const mayChangeAccount = (caller: RightsHolder, account: RightsHolder): boolean =>
  caller.role === 'admin' || !isStaff(account);

/** Returns the rights in the order of RIGHTS, each once; undefined for none, as records have them. */
export function storedRights(rights: readonly Right[]): Right[] | undefined {
  const held = RIGHTS.filter((right) => rights.includes(right));
  return held.length > 0 ? held : undefined;
}
