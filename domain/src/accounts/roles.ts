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
