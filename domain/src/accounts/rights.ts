import { RIGHTS, type Right, type Role } from './roles.ts';

/** Somebody who may hold rights: a record, or a caller with the rights of their record. */
export interface RightsHolder {
  readonly role: Role;
  readonly can?: readonly Right[] | undefined;
}

/** Returns whether somebody holds one of the rights. An admin holds all. */
export function may({ role, can = [] }: RightsHolder, anyOf: readonly Right[]): boolean {
  return role === 'admin' || anyOf.some((right) => can.includes(right));
}

/** Returns whether somebody works for the shop: an admin, or anybody with a right. */
export const isStaff = (holder: RightsHolder): boolean => may(holder, RIGHTS);

/** Returns the rights in the order of RIGHTS, each once; undefined for none, as records have them. */
export function storedRights(rights: readonly Right[]): Right[] | undefined {
  const held = RIGHTS.filter((right) => rights.includes(right));
  return held.length > 0 ? held : undefined;
}
