import { MAX_USER_NAME, userImageSchema, type NewUser } from './user.ts';

/**
 * docs/reference/specification.md 3, User record: the record of somebody who came through Google, who gives a name,
 * a photo or neither.
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
