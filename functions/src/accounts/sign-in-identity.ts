import type { User } from '@nargisus/domain/accounts';

/** What signs in to an account, from Auth or from a token: its address and its proved number, '' or absent for none. */
export interface SignInIdentity {
  readonly email: string;
  readonly emailVerified?: boolean;
  readonly phone?: string;
}

/** Returns whether a record names the address and the number of its account; otherwise it must follow Auth. */
export function matchesSignIn(
  record: Pick<User, 'email' | 'emailVerified' | 'provedPhone'>,
  { email, emailVerified = false, phone = '' }: SignInIdentity,
): boolean {
  return record.email === email && record.emailVerified === emailVerified && record.provedPhone === phone;
}
