import { MAX_USER_NAME, userImageSchema, type NewUser } from './user.ts';

/**
 * Returns the record of a user who signs in with Google, whose name or photo may be missing
 * (docs/reference/specification.md 3, User record).
 */
export function googleUser(profile: {
  readonly displayName: string | null;
  readonly photoUrl: string | null;
}): NewUser {
  const name = Array.from((profile.displayName ?? '').trim())
    .slice(0, MAX_USER_NAME)
    .join('');
  const photo = userImageSchema.safeParse(profile.photoUrl ?? '');
  return { name: name || 'Google User', phone: '', imageUrl: photo.success ? photo.data : '' };
}
