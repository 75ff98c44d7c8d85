/** The custom claim `role`; everybody without it is a user (docs/architecture.md#identity-and-roles). */
export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** The one reading of a token's claims. */
export function roleOf(claims: Readonly<Record<string, unknown>>): Role {
  return claims.role === 'admin' ? 'admin' : 'user';
}
