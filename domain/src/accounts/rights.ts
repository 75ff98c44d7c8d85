import type { Role } from './roles.ts';

/**
 * What staff may be allowed to do (docs/reference/commerce.md 4, Rights). A user holds them in `can` of the record
 * users/{uid}, never in a token, so that taking one away works at once. An admin holds all of them.
 */
export const RIGHTS = ['orders', 'calls', 'packing', 'money', 'catalogue', 'people', 'settings'] as const;
export type Right = (typeof RIGHTS)[number];

/** Rights of which any one is enough. */
export type AnyOf = readonly [Right, ...Right[]];

/** Somebody who may hold rights: a record, or a caller with the rights of their record. */
export interface RightsHolder {
  readonly role: Role;
  readonly can?: readonly Right[] | undefined;
}

/** Rights of people who work with orders, and therefore read them. */
export const ORDER_READERS = ['orders', 'calls', 'packing', 'money'] as const satisfies AnyOf;

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
