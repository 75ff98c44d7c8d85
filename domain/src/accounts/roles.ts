/**
 * The values of the custom claim `role`; an account without the claim is a user
 * (docs/architecture.md#identity-and-roles).
 */
export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** Returns the role that a token's claims give. Every role check uses it. */
export function roleOf(claims: Readonly<Record<string, unknown>>): Role {
  return claims.role === 'admin' ? 'admin' : 'user';
}

/**
 * What staff may be allowed to do (docs/reference/commerce.md 4, Rights). A user holds them in `can` of the record
 * users/{uid}, never in a token, so that taking one away works at once. An admin holds all of them.
 */
export const RIGHTS = ['orders', 'calls', 'packing', 'money', 'catalogue', 'people', 'settings'] as const;
export type Right = (typeof RIGHTS)[number];

/** Rights of which any one is enough. */
export type AnyOf = readonly [Right, ...Right[]];

/** Rights of people who work with orders, and therefore read them. */
export const ORDER_READERS = ['orders', 'calls', 'packing', 'money'] as const satisfies AnyOf;
